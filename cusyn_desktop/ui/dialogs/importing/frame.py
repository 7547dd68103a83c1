"""What stands around every page of the assistant: the steps, what went wrong, and the buttons."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.bar import AssistantBar
from cusyn_desktop.ui.dialogs.importing.page import PageStack
from cusyn_desktop.ui.dialogs.importing.rail import StepRail
from cusyn_desktop.ui.dialogs.importing.steps import step_titles
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words.messages import message_of

_RAIL_FROM_PX = 860


class AssistantFrame(QWidget):
    """The steps at the left, where there is room for them; a page at the right, the buttons below it.

    Attributes:
        rail: The steps.
        pages: Of which one is shown.
        bar: The buttons.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.rail, self.pages, self.bar = StepRail(look, step_titles()), PageStack(), AssistantBar()
        self._error = Note(look, Tone.BAD, Icon.MISTAKE)
        self._error.setVisible(False)
        self.bar.held_back.connect(self.pages.point_at_gap)
        body = QVBoxLayout()
        body.setContentsMargins(24, 20, 24, 16)
        body.setSpacing(12)
        body.addWidget(self.pages, 1)
        body.addWidget(self._error)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addLayout(body, 1)
        right.addWidget(self.bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(right, 1)

    @Slot(object)
    def show_error(self, error: CuSynError) -> None:
        """Say below the page what went wrong."""
        self._error.set_text(message_of(error).text)
        self._error.setVisible(True)

    def clear_error(self) -> None:
        """Take that sentence away."""
        self._error.setVisible(False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rail.setVisible(self.width() >= _RAIL_FROM_PX)
