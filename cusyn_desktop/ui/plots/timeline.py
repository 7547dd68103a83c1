"""What is left of a pool over time: a step for each spend, and what a planned request would leave."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainterPath
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.marks import mark_path
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import time_ticks
from cusyn_desktop.ui.plots.themed import Plot, Tick
from cusyn_desktop.ui.words.formats import day, percent, percent_left

_MARK_PX = 11
_COVERED_PX = 2.0
_NOTE_GAP_PX = 8.0
_TOP = 118.0  # percent: room for a word above a full pool
_LEFT_SHARE = 0.04
_MOST_FUTURE = 0.6
_RING_PX = 19
_BOTTOM = -3.0
_LINE_PX = 17.0
_AXIS_PX = 28.0
_LEAST_HEIGHT_PX = 112
_LEAST_SPAN = timedelta(seconds=30)
_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Step:
    """A spend.

    Attributes:
        at: When.
        left: Share of the pool that was left after it, 0 to 1.
        position: Position of its user among all users.
        user: Their name.
        label: Id of the spend.
    """

    at: datetime
    left: float
    position: int
    user: str
    label: str


@dataclass(frozen=True, slots=True)
class Trend:
    """Where the level goes at the pace so far: when the last release that fits is due, and what it leaves."""

    until: datetime
    left: float


@dataclass(frozen=True, slots=True)
class Plan:
    """A planned request: whose, and the share of the pool it would leave."""

    position: int
    left: float


class Timeline(Plot):
    """Shares of the pool in rho over time. Only the steps are in the users' colours.

    The pointer finds out about a step, and so do the arrow keys, from one to the next.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._steps: tuple[Step, ...] = ()
        self._what_of: Callable[[int], str] = _nothing_more
        self._at = self._level = np.zeros(0)
        self._plan: Plan | None = None
        self._trend: Trend | None = None
        self._pointed: int | None = None
        self._first = self._now = datetime.now().astimezone()
        self.setMinimumHeight(_LEAST_HEIGHT_PX)

    def set_steps(
        self,
        steps: Sequence[Step],
        *,
        first: datetime,
        now: datetime,
        plan: Plan | None = None,
        trend: Trend | None = None,
        what_of: Callable[[int], str] | None = None,
    ) -> None:
        """Show the spends in rising order of time, from the pool's beginning until now.

        `what_of` says in a few words what the spend at a place was, once somebody wants to know.
        """
        self._steps, self._plan, self._trend, self._pointed = tuple(steps), plan, trend, None
        self._what_of = what_of or _nothing_more
        self._at = np.array([step.at.timestamp() for step in self._steps])
        self._level = 100.0 * np.array([step.left for step in self._steps])
        self._first, self._now = first, max(now, first + _LEAST_SPAN)
        self.describe(self.tr("Remaining budget"), self._told())
        self.redraw()

    def table(self) -> Sheet:
        """The steps."""
        head = (self.tr("Spend"), self.tr("Date"), self.tr("User"), self.tr("What"), self.tr("Left after"))
        rows = (
            (step.label, day(step.at), step.user, self._what_of(place), percent_left(step.left))
            for place, step in enumerate(self._steps)
        )
        return Sheet(head, tuple(rows))

    def draw(self) -> None:
        """Lines first, marks after, or later lines would cross earlier marks."""
        start, now = self._first.timestamp(), self._now.timestamp()
        span = now - start
        end = now + max(self._room_for_words(), self._room_for_trend(now, span)) * span
        self.set_range((start - _LEFT_SHARE * span, end), (_BOTTOM, _TOP))
        quarters = [Tick(100.0 * share, percent(share, places=0)) for share in _QUARTERS]
        self.set_ticks("left", quarters)
        self.set_ticks("bottom", self._time_ticks(end))
        self.add_grid(quarters)
        self._draw_levels(start, now)
        self._draw_today(now, end)
        self._draw_trend(now)
        self._draw_steps()
        self._draw_pointed()

    def _room_for_words(self) -> float:
        """How much of the past's length is added as future, so that the words beside today fit."""
        notes = [Words(self._left_told(), TextStyle.CAPTION_STRONG, "").width]
        if self._plan is not None:
            notes.append(Words(self._plan_told(self._plan), TextStyle.CAPTION, "").width)
        share = min((max(notes) + 2 * _NOTE_GAP_PX) / self.inner_width, 0.5)
        return max(0.25, share * (1.0 + _LEFT_SHARE) / (1.0 - share))

    def _room_for_trend(self, now: float, span: float) -> float:
        """How much future the trend needs, as a part of the past, which must still be seen."""
        if self._trend is None:
            return 0.0
        return min(_MOST_FUTURE, 1.04 * (self._trend.until.timestamp() - now) / span)

    def _time_ticks(self, end: float) -> list[Tick]:
        return time_ticks(self._first, datetime.fromtimestamp(end, tz=self._first.tzinfo))

    def _draw_levels(self, start: float, now: float) -> None:
        """The grey line and the wash below it."""
        x = np.concatenate(([start], np.repeat(self._at, 2), [now]))
        y = np.repeat([100.0, *self._level], 2)
        self.add_line(x, y, self.pen(self.theme.edge, 2.0), fill=self.theme.accent_wash)

    def _draw_steps(self) -> None:
        """One item for each user and one for all marks, because there may be thousands."""
        before = np.concatenate(([100.0], self._level[:-1]))
        positions = np.array([step.position for step in self._steps], dtype=int)
        shapes: dict[int, QPainterPath] = {}  # one for each user, so that it is drawn once and then copied
        colours: dict[int, QBrush] = {}
        for position in np.unique(positions):
            own = positions == position
            y = np.column_stack((before[own], self._level[own])).ravel()
            mark = self.theme.user_mark(int(position))
            shapes[position], colours[position] = mark_path(mark.shape), QBrush(QColor(mark.colour))
            self.add_pairs(np.repeat(self._at[own], 2), y, self.pen(mark.colour, 4.0))
        shown = self._marked()
        self.add_marks(
            x=self._at[shown],
            y=self._level[shown],
            symbol=[shapes[position] for position in positions[shown]],
            brush=[colours[position] for position in positions[shown]],
            size=_MARK_PX,
            pen=self.pen(self.theme.surface, 1.5),
        )

    def _marked(self) -> IntArray:
        """Places of the steps whose marks are seen: of those that cover each other, the newest."""
        (left, right), (bottom, top) = self._range
        x_px = (right - left) / self.inner_width
        y_px = (top - bottom) / max(1.0, self.canvas.height() - _AXIS_PX)
        boxes = np.column_stack((self._at // (_COVERED_PX * x_px), self._level // (_COVERED_PX * y_px)))
        _, newest = np.unique(boxes[::-1], axis=0, return_index=True)
        return np.sort(len(boxes) - 1 - newest)

    @override
    def told_at(self, place: QPointF) -> str:
        found = self.nearest(place, self._at, self._level)
        return "" if found is None else self._told_of(found)

    def _told_of(self, place: int) -> str:
        """Who, when and what."""
        step, what = self._steps[place], self._what_of(place)
        told = self.tr("{spend}, {user}, {date}: {what}, {left} left after it")
        if not what:
            told = self.tr("{spend}, {user}, {date}: {left} left after it")
        left = percent_left(step.left)
        return told.format(spend=step.label, user=step.user, date=day(step.at), what=what, left=left)

    def _draw_trend(self, now: float) -> None:
        """Where it goes if people go on so: a line, because nobody knows the steps."""
        if self._trend is None:
            return
        level = 100.0 * self._left
        ends = [now, max(now, self._trend.until.timestamp())]  # what was due may be overdue when it is drawn
        self.add_line(ends, [level, 100.0 * self._trend.left], self.pen(self.theme.muted, 1.6, (2.0, 2.5)))

    def _draw_pointed(self) -> None:
        """A ring around the step that the arrow keys have reached."""
        if self._pointed is None or self._pointed >= len(self._steps):
            return
        step = self._steps[self._pointed]
        self.add_marks(
            pos=[(step.at.timestamp(), 100.0 * step.left)],
            symbol="o",
            size=_RING_PX,
            brush=None,
            pen=self.pen(self.theme.accent, 2.0),
        )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._steps) - 1
        at = last + 1 if self._pointed is None else self._pointed
        places = {
            Qt.Key.Key_Left: max(0, at - 1),
            Qt.Key.Key_Right: min(last, at + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in places and self._steps:
            self._point_at(places[key])
        else:
            super().keyPressEvent(event)

    def _point_at(self, place: int) -> None:
        """Tell of a step, beside its mark and to screen readers."""
        self._pointed = place
        step = self._steps[place]
        told = self._told_of(place)
        self.setAccessibleDescription(told)
        self.redraw()
        box = self.canvas.getPlotItem().getViewBox()
        scene = box.mapViewToDevice(QPointF(step.at.timestamp(), 100.0 * step.left))
        if scene is not None:
            QToolTip.showText(self.canvas.mapToGlobal(scene.toPoint()), told, self)

    def _draw_today(self, now: float, end: float) -> None:
        theme = self.theme
        self.add_line([now, now], [-99.0, 106.0], self.pen(theme.muted, 1.0, (1.0, 3.0)))
        is_low = self._left < 0.5  # the word keeps clear of the line of what is left
        at, anchor = (_TOP, (1.05, 0.0)) if is_low else (0.0, (1.05, 1.0))
        self.add_text(self.tr("Today"), (now, at), anchor=anchor, colour=theme.muted)
        y = self._note_y(100.0 * self._left)
        self._add_note(self._left_told(), (now, y), below=1.0, style=TextStyle.CAPTION_STRONG)
        if self._plan is not None:
            self._draw_plan(self._plan, now, end, note_y=y)

    def _draw_plan(self, plan: Plan, now: float, end: float, *, note_y: float) -> None:
        theme = self.theme
        colour = theme.user_mark(plan.position).colour
        planned = 100.0 * plan.left
        self.add_line([now, end], [planned, planned], self.pen(colour, 2.0, (4.0, 2.0)))
        self._add_note(self._plan_told(plan), (now, note_y), below=0.0, colour=theme.muted)
        self.add_marks(
            pos=[(now, planned)],
            symbol="o",
            size=_MARK_PX,
            brush=QColor(theme.surface),
            pen=self.pen(colour, 2.0),
        )

    def _add_note(
        self,
        told: str,
        place: tuple[float, float],
        *,
        below: float,
        style: TextStyle = TextStyle.CAPTION,
        colour: str | None = None,
    ) -> None:
        """Write a line a few pixels right of a place; `below` says how much of it stands above."""
        gap = -_NOTE_GAP_PX / Words(told, style, "").width
        self.add_text(told, place, anchor=(gap, below), style=style, colour=colour)

    def _note_y(self, left: float) -> float:
        """Where the two lines about today meet: above the level while there is room, else below the plan."""
        line = _LINE_PX * (_TOP - _BOTTOM) / max(1.0, float(self.canvas.height()) - _AXIS_PX)
        if left + 2.4 * line < _TOP:
            return left + 1.4 * line
        lowest = left if self._plan is None else min(left, 100.0 * self._plan.left)
        return lowest - 1.4 * line

    @property
    def _left(self) -> float:
        """The share that is left today."""
        return self._steps[-1].left if self._steps else 1.0

    def _left_told(self) -> str:
        return self.tr("{share} left today").format(share=percent_left(self._left))

    def _plan_told(self, plan: Plan) -> str:
        return self.tr("{share} after the plan").format(share=percent_left(plan.left))

    def _told(self) -> str:
        told = [self.tr("%n spend(s)", "", len(self._steps)), self._left_told()]
        if self._plan is not None:
            told.append(self._plan_told(self._plan))
        if self._trend is not None:
            told.append(self.tr("at this rate used up about {date}").format(date=day(self._trend.until)))
        return ", ".join(told)


def _nothing_more(_place: int) -> str:
    """What a spend was, where nobody says it."""
    return ""
