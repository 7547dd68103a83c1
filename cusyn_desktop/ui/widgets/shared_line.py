"""Parts that share a line; where it is short, one stands above the other."""

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.widgets.panels import CARD_GAP


class SharedLine(QWidget):
    """Shares its width by weights, which no part has fixed."""

    def __init__(self, weights: Mapping[QWidget, int], *, fold_below_px: int) -> None:
        super().__init__()
        self._parts, self._fold_below_px = tuple(weights), fold_below_px
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(CARD_GAP)
        for part, weight in weights.items():
            self._box.addWidget(part, weight)

    @override
    def hasHeightForWidth(self) -> bool:
        """No: the page then asks for the least height, not for the one that plots would like."""
        return False

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest part, so that a narrow page can fold them."""
        width = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(width, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        direction = way.TopToBottom if self.width() < self._fold_below_px else way.LeftToRight
        if direction != self._box.direction():
            self._box.setDirection(direction)
