"""Encrypting the open workspace, and its mark, by the actions of the window over the real services."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.services import sealing
from cusyn_desktop.services.sealing import can_encrypt, is_encrypted
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.workspaces import encrypt_workspace
from cusyn_desktop.ui.dialogs.workspaces.encrypt_workspace import (
    EncryptWorkspaceDialog,
    WorkspaceEncryptedDialog,
)
from cusyn_desktop.ui.dialogs.workspaces.mark import MarkDialog
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.window.main_window import MainWindow
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.window.test_main_window import QuietTab

PATIENCE_MS = 20_000
PHRASE = "eleven tin whistles"

needs_sqlcipher = pytest.mark.skipif(not can_encrypt(), reason="SQLCipher is not installed")


class Chooser(FileChooser):
    """Answers without a dialog."""

    answer: Path | None = None

    def workspace_to_make(self, _: QWidget) -> Path | None:
        return self.answer


@pytest.fixture
def window(qtbot: QtBot, shell: Shell, real_workspace: Workspace) -> MainWindow:
    """The window with a workspace in plain."""
    made = MainWindow(shell, make_tab=QuietTab, files=Chooser(shell.settings))
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.desk.verified, timeout=PATIENCE_MS):
        made.open_path(real_workspace.path)
    return made


def ask(window: MainWindow, shell: Shell) -> EncryptWorkspaceDialog:
    shell.actions.encrypt.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, EncryptWorkspaceDialog)
    return dialog


@needs_sqlcipher
def test_the_window_goes_on_in_the_encrypted_file_and_says_what_is_left(
    qtbot: QtBot, shell: Shell, window: MainWindow, real_workspace: Workspace
) -> None:
    before = real_workspace.path
    dialog = ask(window, shell)
    assert nameless(dialog) == []
    assert f"{before.name} stays where it is, in plain. It becomes an older copy" in texts(dialog)
    assert "Nobody can recover this passphrase." in texts(dialog)
    write(dialog.passphrase.first, PHRASE)
    write(dialog.passphrase.again, PHRASE)
    with qtbot.waitSignals([dialog.completed, window.desk.verified], timeout=PATIENCE_MS):
        click(dialog.accept_button)
    path = before.with_name("health-encrypted.cusyn")
    assert window.desk.path == path
    assert window.desk.key is not None
    told = window.dialogs.dialog
    assert isinstance(told, WorkspaceEncryptedDialog)
    assert nameless(told) == []
    assert [one.text() for one in told.findChildren(QLineEdit)] == [str(path), str(before)]
    assert "An &older copy lies, in plain, in" in texts(told)
    assert "Nothing can be spent from the older copy. Remove it, and its backups" in texts(told)
    click(told.close_button)
    assert is_encrypted(path)
    assert Workspace.open(before).standing is Standing.OLDER_COPY


@needs_sqlcipher
def test_nothing_is_encrypted_by_a_weak_or_mistyped_passphrase(
    qtbot: QtBot, shell: Shell, window: MainWindow, real_workspace: Workspace
) -> None:
    dialog = ask(window, shell)
    write(dialog.passphrase.first, PHRASE)
    write(dialog.passphrase.again, "something else")
    click(dialog.accept_button)
    assert "These are two different passphrases." in texts(dialog)
    write(dialog.passphrase.first, "short")
    write(dialog.passphrase.again, "short")
    with qtbot.waitSignal(dialog.inquiry.failed, timeout=PATIENCE_MS):
        click(dialog.accept_button)
    assert "12" in dialog.passphrase.fields[0].mistake
    dialog.place.edit.clear()
    click(dialog.accept_button)
    assert "Name the file." in texts(dialog)
    dialog.reject()
    assert window.desk.path == real_workspace.path
    assert [path.name for path in real_workspace.path.parent.glob("*.cusyn")] == ["health.cusyn"]


def test_the_file_is_chosen_and_gets_its_ending(
    shell: Shell, window: MainWindow, real_workspace: Workspace, tmp_path: Path
) -> None:
    dialog = ask(window, shell)
    files = dialog._files
    assert isinstance(files, Chooser)
    files.answer = tmp_path / "elsewhere" / "sealed.cusyn"
    click(dialog.place.choose_button)
    assert dialog.path == files.answer
    write(dialog.place.edit, "sealed")
    assert dialog.path == real_workspace.path.with_name("sealed.cusyn")


def test_without_sqlcipher_it_says_so(
    monkeypatch: pytest.MonkeyPatch, shell: Shell, window: MainWindow
) -> None:
    monkeypatch.setattr(encrypt_workspace, "can_encrypt", lambda: False)
    dialog = ask(window, shell)
    assert "SQLCipher, which does it, is not installed" in texts(dialog)
    assert not dialog.accept_button.isEnabled()


@needs_sqlcipher
def test_an_encrypted_workspace_gets_another_passphrase(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace
) -> None:
    sealed = sealing.encrypt(real_workspace, real_workspace.path.with_name("sealed.cusyn"), passphrase=PHRASE)
    dialog = EncryptWorkspaceDialog(
        shell.look, shell.runners.store, Chooser(shell.settings), workspace=sealed
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert "stays where it is, with its former passphrase." in texts(dialog)


def test_the_mark_is_shown(qtbot: QtBot, shell: Shell, window: MainWindow) -> None:
    with qtbot.waitSignal(window.dialogs.marking.succeeded, timeout=PATIENCE_MS):
        shell.actions.show_mark.trigger()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, MarkDialog)
    assert nameless(dialog) == []
    assert "it is the newest copy known here" in texts(dialog)
    assert Path(dialog.place.text()).is_file()
    assert dialog.entry.text() == "1"
    assert len(dialog.fingerprint.text()) == 64
