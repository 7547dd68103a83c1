"""Go on with the open workspace in a new file that a passphrase encrypts, and say what is left where."""

from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.sealing import can_encrypt
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.accounts.new_passphrase import NewPassphrase
from cusyn_desktop.ui.dialogs.base import FormDialog, ServiceDialog
from cusyn_desktop.ui.dialogs.files.files import WORKSPACE_SUFFIX, FileChooser
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.widgets.path_field import PathField
from cusyn_desktop.workers.runner import Runner
from cusyn_desktop.workers.tasks import encrypting

_WIDTH_PX = 600


class EncryptWorkspaceDialog(ServiceDialog):
    """A new file and a passphrase; the file before stays, and the dialog says so before and after.

    Attributes:
        place: Where the encrypted file is to lie.
        passphrase: The passphrase, typed twice.

    Signals:
        completed: The `OpenedWorkspace` of the new file.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        files: FileChooser,
        *,
        workspace: Workspace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("Encrypt the workspace"),
            text=self.tr(
                "The workspace goes on in a new file that a passphrase encrypts. A copy, a backup or a lost "
                "disk then tells nothing to whoever finds it."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._files, self._workspace = files, workspace
        self.place = PathField(str(_unused(workspace.path)), name=self.tr("New file"))
        self.add_field("file", Field(look, self.tr("New &file"), self.place))
        self.passphrase = NewPassphrase(self)
        self.content.addWidget(Note(look, Tone.WARN, Icon.WARNING, self._what_stays()))
        told = self.tr(
            "Nobody can recover this passphrase. Without it everything in the file is lost, and with it the "
            "record of what was spent. Keep it where you will find it."
        )
        self.content.addWidget(Note(look, Tone.WARN, Icon.WARNING, told))
        self.add_answers(PrimaryButton(self.tr("Encrypt Workspace")))
        self.place.choose_button.clicked.connect(self._on_choose_clicked)
        self._check_possible()
        self.passphrase.first.setFocus()

    @property
    def path(self) -> Path:
        """The file that was named; a name alone lies beside the file before."""
        path = self._workspace.path.parent / Path(self.place.edit.text().strip()).expanduser()
        return path if path.suffix else path.with_suffix(WORKSPACE_SUFFIX)

    def _what_stays(self) -> str:
        """What becomes of the file before, by whether it is encrypted already."""
        in_plain = self.tr(
            "{name} stays where it is, in plain. It becomes an older copy: nothing can be spent from it. "
            "Remove it, and its backups, once the new file has proved itself."
        )
        sealed = self.tr(
            "{name} stays where it is, with its former passphrase. It becomes an older copy: nothing can be "
            "spent from it. Remove it, and its backups, once the new file has proved itself."
        )
        told = in_plain if self._workspace.key is None else sealed
        return told.format(name=self._workspace.path.name)

    def _check_possible(self) -> None:
        if not can_encrypt():
            told = self.tr("Not possible here: SQLCipher, which does it, is not installed on this computer.")
            self.show_problem(told)
            self.accept_button.setEnabled(False)

    @Slot()
    def _on_choose_clicked(self) -> None:
        path = self._files.workspace_to_make(self)
        if path is not None:
            self.place.edit.setText(str(path))

    @override
    def act(self) -> None:
        named = bool(self.place.edit.text().strip())
        self.show_mistake("file", "" if named else self.tr("Name the file."))
        passphrase = self.passphrase.checked()
        if not self.has_mistakes:
            self.carry_out(encrypting(self._workspace, self.path, passphrase=passphrase))


class WorkspaceEncryptedDialog(FormDialog):
    """Where the workspace goes on, and what is left where it was."""

    def __init__(self, look: Look, *, before: Workspace, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, title=self.tr("The workspace is encrypted"), width_px=_WIDTH_PX, parent=parent)
        in_plain, sealed = self.tr("An &older copy lies, in plain, in"), self.tr("An &older copy lies in")
        lines = {
            "now": (self.tr("It goes on &in"), path),
            "before": (in_plain if before.key is None else sealed, before.path),
        }
        for key, (caption, place) in lines.items():
            shown = QLineEdit(str(place))
            shown.setReadOnly(True)
            self.add_field(key, Field(look, caption, shown))
        told = self.tr(
            "Nothing can be spent from the older copy. Remove it, and its backups, once the new file has "
            "proved itself."
        )
        self.content.addWidget(Note(look, Tone.WARN, Icon.WARNING, told))
        self.content.addStretch(1)
        self.close_button = PrimaryButton(self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.add_buttons(self.close_button)


def _unused(path: Path) -> Path:
    """A file beside another that is not there yet."""
    name = QCoreApplication.translate("Files", "{workspace}-encrypted").format(workspace=path.stem)
    numbered = (f"-{number}" if number > 1 else "" for number in count(1))
    paths = (path.with_name(f"{name}{number}{WORKSPACE_SUFFIX}") for number in numbered)
    return next(one for one in paths if not one.exists())
