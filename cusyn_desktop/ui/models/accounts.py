"""The list of accounts: who may sign in, in which role."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject

from cusyn_desktop.services.records import AccountSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.roles import role_text

translate = QCoreApplication.translate


class AccountColumn(IntEnum):
    """Columns of the list of accounts."""

    NAME = 0
    ROLE = 1
    USER = 2
    REFUSED = 3
    ADDED = 4


class AccountsModel(RowsModel[AccountSummary]):
    """Accounts, one a row, in the order they were added."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        open_icon, closed_icon = look.icon(Icon.ROLE, Tint.MUTED), look.icon(Icon.REFUSED, Tint.MUTED)
        shown: dict[AccountColumn, Shown[AccountSummary]] = {
            AccountColumn.NAME: Shown(
                translate("AccountsModel", "Account"),
                lambda row: row.name,
                icon=lambda row: closed_icon if row.role is None else open_icon,
                style=TextStyle.BODY_STRONG,
            ),
            AccountColumn.ROLE: Shown(translate("AccountsModel", "Role"), _role),
            AccountColumn.USER: Shown(translate("AccountsModel", "Acts for"), lambda row: row.user or "–"),
            AccountColumn.ADDED: Shown(
                translate("AccountsModel", "Added"),
                lambda row: formats.day(row.added_at),
                sort=lambda row: row.added_at,
            ),
            AccountColumn.REFUSED: Shown(
                translate("AccountsModel", "Refused sign-ins"),
                lambda row: formats.count(row.failures),
                sort=lambda row: row.failures,
                tip=_waiting,
                side=Side.RIGHT,
            ),
        }
        super().__init__(shown, parent)


def _role(account: AccountSummary) -> str:
    return translate("AccountsModel", "closed") if account.role is None else role_text(account.role)


def _waiting(account: AccountSummary) -> str:
    if account.locked_until is None:
        return ""
    told = translate("AccountsModel", "The next sign-in is looked at from {time} on.")
    return told.format(time=formats.minute(account.locked_until))
