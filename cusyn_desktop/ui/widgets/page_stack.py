"""Pages of which one is shown."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


class PageStack(QWidget):
    """As high and wide as the page that is shown asks for.

    In Qt's own stack every page counts, so that one which is not shown makes the others scroll.
    """

    def __init__(self, *pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._pages: list[QWidget] = []
        self._shown: QWidget | None = None
        for page in pages:
            self.add(page)

    @property
    def shown(self) -> QWidget | None:
        """The page that is shown."""
        return self._shown

    def add(self, page: QWidget) -> None:
        """Add a page; the first one is shown."""
        self._pages.append(page)
        self._column.addWidget(page)
        page.setVisible(len(self._pages) == 1)
        if len(self._pages) == 1:
            self._shown = page

    def remove(self, page: QWidget) -> None:
        """Give back a page that is not shown."""
        self._pages.remove(page)
        self._column.removeWidget(page)

    def show_at(self, place: int) -> None:
        """Show a page by its place."""
        self.show_page(self._pages[place])

    def show_page(self, page: QWidget) -> None:
        """Show one of the pages."""
        if page is self._shown:
            return
        if self._shown is not None:
            self._shown.setVisible(False)
        self._shown = page
        page.setVisible(True)
