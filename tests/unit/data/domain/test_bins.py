import numpy as np
import pytest

from cusyn_desktop.data.domain.bins import Bins
from cusyn_desktop.errors import InputError


def test_values_are_placed_and_clipped() -> None:
    bins = Bins((0, 18, 30), 110)
    assert bins.place([-5, 0, 17, 18, 29, 30, 110, 999]).tolist() == [0, 0, 0, 1, 1, 2, 2, 2]
    assert [bins.place_one(value) for value in (-5, 17, 18, 999)] == [0, 0, 1, 2]
    assert [bins.contains(value) for value in (-1, 0, 110, 111)] == [False, True, True, False]
    assert bins.ends == (17, 29, 110)
    assert bins.size == 3


@pytest.mark.parametrize(("starts", "last"), [((), 5), ((1, 1), 5), ((2, 1), 5), ((1, 6), 5)])
def test_groups_must_rise(starts: tuple[int, ...], last: int) -> None:
    with pytest.raises(InputError):
        Bins(starts, last)


def test_drawn_numbers_lie_in_their_group() -> None:
    bins = Bins((-7, 0, 1, 50), 1_000)
    rng = np.random.default_rng(1)
    groups = rng.integers(0, bins.size, 5_000)
    drawn = bins.draw(groups, rng)
    assert (bins.place(drawn.tolist()) == groups).all()
    assert drawn.min() >= -7
    assert drawn.max() <= 1_000
    assert len(set(drawn[groups == 3].tolist())) > 300


def test_one_group_and_no_rows_can_be_drawn() -> None:
    rng = np.random.default_rng(1)
    assert Bins((3,), 3).draw(np.zeros(4, dtype=np.int64), rng).tolist() == [3, 3, 3, 3]
    assert Bins((3, 4), 9).draw(np.zeros(0, dtype=np.int64), rng).size == 0


def test_a_wide_last_group_thins_out() -> None:
    bins = Bins((0, 10, 20), 99)
    groups = np.repeat([0, 1, 2], [5_000, 3_000, 1_000])
    tail = bins.draw(groups, np.random.default_rng(1))[groups == 2]
    assert (tail < 60).sum() > 1.5 * (tail >= 60).sum()


def test_a_spike_does_not_drag_its_neighbour_along() -> None:
    bins = Bins((0, 1), 100)
    groups = np.repeat([0, 1], [9_000, 1_000])
    drawn = bins.draw(groups, np.random.default_rng(1))[groups == 1]
    assert 20 < np.median(drawn) < 60
