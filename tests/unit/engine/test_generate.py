import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray, IntArray
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.engine.generate import _rounded, generate
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.inference import Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.errors import InputError, JobCancelled
from tests.unit.engine.brute_force import SHAPES, marginal
from tests.unit.engine.models import model_of


def counted(rows: tuple[np.ndarray, ...], clique: tuple[int, ...], sizes: tuple[int, ...]) -> IntArray:
    table = np.zeros([sizes[column] for column in clique], np.int64)
    np.add.at(table, tuple(rows[column].astype(np.int64) for column in clique), 1)
    return table


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("n_rows", [0, 1, 7, 1000])
def test_exactly_the_rows_asked_for_and_only_codes_that_exist(shape: str, n_rows: int) -> None:
    model, _ = model_of(*SHAPES[shape])
    rows = generate(model, n_rows, np.random.default_rng(1))
    assert len(rows) == len(model.sizes)
    for codes, size in zip(rows, model.sizes, strict=True):
        assert codes.shape == (n_rows,)
        assert codes.dtype == np.uint8
        assert n_rows == 0 or codes.max() < size


@pytest.mark.parametrize("shape", SHAPES)
def test_cliques_match_the_model_to_the_rounding_bound(shape: str) -> None:
    """Given the counts of the separator, every cell is less than one away from what the model expects."""
    model, _ = model_of(*SHAPES[shape], seed=3)
    rows = generate(model, 5000, np.random.default_rng(2))
    for node in model.tree.nodes:
        order = (*node.separator, *node.rest)
        table = model.marginal(order).reshape(-1, np.prod([model.sizes[c] for c in node.rest], dtype=int))
        counts = counted(rows, order, model.sizes).reshape(table.shape)
        given = counts.sum(axis=1, keepdims=True)
        expected = given * table / table.sum(axis=1, keepdims=True)
        assert np.abs(counts - expected).max() < 1


def test_single_columns_at_the_root_are_within_one_row() -> None:
    model, joint = model_of((4, 5), ((0,), (1,)))
    rows = generate(model, 997, np.random.default_rng(3))
    for column in (0, 1):
        counts = np.bincount(rows[column], minlength=model.sizes[column])
        assert np.abs(counts - 997 * marginal(joint, (column,))).max() < 1


def test_the_rows_are_right_on_average() -> None:
    """The mean over many small tables comes to the model, also for columns that no clique joins."""
    model, joint = model_of((2, 3, 2), ((0, 1), (1, 2)), seed=5)
    rng, total, repeats = np.random.default_rng(4), np.zeros((2, 3, 2)), 3000
    for _ in range(repeats):
        total += counted(generate(model, 11, rng), (0, 1, 2), model.sizes)
    error = total / (11 * repeats) - joint
    deviations = error / np.sqrt(joint * (1 - joint) / (11 * repeats))
    assert np.abs(deviations).max() < 5


def test_columns_are_independent_given_their_separator() -> None:
    """Rows that share a separator's cell are shuffled, so nothing else links the two sides."""
    model, joint = model_of((3, 2, 3), ((0, 1), (1, 2)), seed=6)
    rows = generate(model, 200_000, np.random.default_rng(5))
    counts = counted(rows, (0, 2), model.sizes)
    expected = 200_000 * marginal(joint, (0, 2))
    assert (np.square(counts - expected) / expected).sum() < 30  # chi-square, at most 8 degrees of freedom


def test_the_same_state_gives_the_same_rows() -> None:
    model, _ = model_of(*SHAPES["cycle"])
    one, same, other = (generate(model, 500, np.random.default_rng(seed)) for seed in (7, 7, 8))
    assert all((a == b).all() for a, b in zip(one, same, strict=True))
    assert not all((a == b).all() for a, b in zip(one, other, strict=True))


