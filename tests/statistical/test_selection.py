"""AIM's and MWEM's choices follow the exponential mechanism's law."""

from itertools import combinations

import numpy as np
import pytest
from scipy.stats import chisquare

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import selection_epsilon
from cusyn_desktop.budget.accounting.exponential import selection_probabilities
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.engine.candidates import Candidates, closure_of, workload_only
from cusyn_desktop.engine.estimate import Estimator
from cusyn_desktop.engine.noise import OpenDPNoise
from cusyn_desktop.engine.select import Selector
from tests.unit.engine.tables import counts_of

pytestmark = pytest.mark.statistical

SIZES = (2, 3, 2, 4)
DRAWS = 4_000
FALSE_ALARM = 1e-6
PICO_RHO = 10**9
PAIRS = list(combinations(range(4), 2))


def scores_of(candidates: Candidates, penalties: np.ndarray) -> np.ndarray:
    """w·(‖M(D) − N̂·M(p)‖₁ − penalty) in floats, by its definition."""
    model, counts = Estimator(SIZES).fit([], total=60.0).model, counts_of(SIZES, n_rows=60)
    errors = [
        np.abs(counts.counts(clique) - model.total * model.marginal(clique)).sum()
        for clique in candidates.cliques
    ]
    scores: np.ndarray = candidates.weights * (np.array(errors) - penalties)
    return scores


def admissible(clique: Clique) -> bool:
    return clique not in {(0, 1), (2, 3), (1,)}


@pytest.mark.parametrize("left_out", [0, 2])
@pytest.mark.parametrize("candidates", [closure_of(PAIRS, SIZES), workload_only(PAIRS, SIZES)])
def test_choices_follow_the_exponential_mechanism_on_the_admissible(
    candidates: Candidates, left_out: int
) -> None:
    """Whether inadmissible candidates are passed over or not ranked at all makes no difference."""
    among = np.array(
        [i for i, c in enumerate(candidates.cliques) if admissible(c) or i >= left_out], dtype=np.int64
    )
    penalties = 0.7 * candidates.cells.astype(np.float64)
    budget = RunBudget(DRAWS * PICO_RHO)
    selector = Selector(candidates, counts=counts_of(SIZES, n_rows=60), noise=OpenDPNoise(), spender=budget)
    model = Estimator(SIZES).fit([], total=60.0).model
    chosen = [
        selector.choose(model, pico_rho=PICO_RHO, penalties=penalties, among=among, admissible=admissible)
        for _ in range(DRAWS)
    ]
    allowed = [index for index, clique in enumerate(candidates.cliques) if admissible(clique)]
    law = selection_probabilities(
        scores_of(candidates, penalties)[allowed].tolist(),
        epsilon=selection_epsilon(PICO_RHO),
        sensitivity=candidates.largest_weight,
    )
    observed = [chosen.count(candidates.cliques[index]) for index in allowed]
    assert sum(observed) == DRAWS
    assert chisquare(observed, np.array(law) * DRAWS).pvalue > FALSE_ALARM
    flatter = selection_probabilities(
        scores_of(candidates, penalties)[allowed].tolist(),
        epsilon=selection_epsilon(PICO_RHO) / 2,
        sensitivity=candidates.largest_weight,
    )
    assert chisquare(observed, np.array(flatter) * DRAWS).pvalue < FALSE_ALARM  # the test can see
