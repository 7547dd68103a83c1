"""What accepting a copy does to each pool, one pool a row."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.recovering import Loss
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side

translate = QCoreApplication.translate


class LossColumn(IntEnum):
    """Columns of the list."""

    POOL = 0
    NOW = 1
    THEN = 2
    LEFT = 3
    WHY = 4


class LossesModel(RowsModel[Loss]):
    """Pools as the copy has them, and as they would be."""

    def __init__(self, parent: QObject | None = None) -> None:
        shown: dict[LossColumn, Shown[Loss]] = {
            LossColumn.POOL: Shown(translate("LossesModel", "Pool"), _pool_text),
            LossColumn.NOW: Shown(
                translate("LossesModel", "Spent here"),
                lambda row: formats.epsilon(row.before.spent.epsilon),
                sort=lambda row: row.before.spent.pico_rho,
                side=Side.RIGHT,
            ),
            LossColumn.THEN: Shown(
                translate("LossesModel", "Counts as spent"),
                lambda row: formats.epsilon(row.after.spent.epsilon),
                sort=lambda row: row.after.spent.pico_rho,
                side=Side.RIGHT,
            ),
            LossColumn.LEFT: Shown(
                translate("LossesModel", "Left then"),
                lambda row: formats.epsilon_left(row.after.remaining.epsilon),
                sort=lambda row: row.after.remaining.pico_rho,
                side=Side.RIGHT,
            ),
            LossColumn.WHY: Shown(translate("LossesModel", "Why"), why_text, tip=lambda row: row.sentence),
        }
        super().__init__(shown, parent)


def why_text(loss: Loss) -> str:
    """Why so much counts as spent."""
    if not loss.is_proven:
        return translate("LossesModel", "Nothing proves it: the rest is lost")
    if loss.after == loss.before:
        return translate("LossesModel", "As this copy says")
    return translate("LossesModel", "Proven by a receipt or package")


def _pool_text(loss: Loss) -> str:
    kinds = {
        PoolKind.DATASET: translate("LossesModel", "Dataset {name}"),
        PoolKind.USER: translate("LossesModel", "User {name}"),
    }
    return kinds[loss.before.kind].format(name=loss.before.name)
