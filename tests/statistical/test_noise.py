"""The laws of the product's noise. Each test's false alarm has a chance of about one in a million.

OpenDP has no seed, so these tests draw anew each time. The same yardsticks must reject a scale that is 5 %
off, noise of another law, and a ranking that is not that of the exponential mechanism.
"""

import itertools
import math
import os
from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import opendp.prelude as dp
import pytest
from scipy import stats

from cusyn_desktop.arrays import FloatArray, IntArray
from cusyn_desktop.budget.accounting.discrete_gaussian import discrete_gaussian_pmf, discrete_gaussian_tail
from cusyn_desktop.budget.accounting.exponential import selection_probabilities
from cusyn_desktop.engine.noise import OpenDPNoise, gumbel_scale
from tests.replay import SeededNoise
from tests.statistical.exact_sampler import TableSampler

pytestmark = pytest.mark.statistical

FALSE_ALARM = 1e-6
SIGMAS = [0.5, 1.0, 2.0, 10.0, 1000.0]
DRAWS = 40_000
LONG_DRAWS = 1_000_000
LEAST_IN_A_TAIL = 100


def opendp_draws(sigma: float, size: int) -> IntArray:
    return OpenDPNoise().gaussian(np.zeros(size, dtype=np.int64), sigma=sigma)


