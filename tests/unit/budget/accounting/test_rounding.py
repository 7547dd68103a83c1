import math
from decimal import Decimal

import pytest

from cusyn_desktop.budget.accounting.rounding import exact, float_above, increasing_root


def test_a_float_means_the_number_it_is_written_as() -> None:
    assert exact(0.1) == Decimal("0.1")


@pytest.mark.parametrize("text", ["0.1", "0.10000000000000000001", "3", "1e-30", "7.7777777777777777777"])
def test_float_above_is_the_least_one_not_below(text: str) -> None:
    value = Decimal(text)
    above = float_above(value)

    assert exact(above) >= value
    assert exact(math.nextafter(above, -math.inf)) < value


def test_increasing_root_finds_the_last_float() -> None:
    root = increasing_root(lambda x: x * x - 2, 0.0, 2.0)

    assert root**2 >= 2
    assert math.nextafter(root, 0.0) ** 2 < 2
