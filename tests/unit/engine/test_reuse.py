import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.reuse import reusable

SIZES = (2, 2, 2, 2)


def table(clique: Clique, sigma: float, kind: MeasurementKind = MeasurementKind.FULL) -> Measurement:
    return Measurement(clique, kind, np.zeros((2,) * len(clique)), sigma, 10, Purpose.SELECTED)


def test_all_are_kept_in_their_order_where_they_fit() -> None:
    earlier = [table((0, 1), 3.0), table((2,), 1.0), table((0, 1), 2.0)]
    kept = reusable(earlier, sizes=SIZES, room_for=[], limit_cells=100)
    assert [(m.clique, m.sigma) for m in kept] == [((0, 1), 3.0), ((2,), 1.0), ((0, 1), 2.0)]
    assert {m.purpose for m in kept} == {Purpose.REUSED}


def test_the_noisiest_stay_out_where_they_do_not_fit() -> None:
    chain = [table((0, 1), 3.0), table((1, 2), 1.0), table((2, 3), 2.0)]
    kept = reusable(chain, sizes=SIZES, room_for=[], limit_cells=10)
    assert [m.clique for m in kept] == [(1, 2), (2, 3)]


def test_room_for_what_is_to_be_measured_comes_first() -> None:
    chain = [table((0, 1), 3.0), table((1, 2), 1.0), table((2, 3), 2.0)]
    kept = reusable(chain, sizes=SIZES, room_for=[(0, 1)], limit_cells=10)
    assert [m.clique for m in kept] == [(0, 1), (1, 2)]


def test_residuals_alone_are_of_no_use() -> None:
    residual = table((0, 1), 1.0, MeasurementKind.RESIDUAL)
    assert reusable([residual], sizes=SIZES, room_for=[], limit_cells=100) == ()
    assert len(reusable([residual, table((0,), 1.0)], sizes=SIZES, room_for=[], limit_cells=100)) == 2
    assert reusable([], sizes=SIZES, room_for=[], limit_cells=100) == ()
