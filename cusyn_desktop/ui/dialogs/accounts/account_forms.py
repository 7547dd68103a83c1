"""Questions about one account: add it, change its role or passphrase, close it."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import AccountSummary
from cusyn_desktop.services.records.requests import NewAccount
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.dialogs.accounts.new_passphrase import NewPassphrase
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import name_mistake
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words.roles import role_text


class AccountDialog(ServiceDialog):
    """One question about an account; what is asked is for the subclass to say.

    Attributes:
        desk: Where accounts are kept.
        account: The name of the account; empty for a new one.

    Signals:
        completed: The changed `AccountSummary`.
    """

    def __init__(
        self, desk: ServiceDesk[AccountCalls], *, account: str = "", parent: QWidget | None = None
    ) -> None:
        title, text = self.words(account)
        super().__init__(desk.look, desk.runner, title=title, text=text, parent=parent)
        self.desk, self.account = desk, account
        self.add_own_fields()
        self.add_answers(self.accept_with())

    def words(self, account: str) -> tuple[str, str]:
        """Title, and the sentence below it; both may name the account."""
        raise NotImplementedError

    def accept_with(self) -> Button:
        """The button that acts."""
        raise NotImplementedError

    def add_own_fields(self) -> None:
        """Add what is asked."""


class RoleChoice(QWidget):
    """A role, and for an analyst the user whom they act for."""

    def __init__(self, look: Look, roles: Sequence[Role], users: Sequence[str]) -> None:
        super().__init__()
        self.roles, self.users = Combo(look), Combo(look)
        self.users.addItems(list(users))
        for role in roles:
            self.roles.addItem(role_text(role), role.value)
        self.role_field = Field(look, self.tr("&Role"), self.roles)
        self.user_field = Field(
            look,
            self.tr("Acts for the &user"),
            self.users,
            self.tr("An analyst asks for this user alone, and sees nothing of the others."),
        )
        self.roles.currentIndexChanged.connect(self._on_role_changed)
        self._on_role_changed()

    @property
    def role(self) -> Role:
        """The chosen role."""
        return Role(self.roles.currentData())

    @property
    def user(self) -> str | None:
        """Whom an analyst acts for; None for the other roles, and where there is no user."""
        return (self.users.currentText() or None) if self.role is Role.ANALYST else None

    def choose(self, role: Role | None, user: str) -> None:
        """Begin with a role and a user."""
        self.roles.setCurrentIndex(max(0, self.roles.findData(role.value if role else "")))
        self.users.setCurrentIndex(max(0, self.users.findText(user)))

    @Slot()
    def _on_role_changed(self) -> None:
        self.user_field.setVisible(self.role is Role.ANALYST)


class AddAccountDialog(AccountDialog):
    """Let somebody sign in; the first account is a custodian's and closes the open door."""

    def __init__(
        self,
        desk: ServiceDesk[AccountCalls],
        *,
        users: Sequence[str],
        is_first: bool,
        parent: QWidget | None = None,
    ) -> None:
        self._users, self._is_first = users, is_first
        super().__init__(desk, parent=parent)

    @override
    def words(self, account: str) -> tuple[str, str]:
        told = self.tr("Somebody who may sign in. The audit log then names them at all that they do.")
        return self.tr("New account"), told

    @override
    def accept_with(self) -> Button:
        return PrimaryButton(self.tr("Add Account"))

    @override
    def add_own_fields(self) -> None:
        if self._is_first:
            told = self.tr(
                "The first account is a custodian’s. From then on nobody opens this workspace without one. "
                "Accounts lock the program, not the files: see What Accounts Protect in the help."
            )
            self.content.addWidget(Note(self.look, Tone.WARN, Icon.LOCK, told))
        self.name = QLineEdit()
        self.add_field("name", Field(self.look, self.tr("&Name"), self.name))
        roles = (Role.CUSTODIAN,) if self._is_first else tuple(Role)
        self.choice = RoleChoice(self.look, roles, self._users)
        self.add_field("role", self.choice.role_field)
        self.add_field("user", self.choice.user_field)
        self.passphrase = NewPassphrase(self)
        self.name.setFocus()

    @override
    def act(self) -> None:
        self.show_mistake("name", name_mistake(self.name.text()))
        passphrase = self.passphrase.checked()
        if self.has_mistakes:
            return
        new = NewAccount(
            name=self.name.text().strip(),
            role=self.choice.role,
            passphrase=passphrase,
            user=self.choice.user,
        )
        desk = self.desk
        self.carry_out(lambda _control: desk.services.add(desk.workspace, new))


class ChangeRoleDialog(AccountDialog):
    """Give an account another role, or open a closed one again."""

    @override
    def words(self, account: str) -> tuple[str, str]:
        title = self.tr("Change the role of {name}").format(name=account)
        return title, self.tr("Whoever is signed in with the account has to sign in again.")

    @override
    def accept_with(self) -> Button:
        return PrimaryButton(self.tr("Change Role"))

    @override
    def add_own_fields(self) -> None:
        self.choice = RoleChoice(self.look, tuple(Role), ())
        self.add_field("role", self.choice.role_field)
        self.add_field("user", self.choice.user_field)

    def begin_with(self, account: AccountSummary, users: Sequence[str]) -> None:
        """Show what the account is now, and the users whom an analyst may act for."""
        self.choice.users.addItems(list(users))
        self.choice.choose(account.role, account.user)

    @override
    def act(self) -> None:
        desk, name, role, user = self.desk, self.account, self.choice.role, self.choice.user
        change = desk.services.change_role
        self.carry_out(lambda _control: change(desk.workspace, name=name, role=role, user=user))


class PassphraseDialog(AccountDialog):
    """Set a new passphrase, of one's own account or as a custodian of any."""

    @override
    def words(self, account: str) -> tuple[str, str]:
        title = self.tr("New passphrase for {name}").format(name=account)
        told = self.tr("It counts at the next sign-in, which follows at once if the account is yours.")
        return title, told

    @override
    def accept_with(self) -> Button:
        return PrimaryButton(self.tr("Set Passphrase"))

    @override
    def add_own_fields(self) -> None:
        self.passphrase = NewPassphrase(self)
        self.passphrase.first.setFocus()

    @override
    def act(self) -> None:
        passphrase = self.passphrase.checked()
        if not self.has_mistakes:
            desk, name = self.desk, self.account
            change = desk.services.set_passphrase
            self.carry_out(lambda _control: change(desk.workspace, name=name, passphrase=passphrase))


class CloseAccountDialog(AccountDialog):
    """Ask once before somebody is shut out."""

    @override
    def words(self, account: str) -> tuple[str, str]:
        told = self.tr(
            "{name} can then no longer sign in. A role opens the account again; what it did stays in the log."
        )
        return self.tr("Close the account {name}?").format(name=account), told.format(name=account)

    @override
    def accept_with(self) -> Button:
        return DangerButton(self.tr("Close Account"))

    @override
    def act(self) -> None:
        desk, name = self.desk, self.account
        self.carry_out(lambda _control: desk.services.close(desk.workspace, name=name))
