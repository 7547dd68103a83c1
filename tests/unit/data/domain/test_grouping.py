"""Grouping values by a declared map, and taking groups apart."""

import pytest

from cusyn_desktop.data.domain.columns import CategoryColumn
from cusyn_desktop.data.domain.declared import category
from cusyn_desktop.data.domain.grouping import grouped, ungrouped
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.errors import InputError


def column(*values: str, **fields: object) -> CategoryColumn:
    made = category("job", values, **fields)
    assert isinstance(made, CategoryColumn)
    return made


def changed(now: CategoryColumn, fields: object) -> CategoryColumn:
    assert isinstance(fields, dict)
    made = column_of(now.model_dump(mode="json", by_alias=True) | fields)
    assert isinstance(made, CategoryColumn)
    return made


def test_members_share_the_code_of_a_new_last_value() -> None:
    now = column("a", "b", "c", "d")
    after = changed(now, grouped(now, "rest", ("b", "d")))
    assert after.categories == ("a", "c", "rest")
    assert after.codes() == {"a": 0, "c": 1, "rest": 2, "b": 2, "d": 2}


def test_in_an_order_the_group_stands_where_its_first_member_stood() -> None:
    now = column("low", "middle", "high", ordered=True)
    after = changed(now, grouped(now, "more", ("middle", "high")))
    assert after.categories == ("low", "more")


def test_a_value_takes_in_others_and_groups_are_joined() -> None:
    now = column("a", "b", "c", "d")
    one = changed(now, grouped(now, "b", ("b", "c")))
    assert one.categories == ("a", "b", "d")
    both = changed(one, grouped(one, "rest", ("b", "d")))
    assert both.categories == ("a", "rest")
    assert both.groups == {"rest": ("b", "c", "d")}


def test_a_group_keeps_the_value_that_named_it_when_it_is_joined() -> None:
    now = column("a", "b", "c", groups={"b": ["x"]})
    after = changed(now, grouped(now, "rest", ("b",)))
    assert after.groups == {"rest": ("b", "x")}


def test_a_group_is_taken_apart() -> None:
    now = column("a", "rest", groups={"rest": ["b", "c"]})
    assert changed(now, ungrouped(now, "rest", kept=())).categories == ("a", "b", "c")
    assert changed(now, ungrouped(now, "rest", kept={"rest"})).categories == ("a", "rest", "b", "c")


@pytest.mark.parametrize(
    ("name", "members", "field"),
    [("", ("a",), "name"), ("rest", (), "members"), ("NA", ("a",), "name"), ("x", ("a",), "name")],
)
def test_what_makes_no_group_is_told_at_its_field(name: str, members: tuple[str, ...], field: str) -> None:
    now = column("a", "b", missing=["NA"], groups={"b": ["x"]})
    with pytest.raises(InputError) as told:
        grouped(now, name, members)
    assert told.value.details["field"] == field
