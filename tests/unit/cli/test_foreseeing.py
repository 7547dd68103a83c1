"""What is told of interest queries before a run, and after one that fell short of it."""

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from cusyn_desktop.cli.foreseeing import forecast_text, unmeasured_text
from cusyn_desktop.services.records import ForecastSummary

if TYPE_CHECKING:
    from cusyn_desktop.services.records import Evaluation, ReleaseDetail

AGE, BOTH, SEX = ("age",), ("age", "sex"), ("sex",)


def told(
    *, not_measured: tuple[tuple[str, ...], ...] = (), may_drown: tuple[tuple[str, ...], ...] = ()
) -> "Evaluation":
    found = ForecastSummary(
        cells=10,
        memory_bytes=2 * 10**8,
        seconds=2.0,
        query_errors=(None, None, None),
        workload_error=None,
        warnings=(),
        not_measured=not_measured,
        may_drown=may_drown,
    )
    request = SimpleNamespace(queries=(AGE, BOTH, SEX), model_limit_mb=1)
    return cast("Evaluation", SimpleNamespace(forecast=found, request=request, rows=None, model_limit_mb=1))


def came(*screened_out: tuple[str, ...]) -> "ReleaseDetail":
    return cast("ReleaseDetail", SimpleNamespace(screened_out=screened_out))


def test_a_forecast_without_a_number_of_rows_promises_no_measurement() -> None:
    text = forecast_text(told(not_measured=(SEX,), may_drown=(AGE,)))
    assert text.count("measured if there are rows enough") == 1
    assert text.count("measured if a round chooses it") == 1
    assert "--approx-rows" in text


@pytest.mark.parametrize(
    ("screened", "foreseen", "number"),
    [((BOTH,), (), "1 of them was"), ((BOTH, SEX, AGE), (AGE,), "2 of them were")],
)
def test_a_run_that_falls_short_says_so(
    screened: tuple[tuple[str, ...], ...], foreseen: tuple[tuple[str, ...], ...], number: str
) -> None:
    text = unmeasured_text(came(*screened), told(not_measured=foreseen))
    assert text.startswith("Not measured, only estimated from other tables: age")
    assert f"{number} foreseen as measured" in text
    assert "more budget" in text


def test_a_run_that_keeps_its_promise_says_no_more_than_that() -> None:
    assert unmeasured_text(came(), told()) == ""
    text = unmeasured_text(came(SEX), told(not_measured=(SEX,)))
    assert text == "Not measured, only estimated from other tables: sex."
