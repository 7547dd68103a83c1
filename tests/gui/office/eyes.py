"""What a person sees of a page: text that is cut off, an order the eye does not follow, keys used twice."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from cusyn_desktop.ui.appearance.fonts import font
from cusyn_desktop.ui.appearance.lettering import LEFT, Words
from cusyn_desktop.ui.dialogs.importing.bar import AssistantBar
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import Combo
from cusyn_desktop.ui.widgets.labels import ElidedLabel
from cusyn_desktop.ui.widgets.number_edit import NumberEdit
from cusyn_desktop.ui.widgets.scrolling import DialogBody
from tests.gui.office.hands import focus_chain

_NUMBER = re.compile(r"[-+]?\d+([.,]\d+)?(e-?\d+)?")
_SLACK_PX = 1
_LEAST_SHOWN_PX = 40
_LENS_PX = 28


def numbers_refused(root: QWidget, typed: str) -> list[str]:
    """Fields for numbers below a widget that do not read one half as it is typed here, or show it otherwise.

    A field that shows a number is one for numbers, whichever class it has.
    """
    faults = []
    for edit in root.findChildren(QLineEdit):
        if edit.isReadOnly() or isinstance(edit.parent(), QSpinBox):
            continue
        if not isinstance(edit, NumberEdit):
            if _NUMBER.fullmatch(edit.displayText()):
                faults.append(f"{edit.accessibleName()}, {edit.displayText()}: no field for numbers")
            continue
        with QSignalBlocker(edit):
            before = edit.text()
            QLineEdit.setText(edit, typed)
            if edit.text() != "0.5":
                faults.append(f"{edit.accessibleName()} reads {typed} as {edit.text()}")
            edit.setText("0.5")
            if edit.displayText() != typed:
                faults.append(f"{edit.accessibleName()} shows {edit.displayText()}")
            edit.setText(before)
    return faults


def cut_texts(root: QWidget) -> list[str]:
    """Every text below a widget that is not seen whole, with what holds it; a tooltip tells the rest, too.

    What lies outside the part that a page shows is looked at as well: somebody will scroll there.
    """
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible():
            kind = next((kind for kind in _CUTS if isinstance(widget, kind)), None)
            found += [f"{type(widget).__name__}: {text}" for text in (_CUTS[kind](widget) if kind else ())]
    return found


def lengthen(root: QWidget) -> None:
    """Let every text that wraps say everything three times: what holds that holds any language."""
    for label in root.findChildren(QLabel):
        if label.wordWrap() and label.text():
            label.setText(" ".join([label.text()] * 3))


def _cut_elided(label: ElidedLabel) -> Iterator[str]:
    if label.wordWrap():
        yield from _cut_label(label)
    elif label.text() and label.width() < min(_LEAST_SHOWN_PX, _width(label, label.text())):
        yield f"{label.text()!r} on {label.width()} px"


def _cut_field(field: QLineEdit) -> Iterator[str]:
    room = field.width() - 2 * 8 - field.textMargins().left() - (_LENS_PX if field.actions() else 0)
    if field.placeholderText() and _width(field, field.placeholderText()) > room + _SLACK_PX:
        yield f"{field.placeholderText()!r} in a field of {room} px"


def _cut_tabs(bar: QTabBar) -> Iterator[str]:
    for index in range(bar.count()):
        if bar.isTabVisible(index) and bar.tabRect(index).width() < _width(bar, bar.tabText(index)):
            yield f"{bar.tabText(index)!r} in a tab"


def _cut_label(label: QLabel) -> Iterator[str]:
    needed, room = needed_by(label), label.contentsRect().size()
    if not label.text() or label.toolTip():
        return
    if needed.width() > room.width() + _SLACK_PX or needed.height() > room.height() + _SLACK_PX:
        yield (
            f"{label.text()!r} needs {needed.width()} x {needed.height()} px"
            f" and has {room.width()} x {room.height()}"
        )


def needed_by(label: QLabel) -> QSize:
    """The room that the text of a label takes at the width it has."""
    width, metrics = label.contentsRect().width(), label.fontMetrics()
    if label.textFormat() == Qt.TextFormat.RichText:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(label.text())
        if label.wordWrap():
            document.setTextWidth(width)
        return QSize(round(document.idealWidth()), round(document.size().height()))
    flags = Qt.TextFlag.TextShowMnemonic if label.buddy() is not None else 0
    wrap = Qt.TextFlag.TextWordWrap if label.wordWrap() else 0
    return metrics.boundingRect(QRect(0, 0, width, 100_000), int(flags) | int(wrap), label.text()).size()


def _cut_button(button: QAbstractButton) -> Iterator[str]:
    text = button.text().replace("&", "")
    if not text or (isinstance(button, QToolButton) and button.toolTip()):
        return
    extra = 2 * 2 if isinstance(button, LinkButton) else 2 * 8
    icon = 0 if button.icon().isNull() else button.iconSize().width() + 4
    if _width(button, text) + icon + extra > button.width() + _SLACK_PX:
        yield f"{text!r} on a button of {button.width()} px"


def _cut_choice(choice: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    field = choice.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, choice
    )
    needed = _width(choice, choice.currentText())
    if isinstance(choice, Combo):  # tells the whole text when pointed at
        needed = min(needed, _LEAST_SHOWN_PX)
    if needed > field.width() + _SLACK_PX:
        yield f"{choice.currentText()!r} in a list of {field.width()} px"


def _cut_heads(head: QHeaderView) -> Iterator[str]:
    if head.orientation() != Qt.Orientation.Horizontal:
        return
    model, tip = head.model(), Qt.ItemDataRole.ToolTipRole
    for section in range(head.count()):
        text = str(model.headerData(section, head.orientation()) or "")
        least = _LEAST_SHOWN_PX if model.headerData(section, head.orientation(), tip) else _width(head, text)
        if not head.isSectionHidden(section) and least > head.sectionSize(section) - 8:
            yield f"{text!r} above {head.sectionSize(section)} px"


def _width(widget: QWidget, text: str) -> int:
    return QFontMetrics(widget.font()).horizontalAdvance(text)


_CUTS: dict[type[QWidget], Callable[[Any], Iterator[str]]] = {
    ElidedLabel: _cut_elided,
    QLabel: _cut_label,
    QAbstractButton: _cut_button,
    QLineEdit: _cut_field,
    QComboBox: _cut_choice,
    QTabBar: _cut_tabs,
    QHeaderView: _cut_heads,
}
"""The narrower class comes first."""


@contextmanager
def watching_paint(cut: list[str]) -> Iterator[None]:
    """Collect what painted widgets cannot show whole, while something is painted."""
    on_one_line, wrapped = Words.paint, Words.paint_wrapped

    def paint(words: Words, painter: QPainter, rect: QRectF, alignment: Qt.AlignmentFlag = LEFT) -> None:
        if words.width > rect.width() + _SLACK_PX:
            cut.append(f"painted: {words.text!r} needs {words.width:.0f} px and has {rect.width():.0f}")
        on_one_line(words, painter, rect, alignment)

    def paint_wrapped(words: Words, painter: QPainter, rect: QRectF) -> None:
        needed = QFontMetricsF(font(words.style)).boundingRect(
            QRectF(0.0, 0.0, rect.width(), 100_000.0), int(Qt.TextFlag.TextWordWrap), words.text
        )
        if needed.height() > rect.height() + _SLACK_PX:
            cut.append(f"painted: {words.text!r} needs {needed.height():.0f} px of height")
        wrapped(words, painter, rect)

    with patch.object(Words, "paint", paint), patch.object(Words, "paint_wrapped", paint_wrapped):
        yield


def against_the_eye(root: QWidget) -> list[str]:
    """Where the Tab key goes up without going right, or left on one line.

    What leaves the import assistant stands at the left, far from what goes on, and comes last all the same.
    """
    reached = _from_the_top([widget for widget in focus_chain(root) if not _leaves(widget)])
    return [
        f"from {_name(before)} to {_name(after)}"
        for before, after in pairwise(reached)
        if _goes_back(*_places(before, after, root))
    ]


def _from_the_top(ring: list[QWidget]) -> list[QWidget]:
    """The order of the Tab key is a ring; in the main window it is told from the tabs on."""
    start = next((place for place, widget in enumerate(ring) if isinstance(widget, QTabBar)), 0)
    return [*ring[start:], *ring[:start]]


def _places(before: QWidget, after: QWidget, root: QWidget) -> tuple[QRect, QRect]:
    """Where both are; what scrolls stands for all that it holds against what is outside."""
    within, then_within = _body_around(before), _body_around(after)
    if within is then_within:
        return _place(before, root), _place(after, root)
    return _place(within or before, root), _place(then_within or after, root)


def _body_around(widget: QWidget) -> QScrollArea | None:
    """The scrolled part of a dialog, or the page of the window, that holds a widget."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, DialogBody) or (
            isinstance(around, QScrollArea) and around.objectName() == "page"
        ):
            return around
        around = around.parentWidget()
    return None


