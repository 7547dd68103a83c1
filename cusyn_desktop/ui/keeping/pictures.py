"""What is painted as a file: pixels at twice the size of the screen, or lines and letters."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.theme import LIGHT

FINE = 2.0
"""Pixels of a file for each pixel of the screen."""

_MARGIN_PX = 16
_TITLE_PX = 28

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints into a place in light colours; the number says how many pixels of the device are one of the page."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a widget is drawn elsewhere: its size on the page, and what paints it."""

    size: QSize
    paint: Paint


class PictureKind(StrEnum):
    """Ending of a picture's file."""

    PNG = ".png"
    SVG = ".svg"


def picture(title: str, drawn: Drawn, kind: PictureKind) -> bytes:
    """What is drawn, with its title above it, on a light ground, as the content of a file."""
    if kind is PictureKind.SVG:
        return _svg(title, drawn)
    buffer = _buffer()
    QImageWriter(buffer, QByteArray(b"png")).write(image(title, drawn))
    return bytes(buffer.data().data())


def image(title: str, drawn: Drawn) -> QImage:
    """The same as pixels, `FINE` of them for each pixel of the screen."""
    made = QImage(_whole(drawn.size) * FINE, QImage.Format.Format_ARGB32_Premultiplied)
    made.setDevicePixelRatio(FINE)
    painter = QPainter(made)
    _paint_all(painter, title, drawn, FINE)
    painter.end()
    return made


def _svg(title: str, drawn: Drawn) -> bytes:
    from PySide6.QtSvg import QSvgGenerator

    whole, buffer = _whole(drawn.size), _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(whole)
    generator.setViewBox(QRect(0, 0, whole.width(), whole.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    _paint_all(painter, title, drawn, 1.0)
    painter.end()
    return bytes(buffer.data().data())


def _paint_all(painter: QPainter, title: str, drawn: Drawn, ratio: float) -> None:
    size = drawn.size
    whole = _whole(size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRect(0, 0, whole.width(), whole.height()), QColor(LIGHT.surface))
    line = QRectF(_MARGIN_PX, _MARGIN_PX, size.width(), _TITLE_PX - 8)
    Words(title, TextStyle.CARD_TITLE, LIGHT.text).paint(painter, line)
    drawn.paint(painter, QRectF(_MARGIN_PX, _MARGIN_PX + _TITLE_PX, size.width(), size.height()), ratio)


def _whole(size: QSize) -> QSize:
    """A picture with its margins and its title."""
    return QSize(size.width() + 2 * _MARGIN_PX, size.height() + 2 * _MARGIN_PX + _TITLE_PX)


def _buffer() -> QBuffer:
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    return made
