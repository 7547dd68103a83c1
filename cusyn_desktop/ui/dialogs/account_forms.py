"""Questions about one account: add it, change its role or passphrase, close it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import AccountSummary
from cusyn_desktop.services.requests import NewAccount
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.account_calls import AccountCalls
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import name_mistake
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.roles import role_text
from cusyn_desktop.ui.theme import Tone
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.workers.runner import Runner

translate = QCoreApplication.translate

_WIDTH_PX = 480


class AccountDialog(ServiceDialog):
    """One question about an account; what is asked is for the subclass to say.

    Attributes:
        accept_button: Does it.

    Signals:
        completed: The changed `AccountSummary`.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        calls: AccountCalls,
        *,
        workspace: Workspace,
        title: str,
        text: str,
        accept: Button,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, runner, title=title, text=text, width_px=_WIDTH_PX, parent=parent)
        self._calls, self._workspace = calls, workspace
        self.add_own_fields()
        self.content.addStretch(1)
        self.add_cancel()
        self.accept_button = accept
        self.set_acting(accept)
        accept.clicked.connect(self._on_accept_clicked)

    def add_own_fields(self) -> None:
        """Add what is asked."""

    def act(self) -> None:
        """Check what was typed, and start the service call."""
        raise NotImplementedError

    @Slot()
    def _on_accept_clicked(self) -> None:
        self.act()


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


class NewPassphrase:
    """A passphrase that is typed twice, because nobody can read it."""

    def __init__(self, dialog: ServiceDialog) -> None:
        self._dialog = dialog
        self.first, self.again = QLineEdit(), QLineEdit()
        for edit in (self.first, self.again):
            edit.setEchoMode(QLineEdit.EchoMode.Password)
        hint = translate("NewPassphrase", "At least 12 characters. Nobody can get a forgotten one back.")
        first, again = (
            translate("NewPassphrase", "&Passphrase"),
            translate("NewPassphrase", "The same &again"),
        )
        dialog.add_field("passphrase", Field(dialog.look, first, self.first, hint))
        dialog.add_field("again", Field(dialog.look, again, self.again))

    def checked(self) -> str:
        """What was typed; empty, and the field marked, where the two differ."""
        differs = self.first.text() != self.again.text()
        sentence = translate("NewPassphrase", "These are two different passphrases.") if differs else ""
        self._dialog.show_mistake("passphrase", "")
        self._dialog.show_mistake("again", sentence)
        return "" if differs else self.first.text()


class AddAccountDialog(AccountDialog):
    """Let somebody sign in; the first account is a custodian's and closes the open door."""

    def __init__(
        self,
        look: Look,
        runner: Runner,
        calls: AccountCalls,
        *,
        workspace: Workspace,
        users: Sequence[str],
        is_first: bool,
        parent: QWidget | None = None,
    ) -> None:
        self._users, self._is_first = users, is_first
        super().__init__(
            look,
            runner,
            calls,
            workspace=workspace,
            title=self.tr("New account"),
            text=self.tr("Somebody who may sign in. The audit log then names them at all that they do."),
            accept=PrimaryButton(self.tr("Add Account")),
            parent=parent,
        )
        self.name.setFocus()

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
        calls, workspace = self._calls, self._workspace
        self.carry_out(lambda _control: calls.add(workspace, new))


class ChangeRoleDialog(AccountDialog):
    """Give an account another role, or open a closed one again."""

    def __init__(
        self,
        look: Look,
        runner: Runner,
        calls: AccountCalls,
        *,
        workspace: Workspace,
        account: AccountSummary,
        users: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        self._account, self._users = account, users
        super().__init__(
            look,
            runner,
            calls,
            workspace=workspace,
            title=self.tr("Change the role of {name}").format(name=account.name),
            text=self.tr("Whoever is signed in with the account has to sign in again."),
            accept=PrimaryButton(self.tr("Change Role")),
            parent=parent,
        )

    @override
    def add_own_fields(self) -> None:
        self.choice = RoleChoice(self.look, tuple(Role), self._users)
        self.choice.choose(self._account.role, self._account.user)
        self.add_field("role", self.choice.role_field)
        self.add_field("user", self.choice.user_field)

    @override
    def act(self) -> None:
        calls, workspace, name = self._calls, self._workspace, self._account.name
        role, user = self.choice.role, self.choice.user
        self.carry_out(lambda _control: calls.change_role(workspace, name=name, role=role, user=user))


class PassphraseDialog(AccountDialog):
    """Set a new passphrase, of one's own account or as a custodian of any."""

    def __init__(
        self,
        look: Look,
        runner: Runner,
        calls: AccountCalls,
        *,
        workspace: Workspace,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        self._name = name
        super().__init__(
            look,
            runner,
            calls,
            workspace=workspace,
            title=self.tr("New passphrase for {name}").format(name=name),
            text=self.tr("It counts at the next sign-in, which follows at once if the account is yours."),
            accept=PrimaryButton(self.tr("Set Passphrase")),
            parent=parent,
        )
        self.passphrase.first.setFocus()

    @override
    def add_own_fields(self) -> None:
        self.passphrase = NewPassphrase(self)

    @override
    def act(self) -> None:
        passphrase = self.passphrase.checked()
        if not self.has_mistakes:
            calls, workspace, name = self._calls, self._workspace, self._name
            self.carry_out(lambda _control: calls.set_passphrase(workspace, name=name, passphrase=passphrase))


class CloseAccountDialog(AccountDialog):
    """Ask once before somebody is shut out."""

    def __init__(
        self,
        look: Look,
        runner: Runner,
        calls: AccountCalls,
        *,
        workspace: Workspace,
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        self._name = name
        super().__init__(
            look,
            runner,
            calls,
            workspace=workspace,
            title=self.tr("Close the account {name}?").format(name=name),
            text=self.tr(
                "{name} can then no longer sign in. A role opens the account again; what it did stays in "
                "the log."
            ).format(name=name),
            accept=DangerButton(self.tr("Close Account")),
            parent=parent,
        )

    @override
    def act(self) -> None:
        calls, workspace, name = self._calls, self._workspace, self._name
        self.carry_out(lambda _control: calls.close(workspace, name=name))
