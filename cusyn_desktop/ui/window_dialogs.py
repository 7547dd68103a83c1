"""What belongs to no page: settings, accounts, help, the tour, and about."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.account_calls import AccountCalls
from cusyn_desktop.ui.desk import WorkspaceDesk
from cusyn_desktop.ui.dialogs.about import show_about
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.help import HelpWindow
from cusyn_desktop.ui.dialogs.settings import SettingsDialog
from cusyn_desktop.ui.help_pages import HelpPage, page_of_tab
from cusyn_desktop.ui.languages import locale_of, shown_language
from cusyn_desktop.ui.tabs.base import Shell, TabKey


class WindowDialogs(QObject):
    """Opens them for the window's actions.

    Attributes:
        dialog: The newest one, or None.
        help: The help window, or None before it was wanted.
    """

    def __init__(self, shell: Shell, desk: WorkspaceDesk, window: QWidget) -> None:
        super().__init__(window)
        self._shell, self._desk, self._window = shell, desk, window
        self.dialog: FormDialog | None = None
        self.help: HelpWindow | None = None
        actions = shell.actions
        actions.about.triggered.connect(self._on_about)
        actions.settings.triggered.connect(self._on_settings)
        actions.accounts.triggered.connect(self._on_accounts)
        actions.own_passphrase.triggered.connect(self._on_own_passphrase)
        actions.sign_out.triggered.connect(desk.sign_in_again)
        actions.help.triggered.connect(self._on_help)
        actions.help_accounts.triggered.connect(self._on_help_accounts)
        actions.help_moving.triggered.connect(self._on_help_moving)

    def show_help(self, page: HelpPage) -> None:
        """Show a page of the help beside the window."""
        if self.help is None:
            language = shown_language(locale_of(self._shell.settings.language))
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
        dialog = SettingsDialog(self._shell.look, self._shell.settings, self._window)
        dialog.accepted.connect(self._on_settings_accepted)
        self._open(dialog)

    @Slot()
    def _on_settings_accepted(self) -> None:
        self._shell.actions.choose_theme(self._shell.settings.theme)

    @Slot()
    def _on_accounts(self) -> None:
        from cusyn_desktop.ui.dialogs.accounts import AccountsDialog

        if self._desk.workspace is not None:
            desk = self._shell.desk(AccountCalls(), self._desk.workspace)
            dialog = AccountsDialog(desk, self._window)
            dialog.session_ended.connect(self._desk.sign_in_again)
            self._open(dialog)

    @Slot()
    def _on_own_passphrase(self) -> None:
        from cusyn_desktop.ui.dialogs.account_forms import PassphraseDialog

        if self._desk.workspace is not None:
            desk = self._shell.desk(AccountCalls(), self._desk.workspace)
            dialog = PassphraseDialog(desk, account=desk.workspace.actor.name, parent=self._window)
            dialog.accepted.connect(self._desk.sign_in_again)
            self._open(dialog)

    def _open(self, dialog: FormDialog) -> None:
        self.dialog = dialog
        dialog.open()
