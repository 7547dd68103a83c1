"""One run of one method, and how far its model is from the truth."""

from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.measurement import Measurement
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.model_limit import cells_of
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan
from cusyn_desktop.experiments.table import ResearchTable


@dataclass(frozen=True, slots=True)
class Method:
    """An engine with an allocation.

    Attributes:
        engine: Mechanism.
        allocation: How a customised engine divides its budget; of no account for the others.
    """

    engine: EngineName
    allocation: Allocation = Allocation.ADAPTIVE

    @property
    def label(self) -> str:
        """Name in figures and tables."""
        return f"{self.engine} {self.allocation}" if self.engine.customised else str(self.engine)


METHODS = (
    Method(EngineName.AIM),
    Method(EngineName.CUSYN_AIM, Allocation.PAPER),
    Method(EngineName.CUSYN_AIM, Allocation.ADAPTIVE),
    Method(EngineName.MWEM_PGM),
    Method(EngineName.CUSYN_MWEM, Allocation.PAPER),
    Method(EngineName.CUSYN_MWEM, Allocation.ADAPTIVE),
)
"""The baselines and the customised engines, side by side."""


@dataclass(frozen=True, slots=True, eq=False)
class Trial:
    """What one run reached.

    Attributes:
        interest_tvd: Mean total variation distance of the interest queries, model against truth.
        workload_tvd: Mean of the same over the workload.
        seconds: Time of the run, noise included.
        rounds: Number of rounds.
        cells: Size of the model.
        measurements: What was measured, for later runs to reuse.
    """

    interest_tvd: float
    workload_tvd: float
    seconds: float
    rounds: int
    cells: int
    measurements: tuple[Measurement, ...]


def run_trial(
    table: ResearchTable,
    method: Method,
    *,
    interest: tuple[Clique, ...],
    pico_rho: int,
    model_limit_mb: int,
    noise: NoiseSource,
    control: RunControl,
    reused: tuple[Measurement, ...] = (),
) -> Trial:
    """Run a method once and compare its model with the table.

    Args:
        table: The table; it is compared with openly.
        method: Engine and allocation.
        interest: Interest queries.
        pico_rho: Budget of the run.
        model_limit_mb: Most megabytes of the model's tables.
        noise: Source of noise.
        control: Cancel; its progress is the run's.
        reused: Measurements of earlier runs.

    Raises:
        CuSynError: The plan cannot be carried out.
    """
    plan = SynthesisPlan(
        sizes=table.counts.sizes,
        workload=table.workload,
        interest=interest,
        engine=method.engine,
        allocation=method.allocation,
        pico_rho=pico_rho,
        model_limit_cells=cells_of(model_limit_mb),
        reused=reused,
    )
    start = perf_counter()
    result = synthesise(plan, counts=table.counts, noise=noise, spender=RunBudget(pico_rho), control=control)
    seconds = perf_counter() - start
    return Trial(
        interest_tvd=mean_tvd(table, result.model, interest),
        workload_tvd=mean_tvd(table, result.model, table.workload),
        seconds=seconds,
        rounds=result.rounds,
        cells=result.model.tree.cells,
        measurements=result.measurements,
    )


def mean_tvd(table: ResearchTable, model: GraphicalModel, cliques: Iterable[Clique]) -> float:
    """Mean true total variation distance of a model on some cliques."""
    distances = [
        0.5 * float(np.abs(table.counts.counts(clique) / table.n_rows - model.marginal(clique)).sum())
        for clique in cliques
    ]
    return sum(distances) / len(distances)