def _leaves(widget: QWidget) -> bool:
    bar = widget.parentWidget()
    return isinstance(bar, AssistantBar) and widget is bar.cancel


def _goes_back(here: QRect, there: QRect) -> bool:
    if there.bottom() <= here.top():
        return there.left() < here.right()
    overlap = min(here.bottom(), there.bottom()) - max(here.top(), there.top())
    same_line = 2 * overlap > min(here.height(), there.height())
    return same_line and there.right() <= here.left()


def _place(widget: QWidget, root: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()!r}"


def keys_used_twice(texts: list[str]) -> list[str]:
    """Texts whose access key another one before it has already."""
    seen: dict[str, str] = {}
    found = []
    for text in texts:
        key = access_key(text)
        if key and key in seen:
            found.append(f"{text!r} and {seen[key]!r}")
        seen.setdefault(key, text)
    return found


def access_key(text: str) -> str:
    """The letter after the ampersand, or nothing."""
    _, _, rest = text.replace("&&", "").partition("&")
    return rest[:1].casefold()


def keyed_texts(root: QWidget) -> list[str]:
    """What can be reached with Alt and a letter: captions of fields, buttons, boxes."""
    return [
        widget.text()
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
        and (
            (isinstance(widget, QLabel) and widget.buddy() is not None) or isinstance(widget, QAbstractButton)
        )
    ]
