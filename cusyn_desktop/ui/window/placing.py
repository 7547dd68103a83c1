"""Where the window stands and how large it is: as it was left, and never larger than the screen."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.widgets.screen_room import fit_to_screen

_FIRST_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(720, 520)


def place(window: QWidget, kept: QByteArray) -> None:
    """Give a window the place and size that were kept, or those of a first start.

    Qt brings a window back whose screen is gone. It keeps nothing where the scale of everything was changed,
    because the same number of points is another size then.

    Args:
        window: It is not shown yet.
        kept: What `saveGeometry` told, or nothing.
    """
    fit_to_screen(window, _FIRST_SIZE, least=_LEAST_SIZE)
    if not kept.isEmpty():
        window.restoreGeometry(kept)
