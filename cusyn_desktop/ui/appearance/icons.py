"""The icons of the window by meaning, drawn in the theme's colours at the moment of painting."""

from enum import StrEnum
from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QSize, Qt
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


class PaintedIconEngine(QIconEngine):
    """Base of icons that are painted anew each time, so that they follow the theme by themselves."""

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made