def test_codes_have_the_smallest_type() -> None:
    sizes = (256, 257, 65_536, 65_537)
    propagation = Propagation(JunctionTree.of(sizes, ()))
    propagation.run()
    model = GraphicalModel(propagation.tree, propagation.tables, total=10.0)
    rows = generate(model, 200_000, np.random.default_rng(6))
    assert [codes.dtype.itemsize for codes in rows] == [1, 2, 2, 4]
    assert [int(codes.max()) + 1 for codes in rows] == list(sizes)


def test_separators_of_very_many_cells() -> None:
    """More separator cells than 16 bits number: sorted another way, with the same result."""
    sizes = (70_000, 2, 2)
    model, _ = separator_of_first_column(sizes)
    rows = generate(model, 140_000, np.random.default_rng(7))
    counts = counted(rows, (0, 1), sizes)
    assert np.abs(counts - 140_000 * model.marginal((0, 1))).max() <= 2


def separator_of_first_column(sizes: tuple[int, ...]) -> tuple[GraphicalModel, FloatArray]:
    propagation = Propagation(JunctionTree.of(sizes, [(0, 1), (0, 2)]))
    propagation.tables[...] = np.tile([0.0, 1.0], propagation.tree.cells // 2)
    propagation.run()
    return GraphicalModel(propagation.tree, propagation.tables, total=1.0), propagation.tables


def test_rows_where_the_model_has_no_mass_get_any_value() -> None:
    counts = _rounded(np.array([[0.0, 0.0], [1.0, 3.0]]), np.array([2, 4]), np.random.default_rng(8))
    assert counts.tolist() == [[1, 1], [1, 3]]


def test_lines_of_hardly_any_mass_are_scaled_without_overflow() -> None:
    lines = np.array([[5e-324, 0.0], [1e-310, 3e-310]])
    assert _rounded(lines, np.array([3, 4]), np.random.default_rng(8)).tolist() == [[3, 0], [1, 3]]


def test_rounding_noise_below_zero_is_no_row() -> None:
    counts = _rounded(np.array([[-1e-18, 1.0, -1e-18]]), np.array([5]), np.random.default_rng(9))
    assert counts.tolist() == [[0, 5, 0]]


def test_cells_without_mass_get_no_row_not_even_the_last_of_their_line() -> None:
    """The last cell with mass takes what rounding leaves over, whatever comes after it."""

    class AlmostNothing:
        def random(self, shape: tuple[int, int]) -> np.ndarray:
            return np.zeros(shape)

    lines = np.array([[0.0, 0.1, 0.2, 0.7, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]])
    totals = np.array([999_999_937, 3])
    counts = _rounded(lines, totals, AlmostNothing())  # type: ignore[arg-type]
    assert (counts[lines == 0] == 0).all()
    np.testing.assert_array_equal(counts.sum(axis=1), totals)


def test_rounding_keeps_totals_and_bounds() -> None:
    rng = np.random.default_rng(10)
    lines, totals = rng.dirichlet(np.full(50, 0.1), size=300), rng.integers(0, 10_000, size=300)
    counts = _rounded(lines, totals, rng)
    assert (counts >= 0).all()
    np.testing.assert_array_equal(counts.sum(axis=1), totals)
    assert np.abs(counts - lines * totals[:, np.newaxis]).max() < 1 + 1e-9


def test_a_negative_number_of_rows_is_refused() -> None:
    with pytest.raises(InputError, match="negative"):
        generate(GraphicalModel.uniform((2,)), -1, np.random.default_rng(0))


def test_it_can_be_watched_and_stopped() -> None:
    model, _ = model_of(*SHAPES["chain"])
    token, seen = CancelToken(), list[Progress]()

    def report(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 2:
            token.cancel()

    with pytest.raises(JobCancelled):
        generate(model, 10, np.random.default_rng(0), control=RunControl(token, report))
    assert [progress.fraction for progress in seen] == [0.0, 1 / len(model.tree.nodes)]
    assert {progress.step for progress in seen} == {"generate"}
