"""What the menu Edit does, wherever the keyboard is."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPlainTextEdit

from cusyn_desktop.ui.keeping import Kept


def copy_selected() -> None:
    """Copy what is selected in the table, plot, field or text that has the keyboard."""
    focused = QApplication.focusWidget()
    if isinstance(focused, Kept | QLineEdit | QPlainTextEdit):
        focused.copy()
    elif isinstance(focused, QLabel) and focused.hasSelectedText():
        QGuiApplication.clipboard().setText(focused.selectedText())


def undo_last(button: QAbstractButton | None) -> None:
    """Take back the last change to the text that has the keyboard, or else do what this button does."""
    focused = QApplication.focusWidget()
    if isinstance(focused, QLineEdit) and focused.isUndoAvailable():
        focused.undo()
    elif button is not None and button.isVisible():
        button.click()


def search_in(field: QLineEdit | None) -> None:
    """Put the keyboard into a search field, so that what is typed replaces what is there."""
    if field is not None and field.isVisible():
        field.setFocus()
        field.selectAll()