def gaussian_bins(sigma: float, size: int) -> tuple[list[int], FloatArray]:
    """Starts of bins of whole numbers (before the first lies another), and the probability of each.

    The bins are symmetric; at least `LEAST_IN_A_TAIL` of `size` draws are expected in the first and last.
    """
    width = max(1, round(sigma / 5))
    right = [(width + 1) // 2]
    while size * discrete_gaussian_tail(right[-1] + width, sigma=sigma) > LEAST_IN_A_TAIL:
        right.append(right[-1] + width)
    starts = [1 - start for start in reversed(right)] + right
    above = np.array([discrete_gaussian_tail(start, sigma=sigma) for start in starts])
    return starts, -np.diff(np.concatenate([[1.0], above, [0.0]]))


def chance(observed: Sequence[int] | IntArray, law: Sequence[float] | FloatArray) -> float:
    """The chance that counts as odd as these come from a law, by Pearson's chi-square."""
    observed, law = np.asarray(observed), np.asarray(law)
    return float(stats.chisquare(observed, law * (observed.sum() / law.sum())).pvalue)


def gaussian_chance(drawn: IntArray, sigma: float) -> float:
    """The chance that numbers as odd as these are discrete Gaussian of scale sigma."""
    starts, law = gaussian_bins(sigma, drawn.size)
    observed = np.bincount(np.searchsorted(starts, drawn, side="right"), minlength=len(law))
    return chance(observed, law)


@pytest.mark.parametrize("sigma", SIGMAS)
def test_bins_are_a_whole_law(sigma: float) -> None:
    starts, law = gaussian_bins(sigma, DRAWS)

    assert law.sum() == pytest.approx(1.0)
    assert (law * DRAWS > LEAST_IN_A_TAIL / 2).all()
    direct = math.fsum(discrete_gaussian_pmf(x, sigma=sigma) for x in range(starts[0], starts[1]))
    assert law[1] == pytest.approx(direct)


@pytest.mark.parametrize("sigma", SIGMAS)
def test_gaussian_noise_fits_its_law(sigma: float) -> None:
    assert gaussian_chance(opendp_draws(sigma, DRAWS), sigma) > FALSE_ALARM


@pytest.mark.parametrize("sigma", SIGMAS)
@pytest.mark.parametrize("factor", [0.95, 1.05])
def test_a_scale_five_percent_off_is_noticed(sigma: float, factor: float) -> None:
    starts, _ = gaussian_bins(sigma, DRAWS)
    off = np.array([discrete_gaussian_tail(start, sigma=factor * sigma) for start in starts])
    law = -np.diff(np.concatenate([[1.0], off, [0.0]]))
    drawn = np.random.default_rng(5).multinomial(DRAWS, law)

    assert chance(drawn, gaussian_bins(sigma, DRAWS)[1]) < FALSE_ALARM


@pytest.mark.parametrize("sigma", [0.5, 10.0])
def test_opendp_with_too_little_noise_is_noticed(sigma: float) -> None:
    assert gaussian_chance(opendp_draws(0.95 * sigma, DRAWS), sigma) < FALSE_ALARM


def test_rounded_normal_noise_is_noticed() -> None:
    """It has the same scale, but another law: a mistake that an eye on the variance alone would miss."""
    drawn = SeededNoise(7).gaussian(np.zeros(DRAWS, dtype=np.int64), sigma=0.5)

    assert gaussian_chance(drawn, 0.5) < FALSE_ALARM


@pytest.mark.parametrize("sigma", [0.5, 10.0])
def test_the_oracle_fits_the_same_law(sigma: float) -> None:
    assert gaussian_chance(TableSampler(sigma).draw(DRAWS), sigma) > FALSE_ALARM


@pytest.mark.parametrize("sigma", [1.0, 1000.0])
def test_opendp_and_the_oracle_agree(sigma: float) -> None:
    starts, law = gaussian_bins(sigma, DRAWS)
    counts = [
        np.bincount(np.searchsorted(starts, drawn, side="right"), minlength=len(law))
        for drawn in (opendp_draws(sigma, DRAWS), TableSampler(sigma).draw(DRAWS))
    ]

    assert stats.chi2_contingency(counts).pvalue > FALSE_ALARM


def test_cells_are_independent_of_each_other_and_of_their_exact_numbers() -> None:
    exact = np.arange(DRAWS, dtype=np.int64) % 1000
    drawn = OpenDPNoise().gaussian(exact, sigma=20.0) - exact
    bound = -stats.norm.ppf(FALSE_ALARM / 2) / math.sqrt(DRAWS)

    for lag in (1, 2, 10):
        assert abs(np.corrcoef(drawn[:-lag], drawn[lag:])[0, 1]) < bound * 1.01
    assert abs(np.corrcoef(exact, drawn)[0, 1]) < bound
    assert gaussian_chance(drawn, 20.0) > FALSE_ALARM


@pytest.mark.skipif("CUSYN_LONG_TESTS" not in os.environ, reason="long: set CUSYN_LONG_TESTS=1")
@pytest.mark.slow
@pytest.mark.parametrize("sigma", SIGMAS)
def test_a_million_draws_fit_and_a_scale_off_by_one_percent_does_not(sigma: float) -> None:
    drawn = opendp_draws(sigma, LONG_DRAWS)

    assert gaussian_chance(drawn, sigma) > FALSE_ALARM
    assert gaussian_chance(drawn, 1.01 * sigma) < FALSE_ALARM


# --- private choice ---

Ranker = Callable[[IntArray], Sequence[int]]

SENSITIVITY, EPSILON = 3, 0.5
CHOICES = 10_000
RATE = EPSILON / (2 * SENSITIVITY)


def product_ranking(scores: IntArray) -> Sequence[int]:
    return OpenDPNoise().noisy_ranking(scores, sensitivity=SENSITIVITY, epsilon=EPSILON)


def permute_and_flip_ranking(scores: IntArray) -> Sequence[int]:
    """What OpenDP ranks by under pure DP: another law, and no exponential mechanism on what is left."""
    dp.enable_features("contrib")
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.linf_distance(T="i64", monotonic=False)
    scale = gumbel_scale(sensitivity=SENSITIVITY, epsilon=EPSILON)
    ranked: Sequence[int] = dp.m.make_noisy_top_k(*space, dp.max_divergence(), k=scores.size, scale=scale)(
        scores.tolist()
    )
    return ranked


def softmax(scores: Sequence[int] | IntArray, epsilon: float = EPSILON) -> tuple[float, ...]:
    return selection_probabilities(
        [float(score) for score in scores], epsilon=epsilon, sensitivity=SENSITIVITY
    )


ONE_AGAINST_MANY = np.array([48] + [0] * 54, dtype=np.int64)
"""One candidate and 54 others that are together about as likely: its share moves fast with the scale."""


def share_chance(best: int, draws: int) -> float:
    """The chance that the one candidate wins as often as that."""
    share = softmax(ONE_AGAINST_MANY)[0]
    return chance([best, draws - best], [share, 1 - share])


def test_the_first_is_chosen_by_the_exponential_mechanism() -> None:
    firsts = [product_ranking(ONE_AGAINST_MANY)[0] for _ in range(CHOICES)]
    counts = np.bincount(firsts, minlength=ONE_AGAINST_MANY.size)

    assert share_chance(int(counts[0]), CHOICES) > FALSE_ALARM
    assert chance(counts[1:], [1.0] * 54) > FALSE_ALARM


@pytest.mark.parametrize("factor", [0.95, 1.05])
def test_a_choice_five_percent_off_is_noticed(factor: float) -> None:
    share = softmax(ONE_AGAINST_MANY, EPSILON * factor)[0]
    best = np.random.default_rng(3).binomial(CHOICES, share)

    assert share_chance(int(best), CHOICES) < FALSE_ALARM


SCORES = np.array([24, 12, 0, -6, 18, 9, 15], dtype=np.int64)
ADMISSIBLE = (1, 2, 3, 5, 6)
"""The two best candidates are not admissible."""

FEW_SCORES = np.array([24, 12, 0], dtype=np.int64)
FEW_ADMISSIBLE = (1, 2)
"""Where the exponential mechanism and other ways to rank differ most."""


def admissible_chance(rank: Ranker, scores: IntArray, admissible: tuple[int, ...], *, draws: int) -> float:
    """The chance that the first admissible candidates come from the exponential mechanism on them alone."""
    firsts = Counter(next(one for one in rank(scores) if one in admissible) for _ in range(draws))
    return chance([firsts[one] for one in admissible], softmax(scores[list(admissible)]))


def test_the_first_admissible_is_chosen_by_the_exponential_mechanism_on_the_admissible() -> None:
    assert admissible_chance(product_ranking, SCORES, ADMISSIBLE, draws=5_000) > FALSE_ALARM
    assert admissible_chance(product_ranking, FEW_SCORES, FEW_ADMISSIBLE, draws=3_000) > FALSE_ALARM


def test_another_law_of_ranking_is_noticed() -> None:
    assert admissible_chance(permute_and_flip_ranking, FEW_SCORES, FEW_ADMISSIBLE, draws=6_000) < FALSE_ALARM


def plackett_luce(order: Sequence[int], weights: Sequence[float]) -> float:
    """The probability of a whole order: one exponential mechanism after the other on what is left."""
    left, probability = math.fsum(weights), 1.0
    for candidate in order:
        probability *= weights[candidate] / left
        left -= weights[candidate]
    return probability


def test_whole_orders_have_the_law_of_gumbel_noise() -> None:
    scores = np.array([14, 0, 7, 10], dtype=np.int64)
    orders = list(itertools.permutations(range(4)))
    counts = Counter(tuple(product_ranking(scores)) for _ in range(3_000))
    law = [plackett_luce(order, softmax(scores)) for order in orders]

    assert math.fsum(law) == pytest.approx(1.0)
    assert chance([counts[order] for order in orders], law) > FALSE_ALARM


def test_the_seeded_source_of_other_tests_ranks_by_the_same_law() -> None:
    source = SeededNoise(11)

    def ranking(scores: IntArray) -> Sequence[int]:
        return source.noisy_ranking(scores, sensitivity=SENSITIVITY, epsilon=EPSILON)

    assert admissible_chance(ranking, SCORES, ADMISSIBLE, draws=20_000) > FALSE_ALARM
