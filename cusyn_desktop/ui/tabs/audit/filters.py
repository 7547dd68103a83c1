"""The line that decides which entries are shown, and writes the log to a file."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from enum import IntEnum

from PySide6.QtCore import QDate, QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDateEdit, QGridLayout, QHBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.audit import LogFilter
from cusyn_desktop.ui.models.audit_words import event_word
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import Combo, SearchField
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.wheel import DateField
from cusyn_desktop.ui.words import formats

_SEARCH_PX = 216
_EVENT_PX = 152
_USER_PX = 136
_DATE_PX = 120
_DAY_PX = 112
_GAP_PX = 8


class Since(IntEnum):
    """How far back the log is shown, in days; `ANY` is the whole of it, `BETWEEN` asks for two days."""

    BETWEEN = -2
    ANY = -1
    TODAY = 0
    WEEK = 7
    MONTH = 30
    YEAR = 365


class FilterLine(QWidget):
    """Search, event, user and date; how many entries they leave; two buttons for the whole log.

    Where the filters would be cut, count and buttons go below them.

    Signals:
        changed: Other entries are wanted.
        csv_wanted: The log is to be written as CSV.
        json_wanted: The log is to be written as JSON.
    """

    changed = Signal()
    csv_wanted = Signal()
    json_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.search = SearchField(look, self.tr("Find in the log"))
        self.event_combo, self.user, self.since = Combo(look), Combo(look), Combo(look)
        self.first, self.last = DateField(), DateField()
        self._count = caption()
        self._filters, self._whole, self._grid = QWidget(), QWidget(), QGridLayout(self)
        icon = look.icon(Icon.DOWNLOAD)
        self.csv_button = Button(self.tr("Export CSV…"), icon)
        self.json_button = Button(self.tr("Export JSON…"), icon)
        self._build()
        self.offer((), {})
        self._fill_since()
        self.search.textChanged.connect(self._on_changed)
        for combo in (self.event_combo, self.user, self.since):
            combo.currentIndexChanged.connect(self._on_changed)
        for day in (self.first, self.last):
            day.dateChanged.connect(self._on_changed)
        self.csv_button.clicked.connect(self.csv_wanted)
        self.json_button.clicked.connect(self.json_wanted)

    @property
    def wanted(self) -> LogFilter:
        """Which entries are wanted."""
        days = Since(self.since.currentData())
        if days is Since.BETWEEN:
            since, until = _midnight(self.first), _midnight(self.last) + timedelta(days=1)
            return replace(self._wanted(None), since=since, until=until)
        return self._wanted(days)

    def _wanted(self, days: Since | None) -> LogFilter:
        midnight = datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        return LogFilter(
            text=self.search.text().strip(),
            event=self.event_combo.currentData() or "",
            user=self.user.currentData() or "",
            since=None if days in (None, Since.ANY) else midnight - timedelta(days=days or 0),
        )

    def offer(self, events: Sequence[str], positions: Mapping[str, int]) -> None:
        """Offer the events and users that occur; what was chosen stays where it still is there."""
        named = sorted((event_word(event).text, event) for event in events)
        _fill(self.event_combo, self.tr("All events"), named)
        _fill(self.user, self.tr("All users"), [(name, name) for name in positions])
        for place, position in enumerate(positions.values(), start=1):
            self.user.setItemIcon(place, self._look.mark_icon(position))

    def clear(self) -> None:
        """Let all entries through."""
        self.search.clear()
        for combo in (self.event_combo, self.user, self.since):
            combo.setCurrentIndex(0)

    def show_count(self, shown: int, total: int) -> None:
        """Say how many entries there are, and how many of them are shown."""
        if shown == total:
            self._count.setText(self.tr("%Ln entries", "", total))
        else:
            told = self.tr("{shown} of %Ln entries", "", total)
            self._count.setText(told.format(shown=formats.count(shown)))

    @Slot()
    def _on_changed(self) -> None:
        between = Since(self.since.currentData()) is Since.BETWEEN
        for day in (self.first, self.last):
            day.setVisible(between)
        self.last.setMinimumDate(self.first.date())
        self._fit()
        self.changed.emit()

    def _fill_since(self) -> None:
        names = {
            Since.ANY: self.tr("Any date"),
            Since.TODAY: self.tr("Today"),
            Since.WEEK: self.tr("Last 7 days"),
            Since.MONTH: self.tr("Last 30 days"),
            Since.YEAR: self.tr("Last 365 days"),
            Since.BETWEEN: self.tr("Between"),
        }
        for since, name in names.items():
            self.since.addItem(name, since)

    def _build(self) -> None:
        widths = {
            self.search: _SEARCH_PX,
            self.event_combo: _EVENT_PX,
            self.user: _USER_PX,
            self.since: _DATE_PX,
        }
        names = {
            self.event_combo: self.tr("Event"),
            self.user: self.tr("User"),
            self.since: self.tr("Date"),
        }
        row = QHBoxLayout(self._filters)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP_PX)
        for widget, width in widths.items():
            widget.setMaximumWidth(width)
            row.addWidget(widget, width)
        for combo, name in names.items():
            combo.setMinimumContentsLength(5)
            combo.setAccessibleName(name)
        for day, name in ((self.first, self.tr("First day")), (self.last, self.tr("Last day"))):
            day.setAccessibleName(name)
            day.setToolTip(name)
            day.setDisplayFormat(formats.day_pattern())
            day.setFixedWidth(_DAY_PX)
            day.lineEdit().setTextMargins(8, 0, 8, 0)
            day.setVisible(False)
            row.addWidget(day)
        today = QDate.currentDate()
        self.last.setDate(today)
        self.first.setDate(today.addMonths(-1))
        row.addStretch(1)
        whole = QHBoxLayout(self._whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(_GAP_PX)
        whole.addStretch(1)
        whole.addWidget(self._count)
        whole.addSpacing(_GAP_PX)
        whole.addWidget(self.csv_button)
        whole.addWidget(self.json_button)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP_PX)
        self._grid.setColumnStretch(0, 1)
        self._fold(folded=False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def minimumSizeHint(self) -> QSize:
        """No wider than the wider of the two parts, because they can stand below each other."""
        wanted = super().minimumSizeHint()
        parts = (self._filters.minimumSizeHint().width(), self._whole.minimumSizeHint().width())
        return QSize(max(parts), wanted.height())

    def _fit(self) -> None:
        """Fold where the filters cannot have the width that their texts need."""
        days = 2 * (_DAY_PX + _GAP_PX) if not self.first.isHidden() else 0
        filters = _SEARCH_PX + _EVENT_PX + _USER_PX + _DATE_PX + 3 * _GAP_PX + days
        self._fold(folded=filters + _GAP_PX + self._whole.minimumSizeHint().width() > self.width())

    def _fold(self, *, folded: bool) -> None:
        self._grid.addWidget(self._filters, 0, 0, 1, 2 if folded else 1)
        self._grid.addWidget(self._whole, 1 if folded else 0, 0 if folded else 1, 1, 2 if folded else 1)


def _midnight(day: QDateEdit) -> datetime:
    """The beginning of a day, where the person is."""
    date = day.date()
    return datetime(date.year(), date.month(), date.day()).astimezone()


def _fill(combo: Combo, every: str, items: Sequence[tuple[str, str]]) -> None:
    chosen = combo.currentData()
    blocked = combo.blockSignals(True)
    combo.clear()
    combo.addItem(every, "")
    for name, key in items:
        combo.addItem(name, key)
    combo.setCurrentIndex(max(0, combo.findData(chosen)))
    combo.blockSignals(blocked)
