"""A workspace is made in the window, in plain or encrypted."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import EncryptedError
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.file import keys
from cusyn_desktop.store.file.sealed import is_missing
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.workspaces import new_workspace
from cusyn_desktop.ui.dialogs.workspaces.new_workspace import NewWorkspaceDialog
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.words.languages import Language
from cusyn_desktop.workers.tasks import OpenedWorkspace
from tests.gui.office.hands import click, nameless, texts, write

PHRASE = "seven green umbrellas"
PATIENCE_MS = 20_000
needs_sqlcipher = pytest.mark.skipif(is_missing(), reason="SQLCipher is not installed")


class Chooser(FileChooser):
    """Names a file without a dialog."""

    def workspace_to_make(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.last_folder / "chosen.cusyn"


@pytest.fixture
def dialog(shell: Shell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NewWorkspaceDialog:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    for name, least in (("_MEMORY_KIB", 8), ("_PASSES", 1), ("_LANES", 1)):
        monkeypatch.setattr(keys, name, least)
    shell.settings.last_folder = tmp_path
    made = NewWorkspaceDialog(shell.look, shell.runners.store, Chooser(shell.settings))
    qtbot.addWidget(made)
    made.show()
    return made


def made_by(qtbot: QtBot, dialog: NewWorkspaceDialog) -> Workspace:
    with qtbot.waitSignal(dialog.completed, timeout=PATIENCE_MS) as told:
        click(dialog.accept_button)
    assert told.args is not None
    opened = told.args[0]
    assert isinstance(opened, OpenedWorkspace)
    assert opened.is_new
    return opened.workspace


def test_a_plain_one_is_made_where_it_says(qtbot: QtBot, dialog: NewWorkspaceDialog, tmp_path: Path) -> None:
    assert nameless(dialog) == []
    assert dialog.file.text() == str(tmp_path / "workspace.cusyn")
    assert not dialog.passphrase.first.isVisible()
    click(dialog.choose_button)
    assert dialog.path == tmp_path / "chosen.cusyn"
    write(dialog.file, "study")
    assert made_by(qtbot, dialog).path == tmp_path / "study.cusyn"
    assert not dialog.isVisible()


def test_no_file_is_overwritten(qtbot: QtBot, dialog: NewWorkspaceDialog, tmp_path: Path) -> None:
    (tmp_path / "workspace.cusyn").write_text("mine")
    with qtbot.waitSignal(dialog.inquiry.failed, timeout=PATIENCE_MS):
        click(dialog.accept_button)
    assert "There is a file workspace.cusyn already." in texts(dialog)
    assert (tmp_path / "workspace.cusyn").read_text() == "mine"
    assert dialog.accept_button.isEnabled()
    write(dialog.file, " ")
    click(dialog.accept_button)
    assert "Name the file." in texts(dialog)


@needs_sqlcipher
def test_an_encrypted_one_opens_with_its_passphrase_alone(qtbot: QtBot, dialog: NewWorkspaceDialog) -> None:
    click(dialog.encrypted)
    assert "Nobody can recover this passphrase." in texts(dialog)
    assert nameless(dialog) == []
    write(dialog.passphrase.first, PHRASE)
    write(dialog.passphrase.again, "another phrase")
    click(dialog.accept_button)
    assert "These are two different passphrases." in texts(dialog)
    for edit in (dialog.passphrase.first, dialog.passphrase.again):
        write(edit, "short")
    with qtbot.waitSignal(dialog.inquiry.failed, timeout=PATIENCE_MS):
        click(dialog.accept_button)
    assert "A passphrase has 12 to" in texts(dialog)
    for edit in (dialog.passphrase.first, dialog.passphrase.again):
        write(edit, PHRASE)
    workspace = made_by(qtbot, dialog)
    assert workspace.key is not None
    with pytest.raises(EncryptedError):
        Workspace.open(workspace.path)


def test_where_it_cannot_be_encrypted_the_reason_is_said(
    qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_workspace, "can_encrypt", lambda: False)
    dialog = NewWorkspaceDialog(shell.look, shell.runners.store, Chooser(shell.settings))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.encrypted.isEnabled()
    assert "SQLCipher, which does it, is not installed" in texts(dialog)


@needs_sqlcipher
def test_once_no_passphrase_is_wanted_none_is_wrong(qtbot: QtBot, dialog: NewWorkspaceDialog) -> None:
    click(dialog.encrypted)
    write(dialog.passphrase.first, "one")
    write(dialog.passphrase.again, "two")
    click(dialog.accept_button)
    assert dialog.has_mistakes
    click(dialog.encrypted)
    assert made_by(qtbot, dialog).key is None


@pytest.mark.parametrize(
    ("spoken", "name"),
    [(Language.GERMAN, "Arbeitsbereich.cusyn"), (Language.CHINESE, "工作区.cusyn")],
    indirect=["spoken"],
)
def test_the_name_that_is_proposed_is_in_the_language_of_the_window(
    spoken: Language, dialog: NewWorkspaceDialog, tmp_path: Path, name: str
) -> None:
    assert spoken
    assert dialog.file.text() == str(tmp_path / name)
