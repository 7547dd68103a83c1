"""Measuring the interest queries: some before the rounds, so that they are steered by them, some after."""

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.allocation import interest_shares
from cusyn_desktop.engine.estimate import estimated_total
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.pipelines.run import Run
from cusyn_desktop.engine.screening import audible, fitting

STEP = "measure_interest"


def measurable(run: Run, *, limit_cells: int, pico_rho: int) -> tuple[Clique, ...]:
    """The interest queries that fit into the model and would not drown in noise.

    Args:
        run: The run so far.
        limit_cells: Most cells of the model.
        pico_rho: What all of them may cost.
    """
    plan, limit = run.plan, run.schedule.noise_limit
    kept = fitting(
        [query for query in plan.interest if plan.cells(query) > 1],
        sizes=plan.sizes,
        measured=run.cliques,
        tree=run.tree,
        limit_cells=limit_cells,
    )
    if limit is None or not run.everything:
        return kept
    return audible(
        kept,
        sizes=plan.sizes,
        total=estimated_total(run.everything),
        pico_rho=pico_rho,
        limit=limit,
        rows_per_person=plan.rows_per_person,
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
