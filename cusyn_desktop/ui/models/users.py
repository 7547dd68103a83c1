"""The list of users, and the sets of interest queries that one of them saved."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


class UserColumn(IntEnum):
    """Columns of the list of users."""

    NAME = 0
    POOL = 1
    LEFT = 2
    PER_REQUEST = 3
    DATASETS = 4
    RELEASES = 5


class UsersModel(RowsModel[UserSummary]):
    """Users, one a row, each with the mark that stands for them everywhere."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        shown: dict[UserColumn, Shown[UserSummary]] = {
            UserColumn.NAME: Shown(
                translate("UsersModel", "User"),
                lambda row: row.name,
                icon=lambda row: look.mark_icon(mark_position(row)),
                style=TextStyle.BODY_STRONG,
            ),
            UserColumn.POOL: Shown(
                translate("UsersModel", "Pool"),
                _pool_text,
                sort=lambda row: row.pool.total.pico_rho if row.pool else -1,
                tip=lambda row: formats.delta(row.pool.total.delta) if row.pool else "",
                side=Side.RIGHT,
            ),
            UserColumn.LEFT: Shown(
                translate("UsersModel", "Left"),
                lambda row: formats.percent_left(row.pool.left_share) if row.pool else "–",
                sort=lambda row: row.pool.left_share if row.pool else -1.0,
                side=Side.RIGHT,
            ),
            UserColumn.PER_REQUEST: Shown(
                translate("UsersModel", "One request"),
                _per_request_text,
                sort=lambda row: row.per_request.pico_rho if row.per_request else -1,
                side=Side.RIGHT,
            ),
            UserColumn.DATASETS: Shown(
                translate("UsersModel", "Datasets"), _datasets_short, tip=datasets_text
            ),
            UserColumn.RELEASES: Shown(
                translate("UsersModel", "Releases"),
                lambda row: formats.count(row.n_releases),
                sort=lambda row: row.n_releases,
                side=Side.RIGHT,
            ),
        }
        super().__init__(shown, parent)


class QuerySetColumn(IntEnum):
    """Columns of the list of saved sets."""

    NAME = 0
    DATASET = 1
    QUERIES = 2


class QuerySetsModel(RowsModel[QuerySet]):
    """Saved interest queries, one set a row."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        icon = look.icon(Icon.SAVED, Tint.MUTED)
        shown: dict[QuerySetColumn, Shown[QuerySet]] = {
            QuerySetColumn.NAME: Shown(
                translate("QuerySetsModel", "Set"),
                lambda row: row.name,
                icon=lambda _row: icon,
                style=TextStyle.BODY_STRONG,
            ),
            QuerySetColumn.DATASET: Shown(translate("QuerySetsModel", "Dataset"), lambda row: row.dataset),
            QuerySetColumn.QUERIES: Shown(
                translate("QuerySetsModel", "Interest queries"), queries_text, tip=queries_text
            ),
        }
        super().__init__(shown, parent)


def mark_position(user: UserSummary) -> int:
    """Which colour and shape stand for a user: the order of registration, from 0."""
    return user.number - 1


def datasets_text(user: UserSummary) -> str:
    """The datasets that a user may ask for."""
    if user.datasets is None:
        return translate("UsersModel", "all")
    return formats.listed(user.datasets) or translate("UsersModel", "none yet")


def _datasets_short(user: UserSummary) -> str:
    """The same in a few words."""
    if user.datasets is None or len(user.datasets) < 2:
        return datasets_text(user)
    return translate("UsersModel", "{count} datasets").format(count=formats.count(len(user.datasets)))


def queries_text(queries: QuerySet) -> str:
    """The queries of a set in a line."""
    return ", ".join(formats.clique(query) for query in queries.queries)


def _pool_text(user: UserSummary) -> str:
    if user.pool is None:
        return translate("UsersModel", "none")
    return formats.epsilon_left(user.pool.total.epsilon)


def _per_request_text(user: UserSummary) -> str:
    if user.per_request is None:
        return translate("UsersModel", "no limit")
    return formats.epsilon_left(user.per_request.epsilon)
