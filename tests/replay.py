"""Sources of noise for tests: recording, replaying what was recorded, seeded, and none at all."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.engine.noise import NoiseSource, gumbel_scale


class CallKind(StrEnum):
    GAUSSIAN = "gaussian"
    RANKING = "ranking"


@dataclass(frozen=True, slots=True, eq=False)
class NoiseCall:
    """One draw: what was protected, by how much noise, and what came out.

    Attributes:
        kind: Which mechanism.
        exact: The private numbers, as they were before the noise (a copy, not writeable).
        parameter: Sigma of Gaussian noise, epsilon of a ranking.
        sensitivity: Of a ranking's scores; None for Gaussian noise, whose caller knows it.
        answer: Noisy numbers in the shape of `exact`, or all positions in ranked order.
    """

    kind: CallKind
    exact: IntArray
    parameter: float
    sensitivity: int | None
    answer: IntArray

    def asks_like(self, other: "NoiseCall") -> bool:
        """Tell whether two calls agree in all that must not depend on the private numbers."""
        return self._public() == other._public()

    def distance(self, other: "NoiseCall") -> int:
        """Return how far the private numbers lie apart: squared L2 norm, or largest step of a score."""
        difference = np.abs(self.exact - other.exact).ravel().tolist()
        if self.kind is CallKind.GAUSSIAN:
            return sum(step * step for step in difference)
        return max(difference, default=0)

    def _public(self) -> tuple[object, ...]:
        return self.kind, self.exact.shape, self.parameter, self.sensitivity


@dataclass(slots=True)
class RecordingNoise(NoiseSource):
    """Passes every call on to a source and keeps what went in and what came out."""

    source: NoiseSource
    calls: list[NoiseCall] = field(default_factory=list)

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        answer = self.source.gaussian(exact, sigma=sigma)
        self.calls.append(NoiseCall(CallKind.GAUSSIAN, _frozen(exact), sigma, None, _frozen(answer)))
        return answer

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        answer = list(self.source.noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon))
        ranked = _frozen(np.array(answer, dtype=np.int64))
        self.calls.append(NoiseCall(CallKind.RANKING, _frozen(scores), epsilon, sensitivity, ranked))
        return answer


class ReplayError(AssertionError):
    """A run asked for other noise than the recorded one."""


class ReplayNoise(NoiseSource):
    """Answers as recorded, whatever the private numbers are, and records the new calls.

    A call that differs from the recorded one in anything public (kind, shape, scale, sensitivity) is an
    error: control flow depended on private numbers.
    """

    def __init__(self, recorded: Iterable[NoiseCall]) -> None:
        self._left = list(recorded)
        self.calls: list[NoiseCall] = []

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        return self._replay(CallKind.GAUSSIAN, exact, sigma, None)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        return [int(one) for one in self._replay(CallKind.RANKING, scores, epsilon, sensitivity)]

    def finish(self) -> None:
        """Check that every recorded call was replayed."""
        if self._left:
            raise ReplayError(f"{len(self._left)} recorded calls were not made again")

    def _replay(self, kind: CallKind, exact: IntArray, parameter: float, sensitivity: int | None) -> IntArray:
        if not self._left:
            raise ReplayError(f"call {len(self.calls)} ({kind}) was not recorded")
        recorded = self._left.pop(0)
        call = NoiseCall(kind, _frozen(exact), parameter, sensitivity, recorded.answer)
        if not call.asks_like(recorded):
            raise ReplayError(f"call {len(self.calls)} asks {call._public()}, recorded {recorded._public()}")
        self.calls.append(call)
        return recorded.answer.copy()


class SeededNoise(NoiseSource):
    """Rounded normal noise and Gumbel ranking from numpy: fast and repeatable, for tests alone."""

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        assert exact.dtype == np.int64
        assert 0 < sigma < np.inf
        return exact + np.rint(self._rng.normal(0.0, sigma, exact.shape)).astype(np.int64)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        assert scores.dtype == np.int64
        noise = self._rng.gumbel(0.0, gumbel_scale(sensitivity=sensitivity, epsilon=epsilon), scores.shape)
        ranked: list[int] = np.argsort(-(scores + noise), kind="stable").tolist()
        return ranked


class NoNoise(NoiseSource):
    """Exact answers, for tests of everything but the noise."""

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        assert exact.dtype == np.int64
        assert sigma > 0
        return exact.copy()

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        gumbel_scale(sensitivity=sensitivity, epsilon=epsilon)
        ranked: list[int] = np.argsort(-scores, kind="stable").tolist()
        return ranked


def _frozen(numbers: IntArray) -> IntArray:
    copy = numbers.copy()
    copy.setflags(write=False)
    return copy
