"""What a round ranks: all candidates, or those that may fit; from public facts alone."""

from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.pipelines import admission as module
from cusyn_desktop.engine.pipelines.admission import Admission
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

SIZES = (4,) * 8
PAIRS: tuple[Clique, ...] = tuple(combinations(range(8), 2))
MEASURED: list[Clique] = [(0, 1), (1, 2), (2, 3), (4, 5), (6,), (7,)]
CELLS = model_cells(SIZES, MEASURED) or 0


@pytest.fixture(autouse=True)
def _few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MANY_CANDIDATES", len(PAIRS))


def begun(*, limit: int, room_for: tuple[Clique, ...] = (), most: int = 10**6) -> Admission:
    admission = Admission(SIZES, PAIRS, model_limit_cells=most)
    tree = JunctionTree.of(SIZES, MEASURED)
    admission.begin_round(tree, MEASURED, limit_cells=limit, room_for=room_for)
    return admission


def ranked(admission: Admission) -> set[Clique]:
    return {PAIRS[place] for place in admission.worth_ranking()}


def test_a_full_model_ranks_only_what_fits() -> None:
    admission = begun(limit=CELLS + 30)
    fitting = {pair for pair in PAIRS if (model_cells(SIZES, [*MEASURED, pair]) or 0) <= CELLS + 30}
    assert ranked(admission) == fitting == {pair for pair in PAIRS if admission.admits(pair)}
    assert 0 < len(fitting) < len(PAIRS)


def test_while_there_is_room_everything_is_ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(begun(limit=2 * CELLS).worth_ranking()) == len(PAIRS)
    monkeypatch.setattr(module, "MANY_CANDIDATES", len(PAIRS) + 1)
    assert len(begun(limit=CELLS).worth_ranking()) == len(PAIRS)


def test_room_that_is_kept_fills_a_model_too() -> None:
    """The model itself is small then, but hundreds of candidates would take what is kept."""
    later: tuple[Clique, ...] = ((0, 2, 3), (1, 3, 4))
    most = (model_cells(SIZES, [*MEASURED, *later]) or 0) + 4
    admission = begun(limit=2 * CELLS, room_for=later, most=most)
    assert ranked(admission) == {pair for pair in PAIRS if admission.admits(pair)}
    assert 0 < len(ranked(admission)) < len(PAIRS)


def test_places_are_kept_for_what_will_be_measured_later() -> None:
    later: tuple[Clique, ...] = ((0, 2, 3),)
    most = (model_cells(SIZES, [*MEASURED, *later]) or 0) + 4
    strict, free = begun(limit=2 * CELLS - 1, room_for=later, most=most), begun(limit=2 * CELLS - 1)
    assert ranked(strict) < ranked(free)
    for pair in PAIRS:
        assert (pair in ranked(strict)) == strict.admits(pair)


def test_what_is_ranked_does_not_depend_on_what_was_asked_about() -> None:
    """Which candidates are asked about follows from private scores."""
    rng = np.random.default_rng(3)
    asked, silent = (Admission(SIZES, PAIRS, model_limit_cells=10**6) for _ in range(2))
    measured, shrunk = list(MEASURED), 0
    for limit in range(CELLS, 6 * CELLS, 7):
        tree = JunctionTree.of(SIZES, measured)
        for one in (asked, silent):
            one.begin_round(tree, measured, limit_cells=limit, room_for=())
        for place in rng.permutation(len(PAIRS))[:9]:
            asked.admits(PAIRS[place])
        assert np.array_equal(asked.worth_ranking(), silent.worth_ranking())
        assert all(pair in ranked(silent) for pair in PAIRS if tree.holds(pair))
        shrunk += len(silent.worth_ranking()) < len(PAIRS)
        fitting = [PAIRS[place] for place in silent.worth_ranking() if silent.admits(PAIRS[place])]
        if fitting and rng.random() < 0.5:
            measured.append(fitting[int(rng.integers(len(fitting)))])
    assert shrunk
