from collections.abc import Callable, Sequence

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.fitting.coordinates import MixedCoordinates, PlainCoordinates, _contrasts
from tests.unit.engine.brute_force import residual

SIZES = (2, 3, 2, 9, 8)


def slots_of(cliques: Sequence[Clique]) -> dict[Clique, slice]:
    slots, end = {}, 0
    for clique in cliques:
        length = int(np.prod([SIZES[column] for column in clique]))
        slots[clique] = slice(end, end + length)
        end += length
    return slots


FULL = [(0,), (0, 1)]
RESIDUAL = [(0, 2), (0, 1), (3, 4)]  # the last one is too large for the common matrix
SLOTS = slots_of([(3, 4), (0, 1), (0,), (0, 2), (1, 2)])
COORDINATES = MixedCoordinates(SIZES, SLOTS, full=FULL, residual=RESIDUAL)
N_CELLS, N_NUMBERS = 72 + 6 + 2 + 4 + 6, 2 + 6 + 1 + 2 + 56


def matrix_of(apply: Callable[[FloatArray], FloatArray], width: int) -> FloatArray:
    return np.stack([apply(unit) for unit in np.eye(width)], axis=1)


def test_contrasts_are_an_orthonormal_basis_of_what_sums_to_zero() -> None:
    for n in range(2, 9):
        basis = _contrasts(n)
        np.testing.assert_allclose(basis.T @ basis, np.eye(n - 1), atol=1e-14)
        np.testing.assert_allclose(basis @ basis.T, np.eye(n) - 1 / n, atol=1e-14)


def test_the_two_directions_are_transposes() -> None:
    down = matrix_of(COORDINATES.numbers, N_CELLS)
    up = matrix_of(COORDINATES.tables, N_NUMBERS)
    assert down.shape == (N_NUMBERS, N_CELLS)
    np.testing.assert_allclose(up, down.T, atol=1e-14)


def test_full_tables_come_first_and_as_they_are() -> None:
    tables = np.random.default_rng(1).normal(size=N_CELLS)
    numbers = COORDINATES.numbers(tables)
    np.testing.assert_array_equal(numbers[:8], np.concatenate([tables[SLOTS[0,]], tables[SLOTS[0, 1]]]))


@pytest.mark.parametrize(
    ("place", "clique"), [(slice(8, 9), (0, 2)), (slice(9, 11), (0, 1)), (slice(11, 67), (3, 4))]
)
def test_there_and_back_is_the_projection(place: slice, clique: Clique) -> None:
    tables = np.random.default_rng(2).normal(size=N_CELLS)
    only = np.zeros(N_NUMBERS)
    only[place] = COORDINATES.numbers(tables)[place]
    back = COORDINATES.tables(only)
    shape = [SIZES[column] for column in clique]
    np.testing.assert_allclose(
        back[SLOTS[clique]].reshape(shape), residual(tables[SLOTS[clique]].reshape(shape)), atol=1e-13
    )
    back[SLOTS[clique]] = 0
    np.testing.assert_array_equal(back, 0)


def test_independent_noise_in_the_numbers_is_projected_noise_in_the_cells() -> None:
    """The columns that belong to one observation are orthonormal."""
    down = matrix_of(COORDINATES.numbers, N_CELLS)
    for place in (slice(0, 8), slice(8, 9), slice(9, 11), slice(11, 67)):
        np.testing.assert_allclose(down[place] @ down[place].T, np.eye(place.stop - place.start), atol=1e-13)


def test_the_diagonal_is_that_of_the_whole_product() -> None:
    cells = np.random.default_rng(3).uniform(size=N_CELLS)
    down = matrix_of(COORDINATES.numbers, N_CELLS)
    np.testing.assert_allclose(
        COORDINATES.diagonal(cells), np.diag(down @ np.diag(cells) @ down.T), atol=1e-13
    )


def test_plain_coordinates_change_nothing() -> None:
    cells = np.arange(4.0)
    plain = PlainCoordinates()
    assert plain.numbers(cells) is plain.tables(cells) is plain.diagonal(cells) is cells
