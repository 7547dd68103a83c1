"""The shapes that stand for users, as paths; plots, gauges, lists and legends share them."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from cusyn_desktop.ui.appearance.theme import MarkShape, UserMark

_POLYGONS = {
    MarkShape.TRIANGLE: ((0.0, -0.5), (0.5, 0.42), (-0.5, 0.42)),
    MarkShape.DIAMOND: ((0.0, -0.55), (0.55, 0.0), (0.0, 0.55), (-0.55, 0.0)),
}


def mark_path(shape: MarkShape) -> QPainterPath:
    """The outline of a shape, centred at the origin and about 1 wide."""
    path = QPainterPath()
    if shape in _POLYGONS:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in _POLYGONS[shape]]))
        path.closeSubpath()
    elif shape is MarkShape.SQUARE:
        path.addRect(QRectF(-0.45, -0.45, 0.9, 0.9))
    elif shape is MarkShape.STAR:
        path.addPolygon(QPolygonF([_star_corner(i) for i in range(10)]))
        path.closeSubpath()
    elif shape is MarkShape.CROSS:
        path.addRect(QRectF(-0.5, -0.17, 1.0, 0.34))
        path.addRect(QRectF(-0.17, -0.5, 0.34, 1.0))
        path = path.simplified()
    else:
        path.addEllipse(QPointF(0.0, 0.0), 0.5, 0.5)
    return path


def _star_corner(index: int) -> QPointF:
    radius = 0.6 if index % 2 == 0 else 0.26
    angle = math.pi * index / 5 - math.pi / 2
    return QPointF(radius * math.cos(angle), radius * math.sin(angle))


def paint_mark(painter: QPainter, rect: QRectF, mark: UserMark) -> None:
    """Paint a user's mark in the middle of a square, at three quarters of its size."""
    side = 0.75 * min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side, side)
    if mark.shape is MarkShape.RING:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(mark.colour), 0.16))
    else:
        painter.setBrush(QColor(mark.colour))
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(mark_path(mark.shape))
    painter.restore()
