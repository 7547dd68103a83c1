"""One user: pool, limit, datasets, what they spent, saved sets of interest queries."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.services.access.rights import Actor, Right
from cusyn_desktop.services.records import PoolStatus, SpendSummary, UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.spends import SpendColumn, SpendsModel
from cusyn_desktop.ui.models.users import datasets_text, mark_position
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import (
    ElidedLabel,
    IconLabel,
    Ink,
    Label,
    body,
    caption,
    card_title,
)
from cusyn_desktop.ui.widgets.panels import FilledCard, rule
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.widgets.pool_figures import PoolFigures
from cusyn_desktop.ui.widgets.saved_sets import SavedSets
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats

DETAILS_PX = 496
_NO_MARK = -1
_LEAST_LIST_PX = 96
_HIDDEN_COLUMNS = (SpendColumn.USER, SpendColumn.ASKED, SpendColumn.SHARE, SpendColumn.LEFT)


class UserDetails(FilledCard):
    """What a user has, may do and saved.

    Signals:
        limit_wanted: The limit for one request is to be lowered.
        dataset_wanted: One more dataset is to be allowed.
        request_wanted: A request of this user is to be begun: a `QuerySet`, or None.
        release_wanted: The id of a release of theirs is to be shown.
    """

    limit_wanted = Signal()
    dataset_wanted = Signal()
    request_wanted = Signal(object)
    release_wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=8)
        self._look, self._may_allow = look, True
        self._mark = IconLabel(look.mark_icon(_NO_MARK), 18)
        self._name = ElidedLabel("", TextStyle.BANNER_TITLE)
        self._total, self._left = caption(), PoolFigures()
        self._bar, self._allows = PoolBar(look), body(wrap=True)
        self._limit, self._datasets = Label("", TextStyle.BUTTON), Label("", TextStyle.BUTTON, wrap=True)
        self.limit_button = Button()
        self.dataset_button = Button(self.tr("Allow Dataset…"))
        self.ask_button = Button(self.tr("Ask for a Table"), look.icon(Icon.SYNTHESIS))
        self.ask_set_button = Button(self.tr("Ask with This Set"))
        self._spends = SpendsModel(look, self)
        self.spent = DataTable(
            self._spends, name=self.tr("What they spent"), stretch=SpendColumn.STATE, gap_px=0
        )
        self.release_button = Button(self.tr("See Release"))
        self._no_spends = caption(self.tr("Nothing yet."))
        self.sets = SavedSets(
            look,
            none=self.tr(
                "None saved yet. Choose queries in the tab Synthesis, then Sets and Save Current Choice."
            ),
        )
        self._build()
        self._connect()

    def show_rights(self, actor: Actor) -> None:
        """Leave out the buttons for what the role may not do."""
        may_ask = actor.may(Right.SYNTHESISE)
        self.ask_button.setVisible(may_ask)
        self.ask_set_button.setVisible(may_ask)
        self.limit_button.setVisible(actor.may(Right.CHANGE_LIMITS))
        self.sets.allow_changes(allowed=actor.may(Right.SAVE_QUERIES))
        self._may_allow = actor.may(Right.ADD_USERS)

    def show_user(
        self, user: UserSummary, spends: Sequence[SpendSummary], *, can_allow: bool, locked: bool
    ) -> None:
        """Show a user and their spends; `can_allow` says whether there is a dataset left to allow."""
        self._mark.set_icon(self._look.mark_icon(mark_position(user)))
        self._name.setText(user.name)
        self._show_pool(user, user.pool)
        limit = user.per_request
        self._limit.setText(
            self.tr("no limit")
            if limit is None
            else self.tr("at most {limit} at {delta}").format(
                limit=formats.epsilon_left(limit.epsilon), delta=formats.delta(limit.delta)
            )
        )
        self._datasets.setText(datasets_text(user))
        self.dataset_button.setVisible(user.datasets is not None and self._may_allow)
        self.dataset_button.setEnabled(can_allow and not locked)
        self.limit_button.setEnabled(not locked)
        self.limit_button.setText(self.tr("Set Limit…") if limit is None else self.tr("Lower Limit…"))
        has_datasets = user.datasets != ()
        self.ask_button.setEnabled(not locked and has_datasets)
        self.ask_button.setToolTip("" if has_datasets else self.tr("Allow a dataset first"))
        self.sets.show_sets(user.query_sets)
        self._on_set_selected(self.sets.table.current)
        self._show_spends(spends)

    def _show_spends(self, spends: Sequence[SpendSummary]) -> None:
        newest_first = tuple(reversed(spends))
        if newest_first != self._spends.rows:
            self._spends.set_rows(newest_first)
            self._on_spend_selected(self.spent.current)
        self.spent.setVisible(bool(spends))
        self.release_button.setVisible(bool(spends))
        self._no_spends.setVisible(not spends)

    def _show_pool(self, user: UserSummary, pool: PoolStatus | None) -> None:
        for widget in (self._left, self._bar, self._total):
            widget.setVisible(pool is not None)
        if pool is None:
            self._allows.setText(
                self.tr("No pool of their own: the dataset’s pool and the limits alone decide.")
            )
            return
        self._total.setText(
            self.tr("{total} in all at {delta}").format(
                total=formats.epsilon_left(pool.total.epsilon), delta=formats.delta(pool.total.delta)
            )
        )
        self._left.show_pool(pool)
        part = PoolPart(user.name, mark_position(user), pool.spent_share)
        self._bar.set_parts(user.name, (part,) if pool.spent_share > 0 else ())
        if pool.remaining.pico_rho == 0 or pool.closed:
            self._allows.setText(
                self.tr("Nothing is left. A pool is never refilled; earlier releases stay usable.")
            )
        else:
            self._allows.setText(
                self.tr("The pool still allows {allowed}.").format(
                    allowed=formats.epsilon_left(pool.remaining.epsilon)
                )
            )

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._mark)
        head.addWidget(self._name, 1)
        head.addWidget(self.ask_button)
        self.content.addLayout(head)
        for part in (self._left, self._bar, self._allows, self._total):
            self.content.addWidget(part)
        self.content.addWidget(rule())
        lines = (
            (self.tr("One request"), self._limit, self.limit_button),
            (self.tr("Datasets"), self._datasets, self.dataset_button),
        )
        for title, value, button in lines:
            self.content.addLayout(_line(title, value, button))
        told = self.tr("A limit can be lowered, never raised. A pool only goes down.")
        self.content.addWidget(caption(told, wrap=True))
        self.content.addWidget(rule())
        self.content.addLayout(_head(self.tr("What they spent"), self.release_button))
        self.content.addWidget(self._no_spends)
        for column in _HIDDEN_COLUMNS:
            self.spent.setColumnHidden(column, True)
        self.content.addWidget(self.spent, 1)
        self.content.addWidget(rule())
        self.content.addLayout(_head(self.tr("Saved interest queries"), self.ask_set_button))
        self.content.addWidget(self.sets, 1)
        for table in (self.spent, self.sets.table):
            table.setMinimumHeight(_LEAST_LIST_PX)
            table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.content.addStretch(0)

    def _connect(self) -> None:
        self.limit_button.clicked.connect(self._on_limit_clicked)
        self.dataset_button.clicked.connect(self._on_dataset_clicked)
        self.ask_button.clicked.connect(self._on_ask_clicked)
        self.ask_set_button.clicked.connect(self._on_ask_set_clicked)
        self.release_button.clicked.connect(self._on_release_clicked)
        self.sets.set_selected.connect(self._on_set_selected)
        self.sets.set_activated.connect(self._on_set_activated)
        self.spent.row_selected.connect(self._on_spend_selected)
        self.spent.row_activated.connect(self._on_spend_activated)

    @Slot()
    def _on_limit_clicked(self) -> None:
        self.limit_wanted.emit()

    @Slot()
    def _on_dataset_clicked(self) -> None:
        self.dataset_wanted.emit()

    @Slot()
    def _on_ask_clicked(self) -> None:
        self.request_wanted.emit(None)

    @Slot()
    def _on_ask_set_clicked(self) -> None:
        self.request_wanted.emit(self.sets.table.current)

    @Slot(object)
    def _on_set_selected(self, row: QuerySet | None) -> None:
        self.ask_set_button.setEnabled(row is not None and self.ask_button.isEnabled())

    @Slot(object)
    def _on_set_activated(self, row: QuerySet) -> None:
        if self.ask_button.isEnabled():
            self.request_wanted.emit(row)

    @Slot(object)
    def _on_spend_selected(self, row: SpendSummary | None) -> None:
        self.release_button.setEnabled(row is not None and row.state is SpendState.RELEASED)

    @Slot()
    def _on_release_clicked(self) -> None:
        self._on_spend_activated(self.spent.current)

    @Slot(object)
    def _on_spend_activated(self, row: SpendSummary | None) -> None:
        if row is not None and row.state is SpendState.RELEASED:
            self.release_wanted.emit(row.id)


def _head(title: str, button: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(card_title(title), 1)
    row.addWidget(button)
    return row


def _line(title: str, value: Label, button: QWidget) -> QHBoxLayout:
    words = QVBoxLayout()
    words.setSpacing(1)
    words.addWidget(Label(title, TextStyle.CAPTION, ink=Ink.MUTED))
    words.addWidget(value)
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addLayout(words, 1)
    row.addWidget(button)
    return row
