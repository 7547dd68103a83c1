"""The icons of the window by meaning, drawn in the theme's colours at the moment of painting."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from typing_extensions import override

ICON_PX = 16
"""Size of an icon in buttons, tabs and tables."""


_FILL = 8 / 7
"""The set's own scale leaves an eighth of the height free."""


class Icon(StrEnum):
    """What an icon stands for; the value is its name in the Phosphor set."""

    DATASETS = "table"
    USERS = "users"
    POOLS = "drop-half"
    SYNTHESIS = "flow-arrow"
    RELEASES = "archive"
    AUDIT = "shield-check"
    IMPORT = "upload-simple"
    ADD = "plus"
    ADD_USER = "user-plus"
    ROLE = "user-circle"
    WORKSPACE = "database"
    VERIFIED = "shield-check"
    DONE = "check-circle"
    CHECK = "check"
    FAILED = "x-circle"
    OPEN_STATE = "circle-dashed"
    LOWERED = "arrow-down"
    REFUSED = "prohibit"
    LEFT_OUT = "prohibit"
    USED_UP = "drop"
    TAMPERED = "shield-warning"
    OLD_COPY = "clock-counter-clockwise"
    WARNING = "warning"
    MISTAKE = "warning-circle"
    INFO = "info"
    INFERRED = "question"
    HELP = "question"
    WAITING = "hourglass-medium"
    LOCK = "lock-simple"
    UNLOCKED = "lock-simple-open"
    DECISION = "scales"
    INTEREST = "star"
    SELECTED = "target"
    REUSED = "recycle"
    ALONE = "number-circle-one"
    CUSTODIAN_ONLY = "eye-slash"
    EXPORT = "export"
    DOWNLOAD = "download-simple"
    AGAIN = "arrows-clockwise"
    FIND = "magnifying-glass"
    SAVED = "bookmark-simple"
    RECEIPT = "article"
    COPY = "copy"
    PRINT = "printer"
    CANCEL = "stop-circle"
    CLOSE = "x"
    REMOVE = "trash-simple"
    EDIT = "pencil-simple"
    DROP_FILE = "file-arrow-down"
    OPEN = "folder-open"
    NEW = "file-plus"
    RECENT = "clock"
    OFFLINE = "wifi-slash"
    SETTINGS = "gear-six"
    THEME = "circle-half"
    QUIT = "sign-out"
    CARET = "caret-down"
    IDENTIFIER = "identification-card"
    CATEGORY = "tag"
    INTEGER = "hash"
    DECIMAL = "number-square-one"
    DATE = "calendar-blank"
    BOOLEAN = "toggle-left"
    TEXT = "text-aa"
    CONSTANT = "equals"
    EMPTY = "square"
    GROUP = "stack"
    UNDO = "arrow-counter-clockwise"
    MORE = "dots-three"


@lru_cache(maxsize=512)
def glyph(name: str, colour: str) -> QIcon:
    """The icon called `name` in one fixed colour; the set is loaded at the first call."""
    import qtawesome

    return QIcon(qtawesome.icon(f"ph.{name}", color=colour, scale_factor=_FILL))


@lru_cache(maxsize=512)
def glyph_pixmap(name: str, colour: str, width: int, height: int, ratio: float) -> QPixmap:
    """The same as a picture of so many pixels of the page; tables paint the same few again and again."""
    return drawn(width, height, ratio, glyph(name, colour).paint)


def drawn(width: int, height: int, ratio: float, draw: Callable[[QPainter, QRect], object]) -> QPixmap:
    """A picture on a clear ground, with `ratio` pixels of the screen for one of the page."""
    made = QPixmap(QSize(width, height) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    draw(painter, QRect(0, 0, width, height))
    painter.end()
    return made


class PaintedIconEngine(QIconEngine):
    """Base of icons that ask at each painting how they look, so that they follow the theme by themselves."""

    def picture(self, size: QSize, ratio: float, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """How the icon looks now."""
        raise NotImplementedError

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect.topLeft(), self.picture(rect.size(), ratio, mode, state))

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.picture(size, 1.0, mode, state)
