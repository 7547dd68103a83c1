"""Measuring the interest queries: some before the rounds, so that they are steered by them, some after."""

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine import screening
from cusyn_desktop.engine.allocation import interest_shares
from cusyn_desktop.engine.estimate import estimated_total
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.pipelines.run import Run

STEP = "measure_interest"


def measurable(run: Run, *, limit_cells: int, pico_rho: int) -> tuple[Clique, ...]:
    """The interest queries that fit into the model and would not drown in noise.

    Args:
        run: The run so far.
        limit_cells: Most cells of the model.
        pico_rho: What all of them may cost.
    """
    return screening.measurable(
        run.plan,
        measured=run.cliques,
        tree=run.tree,
        limit_cells=limit_cells,
        noise_limit=run.schedule.noise_limit,
        total=estimated_total(run.everything) if run.everything else None,
        pico_rho=pico_rho,
    )


def measure_interest(run: Run, queries: tuple[Clique, ...], *, pico_rho: int) -> None:
    """Spend exactly `pico_rho` on the queries, then fit."""
    shares = interest_shares(
        queries,
        run.schedule.interest_method,
        sizes=run.plan.sizes,
        knowledge=run.knowledge,
        pico_rho=pico_rho,
        rows_per_person=run.plan.rows_per_person,
    )
    for share in shares:
        run.measure(share, Purpose.INTEREST, step=STEP)
    run.refit()
