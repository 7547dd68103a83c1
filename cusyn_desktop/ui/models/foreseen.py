"""Interest queries that are about to be added: how large each is, and what error can be expected."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ForeseenQuery:
    """A query that may be added.

    Attributes:
        columns: Its columns.
        cells: Size of its table.
        error: What the forecast lets expect with all the others, 0 to 1; None while it is not known.
        is_measured: False: it would get no measurement of its own.
    """

    columns: tuple[str, ...]
    cells: int
    error: float | None = None
    is_measured: bool = True


class ForeseenColumn(IntEnum):
    """Columns of the list."""

    QUERY = 0
    CELLS = 1
    ERROR = 2


class ForeseenModel(RowsModel[ForeseenQuery]):
    """One row for each query."""

    def __init__(self, parent: QObject | None = None) -> None:
        shown: dict[ForeseenColumn, Shown[ForeseenQuery]] = {
            ForeseenColumn.QUERY: Shown(
                translate("Foreseen", "Query"), lambda row: formats.clique(row.columns)
            ),
            ForeseenColumn.CELLS: Shown(
                translate("Foreseen", "Cells"),
                lambda row: formats.count(row.cells),
                sort=lambda row: row.cells,
                side=Side.RIGHT,
            ),
            ForeseenColumn.ERROR: Shown(
                translate("Foreseen", "Expected error"),
                error_text,
                sort=lambda row: -1.0 if row.error is None else row.error,
                side=Side.RIGHT,
                about=translate("Foreseen", "In points of people, with all other queries beside it"),
            ),
        }
        super().__init__(shown, parent)


def error_text(row: ForeseenQuery) -> str:
    """The error that can be expected; that it would not be measured; or that nothing is known yet."""
    if not row.is_measured:
        return translate("Foreseen", "not assured")
    return "\N{EN DASH}" if row.error is None else formats.plus_minus(formats.points(row.error))
