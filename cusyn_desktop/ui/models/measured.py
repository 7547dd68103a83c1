"""The noisy tables that a run has measured so far, newest first."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject
from PySide6.QtGui import QIcon

from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate
_NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class MeasuredRow:
    """One measurement of a run.

    Attributes:
        round: Its number in the run.
        columns: What was measured.
        purpose: Why.
        cells: Number of cells.
        sigma: Standard deviation of the noise in each cell, in people.
        share: Part of the grant that it cost, in rho.
    """

    round: int
    columns: tuple[str, ...]
    purpose: Purpose
    cells: int
    sigma: float
    share: float


class MeasuredColumn(IntEnum):
    """Columns of the list."""

    ROUND = 0
    COLUMNS = 1
    WHY = 2
    CELLS = 3
    NOISE = 4
    SHARE = 5


class MeasuredModel(RowsModel[MeasuredRow]):
    """Measurements, one a row."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        icons = {
            Purpose.INTEREST: look.icon(Icon.INTEREST, Tint.ACCENT),
            Purpose.SELECTED: look.icon(Icon.SELECTED, Tint.MUTED),
            Purpose.ONE_WAY: look.icon(Icon.ALONE, Tint.MUTED),
            Purpose.REUSED: look.icon(Icon.REUSED, Tint.MUTED),
        }

        def icon(row: MeasuredRow) -> QIcon:
            return icons[row.purpose]

        shown: dict[MeasuredColumn, Shown[MeasuredRow]] = {
            MeasuredColumn.ROUND: Shown(
                translate("MeasuredModel", "Round"),
                lambda row: formats.count(row.round),
                sort=lambda row: row.round,
                side=Side.RIGHT,
            ),
            MeasuredColumn.COLUMNS: Shown(
                translate("MeasuredModel", "Columns"),
                lambda row: formats.clique(row.columns),
                tip=lambda row: formats.clique(row.columns),
            ),
            MeasuredColumn.WHY: Shown(
                translate("MeasuredModel", "Why"),
                lambda row: purpose_text(row.purpose),
                icon=icon,
                about=translate("MeasuredModel", "What the noisy measurement was made for"),
            ),
            MeasuredColumn.CELLS: Shown(
                translate("MeasuredModel", "Cells"),
                lambda row: formats.count(row.cells),
                sort=lambda row: row.cells,
                side=Side.RIGHT,
                about=translate("MeasuredModel", "One cell for each combination of the columns’ values"),
            ),
            MeasuredColumn.NOISE: Shown(
                translate("MeasuredModel", "Noise, people"),
                lambda row: formats.plus_minus(formats.number(row.sigma, places=1)),
                sort=lambda row: row.sigma,
                side=Side.RIGHT,
                about=translate("MeasuredModel", "How far the noise usually moves each cell, in people"),
            ),
            MeasuredColumn.SHARE: Shown(
                translate("MeasuredModel", "Share of the grant"),
                lambda row: formats.percent(row.share),
                sort=lambda row: row.share,
                side=Side.RIGHT,
                about=translate("MeasuredModel", "How much of the granted budget this measurement took"),
            ),
        }
        super().__init__(shown, parent)

    def add_rows(self, rows: Sequence[MeasuredRow]) -> None:
        """Put new measurements, oldest first, on top."""
        if not rows:
            return
        self.beginInsertRows(_NO_PARENT, 0, len(rows) - 1)
        self._rows = (*reversed(rows), *self._rows)
        self.endInsertRows()


def purpose_text(purpose: Purpose) -> str:
    """Why something was measured, in words."""
    texts = {
        Purpose.INTEREST: translate("MeasuredModel", "Your interest query"),
        Purpose.SELECTED: translate("MeasuredModel", "Was furthest off"),
        Purpose.ONE_WAY: translate("MeasuredModel", "Each column once"),
        Purpose.REUSED: translate("MeasuredModel", "From an earlier release"),
    }
    return texts[purpose]
