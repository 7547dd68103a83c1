"""What all pages of the assistant are: the question as a title, a sentence about it, and what answers it."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.widgets.labels import caption, page_title
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll
from cusyn_desktop.ui.widgets.side_pair import SidePair

SIDE_PX = 400
_FOLD_BELOW_PX = 860


class Page(QWidget):
    """Fill `column` from above.

    Attributes:
        column: The page.
    """

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)

    @property
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        return ""

    def point_at_gap(self) -> None:
        """Bring the keyboard to what keeps the next page back, or just to this one."""
        self.setFocus()

    def add_title(self, title: str, text: str = "", *trailing: QWidget) -> None:
        """Begin with the question; beside it stands what acts on the whole page."""
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(page_title(title, wrap=True), 1)
        for widget in trailing:
            line.addWidget(widget)
        self.column.addLayout(line)
        if text:
            self.column.addWidget(caption(text, wrap=True))
        self.column.addSpacing(4)


class PagePair(SidePair):
    """The answer at the left, what helps to find it at the right; in a narrow window below, in full."""

    def __init__(self, main: QWidget, side: QWidget, *, side_px: int = SIDE_PX) -> None:
        super().__init__(main, side, side_px=side_px, fold_below_px=_FOLD_BELOW_PX)

    @override
    def _fold(self, *, folded: bool) -> None:
        for part in self.findChildren(VerticalScroll):
            part.set_whole(whole=folded)
        super()._fold(folded=folded)


class PageStack(QStackedWidget):
    """Pages of which one is shown; each scrolls by itself where the window is small."""

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[QWidget, QScrollArea] = {}

    @property
    def shown(self) -> QWidget | None:
        """The page that is shown."""
        return next((page for page, area in self._places.items() if area is self.currentWidget()), None)

    @Slot()
    def point_at_gap(self) -> None:
        """Bring the keyboard to what is missing on the page that is shown."""
        if isinstance(page := self.shown, Page):
            page.point_at_gap()

    def add_page(self, page: QWidget) -> None:
        """Add a page; the first one is shown at first.

        The page comes last into its place: everything in it is styled anew whenever what it lies in moves.
        """
        page.setObjectName("page")
        area = QScrollArea(self)
        area.setObjectName("page")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.addWidget(area)
        area.setWidget(page)
        self._places[page] = area

    def show_page(self, page: QWidget) -> None:
        """Show a page from its top."""
        area = self._places[page]
        if area is not self.currentWidget():
            area.verticalScrollBar().setValue(0)
            self.setCurrentWidget(area)
