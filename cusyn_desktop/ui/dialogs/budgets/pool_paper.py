"""Pools on A4: a sheet for each pool, and more where its spends need them; always in light colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPen

from cusyn_desktop import __version__
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import LEFT, RIGHT, PaperWords
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.marks import paint_mark
from cusyn_desktop.ui.appearance.theme import LIGHT
from cusyn_desktop.ui.models.spends import state_text
from cusyn_desktop.ui.models.verdict_words import verdict_of
from cusyn_desktop.ui.plots.timeline import Step, Timeline
from cusyn_desktop.ui.widgets.painted import fill_rounded
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.words import formats

if TYPE_CHECKING:
    from cusyn_desktop.services.papers.pool_papers import PoolLine, PoolPage, PoolPaper

translate = QCoreApplication.translate

DPI = 96.0
"""Pixels of the page in an inch: the unit of all lengths below."""

WIDTH, _HEIGHT = 794.0, 1123.0
_MARGIN = 56.0
_ROW = 20.0
_FOOT = 186.0
_VERDICT = 82.0
_TO_WRITE = 40.0
"""Room above the lines on which somebody signs."""

_PLOT = QSize(int(WIDTH - 2 * _MARGIN), 220)
_FINE = 4.0
"""Pixels for each of the plot's own, where the device has as many."""
_LEGEND_USERS = 12
_SHARE_GAP = 5.0
_GAP = 14.0
_ABOUT = 2
_FIGURES = (3, 4, 5)
"""Places of the columns that hold users or datasets, and figures."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table of spends: its head, where it begins, how wide it is, and its side."""

    head: str
    x: float
    width: float
    is_right: bool


@dataclass(frozen=True, slots=True)
class Leaf:
    """One sheet of paper: a pool, and those of its spends that stand on it.

    Attributes:
        page: The pool.
        lines: Newest first.
        is_first: Whether gauge and timeline stand above them.
        number: From 1.
        count: Of all sheets.
    """

    page: PoolPage
    lines: tuple[PoolLine, ...]
    is_first: bool
    number: int
    count: int


