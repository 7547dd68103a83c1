"""Accounts in the window: who may see and change them, and what follows for whoever is signed in."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import SignInError
from cusyn_desktop.services import accounts
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.dialogs.accounts.account_forms import (
    AccountDialog,
    AddAccountDialog,
    ChangeRoleDialog,
    CloseAccountDialog,
    PassphraseDialog,
)
from cusyn_desktop.ui.dialogs.accounts.accounts import AccountsDialog
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.office_window import PATIENCE_MS, Desk
from tests.unit.services.office import PHRASES, Office

NEW_PHRASE = "eleven tin whistles"


class Opened:
    """The dialog with its accounts read."""

    def __init__(self, shell: Shell, qtbot: QtBot, workspace: Workspace) -> None:
        self.qtbot = qtbot
        self.ended: list[bool] = []
        self.dialog = AccountsDialog(shell.desk(AccountCalls(), workspace))
        qtbot.addWidget(self.dialog)
        self.dialog.session_ended.connect(lambda: self.ended.append(True))
        self.read()
        self.dialog.open()

    def read(self) -> None:
        self.qtbot.waitUntil(lambda: not self.dialog._reading.pending, timeout=PATIENCE_MS)

    def choose(self, name: str) -> None:
        self.dialog.table.select_where(lambda row: row.name == name)

    def answer(self, kind: type[AccountDialog]) -> AccountDialog:
        question = self.dialog.question
        assert isinstance(question, kind)
        assert nameless(question) == []
        with self.qtbot.waitSignal(question.completed, timeout=PATIENCE_MS):
            click(question.accept_button)
        self.read()
        return question

    def shown(self) -> dict[str, str]:
        return {row[0]: row[1] for row in self.dialog.table.sheet().rows}


def test_what_can_be_done_without_an_account_comes_first(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    """At 150 % on a screen of 1280 x 800 it lay out of sight, below three buttons that did nothing."""
    dialog = Opened(shell, qtbot, Workspace.create(tmp_path / "new.cusyn")).dialog
    assert dialog.add_button.isEnabled()
    assert not dialog.role_button.isEnabled()
    assert dialog.add_button.y() < dialog.role_button.y()
    assert dialog.sizeHint().height() < 800 / 1.5


def test_a_custodian_adds_changes_and_closes_accounts(shell: Shell, qtbot: QtBot, office: Office) -> None:
    opened = Opened(shell, qtbot, office.as_(Role.CUSTODIAN))
    dialog = opened.dialog
    assert nameless(dialog) == []
    assert opened.shown() == {"Maria": "Custodian", "Paul": "Custodian", "Ana": "Analyst", "Otto": "Auditor"}

    click(dialog.add_button)
    question = dialog.question
    assert isinstance(question, AddAccountDialog)
    write(question.name, "Ben")
    question.choice.choose(Role.ANALYST, "Benedikt")
    write(question.passphrase.first, NEW_PHRASE)
    write(question.passphrase.again, "something else")
    click(question.accept_button)
    assert "two different passphrases" in texts(question)
    write(question.passphrase.again, NEW_PHRASE)
    opened.answer(AddAccountDialog)
    assert opened.shown()["Ben"] == "Analyst"
    assert office.sign_in("Ben", NEW_PHRASE).actor.user == "Benedikt"

    opened.choose("Ben")
    click(dialog.role_button)
    question = dialog.question
    assert isinstance(question, ChangeRoleDialog)
    assert question.choice.role is Role.ANALYST
    assert question.choice.user == "Benedikt"
    question.choice.choose(Role.AUDITOR, "")
    assert not question.choice.user_field.isVisible()
    opened.answer(ChangeRoleDialog)
    assert opened.shown()["Ben"] == "Auditor"

    opened.choose("Ben")
    click(dialog.close_button)
    assert isinstance(dialog.question, CloseAccountDialog)
    QTest.keyClick(dialog.question, Qt.Key.Key_Return)
    assert opened.shown()["Ben"] == "Auditor", "Enter shuts nobody out"
    click(dialog.close_button)
    opened.answer(CloseAccountDialog)
    assert opened.shown()["Ben"] == "closed"
    opened.choose("Ben")
    assert not dialog.passphrase_button.isEnabled()
    assert not dialog.close_button.isEnabled()
    with pytest.raises(SignInError):
        office.sign_in("Ben", NEW_PHRASE)
    assert opened.ended == []


def test_what_the_services_refuse_is_told_at_its_field(shell: Shell, qtbot: QtBot, office: Office) -> None:
    dialog = Opened(shell, qtbot, office.as_(Role.CUSTODIAN)).dialog
    click(dialog.add_button)
    question = dialog.question
    assert isinstance(question, AddAccountDialog)
    click(question.accept_button)
    assert "Type a name." in texts(question)
    write(question.name, "Ana")
    for edit in (question.passphrase.first, question.passphrase.again):
        write(edit, "too short")
    with qtbot.waitSignal(question.inquiry.failed, timeout=PATIENCE_MS):
        click(question.accept_button)
    assert "A passphrase has 12 to 1,000 characters." in texts(question)
    for edit in (question.passphrase.first, question.passphrase.again):
        write(edit, NEW_PHRASE)
    with qtbot.waitSignal(question.inquiry.failed, timeout=PATIENCE_MS):
        click(question.accept_button)
    assert "There is an account Ana already." in texts(question)


def test_an_auditor_looks_and_changes_nothing(shell: Shell, qtbot: QtBot, office: Office) -> None:
    opened = Opened(shell, qtbot, office.as_(Role.AUDITOR))
    assert len(opened.shown()) == 4
    dialog = opened.dialog
    buttons = (dialog.add_button, dialog.role_button, dialog.passphrase_button, dialog.close_button)
    assert not any(button.isVisible() for button in buttons)


def test_an_analyst_is_told_that_this_is_not_for_them(shell: Shell, qtbot: QtBot, office: Office) -> None:
    opened = Opened(shell, qtbot, office.as_(Role.ANALYST))
    assert "An analyst may not read the audit log." in texts(opened.dialog)
    assert opened.shown() == {}


def test_somebody_elses_passphrase_is_set_without_signing_in_again(
    shell: Shell, qtbot: QtBot, office: Office
) -> None:
    opened = Opened(shell, qtbot, office.as_(Role.CUSTODIAN))
    opened.choose("Otto")
    click(opened.dialog.passphrase_button)
    question = opened.dialog.question
    assert isinstance(question, PassphraseDialog)
    for edit in (question.passphrase.first, question.passphrase.again):
        write(edit, NEW_PHRASE)
    opened.answer(PassphraseDialog)
    assert opened.ended == []
    assert office.sign_in("Otto", NEW_PHRASE).actor.role is Role.AUDITOR
    with pytest.raises(SignInError):
        office.sign_in("Otto", PHRASES["Otto"])


# -- in the window


@pytest.fixture
def desk(shell: Shell, qtbot: QtBot, office: Office) -> Desk:
    made = Desk(shell, office)
    qtbot.addWidget(made.window)
    with qtbot.waitSignal(made.window.ready, timeout=PATIENCE_MS):
        made.window.show()
    return made


def test_the_first_account_closes_the_open_door(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = Workspace.create(tmp_path / "open.cusyn").path
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.window.open_path(path)
    desk.shell.actions.accounts.trigger()
    dialog = desk.window.dialogs.dialog
    assert isinstance(dialog, AccountsDialog)
    desk.settle(qtbot)
    assert "the workspace is open to whoever can read the file" in texts(dialog)
    click(dialog.add_button)
    question = dialog.question
    assert isinstance(question, AddAccountDialog)
    assert [question.choice.roles.itemText(i) for i in range(question.choice.roles.count())] == ["Custodian"]
    write(question.name, "Maria")
    for edit in (question.passphrase.first, question.passphrase.again):
        write(edit, NEW_PHRASE)
    with qtbot.waitSignal(desk.window.desk.sign_in_wanted, timeout=PATIENCE_MS):
        click(question.accept_button)
    assert desk.window.desk.workspace is None
    write(desk.dialog.name, "Maria")
    write(desk.dialog.passphrase, NEW_PHRASE)
    with qtbot.waitSignal(desk.window.desk.counted, timeout=PATIENCE_MS):
        click(desk.dialog.accept_button)
    assert desk.window.row.role == "Custodian Maria"
    desk.settle(qtbot)


def test_an_analyst_changes_their_passphrase_and_signs_out(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.ANALYST)
    assert not desk.shell.actions.accounts.isVisible()
    desk.shell.actions.own_passphrase.trigger()
    question = desk.window.dialogs.dialog
    assert isinstance(question, PassphraseDialog)
    for edit in (question.passphrase.first, question.passphrase.again):
        write(edit, NEW_PHRASE)
    with qtbot.waitSignal(desk.window.desk.sign_in_wanted, timeout=PATIENCE_MS):
        click(question.accept_button)
    write(desk.dialog.name, "Ana")
    write(desk.dialog.passphrase, NEW_PHRASE)
    with qtbot.waitSignal(desk.window.desk.counted, timeout=PATIENCE_MS):
        click(desk.dialog.accept_button)
    desk.settle(qtbot)
    with qtbot.waitSignal(desk.window.desk.sign_in_wanted, timeout=PATIENCE_MS):
        desk.shell.actions.sign_out.trigger()
    assert desk.window.row.role == "", "nobody works here, not the custodian"
    assert desk.window.desk.workspace is None
    assert len(accounts.accounts(desk.office.as_(Role.CUSTODIAN))) == 4
