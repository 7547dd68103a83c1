"""The ledger of a dataset: its spends, one a row."""

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIcon

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.services.records import BoundsSearch, SpendSummary
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_STATE_ICONS = {
    SpendState.RESERVED: (Icon.WAITING, Tint.MUTED),
    SpendState.OPENED: (Icon.WAITING, Tint.MUTED),
    SpendState.RELEASED: (Icon.DONE, Tint.GOOD),
    SpendState.FAILED: (Icon.FAILED, Tint.MUTED),
    SpendState.CANCELLED: (Icon.FAILED, Tint.MUTED),
    SpendState.VOIDED: (Icon.REFUSED, Tint.MUTED),
}


class SpendColumn(IntEnum):
    """Columns of the list."""

    SPEND = 0
    DATE = 1
    USER = 2
    ASKED = 3
    GRANTED = 4
    SHARE = 5
    LEFT = 6
    STATE = 7


class SpendsModel(RowsModel[SpendSummary]):
    """Spends with what each took of the pool."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        self._marks: dict[str, QIcon] = {}
        self._searches: Mapping[str, BoundsSearch] = {}
        self._look = look
        states = {state: look.icon(icon, tint) for state, (icon, tint) in _STATE_ICONS.items()}
        words = {state: state_text(state) for state in SpendState}
        shown: dict[SpendColumn, Shown[SpendSummary]] = {
            SpendColumn.SPEND: Shown(
                translate("SpendsModel", "Spend"),
                lambda row: row.id,
                tip=lambda row: about_text(row, self._searches.get(row.dataset)),
            ),
            SpendColumn.DATE: Shown(
                translate("SpendsModel", "Date"),
                lambda row: formats.day(row.reserved_at),
                sort=lambda row: row.reserved_at.timestamp(),
                tip=lambda row: formats.minute(row.reserved_at),
            ),
            SpendColumn.USER: Shown(
                translate("SpendsModel", "User"),
                lambda row: row.user,
                icon=lambda row: self._marks.get(row.user),
            ),
            SpendColumn.ASKED: Shown(
                translate("SpendsModel", "Asked ε"),
                lambda row: formats.epsilon_figure(row.asked.epsilon),
                sort=lambda row: row.asked.pico_rho,
                side=Side.RIGHT,
            ),
            SpendColumn.GRANTED: Shown(
                translate("SpendsModel", "Granted ε"),
                lambda row: formats.epsilon_figure(row.granted.epsilon),
                sort=lambda row: row.granted.pico_rho,
                tip=_exact,
                side=Side.RIGHT,
            ),
            SpendColumn.SHARE: Shown(
                translate("SpendsModel", "Share of pool"),
                lambda row: formats.percent(row.share, places=2),
                sort=lambda row: row.share,
                side=Side.RIGHT,
            ),
            SpendColumn.LEFT: Shown(
                translate("SpendsModel", "Left after"),
                lambda row: formats.percent_left(row.left_after),
                sort=lambda row: row.left_after,
                side=Side.RIGHT,
            ),
            SpendColumn.STATE: Shown(
                translate("SpendsModel", "State"),
                lambda row: words[row.state],
                icon=lambda row: states[row.state],
                tip=lambda row: f"{state_text(row.state)}. {row.reason}".rstrip(". "),
            ),
        }
        super().__init__(shown, parent)

    def set_marks(self, positions: Mapping[str, int]) -> None:
        """Say which mark stands for which user; rows that are set afterwards show it."""
        self._marks = {name: self._look.mark_icon(position) for name, position in positions.items()}

    def set_searches(self, searches: Mapping[str, BoundsSearch]) -> None:
        """Say which spends looked for bounds, by the names that they have in place of a dataset's."""
        self._searches = searches


def about_text(spend: SpendSummary, search: BoundsSearch | None) -> str:
    """The dataset of a spend, or of which column the bounds were looked for."""
    if search is None:
        return spend.dataset
    told = translate("SpendsModel", "{dataset}, search for bounds of {column}")
    return told.format(dataset=search.dataset, column=search.column)


def state_text(state: SpendState) -> str:
    """Where a spend stands, and whether it counts."""
    texts = {
        SpendState.RESERVED: translate("SpendsModel", "Reserved"),
        SpendState.OPENED: translate("SpendsModel", "Running"),
        SpendState.RELEASED: translate("SpendsModel", "Released"),
        SpendState.FAILED: translate("SpendsModel", "Failed, spent"),
        SpendState.CANCELLED: translate("SpendsModel", "Cancelled, spent"),
        SpendState.VOIDED: translate("SpendsModel", "Taken back"),
    }
    return texts[state]


def _exact(row: SpendSummary) -> str:
    """What the ledger counts in."""
    told = translate("SpendsModel", "{count} pico-ρ in the ledger")
    return told.format(count=formats.count(row.granted.pico_rho))
