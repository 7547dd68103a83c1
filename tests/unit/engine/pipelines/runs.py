"""Short runs of the engine for tests."""

from dataclasses import dataclass, field, replace

import numpy as np

from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.counts import CountSource
from cusyn_desktop.engine.measurement import Measurement, Purpose
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines import RoundReport, SynthesisResult, synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, default_workload
from tests.replay import RecordingNoise, SeededNoise
from tests.unit.engine.tables import counts_of

BINARY = (2, 2, 2, 2, 2)
MIXED = (3, 4, 2, 5)
PICO_RHO = 10**11


def plan_of(sizes: tuple[int, ...] = BINARY, **changes: object) -> SynthesisPlan:
    """All pairs, AIM, no interest query, a generous budget."""
    plan = SynthesisPlan(
        sizes=sizes, workload=default_workload(sizes), engine=EngineName.AIM, pico_rho=PICO_RHO
    )
    return replace(plan, **changes)  # type: ignore[arg-type]


@dataclass(slots=True)
class Journey:
    """A run with everything that it did to the world."""

    plan: SynthesisPlan
    n_rows: int = 2000
    seed: int = 0
    source: NoiseSource | None = None
    noise: RecordingNoise = field(init=False)
    budget: RunBudget = field(init=False)
    progress: list[Progress] = field(default_factory=list)
    token: CancelToken = field(default_factory=CancelToken)

    def __post_init__(self) -> None:
        self.noise = RecordingNoise(self.source or SeededNoise(self.seed))
        self.budget = RunBudget(self.plan.pico_rho)

    @property
    def counts(self) -> CountSource:
        return counts_of(self.plan.sizes, self.n_rows, self.seed)

    @property
    def reports(self) -> list[RoundReport]:
        return [step.detail for step in self.progress if isinstance(step.detail, RoundReport)]

    def run(self) -> SynthesisResult:
        return synthesise(
            self.plan,
            counts=self.counts,
            noise=self.noise,
            spender=self.budget,
            control=RunControl(self.token, self.progress.append),
        )

    def error(self, result: SynthesisResult) -> float:
        """Mean total variation distance of the workload."""
        counts, n = self.counts, self.n_rows
        distances = [
            np.abs(result.model.marginal(clique) - counts.counts(clique) / n).sum() / 2
            for clique in self.plan.workload
        ]
        return float(np.mean(distances))


def of_purpose(result: SynthesisResult, purpose: Purpose) -> list[Measurement]:
    """The measurements made for one reason, in order."""
    return [m for m in result.measurements if m.purpose is purpose]
