"""A line for a path, and beside it the button that asks for one in a dialog of the system."""

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from cusyn_desktop.ui.widgets.buttons import Button


class PathField(QWidget):
    """Who makes it connects the button, because files and folders are asked for in different ways.

    Attributes:
        edit: The line.
        choose_button: The button.
    """

    def __init__(self, path: str, *, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit, self.choose_button = QLineEdit(path), Button(self.tr("C&hoose…"))
        self.edit.setAccessibleName(name)
        self.setFocusProxy(self.edit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.edit, 1)
        row.addWidget(self.choose_button)
