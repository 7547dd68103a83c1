"""The look in use: theme, icons, marks. A widget that paints is handed it and repaints on `changed`."""

from enum import StrEnum
from functools import lru_cache
from weakref import WeakSet

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid
from typing_extensions import override

from cusyn_desktop.ui.appearance.calm_style import CalmStyle
from cusyn_desktop.ui.appearance.fonts import TextStyle, font, load_fonts
from cusyn_desktop.ui.appearance.icons import Icon, PaintedIconEngine, drawn, glyph_pixmap
from cusyn_desktop.ui.appearance.marks import paint_mark
from cusyn_desktop.ui.appearance.stylesheet import style_sheet
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, Theme, ThemeMode, UserMark

_SCHEMES = {
    ThemeMode.SYSTEM: Qt.ColorScheme.Unknown,
    ThemeMode.LIGHT: Qt.ColorScheme.Light,
    ThemeMode.DARK: Qt.ColorScheme.Dark,
}


class Tint(StrEnum):
    """Which colour of the theme an icon takes."""

    TEXT = "text"
    MUTED = "muted"
    EDGE = "edge"
    ACCENT = "accent"
    ON_ACCENT = "on_accent"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


def tint_colour(theme: Theme, tint: Tint) -> str:
    """The colour of a tint."""
    toned = {Tint.GOOD: theme.good.ink, Tint.WARN: theme.warn.ink, Tint.BAD: theme.bad.ink}
    return toned.get(tint) or str(getattr(theme, tint.value))


class Look(QObject):
    """The one owner of the theme.

    Attributes:
        theme: The theme in use.
        mode: What the person chose.

    Signals:
        changed: Another theme is in use.
    """

    changed = Signal()

    def __init__(self, app: QApplication, mode: ThemeMode = ThemeMode.SYSTEM) -> None:
        super().__init__(app)
        self._app = app
        self._mode = mode
        self.theme = LIGHT
        load_fonts()
        self._sheet = ""
        self._windows: WeakSet[QWidget] = WeakSet()
        app.setStyle(CalmStyle())
        app.setFont(font(TextStyle.BODY))
        app.styleHints().colorSchemeChanged.connect(self._on_color_scheme_changed)
        self.set_mode(mode)

    @property
    def mode(self) -> ThemeMode:
        """Which theme the person chose."""
        return self._mode

    def set_mode(self, mode: ThemeMode) -> None:
        """Use the light theme, the dark one, or the one of the system."""
        self._mode = mode
        self._app.styleHints().setColorScheme(_SCHEMES[mode])
        self._apply()

    def icon(self, icon: Icon, tint: Tint = Tint.TEXT, *, selected: Tint | None = None) -> QIcon:
        """An icon that follows the theme; `selected` is its tint where it is switched on."""
        return QIcon(_GlyphEngine(self, icon=icon, tint=tint, selected=selected or tint))

    def mark_icon(self, position: int) -> QIcon:
        """The mark of the user at `position` as an icon that follows the theme."""
        return QIcon(_MarkEngine(self, position))

    @Slot()
    def _on_color_scheme_changed(self) -> None:
        self._apply()

    def _apply(self) -> None:
        dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if self._mode is not ThemeMode.SYSTEM:
            dark = self._mode is ThemeMode.DARK
        self.theme = DARK if dark else LIGHT
        self._app.setPalette(palette(self.theme))
        self._sheet = style_sheet(self.theme)
        windows = [window for window in self._windows if isValid(window)]
        for window in windows:
            window.setStyleSheet(self._sheet)
        if not windows:
            self._app.setStyleSheet(self._sheet)
        self.changed.emit()

    def dress(self, window: QWidget) -> None:
        """Give the main window, and all dialogs above it, the style sheet; the application has none any more.

        With one of the application, each widget is styled anew whenever something around it moves: ten times
        while a page is put together and at another theme. With the window's it is so once, when the page
        comes into it. Windows are not looked for: asking Qt for all that it knows brings some that are just
        being torn down.
        """
        self._windows.add(window)
        window.setStyleSheet(self._sheet)
        self._app.setStyleSheet("")


def palette(theme: Theme) -> QPalette:
    """The palette of what the style sheet leaves to the style."""
    made = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.surface,
        role.WindowText: theme.text,
        role.Base: theme.surface,
        role.AlternateBase: theme.raised,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.surface,
        role.ButtonText: theme.text,
        role.BrightText: theme.on_accent,
        role.Highlight: theme.soft,
        role.HighlightedText: theme.text,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.surface,
        role.ToolTipText: theme.text,
        role.Accent: theme.accent,
        role.Light: theme.surface,
        role.Midlight: theme.track,
        role.Mid: theme.line,
        role.Dark: theme.edge,
        role.Shadow: theme.edge,
    }
    for key, colour in colours.items():
        made.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, QColor(theme.muted))
    return made


@lru_cache(maxsize=128)
def _mark_pixmap(mark: UserMark, width: int, height: int, ratio: float) -> QPixmap:
    return drawn(width, height, ratio, lambda painter, rect: paint_mark(painter, QRectF(rect), mark))


class _GlyphEngine(PaintedIconEngine):
    def __init__(self, look: Look, *, icon: Icon, tint: Tint, selected: Tint) -> None:
        super().__init__()
        self._look, self._icon, self._tint, self._selected = look, icon, tint, selected

    @override
    def picture(self, size: QSize, ratio: float, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        tint = self._selected if state == QIcon.State.On else self._tint
        if mode == QIcon.Mode.Disabled:
            tint = Tint.EDGE
        colour = tint_colour(self._look.theme, tint)
        return glyph_pixmap(self._icon.value, colour, size.width(), size.height(), ratio)

    @override
    def clone(self) -> QIconEngine:
        return _GlyphEngine(self._look, icon=self._icon, tint=self._tint, selected=self._selected)


class _MarkEngine(PaintedIconEngine):
    def __init__(self, look: Look, position: int) -> None:
        super().__init__()
        self._look, self._position = look, position

    @override
    def picture(self, size: QSize, ratio: float, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        mark = self._look.theme.user_mark(self._position)
        return _mark_pixmap(mark, size.width(), size.height(), ratio)

    @override
    def clone(self) -> QIconEngine:
        return _MarkEngine(self._look, self._position)
