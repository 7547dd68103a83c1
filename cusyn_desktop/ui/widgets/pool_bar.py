"""The gauge of a pool: what each user spent, what a planned request would take, what is left."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.words.formats import percent, percent_left

_GAP_PX = 2.0
_HATCH_STEP_PX = 6.0


@dataclass(frozen=True, slots=True)
class PoolPart:
    """A part of a pool.

    Attributes:
        name: Whose it is.
        position: The user's position among all users, which gives the colour.
        share: Of the whole pool in rho, 0 to 1.
    """

    name: str
    position: int
    share: float


class PoolBar(PaintedWidget):
    """A bar that fills from the left. Shares of the pool in rho add up; epsilons would not."""

    def __init__(self, look: Look, *, height_px: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._height = height_px
        self._spent: tuple[PoolPart, ...] = ()
        self._plan: PoolPart | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_parts("", ())

    def set_parts(self, name: str, spent: Sequence[PoolPart], plan: PoolPart | None = None) -> None:
        """Show a pool's parts and, hatched, what a planned request would take."""
        self._spent, self._plan = tuple(spent), plan
        told = [self.tr("{name} {share}").format(name=p.name, share=percent(p.share)) for p in self._spent]
        left = max(0.0, 1.0 - sum(part.share for part in self._spent))
        told.append(self.tr("{share} left").format(share=percent_left(left)))
        if plan is not None:
            told.append(self.tr("planned {share}").format(share=percent(plan.share)))
        self.describe(self.tr("Pool of {name}").format(name=name), ", ".join(told))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(240, self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._height)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        area = QRectF(self.rect())
        radius = area.height() / 2
        fill_rounded(painter, area, self.theme.track, radius)
        outline = QPainterPath()
        outline.addRoundedRect(area, radius, radius)
        painter.setClipPath(outline)
        for part, place in self._places():
            painter.fillRect(place, QColor(self.theme.user_mark(part.position).colour))
        if self._plan is not None:
            self._paint_plan(painter, self._plan)
        painter.end()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._told_at(event.pos().x()), self)
            return True
        return super().event(event)

    def _places(self) -> list[tuple[PoolPart, QRectF]]:
        """Each spent part and where it is painted, with a gap before the next."""
        width, start = float(self.width()), 0.0
        places = []
        for part in self._spent:
            stop = min(1.0, start + part.share)
            gap = _GAP_PX if part is not self._spent[-1] else 0.0
            painted = max(0.0, (stop - start) * width - gap)
            places.append((part, QRectF(start * width, 0.0, painted, float(self.height()))))
            start = stop
        return places

    def _plan_place(self, plan: PoolPart) -> QRectF:
        start = min(1.0, sum(part.share for part in self._spent))
        stop = min(1.0, start + plan.share)
        width = float(self.width())
        return QRectF(start * width + 1.0, 0.0, max(0.0, (stop - start) * width - 1.0), float(self.height()))

    def _paint_plan(self, painter: QPainter, plan: PoolPart) -> None:
        place = self._plan_place(plan)
        painter.save()
        painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(self.theme.user_mark(plan.position).colour), 2.0))
        x = place.left() - place.height()
        while x < place.right():
            painter.drawLine(QPointF(x, place.bottom()), QPointF(x + place.height(), place.top()))
            x += _HATCH_STEP_PX
        painter.restore()

    def _told_at(self, x: int) -> str:
        for part, place in self._places():
            if place.left() <= x < place.right():
                return self.tr("{name}: {share} of the pool").format(
                    name=part.name, share=percent(part.share)
                )
        return self.accessibleDescription()
