"""All randomness that protects people is drawn here: Gaussian noise on whole numbers, and private choice.

Two mechanisms, both exact on whole numbers, so that no rounding of floats can give a row away (Mironov 2012):

- *Discrete Gaussian noise* on an int64 vector. With L2 sensitivity Delta between neighbouring tables it costs
  rho = Delta^2 / (2 sigma^2) (Canonne, Kamath and Steinke 2020, Theorem 4).
- *Noisy ranking* of int64 scores, each of which one person moves by at most Delta: all candidates in the
  order of score + Gumbel noise of scale 2 Delta / epsilon. Taking the first candidate that a *public* rule
  admits, and looking at no later one, is the exponential mechanism exp(epsilon q / (2 Delta)) on the
  admissible candidates. It costs rho = epsilon^2 / 8 (Cesar and Rogers 2021).

Whoever calls has paid for the draw before. The product draws with OpenDP, whose generator cannot be seeded.
"""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Protocol, overload

import numpy as np

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.errors import EngineError

MAX_EXACT = 2**53
"""Counts and noise scales stay below this, so that their sum is far from the ends of 64 bits."""

MAX_SCORE = 2**62
"""Scores and their sensitivity stay below this, so that differences fit into 64 bits."""

_BLOCK_GROWTH = 4
"""A block of a ranking beside all that was drawn before it."""


class NoiseSource(Protocol):
    """Where noise comes from: OpenDP in the product, a recording in tests."""

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        """Add independent discrete Gaussian noise to each number.

        Args:
            exact: int64, any shape.
            sigma: Scale, above 0. The cost is Delta^2 / (2 sigma^2) for L2 sensitivity Delta.

        Returns:
            int64 of the same shape.
        """

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        """Rank candidates by noisy score, the highest first.

        Args:
            scores: int64, shape (candidates,).
            sensitivity: Most that one person can move any score, a whole number above 0.
            epsilon: Of the exponential mechanism, above 0. The cost is epsilon^2 / 8, provided that only the
                first candidate that a public rule admits is used.

        Returns:
            Positions in `scores`; possibly drawn only as far as they are looked at.
        """


def noisy_max(noise: NoiseSource, scores: IntArray, *, sensitivity: int, epsilon: float) -> int:
    """Choose one candidate by the exponential mechanism; cost epsilon^2 / 8.

    Raises:
        EngineError: There is no candidate.
    """
    if scores.size == 0:
        raise EngineError("there is no candidate to choose from.")
    return noise.noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon)[0]


class OpenDPNoise:
    """The product's source of noise: OpenDP on whole numbers, fed by the operating system's generator.

    OpenDP before 0.14.2 drew biased noise (opendp/opendp#2638), hence the least version in pyproject.toml and
    the goodness-of-fit tests in tests/statistical.
    """

    def __init__(self) -> None:
        self._last_ranking: NoisyRanking | None = None

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        """Add independent discrete Gaussian noise to each number; see `NoiseSource`.

        Raises:
            TypeError: `exact` is not int64.
            EngineError: A number or the scale is out of range.
        """
        _check_whole(exact, limit=MAX_EXACT)
        if not 0 < sigma <= MAX_EXACT:
            raise EngineError("a noise scale must lie above 0 and below 2^53.", sigma=sigma)
        if exact.size == 0:
            return exact.copy()
        noisy = _gaussian_mechanism(float(sigma))(exact.ravel().tolist())
        return np.array(noisy, dtype=np.int64).reshape(exact.shape)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        """Rank candidates by score with Gumbel noise; see `NoiseSource` and `NoisyRanking`.

        How far the ranking before was looked at tells how many to draw at first. That changes no answer's
        law, only when answers are drawn.

        Raises:
            TypeError: `scores` is not int64.
            EngineError: A score, the sensitivity or epsilon is out of range.
        """
        _check_whole(scores, limit=MAX_SCORE)
        scale = gumbel_scale(sensitivity=sensitivity, epsilon=epsilon)
        before = self._last_ranking
        first_block = 1 if before is None else max(1, before.looked_at)
        self._last_ranking = NoisyRanking(scores, scale=scale, draw=_draw_best, first_block=first_block)
        return self._last_ranking


