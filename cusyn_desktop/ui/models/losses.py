"""What accepting a copy does: one row for each pool, and for each owner whom the copy does not know."""

from enum import IntEnum
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QObject

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.ledger.recovering import Forgotten, Loss
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


LossRow: TypeAlias = Loss | Forgotten

_NONE = "\N{EN DASH}"


class LossColumn(IntEnum):
    """Columns of the list."""

    POOL = 0
    NOW = 1
    THEN = 2
    LEFT = 3
    WHY = 4


class LossesModel(RowsModel[LossRow]):
    """Pools as the copy has them, and as they would be."""

    def __init__(self, parent: QObject | None = None) -> None:
        shown: dict[LossColumn, Shown[LossRow]] = {
            LossColumn.POOL: Shown(translate("LossesModel", "Pool"), _pool_text),
            LossColumn.NOW: Shown(
                translate("LossesModel", "Spent here"),
                lambda row: formats.epsilon(row.before.spent.epsilon) if isinstance(row, Loss) else _NONE,
                sort=lambda row: row.before.spent.pico_rho if isinstance(row, Loss) else -1,
                side=Side.RIGHT,
            ),
            LossColumn.THEN: Shown(
                translate("LossesModel", "Counts as spent"),
                lambda row: formats.epsilon(_then(row).epsilon),
                sort=lambda row: _then(row).pico_rho,
                side=Side.RIGHT,
            ),
            LossColumn.LEFT: Shown(
                translate("LossesModel", "Left then"),
                lambda row: (
                    formats.epsilon_left(row.after.remaining.epsilon) if isinstance(row, Loss) else _NONE
                ),
                sort=lambda row: row.after.remaining.pico_rho if isinstance(row, Loss) else -1,
                side=Side.RIGHT,
            ),
            LossColumn.WHY: Shown(translate("LossesModel", "Why"), why_text, tip=lambda row: row.sentence),
        }
        super().__init__(shown, parent)


def why_text(loss: LossRow) -> str:
    """Why so much counts as spent."""
    if isinstance(loss, Forgotten):
        if loss.is_anybody:
            return translate("LossesModel", "Not in this copy: any new one may be it")
        return translate("LossesModel", "Not in this copy: charged when it is added again")
    if not loss.is_proven:
        return translate("LossesModel", "Nothing proves it: the rest is lost")
    if loss.after == loss.before:
        return translate("LossesModel", "As this copy says")
    return translate("LossesModel", "Proven by a receipt or package")


def _then(row: LossRow) -> BudgetAmount:
    """What counts as spent once the copy is accepted."""
    return row.after.spent if isinstance(row, Loss) else row.spent


def _pool_text(loss: LossRow) -> str:
    kind, name = (loss.before.kind, loss.before.name) if isinstance(loss, Loss) else (loss.kind, loss.name)
    if not name:
        return translate("LossesModel", "A dataset")
    kinds = {
        PoolKind.DATASET: translate("LossesModel", "Dataset {name}"),
        PoolKind.USER: translate("LossesModel", "User {name}"),
    }
    return kinds[kind].format(name=name)
