"""A part of a page that scrolls where height is short."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QSizePolicy, QWidget
from typing_extensions import override

_LEAST_HEIGHT_PX = 160


class VerticalScroll(QScrollArea):
    """Scrolls up and down where height is short; never sideways."""

    def __init__(
        self, content: QLayout, *, least_px: int = _LEAST_HEIGHT_PX, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._least_px, self._whole = least_px, False
        self._inner = QWidget()
        self._inner.setObjectName("scrolled")
        content.setContentsMargins(0, 0, 0, 0)
        self._inner.setLayout(content)
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def set_whole(self, *, whole: bool) -> None:
        """Take all the height that the content needs, or as little as there is."""
        self._whole = whole
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if whole else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        policy = QSizePolicy.Policy.Minimum if whole else QSizePolicy.Policy.Ignored
        self.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.updateGeometry()

    def show_whole(self, part: QWidget) -> None:
        """Scroll to a part that has just appeared."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.ensureWidgetVisible(part, 0, 0)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._whole and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    @override
    def sizeHint(self) -> QSize:
        return self._inner.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        height = self._inner.sizeHint().height() if self._whole else self._least_px
        return QSize(self._inner.minimumSizeHint().width(), height)
