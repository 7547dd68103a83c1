import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.budget.accounting import gaussian_cost, selection_cost
from cusyn_desktop.engine import noise as noise_module
from cusyn_desktop.engine.noise import (
    MAX_EXACT,
    MAX_SCORE,
    NoisyRanking,
    OpenDPNoise,
    gumbel_scale,
    noisy_max,
)
from cusyn_desktop.errors import EngineError
from tests.replay import NoNoise


def whole(*numbers: int) -> IntArray:
    return np.array(numbers, dtype=np.int64)


def test_gaussian_noise_keeps_shape_and_leaves_the_exact_numbers_alone() -> None:
    exact = np.arange(24, dtype=np.int64).reshape(2, 3, 4)
    before = exact.copy()
    noisy = OpenDPNoise().gaussian(exact, sigma=50.0)

    assert noisy.shape == exact.shape
    assert noisy.dtype == np.int64
    assert (exact == before).all()
    assert (noisy != exact).any()


def test_cells_keep_their_places() -> None:
    exact = (np.arange(24, dtype=np.int64) * 10**9).reshape(4, 6).T
    noisy = OpenDPNoise().gaussian(exact, sigma=10.0)

    assert np.abs(noisy - exact).max() < 200


def test_noise_of_no_cell_is_nothing() -> None:
    assert OpenDPNoise().gaussian(np.zeros((0, 3), dtype=np.int64), sigma=1.0).shape == (0, 3)


def test_draws_are_never_the_same() -> None:
    source, zeros = OpenDPNoise(), np.zeros(40, dtype=np.int64)
    drawn = {tuple(source.gaussian(zeros, sigma=100.0)) for _ in range(5)}

    assert len(drawn) == 5


def test_tiny_noise_leaves_whole_numbers() -> None:
    assert (OpenDPNoise().gaussian(whole(5, -7), sigma=1e-3) == whole(5, -7)).all()


@pytest.mark.parametrize("value", [MAX_EXACT, -MAX_EXACT])
def test_the_largest_numbers_stay_far_from_overflow(value: int) -> None:
    noisy = OpenDPNoise().gaussian(whole(value), sigma=float(MAX_EXACT))

    assert abs(int(noisy[0]) - value) < 40 * MAX_EXACT


@pytest.mark.parametrize("value", [MAX_EXACT + 1, -MAX_EXACT - 1, 2**63 - 1, -(2**63)])
def test_too_large_numbers_are_refused_without_naming_them(value: int) -> None:
    with pytest.raises(EngineError, match="too large for exact noise") as refusal:
        OpenDPNoise().gaussian(whole(0, value), sigma=1.0)

    assert str(abs(value)) not in str(refusal.value)
    assert refusal.value.details == {}


@pytest.mark.parametrize("sigma", [0.0, -1.0, math.nan, math.inf, 2.0 * MAX_EXACT])
def test_impossible_scales_are_refused(sigma: float) -> None:
    with pytest.raises(EngineError, match="noise scale"):
        OpenDPNoise().gaussian(whole(1), sigma=sigma)


@pytest.mark.parametrize("kind", [np.float64, np.int32, np.uint64, np.bool_])
def test_only_whole_64_bit_numbers_get_noise(kind: type) -> None:
    with pytest.raises(TypeError, match="int64 alone"):
        OpenDPNoise().gaussian(np.zeros(3, dtype=kind), sigma=1.0)
    with pytest.raises(TypeError, match="int64 alone"):
        OpenDPNoise().noisy_ranking(np.zeros(3, dtype=kind), sensitivity=1, epsilon=1.0)


def test_a_ranking_holds_every_candidate_once() -> None:
    ranking = OpenDPNoise().noisy_ranking(np.arange(50, dtype=np.int64), sensitivity=1, epsilon=0.1)

    assert len(ranking) == 50
    assert sorted(ranking) == list(range(50))


def test_far_apart_scores_are_ranked_as_they_are() -> None:
    scores = whole(10, 30, -20, 0, 20) * 10**6
    ranking = OpenDPNoise().noisy_ranking(scores, sensitivity=1, epsilon=1.0)

    assert list(ranking) == [1, 4, 0, 3, 2]
    assert ranking[0] == ranking[-5] == 1
    assert ranking[-1] == 2
    assert ranking[1:3] == [4, 0]
    assert 3 in ranking


def test_a_ranking_does_not_change_when_looked_at_again() -> None:
    ranking = OpenDPNoise().noisy_ranking(np.zeros(30, dtype=np.int64), sensitivity=1, epsilon=1.0)

    assert [ranking[place] for place in range(30)] == list(ranking) == [*ranking[:]]


@pytest.mark.parametrize("place", [3, -4])
def test_places_outside_a_ranking_do_not_exist(place: int) -> None:
    ranking = OpenDPNoise().noisy_ranking(whole(1, 2, 3), sensitivity=1, epsilon=1.0)

    with pytest.raises(IndexError):
        ranking[place]


def test_an_empty_ranking() -> None:
    assert list(OpenDPNoise().noisy_ranking(whole(), sensitivity=1, epsilon=1.0)) == []


def test_extreme_scores_are_ranked() -> None:
    ranking = OpenDPNoise().noisy_ranking(whole(-MAX_SCORE, MAX_SCORE), sensitivity=MAX_SCORE, epsilon=1e6)

    assert list(ranking) == [1, 0]


