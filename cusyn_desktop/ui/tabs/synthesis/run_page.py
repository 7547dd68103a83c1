"""A run while it goes on, and how it ended."""

import time
from datetime import timedelta

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import Progress
from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.errors import BudgetExceededError, CuSynError
from cusyn_desktop.services.records import Evaluation, ReleaseSummary, UserSummary
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.measured import MeasuredColumn, MeasuredModel
from cusyn_desktop.ui.plots.live_errors import LiveErrors
from cusyn_desktop.ui.tabs.synthesis.progress import STAGES, RunProgress
from cusyn_desktop.ui.tabs.synthesis.run_facts import SIDE_PX, PoolFacts, PoolsNow, RequestFacts, SpentFacts
from cusyn_desktop.ui.tabs.synthesis.run_head import RunHead
from cusyn_desktop.ui.tabs.synthesis.words import next_step
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import caption, card_title
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card, FilledCard
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.messages import message_of

_REDRAW_MS = 250
_LEAST_TABLE_PX, _FOLDED_TABLE_PX = 56, 144
_LEAST_PLOT_PX = 136
_NARROW_PX, _FOLD_BELOW_PX = 1000, 880
_LEAST_WIDTH_PX, _ANY_PX = 560, 16_777_215
_SEARCH_PX = 176
_WHY_PX = 180


