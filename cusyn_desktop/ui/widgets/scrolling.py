"""Parts of a page or dialog that scroll where height is short."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.widgets.screen_room import screen_room

_LEAST_HEIGHT_PX = 160
_BELOW_GAP_PX = 16
_AROUND_PX = 40


def bring_in_sight(part: QWidget) -> None:
    """Let all that scrolls around a part show it, with a little of what stands around it."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    around = part.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(part, 0, _AROUND_PX)
        around = around.parentWidget()


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


class DialogBody(QScrollArea):
    """Takes all the room that a dialog's content needs, as far as the screen has it, and scrolls beyond."""

    def __init__(
        self, content: QLayout, *, least_px: int, below: Sequence[QWidget], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._below, self._least_px = below, least_px
        self._inner = QWidget()
        self._inner.setObjectName("scrolled")
        self._inner.setLayout(content)
        self.setWidget(self._inner)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inner and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._fill()
        return super().eventFilter(watched, event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    @override
    def sizeHint(self) -> QSize:
        return self._inner.sizeHint().boundedTo(self._room())

    @override
    def hasHeightForWidth(self) -> bool:
        return self._inner.hasHeightForWidth()

    @override
    def heightForWidth(self, width: int) -> int:
        return min(self._inner.heightForWidth(width), self._room().height())

    @override
    def minimumSizeHint(self) -> QSize:
        """With room for a bar, so that one that comes later hides nothing."""
        least, bar_px = self._inner.minimumSizeHint(), self.verticalScrollBar().sizeHint().width()
        width = max(least.width() + bar_px, self._least_px)
        return QSize(width, least.height()).boundedTo(self._room())

    def _room(self) -> QSize:
        """What the screen has, once that is in sight which stands below."""
        below_px = sum(
            part.sizeHint().height() + _BELOW_GAP_PX for part in self._below if not part.isHidden()
        )
        return screen_room(self.window()) - QSize(0, below_px)

    def _fill(self) -> None:
        """Let the content fill what is seen of it; unlike Qt's own way it first shrinks to its least."""
        seen = self.maximumViewportSize()
        least = self._inner.minimumSizeHint()
        if least.height() > seen.height():
            seen.setWidth(seen.width() - self.verticalScrollBar().sizeHint().width())
        self._inner.resize(seen.expandedTo(least))
