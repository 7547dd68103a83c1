"""Slow, obvious twins of the engine's core: everything is done on the full joint table."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import log, prod

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose


def spread(table: FloatArray, clique: Clique, sizes: Sequence[int]) -> FloatArray:
    """A table as one that can be broadcast over the joint table."""
    return table.reshape([size if column in clique else 1 for column, size in enumerate(sizes)])


def marginal(joint: FloatArray, clique: Clique) -> FloatArray:
    """Sums of the joint table, axes in the order of the clique."""
    rest = tuple(axis for axis in range(joint.ndim) if axis not in clique)
    kept = sorted(clique)
    sums: FloatArray = joint.sum(axis=rest)
    return sums.transpose([kept.index(column) for column in clique])


def joint_of(
    potentials: Iterable[tuple[Clique, FloatArray]], sizes: Sequence[int]
) -> tuple[FloatArray, float]:
    """The distribution with the given log potentials, and log Z."""
    theta = np.zeros(tuple(sizes))
    for clique, table in potentials:
        theta = theta + spread(table, clique, sizes)
    top = theta.max()
    unnormalised = np.exp(theta - top)
    mass = unnormalised.sum()
    return unnormalised / mass, float(np.log(mass) + top)


def residual(table: FloatArray) -> FloatArray:
    """P times a table, with P written out as a matrix."""
    projection = np.ones((1, 1))
    for n in table.shape:
        projection = np.kron(projection, np.eye(n) - np.ones((n, n)) / n)
    return (projection @ table.ravel()).reshape(table.shape)


def objective(
    joint: FloatArray, measurements: Iterable[Measurement], *, total: float, tau: float
) -> tuple[float, FloatArray]:
    """What the fit minimises, and its gradient in the cells of the joint table."""
    positive = np.maximum(joint, 1e-300)
    value = tau * total * float((joint * np.log(positive)).sum() + log(joint.size))
    gradient = tau * total * (np.log(positive) + 1)
    for one in measurements:
        excess = total * marginal(joint, one.clique)
        excess = (residual(excess) if one.kind is MeasurementKind.RESIDUAL else excess) - one.values
        value += 0.5 * float(np.square(excess).sum()) / one.variance
        gradient = gradient + total * spread(excess, one.clique, joint.shape) / one.variance
    return value, gradient


def slow_fit(
    sizes: Sequence[int], measurements: Sequence[Measurement], *, total: float, tau: float
) -> FloatArray:
    """The best joint distribution, by a generic optimiser on its logarithms."""
    from scipy.optimize import minimize

    def function(logits: FloatArray) -> tuple[float, FloatArray]:
        p = np.exp(logits - logits.max())
        p /= p.sum()
        value, gradient = objective(p.reshape(tuple(sizes)), measurements, total=total, tau=tau)
        flat = gradient.ravel()
        return value, p * (flat - p @ flat)

    start = np.zeros(prod(sizes))
    best = minimize(
        function,
        start,
        jac=True,
        method="L-BFGS-B",
        options={"maxiter": 20_000, "maxfun": 20_000, "ftol": 1e-15, "gtol": 1e-10, "maxcor": 50},
    ).x
    p = np.asarray(np.exp(best - best.max()))
    return np.asarray((p / p.sum()).reshape(tuple(sizes)))


def all_subsets(n_columns: int, longest: int | None = None) -> list[Clique]:
    """All sets of columns, the empty one left out."""
    lengths = range(1, (longest or n_columns) + 1)
    return [subset for length in lengths for subset in combinations(range(n_columns), length)]


def measured(
    clique: Clique,
    values: FloatArray,
    *,
    sigma: float = 1.0,
    kind: MeasurementKind = MeasurementKind.FULL,
) -> Measurement:
    """A measurement whose price and purpose do not matter."""
    return Measurement(clique, kind, values, sigma, 1, Purpose.SELECTED)


def noisy(
    joint: FloatArray,
    cliques: Iterable[Clique],
    rng: np.random.Generator,
    *,
    sigma: float,
    kind: MeasurementKind = MeasurementKind.FULL,
) -> list[Measurement]:
    """Measurements of a table of counts with plain Gaussian noise."""
    measurements = []
    for clique in cliques:
        values = marginal(joint, clique) + rng.normal(0, sigma, [joint.shape[column] for column in clique])
        values = residual(values) if kind is MeasurementKind.RESIDUAL else values
        measurements.append(measured(clique, values, sigma=sigma, kind=kind))
    return measurements


# Shapes of models: name, sizes, cliques.
SHAPES: Mapping[str, tuple[tuple[int, ...], tuple[Clique, ...]]] = {
    "one column": ((4,), ((0,),)),
    "independent": ((2, 3, 4), ((0,), (1,), (2,))),
    "chain": ((2, 3, 4, 2, 3), ((0, 1), (1, 2), (2, 3), (3, 4))),
    "star": ((3, 2, 2, 4, 3), ((0, 1), (0, 2), (0, 3), (0, 4))),
    "cycle": ((2, 3, 2, 3, 2), ((0, 1), (1, 2), (2, 3), (3, 4), (0, 4))),
    "disconnected": ((2, 3, 4, 2, 3), ((0, 3), (1, 4))),
    "nested": ((3, 2, 4), ((0, 1, 2), (0, 1), (1,), (0, 2), (2,))),
    "all pairs": ((2, 2, 3, 2), ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))),
    "columns of one value": ((1, 3, 1, 2, 4, 1), ((0, 1), (1, 2, 3), (3, 4), (5,), (0, 5))),
    "only columns of one value": ((1, 1), ((0, 1), (1,))),
    "unmeasured columns": ((2, 3, 4, 2), ((1, 2),)),
    "wide separators": ((2, 2, 2, 3, 3, 3), ((0, 1, 2, 3), (0, 1, 2, 4), (1, 2, 5))),
}
