"""Fitting one graphical model to all noisy measurements; nothing here can reach the table.

Over the distributions p that the model can hold, with N the estimated number of rows, the fit minimises

    Σ ‖N·M_i(p) − y_i‖² / (2σ_i²) + τ·N·KL(p ‖ uniform).

It works on the dual, which is smooth, unconstrained and has one number λ for each measured one:

    f(λ) = N log Z(θ(λ)) − λ·y + τ/2 Σ σ² λ²,    gradient g = N μ − y + τ σ² λ.

At any λ, loss plus penalty of the distribution there is at most ½ Σ (g/σ)² above the optimum: the duality
gap, in units of the loss, which is the stopping rule.

Where the rules leave no row, p is zero: such a cell of a full table counts as measured without noise, its λ
stays 0.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.engine.fitting.lbfgs import Minimum, StopReason, minimise
from cusyn_desktop.engine.fitting.observations import Key, Observation, ObservedVector, merged, without_zeros
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.potentials import Potentials
from cusyn_desktop.engine.zeros import Possible
from cusyn_desktop.errors import EngineError, InputError, ModelTooLargeError

MAX_MODEL_CELLS = 100_000_000
"""Cells that no fit goes beyond, whatever limit the plan sets; 800 MB for the model alone."""

_SCALING = 0.25  # measured best between the noise (0) and the curvature (1)
_NEWTON_STEPS = 8


@dataclass(frozen=True, slots=True)
class FitSettings:
    """How far a fit is to go.

    Attributes:
        tau: Weight of the entropy penalty, τ.
        tolerance: Where to stop: at a duality gap of this times half the number of measured numbers.
        max_evaluations: Where to stop at the latest.
    """

    tau: float
    tolerance: float
    max_evaluations: int

    def __post_init__(self) -> None:
        """Refuse settings that make no fit.

        Raises:
            InputError: A setting is not positive and finite.
        """
        for name in ("tau", "tolerance", "max_evaluations"):
            if not 0 < getattr(self, name) < float("inf"):
                raise InputError(f"The setting {name} of a fit must be positive and finite.", setting=name)


ROUND = FitSettings(tau=0.01, tolerance=0.1, max_evaluations=400)
"""Between two selections."""
FINAL = FitSettings(tau=0.001, tolerance=0.003, max_evaluations=5000)
"""For the model that rows are drawn from."""
PREVIEW = FitSettings(tau=0.01, tolerance=1.0, max_evaluations=100)
"""A quick look."""


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """A fitted model and what a further fit can start from.

    Attributes:
        model: The model.
        duals: λ of every observation as a table of its clique (columns with more than one value).
        loss: Σ (N·M(p) − y)² / (2σ²) over all observations.
        gap: How far loss plus penalty may be from the optimum, in the same units.
        evaluations: How often the model was calibrated.
        reason: Why the fit ended.
    """

    model: GraphicalModel
    duals: Mapping[Key, FloatArray]
    loss: float
    gap: float
    evaluations: int
    reason: StopReason


def estimated_total(measurements: Sequence[Measurement]) -> float:
    """Number of rows: the mean of all full tables' sums, weighted by their precision; at least 1.

    The sum of a table with noise σ in each cell has the variance σ² times its cells. Residuals say nothing
    about it.

    Raises:
        EngineError: There are residual measurements only.
    """
    full = [one for one in measurements if one.kind is MeasurementKind.FULL]
    if not full:
        if measurements:
            raise EngineError("Residual measurements need at least one full measurement beside them.")
        return 1.0
    least = min(one.sigma for one in full)
    weights = np.array([(least / one.sigma) ** 2 / one.values.size for one in full])
    sums = np.array([float(one.values.sum()) for one in full])
    return max(1.0, float(weights @ sums / weights.sum()))


class Estimator:
    """Fits models to measurements of one table; keeps the last plan, which the next fit often needs."""

    def __init__(
        self,
        sizes: Sequence[int],
        *,
        rules: Sequence[ForbiddenCells] = (),
        limit_cells: int = MAX_MODEL_CELLS,
    ) -> None:
        """Prepare for a table.

        Args:
            sizes: Values of every column.
            rules: Where no row can be; the model holds their cliques, and zeros in these cells.
            limit_cells: Most cells of a model.
        """
        self._sizes = tuple(sizes)
        self._rules = tuple(rules)
        self._limit_cells = limit_cells
        self._potentials: Potentials | None = None
        self._possible: Possible | None = None

    def fit(
        self,
        measurements: Sequence[Measurement],
        *,
        total: float | None = None,
        start: Fit | None = None,
        settings: FitSettings = ROUND,
        control: RunControl | None = None,
    ) -> Fit:
        """Fit one model to all measurements.

        Args:
            measurements: All of them, repeats included; they are merged here. None gives the uniform model.
            total: Number of rows to assume; the measurements' own estimate by default.
            start: An earlier fit of the same table: its tree is kept if it holds all cliques, its λ is the
                start.
            settings: How far to go.
            control: Asked at every evaluation whether to stop; told the fraction of the way to the tolerance.

        Raises:
            ModelTooLargeError: The cliques need a model above the limit; nothing has been allocated.
            EngineError: There are residual measurements only.
            JobCancelled: Somebody asked to stop.
        """
        rows = estimated_total(measurements) if total is None else total
        observations = merged(self._sizes, measurements)
        potentials, possible = self._plan({one.clique for one in observations}, start)
        observations = without_zeros(observations, possible) if self._rules else observations
        observed = ObservedVector(self._sizes, potentials.slots, observations)
        first = observed.vector(_first_duals(observations, rows, settings.tau, start))
        counts = observed.coordinates.diagonal(_rough_counts(observations, potentials, rows, start))
        dual = _Dual(potentials, observed, counts, total=rows, tau=settings.tau)
        watch = _Watch(control or RunControl(), target=0.5 * settings.tolerance * first.size)

        def function(point: FloatArray) -> tuple[float, FloatArray]:
            watch.checkpoint()
            return dual.evaluate(point)

        minimum = minimise(
            function,
            dual.point(first),
            enough=lambda gradient: watch.reached(dual.gap(gradient)),
            max_evaluations=settings.max_evaluations,
        )
        return dual.fit_at(minimum)

    def _plan(self, cliques: set[Clique], start: Fit | None) -> tuple[Potentials, Possible]:
        """The last plan if it is for the same cliques and tree, else a new one."""
        tree = self._tree(cliques, start)
        last, possible = self._potentials, self._possible
        self._potentials = self._possible = None
        if possible is None or possible.tree is not tree:
            possible = Possible(tree, self._rules)
        if last is None or last.tree is not tree or last.slots.keys() != cliques:
            last = None  # before the next one takes its memory
            last = Potentials(tree, cliques, forbidden=possible.forbidden)
        self._potentials, self._possible = last, possible
        return last, possible

    def _tree(self, cliques: set[Clique], start: Fit | None) -> JunctionTree:
        """The tree of an earlier fit if it holds all cliques, else a new one."""
        held = [*cliques, *(rule.clique for rule in self._rules)]
        tree = start.model.tree if start is not None else None
        if tree is None or not all(tree.holds(clique) for clique in held):
            tree = JunctionTree.of(self._sizes, held)
        if tree.cells > self._limit_cells:
            raise ModelTooLargeError(
                f"A model of these columns needs {tree.cells:,} cells; the limit is {self._limit_cells:,}. "
                "Use fewer bins, group categories, or measure fewer columns together.",
                cells=tree.cells,
                limit=self._limit_cells,
            )
        return tree


class _Watch:
    """Hears of every step of a fit, passes it on, and says when to stop."""

    def __init__(self, control: RunControl, *, target: float) -> None:
        self._control = control
        self._target = target
        self._first: float | None = None
        self._fraction = 0.0

    def checkpoint(self) -> None:
        """Stop here if somebody asked to."""
        self._control.checkpoint()

    def reached(self, gap: float) -> bool:
        """Whether a duality gap is small enough; reports the way behind, measured in powers of ten."""
        if gap <= self._target:
            return True
        if self._first is None:
            self._first = gap
        if gap < self._first:
            gone = log(self._first / gap) / log(self._first / self._target)
            self._fraction = max(self._fraction, gone)
        self._control.checkpoint(self._fraction, "fit")
        return False


class _Dual:
    """The dual in scaled variables u = λ·√h, in which its curvature is more even.

    h = (p + τσ²)^a (σ²)^(1 − a) with a = 0.25 and p a rough variance of the expected numbers.
    """

    def __init__(
        self,
        potentials: Potentials,
        observed: ObservedVector,
        counts: FloatArray,
        *,
        total: float,
        tau: float,
    ) -> None:
        self._potentials = potentials
        self._observed = observed
        self._total = total
        self._ridge = tau * observed.variance
        self._scale = 1 / np.sqrt(_curvature(counts, observed.variance, total=total, tau=tau))
        self._to_deviations = 1 / (self._scale * np.sqrt(observed.variance))
        self._last_point, self._excess = np.empty(0), np.empty(0)

    def point(self, duals: FloatArray) -> FloatArray:
        """The scaled variables of some λ."""
        return duals / self._scale

    def evaluate(self, point: FloatArray) -> tuple[float, FloatArray]:
        """Value and gradient, in nats."""
        duals = point * self._scale
        log_z, tables = self._potentials.marginals(self._observed.coordinates.tables(duals))
        expected = self._total * self._observed.coordinates.numbers(tables)
        self._last_point, self._excess = point, expected - self._observed.values
        pull = self._ridge * duals
        value = self._total * log_z - float(duals @ self._observed.values) + 0.5 * float(duals @ pull)
        return value, (self._excess + pull) * self._scale

    def gap(self, gradient: FloatArray) -> float:
        """½ Σ (g/σ)² for a gradient in the scaled variables."""
        return 0.5 * float(np.square(gradient * self._to_deviations).sum())

    def fit_at(self, minimum: Minimum) -> Fit:
        """The fit at the end of a minimisation."""
        if self._last_point is not minimum.point:
            self.evaluate(minimum.point)  # the line search ended elsewhere
        return Fit(
            model=GraphicalModel(self._potentials.tree, self._potentials.beliefs, total=self._total),
            duals=self._observed.by_key(minimum.point * self._scale),
            loss=0.5 * float((np.square(self._excess) / self._observed.variance).sum()),
            gap=self.gap(minimum.gradient),
            evaluations=minimum.evaluations,
            reason=minimum.reason,
        )


def _rough_counts(
    observations: Sequence[Observation], potentials: Potentials, total: float, start: Fit | None
) -> FloatArray:
    """About what each cell of the measured tables holds: what was measured, else what a model expects."""
    counts = np.empty(potentials.n_cells)
    for one in sorted(observations, key=lambda one: one.kind is MeasurementKind.FULL):  # the full ones last
        place = potentials.slots[one.clique]
        if one.kind is MeasurementKind.FULL:
            counts[place] = np.maximum(one.values.ravel(), 0.0)
        elif start is None:
            counts[place] = total / one.values.size
        else:
            counts[place] = total * start.model.marginal(one.clique).ravel()
    return counts


def _curvature(counts: FloatArray, variance: FloatArray, *, total: float, tau: float) -> FloatArray:
    """A guess at the second derivatives of the dual, between the noise alone and the whole."""
    count = np.minimum(counts + 0.5 * np.sqrt(variance), total)
    spread = np.maximum(count * (1 - count / total), 0.1 * count)
    return (spread + tau * variance) ** _SCALING * variance ** (1 - _SCALING)


def _first_duals(
    observations: Sequence[Observation], total: float, tau: float, start: Fit | None
) -> dict[Key, FloatArray]:
    """λ to start from: that of the earlier fit; for tables that are new in full, what each cell asks for.

    New residuals start at 0: moving their cells one by one costs more evaluations than it saves.
    """
    if start is None:
        return {}
    duals = dict(start.duals)
    for one in observations:
        if one.key not in duals and one.kind is MeasurementKind.FULL:
            expected = total * start.model.marginal(one.clique)
            wanted = _cell_duals(expected, one.values, tau * one.variance)
            duals[one.key] = np.where(expected > 0, wanted, 0.0)
    return duals


def _cell_duals(expected: FloatArray, wanted: FloatArray, ridge: float) -> FloatArray:
    """Solve z·exp(λ) + τσ²·λ = y for every cell by Newton's method, with steps and λ bounded.

    Args:
        expected: z, what the model expects.
        wanted: y, what was measured.
        ridge: τσ².
    """
    z = np.maximum(expected, 1e-9)
    duals = np.clip(np.log(np.maximum(wanted, 5e-4) / z), -30, 30)
    for _ in range(_NEWTON_STEPS):
        raised = z * np.exp(duals)
        step = (raised + ridge * duals - wanted) / (raised + ridge)
        duals = np.clip(duals - np.clip(step, -3, 3), -60, 60)
    return duals
