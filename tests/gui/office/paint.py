"""Painting widgets in both themes and looking at the pixels."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.plots.themed import Plot

BOTH = (ThemeMode.LIGHT, ThemeMode.DARK)


@contextmanager
def in_theme(look: Look, mode: ThemeMode) -> Iterator[None]:
    """Use a theme, and light afterwards."""
    look.set_mode(mode)
    try:
        yield
    finally:
        look.set_mode(ThemeMode.LIGHT)


def painted(widget: QWidget, width: int = 0, height: int = 0) -> QImage:
    """The widget as it looks, at a size or at the one it would like."""
    hint = widget.sizeHint()
    widget.resize(width or hint.width(), height or hint.height())
    if isinstance(widget, Plot):
        show_unseen(widget)
    return widget.grab().toImage()


def show_unseen(plot: Plot) -> None:
    """Let a plot believe that it is shown; it draws nothing before."""
    plot.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    plot.setVisible(True)


def colours_in(image: QImage) -> set[str]:
    """Every colour that occurs."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(plain.constBits(), dtype=np.uint32) & 0xFFFFFF
    return {f"#{value:06X}" for value in np.unique(pixels)}


def share_of(image: QImage, colour: str) -> float:
    """Which part of the middle line has a colour."""
    wanted, y = QColor(colour).rgb(), image.height() // 2
    hits = sum(image.pixelColor(x, y).rgb() == wanted for x in range(image.width()))
    return hits / image.width()
