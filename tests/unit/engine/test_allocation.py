import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.engine.allocation import equal_tables, planned_residuals, water_fill
from cusyn_desktop.engine.knowledge import Knowledge
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose


def full(clique: tuple[int, ...], shape: tuple[int, ...], sigma: float) -> Measurement:
    return Measurement(clique, MeasurementKind.FULL, np.zeros(shape), sigma, 1, Purpose.ONE_WAY)


def test_equal_tables_share_exactly() -> None:
    shares = equal_tables([(0, 1), (1, 2), (0, 2)], pico_rho=100)
    assert [share.pico_rho for share in shares] == [33, 33, 34]
    assert {share.kind for share in shares} == {MeasurementKind.FULL}


@given(
    st.lists(
        st.tuples(st.floats(0.01, 100), st.floats(0.1, 1), st.one_of(st.just(0.0), st.floats(1e-6, 100))),
        min_size=1,
        max_size=8,
    ),
    st.floats(1e-4, 1e3),
)
def test_water_filling_meets_the_optimality_conditions(
    parts: list[tuple[float, float, float]], budget: float
) -> None:
    """Wherever something is added one more unit of cost gains the same, and elsewhere less."""
    weights, prices, held = (np.array(column) for column in zip(*parts, strict=True))
    added = water_fill(weights, prices, held, budget)
    assert (added >= 0).all()
    assert prices @ added == pytest.approx(budget, rel=1e-6)
    gain = weights / prices / np.maximum(held + added, 1e-300) ** 2
    used = added > 1e-9 * added.max()
    level = gain[used].min()
    assert gain[used].max() == pytest.approx(level, rel=1e-3)
    assert (gain[~used] <= level * (1 + 1e-3)).all()


def test_residuals_of_fresh_binary_pairs_cover_their_parts() -> None:
    shares = planned_residuals(
        [(0, 1), (1, 2)], sizes=(2, 2, 2), knowledge=Knowledge((2, 2, 2)), pico_rho=10**6
    )
    assert [share.clique for share in shares] == [(0,), (1,), (2,), (0, 1), (1, 2)]
    assert sum(share.pico_rho for share in shares) == 10**6
    assert {share.kind for share in shares} == {MeasurementKind.RESIDUAL}
    by_clique = {share.clique: share.pico_rho for share in shares}
    assert by_clique[(1,)] > by_clique[(0,)]  # it serves two queries


def test_what_is_known_is_not_paid_for_again() -> None:
    known = Knowledge((2, 2), [full((0,), (2,), 0.001), full((1,), (2,), 0.001)])
    shares = planned_residuals([(0, 1)], sizes=(2, 2), knowledge=known, pico_rho=10**6)
    assert [(share.clique, share.pico_rho) for share in shares] == [((0, 1), 10**6)]


def test_columns_of_one_value_have_no_residual() -> None:
    shares = planned_residuals([(0, 1)], sizes=(1, 3), knowledge=Knowledge((1, 3)), pico_rho=999)
    assert [(share.clique, share.pico_rho) for share in shares] == [((1,), 999)]


def test_more_rows_per_person_count_what_is_held_for_more() -> None:
    """With k rows the same budget buys less precision, so that held precision matters more."""
    known = Knowledge((2, 2), [full((0,), (2,), 3.0)])

    def on_first(k: int) -> int:
        shares = planned_residuals(
            [(0, 1)], sizes=(2, 2), knowledge=known, pico_rho=10**12, rows_per_person=k
        )
        return next((share.pico_rho for share in shares if share.clique == (0,)), 0)

    assert on_first(1) > on_first(3)
