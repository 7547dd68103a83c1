"""What the charts of the report show."""

import numpy as np
import pytest

from cusyn_desktop.services.records import OneWayTable, PairTable
from cusyn_desktop.services.releases.association import PairCorrelation, PairStrength
from cusyn_desktop.services.releases.report_charts import bars_of, correlations_of, heat_of, strengths_of
from cusyn_desktop.services.wording import PaperLanguage, wording_in

WORDING = wording_in(PaperLanguage.ENGLISH)


def one_way(n_values: int, name: str = "x") -> OneWayTable:
    shares = np.arange(1.0, n_values + 1)
    shares /= shares.sum()
    return OneWayTable(name, tuple(map(str, range(n_values))), shares - 0.001, shares)


def test_every_value_is_in_a_bar() -> None:
    """Where there are many, the rare ones share the last bar, and nothing is left out."""
    (few,) = bars_of([one_way(30)], WORDING)
    assert [bar.label for bar in few.rows] == list(map(str, range(30)))
    (many,) = bars_of([one_way(31)], WORDING)
    assert [bar.label for bar in many.rows] == [*map(str, range(2, 31)), "2 other values"]
    assert sum(bar.synthetic for bar in many.rows) == pytest.approx(1)
    assert many.largest == many.rows[-2].synthetic


def test_a_table_of_many_columns_has_short_bars() -> None:
    drawn = bars_of([one_way(20, f"c{number}") for number in range(13)], WORDING)
    assert {len(bars.rows) for bars in drawn} == {12}
    assert drawn[0].rows[-1].label == "9 other values"


def test_noise_below_zero_is_drawn_as_zero() -> None:
    (bars,) = bars_of([OneWayTable("x", ("a", "b"), np.array([-0.1, 1.1]), np.array([0.0, 1.0]))], WORDING)
    assert bars.rows[0].measured == 0
    (bars,) = bars_of([OneWayTable("x", ("a",), None, np.array([0.0]))], WORDING)
    assert (bars.rows[0].measured, bars.largest) == (None, 1.0)


def test_pairs_that_were_not_measured_or_are_too_large_are_passed_over() -> None:
    def pair(n: int, *, is_measured: bool) -> PairTable:
        cells = np.full((n, 2), 0.5 / n)
        labels = tuple(map(str, range(n)))
        return PairTable(("a", "b"), labels, ("x", "y"), cells if is_measured else None, cells)

    assert heat_of(pair(24, is_measured=True)) is not None
    assert heat_of(pair(25, is_measured=True)) is None
    assert heat_of(pair(2, is_measured=False)) is None


def test_the_column_of_more_values_goes_down() -> None:
    cells = np.array([[0.1, 0.2, 0.3], [0.0, 0.4, 0.0]])
    drawn = heat_of(PairTable(("a", "b"), ("x", "y"), ("0", "1", "2"), cells - 0.05, cells))
    assert drawn is not None
    assert (drawn.row_labels, drawn.column_labels) == (("0", "1", "2"), ("x", "y"))
    assert (drawn.synthetic, drawn.largest) == ([[0.1, 0.0], [0.2, 0.4], [0.3, 0.0]], 0.4)
    assert drawn.measured[0] == pytest.approx([0.05, 0.0])


def test_the_matrix_has_what_was_measured_below_and_the_rest_above() -> None:
    pairs = (
        PairStrength((0, 2), 0.5, 0.4, PairCorrelation(0.2, 0.01, 0.3)),
        PairStrength((0, 5), None, 0.1, None),
        PairStrength((2, 5), 0.0, 0.2, PairCorrelation(-0.9, 0.02, -0.8)),
    )
    names = tuple("abcdefg")
    drawn = strengths_of(pairs, names)
    assert drawn is not None
    assert drawn.names == ("a", "c", "f")
    assert drawn.left_out == 4
    assert set(drawn.cells) == {(0, 1, 0.4), (1, 0, 0.5), (0, 2, 0.1), (1, 2, 0.2), (2, 1, 0.0)}
    assert [(one.title, one.measured) for one in correlations_of(pairs, names)] == [
        ("c × f", -0.9),
        ("a × c", 0.2),
    ]
    assert strengths_of((), names) is None
