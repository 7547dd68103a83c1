"""A part of a page that scrolls where height is short."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from typing_extensions import override

_LEAST_HEIGHT_PX = 160


class VerticalScroll(QScrollArea):
    """Scrolls up and down where height is short; never sideways."""

    def __init__(
        self, content: QLayout, *, least_px: int = _LEAST_HEIGHT_PX, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._least_px = least_px
        self._inner = QWidget()
        self._inner.setObjectName("scrolled")
        content.setContentsMargins(0, 0, 0, 0)
        self._inner.setLayout(content)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @override
    def sizeHint(self) -> QSize:
        return self._inner.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._inner.minimumSizeHint().width(), self._least_px)
