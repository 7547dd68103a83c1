"""What a person does with mouse and keyboard, and what they read."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QLineEdit, QWidget


def click(button: QAbstractButton) -> None:
    """Click a button that can be seen and works."""
    assert button.isVisible(), button.text()
    assert button.isEnabled(), button.text()
    place = QPoint(12, button.height() // 2) if isinstance(button, QCheckBox) else button.rect().center()
    click_at(button, place)


def click_at(widget: QWidget, place: QPoint) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def write(edit: QLineEdit, text: str) -> None:
    """Replace what is in a field, key by key."""
    edit.selectAll()
    QTest.keyClicks(edit, text)


def choose(combo: QComboBox, text: str) -> None:
    """Choose an entry of a list by its text."""
    assert combo.isVisible(), text
    place = combo.findText(text)
    assert place >= 0, text
    combo.setCurrentIndex(place)
    combo.activated.emit(place)


def texts(widget: QWidget) -> str:
    """Everything that can be read, with plain blanks."""
    shown = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    return "\n".join(shown).replace("\N{NO-BREAK SPACE}", " ")


def focus_chain(widget: QWidget) -> list[QWidget]:
    """What the Tab key reaches inside a widget, in its order."""
    found: list[QWidget] = []
    current = widget.nextInFocusChain()
    while current is not None and current is not widget:
        reached = bool(current.focusPolicy() & Qt.FocusPolicy.TabFocus) and current.isVisible()
        if widget.isAncestorOf(current) and reached and not current.objectName().startswith("qt_"):
            found.append(current)
        current = current.nextInFocusChain()
    return found


def nameless(widget: QWidget) -> list[QWidget]:
    """What can be reached by the keyboard but has neither text nor name."""
    return [
        child
        for child in widget.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.isVisible()
        and not child.objectName().startswith("qt_")
        and not (child.accessibleName() or getattr(child, "text", str)())
    ]
