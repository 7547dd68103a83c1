"""The list of datasets, and the columns of one with their public domain."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIcon

from cusyn_desktop.services.records import ColumnState, ColumnSummary, DatasetSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.column_words import STATE_ICONS, TYPE_ICONS, label_words, state_word, type_word
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_MAX_LABELS_SHOWN = 40
_STATE_TINTS = {
    ColumnState.PUBLIC: Tint.GOOD,
    ColumnState.INFERRED: Tint.WARN,
    ColumnState.LEFT_OUT: Tint.MUTED,
}


class DatasetColumn(IntEnum):
    """Columns of the list of datasets."""

    NAME = 0
    COLUMNS = 1
    POOL = 2
    LEFT = 3
    PER_SYNTHESIS = 4
    RELEASES = 5
    ADDED = 6


class DatasetsModel(RowsModel[DatasetSummary]):
    """Registered datasets, one a row."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        icon = look.icon(Icon.DATASETS, Tint.MUTED)
        shown: dict[DatasetColumn, Shown[DatasetSummary]] = {
            DatasetColumn.NAME: Shown(
                translate("DatasetsModel", "Dataset"),
                lambda row: row.name,
                icon=lambda _row: icon,
                tip=lambda row: str(row.file or ""),
                style=TextStyle.BODY_STRONG,
            ),
            DatasetColumn.COLUMNS: Shown(
                translate("DatasetsModel", "Columns"),
                _columns_text,
                sort=lambda row: len(row.columns),
            ),
            DatasetColumn.POOL: Shown(
                translate("DatasetsModel", "Pool"),
                _pool_text,
                sort=lambda row: row.pool.total.pico_rho,
                tip=_pool_tip,
                side=Side.RIGHT,
            ),
            DatasetColumn.LEFT: Shown(
                translate("DatasetsModel", "Left"),
                lambda row: formats.percent_left(row.pool.left_share),
                sort=lambda row: row.pool.left_share,
                side=Side.RIGHT,
            ),
            DatasetColumn.PER_SYNTHESIS: Shown(
                translate("DatasetsModel", "One synthesis"),
                _per_synthesis_text,
                sort=lambda row: row.per_synthesis.pico_rho if row.per_synthesis else -1,
                side=Side.RIGHT,
            ),
            DatasetColumn.RELEASES: Shown(
                translate("DatasetsModel", "Releases"),
                lambda row: formats.count(row.n_releases),
                sort=lambda row: row.n_releases,
                side=Side.RIGHT,
            ),
            DatasetColumn.ADDED: Shown(
                translate("DatasetsModel", "Added"),
                lambda row: formats.day(row.added_at),
                sort=lambda row: row.added_at.timestamp(),
            ),
        }
        super().__init__(shown, parent)


class DomainColumn(IntEnum):
    """Columns of the list of a dataset's columns."""

    NAME = 0
    TYPE = 1
    STATE = 2
    SIZE = 3
    VALUES = 4


class DomainModel(RowsModel[ColumnSummary]):
    """The columns of a dataset, one a row, with their public domain."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        types = {kind: look.icon(icon, Tint.MUTED) for kind, icon in TYPE_ICONS.items()}
        states = {state: look.icon(icon, _STATE_TINTS[state]) for state, icon in STATE_ICONS.items()}

        def type_icon(row: ColumnSummary) -> QIcon | None:
            return types.get(row.type)

        shown: dict[DomainColumn, Shown[ColumnSummary]] = {
            DomainColumn.NAME: Shown(
                translate("DomainModel", "Column"),
                lambda row: row.name,
                tip=lambda row: row.name,
                style=TextStyle.BODY_STRONG,
            ),
            DomainColumn.TYPE: Shown(
                translate("DomainModel", "Type"), lambda row: type_word(row.type), icon=type_icon
            ),
            DomainColumn.STATE: Shown(
                translate("DomainModel", "Domain"),
                lambda row: state_word(row.state),
                icon=lambda row: states[row.state],
            ),
            DomainColumn.SIZE: Shown(
                translate("DomainModel", "Values"),
                lambda row: formats.count(row.size) if row.size else "–",
                sort=lambda row: row.size,
                side=Side.RIGHT,
            ),
            DomainColumn.VALUES: Shown(
                translate("DomainModel", "Possible values"),
                _values_text,
                tip=_values_text,
            ),
        }
        super().__init__(shown, parent)


def labels_text(labels: Sequence[str]) -> str:
    """A domain in a line: the values, or the first of them and how many more there are."""
    shown = ", ".join(labels[:_MAX_LABELS_SHOWN])
    more = len(labels) - _MAX_LABELS_SHOWN
    if more <= 0:
        return shown
    return translate("DomainModel", "{values} and {count} more").format(
        values=shown, count=formats.count(more)
    )


def _values_text(row: ColumnSummary) -> str:
    return labels_text(label_words(row.labels, kind=row.type, has_missing=row.has_missing))


def _columns_text(row: DatasetSummary) -> str:
    left_out = sum(column.state is ColumnState.LEFT_OUT for column in row.columns)
    if not left_out:
        return formats.count(len(row.columns))
    return translate("DatasetsModel", "{count}, {left_out} left out").format(
        count=formats.count(len(row.columns)), left_out=formats.count(left_out)
    )


def _pool_text(row: DatasetSummary) -> str:
    """The size of a pool, once: what shares it says whose it is."""
    if row.pool.name in row.shares_with:
        return translate("DatasetsModel", "that of {name}").format(name=row.pool.name)
    return formats.epsilon_left(row.pool.total.epsilon)


def _pool_tip(row: DatasetSummary) -> str:
    size = translate("DatasetsModel", "{size} in all at {delta}").format(
        size=formats.epsilon_left(row.pool.total.epsilon), delta=formats.delta(row.delta)
    )
    if not row.shares_with:
        return size
    shared = translate("DatasetsModel", "One pool for this dataset and {names}: {size}")
    return shared.format(names=formats.listed(row.shares_with), size=size)


def _per_synthesis_text(row: DatasetSummary) -> str:
    if row.per_synthesis is None:
        return translate("DatasetsModel", "no limit")
    return formats.epsilon_left(row.per_synthesis.epsilon)
