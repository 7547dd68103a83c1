"""The style below the style sheet: Fusion, whose access keys are underlined only while Alt is held."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from typing_extensions import override

_UNDERLINE = QStyle.StyleHint.SH_UnderlineShortcut
_SHARE = QStyle.StyleHint.SH_Widget_ShareActivation


class CalmStyle(QProxyStyle):
    """Fusion underlines the letters of menus and fields all the time; here an `AltWatch` brings them out."""

    alt_held = False

    def __init__(self) -> None:
        super().__init__("Fusion")

    @override
    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,
    ) -> int:
        if hint is _SHARE:  # by far most of all questions, each time anything is painted, and always a yes
            return 1
        if hint is _UNDERLINE:
            return int(CalmStyle.alt_held)
        return super().styleHint(hint, option, widget, returnData)


class AltWatch(QObject):
    """Shows the access keys of one window while Alt is held in it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.WindowDeactivate:
            self._show(shown=False)
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
            self._show(shown=kind != QEvent.Type.KeyRelease)
        return super().eventFilter(watched, event)

    def _show(self, *, shown: bool) -> None:
        if shown != CalmStyle.alt_held:
            CalmStyle.alt_held = shown
            for part in self._window.findChildren(QWidget):
                part.update()
