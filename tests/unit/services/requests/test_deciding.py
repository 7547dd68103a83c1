"""Decisions before anything is spent."""

from dataclasses import replace
from itertools import combinations

import pytest

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import LimitName, Outcome
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.errors import InputError, ModelTooLargeError
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.requests import case, deciding
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset


def test_a_request_within_all_limits_is_approved(workspace: Workspace) -> None:
    answer = deciding.evaluate(workspace, ask(), with_forecast=False)
    assert answer.decision.outcome is Outcome.APPROVED
    assert answer.granted == answer.asked
    assert [limit.name for limit in answer.limits] == list(LimitName)
    assert not any(limit.binding for limit in answer.limits)
    assert answer.rows == 500
    assert answer.dataset_left is not None
    assert answer.user_left is not None
    spent = answer.asked.pico_rho
    assert answer.dataset_left.pico_rho == pools.pools(workspace)[0].total.pico_rho - spent
    assert answer.user_left.pico_rho == pools.pools(workspace)[1].total.pico_rho - spent


def test_a_request_above_a_limit_is_reduced_to_exactly_that(workspace: Workspace) -> None:
    answer = deciding.evaluate(workspace, ask(epsilon="1.2"), with_forecast=False)
    assert answer.decision.outcome is Outcome.REDUCED
    limit = people.user(workspace, "Ana").per_request
    assert answer.granted == limit
    assert [one.name for one in answer.limits if one.binding] == [LimitName.PER_REQUEST]
    assert "one request of Ana" in answer.sentence


def test_a_request_that_needs_more_is_refused(workspace: Workspace) -> None:
    answer = deciding.evaluate(workspace, ask(epsilon="1.2", at_least="1.1"), with_forecast=False)
    assert answer.decision.outcome is Outcome.REFUSED
    assert (answer.granted, answer.forecast, answer.dataset_left, answer.user_left) == (None,) * 4
    assert answer.sentence.endswith("Nothing is spent.")


def test_looking_changes_nothing(workspace: Workspace) -> None:
    before = auditing.audit_entries(workspace), pools.pools(workspace)
    for epsilon in ("0.3", "1.4", "100"):
        deciding.evaluate(workspace, ask(epsilon=epsilon), with_forecast=False)
    assert (auditing.audit_entries(workspace), pools.pools(workspace)) == before


