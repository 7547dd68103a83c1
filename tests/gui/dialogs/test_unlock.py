"""An encrypted workspace is opened with its passphrase, in the window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services import accounts, sealing
from cusyn_desktop.services.records.requests import NewAccount
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.file import keys
from cusyn_desktop.store.file.sealed import is_missing
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.workspaces.unlock import UnlockDialog
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.entrance import Entrance
from tests.gui.office.hands import click, nameless, texts, write
from tests.unit.services.office import quicken_hashes

PHRASE = "seven green umbrellas"
PATIENCE_MS = 20_000
needs_sqlcipher = pytest.mark.skipif(is_missing(), reason="SQLCipher is not installed")


class Door:
    """Opens workspaces, and asks for what it needs."""

    def __init__(self, shell: Shell, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.desk = WorkspaceDesk(shell.runners, self.window)
        self.entrance = Entrance(shell, self.desk, FileChooser(shell.settings), self.window)

    @property
    def dialog(self) -> UnlockDialog:
        assert isinstance(self.entrance.dialog, UnlockDialog)
        return self.entrance.dialog

    def ask(self, path: Path) -> None:
        with self.qtbot.waitSignal(self.desk.passphrase_wanted, timeout=PATIENCE_MS):
            self.desk.open(path)
        self.qtbot.waitUntil(lambda: self.dialog.isVisible(), timeout=PATIENCE_MS)

    def type(self, passphrase: str) -> None:
        write(self.dialog.passphrase, passphrase)
        click(self.dialog.accept_button)


@pytest.fixture
def door(shell: Shell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Door:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    quicken_hashes(monkeypatch)
    for name, least in (("_MEMORY_KIB", 8), ("_PASSES", 1), ("_LANES", 1)):
        monkeypatch.setattr(keys, name, least)
    return Door(shell, qtbot)


@pytest.fixture
def hidden(door: Door, tmp_path: Path) -> Path:
    """An encrypted workspace."""
    assert door.entrance.dialog is None
    path = tmp_path / "hidden.cusyn"
    return Workspace.create(path, key=sealing.new_key(path, PHRASE)).path


def test_whatever_looks_encrypted_is_asked_for_its_passphrase(door: Door, tmp_path: Path) -> None:
    path = tmp_path / "old.cusyn"
    path.write_bytes(b"\xfe" * 4096)
    door.ask(path)
    assert "old.cusyn opens with its passphrase." in texts(door.dialog)
    assert nameless(door.dialog) == []
    assert door.dialog.passphrase.echoMode() is QLineEdit.EchoMode.Password
    with door.qtbot.waitSignal(door.dialog.inquiry.failed, timeout=PATIENCE_MS):
        door.type("some phrase")
    told = texts(door.dialog)
    assert "is wrong" in told or "pip install" in told
    assert door.dialog.passphrase.text() == ""
    door.dialog.reject()
    assert door.desk.workspace is None


@needs_sqlcipher
def test_the_right_passphrase_opens_it(door: Door, hidden: Path) -> None:
    door.ask(hidden)
    with door.qtbot.waitSignal(door.dialog.inquiry.failed, timeout=PATIENCE_MS):
        door.type("another phrase")
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        door.type(PHRASE)
    assert door.desk.workspace is not None
    assert door.desk.workspace.path == hidden
    with door.qtbot.waitSignal(door.desk.verified, timeout=PATIENCE_MS) as told:
        door.desk.verify()
    assert told.args is not None
    assert told.args[0].ok


@needs_sqlcipher
def test_the_open_one_is_opened_again_without_a_question(door: Door, hidden: Path) -> None:
    door.ask(hidden)
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        door.type(PHRASE)
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        door.desk.open(hidden)
    door.desk.close()
    assert door.desk.key is None
    door.ask(hidden)


@needs_sqlcipher
def test_accounts_are_asked_afterwards(door: Door, hidden: Path) -> None:
    workspace = Workspace.open(hidden, key=sealing.key_of(hidden, PHRASE))
    new = NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase="a lantern in the fog", user=None)
    accounts.add_account(workspace, new)
    door.ask(hidden)
    with door.qtbot.waitSignal(door.desk.sign_in_wanted, timeout=PATIENCE_MS):
        door.type(PHRASE)
    dialog = door.entrance.dialog
    assert isinstance(dialog, SignInDialog)
    door.qtbot.waitUntil(dialog.isVisible, timeout=PATIENCE_MS)
    write(dialog.name, "Maria")
    write(dialog.passphrase, "a lantern in the fog")
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        click(dialog.accept_button)
    assert door.desk.workspace is not None
    assert door.desk.workspace.actor.name == "Maria"


@needs_sqlcipher
def test_another_file_is_opened_without_the_key(door: Door, hidden: Path, tmp_path: Path) -> None:
    other = Workspace.create(tmp_path / "other.cusyn").path
    door.ask(hidden)
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        door.type(PHRASE)
    with door.qtbot.waitSignal(door.desk.opened, timeout=PATIENCE_MS):
        door.desk.open(other)
    assert door.desk.key is None
    with door.qtbot.waitSignal(door.desk.failed, timeout=PATIENCE_MS) as told:
        door.desk.open(tmp_path / "missing.cusyn")
    assert told.args is not None
    assert isinstance(told.args[0], CuSynError)
