import json

import numpy as np
import pytest

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.errors import InputError

SPRING = {"from": "2026-01-01", "to": "2026-03-31"}
COLUMNS: list[dict[str, object]] = [
    {"name": "id", "type": "identifier"},
    {"name": "age", "type": "integer", "from": 0, "to": 99, "starts": [12, 50], "missing": [""]},
    {"name": "sex", "type": "category", "categories": ["f", "m"]},
    {"name": "births", "type": "integer", "from": 0, "to": 2, "missing": [""]},
    {"name": "low", "type": "decimal", "from": 0, "to": 9.9, "width": 5, "places": 1},
    {"name": "high", "type": "decimal", "from": 0, "to": 19.9, "width": 5, "places": 1, "missing": ["NA"]},
    {"name": "in", "type": "date", "format": "%Y-%m-%d", "by": "month", **SPRING},
    {"name": "out", "type": "date", "format": "%d.%m.%Y", "by": "month", **SPRING},
]


def schema(*rules: object) -> Schema:
    columns = [{"origin": "public"} | column if column["name"] != "id" else column for column in COLUMNS]
    fields = {"format": "cusyn-schema", "version": 1, "columns": columns, "rules": list(rules)}
    return Schema.from_json(json.dumps(fields))


def test_rules_are_part_of_the_canonical_form() -> None:
    text = schema({"rule": "forbidden", "values": {"sex": ["m"], "births": {"from": 1}}}).to_json()
    assert text.endswith(
        '  "rules": [\n    {"rule": "forbidden", "values": {"sex": ["m"], "births": {"from": 1}}}\n  ]\n}\n'
    )
    assert Schema.from_json(text).to_json() == text
    assert '"rules"' not in schema().to_json()


def test_forbidden_combinations_become_cells() -> None:
    (cells,) = schema({"rule": "forbidden", "values": {"births": [None], "sex": ["f"]}}).forbidden
    assert cells.clique == (1, 2)
    assert cells.mask.tolist() == [[False, False, False, True], [False] * 4]
    (cells,) = schema(
        {"rule": "forbidden", "values": {"age": {"to": 11}, "births": {"from": 1, "to": 2}}}
    ).forbidden
    assert cells.clique == (0, 2)
    assert cells.mask.tolist() == [[False, True, True, False], [False] * 4, [False] * 4, [False] * 4]


def test_missing_unless_forbids_the_rest() -> None:
    (cells,) = schema({"rule": "missing_unless", "column": "births", "values": {"sex": ["f"]}}).forbidden
    assert cells.clique == (1, 2)
    assert cells.mask.tolist() == [[False] * 4, [True, True, True, False]]


def test_order_forbids_groups_that_cannot_be_in_order() -> None:
    (cells,) = schema({"rule": "at_most", "lower": "high", "upper": "low"}).forbidden
    assert cells.clique == (3, 4)
    expected = np.zeros((2, 5), dtype=bool)
    expected[0, 1:4] = True
    expected[1, 2:4] = True
    assert np.array_equal(cells.mask, expected)


def test_dates_in_rules_are_iso() -> None:
    rule = {"rule": "forbidden", "values": {"in": {"from": "2026-02-01", "to": "2026-02-28"}, "sex": ["f"]}}
    (cells,) = schema(rule).forbidden
    assert cells.mask.tolist() == [[False, True, False], [False] * 3]


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (
            {"rule": "forbidden", "values": {"nobody": ["m"]}},
            "the column 'nobody', which is not in the model",
        ),
        ({"rule": "forbidden", "values": {"id": ["m"]}}, "the column 'id', which is not in the model"),
        ({"rule": "forbidden", "values": {"sex": ["x"]}}, "the value 'x' of 'sex', which its domain lacks"),
        ({"rule": "forbidden", "values": {"sex": [None]}}, "the value None of 'sex'"),
        ({"rule": "forbidden", "values": {"sex": {"from": 1}}}, "'sex', which has no numbers or dates"),
        ({"rule": "forbidden", "values": {"sex": ["f", "m"]}}, "forbids every row"),
        ({"rule": "forbidden", "values": {"age": {"from": 18}}}, "cuts the group '12 to 49' of 'age'"),
        ({"rule": "forbidden", "values": {"age": {"from": "x"}}}, "'x' is no number"),
        ({"rule": "forbidden", "values": {}}, "rules"),
        ({"rule": "missing_unless", "column": "sex", "values": {"age": {"from": 12}}}, "has no missing"),
        ({"rule": "missing_unless", "column": "births", "values": {"births": [None]}}, "a column twice"),
        ({"rule": "at_most", "lower": "age", "upper": "low"}, "not numbers of equal places"),
        ({"rule": "at_most", "lower": "in", "upper": "low"}, "not numbers of equal places"),
        ({"rule": "at_most", "lower": "low", "upper": "low"}, "circle through 'low'"),
        ({"rule": "never"}, "rules"),
    ],
)
def test_rules_that_cannot_work_are_refused(rule: object, words: str) -> None:
    with pytest.raises(InputError, match=words):
        schema(rule)


def test_a_rule_over_too_many_cells_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cusyn_desktop.data.domain.rules.MAX_RULE_CELLS", 7)
    with pytest.raises(InputError, match="joins 8 combinations of sex, births; 7 are possible"):
        schema({"rule": "forbidden", "values": {"sex": ["f"], "births": [None]}})


def test_orders_that_follow_are_known() -> None:
    three = schema(
        {"rule": "at_most", "lower": "low", "upper": "high"},
        {"rule": "at_most", "lower": "age", "upper": "births"},
    )
    assert [cells.clique for cells in three.forbidden] == [(3, 4), (0, 2)]
    with pytest.raises(InputError, match="round in a circle"):
        schema(
            {"rule": "at_most", "lower": "in", "upper": "out"},
            {"rule": "at_most", "lower": "out", "upper": "in"},
        )


def test_drawn_values_keep_their_order_and_their_group() -> None:
    table = schema(
        {"rule": "at_most", "lower": "low", "upper": "high"},
        {"rule": "at_most", "lower": "in", "upper": "out"},
    )
    rng = np.random.default_rng(1)
    codes = [rng.integers(0, size, 20_000).astype(np.uint8) for size in table.sizes]
    allowed = np.ones(20_000, dtype=bool)
    for cells in table.forbidden:
        allowed &= ~cells.mask[tuple(codes[place] for place in cells.clique)]
    frame = decode(table, [column[allowed] for column in codes], rng=rng)
    both = frame[frame["high"] != "NA"]
    low, high = both["low"].astype(float), both["high"].astype(float)
    assert (low <= high).all()
    assert 0.01 < (low == high).mean() < 0.5
    assert (frame["high"] == "NA").any()
    entered = frame["in"]
    left = frame["out"].str[6:] + "-" + frame["out"].str[3:5] + "-" + frame["out"].str[:2]
    assert (entered <= left).all()
    place = table.names.index("low")
    assert ((frame["low"].astype(float) >= 5) == (codes[place][allowed] == 1)).all()


def test_a_schema_with_rules_can_be_changed_only_in_keeping_with_them() -> None:
    ruled = schema({"rule": "forbidden", "values": {"sex": ["m"], "births": {"from": 1}}})
    assert ruled.confirmed(["sex"]).rules == ruled.rules
    sex = ruled.modelled[1].model_copy(update={"categories": ("f", "x")})
    with pytest.raises(InputError, match="the value 'm' of 'sex'"):
        ruled.with_column(sex)  # type: ignore[arg-type]
