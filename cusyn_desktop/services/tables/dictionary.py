"""`data_dictionary.json`: what each column of the synthetic table holds. From the declared schema alone."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from cusyn_desktop.data.domain.schema import (
    AnyColumn,
    BinnedColumn,
    CategoryColumn,
    DateColumn,
    Kept,
    LeftOutColumn,
    ModelledColumn,
    NumberColumn,
    Schema,
)

SHOWN_CATEGORIES = 20
"""So many are listed where people read; of more the first ones."""


class DictionaryColumn(BaseModel):
    """One column.

    Attributes:
        name: As in the header of `synthetic.csv`.
        type: `category`, `integer`, `decimal`, `date`, `datetime`, `boolean`, ...
        release: `synthetic`; outside the model `left_out`, `empty` or `regenerated`.
        origin: `public`, `chosen` or `inferred` domain; null when not in the model.
        categories: Possible values of a category, or null.
        lowest, highest: Limits of numbers and dates, or null.
        decimal_places: Of a decimal, or null.
        date_format: How dates are written, or null.
        groups: The values that the model tells apart; numbers are drawn inside their group.
        missing: How a missing value is written; null when nothing is ever missing.
        note: A remark of whoever declared the column.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    type: str
    release: str
    origin: str | None = None
    categories: tuple[str, ...] | None = None
    lowest: str | None = None
    highest: str | None = None
    decimal_places: int | None = None
    date_format: str | None = None
    groups: tuple[str, ...] = ()
    missing: str | None = None
    note: str = ""


class DataDictionary(BaseModel):
    """All columns, in the order of the real file, and the rules that every row obeys."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["cusyn-data-dictionary"] = "cusyn-data-dictionary"
    version: Literal[1] = 1
    delimiter: str
    encoding: str
    columns: tuple[DictionaryColumn, ...]
    rules: tuple[str, ...] = ()


def dictionary_of(schema: Schema, *, delimiter: str, encoding: str) -> DataDictionary:
    """The dictionary of a schema, for a table written with this delimiter and encoding."""
    columns = tuple(_column(column) for column in schema.columns)
    rules = tuple(rule.in_words for rule in schema.rules)
    return DataDictionary(delimiter=delimiter, encoding=encoding, columns=columns, rules=rules)


def _column(column: AnyColumn) -> DictionaryColumn:
    if isinstance(column, LeftOutColumn):
        return DictionaryColumn(
            name=column.name, type=column.type, release=Kept(column.release).value, note=column.note
        )
    return DictionaryColumn(
        name=column.name,
        type=column.type,
        release="synthetic",
        origin=column.origin,
        categories=column.value_labels if isinstance(column, CategoryColumn) else None,
        lowest=column.bounds[0] if isinstance(column, BinnedColumn) else None,
        highest=column.bounds[1] if isinstance(column, BinnedColumn) else None,
        decimal_places=column.grid_places if isinstance(column, NumberColumn) else None,
        date_format=column.format if isinstance(column, DateColumn) else None,
        groups=column.value_labels,
        missing=_missing(column),
        note=column.note,
    )


def _missing(column: ModelledColumn) -> str | None:
    """How a missing value is written."""
    return column.missing[0] if column.missing else None