def page_layout() -> QPageLayout:
    """A4, upright; the margins are painted."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0.0, 0.0, 0.0, 0.0))


def leaves_of(pages: Sequence[PoolPage]) -> tuple[Leaf, ...]:
    """Share the spends of each pool out over as many sheets as they need."""
    cut = [(page, part, at == 0) for page in pages for at, part in enumerate(_cut(page))]
    return tuple(
        Leaf(page, part, is_first, number, len(cut)) for number, (page, part, is_first) in enumerate(cut, 1)
    )


def _cut(page: PoolPage) -> Iterator[tuple[PoolLine, ...]]:
    lines = tuple(reversed(page.lines))
    at = _rows_below(_top_of_table(page, is_first=True))
    yield lines[:at]
    more = _rows_below(_top_of_table(page, is_first=False))
    while at < len(lines):
        yield lines[at : at + more]
        at += more


def _rows_below(top: float) -> int:
    return int((_HEIGHT - _MARGIN - _FOOT - top - _ROW) // _ROW)


def _top_of_table(page: PoolPage, *, is_first: bool) -> float:
    """Where the table of spends begins."""
    if not is_first:
        return _MARGIN + 84.0
    legend = _ROW * ((min(len(page.parts), _LEGEND_USERS) + 2) // 3)
    plot = _PLOT.height() + 34.0 if page.is_whole and page.lines else 0.0
    return _MARGIN + 176.0 + legend + plot


class PaperPainter:
    """Paints the sheets of a paper, one at a time."""

    def __init__(self, look: Look, paper: PoolPaper) -> None:
        self._look, self._paper = look, paper
        self._bar = PoolBar(look, height_px=14)
        self._plot = Timeline(look)

    def paint(self, painter: QPainter, leaf: Leaf, *, ratio: float) -> None:
        """Paint one sheet; `ratio` says how many pixels of the device are one of the page."""
        painter.save()
        painter.scale(ratio, ratio)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0.0, 0.0, WIDTH, _HEIGHT), QColor(LIGHT.surface))
        self._paint_head(painter, leaf)
        if leaf.is_first:
            self._paint_gauge(painter, leaf.page, ratio)
        self._paint_table(painter, leaf)
        self._paint_foot(painter, leaf)
        painter.restore()

    def _paint_head(self, painter: QPainter, leaf: Leaf) -> None:
        line = QRectF(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, 18.0)
        told = translate("Paper", "CuSyn Desktop {version}, workspace {name}")
        told = told.format(version=__version__, name=self._paper.workspace)
        _muted(told).paint(painter, line)
        _muted(formats.minute(self._paper.at)).paint(painter, line, RIGHT)
        title = _title(leaf.page)
        if not leaf.is_first:
            title = translate("Paper", "{title}, continued").format(title=title)
        head = line.translated(0.0, 24.0).adjusted(0.0, 0.0, 0.0, 12.0)
        PaperWords(title, TextStyle.PAGE_TITLE, LIGHT.text).paint(painter, head)
        _muted(_extent(leaf.page)).paint(painter, line.translated(0.0, 56.0))

    def _paint_gauge(self, painter: QPainter, page: PoolPage, ratio: float) -> None:
        pool, y = page.pool, _MARGIN + 92.0
        line = QRectF(_MARGIN, y, WIDTH - 2 * _MARGIN, 30.0)
        spent = translate("Paper", "{share} spent").format(share=formats.percent(pool.spent_share))
        PaperWords(spent, TextStyle.LEAD, LIGHT.text).paint(painter, line)
        left = translate("Paper", "{share} left, which allows {allowed}")
        told = left.format(
            share=formats.percent_left(pool.left_share), allowed=formats.epsilon_left(pool.remaining.epsilon)
        )
        if pool.closed:
            told = translate("Paper", "Closed: nothing more is spent from it.")
        PaperWords(told, TextStyle.FIGURE, LIGHT.text).paint(painter, line, RIGHT)
        marks = self._paper.positions
        parts = [PoolPart(part.name, marks.get(part.name, -1), part.share) for part in page.parts]
        self._bar.resize(int(line.width()), 14)
        self._bar.set_parts(pool.name, parts)
        self._bar.paint_picture(painter, QRectF(_MARGIN, y + 36.0, line.width(), 14.0), ratio)
        self._paint_legend(painter, parts, y + 58.0)
        if page.is_whole and page.lines:
            self._paint_timeline(painter, page, ratio)

    def _paint_legend(self, painter: QPainter, parts: Sequence[PoolPart], y: float) -> None:
        """Who took how much, three to a line."""
        width = (WIDTH - 2 * _MARGIN) / 3
        for index, part in enumerate(parts[:_LEGEND_USERS]):
            row, column = divmod(index, 3)
            place = QRectF(_MARGIN + column * width, y + row * _ROW, width - 8.0, _ROW)
            mark = QRectF(place.left(), place.top() + 3.0, 14.0, 14.0)
            paint_mark(painter, mark, LIGHT.user_mark(part.position))
            _paint_share(painter, part, place.adjusted(20.0, 0.0, 0.0, 0.0))

    def _paint_timeline(self, painter: QPainter, page: PoolPage, ratio: float) -> None:
        """As an image, because marks and axes of a plot know only the pixels of a screen."""
        marks = self._paper.positions
        steps = [
            Step(one.spend.reserved_at, one.left, marks.get(one.spend.user, -1), one.spend.user, one.spend.id)
            for one in page.lines
            if one.share > 0
        ]
        if not steps:
            return
        self._plot.resize(_PLOT)
        self._plot.set_steps(steps, first=steps[0].at, now=max(self._paper.at, steps[-1].at))
        y = _top_of_table(page, is_first=True) - _PLOT.height() - 10.0
        title = QRectF(_MARGIN, y - 24.0, _PLOT.width(), 20.0)
        PaperWords(translate("Paper", "Remaining budget"), TextStyle.CARD_TITLE, LIGHT.text).paint(
            painter, title
        )
        place = QRectF(_MARGIN, y, float(_PLOT.width()), float(_PLOT.height()))
        painter.drawImage(place, self._plot.as_image(min(ratio, _FINE)))

    def _paint_table(self, painter: QPainter, leaf: Leaf) -> None:
        y = _top_of_table(leaf.page, is_first=leaf.is_first)
        columns = _columns(leaf)
        for column in columns:
            side = RIGHT if column.is_right else LEFT
            place = QRectF(column.x, y, column.width, _ROW)
            PaperWords(column.head, TextStyle.TABLE_HEAD, LIGHT.muted).paint(painter, place, side)
        _rule(painter, y + _ROW, LIGHT.edge)
        if not leaf.lines:
            told = translate("Paper", "Nothing is spent yet.")
            PaperWords(told, TextStyle.CAPTION, LIGHT.text).paint(
                painter, QRectF(_MARGIN, y + _ROW + 4.0, 300.0, _ROW)
            )
        for row, line in enumerate(leaf.lines, start=1):
            for column, text in zip(columns, _texts(line, leaf.page), strict=True):
                side = RIGHT if column.is_right else LEFT
                place = QRectF(column.x, y + row * _ROW, column.width, _ROW)
                PaperWords(text, TextStyle.CAPTION, LIGHT.text).paint(painter, place, side)
            _rule(painter, y + (row + 1) * _ROW, LIGHT.line)

    def _paint_foot(self, painter: QPainter, leaf: Leaf) -> None:
        y = _HEIGHT - _MARGIN - _FOOT + 24.0
        box = QRectF(_MARGIN, y, WIDTH - 2 * _MARGIN, _VERDICT)
        line = QRectF(_MARGIN + 12.0, y + 8.0, box.width() - 24.0, 18.0)
        if self._paper.report is not None:
            fill_rounded(painter, box, LIGHT.raised, 6.0)
            verdict = verdict_of(self._paper.report)
            PaperWords(verdict.title, TextStyle.BODY_STRONG, LIGHT.text).paint(painter, line)
            checked = formats.counted(
                self._paper.report.n_entries,
                one=translate("Paper", "Verified {time}, 1 entry"),
                many=translate("Paper", "Verified {time}, {count} entries"),
                time=formats.minute(self._paper.report.checked_at),
            )
            _muted(checked).paint(painter, line, RIGHT)
        if self._paper.receipt is not None:
            receipt = self._paper.receipt
            told = translate("Paper", "Receipt {code}, entry {entry} of the log, with the fingerprint")
            told = told.format(code=receipt.code, entry=formats.count(receipt.entry))
            PaperWords(told, TextStyle.CAPTION, LIGHT.text).paint(painter, line.translated(0.0, 24.0))
            PaperWords(receipt.head, TextStyle.MONOSPACED, LIGHT.text).paint(
                painter, line.translated(0.0, 44.0)
            )
        if self._paper.report is not None:
            _paint_signing(painter, y + _VERDICT + _TO_WRITE)
        sheet = translate("Paper", "Sheet {number} of {count}").format(number=leaf.number, count=leaf.count)
        _muted(sheet).paint(painter, QRectF(_MARGIN, _HEIGHT - _MARGIN - 18.0, box.width(), 18.0), RIGHT)


def _paint_signing(painter: QPainter, y: float) -> None:
    """Lines for whoever checked the sheet: each one is signed, because sheets get apart."""
    captions = (
        translate("Paper", "Place and date"),
        translate("Paper", "Name"),
        translate("Paper", "Signature"),
    )
    width = (WIDTH - 2 * _MARGIN - _GAP * (len(captions) - 1)) / len(captions)
    for place, caption in enumerate(captions):
        x = _MARGIN + place * (width + _GAP)
        painter.setPen(QPen(QColor(LIGHT.edge), 0.75))
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))
        _muted(caption).paint(painter, QRectF(x, y + 2.0, width, 16.0))


def _title(page: PoolPage) -> str:
    """Whose pool it is; the names of several datasets that share it stand below, where there is room."""
    if page.pool.kind is PoolKind.USER:
        return translate("Paper", "Pool of the user {name}").format(name=page.pool.name)
    if len(page.datasets) > 1:
        told = translate("Paper", "Pool of {count} datasets")
        return told.format(count=formats.count(len(page.datasets)))
    return translate("Paper", "Pool of the dataset {name}").format(name=page.pool.name)


def _extent(page: PoolPage) -> str:
    """How large the pool is, and at which delta every epsilon of the page is told."""
    told = translate("Paper", "{size} in all. Every ε here is at {delta}; shares add up, ε values do not.")
    if page.pool.kind is PoolKind.DATASET and len(page.datasets) > 1:
        told = translate("Paper", "{names}. {size} in all, every ε at {delta}.")
    total = page.pool.total
    return told.format(
        names=", ".join(page.datasets),
        size=formats.epsilon_left(total.epsilon),
        delta=formats.delta(total.delta),
    )


def _columns(leaf: Leaf) -> tuple[Column, ...]:
    """As wide as what stands in them, whatever the language; users or datasets have what remains."""
    of_user = leaf.page.pool.kind is PoolKind.USER
    heads = (
        translate("Paper", "Spend"),
        translate("Paper", "Date"),
        translate("Paper", "Dataset") if of_user else translate("Paper", "User"),
        translate("Paper", "Granted ε"),
        translate("Paper", "Share"),
        translate("Paper", "Left after"),
        translate("Paper", "State"),
    )
    rows = (_texts(line, leaf.page) for line in leaf.lines)
    cells = tuple(zip(*rows, strict=True)) or ((),) * len(heads)
    widths = [_widest(head, texts) for head, texts in zip(heads, cells, strict=True)]
    widths[_ABOUT] = WIDTH - 2 * _MARGIN - _GAP * (len(heads) - 1) - sum(widths) + widths[_ABOUT]
    starts = accumulate(widths[:-1], lambda x, width: x + width + _GAP, initial=_MARGIN)
    sides = (place in _FIGURES for place in range(len(heads)))
    return tuple(map(Column, heads, starts, widths, sides))


def _widest(head: str, texts: Sequence[str]) -> float:
    """Room for a head and for what stands below it."""
    below = (PaperWords(text, TextStyle.CAPTION, "").width for text in texts)
    return max([PaperWords(head, TextStyle.TABLE_HEAD, "").width, *below]) + 1.0


def _texts(line: PoolLine, page: PoolPage) -> tuple[str, ...]:
    spend = line.spend
    return (
        spend.id,
        formats.day(spend.reserved_at),
        _about(line, page),
        formats.epsilon_figure(spend.granted.epsilon),
        formats.percent(line.share, places=2),
        formats.percent_left(line.left),
        state_text(spend.state),
    )


def _about(line: PoolLine, page: PoolPage) -> str:
    """For whom a spend was; in a user's own pool, on which dataset."""
    spend, search = line.spend, line.search
    of_user = page.pool.kind is PoolKind.USER
    if search is not None:
        told = translate("Paper", "bounds of {column}, {whose}")
        return told.format(column=search.column, whose=search.dataset if of_user else spend.user)
    if of_user:
        return spend.dataset
    return spend.user if len(page.datasets) < 2 else f"{spend.user}, {line.table}"


def _paint_share(painter: QPainter, part: PoolPart, place: QRectF) -> None:
    """A name, cut where it is long, and always the whole share."""
    name = PaperWords(part.name, TextStyle.CAPTION, LIGHT.text)
    share = PaperWords(formats.percent(part.share), TextStyle.CAPTION, LIGHT.text)
    place.setWidth(min(name.width, place.width() - share.width - _SHARE_GAP))
    name.paint(painter, place)
    share.paint(painter, QRectF(place.right() + _SHARE_GAP, place.top(), share.width, place.height()))


def _muted(text: str) -> PaperWords:
    return PaperWords(text, TextStyle.CAPTION, LIGHT.muted)


def _rule(painter: QPainter, y: float, colour: str) -> None:
    painter.setPen(QPen(QColor(colour), 0.75))
    painter.drawLine(QPointF(_MARGIN, y), QPointF(WIDTH - _MARGIN, y))
