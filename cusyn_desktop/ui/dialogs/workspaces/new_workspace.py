"""Making a workspace: where its file lies, and whether a passphrase encrypts it."""

from itertools import count
from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.services.sealing import can_encrypt
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.accounts.new_passphrase import NewPassphrase
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.files.files import WORKSPACE_SUFFIX, FileChooser
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.widgets.path_field import PathField
from cusyn_desktop.workers.runner import Runner
from cusyn_desktop.workers.tasks import creating

_WIDTH_PX = 560
_BOX_ROOM_PX = 28


class NewWorkspaceDialog(ServiceDialog):
    """A file, and a passphrase for whoever wants one.

    Attributes:
        file: Where the workspace is to lie; without an ending it gets that of workspaces.
        choose_button: Asks for the file in a dialog of the system.
        encrypted: Whether a passphrase encrypts it; off where SQLCipher is missing.
        passphrase: The passphrase, typed twice.

    Signals:
        completed: The `OpenedWorkspace`.
    """

    def __init__(self, look: Look, runner: Runner, files: FileChooser, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("New workspace"),
            text=self.tr(
                "A workspace is one file. It keeps budgets, users, requests, synthetic tables and the audit "
                "log. Your own tables stay in their files."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._files = files
        place = PathField(str(self._unused(files.last_folder)), name=self.tr("File"))
        self.file, self.choose_button = place.edit, place.choose_button
        self.encrypted = CheckBox(look, self.tr("&Encrypt the file with a passphrase"))
        self.add_field("file", Field(look, self.tr("&File"), place))
        self._add_encryption()
        self.add_answers(PrimaryButton(self.tr("Make Workspace")))
        self.choose_button.clicked.connect(self._on_choose_clicked)
        self.encrypted.toggled.connect(self._on_encrypted_toggled)
        self._on_encrypted_toggled()
        self.file.setFocus()

    @property
    def path(self) -> Path:
        """The file that was named; a name alone lies in the folder of the last file."""
        typed = Path(self.file.text().strip()).expanduser()
        path = self._files.last_folder / typed
        return path if path.suffix else path.with_suffix(WORKSPACE_SUFFIX)

    def _add_encryption(self) -> None:
        self.content.addWidget(self.encrypted)
        self.content.setSpacing(12)
        possible = can_encrypt()
        self.encrypted.setEnabled(possible)
        why = self.tr("A copy, a backup or a lost disk then tells nothing to whoever finds it.")
        why_not = self.tr("Not possible here: SQLCipher, which does it, is not installed on this computer.")
        hint = caption(why if possible else why_not, wrap=True)
        hint.setContentsMargins(_BOX_ROOM_PX, 0, 0, 0)
        self.encrypted.setAccessibleDescription(hint.text())
        self.content.addWidget(hint)
        self.passphrase = NewPassphrase(self)
        told = self.tr(
            "Nobody can recover this passphrase. Without it everything in the file is lost, and with it the "
            "record of what was spent. Keep it where you will find it."
        )
        self._warning = Note(self.look, Tone.WARN, Icon.WARNING, told)
        self.content.addWidget(self._warning)

    @Slot()
    def _on_choose_clicked(self) -> None:
        path = self._files.workspace_to_make(self)
        if path is not None:
            self.file.setText(str(path))

    @Slot()
    def _on_encrypted_toggled(self) -> None:
        """Ask for a passphrase, or for none: then nothing counts that was wrong with one."""
        self.passphrase.clear_mistakes()
        self.clear_error()
        for widget in (*self.passphrase.fields, self._warning):
            widget.setVisible(self.encrypted.isChecked())
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(self.width(), layout.totalHeightForWidth(self.width()))

    @override
    def act(self) -> None:
        named = bool(self.file.text().strip())
        self.show_mistake("file", "" if named else self.tr("Name the file."))
        passphrase = self.passphrase.checked() if self.encrypted.isChecked() else None
        if not self.has_mistakes:
            self.carry_out(creating(self.path, passphrase=passphrase))

    def _unused(self, folder: Path) -> Path:
        """A file that is not there yet."""
        name = self.tr("workspace", "name of a file")
        numbered = (f"-{number}" if number > 1 else "" for number in count(1))
        paths = (folder / f"{name}{number}{WORKSPACE_SUFFIX}" for number in numbered)
        return next(path for path in paths if not path.exists())
