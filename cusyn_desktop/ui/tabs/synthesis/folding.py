"""Two cards beside each other, or one above the other where the window is narrow."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.widgets.panels import CARD_GAP
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll

_FOLD_BELOW_PX = 1050
_LEAST_WIDTH_PX = 600
_ANY_PX = 16_777_215


class FoldingPair(QWidget):
    """The left part has a fixed width while both fit beside each other.

    Folded, each part has its full height, and the page around them scrolls.
    """

    def __init__(self, left: QWidget, right: QWidget, *, left_px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._left, self._right, self._left_px = left, right, left_px
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(CARD_GAP)
        self._box.addWidget(left)
        self._box.addWidget(right, 1)
        left.setFixedWidth(left_px)

    @property
    def is_folded(self) -> bool:
        """Whether the parts stand above each other."""
        return self._box.direction() == QBoxLayout.Direction.TopToBottom

    @override
    def minimumSizeHint(self) -> QSize:
        """Narrower than both together, so that a narrow window can fold them."""
        return QSize(_LEAST_WIDTH_PX, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = self.width() < _FOLD_BELOW_PX
        if folded != self.is_folded:
            self._fold(folded=folded)

    def _fold(self, *, folded: bool) -> None:
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.TopToBottom if folded else direction.LeftToRight)
        self._left.setMinimumWidth(0 if folded else self._left_px)
        self._left.setMaximumWidth(_ANY_PX if folded else self._left_px)
        for part in self.findChildren(VerticalScroll):
            part.set_whole(whole=folded)
        self.updateGeometry()
