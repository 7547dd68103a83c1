"""A tab that asks the services and lets the person choose files."""

from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.calls import Calls
from cusyn_desktop.ui.dialogs.data_files import DataFileChooser
from cusyn_desktop.ui.tabs.base import Shell, Tab


class CallingTab(Tab):
    """What it is not handed in, it makes: the real services, and the dialogs of the system.

    Attributes:
        calls: What is asked of the services.
        files: Who chooses files.
    """

    def __init__(
        self,
        shell: Shell,
        calls: Calls | None = None,
        files: DataFileChooser | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(shell, parent)
        self._calls = calls or Calls()
        self._files = files or DataFileChooser(shell.settings)
        self._make()

    def _make(self) -> None:
        """Make the page."""
        raise NotImplementedError
