"""The small schema with a rule for every value that it does not list, so that any row can be imported."""

from cusyn_desktop.data.domain.schema import CategoryColumn, Outside, Schema
from tests.unit.services.small import schema


def tolerant_schema() -> Schema:
    """Unlisted words count as missing where the column has a code for that, else as the first category."""
    made = schema()
    for column in made.columns:
        if isinstance(column, CategoryColumn):
            rule = Outside.MISSING if column.missing else Outside.FIRST
            made = made.with_column(column.model_copy(update={"outside": rule}))
    return made
