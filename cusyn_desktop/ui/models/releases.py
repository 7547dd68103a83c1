"""Released tables, and for the custodian their true errors."""

from collections.abc import Mapping
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QIcon
from typing_extensions import override

from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.services.records import ReleaseSummary, TrueError
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.rows import AnyIndex, RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


class ReleaseColumn(IntEnum):
    """What is told about a release; the list shows the first four on two lines and finds by all."""

    USER = 0
    EPSILON = 1
    NUMBER = 2
    NOTE = 3
    DATASET = 4


class ReleasesModel(RowsModel[ReleaseSummary]):
    """Releases, newest first."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        self._look = look
        self._marks: dict[str, QIcon] = {}
        shown: dict[ReleaseColumn, Shown[ReleaseSummary]] = {
            ReleaseColumn.USER: Shown(
                translate("ReleasesModel", "User"),
                lambda row: row.spend.user,
                icon=lambda row: self._marks.get(row.spend.user),
                tip=dataset_text,
            ),
            ReleaseColumn.EPSILON: Shown(
                translate("ReleasesModel", "Spent"),
                lambda row: formats.epsilon(row.spend.granted.epsilon),
                sort=lambda row: row.spend.granted.pico_rho,
            ),
            ReleaseColumn.NUMBER: Shown(
                translate("ReleasesModel", "Release"),
                lambda row: f"{row.id} · {formats.day(row.spend.reserved_at)}",
                sort=lambda row: row.spend.reserved_at.timestamp(),
            ),
            ReleaseColumn.NOTE: Shown(translate("ReleasesModel", "Queries"), note_text),
            ReleaseColumn.DATASET: Shown(translate("ReleasesModel", "Dataset"), dataset_text),
        }
        super().__init__(shown, parent)

    def set_marks(self, positions: Mapping[str, int]) -> None:
        """Say which mark stands for which user."""
        self._marks = {name: self._look.mark_icon(position) for name, position in positions.items()}

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """As any table; screen readers are told a whole release at once."""
        if role == Qt.ItemDataRole.AccessibleTextRole and index.isValid():
            return ", ".join(str(index.sibling(index.row(), column).data()) for column in ReleaseColumn)
        return super().data(index, role)


class TrueErrorColumn(IntEnum):
    """Columns of the custodian's table."""

    QUERY = 0
    POINTS = 1


class TrueErrorsModel(RowsModel[TrueError]):
    """The comparison with the real rows, the largest error first. For the custodian's eyes only."""

    MAY_LEAVE = False

    def __init__(self, parent: QObject | None = None) -> None:
        shown: dict[TrueErrorColumn, Shown[TrueError]] = {
            TrueErrorColumn.QUERY: Shown(
                translate("TrueErrorsModel", "True error"),
                lambda row: formats.clique(row.columns),
                tip=lambda row: formats.clique(row.columns),
            ),
            TrueErrorColumn.POINTS: Shown(
                translate("TrueErrorsModel", "points"),
                lambda row: formats.points(row.error, places=2),
                sort=lambda row: row.error,
                side=Side.RIGHT,
            ),
        }
        super().__init__(shown, parent)


def dataset_text(release: ReleaseSummary) -> str:
    """The table that it is of, and of which column if it tells bounds."""
    search = release.search
    if search is None:
        return release.spend.dataset
    told = translate("ReleasesModel", "Bounds of {column}, for {dataset}")
    return told.format(column=search.column, dataset=search.dataset)


def note_text(release: ReleaseSummary) -> str:
    """That it tells bounds; else that less was granted than asked, or how many queries were asked."""
    if release.search is not None:
        return translate("ReleasesModel", "bounds")
    if release.spend.granted.pico_rho < release.spend.asked.pico_rho:
        return translate("ReleasesModel", "reduced")
    if release.n_queries == 1:
        return translate("ReleasesModel", "1 query")
    return translate("ReleasesModel", "{count} queries").format(count=formats.count(release.n_queries))


def engine_text(engine: str) -> str:
    """A method in words."""
    texts = {
        EngineName.CUSYN_AIM: translate("ReleasesModel", "AIM, customised"),
        EngineName.CUSYN_MWEM: translate("ReleasesModel", "MWEM-PGM, customised"),
        EngineName.AIM: translate("ReleasesModel", "AIM"),
        EngineName.MWEM_PGM: translate("ReleasesModel", "MWEM-PGM"),
    }
    return texts[EngineName(engine)]
