"""Laplace noise: what pure epsilon-DP steps give, alone and together."""

import math

import numpy as np

from cusyn_desktop.budget.accounting.rounding import checked_delta, positive

_STEPS = 5000
"""Grid steps for one epsilon of loss; rounding losses up to the grid costs times / (2 * steps) epsilons."""


def discrete_laplace_pmf(x: int, *, scale: float) -> float:
    """Return the probability of one whole number: (1 - q) / (1 + q) q^|x| with q = exp(-1 / scale).

    Source:
        Ghosh, Roughgarden and Sundararajan (2009), the two-sided geometric law.
    """
    q = math.exp(-1 / positive("scale", scale))
    return (1 - q) / (1 + q) * q ** abs(x)


def discrete_laplace_variance(scale: float) -> float:
    """Return the variance of the discrete Laplace law: 2 q / (1 - q)^2 with q = exp(-1 / scale)."""
    q = math.exp(-1 / positive("scale", scale))
    return 2 * q / (1 - q) ** 2


def laplace_epsilon(scale: float, *, sensitivity: float = 1.0) -> float:
    """Return epsilon of Laplace noise: sensitivity / scale, pure DP.

    Source:
        Dwork, McSherry, Nissim and Smith (2006), for L1 sensitivity.
    """
    return positive("sensitivity", sensitivity) / positive("scale", scale)


def composed_laplace_epsilon(scale: float, *, times: int, delta: float, sensitivity: float = 1.0) -> float:
    """Return epsilon at delta of several Laplace mechanisms, from the law of their privacy loss, rounded up.

    One loss L is +e with probability 1/2, and P(L <= l) = exp((l - e) / 2) / 2 for -e <= l < e, where e is
    the epsilon of one step. Losses are rounded up to a grid, added by Fourier transform, and delta(epsilon)
    is the mean of max(0, 1 - exp(epsilon - loss)).

    Source:
        Sommer, Meiser and Mohammadi (2019), Theorem 1, for the law of the privacy loss; Koskela, Jaelkoe
        and Honkela (2020, arXiv:1906.03049) for its sum by Fourier transform.
    """
    checked_delta(delta)
    single = laplace_epsilon(scale, sensitivity=sensitivity)
    losses = single * np.linspace(-1.0, 1.0, 2 * _STEPS + 1)
    below = np.append(np.exp((losses[:-1] - single) / 2) / 2, 1.0)
    law = np.diff(below, prepend=0.0)
    size = 2 * _STEPS * times + 1
    total_law = np.fft.irfft(np.fft.rfft(law, n=size) ** times, n=size).clip(min=0.0)
    total_losses = single * times * np.linspace(-1.0, 1.0, size)
    above = np.cumsum(total_law[::-1])[::-1] - total_law
    weighted = np.cumsum((total_law * np.exp(-total_losses))[::-1])[::-1] - total_law * np.exp(-total_losses)
    deltas = above - np.exp(total_losses) * weighted
    return max(0.0, float(total_losses[np.argmax(deltas <= delta)]))
