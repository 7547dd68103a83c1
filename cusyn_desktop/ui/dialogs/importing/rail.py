"""The steps of the assistant at its left: which are done, which is shown, what each is about."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import CENTRE, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, caption, page_title
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded, frame_rounded
from cusyn_desktop.ui.widgets.panels import icon_line

_RAIL_PX = 232
_MARK_PX = 24


class StepMark(PaintedWidget):
    """A circle with a number, or with a check once the step is done."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look)
        self._number = number
        self._done = self._current = False
        self._check = look.icon(Icon.CHECK, Tint.ON_ACCENT)
        self.setFixedSize(QSize(_MARK_PX, _MARK_PX))

    def set_state(self, *, done: bool, current: bool) -> None:
        """Say whether the step is over or shown."""
        self._done, self._current = done, current
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, self.start_painting()
        circle = QRectF(self.rect()).adjusted(1.0, 1.0, -1.0, -1.0)
        if self._done:
            fill_rounded(painter, circle, theme.accent, circle.width() / 2)
            self._check.paint(painter, self.rect().adjusted(6, 6, -6, -6))
        else:
            line = theme.accent if self._current else theme.edge
            width = 2.0 if self._current else 1.5
            radius = circle.width() / 2
            frame_rounded(painter, circle, line=line, ground=theme.surface, radius=radius, width=width)
            colour = theme.accent if self._current else theme.muted
            Words(str(self._number), TextStyle.CAPTION_STRONG, colour).paint(painter, circle, CENTRE)
        painter.end()


class StepRail(QFrame):
    """Title, file, steps with what they say, and that nothing leaves the computer."""

    def __init__(self, look: Look, titles: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("side_bar")
        self.setFixedWidth(_RAIL_PX)
        self._marks = [StepMark(look, number) for number in range(1, len(titles) + 1)]
        self._titles = [Label(title, TextStyle.BUTTON, wrap=True) for title in titles]
        self._texts = [caption(wrap=True) for _ in titles]
        self._file = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self.setAccessibleName(self.tr("Steps"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 20, 20)
        column.setSpacing(20)
        column.addWidget(page_title(self.tr("Import data")))
        column.addWidget(self._file)
        column.addSpacing(12)
        for mark, title, text in zip(self._marks, self._titles, self._texts, strict=True):
            column.addLayout(_step(mark, title, text))
        column.addStretch(1)
        told = caption(self.tr("Everything stays on this computer."), wrap=True)
        column.addLayout(icon_line(look, Icon.OFFLINE, told))

    def show_file(self, name: str) -> None:
        """Name the file."""
        self._file.setText(name)

    def show_steps(self, current: int, texts: Sequence[str]) -> None:
        """Show where the person is, and a line about each step."""
        for place, (mark, title, label) in enumerate(
            zip(self._marks, self._titles, self._texts, strict=True)
        ):
            mark.set_state(done=place < current, current=place == current)
            title.set_ink(Ink.TEXT if place <= current else Ink.MUTED)
            label.setText(texts[place])
        current_title = self._titles[current].text() if current < len(self._titles) else ""
        self.setAccessibleDescription(
            self.tr("Step {number} of {all}: {title}").format(
                number=current + 1, all=len(self._titles), title=current_title
            )
        )


def _step(mark: StepMark, title: Label, text: Label) -> QHBoxLayout:
    words = QVBoxLayout()
    words.setSpacing(2)
    words.addWidget(title)
    words.addWidget(text)
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
    row.addLayout(words, 1)
    return row
