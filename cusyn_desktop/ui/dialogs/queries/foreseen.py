"""Queries with their sizes, and with what a forecast lets expect of them."""

from collections.abc import Mapping, Sequence
from math import prod

from cusyn_desktop.services.records import Evaluation
from cusyn_desktop.ui.models.foreseen import ForeseenQuery

Query = tuple[str, ...]


def with_sizes(queries: Sequence[Query], sizes: Mapping[str, int]) -> tuple[ForeseenQuery, ...]:
    """Queries whose error is not known yet; `sizes` are those of the columns."""
    return tuple(ForeseenQuery(query, prod(sizes[name] for name in query)) for query in queries)


def with_errors(rows: Sequence[ForeseenQuery], evaluation: Evaluation) -> tuple[ForeseenQuery, ...]:
    """The same with the errors of a forecast, in whichever order the columns of a query stand there."""
    forecast = evaluation.forecast
    if forecast is None:
        return tuple(rows)
    asked = [frozenset(query) for query in evaluation.request.queries]
    errors = dict(zip(asked, forecast.query_errors, strict=True))
    unmeasured = {frozenset(query) for query in forecast.not_measured}
    return tuple(
        ForeseenQuery(
            row.columns,
            row.cells,
            errors.get(frozenset(row.columns)),
            is_measured=frozenset(row.columns) not in unmeasured,
        )
        for row in rows
    )
