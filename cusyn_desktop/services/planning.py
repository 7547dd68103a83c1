"""From a request in names to the engine's plan in positions."""

from itertools import combinations

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.schema import Schema
from cusyn_desktop.engine.measurement import Measurement
from cusyn_desktop.engine.plan import MAX_INTEREST_COLUMNS, SynthesisPlan, default_workload
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.requests import Request


def interest_of(schema: Schema, request: Request) -> tuple[Clique, ...]:
    """The interest queries as cliques, in the request's order.

    Raises:
        InputError: A query is empty, too wide, repeated, or names a column that is not in the model.
    """
    cliques: list[Clique] = []
    for query in request.queries:
        shown, most = ", ".join(query), MAX_INTEREST_COLUMNS
        if not 1 <= len(query) <= most:
            raise InputError(
                f"The query '{shown}' has {len(query)} columns; an interest query has 1 to {most}.",
                query=query,
            )
        clique = schema.clique(query)
        if clique in cliques:
            raise InputError(f"The query '{shown}' is listed twice; leave one out.", query=query)
        cliques.append(clique)
    return tuple(cliques)


def plan_of(
    schema: Schema,
    request: Request,
    *,
    pico_rho: int,
    rows_per_person: int,
    reused: tuple[Measurement, ...] = (),
) -> SynthesisPlan:
    """The engine's plan for a request that may spend `pico_rho`.

    Raises:
        InputError: A query cannot be used, or there are fewer than two columns to model.
    """
    if not schema.modelled:
        raise InputError(
            "No column of this dataset is in the model; declare at least one as a category or number."
        )
    return SynthesisPlan(
        sizes=schema.sizes,
        workload=default_workload(schema.sizes),
        interest=interest_of(schema, request),
        engine=request.engine,
        allocation=request.allocation,
        pico_rho=pico_rho,
        rows_per_person=rows_per_person,
        reused=reused,
    )


def pairs_of(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """All pairs of columns by name, in column order."""
    return tuple(combinations(names, 2))
