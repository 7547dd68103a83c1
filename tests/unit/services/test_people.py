"""Users, their limits and their saved queries."""

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewUser, QuerySet
from cusyn_desktop.services.workspace import Workspace


def test_a_user_takes_the_delta_of_the_datasets(workspace: Workspace) -> None:
    ana = people.user(workspace, "Ana")
    assert ana.pool is not None
    assert ana.per_request is not None
    assert ana.pool.total.delta == ana.per_request.delta == 1e-9
    assert round(ana.pool.total.epsilon, 6) == 2


def test_a_user_without_datasets_takes_the_usual_delta(empty: Workspace) -> None:
    made = people.add_user(empty, NewUser(name="Ana", epsilon=1))
    assert made.pool is not None
    assert made.pool.total.delta == people.DEFAULT_DELTA


def test_all_users_are_listed_in_order(workspace: Workspace) -> None:
    assert [(one.number, one.name) for one in people.users(workspace)] == [(1, "Ana"), (2, "Ben")]
    ben = people.user(workspace, "Ben")
    assert ben.pool is None
    assert ben.per_request is None
    assert ben.datasets is None


@pytest.mark.parametrize(
    ("new", "message"),
    [
        (NewUser(name="Ana"), "already"),
        (NewUser(name=""), "name of a user"),
        (NewUser(name="Eve", epsilon="none"), "epsilon"),
        (NewUser(name="Eve", epsilon="1", delta="2"), "delta"),
        (NewUser(name="Eve", per_request="0"), "epsilon"),
        (NewUser(name="Eve", datasets=("Census",)), "no dataset Census"),
    ],
)
def test_a_wrong_field_adds_nobody(workspace: Workspace, new: NewUser, message: str) -> None:
    with pytest.raises(InputError, match=message):
        people.add_user(workspace, new)
    assert len(people.users(workspace)) == 2


def test_an_unknown_user_is_named(workspace: Workspace) -> None:
    with pytest.raises(InputError, match=r"There is no user Eve.*Ana, Ben"):
        people.user(workspace, "Eve")


def test_a_dataset_is_granted(workspace: Workspace) -> None:
    made = people.add_user(workspace, NewUser(name="Eve", datasets=()))
    assert made.datasets == ()
    assert people.grant_dataset(workspace, user="Eve", dataset="Survey").datasets == ("Survey",)
    assert people.grant_dataset(workspace, user="Ben", dataset="Survey").datasets is None


def test_a_limit_is_lowered_and_never_raised(workspace: Workspace) -> None:
    lowered = people.lower_limit(workspace, user="Ana", per_request=0.5).per_request
    assert lowered is not None
    assert round(lowered.epsilon, 6) == 0.5
    with pytest.raises(InputError, match="never raised"):
        people.lower_limit(workspace, user="Ana", per_request="0.7")


def test_queries_are_saved_and_replaced(workspace: Workspace) -> None:
    first = QuerySet("Smoking", "Survey", (("smoker", "age"),))
    assert people.save_queries(workspace, user="Ana", queries=first).query_sets == (first,)
    second = QuerySet("Smoking", "Survey", (("smoker", "sex"), ("income",)))
    assert people.save_queries(workspace, user="Ana", queries=second).query_sets == (second,)
    with pytest.raises(InputError, match="no column 'ago'"):
        people.save_queries(workspace, user="Ana", queries=QuerySet("X", "Survey", (("ago",),)))
