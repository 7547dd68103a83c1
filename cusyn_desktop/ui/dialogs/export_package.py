"""Export a release as a package: where to, and whether spreadsheets will open it."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.records import ReleaseSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.dialogs.base import FormDialog, ServiceDialog
from cusyn_desktop.ui.dialogs.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.ledger_calls import Releasing
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.workers.runner import Runner

_WIDTH_PX = 560


class ExportPackageDialog(ServiceDialog):
    """Choose a folder and export.

    Attributes:
        folder: The field with the folder's path.
        spreadsheet_safe: Whether cells are kept from running as formulas.

    Signals:
        completed: The `Path` of the package.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        releasing: Releasing,
        files: LedgerFileChooser,
        *,
        workspace: Workspace,
        release: ReleaseSummary,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("Export {release} for {user}").format(release=release.id, user=release.spend.user),
            text=self.tr(
                "The package holds the synthetic table, a data dictionary, a privacy statement, a report and "
                "the request. Anyone can check it with the workspace. No real row leaves."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._releasing, self._files = releasing, files
        self._workspace, self._release = workspace, release
        self.folder = QLineEdit(str(files.last_folder))
        self.choose_button = Button(self.tr("C&hoose…"))
        self.choose_button.clicked.connect(self._on_choose_clicked)
        self.spreadsheet_safe = CheckBox(look, self.tr("Safe for &spreadsheets"))
        self._add_folder()
        self._add_option()
        self.content.addStretch(1)
        self.add_cancel()
        self.accept_button = PrimaryButton(self.tr("Export Package"))
        self.set_acting(self.accept_button)
        self.accept_button.clicked.connect(self._on_accept_clicked)

    def _add_folder(self) -> None:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose_button)
        hint = self.tr("A new folder {name} is made in it, unless it is empty or new itself.")
        field = Field(self.look, self.tr("&Folder"), box, hint.format(name=f"{self._release.id}-package"))
        box.setFocusProxy(self.folder)
        self.folder.setAccessibleName(self.tr("Folder"))
        self.add_field("folder", field)

    def _add_option(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.spreadsheet_safe)
        told = self.tr("Puts an apostrophe before text that a spreadsheet would run as a formula.")
        line = caption(told, wrap=True)
        line.setContentsMargins(28, 0, 0, 0)
        column.addWidget(line)
        self.content.addLayout(column)

    @Slot()
    def _on_choose_clicked(self) -> None:
        chosen = self._files.folder_for_package(
            self, Path(self.folder.text() or str(self._files.last_folder))
        )
        if chosen is not None:
            self.folder.setText(str(chosen))

    @Slot()
    def _on_accept_clicked(self) -> None:
        typed = self.folder.text().strip()
        self.show_mistake("folder", "" if typed else self.tr("Choose a folder."))
        if not self.has_mistakes:
            folder, safe = Path(typed), self.spreadsheet_safe.isChecked()
            self.carry_out(partial(_export, self._releasing, self._workspace, self._release.id, folder, safe))


class ExportedDialog(FormDialog):
    """Where the package lies."""

    def __init__(self, look: Look, package: Path, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Package exported"),
            text=self.tr(
                "The export is written in the audit log, and the log’s newest fingerprint in the package."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._package = package
        self.place = QLineEdit(str(package))
        self.place.setReadOnly(True)
        self.add_field("place", Field(look, self.tr("&Package"), self.place))
        self.content.addStretch(1)
        self.open_button = Button(self.tr("Open Folder"), look.icon(Icon.OPEN))
        self.open_button.clicked.connect(self._on_open_clicked)
        self.add_left(self.open_button)
        self.close_button = PrimaryButton(self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.add_buttons(self.close_button)

    @Slot()
    def _on_open_clicked(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._package)))


def _export(
    releasing: Releasing, workspace: Workspace, release_id: str, folder: Path, safe: bool, control: RunControl
) -> Path:
    return releasing.export(workspace, release_id, folder, spreadsheet_safe=safe, control=control)
