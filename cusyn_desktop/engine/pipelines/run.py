"""One synthesis under way: what was paid, what was measured, what is known, and the model of it."""

from math import hypot

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.budget.accounting import gaussian_sigma
from cusyn_desktop.budget.spending import RunBudget, Spender
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import CountSource
from cusyn_desktop.engine.allocation import Share
from cusyn_desktop.engine.candidates import Candidates
from cusyn_desktop.engine.cliques import n_cells
from cusyn_desktop.engine.estimate import FINAL, ROUND, Estimator, Fit
from cusyn_desktop.engine.foresight.expectation import left_to_the_model
from cusyn_desktop.engine.knowledge import Knowledge, RankedCells, fitted_tvd
from cusyn_desktop.engine.measure import Measurer
from cusyn_desktop.engine.measurement import Measurement, Purpose
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines.admission import Admission
from cusyn_desktop.engine.pipelines.reports import QueryError, RoundReport, SynthesisResult
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.reuse import reusable
from cusyn_desktop.engine.schedule import Schedule
from cusyn_desktop.engine.select import Selector
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

_BEFORE_FIT = 0.85
"""Progress at which the last fit begins."""


class _Payer:
    """Pays twice: from the run's own budget, which refuses first, and to whoever keeps the books."""

    def __init__(self, budget: RunBudget, outer: Spender) -> None:
        self._budget = budget
        self._outer = outer

    def spend(self, *, pico_rho: int) -> None:
        """Take the amount off both, or raise before either draw.

        Raises:
            BudgetExceededError: Too little is left.
        """
        self._budget.spend(pico_rho=pico_rho)
        self._outer.spend(pico_rho=pico_rho)


