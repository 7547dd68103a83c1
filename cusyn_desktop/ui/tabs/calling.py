"""Tabs that ask the services and let the person choose files."""

from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.calls.everyday import Calls
from cusyn_desktop.ui.calls.ledger import LedgerCalls
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.tabs.base import Shell, Tab

AnyCalls = TypeVar("AnyCalls")
Files = TypeVar("Files", bound=FileChooser)


class CallingTab(Tab, Generic[AnyCalls, Files]):
    """What it is not handed in, it makes: the real services, and the dialogs of the system."""

    _real_calls: type[AnyCalls]
    _real_files: type[Files]

    def __init__(
        self,
        shell: Shell,
        calls: AnyCalls | None = None,
        files: Files | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(shell, parent)
        self._calls = calls or self._real_calls()
        self._files = files or self._real_files(shell.settings)
        self._make()

    def _make(self) -> None:
        """Make the page."""
        raise NotImplementedError


class DataTab(CallingTab[Calls, DataFileChooser]):
    """Asks about datasets, users and requests."""

    _real_calls, _real_files = Calls, DataFileChooser


class LedgerTab(CallingTab[LedgerCalls, LedgerFileChooser]):
    """Asks about pools, releases and the log."""

    _real_calls, _real_files = LedgerCalls, LedgerFileChooser
