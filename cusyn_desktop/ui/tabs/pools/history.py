"""What is left over time, who took it, and the spends behind it as a table."""

from collections.abc import Sequence
from enum import IntEnum
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.services.records import Overview, SpendSummary
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.spends import SpendColumn, SpendsModel, about_text, state_text
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.plots.timeline import Plan, Step, Timeline, Trend
from cusyn_desktop.ui.tabs.pools.outlook_words import outlook_sentence
from cusyn_desktop.ui.tabs.pools.splits import Bars, SplitPanel
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import Combo, SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, caption, card_title
from cusyn_desktop.ui.widgets.legend import Legend, LegendEntry, Sample
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.sum_words import spends_together

_LEGEND_USERS = 3
_TABLE_PX = 146
_SEARCH_PX = 168
_LEGEND_BELOW_PX = 640


class View(IntEnum):
    """What the card above the spends shows."""

    OVER_TIME = 0
    BY_USER = 1
    BY_DATASET = 2


class TimelineCard(Card):
    """A step down for each spend, in the colour of its user; or who took how much."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=4)
        self.setAccessibleName(self.tr("Remaining budget"))
        self.plot, self.by_user, self.by_dataset = Timeline(look), SplitPanel(look), SplitPanel(look)
        self.view = Combo(look)
        self.view.setAccessibleName(self.tr("What is shown"))
        self.view.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToContents)
        self.view.addItems([self.tr("Over time"), self.tr("By user"), self.tr("By dataset")])
        self._title, self._note, self._legend = card_title(), caption(wrap=True), Legend(look)
        self._outlook = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._trend = Legend(look)
        self._head_grid, self._pages = QGridLayout(), QStackedLayout()
        self.content.addLayout(self._head())
        self.content.addLayout(self._pages, 1)
        for page in (self.plot, self.by_user, self.by_dataset):
            self._pages.addWidget(page)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        foot.addWidget(self._trend)
        foot.addWidget(self._outlook, 1)
        self.content.addLayout(foot)
        self.view.currentIndexChanged.connect(self._on_view_chosen)
        self._on_view_chosen(View.OVER_TIME)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend(below=self.width() < _LEGEND_BELOW_PX)

    def _place_legend(self, *, below: bool) -> None:
        """Beside the title, or below the note where the names would end in dots."""
        where = (2, 0, 1, 3) if below else (0, 1, 1, 1)
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        self._head_grid.addWidget(self._legend, *where, side)

    def _head(self) -> QGridLayout:
        """The note has the room below title and legend, so that a long one cuts no name."""
        head = self._head_grid
        head.setHorizontalSpacing(16)
        head.setVerticalSpacing(1)
        head.setColumnStretch(1, 1)
        head.addWidget(self._title, 0, 0)
        self._place_legend(below=False)
        head.addWidget(self._note, 1, 0, 1, 2)
        head.addWidget(self.view, 0, 2, 2, 1)
        return head

    @Slot(int)
    def _on_view_chosen(self, chosen: int) -> None:
        view = View(chosen)
        titles = {
            View.OVER_TIME: self.tr("Remaining budget"),
            View.BY_USER: self.tr("Budget by user"),
            View.BY_DATASET: self.tr("Budget by dataset"),
        }
        shares = self.tr("Shares add up.")
        notes = {
            View.OVER_TIME: joined((shares, spends_together())),
            View.BY_USER: self.tr("Share of the pools of all datasets."),
            View.BY_DATASET: self.tr("Share of each dataset’s pool."),
        }
        self._title.setText(titles[view])
        self._note.setText(notes[view])
        self._pages.setCurrentIndex(view)
        for part in (self._legend, self._trend, self._outlook):
            part.setVisible(view is View.OVER_TIME)

    def show_overview(self, seen: Overview) -> None:
        """Show the spends that count, and what the plan would leave."""
        positions, standing = user_positions(seen), seen.standing
        steps = [
            Step(one.reserved_at, one.left_after, positions.get(one.user, -1), one.user, one.id)
            for one in standing
        ]
        effect = seen.plan_effect
        position = positions.get(seen.planned_by)
        plan = None
        if effect is not None and effect.left is not None and position is not None:
            plan = Plan(position, effect.left_share)
        first = min([seen.dataset.added_at, *(step.at for step in steps)])
        last = max([seen.at, *(step.at for step in steps)])
        trend = _trend(seen)
        what_of = partial(_what_at, standing, seen)
        self.plot.set_steps(steps, first=first, now=last, plan=plan, trend=trend, what_of=what_of)
        self._legend.set_entries(self._entries(seen, plan))
        self._outlook.setText(outlook_sentence(seen))
        self._trend.set_entries([] if trend is None else [LegendEntry(Sample.TREND, "")])
        self.by_user.show_bars(Bars(name=self.tr("Budget by user"), splits=seen.by_user, marks=positions))
        self.by_dataset.show_bars(
            Bars(name=self.tr("Budget by dataset"), splits=seen.by_dataset, marks=positions)
        )

    def _entries(self, seen: Overview, plan: Plan | None) -> list[LegendEntry]:
        """The users who spent; where there are many, the last place is for how many more there are."""
        spenders = [one for one in seen.users if one.taken > 0]
        n_named = len(spenders) if len(spenders) <= _LEGEND_USERS else _LEGEND_USERS - 1
        entries = [
            LegendEntry(Sample.USER, one.user.name, mark_position(one.user)) for one in spenders[:n_named]
        ]
        n_more = len(spenders) - n_named
        if n_more > 0:
            more = self.tr("{count} more").format(count=formats.count(n_more))
            entries.append(LegendEntry(Sample.USER, more, -1))
        if plan is not None:
            entries.append(LegendEntry(Sample.PLANNED, self.tr("Planned"), plan.position))
        return entries


class SpendsCard(Card):
    """The table of spends.

    Signals:
        release_wanted: Id of a release that is to be shown.
        all_wanted: Whether the table is to have the whole height.
        take_back_wanted: A `SpendSummary` that never opened the rows is to be taken back.
    """

    release_wanted = Signal(str)
    all_wanted = Signal(bool)
    take_back_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=0)
        self.model = SpendsModel(look, self)
        self.table = DataTable(self.model, name=self.tr("Spends"), stretch=SpendColumn.USER, gap_px=0)
        self.table.setMinimumHeight(_TABLE_PX)
        self.table.begin_in_order(SpendColumn.SPEND, Qt.SortOrder.DescendingOrder)
        self.table.horizontalHeader().sectionClicked.connect(self._on_head_clicked)
        self.table.row_activated.connect(self._on_row_activated)
        self.table.row_selected.connect(self._on_row_selected)
        self._voidable: tuple[str, ...] = ()
        self.search = SearchField(look, self.tr("Find a spend"))
        self.search.setFixedWidth(_SEARCH_PX)
        self.search.textChanged.connect(self._on_searched)
        self.take_back_button = LinkButton(self.tr("Take Back…"))
        self.take_back_button.setVisible(False)
        self.take_back_button.clicked.connect(self._on_take_back_clicked)
        self.all_button = LinkButton(self.tr("Show All"))
        self.all_button.setCheckable(True)
        self.all_button.toggled.connect(self._on_all_toggled)
        self._note = caption()
        self.setAccessibleName(self.tr("Spends"))
        self.content.setContentsMargins(8, 8, 8, 3)
        self.content.addLayout(self._head())
        self.content.addWidget(self.table, 1)
        self.setTabOrder(self.take_back_button, self.search)
        self.setTabOrder(self.search, self.all_button)
        self.setTabOrder(self.all_button, self.table)

    def set_voidable(self, spends: tuple[str, ...]) -> None:
        """Say which spends may be taken back."""
        self._voidable = spends

    def show_overview(self, seen: Overview) -> None:
        """Show all spends, those that were taken back included."""
        chosen = self.table.current
        self.model.set_marks(user_positions(seen))
        self.model.set_searches(seen.searches)
        self.model.set_rows(seen.spends)
        self.all_button.setVisible(bool(seen.spends) or self.all_button.isChecked())
        if chosen is not None:
            self.table.select_where(lambda row: row.id == chosen.id)
        self._tell_count(self.tr("{count} in all, newest first"))

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(card_title(self.tr("Spends")))
        row.addWidget(self._note)
        row.addStretch(1)
        row.addWidget(self.take_back_button)
        row.addWidget(self.search)
        row.addWidget(self.all_button)
        return row

    def _tell_count(self, every: str) -> None:
        """Say how many there are, or how many of them a search has found."""
        total, shown = self.model.rowCount(), self.table.model().rowCount()
        told = every if shown == total else self.tr("{shown} of {count}")
        if total == 0:
            told = self.tr("none yet")
        self._note.setText(told.format(shown=formats.count(shown), count=formats.count(total)))

    @Slot()
    def _on_head_clicked(self) -> None:
        """The person chose another order."""
        self._tell_count(self.tr("{count} in all"))

    @Slot(str)
    def _on_searched(self, text: str) -> None:
        self.table.search_for(text.strip())
        self._tell_count(self.tr("{count} in all"))

    @Slot(object)
    def _on_row_activated(self, spend: SpendSummary) -> None:
        if spend.state is SpendState.RELEASED:
            self.release_wanted.emit(spend.id)

    @Slot(object)
    def _on_row_selected(self, spend: SpendSummary | None) -> None:
        may_void = spend is not None and spend.id in self._voidable and spend.state is not SpendState.VOIDED
        self.take_back_button.setVisible(may_void)

    @Slot()
    def _on_take_back_clicked(self) -> None:
        if self.table.current is not None:
            self.take_back_wanted.emit(self.table.current)

    @Slot(bool)
    def _on_all_toggled(self, checked: bool) -> None:
        self.all_button.setText(self.tr("Show Timeline") if checked else self.tr("Show All"))
        self.all_wanted.emit(checked)


class HistoryColumn(QWidget):
    """Timeline above, spends below; the spends can have the whole height."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.timeline, self.spends = TimelineCard(look), SpendsCard(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(self.timeline, 55)
        column.addWidget(self.spends, 50)
        self.spends.all_wanted.connect(self.timeline.setHidden)

    def offer_timeline(self, *, offered: bool) -> None:
        """Leave the timeline out for whoever sees their own spends alone: its steps are everybody's."""
        if not offered:
            self.spends.all_button.setVisible(False)
        self.timeline.setVisible(offered and not self.spends.all_button.isChecked())

    def show_overview(self, seen: Overview) -> None:
        """Show a dataset's past."""
        self.timeline.show_overview(seen)
        self.spends.show_overview(seen)


def _what_at(spends: Sequence[SpendSummary], seen: Overview, place: int) -> str:
    """What was spent, for which dataset where several share the pool, and what came of it."""
    spend = spends[place]
    parts = [formats.epsilon(spend.granted.epsilon), state_text(spend.state).lower()]
    search = seen.searches.get(spend.dataset)
    if search is not None or seen.dataset.shares_with:
        parts.insert(0, about_text(spend, search))
    return ", ".join(parts)


def _trend(seen: Overview) -> Trend | None:
    """Where the level goes at the pace so far."""
    outlook, whole = seen.outlook, seen.pool.total.pico_rho
    if outlook is None or outlook.used_up_at is None or outlook.n_more == 0 or seen.pool.closed:
        return None
    left = seen.pool.remaining.pico_rho - outlook.n_more * outlook.each
    return Trend(outlook.used_up_at, left / whole)


def user_positions(seen: Overview) -> dict[str, int]:
    """The mark of each user."""
    return {one.user.name: mark_position(one.user) for one in seen.users}
