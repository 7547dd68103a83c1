"""From a request in names to the engine's plan in positions, checked to fit into a model."""

from collections.abc import Iterable
from itertools import combinations

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import PICO
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.engine.forecast import suitable_limit_mb
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.model_limit import SMALLEST_LIMIT_MB, cells_of
from cusyn_desktop.engine.pipelines.feasibility import check_feasible
from cusyn_desktop.engine.plan import MAX_INTEREST_COLUMNS, SynthesisPlan, default_workload
from cusyn_desktop.engine.schedule import schedule_of
from cusyn_desktop.errors import InputError, ModelTooLargeError
from cusyn_desktop.services.machine import all_memory
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.store.measurements import StoredMeasurement


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


def checked_plan(
    schema: Schema,
    request: Request,
    *,
    pico_rho: int,
    rows_per_person: int,
    reused: Iterable[StoredMeasurement] = (),
) -> SynthesisPlan:
    """The engine's plan for a request that may spend `pico_rho`.

    Raises:
        InputError: The plan cannot be carried out.
        ModelTooLargeError: The columns or queries need a model that does not fit; the message names them.
    """
    plan = _plan_of(schema, request, pico_rho=pico_rho, rows_per_person=rows_per_person, reused=tuple(reused))
    _check_size(schema, plan)
    return plan


def usual_limit_mb(schema: Schema, request: Request, *, pico_rho: int, approx_rows: int | None) -> int:
    """The limit of the model that suits this machine, from public facts alone: the request and the memory.

    Raises:
        InputError: The plan cannot be carried out.
    """
    plan = _plan_of(schema, request, pico_rho=pico_rho)
    return suitable_limit_mb(plan, approx_rows=approx_rows, memory_bytes=all_memory())


def _plan_of(
    schema: Schema,
    request: Request,
    *,
    pico_rho: int,
    rows_per_person: int = 1,
    reused: tuple[StoredMeasurement, ...] = (),
) -> SynthesisPlan:
    """The plan in positions of columns; the smallest limit of the model where the request has none."""
    return SynthesisPlan(
        sizes=schema.sizes,
        workload=default_workload(schema.sizes),
        interest=interest_of(schema, request),
        engine=request.engine,
        allocation=request.allocation,
        pico_rho=pico_rho,
        rows_per_person=rows_per_person,
        model_limit_cells=cells_of(request.model_limit_mb or SMALLEST_LIMIT_MB),
        rules=schema.forbidden,
        reused=tuple(as_measurement(one, purpose=Purpose.REUSED) for one in reused),
    )


def check_schema(schema: Schema) -> None:
    """Make sure that a schema can be synthesised at all: its columns and rules fit into a model.

    Raises:
        InputError: The rules contradict each other; the message names the columns.
        ModelTooLargeError: The columns, or what the rules join, need a model that does not fit.
    """
    workload = default_workload(schema.sizes)
    _check_size(
        schema,
        SynthesisPlan(sizes=schema.sizes, workload=workload, pico_rho=PICO, rules=schema.forbidden),
    )


def _check_size(schema: Schema, plan: SynthesisPlan) -> None:
    """Check that a plan fits into a model and can be obeyed, and say by name which columns do not.

    Raises:
        InputError: The rules contradict each other.
        ModelTooLargeError: It does not fit.
    """
    try:
        check_feasible(plan, schedule_of(plan))
    except (ModelTooLargeError, InputError) as error:
        columns = error.details.get("columns")
        if not isinstance(columns, tuple):
            raise
        shown = ", ".join(f"{schema.names[column]} ({schema.sizes[column]:,})" for column in columns)
        details = {**error.details, "columns": tuple(schema.names[column] for column in columns)}
        raise type(error)(
            f"{error} Columns and their numbers of values: {shown}. Nothing was spent.", **details
        ) from error


def pairs_of(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """All pairs of columns by name, in column order."""
    return tuple(combinations(names, 2))


def as_measurement(stored: StoredMeasurement, *, purpose: Purpose | None = None) -> Measurement:
    """A stored measurement as the engine takes it.

    Args:
        stored: As it was stored.
        purpose: Why it is used; None for the purpose it was drawn for.
    """
    return Measurement(
        clique=stored.clique,
        kind=MeasurementKind(stored.kind),
        values=stored.values,
        sigma=stored.sigma,
        pico_rho=stored.pico_rho,
        purpose=purpose or Purpose(stored.purpose),
    )
