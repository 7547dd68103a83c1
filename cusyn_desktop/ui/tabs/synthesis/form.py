"""The left side: who asks for what, with which budget."""

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.engine.model_limit import LARGEST_LIMIT_MB
from cusyn_desktop.engine.plan import EngineName, Reuse
from cusyn_desktop.services.records import ColumnSummary, DatasetSummary, Evaluation, UserSummary
from cusyn_desktop.services.records.requests import Request, Typed
from cusyn_desktop.services.row_numbers import MAX_ROWS
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.checks import checked_epsilon, checked_optional_epsilon
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.tabs.synthesis.interest import InterestQueries
from cusyn_desktop.ui.tabs.synthesis.scale import slider_end, start_epsilon
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.widgets.budget_field import BudgetField, EpsilonEdit, typed_text
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import Combo, CountField, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll, bring_in_sight
from cusyn_desktop.ui.words import formats

_ROW_GAP = 6
_FIELD_PX = 32
_LIMIT_PX = 168


class RequestForm(Card):
    """Everything of a request, kept valid or marked.

    Signals:
        request_changed: Something else is asked; read `request`.
        subject_changed: Another dataset or user is chosen, or their facts were read again.
    """

    request_changed = Signal()
    subject_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(spacing=_ROW_GAP, parent=parent)
        self.setAccessibleName(self.tr("Request"))
        self._look = look
        self._datasets: tuple[DatasetSummary, ...] = ()
        self._users: tuple[UserSummary, ...] = ()
        self._settled: tuple[tuple[str, ...], ...] = ()
        self.dataset, self.user = Combo(look), Combo(look)
        self.interest = InterestQueries(look)
        self.budget = BudgetField(look, self.tr("&Budget asked"), checked_epsilon)
        self.not_below = EpsilonEdit(checked_optional_epsilon)
        self.engine, self.reuse = Combo(look), Combo(look)
        self.rows, self.model_limit = CountField(), CountField()
        self.advanced = LinkButton(self.tr("Advanced"))
        self._advanced_row = QWidget()
        self._build(look)
        self._connect()

    @property
    def current_dataset(self) -> DatasetSummary | None:
        """The chosen dataset."""
        found = [dataset for dataset in self._datasets if dataset.name == self.dataset.currentText()]
        return found[0] if found else None

    @property
    def current_user(self) -> UserSummary | None:
        """The chosen user."""
        found = [user for user in self._users if user.name == self.user.currentText()]
        return found[0] if found else None

    @property
    def columns(self) -> tuple[ColumnSummary, ...]:
        """The columns that a query may have."""
        dataset = self.current_dataset
        return tuple(column for column in dataset.columns if column.size > 0) if dataset else ()

    @property
    def request(self) -> Request | None:
        """What is asked; None while something is missing or cannot be used."""
        is_usable = self.budget.epsilon is not None and not self.not_below.mistake
        return self.typed if is_usable and self.current_user is not None else None

    @property
    def typed(self) -> Request | None:
        """What stands in the form, as it was typed, complete or not; None without a dataset."""
        dataset = self.current_dataset
        if dataset is None:
            return None
        return Request(
            dataset=dataset.name,
            user=self.user.currentText(),
            epsilon=self.budget.text.strip(),
            at_least=self.not_below.text().strip() or None,
            queries=self.interest.queries,
            engine=EngineName(self.engine.currentData()),
            reuse=Reuse(self.reuse.currentData()),
            rows=self.rows.value() or None,
            model_limit_mb=self.model_limit.value() or None,
        )

    @property
    def is_unsettled(self) -> bool:
        """Whether queries were chosen that were neither asked nor kept."""
        return bool(self.interest.queries) and self.interest.queries != self._settled

    def settle(self) -> None:
        """Take the chosen queries for kept: somebody has them elsewhere, or they were asked."""
        self._settled = self.interest.queries

    def set_facts(self, datasets: Sequence[DatasetSummary], users: Sequence[UserSummary]) -> None:
        """Offer these datasets and users; what was chosen stays chosen where it still exists.

        A dataset that came since is chosen instead, as long as no query is: it is what somebody works on.
        """
        before, asking = self.dataset.currentText(), self.user.currentText()
        newest = self._newest(datasets)
        self._datasets, self._users = tuple(datasets), tuple(users)
        with QSignalBlocker(self.dataset):
            self.dataset.clear()
            self.dataset.addItems([dataset.name for dataset in datasets])
            self.dataset.setCurrentIndex(max(0, self.dataset.findText(newest or before)))
        if self.dataset.currentText() != before:
            self._on_dataset_changed()
            return
        self._offer_users()
        if self.user.currentText() != asking:
            self._on_user_changed()
            return
        self.subject_changed.emit()
        self.request_changed.emit()

    def _newest(self, datasets: Sequence[DatasetSummary]) -> str:
        """The dataset that came since the form was filled; empty where there is none to go on with."""
        known = {dataset.number for dataset in self._datasets}
        came = [dataset for dataset in datasets if dataset.number not in known]
        if not known or not came or self.interest.queries:
            return ""
        return max(came, key=lambda dataset: dataset.number).name

    def fill(self, request: Request) -> None:
        """Ask again for what was asked before."""
        self._put(request)
        self.settle()

    def start_anew(self) -> bool:
        """Put everything but the dataset back to where it starts; whether something else stood there.

        Until other queries are chosen, the link beside them brings all of it back.
        """
        before = self.typed
        fresh = self._fresh()
        if before is None or fresh is None or before == fresh:
            return False
        self._put(fresh)
        self.interest.start_anew(partial(self._put, before))
        return True

    def _fresh(self) -> Request | None:
        """What the form holds at first; None while nobody may ask for the dataset."""
        dataset = self.current_dataset
        if dataset is None or not self.user.count():
            return None
        user = next(user for user in self._users if user.name == self.user.itemText(0))
        return Request(
            dataset=dataset.name,
            user=user.name,
            epsilon=typed_text(start_epsilon(dataset, user)),
            engine=EngineName(self.engine.itemData(0)),
            reuse=Reuse(self.reuse.itemData(0)),
            rows=dataset.approx_rows or None,
        )

    def _put(self, request: Request) -> None:
        """Let the fields hold a request."""
        self.dataset.setCurrentText(request.dataset)
        self.user.setCurrentText(request.user)
        self.engine.setCurrentIndex(self.engine.findData(request.engine.value))
        self.reuse.setCurrentIndex(self.reuse.findData(request.reuse.value))
        dataset = self.current_dataset
        self.rows.setValue(request.rows or (dataset.approx_rows if dataset else None) or 0)
        self.not_below.setText("" if request.at_least is None else _least_text(request.at_least))
        self.budget.edit.setText(str(request.epsilon))
        self.model_limit.setValue(request.model_limit_mb or 0)
        self.advanced.setChecked(request.model_limit_mb is not None)
        self.interest.choose(request.queries)

    def begin(self, wish: RequestWish) -> None:
        """Begin a request for a dataset, a user or a set of queries."""
        if wish.dataset:
            self.dataset.setCurrentText(wish.dataset)
        if wish.user:
            self.user.setCurrentText(wish.user)
        if wish.queries is not None:
            self.interest.replace(wish.queries)
        self.settle()

    def show_evaluation(self, evaluation: Evaluation) -> None:
        """Show what the answer says of the parts of the form: errors of queries, the model limit chosen."""
        self.interest.show_forecast(evaluation)
        if evaluation.request.model_limit_mb is None:
            told = self.tr("automatic: {limit}").format(limit=evaluation.model_limit_mb)
            self.model_limit.setSpecialValueText(told)

    def lower_to(self, epsilon: float) -> None:
        """Ask for the nearest budget that is possible, and name no larger one as the least."""
        if (self.not_below.epsilon or 0.0) > epsilon:
            self.not_below.clear()
        self.budget.set_epsilon(math.floor(100.0 * epsilon + 1e-6) / 100.0)

    def _build(self, look: Look) -> None:
        content = QVBoxLayout()
        content.setSpacing(_ROW_GAP)
        self._scroll = VerticalScroll(content)
        self.content.addWidget(self._scroll, 1)
        first = _row((Field(look, self.tr("&Dataset"), self.dataset), 2))
        first.addWidget(Field(look, self.tr("&User"), self.user), 1)
        content.addLayout(first)
        content.addWidget(self.interest, 1)
        self.not_below.setFixedWidth(88)
        self.not_below.setPlaceholderText(self.tr("any"))
        not_below = Field(look, self.tr("&Not below"), self.not_below)
        budget = _row((self.budget, 1))
        budget.addWidget(not_below, 0, Qt.AlignmentFlag.AlignTop)
        content.addLayout(budget)
        for engine, text in self._engine_texts().items():
            self.engine.addItem(text, engine.value)
        for place in range(self.engine.count()):
            about = self._about_engine(EngineName(self.engine.itemData(place)))
            self.engine.setItemData(place, about, Qt.ItemDataRole.ToolTipRole)
        for reuse, text in self._reuse_texts().items():
            self.reuse.addItem(text, reuse.value)
        method = _row((Field(look, self.tr("&Method"), self.engine), 1))
        method.addWidget(Field(look, self.tr("Use &earlier measurements"), self.reuse), 1)
        content.addLayout(method)
        content.addLayout(self._rows_row(look))
        content.addWidget(self._advanced_row)

    def _rows_row(self, look: Look) -> QHBoxLayout:
        self.rows.setRange(0, MAX_ROWS)
        self.rows.setSingleStep(1000)
        self.rows.setSpecialValueText(self.tr("automatic"))
        self.rows.setFixedSize(120, _FIELD_PX)
        note = self.tr("A round number you choose, so that it does not tell how many people are in the data.")
        row = _row((Field(look, self.tr("&Rows to make"), self.rows), 0))
        row.addWidget(caption(note, wrap=True), 1, Qt.AlignmentFlag.AlignBottom)
        self.advanced.setCheckable(True)
        row.addWidget(self.advanced, 0, Qt.AlignmentFlag.AlignBottom)
        self._fill_advanced(look)
        return row

    def _fill_advanced(self, look: Look) -> None:
        """What suits the machine already, and most people never change."""
        self.model_limit.setRange(0, LARGEST_LIMIT_MB)
        self.model_limit.setSpecialValueText(self.tr("automatic"))
        self.model_limit.setFixedSize(_LIMIT_PX, _FIELD_PX)
        note = self.tr(
            "At most {most}. A larger model keeps more of what belongs together, and takes more time "
            "and memory."
        ).format(most=formats.count(LARGEST_LIMIT_MB))
        row = QHBoxLayout(self._advanced_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(Field(look, self.tr("Model &limit, MB"), self.model_limit))
        row.addWidget(caption(note, wrap=True), 1, Qt.AlignmentFlag.AlignBottom)
        self._advanced_row.setVisible(False)

    def _engine_texts(self) -> dict[EngineName, str]:
        return {
            EngineName.CUSYN_AIM: self.tr("AIM, customised (recommended)"),
            EngineName.CUSYN_MWEM: self.tr("MWEM-PGM, customised"),
            EngineName.AIM: self.tr("AIM, without interest queries"),
            EngineName.MWEM_PGM: self.tr("MWEM-PGM, without interest queries"),
        }

    def _about_engine(self, engine: EngineName) -> str:
        """What the names of the methods stand for."""
        steps = self.tr("Looks after each step for what is still least exact, and measures that next.")
        rounds = self.tr("Measures what is least exact, in a number of rounds that is fixed beforehand.")
        told = steps if engine in (EngineName.CUSYN_AIM, EngineName.AIM) else rounds
        first = self.tr("Your interest queries are measured first.") if engine.customised else ""
        return joined((told, first))

    def _reuse_texts(self) -> dict[Reuse, str]:
        return {
            Reuse.MINE: self.tr("My earlier releases, no extra cost"),
            Reuse.ALL: self.tr("All releases, paid by the user"),
            Reuse.NONE: self.tr("None"),
        }

    def _connect(self) -> None:
        self.dataset.currentIndexChanged.connect(self._on_dataset_changed)
        self.user.currentIndexChanged.connect(self._on_user_changed)
        self.interest.changed.connect(self._on_field_changed)
        self.advanced.toggled.connect(self._on_advanced_toggled)
        changed = (
            self.budget.epsilon_changed,
            self.budget.mistake_changed,
            self.not_below.epsilon_changed,
            self.not_below.mistake_changed,
            self.engine.currentIndexChanged,
            self.reuse.currentIndexChanged,
            self.rows.valueChanged,
            self.model_limit.valueChanged,
        )
        for signal in changed:
            signal.connect(self._on_field_changed)

    def _offer_users(self) -> None:
        dataset = self.dataset.currentText()
        allowed = [user for user in self._users if user.datasets is None or dataset in user.datasets]
        before = self.user.currentText()
        with QSignalBlocker(self.user):
            self.user.clear()
            for user in allowed:
                self.user.addItem(self._look.mark_icon(mark_position(user)), user.name)
            self.user.setCurrentIndex(max(0, self.user.findText(before)) if allowed else -1)

    @Slot(bool)
    def _on_advanced_toggled(self, on: bool) -> None:
        self._advanced_row.setVisible(on)
        if on:
            bring_in_sight(self._advanced_row)

    @Slot()
    def _on_dataset_changed(self) -> None:
        self._offer_users()
        self.interest.set_columns(self.columns)
        dataset = self.current_dataset
        with QSignalBlocker(self.rows):
            self.rows.setValue(dataset.approx_rows or 0 if dataset else 0)
        self._on_user_changed()

    @Slot()
    def _on_user_changed(self) -> None:
        dataset, user = self.current_dataset, self.current_user
        if dataset is not None and user is not None:
            self.budget.slider.set_largest(slider_end(dataset, user))
            start = start_epsilon(dataset, user)
            self.budget.set_epsilon(self.budget.epsilon or start)
            self.budget.slider.follow(self.budget.epsilon or start)
        self.subject_changed.emit()
        self.request_changed.emit()

    @Slot()
    def _on_field_changed(self) -> None:
        self.request_changed.emit()


def _least_text(least: Typed) -> str:
    """What a person typed, as it is; what a run agreed to, with no more figures than anyone types."""
    return least if isinstance(least, str) else typed_text(math.floor(100.0 * least + 1e-6) / 100.0)


def _row(*widgets: tuple[QWidget, int]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(16)
    for widget, stretch in widgets:
        row.addWidget(widget, stretch)
    return row
