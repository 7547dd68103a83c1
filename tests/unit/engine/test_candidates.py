from itertools import combinations

import numpy as np

from cusyn_desktop.engine.candidates import LARGEST_WEIGHT, closure_of, workload_only


def test_the_closure_of_all_pairs_has_weights_one_and_two() -> None:
    candidates = closure_of(list(combinations(range(4), 2)), (2, 3, 4, 5))
    assert candidates.cliques[:4] == ((0,), (1,), (2,), (3,))
    assert candidates.weights.tolist() == [1] * 4 + [2] * 6
    assert candidates.cells.tolist() == [2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
    assert candidates.largest_weight == 2


def test_weights_are_overlaps_with_the_workload() -> None:
    workload = [(0, 1, 2), (1, 2), (3,)]
    candidates = closure_of(workload, (2, 2, 2, 2))
    slow = [sum(len(set(r) & set(q)) for q in workload) for r in candidates.cliques]
    assert candidates.weights.tolist() == slow
    assert (0, 1, 2) in candidates.cliques
    assert len(set(candidates.cliques)) == len(candidates.cliques) == 8


def test_very_large_weights_are_scaled_down() -> None:
    hub = [(0, column) for column in range(1, 1500)] + [(1, 2)]
    weights = closure_of(hub, (2,) * 1500).weights
    assert weights.dtype == np.int64
    assert weights.max() == LARGEST_WEIGHT
    assert weights.min() == 1


def test_a_workload_alone_has_equal_weights() -> None:
    candidates = workload_only([(1, 2), (0,), (1, 2)], (2, 3, 4))
    assert candidates.cliques == ((0,), (1, 2))
    assert candidates.weights.tolist() == [1, 1]
    assert candidates.cells.tolist() == [2, 12]
