from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from cusyn_desktop.engine import npz
from cusyn_desktop.engine.model import _PARTS, GraphicalModel
from cusyn_desktop.errors import EngineError, InputError
from tests.unit.engine.brute_force import SHAPES, all_subsets, marginal
from tests.unit.engine.models import model_of, random_model

Parts = dict[str, NDArray[np.generic]]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_stored_model_comes_back_whole(shape: str) -> None:
    model, _ = model_of(*SHAPES[shape])
    back = GraphicalModel.from_bytes(model.to_bytes())
    assert (back.sizes, back.total) == (model.sizes, model.total)
    assert back.tree.nodes == model.tree.nodes
    np.testing.assert_array_equal(back.beliefs, model.beliefs)
    assert back.to_bytes() == model.to_bytes()


@pytest.mark.parametrize("shape", SHAPES)
def test_marginals_and_pairs_agree_with_the_joint_table(shape: str) -> None:
    model, joint = model_of(*SHAPES[shape])
    pairs, starts = model.pair_matrix(), model.starts
    assert pairs.shape == (sum(model.sizes),) * 2
    for clique in all_subsets(len(model.sizes), 2):
        table = model.marginal(clique)
        np.testing.assert_allclose(table, marginal(joint, clique), atol=1e-12)
        if len(clique) == 2:
            rows, columns = (slice(starts[c], starts[c + 1]) for c in clique)
            np.testing.assert_allclose(pairs[rows, columns], table, atol=1e-12)


def test_a_model_does_not_change() -> None:
    model, _ = model_of(*SHAPES["chain"])
    assert model.pair_matrix() is model.pair_matrix()
    for array in (model.beliefs, model.pair_matrix()):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_the_uniform_model() -> None:
    model = GraphicalModel.uniform((2, 1, 3), total=6.0)
    assert model.total == 6.0
    np.testing.assert_allclose(model.marginal((0, 1, 2)), np.full((2, 1, 3), 1 / 6))


@pytest.mark.parametrize("total", [0.0, 0.5, -3.0, float("nan"), float("inf")])
def test_a_total_that_is_no_number_of_rows_is_refused(total: float) -> None:
    with pytest.raises(InputError):
        GraphicalModel.uniform((2,), total=total)


def test_beliefs_of_another_tree_are_refused() -> None:
    tree, beliefs, _ = random_model(*SHAPES["chain"])
    with pytest.raises(InputError):
        GraphicalModel(tree, beliefs[:-1], total=1.0)


def parts_of(model: GraphicalModel) -> Parts:
    return {name: array.copy() for name, array in npz.unpack(model.to_bytes(), _PARTS).items()}


def put(name: str, place: int, value: float) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        parts[name][place] = value

    return change


def append(name: str, value: float) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        parts[name] = np.append(parts[name], parts[name].dtype.type(value))

    return change


def empty(name: str) -> Callable[[Parts], None]:
    def change(parts: Parts) -> None:
        parts[name] = parts[name][:0]

    return change


CHANGES: dict[str, Callable[[Parts], None]] = {
    "another version": put("version", 0, 2),
    "no version": empty("version"),
    "no total": empty("total"),
    "two totals": append("total", 5),
    "a negative total": put("total", 0, -1),
    "a total that is no number": put("total", 0, np.nan),
    "a size of zero": put("sizes", 0, 0),
    "a negative size": put("sizes", 0, -2),
    "a huge size": put("sizes", 0, 1 << 40),
    "a size too many": append("sizes", 3),
    "very many columns": lambda parts: parts.update(sizes=np.ones(20_000, np.int64)),
    "no sizes": empty("sizes"),
    "a column that is not there": put("members", 0, 10**15),
    "a negative column": put("members", 0, -1),
    "a column twice": put("members", 0, 3),
    "a clique without columns": put("lengths", 0, 0),
    "a clique of too many columns": put("lengths", 0, 10**12),
    "a length too many": append("lengths", 1),
    "a parent that is not there": put("parents", 1, 77),
    "a parent that comes later": put("parents", 1, 2),
    "no parent where columns are shared": put("parents", 1, -1),
    "a parent below minus one": put("parents", 1, -5),
    "a belief too many": append("beliefs", 0),
    "no beliefs": empty("beliefs"),
    "a belief that is no number": put("beliefs", 0, np.nan),
    "an infinite belief": put("beliefs", 0, np.inf),
    "a negative belief": put("beliefs", 0, -0.1),
    "a clique that does not sum to one": put("beliefs", 0, 0.9),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_stored_model_that_cannot_be_right_is_refused(name: str) -> None:
    parts = parts_of(model_of(*SHAPES["chain"])[0])
    CHANGES[name](parts)
    with pytest.raises(EngineError, match=r"damaged|version"):
        GraphicalModel.from_bytes(npz.pack(parts))  # type: ignore[arg-type]


def test_cliques_that_contradict_each_other_are_refused() -> None:
    model, _ = model_of(*SHAPES["chain"])
    parts = parts_of(model)
    table = parts["beliefs"][model.tree.nodes[1].cells]
    table[...] = table[::-1].copy()  # still a distribution
    with pytest.raises(EngineError, match="contradict"):
        GraphicalModel.from_bytes(npz.pack(parts))  # type: ignore[arg-type]


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"\x80\x04\x95", b"x" * 1000])
def test_bytes_that_are_no_model_are_refused(data: bytes) -> None:
    with pytest.raises(EngineError, match="damaged"):
        GraphicalModel.from_bytes(data)
