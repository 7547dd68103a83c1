"""From an attacker's guesses to a lower bound of the privacy loss, with Clopper-Pearson limits at 99.9 %.

Gaussian noise and whole runs are judged on the curve of Gaussian differential privacy: an event of chance p
on one table and q on the other shows mu >= Phi^-1(p) - Phi^-1(q) (Dong, Roth and Su 2022). A choice is judged
by its odds ratio, which moves by e^epsilon at most (bounded range).
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy import stats

from cusyn_desktop.arrays import FloatArray

CONFIDENCE = 0.999


@dataclass(frozen=True, slots=True)
class Finding:
    """What an attack has shown.

    Attributes:
        what: Mechanism and mistake.
        claim: The privacy loss that was paid for, as mu or epsilon.
        bound: What the attack proves at 99.9 % confidence.
        likely: Its best guess of the loss.
        draws: Of each table.
    """

    what: str
    claim: float
    bound: float
    likely: float
    draws: int

    @property
    def refutes(self) -> bool:
        """Whether the claim is false, but for one chance in a thousand."""
        assert not math.isnan(self.bound)
        return self.bound > self.claim

    def __str__(self) -> str:
        verdict = "REFUTED" if self.refutes else "holds"
        return (
            f"{self.what:58} paid {self.claim:6.3f}  proved {self.bound:6.3f}  likely {self.likely:6.3f}  "
            f"{self.draws:9,} draws  {verdict}"
        )


def limits(hits: int, draws: int) -> tuple[float, float]:
    """Clopper-Pearson limits of a chance; each fails in at most half of one time in a thousand."""
    tail = (1 - CONFIDENCE) / 2
    low = float(stats.beta.ppf(tail, hits, draws - hits + 1)) if hits else 0.0
    high = float(stats.beta.isf(tail, hits + 1, draws - hits)) if hits < draws else 1.0
    return low, high


def gaussian_bound(hits: int, others: int, draws: int) -> float:
    """The least mu that events with so many hits on one table and on the other leave possible."""
    low, high = limits(hits, draws)[0], limits(others, draws)[1]
    return float(stats.norm.ppf(low) - stats.norm.ppf(high)) if low > 0 and high < 1 else 0.0


def odds_bound(hits: int, others: int, draws: int) -> float:
    """The least log odds ratio."""
    low, high = limits(hits, draws)[0], limits(others, draws)[1]
    return math.log(low / (1 - low)) - math.log(high / (1 - high)) if low > 0 and high < 1 else 0.0


def judged(what: str, claim: float, here: FloatArray, there: FloatArray, *, picking: int = 2) -> Finding:
    """Guess by a threshold, picked on every `picking`-th draw and counted on the others.

    Args:
        what: Mechanism and mistake.
        claim: The mu that was paid for.
        here: What the attacker saw of one table, larger where it looks like that one.
        there: The same of the other table.
        picking: 2 for one half of the draws; 4 leaves more to be counted where the threshold matters little.
    """
    training = here[::picking], there[::picking]
    counted = np.arange(len(here)) % picking != 0
    thresholds = np.unique(np.quantile(np.concatenate(training), np.linspace(0.02, 0.98, 49)))
    best = max(thresholds, key=lambda threshold: _bound(gaussian_bound, threshold, *training))
    held_out = here[counted], there[counted]
    least = 0.5 / len(held_out[0])  # a chance of exactly 0 or 1 would have no finite quantile
    chances = [float(np.clip(np.mean(seen >= best), least, 1 - least)) for seen in held_out]
    likely = float(stats.norm.ppf(chances[0]) - stats.norm.ppf(chances[1]))
    return Finding(what, claim, _bound(gaussian_bound, best, *held_out), likely, len(here))


def _bound(
    rule: Callable[[int, int, int], float], threshold: float, here: FloatArray, there: FloatArray
) -> float:
    draws = min(len(here), len(there))
    return rule(int((here[:draws] >= threshold).sum()), int((there[:draws] >= threshold).sum()), draws)