@pytest.mark.parametrize("value", [MAX_SCORE + 1, -MAX_SCORE - 1])
def test_too_large_scores_are_refused(value: int) -> None:
    with pytest.raises(EngineError, match="too large for exact noise"):
        OpenDPNoise().noisy_ranking(whole(value), sensitivity=1, epsilon=1.0)


def test_little_more_than_what_is_looked_at_is_drawn() -> None:
    drawn: list[tuple[int, int]] = []

    def best_first(scores: list[int], k: int, scale: float) -> Sequence[int]:
        drawn.append((len(scores), k))
        assert scale == 2.0
        return sorted(range(len(scores)), key=lambda position: -scores[position])[:k]

    ranking = NoisyRanking(whole(5, 9, 1, 7, 3, 8, 2), scale=2.0, draw=best_first)

    assert ranking[0] == 1
    assert drawn == [(7, 1)]
    assert ranking[2] == 3
    assert drawn == [(7, 1), (6, 4)]
    assert list(ranking) == [1, 5, 3, 0, 4, 6, 2]
    assert drawn == [(7, 1), (6, 4), (2, 2)]


def test_a_ranking_starts_as_far_as_the_one_before_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def best_first(scores: list[int], k: int, scale: float) -> Sequence[int]:  # noqa: ARG001 - as the real one
        drawn.append(k)
        return sorted(range(len(scores)), key=lambda position: -scores[position])[:k]

    monkeypatch.setattr("cusyn_desktop.engine.noise._draw_best", best_first)
    noise, scores = OpenDPNoise(), whole(*range(30))

    first = noise.noisy_ranking(scores, sensitivity=1, epsilon=1.0)
    assert isinstance(first, NoisyRanking)
    assert first[7] == 22
    assert (first.looked_at, drawn) == (8, [1, 4, 20])
    drawn.clear()
    assert noise.noisy_ranking(scores, sensitivity=1, epsilon=1.0)[0] == 29
    assert drawn == [8]
    drawn.clear()
    assert noise.noisy_ranking(scores, sensitivity=1, epsilon=1.0)[0] == 29
    assert drawn == [1]


def test_a_ranking_shows_no_scores() -> None:
    ranking = OpenDPNoise().noisy_ranking(whole(123_456_789, 5), sensitivity=1, epsilon=1.0)

    assert repr(ranking) == "<noisy ranking of 2 candidates>"


@pytest.mark.parametrize("sensitivity", [1, 3, 65_536, 10**9 + 7, MAX_SCORE])
@pytest.mark.parametrize("epsilon", [1e-6, 0.0917, 0.1, 1.0, 3.0, 50.0])
def test_scale_of_a_choice_is_rounded_towards_more_noise(sensitivity: int, epsilon: float) -> None:
    scale = Fraction(gumbel_scale(sensitivity=sensitivity, epsilon=epsilon))

    assert scale * Fraction(epsilon) >= 2 * sensitivity
    assert scale * Fraction(epsilon) <= 2 * sensitivity * (1 + Fraction(1, 2**51))


@pytest.mark.parametrize("sensitivity", [0, -1, MAX_SCORE + 1])
def test_impossible_sensitivities_are_refused(sensitivity: int) -> None:
    with pytest.raises(EngineError, match="sensitivity must lie"):
        OpenDPNoise().noisy_ranking(whole(1, 2), sensitivity=sensitivity, epsilon=1.0)


@pytest.mark.parametrize("epsilon", [0.0, -1.0, math.nan, math.inf])
def test_impossible_epsilons_are_refused(epsilon: float) -> None:
    with pytest.raises(EngineError, match="epsilon of a choice must"):
        OpenDPNoise().noisy_ranking(whole(1, 2), sensitivity=1, epsilon=epsilon)


def test_an_epsilon_without_proportion_is_refused() -> None:
    with pytest.raises(EngineError, match="far too small"):
        gumbel_scale(sensitivity=MAX_SCORE, epsilon=1e-300)


def test_the_best_of_a_ranking_is_the_choice() -> None:
    assert noisy_max(NoNoise(), whole(1, 5, 3), sensitivity=1, epsilon=1.0) == 1


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(EngineError, match="no candidate"):
        noisy_max(NoNoise(), whole(), sensitivity=1, epsilon=1.0)


def test_opendp_asks_no_more_than_we_charge() -> None:
    """OpenDP's own privacy maps agree with our costs for the same scales."""
    for sigma in (0.5, 3.3, 10.0, 488.5):
        rho = noise_module._gaussian_mechanism(sigma).map(1.0)  # type: ignore[attr-defined]
        assert rho <= gaussian_cost(sigma) / 1e12
        assert rho == pytest.approx(1 / (2 * sigma**2), rel=1e-12)
    for epsilon in (0.01, 0.0917, 1.0):
        scale = gumbel_scale(sensitivity=655_360, epsilon=epsilon)
        rho = noise_module._ranking_mechanism(1, scale).map(655_360)  # type: ignore[attr-defined]
        assert rho <= selection_cost(epsilon) / 1e12
        assert rho == pytest.approx(epsilon**2 / 8, rel=1e-12)
