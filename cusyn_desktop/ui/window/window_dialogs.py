"""What belongs to no page: settings, encryption, the mark, accounts, help, the tour, and about."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.program.about import show_about
from cusyn_desktop.ui.dialogs.program.help import HelpWindow
from cusyn_desktop.ui.dialogs.program.settings import SettingsDialog
from cusyn_desktop.ui.help_pages import HelpPage, page_of_tab
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.words.languages import locale_of, readable, shown_language
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from pathlib import Path

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.ledger.marks import MarkSummary
    from cusyn_desktop.services.records import PackageReport
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.workers.tasks import OpenedWorkspace


class WindowDialogs(QObject):
    """Opens them for the window's actions.

    Attributes:
        dialog: The newest one, or None.
        help: The help window, or None before it was wanted.
        marking: Reads the mark of the workspace.
        packages: Checks a release package.

    Signals:
        failed: A `CuSynError`.
    """

    failed = Signal(object)

    def __init__(self, shell: Shell, desk: WorkspaceDesk, files: FileChooser, window: QWidget) -> None:
        super().__init__(window)
        self._shell, self._desk, self._files, self._window = shell, desk, files, window
        self.marking = Inquiry(shell.runners.store, self)
        self.marking.succeeded.connect(self._on_mark_read)
        self.marking.failed.connect(self.failed)
        self.packages = Inquiry(shell.runners.store, self)
        self.packages.succeeded.connect(self._on_package_checked)
        self.packages.failed.connect(self.failed)
        self.dialog: FormDialog | None = None
        self.help: HelpWindow | None = None
        actions = shell.actions
        actions.about.triggered.connect(self._on_about)
        actions.settings.triggered.connect(self._on_settings)
        actions.encrypt.triggered.connect(self._on_encrypt)
        actions.show_mark.triggered.connect(self._on_show_mark)
        actions.check_package.triggered.connect(self._on_check_package)
        actions.accounts.triggered.connect(self._on_accounts)
        actions.own_passphrase.triggered.connect(self._on_own_passphrase)
        actions.sign_out.triggered.connect(desk.sign_in_again)
        actions.help.triggered.connect(self._on_help)
        actions.help_accounts.triggered.connect(self._on_help_accounts)
        actions.help_moving.triggered.connect(self._on_help_moving)

    def show_help(self, page: HelpPage) -> None:
        """Show a page of the help beside the window."""
        if self.help is None:
            language = shown_language(locale_of(readable(self._shell.settings.language)))
            self.help = HelpWindow(self._shell.look, language, self._window)
        self.help.show_page(page)
        self.help.show()
        self.help.raise_()
        self.help.activateWindow()

    def show_help_on(self, key: TabKey) -> None:
        """Explain a tab."""
        self.show_help(page_of_tab(key))

    @Slot()
    def _on_help(self) -> None:
        self.show_help(HelpPage.FIRST_STEPS)

    @Slot()
    def _on_help_accounts(self) -> None:
        self.show_help(HelpPage.ACCOUNTS)

    @Slot()
    def _on_help_moving(self) -> None:
        self.show_help(HelpPage.MOVING)

    @Slot()
    def _on_about(self) -> None:
        show_about(self._shell.look, self._window)

    @Slot()
    def _on_settings(self) -> None:
        shell = self._shell
        dialog = SettingsDialog(
            shell.look, shell.settings, restart=shell.actions.restart, parent=self._window
        )
        dialog.accepted.connect(self._on_settings_accepted)
        self._open(dialog)

    @Slot()
    def _on_settings_accepted(self) -> None:
        self._shell.actions.choose_theme(self._shell.settings.theme)

    @Slot()
    def _on_encrypt(self) -> None:
        from cusyn_desktop.ui.dialogs.workspaces.encrypt_workspace import EncryptWorkspaceDialog

        if self._desk.workspace is not None:
            look, store = self._shell.look, self._shell.runners.store
            dialog = EncryptWorkspaceDialog(
                look, store, self._files, workspace=self._desk.workspace, parent=self._window
            )
            dialog.completed.connect(self._on_encrypted)
            self._open(dialog)

    @Slot(object)
    def _on_encrypted(self, opened: OpenedWorkspace) -> None:
        """Go on in the new file, and say what is left of the one before."""
        from cusyn_desktop.ui.dialogs.workspaces.encrypt_workspace import WorkspaceEncryptedDialog

        before, path = self._desk.workspace, opened.workspace.path
        self._desk.take(opened)
        if before is not None:
            self._open(
                WorkspaceEncryptedDialog(self._shell.look, before=before, path=path, parent=self._window)
            )

    @Slot()
    def _on_show_mark(self) -> None:
        if self._desk.workspace is not None:
            self.marking.ask(partial(_read_mark, self._desk.workspace))

    @Slot(object)
    def _on_mark_read(self, found: MarkSummary) -> None:
        from cusyn_desktop.ui.dialogs.workspaces.mark import MarkDialog

        self._open(MarkDialog(self._shell.look, found, parent=self._window))

    @Slot()
    def _on_check_package(self) -> None:
        path = self._files.package_to_check(self._window)
        if path is not None:
            self.check_package(path)

    @Slot(object)
    def check_package(self, path: Path) -> None:
        """Compare a release package with the open workspace."""
        if self._desk.workspace is not None:
            self.packages.ask(partial(_check_package, self._desk.workspace, path))

    @Slot(object)
    def _on_package_checked(self, found: PackageReport) -> None:
        from cusyn_desktop.ui.dialogs.workspaces.package_checked import PackageCheckedDialog

        self._open(PackageCheckedDialog(self._shell.look, found, parent=self._window))

    @Slot()
    def _on_accounts(self) -> None:
        from cusyn_desktop.ui.dialogs.accounts.accounts import AccountsDialog

        if self._desk.workspace is not None:
            desk = self._shell.desk(AccountCalls(), self._desk.workspace)
            dialog = AccountsDialog(desk, self._window)
            dialog.session_ended.connect(self._desk.sign_in_again)
            self._open(dialog)

    @Slot()
    def _on_own_passphrase(self) -> None:
        from cusyn_desktop.ui.dialogs.accounts.account_forms import PassphraseDialog

        if self._desk.workspace is not None:
            desk = self._shell.desk(AccountCalls(), self._desk.workspace)
            dialog = PassphraseDialog(desk, account=desk.workspace.actor.name, parent=self._window)
            dialog.accepted.connect(self._desk.sign_in_again)
            self._open(dialog)

    def _open(self, dialog: FormDialog) -> None:
        self.dialog = dialog
        dialog.open()


def _read_mark(workspace: Workspace, control: RunControl) -> MarkSummary:
    from cusyn_desktop.services.ledger.marks import mark_of

    control.checkpoint()
    return mark_of(workspace)


def _check_package(workspace: Workspace, path: Path, control: RunControl) -> PackageReport:
    """What is found in a package; its statement alone stands for the folder around it."""
    from cusyn_desktop.services.ledger import auditing

    package = path.parent if path.suffix == ".json" else path
    return auditing.verify_open(workspace, (package,), control=control).packages[0]
