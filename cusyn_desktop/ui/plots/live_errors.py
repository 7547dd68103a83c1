"""The expected error of each interest query, falling round by round on a scale that halves."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import halving_ticks, round_step
from cusyn_desktop.ui.plots.themed import Plot, Tick
from cusyn_desktop.ui.words.formats import plus_minus, points

_LEAST = 1e-5
_PAUSE_MS = 200
_MOST_LISTED, _LEAST_LISTED = 8, 3
_LINE_PX, _AXIS_PX = 19, 30
_LIST_MARGIN_PX = 24.0
_START_MARGIN_PX = 4.0


@dataclass(frozen=True, slots=True)
class ErrorTrace:
    """One interest query during a run.

    Attributes:
        name: Its columns.
        errors: Expected error (0 to 1) after each round from 0 on.
        measured_at: Round in which it was measured itself, or None.
    """

    name: str
    errors: tuple[float, ...]
    measured_at: int | None = None


class LiveErrors(Plot):
    """The worst query in accent, the others grey, their current values as a list instead of a legend."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._traces: tuple[ErrorTrace, ...] = ()
        self._rounds_expected = 1
        self._forecast: float | None = None
        self._behind = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._on_pause_over)
        self.setMinimumHeight(180)

    def set_traces(
        self, traces: Sequence[ErrorTrace], *, rounds_expected: int, forecast: float | None = None
    ) -> None:
        """Show the rounds so far; a fast run is drawn five times a second, not at each round."""
        known = [trace for trace in traces if trace.errors]
        self._traces = tuple(sorted(known, key=lambda trace: -trace.errors[-1]))
        self._rounds_expected = max(1, rounds_expected)
        self._forecast = forecast
        self.describe(self.tr("Expected error of your queries"), self._told())
        if not self._pause.isActive():
            self.redraw()
            self._pause.start(_PAUSE_MS)
        else:
            self._behind = True

    def clear(self) -> None:
        """Show nothing, at once: another run begins."""
        self._pause.stop()
        self._behind = False
        self._traces, self._forecast = (), None
        self.describe(self.tr("Expected error of your queries"), "")
        self.redraw()

    @Slot()
    def _on_pause_over(self) -> None:
        """Draw what came during the pause, if anything did."""
        if self._behind:
            self._behind = False
            self.redraw()
            self._pause.start(_PAUSE_MS)

    def table(self) -> Sheet:
        """One row for each round, one column for each query."""
        head = (self.tr("Round"), *(trace.name for trace in self._traces))
        n_rounds = max((len(trace.errors) for trace in self._traces), default=0)
        rows = tuple(
            (str(i), *(points(t.errors[i], places=2) if i < len(t.errors) else "" for t in self._traces))
            for i in range(n_rounds)
        )
        return Sheet(head, rows)

    def draw(self) -> None:
        """Grid, grey traces, the worst one, the forecast, the list."""
        if not self._traces:
            self.set_ticks("left", ())
            self.set_ticks("bottom", ())
            return
        now = max(len(trace.errors) for trace in self._traces) - 1
        last = max(self._rounds_expected, now, 1)
        y_ticks = self._y_ticks()
        top = y_ticks[-1].value + 0.5
        right = self._right_end(now, last)
        left = -right * self._start_px() / (self.inner_width - self._start_px())
        self.set_range((left, right), (y_ticks[0].value - 0.15, top))
        self.set_ticks("left", y_ticks)
        self.set_ticks("bottom", self._x_ticks(last))
        self.add_grid(y_ticks)
        self.add_line([now, now], [-99.0, top], self.pen(self.theme.muted, 1.0, (1.0, 3.0)))
        self._draw_traces()
        if self._forecast is not None:
            self._draw_forecast(self._forecast, now, right)
        self._draw_list(now, top)

    def _y_ticks(self) -> list[Tick]:
        shown = [error for trace in self._traces for error in trace.errors]
        if self._forecast is not None:
            shown.append(self._forecast)
        return halving_ticks(100.0 * max(min(shown), _LEAST), 100.0 * max(*shown, 2 * _LEAST))

    def _x_ticks(self, last: int) -> list[Tick]:
        step = max(1, round(round_step(last, 7)))
        return [Tick(0.0, self._start_text()), *(Tick(float(i), str(i)) for i in range(step, last + 1, step))]

    def _start_text(self) -> str:
        return self.tr("Round {number}").format(number=0)

    def _start_px(self) -> float:
        """What the first label needs at the left of round 0; an axis leaves out a label that has no room."""
        return Words(self._start_text(), TextStyle.CAPTION, "").width / 2.0 + _START_MARGIN_PX

    def _draw_traces(self) -> None:
        """The worst trace and, as one item that is quick to draw, all others; then every mark."""
        theme, (worst, *others) = self.theme, self._traces
        x = [at for trace in others for at in (*map(float, range(len(trace.errors))), math.nan)]
        y = [level for trace in others for level in (*map(_level, trace.errors), math.nan)]
        self.add_line(x, y, self.pen(theme.edge, 1.6))
        rounds = [float(i) for i in range(len(worst.errors))]
        self.add_line(rounds, [_level(error) for error in worst.errors], self.pen(theme.accent, 3.0))
        self.add_marks(
            pos=[place for trace in others for place in _measured(trace)],
            symbol="o",
            size=8,
            brush=QColor(theme.surface),
            pen=self.pen(theme.edge, 1.6),
        )
        self.add_marks(pos=_measured(worst), symbol="o", size=9, brush=QColor(theme.accent), pen=None)

    def _draw_forecast(self, error: float, now: int, right: float) -> None:
        """The line, and its words: at the right where the list of values leaves room, else at the left."""
        level = _level(error)
        self.add_line([-99.0, right], [level, level], self.pen(self.theme.text, 1.2, (4.0, 2.0)))
        told = self.tr("Forecast {error}").format(error=plus_minus(points(error)))
        words_px = Words(told, TextStyle.CAPTION, "").width + _LIST_MARGIN_PX
        list_ends = now / right * self.inner_width + self._list_px()
        is_free = list_ends + words_px < self.inner_width
        place, side = ((right, level), 1.0) if is_free else ((0.0, level), 0.0)
        self.add_text(told, place, anchor=(side, 1.0), ground=self.theme.surface)

    def _right_end(self, now: int, last: int) -> float:
        """The last round, or more where the list of current values needs the room."""
        room = self.inner_width - self._start_px()
        listed = min(self._list_px(), 0.45 * room)
        return max(1.03 * last, now * room / (room - listed))

    def _list_px(self) -> float:
        return max(words.width for words in self._list()) + _LIST_MARGIN_PX

    def _list(self) -> list[Words]:
        """Current values, worst first."""
        theme = self.theme
        lines = [Words(self.tr("Now"), TextStyle.CAPTION, theme.muted)]
        for trace in self._traces[: self._n_listed()]:
            is_worst = trace is self._traces[0]
            style = TextStyle.CAPTION_STRONG if is_worst else TextStyle.CAPTION
            colour = theme.accent if is_worst else theme.text
            lines.append(Words(f"{points(trace.errors[-1])}   {trace.name}", style, colour))
        n_more = len(self._traces) - (len(lines) - 1)
        if n_more > 0:
            lines.append(Words(self.tr("and %n closer", "", n_more), TextStyle.CAPTION, theme.muted))
        return lines

    def _n_listed(self) -> int:
        """How many queries the height has room for, below the head and above the line on the others."""
        room = (self.height() - _AXIS_PX) // _LINE_PX - 1
        if len(self._traces) <= min(room, _MOST_LISTED):
            return len(self._traces)
        return min(max(room - 1, _LEAST_LISTED), _MOST_LISTED)

    def _draw_list(self, now: int, top: float) -> None:
        """One item for all lines, because every item takes time in each round."""
        lines = [_line_html(words) for words in self._list()]
        item = self.add_text("", (float(now), top), anchor=(-0.01, 0.0), ground=self.theme.surface)
        item.setHtml("".join(lines))

    def _told(self) -> str:
        return "; ".join(
            self.tr("{name} {error} points").format(name=t.name, error=plus_minus(points(t.errors[-1])))
            for t in self._traces
        )


def _measured(trace: ErrorTrace) -> list[tuple[float, float]]:
    """Where the round that measured the query is marked, if it was measured yet."""
    at = trace.measured_at
    return [] if at is None or at >= len(trace.errors) else [(float(at), _level(trace.errors[at]))]


def _line_html(words: Words) -> str:
    weight = int(words.style.weight)
    style = f"color: {words.colour}; font-weight: {weight}; margin: 0 0 3px 10px; white-space: pre"
    return f'<p style="{style}">{escape(words.text)}</p>'


def _level(error: float) -> float:
    """Where an error stands on the halving scale of percentage points."""
    return math.log2(100.0 * max(error, _LEAST))
