"""Which interest queries can be measured usefully: from sizes and noisy answers alone, free of charge."""

from collections.abc import Iterable, Sequence
from math import sqrt

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import PICO
from cusyn_desktop.engine.cliques import n_cells
from cusyn_desktop.engine.knowledge import MEAN_ABSOLUTE
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

ALONE = 2.0
"""The only query left may be so many times as noisy: no other query would gain from leaving it out. On four
real tables it then comes out better measured than left to the model, up to about this."""


def measurable(
    plan: SynthesisPlan,
    *,
    measured: Iterable[Clique],
    tree: JunctionTree,
    limit_cells: int,
    noise_limit: float | None,
    total: float | None,
    pico_rho: int,
) -> tuple[Clique, ...]:
    """The interest queries that fit into the model and would not drown in noise, for runs and forecasts.

    The others have no measurement of their own, which does not keep the rounds from choosing them.

    Args:
        plan: What is asked.
        measured: Cliques that the model holds already.
        tree: Its junction tree.
        limit_cells: Most cells of the model.
        noise_limit: Largest noise, as total variation distance; None keeps every query that fits.
        total: Estimated number of rows; None where none is known, which keeps every query that fits.
        pico_rho: What all of them may cost.
    """
    kept = fitting(
        [query for query in plan.interest if plan.cells(query) > 1],
        sizes=plan.sizes,
        measured=measured,
        tree=tree,
        limit_cells=limit_cells,
    )
    if noise_limit is None or total is None:
        return kept
    return audible(
        kept,
        sizes=plan.sizes,
        total=total,
        pico_rho=pico_rho,
        limit=noise_limit,
        rows_per_person=plan.rows_per_person,
    )


def fitting(
    queries: Iterable[Clique],
    *,
    sizes: Sequence[int],
    measured: Iterable[Clique],
    tree: JunctionTree,
    limit_cells: int,
) -> tuple[Clique, ...]:
    """The queries that the model can hold together, small ones first.

    Args:
        queries: Interest queries.
        sizes: Number of codes of each column.
        measured: Cliques that the model holds already.
        tree: Its junction tree; a query inside it always fits.
        limit_cells: Most cells of the model.
    """
    held = list(measured)
    kept = []
    for query in sorted(queries, key=lambda query: (n_cells(sizes, query), query)):
        if tree.holds(query) or model_cells(sizes, [*held, query], limit_cells) is not None:
            held.append(query)
            kept.append(query)
    return tuple(kept)


def audible(
    queries: Iterable[Clique],
    *,
    sizes: Sequence[int],
    total: float,
    pico_rho: int,
    limit: float,
    rows_per_person: int = 1,
) -> tuple[Clique, ...]:
    """The queries whose noise is predicted to stay below a limit, noisy ones dropped one by one.

    With ρ_q in proportion to N_q^(2/3) over the queries left, the noise of q is √(2/π)·N_q·σ_q / (2 N̂). The
    last query left is dropped only where it is above `ALONE` times the limit.

    Args:
        queries: Interest queries.
        sizes: Number of codes of each column.
        total: Estimated number of rows, N̂.
        pico_rho: Budget of all queries together.
        limit: Largest noise of each of several, as total variation distance.
        rows_per_person: Multiplies the noise.
    """
    kept = sorted(queries, key=lambda query: (n_cells(sizes, query), query))
    while kept:
        cells = n_cells(sizes, kept[-1])
        part = cells ** (2 / 3) / sum(n_cells(sizes, query) ** (2 / 3) for query in kept)
        sigma = rows_per_person / sqrt(2 * part * pico_rho / PICO)
        most = limit if len(kept) > 1 else ALONE * limit
        if MEAN_ABSOLUTE * cells * sigma / (2 * total) <= most:
            break
        kept.pop()  # the largest table is the noisiest
    return tuple(kept)
