"""From a wished error to a budget."""

import pytest

from cusyn_desktop.budget.amount import asked_amount
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ErrorPoint
from cusyn_desktop.services.requests.wished_error import epsilon_for_error, typed_error


def curve(*points: tuple[float, float]) -> tuple[ErrorPoint, ...]:
    return tuple(ErrorPoint(asked_amount(epsilon, 1e-9), error) for epsilon, error in points)


INVERSE = curve((0.25, 0.08), (0.5, 0.04), (1.0, 0.02), (2.0, 0.01))


@pytest.mark.parametrize(("error", "epsilon"), [(0.08, 0.25), (0.04, 0.5), (0.025, 0.8), (0.01, 2.0)])
def test_the_error_falls_as_a_power_of_the_budget(error: float, epsilon: float) -> None:
    assert epsilon_for_error(INVERSE, error) == pytest.approx(epsilon, abs=0.011)


def test_the_budget_is_enough_and_no_more_than_a_hundredth_too_much() -> None:
    for wished in (0.079, 0.05, 0.033, 0.0151):
        found = epsilon_for_error(INVERSE, wished)
        assert found is not None
        assert 0.02 / found <= wished + 1e-6  # the curve is 0.02 / epsilon
        assert 0.02 / (found - 0.012) > wished


def test_what_is_easily_kept_gets_the_smallest_budget_of_the_curve() -> None:
    assert epsilon_for_error(INVERSE, 0.5) == pytest.approx(0.25, abs=0.011)


def test_what_no_budget_of_the_curve_brings_is_told() -> None:
    assert epsilon_for_error(INVERSE, 0.009) is None
    assert epsilon_for_error((), 0.5) is None


def test_a_flat_step_and_no_error_at_all() -> None:
    stepped = curve((0.5, 0.04), (1.0, 0.04), (2.0, 0.0))
    assert epsilon_for_error(stepped, 0.03) == pytest.approx(2.0, abs=0.011)
    assert epsilon_for_error(stepped, 0.04) == pytest.approx(0.5, abs=0.011)


def test_an_error_is_typed_in_points() -> None:
    assert typed_error(" 2.5 ") == 0.025
    assert typed_error("100") == 1.0


@pytest.mark.parametrize("text", ["", "0", "0.0", "-1", "2,5", "nan", "inf", "1e1", "101", "two", "²"])
def test_what_is_no_error_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="percentage points above 0"):
        typed_error(text)