COLUMNS = ("sex", "age", "smoker", "region, code", "income")
MORE_THAN_THE_WORKLOAD = (*combinations(COLUMNS, 1), *combinations(COLUMNS, 2))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"dataset": "Census"}, "no dataset Census"),
        ({"user": "Eve"}, "no user Eve"),
        ({"epsilon": "0"}, "epsilon must be"),
        ({"epsilon": "-1"}, "epsilon must be"),
        ({"epsilon": "nan"}, "epsilon must be"),
        ({"epsilon": "one"}, "epsilon must be"),
        ({"epsilon": "0,8"}, "epsilon must be"),
        ({"at_least": "0"}, "epsilon must be"),
        ({"queries": (("smoker", "ago"),)}, "no column 'ago'"),
        ({"queries": (("id",),)}, "not in the model"),
        ({"queries": (("age", "age"),)}, "names a column twice"),
        ({"queries": (("age", "sex"), ("sex", "age"))}, "listed twice"),
        ({"queries": (("age", "sex", "smoker", "income"),)}, "1 to 3"),
        ({"queries": ((),)}, "1 to 3"),
        ({"queries": MORE_THAN_THE_WORKLOAD}, "more interest queries"),
        ({"rows": 0}, "rows"),
        ({"rows": 10**9}, "rows"),
        ({"model_limit_mb": 0}, "1 to 80 MB, not 0"),
        ({"model_limit_mb": 81}, "1 to 80 MB, not 81"),
    ],
)
def test_what_cannot_be_asked_is_told(workspace: Workspace, changes: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        deciding.evaluate(workspace, ask(**changes), with_forecast=False)
    with pytest.raises(InputError, match=message):
        synthesis.synthesise(workspace, ask(**changes), control=RunControl())
    assert pools.spends(workspace) == ()


def test_a_user_without_the_dataset_is_told(workspace: Workspace) -> None:
    people.add_user(workspace, NewUser(name="Eve", datasets=()))
    with pytest.raises(InputError, match="Eve was not granted Survey"):
        deciding.evaluate(workspace, ask(user="Eve"), with_forecast=False)


def test_a_domain_that_does_not_fit_is_refused_with_the_numbers(workspace: Workspace) -> None:
    columns = ", ".join(
        f'{{"name": "{name}", "type": "integer", "origin": "public", "from": 0, "to": 9999}}'
        for name in "abc"
    )
    path = workspace.path.with_name("wide.csv")
    path.write_text("a,b,c\n1,2,3\n4,5,6\n", encoding="utf-8")
    schema = Schema.from_json(f'{{"format": "cusyn-schema", "version": 1, "columns": [{columns}]}}')
    new = new_dataset(path.parent, path=path, name="Wide", schema=schema)
    importing.add_dataset(workspace, new, control=RunControl())
    with pytest.raises(ModelTooLargeError, match=r"100,0[0-9]{2},?[0-9]* cells.*a \(10,000\)"):
        deciding.evaluate(workspace, ask(dataset="Wide", queries=(("a", "b"),)), with_forecast=False)
    assert pools.spends(workspace) == ()


def test_the_exposure_counts_against_the_user_alone(workspace: Workspace) -> None:
    synthesis.synthesise(workspace, ask(user="Ben", queries=()), control=RunControl())
    answer = deciding.evaluate(workspace, ask(reuse=Reuse.ALL, epsilon="0.5"), with_forecast=False)
    granted = BudgetAmount.of(answer.decision.exposure, 1e-9)
    assert round(granted.epsilon, 6) == 0.8
    free = deciding.evaluate(workspace, ask(user="Ben", reuse=Reuse.MINE), with_forecast=False)
    assert free.decision.exposure == 0


def test_an_identical_request_is_there_already(workspace: Workspace) -> None:
    made = synthesis.synthesise(workspace, ask(epsilon="0.8"), control=RunControl())
    assert deciding.evaluate(workspace, ask(epsilon=0.8), with_forecast=False).existing == (made.id,)
    assert deciding.evaluate(workspace, ask(epsilon="0.7"), with_forecast=False).existing == ()


def test_a_forecast_tells_time_memory_and_errors(workspace: Workspace) -> None:
    answer = deciding.evaluate(workspace, ask(epsilon="1.2"))
    assert answer.forecast is not None
    assert answer.forecast_asked is not None
    assert answer.forecast.cells > 0
    assert answer.forecast.seconds > 0
    assert len(answer.forecast.query_errors) == 2
    assert answer.forecast.query_error is not None
    assert answer.forecast_asked.query_error is not None
    assert answer.forecast_asked.query_error <= answer.forecast.query_error
    errors = [point.query_error for point in answer.curve]
    assert len(errors) == 8
    assert errors == sorted(errors, reverse=True)
    assert set(answer.forecast.not_measured) <= set(ask().queries)


def test_without_a_row_number_no_error_is_told_until_something_was_received(workspace: Workspace) -> None:
    new = new_dataset(workspace.path.parent, name="Unknown size", approx_rows=None)
    importing.add_dataset(workspace, new, control=RunControl())
    request = ask(dataset="Unknown size", user="Ben")
    before = deciding.evaluate(workspace, request)
    assert before.forecast is not None
    assert before.forecast.query_errors == (None, None)
    assert (before.forecast.query_error, before.curve, before.rows) == (None, (), None)
    synthesis.synthesise(workspace, request, control=RunControl())
    after = deciding.evaluate(workspace, ask(dataset="Unknown size", user="Ben", epsilon="0.5"))
    assert after.forecast is not None
    assert after.forecast.query_error is not None
    assert deciding.evaluate(workspace, ask(dataset="Unknown size")).curve == ()


def limit_of_this_machine(patch: pytest.MonkeyPatch, megabytes: int) -> None:
    patch.setattr(case, "usual_limit_mb", lambda *_, **__: megabytes)


def test_a_model_has_the_limit_that_was_asked_or_this_machines(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert deciding.evaluate(workspace, ask()).model_limit_mb == 1  # holds every possible row
    assert deciding.evaluate(workspace, ask(model_limit_mb=3)).model_limit_mb == 3
    limit_of_this_machine(monkeypatch, 7)
    chosen = deciding.evaluate(workspace, ask())
    assert (chosen.model_limit_mb, chosen.request.model_limit_mb) == (7, None)


def test_another_machine_repeats_the_limit_of_a_run(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit_of_this_machine(monkeypatch, 7)
    made = synthesis.synthesise(workspace, ask(), control=RunControl())
    limit_of_this_machine(monkeypatch, 2)
    again = deciding.evaluate(workspace, made.spend.request)
    assert (again.model_limit_mb, again.existing) == (7, (made.id,))
    assert deciding.evaluate(workspace, ask()).existing == ()


def test_queries_that_a_larger_model_would_hold_say_so_and_spend_nothing(workspace: Workspace) -> None:
    columns = ", ".join(
        f'{{"name": "{name}", "type": "integer", "origin": "public", "from": 0, "to": 599}}' for name in "ab"
    )
    path = workspace.path.with_name("wide.csv")
    path.write_text("a,b\n1,2\n", encoding="utf-8")
    schema = Schema.from_json(f'{{"format": "cusyn-schema", "version": 1, "columns": [{columns}]}}')
    new = new_dataset(path.parent, path=path, name="Wide", schema=schema)
    importing.add_dataset(workspace, new, control=RunControl())
    request = ask(dataset="Wide", queries=(("a", "b"),), model_limit_mb=2)
    with pytest.raises(ModelTooLargeError, match=r"360,000 cells; 262,144 .* or allow the model 3 MB\."):
        synthesis.synthesise(workspace, request, control=RunControl())
    assert pools.spends(workspace) == ()
    assert deciding.evaluate(workspace, replace(request, model_limit_mb=3)).granted is not None
