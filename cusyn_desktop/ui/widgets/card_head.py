"""The head of a card: title and note, and what can be done, on as many lines as the card's width asks for."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, card_title

_GAP_PX = 8


class CardHead(QWidget):
    """Title and note at the left, tools at the right; a tool without room beside them goes to the next line.

    Attributes:
        note: Muted text beside the title, the only part that may end in dots.
    """

    def __init__(self, title: str, note: str, tools: Sequence[QWidget]) -> None:
        super().__init__()
        self.note = ElidedLabel(note, TextStyle.CAPTION, ink=Ink.MUTED)
        self._words, self._tools = QWidget(), tuple(tools)
        words = QHBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(_GAP_PX)
        words.addWidget(card_title(title))
        words.addWidget(self.note)
        words.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX)
        self._lines = [QHBoxLayout() for _ in (self._words, *tools)]
        for line in self._lines:
            line.setSpacing(_GAP_PX)
            column.addLayout(line)
        self._lines[0].addWidget(self._words, 1)
        for line in self._lines[1:]:
            line.addStretch(1)
        self._shared: list[list[QWidget]] = []
        self._share([list(tools)])
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as its widest part, so that a narrow card can have more lines."""
        parts = (self._words.minimumSizeHint().width(), *map(_width_of, self._shown_tools))
        return QSize(max(parts), super().minimumSizeHint().height())

    @override
    def event(self, event: QEvent) -> bool:
        """Share the lines anew when a tool comes or goes, or the note says something longer."""
        answered = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return answered

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _shown_tools(self) -> list[QWidget]:
        return [tool for tool in self._tools if not tool.isHidden()]

    def _fit(self) -> None:
        """Put each tool on the line of the one before it, as long as there is room."""
        shared, taken_px = list[list[QWidget]]([[]]), self._words.sizeHint().width()
        for tool in self._shown_tools:
            taken_px += _GAP_PX + _width_of(tool)
            if taken_px > self.width():
                shared.append([])
                taken_px = _width_of(tool)
            shared[-1].append(tool)
        if shared != self._shared:
            self._share(shared)

    def _share(self, shared: list[list[QWidget]]) -> None:
        self._shared = shared
        for line, tools in zip(self._lines, shared, strict=False):
            for tool in tools:
                line.addWidget(tool)


def _width_of(tool: QWidget) -> int:
    """What a layout gives it where there is room."""
    return tool.sizeHint().expandedTo(tool.minimumSize()).boundedTo(tool.maximumSize()).width()