class Run:
    """The state that all steps of a synthesis share.

    Attributes:
        plan: What is asked.
        schedule: How its budget is divided.
        candidates: What a round may choose from.
        budget: What was paid so far, at most the plan's whole budget.
        measurements: What this run drew, in order.
        knowledge: Precision of each part of the tables, reused answers included.
        fit: The present model.
        round: Number of the round, 0 before the first.
        level: Standard deviation of a full measurement in the present round.
        limit_cells: Most cells of the model that the rounds may ask for.
        room_for: Cliques that will be measured later and must still fit then.
    """

    def __init__(
        self,
        plan: SynthesisPlan,
        schedule: Schedule,
        candidates: Candidates,
        *,
        counts: CountSource,
        noise: NoiseSource,
        spender: Spender,
        control: RunControl,
    ) -> None:
        self.plan = plan
        self.schedule = schedule
        self.candidates = candidates
        self.budget = RunBudget(plan.pico_rho)
        self.round = 0
        self.rounds_expected = schedule.rounds
        self.level = self.sigma_of(schedule.measure_pico_rho)
        self.limit_cells = plan.model_limit_cells
        self.room_for: tuple[Clique, ...] = ()
        payer = _Payer(self.budget, spender)
        people = plan.rows_per_person
        self._measurer = Measurer(counts, noise, payer, people)
        self._selector = Selector(
            candidates,
            counts=counts,
            noise=noise,
            spender=payer,
            rows_per_person=people,
            control=control.quiet(),
        )
        self._control = control
        self._estimator = Estimator(plan.sizes, rules=plan.rules)
        self._admission = Admission(plan.sizes, candidates.cliques, model_limit_cells=plan.model_limit_cells)
        self._reused = self._fitting_reused()
        self.measurements: list[Measurement] = []
        self.knowledge = Knowledge(plan.sizes, self._reused)
        self.fit: Fit = self._round_fit(None)
        self._expected: dict[Clique, RankedCells] = {}

    def _fitting_reused(self) -> tuple[Measurement, ...]:
        """Earlier measurements that leave room for every column, each interest query that fits, and a choice.

        Without any clique that the rounds could choose, what they are granted could not be spent.
        """
        plan = self.plan
        held: list[Clique] = [*plan.rule_cliques, plan.smallest_of(self.candidates.cliques)]
        for query in sorted(plan.interest, key=plan.cells):
            if model_cells(plan.sizes, [*held, query], plan.model_limit_cells) is not None:
                held.append(query)
        return reusable(plan.reused, sizes=plan.sizes, room_for=held, limit_cells=plan.model_limit_cells)

    @property
    def model(self) -> GraphicalModel:
        """The present model."""
        return self.fit.model

    @property
    def tree(self) -> JunctionTree:
        """Its junction tree."""
        return self.fit.model.tree

    @property
    def everything(self) -> list[Measurement]:
        """Reused and new measurements."""
        return [*self._reused, *self.measurements]

    @property
    def cliques(self) -> list[Clique]:
        """All cliques that the model must hold."""
        return list(dict.fromkeys([*self.plan.rule_cliques, *(m.clique for m in self.everything)]))

    @property
    def reuses(self) -> bool:
        """Whether earlier measurements are in the model."""
        return bool(self._reused)

    @property
    def spent_on_interest(self) -> int:
        """Pico-rho spent on the interest queries so far."""
        return sum(m.pico_rho for m in self.measurements if m.purpose is Purpose.INTEREST)

    def sigma_of(self, pico_rho: int) -> float:
        """Standard deviation of a full measurement that costs `pico_rho`."""
        return gaussian_sigma(pico_rho, sensitivity_squared=self.plan.rows_per_person**2)

    def measure(self, share: Share, purpose: Purpose, *, step: str) -> Measurement:
        """Draw one measurement and report it.

        Raises:
            BudgetExceededError: Too little budget is left.
            JobCancelled: Somebody asked to stop.
        """
        self._control.checkpoint()
        measurement = self._measurer.measure(
            share.clique, kind=share.kind, pico_rho=share.pico_rho, purpose=purpose
        )
        self.measurements.append(measurement)
        self.knowledge.add(measurement)
        self._report(measurement, step)
        return measurement

    def choose(self, *, pico_rho: int, penalties: FloatArray, limit_cells: int) -> Clique | None:
        """The clique that the model gets most wrong, among those that fit.

        Args:
            pico_rho: What to spend on the choice.
            penalties: Expected L1 noise of measuring each candidate, in counts.
            limit_cells: Most cells of the model with what was measured and the new clique.

        Returns:
            The clique, or None where none fits.
        """
        self._control.checkpoint()
        admission = self._admission
        admission.begin_round(self.tree, self.cliques, limit_cells=limit_cells, room_for=self.room_for)
        return self._selector.choose(
            self.model,
            pico_rho=pico_rho,
            penalties=penalties,
            among=admission.worth_ranking(),
            admissible=admission.admits,
        )

    def refit(self) -> float:
        """Fit the model to everything measured so far.

        Returns:
            By how much the last measured clique moved, as L1 distance in counts.
        """
        clique = self.measurements[-1].clique
        before = self.model.total * self.model.marginal(clique)
        self.fit = self._round_fit(self.fit)
        self._expected.clear()
        after = self.model.total * self.model.marginal(clique)
        return float(np.abs(after - before).sum())

    def finish(self) -> None:
        """Fit once more, to the end."""
        self._control.checkpoint(_BEFORE_FIT, "fit")
        self.fit = self._estimator.fit(
            self.everything,
            start=self.fit,
            settings=FINAL,
            control=self._control.part(_BEFORE_FIT, 1.0),
        )
        self._expected.clear()

    def _round_fit(self, start: Fit | None) -> Fit:
        return self._estimator.fit(
            self.everything, start=start, settings=ROUND, control=self._control.quiet()
        )

    def _report(self, measurement: Measurement, step: str) -> None:
        report = RoundReport(
            round=self.round,
            rounds_expected=self.rounds_expected,
            clique=measurement.clique,
            purpose=measurement.purpose,
            cells=n_cells(self.plan.sizes, measurement.clique),
            sigma=measurement.sigma,
            pico_rho=measurement.pico_rho,
            expected_errors=tuple(self.expected_error(query) for query in self.plan.interest),
        )
        done = self.budget.spent / self.budget.total
        self._control.checkpoint(_BEFORE_FIT * done, step, report)

    def expected_error(self, query: Clique) -> float:
        """Total variation distance that noise and model let expect of a query.

        A part that was not measured is taken to be known as well as the rounds' measurements on average, and
        a model not to miss more of it than models do. What has no place in the model keeps the error that is
        usual there.
        """
        if self.model.total <= 1:
            return 1.0
        if query not in self._expected:
            self._expected[query] = RankedCells.of(self.model.total * self.model.marginal(query))
        noise = self.knowledge.fitted_error(
            query,
            unknown=self._usual_variance(),
            noise_of=lambda variance: fitted_tvd(self._expected[query], variance=variance),
        )
        if self.tree.holds(query):
            return noise
        cells = n_cells(self.plan.sizes, query)
        return min(1.0, hypot(noise, left_to_the_model(cells, limit_cells=self.plan.model_limit_cells)))

    def _usual_variance(self) -> float:
        """Variance of the rounds' measurements, by their mean precision."""
        precisions = [1 / m.variance for m in self.measurements if m.purpose is Purpose.SELECTED]
        return len(precisions) / sum(precisions) if precisions else self.level**2

    def result(self) -> SynthesisResult:
        """The model and how it came about."""
        errors = self._query_errors()
        screened = [error.clique for error in errors if not error.measured]
        return SynthesisResult(
            model=self.model,
            measurements=tuple(self.measurements),
            rounds=self.round,
            spent_pico_rho=self.budget.spent,
            screened_out=tuple(screened) if self.plan.engine.customised else (),
            expected_errors=errors,
            left_out=len(self.plan.reused) - len(self._reused),
        )

    def _query_errors(self) -> tuple[QueryError, ...]:
        measured = [set(m.clique) for m in self.everything]
        return tuple(
            QueryError(query, self.expected_error(query), any(set(query) <= clique for clique in measured))
            for query in self.plan.interest
        )