class RunPage(QWidget):
    """Left what is agreed and spent; right how far it is, how errors fall, what was measured.

    Signals:
        cancel_wanted: The person clicked Cancel; nothing is stopped yet.
        release_wanted: Id of the release to show.
        new_request_wanted: Back to the form, for something else.
        change_wanted: Back to the form as it was.
        spend_written: The ledger has the spend; pools have changed.
    """

    cancel_wanted = Signal()
    release_wanted = Signal(str)
    new_request_wanted = Signal()
    change_wanted = Signal()
    spend_written = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.run: RunProgress | None = None
        self._n_rows_shown = 0
        self._is_stopping = False
        self._request, self._spent, self._pools = RequestFacts(look), SpentFacts(look), PoolFacts(look)
        self.head = RunHead(look)
        self._errors = LiveErrors(look)
        self._errors.setMinimumHeight(_LEAST_PLOT_PX)
        self._errors_card = FilledCard(spacing=4)
        self.measured = MeasuredModel(look, self)
        self._table = DataTable(
            self.measured, name=self.tr("Measured so far"), stretch=MeasuredColumn.COLUMNS
        )
        self.search = SearchField(look, self.tr("Find columns"))
        self.search.setMaximumWidth(_SEARCH_PX)
        self.search.textChanged.connect(self._table.search_for)
        self._n_measured = caption()
        self._clock = QTimer(self)
        self._clock.setInterval(_REDRAW_MS)
        self._clock.timeout.connect(self._on_clock)
        for part in (self._errors, self._table):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._build()
        self.head.cancel_wanted.connect(self.cancel_wanted)
        self.head.release_wanted.connect(self.release_wanted)
        self.head.new_request_wanted.connect(self.new_request_wanted)
        self.head.change_wanted.connect(self.change_wanted)

    @property
    def granted_text(self) -> str:
        """What is spent, as it was agreed to."""
        granted = self.run.evaluation.granted if self.run else None
        return formats.epsilon(granted.epsilon) if granted else ""

    @property
    def name(self) -> str:
        """Number of the run, or empty before the ledger gave it."""
        spend = self.run.spend if self.run else None
        return spend.id if spend else ""

    @property
    def step(self) -> str:
        """Key of the stage that the page shows, so that whoever else tells of the run says the same."""
        return STAGES[self.run.stage] if self.run else STAGES[0]

    @property
    def is_stopping(self) -> bool:
        """Whether the run was asked to stop."""
        return self._is_stopping

    @property
    def price(self) -> str:
        """What stopping now costs, in a sentence."""
        if self.run is None or self.run.spend is None:
            return self.tr("Nothing is spent yet, and no table is made.")
        if self.run.opened_at is None:
            return self.tr("{granted} stays spent: it is in the ledger already. No table is made.").format(
                granted=self.granted_text
            )
        return self.tr(
            "{granted} stays spent, because the data was already opened. No table is made."
        ).format(granted=self.granted_text)

    def begin(
        self, evaluation: Evaluation, user: UserSummary, columns: tuple[str, ...], *, step_of_time: timedelta
    ) -> None:
        """Show a run that was just handed to the background, with times in steps that may be seen."""
        self.run = RunProgress(evaluation, columns, time.monotonic(), step_of_time)
        self._is_stopping = False
        self._request.show_request(evaluation, user)
        self._spent.show_waiting(self.granted_text)
        self._pools.setVisible(False)
        self._clear()
        self._errors_card.setVisible(bool(evaluation.request.queries))
        self.head.begin(self.granted_text, customised=_is_customised(evaluation))
        self._show()
        self._clock.start()
        self._table.setFocus()

    def take(self, progress: Progress) -> None:
        """Note progress; it is drawn a few times a second."""
        if self.run is None:
            return
        had_spend, was_open = self.run.spend is not None, self.run.opened_at is not None
        self.run.take(progress)
        if self.run.spend is not None and (not had_spend or not was_open):
            self._show_spend(self.run)
            if not had_spend:
                self.spend_written.emit()

    def show_pools(self, now: PoolsNow) -> None:
        """Show what the pools have left, and when the run ended as the ledger tells whoever looks on."""
        self._pools.show_pools(now)
        spend = next((one for one in now.spends if one.id == self.name), None)
        if spend is not None and spend.ended_at is not None:
            self._spent.show_end(spend.state, spend.ended_at)

    def show_stopping(self) -> None:
        """Say that the run was asked to stop."""
        self._is_stopping = True
        self.head.show_stopping()

    def end_released(self, release: ReleaseSummary) -> None:
        """The run came to its end."""
        self._stop()
        self._spent.show_end(SpendState.RELEASED, release.spend.ended_at)
        told = self.tr("%Ln synthetic rows in {time}.", "", release.n_rows).format(time=self._elapsed())
        self.head.show_released(release.id, told)

    def say_too_late(self) -> None:
        """The run had ended with a release before it could be stopped."""
        told = self.tr("The release was finished before the run could be cancelled. {granted} is spent.")
        self.head.add_text(told.format(granted=self.granted_text))

    def end_cancelled(self) -> None:
        """The run was stopped: the spend stays, and that is said."""
        self._stop()
        title = self.tr("Run {name} was cancelled").format(name=self.name)
        parts = [self._spend_stays()]
        if self.run is not None and self.run.opened_at is not None:
            parts.append(self.tr("What was measured is not kept, so asking again is a new spend."))
        self.head.show_ended(title if self.name else self.tr("The run was cancelled"), joined(parts))
        if self.name:
            self._spent.show_end(SpendState.CANCELLED, None)

    def end_failed(self, error: CuSynError) -> None:
        """The run broke off."""
        self._stop()
        message = message_of(error)
        failed = self.tr("Run {name} failed").format(name=self.name)
        told = message.text
        if isinstance(error, BudgetExceededError):
            told = self.tr("What can be granted has changed since it was shown.")
        stays = self._spend_stays()
        parts = (told, "" if stays in told else stays, next_step(error))  # some errors say it themselves
        self.head.show_ended(failed if self.name else message.title, joined(parts))
        if self.name:
            self._spent.show_end(SpendState.FAILED, None)
        else:
            self._spent.show_nothing(self.granted_text)
            self._request.show_nothing_spent()

    def _spend_stays(self) -> str:
        if not self.name:
            return self.tr("Nothing was spent.")
        if self.run is not None and self.run.opened_at is None:
            return self.tr(
                "{granted} stays spent. The data was not opened, so the spend can be taken back in Pools."
            ).format(granted=self.granted_text)
        return self.tr(
            "{granted} stays spent, because the data was already opened. No table was made."
        ).format(granted=self.granted_text)

    def _clear(self) -> None:
        """Show nothing that a former run measured."""
        self._n_rows_shown = 0
        self.search.clear()
        self.measured.set_rows(())
        self._n_measured.setText(self.tr("nothing yet"))
        self._errors.clear()

    def _stop(self) -> None:
        self._clock.stop()
        self._show()

    def _show_spend(self, run: RunProgress) -> None:
        if run.spend is not None:
            self._request.show_number(run.spend.id)
            self._spent.show_spent(
                self.granted_text, reserved_at=run.spend.reserved_at, opened_at=run.opened_at
            )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short the share of the grant gives way, and what is agreed stands below the run."""
        super().resizeEvent(event)
        self._table.setColumnHidden(MeasuredColumn.SHARE, self.width() < _NARROW_PX)
        ways, folded = QBoxLayout.Direction, self.width() < _FOLD_BELOW_PX
        if folded != (self._row.direction() == ways.BottomToTop):
            self._row.setDirection(ways.BottomToTop if folded else ways.LeftToRight)
            self._side.setMinimumWidth(0 if folded else SIDE_PX)
            self._side.setMaximumWidth(_ANY_PX if folded else SIDE_PX)
            self._table.setMinimumHeight(_FOLDED_TABLE_PX if folded else _LEAST_TABLE_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        """Narrower than both parts together, so that a narrow window can fold them."""
        return QSize(_LEAST_WIDTH_PX, super().minimumSizeHint().height())

    @Slot()
    def _on_clock(self) -> None:
        self._show()

    def _show(self) -> None:
        """Draw what came since the last time."""
        run = self.run
        if run is None:
            return
        self.head.show_progress(run, time.monotonic())
        new = run.rows[self._n_rows_shown :]
        if not new:
            return
        self._n_rows_shown = len(run.rows)
        self.measured.add_rows(new)
        self._n_measured.setText(self.tr("%Ln tables of counts, each with noise", "", len(run.rows)))
        forecast = run.evaluation.forecast
        self._errors.set_traces(
            run.traces(),
            rounds_expected=run.rounds_expected,
            forecast=forecast.query_error if forecast else None,
        )

    def _elapsed(self) -> str:
        return formats.duration(self.run.seconds_so_far(time.monotonic()) if self.run else 0.0)

    def _build(self) -> None:
        side = self._side = QWidget()
        side.setFixedWidth(SIDE_PX)
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(CARD_GAP)
        for card in (self._request, self._spent, self._pools):
            left.addWidget(card)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(CARD_GAP)
        right.addWidget(self.head)
        self._fill_errors_card()
        right.addWidget(self._errors_card, 5)
        right.addWidget(self._table_card(), 4)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(CARD_GAP)
        row.addWidget(side)
        row.addLayout(right, 1)

    def _fill_errors_card(self) -> None:
        content = self._errors_card.content
        content.addWidget(card_title(self.tr("Expected error of your queries")))
        told = self.tr(
            "Percentage points of people, from noise and model alone. "
            "A dot marks the round that measured a query."
        )
        content.addWidget(caption(told, wrap=True))
        content.addWidget(self._errors, 1)

    def _table_card(self) -> Card:
        card = Card(spacing=4)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(card_title(self.tr("Measured so far")))
        row.addWidget(self._n_measured, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.search)
        card.content.addLayout(row)
        self._table.setMinimumHeight(_LEAST_TABLE_PX)
        self._table.keep_room({MeasuredColumn.WHY: _WHY_PX})
        card.content.addWidget(self._table, 1)
        return card


def _is_customised(evaluation: Evaluation) -> bool:
    return bool(evaluation.request.queries) and EngineName(evaluation.request.engine).customised
