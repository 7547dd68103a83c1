"""Types, states and values of columns as words and icons, for the import assistant and lists of columns."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.services.records import ColumnState, ColumnSummary
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.theme import Theme
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

TYPE_ICONS: dict[str, Icon] = {
    ColumnType.CATEGORY: Icon.CATEGORY,
    ColumnType.INTEGER: Icon.INTEGER,
    ColumnType.DECIMAL: Icon.DECIMAL,
    ColumnType.DATE: Icon.DATE,
    ColumnType.DATETIME: Icon.DATE,
    ColumnType.BOOLEAN: Icon.BOOLEAN,
    ColumnType.IDENTIFIER: Icon.IDENTIFIER,
    ColumnType.TEXT: Icon.TEXT,
    ColumnType.CONSTANT: Icon.CONSTANT,
    ColumnType.EMPTY: Icon.EMPTY,
}
"""The icon of each type, by its key."""

STATE_ICONS = {
    ColumnState.PUBLIC: Icon.DONE,
    ColumnState.INFERRED: Icon.INFERRED,
    ColumnState.LEFT_OUT: Icon.LEFT_OUT,
}
"""The icon of each state of a domain."""

_WITH_LIMITS = (ColumnType.INTEGER, ColumnType.DECIMAL, ColumnType.DATE, ColumnType.DATETIME)


def has_limits(column: ColumnSummary) -> bool:
    """Whether a column has bounds: one of numbers or dates, in the model or left out."""
    return column.type in _WITH_LIMITS


_TYPE_PLACES = {
    ColumnType.CATEGORY: 0,
    ColumnType.INTEGER: 1,
    ColumnType.DECIMAL: 1,
    ColumnType.DATE: 2,
    ColumnType.DATETIME: 2,
    ColumnType.BOOLEAN: 3,
}


def type_colour(theme: Theme, key: str) -> str:
    """The colour of a type's icon, which says the same: from the palette that stays apart for every eye."""
    place = _TYPE_PLACES.get(ColumnType(key))
    return theme.muted if place is None else theme.users[place]


def type_word(key: str) -> str:
    """What a column holds, in words."""
    words = {
        ColumnType.CATEGORY: translate("Columns", "Category"),
        ColumnType.INTEGER: translate("Columns", "Whole number"),
        ColumnType.DECIMAL: translate("Columns", "Decimal"),
        ColumnType.DATE: translate("Columns", "Date"),
        ColumnType.DATETIME: translate("Columns", "Date and time"),
        ColumnType.BOOLEAN: translate("Columns", "Yes or no"),
        ColumnType.IDENTIFIER: translate("Columns", "Identifier"),
        ColumnType.TEXT: translate("Columns", "Free text"),
        ColumnType.CONSTANT: translate("Columns", "One value"),
        ColumnType.EMPTY: translate("Columns", "Empty"),
    }
    return words[ColumnType(key)]


def state_word(state: ColumnState) -> str:
    """What is known about a domain, in words."""
    words = {
        ColumnState.PUBLIC: translate("Columns", "Public"),
        ColumnState.INFERRED: translate("Columns", "Inferred"),
        ColumnState.LEFT_OUT: translate("Columns", "Left out"),
    }
    return words[state]


def label_words(labels: Sequence[str], *, kind: str, has_missing: bool) -> tuple[str, ...]:
    """The labels of a column's values, with what was worded by the program in the language of the window.

    Args:
        labels: As `ModelledColumn.labels` makes them; those of categories are the person's own.
        kind: Key of the column's type.
        has_missing: Whether the last label stands for missing cells.
    """
    values = labels[:-1] if has_missing else labels
    words = tuple(_span_words(value, kind) for value in values) if kind in _IN_SPANS else tuple(values)
    if not has_missing:
        return words
    missing = translate("Columns", "missing")
    return (*words, f"({missing})" if missing in words else missing)


_IN_SPANS = frozenset({ColumnType.INTEGER, ColumnType.DECIMAL, ColumnType.DATE, ColumnType.DATETIME})
_SPAN = " to "


def _span_words(label: str, kind: str) -> str:
    """One value or two ends; decimals with the mark that the person is used to."""
    first, between, last = label.partition(_SPAN)
    if kind == ColumnType.DECIMAL:
        first, last = formats.written(first), formats.written(last)
    return translate("Columns", "{first} to {last}").format(first=first, last=last) if between else first
