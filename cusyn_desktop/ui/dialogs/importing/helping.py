"""Help beside the assistant: the window's own help is behind it."""

from PySide6.QtCore import QLocale, QObject, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.program.help import HelpWindow
from cusyn_desktop.ui.help_pages import HelpPage
from cusyn_desktop.ui.words.languages import shown_language


class AssistantHelp(QObject):
    """Opens the page that explains what is asked; F1 that on importing.

    Attributes:
        window: The help, once it was wanted.
    """

    def __init__(self, look: Look, assistant: QWidget) -> None:
        super().__init__(assistant)
        self._look, self._assistant = look, assistant
        self.window: HelpWindow | None = None
        self._key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), assistant)
        self._key.activated.connect(self.explain_importing)

    @Slot()
    def explain_importing(self) -> None:
        """Explain the steps."""
        self._show(HelpPage.DATASETS)

    @Slot()
    def explain_pool(self) -> None:
        """Explain what the pool means."""
        self._show(HelpPage.EPSILON)

    def _show(self, page: HelpPage) -> None:
        if self.window is None:
            self.window = HelpWindow(self._look, shown_language(QLocale()), self._assistant)
        self.window.show_page(page)
        self.window.show()