class NoisyRanking(Sequence[int]):
    """Positions in falling order of noisy score, drawn as far as somebody looks.

    Ordering by score + Gumbel noise is the same as drawing candidates one after the other without putting
    them back, each by the exponential mechanism among those that are left (the Plackett-Luce law; Durfee and
    Rogers 2019, arXiv:1905.04273). So once the first ones are out, the order of the others no longer depends
    on them, and can be drawn later or never. Most choices look at one or two of hundreds of candidates.

    Each block brings the candidates drawn to five times as many: every draw takes all scores across to the
    library, so with thousands of candidates few large blocks are quicker than many small ones.

    Attributes:
        looked_at: How many places somebody has looked at, from the first on.
    """

    def __init__(self, scores: IntArray, *, scale: float, draw: "Draw", first_block: int = 1) -> None:
        self.looked_at = 0
        self._first_block = first_block
        self._scores: list[int] = scores.tolist()
        self._scale = scale
        self._draw = draw
        self._drawn: list[int] = []
        self._left = list(range(scores.size))

    def __len__(self) -> int:
        return len(self._scores)

    def __repr__(self) -> str:
        return f"<noisy ranking of {len(self)} candidates>"

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> list[int]: ...
    def __getitem__(self, place: int | slice) -> int | list[int]:
        """Return the candidate in a place, or those in a slice of places, drawing what is missing."""
        wanted = range(len(self))[place]
        if isinstance(wanted, range):
            return [self[one] for one in wanted]
        self.looked_at = max(self.looked_at, wanted + 1)
        while len(self._drawn) <= wanted:
            self._draw_block(max(self._first_block, _BLOCK_GROWTH * len(self._drawn)))
        return self._drawn[wanted]

    def _draw_block(self, size: int) -> None:
        scores = [self._scores[candidate] for candidate in self._left]
        best = self._draw(scores, min(size, len(scores)), self._scale)
        self._drawn += [self._left[position] for position in best]
        for position in sorted(best, reverse=True):
            del self._left[position]


Draw = Callable[[list[int], int, float], Sequence[int]]
"""Scores, a number k and a Gumbel scale, to the k best positions in falling order of noisy score."""


def gumbel_scale(*, sensitivity: int, epsilon: float) -> float:
    """Return the scale 2 Delta / epsilon of the exponential mechanism, rounded up, towards more noise.

    Raises:
        EngineError: The sensitivity is not between 1 and 2^62, or epsilon is not a finite number above 0.
    """
    if not 1 <= sensitivity <= MAX_SCORE:
        raise EngineError("a score's sensitivity must lie between 1 and 2^62.", sensitivity=sensitivity)
    if not 0 < epsilon < math.inf:
        raise EngineError("epsilon of a choice must be a finite number above 0.", epsilon=epsilon)
    scale = 2 * sensitivity / float(epsilon)
    if scale == math.inf:
        raise EngineError("epsilon of a choice is far too small for its sensitivity.", epsilon=epsilon)
    while Fraction(scale) * Fraction(epsilon) < 2 * sensitivity:
        scale = math.nextafter(scale, math.inf)
    return scale


def _check_whole(numbers: IntArray, *, limit: int) -> None:
    """Let only int64 numbers of moderate size through. The message names no number: they are private."""
    if numbers.dtype != np.int64:
        raise TypeError(f"noise is added to int64 alone, not to {numbers.dtype}")
    if numbers.size and not -limit <= numbers.min() <= numbers.max() <= limit:
        raise EngineError("a number is too large for exact noise; the table has too many rows or weights.")


def _draw_best(scores: list[int], k: int, scale: float) -> Sequence[int]:
    """Draw the k best positions with OpenDP.

    Under zCDP `make_noisy_top_k` perturbs each score by Gumbel noise, or peels the exponential mechanism
    k times (0.14.2 and later), which is the same law. Under pure DP it is permute-and-flip, which is not.
    """
    best: list[int] = _ranking_mechanism(k, scale)(scores)
    return best


@lru_cache(maxsize=64)
def _gaussian_mechanism(sigma: float) -> Callable[[list[int]], list[int]]:
    """Build discrete Gaussian noise on a vector of int64 once for each scale."""
    dp = _opendp()
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.l2_distance(T="f64")
    mechanism: Callable[[list[int]], list[int]] = dp.m.make_gaussian(*space, scale=sigma)
    return mechanism


@lru_cache(maxsize=64)
def _ranking_mechanism(k: int, scale: float) -> Callable[[list[int]], list[int]]:
    """Build the ranking of a vector of int64 once for each length and scale. Scores are not monotonic."""
    dp = _opendp()
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.linf_distance(T="i64", monotonic=False)
    measure = dp.zero_concentrated_divergence()
    mechanism: Callable[[list[int]], list[int]] = dp.m.make_noisy_top_k(*space, measure, k=k, scale=scale)
    return mechanism


@lru_cache(maxsize=1)
def _opendp() -> Any:  # noqa: ANN401 - OpenDP ships no types
    """Import OpenDP at the first draw: it takes 0.1 s that a start should not pay."""
    import opendp.prelude as dp

    dp.enable_features("contrib")
    return dp
