"""What all pages of the assistant are: the question as a title, a sentence about it, and what answers it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.ui.widgets.labels import caption, page_title


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

    def add_title(self, title: str, text: str = "") -> None:
        """Begin with the question."""
        self.column.addWidget(page_title(title))
        if text:
            self.column.addWidget(caption(text, wrap=True))
        self.column.addSpacing(4)
