"""Form and decision beside each other: every change is decided anew, and nothing is spent by looking."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.records import DatasetSummary, Evaluation, KnownTable, UserSummary
from cusyn_desktop.services.records.requests import QuerySet, Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Calls, Spending
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.budgets.wished_error import WishedErrorDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.queries.sets import LoadSetDialog, SaveSetDialog
from cusyn_desktop.ui.dialogs.queries.templates import QueryTemplatesDialog
from cusyn_desktop.ui.dialogs.queries.three_columns import ThreeColumnsDialog
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.synthesis.decision import DecisionCard
from cusyn_desktop.ui.tabs.synthesis.form import RequestForm
from cusyn_desktop.ui.tabs.synthesis.query_foresight import QueriesDialog, QueryForesight
from cusyn_desktop.ui.tabs.synthesis.scale import most_possible
from cusyn_desktop.ui.widgets.scrolling import bring_in_sight
from cusyn_desktop.ui.widgets.side_pair import FormPair
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Task

_FORM_PX = 580
_FOLD_BELOW_PX = 1050
_PAUSE_MS = 250
"""A forecast is asked for once the slider has rested this long; the decision itself at once."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What a user's earlier releases of a dataset tell."""

    dataset: str
    user: str
    tables: tuple[KnownTable, ...]


class RequestPage(QWidget):
    """Where a request is put together.

    Signals:
        spend_agreed: The person agrees to the grant of this `Evaluation`.
        releases_wanted: Existing releases are to be shown: the id of one of them, or empty.
        sets_changed: A set of interest queries was saved, renamed or deleted.
        done_told: Something was done to the request, in words.
        error_raised: A `CuSynError` to be told to the person.
    """

    spend_agreed = Signal(object)
    releases_wanted = Signal(str)
    sets_changed = Signal()
    done_told = Signal(str)
    error_raised = Signal(object)

    def __init__(
        self, shell: Shell, calls: Calls, files: DataFileChooser, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shell, self._calls, self._files = shell, calls, files
        self._workspace: Workspace | None = None
        self._locked = False
        self._stale = False
        self.form, self.decision = RequestForm(shell.look), DecisionCard(shell.look)
        self.dialog: FormDialog | None = None
        self.foresight: QueryForesight | None = None
        self.evaluation = Inquiry(shell.runners.compute, self)
        self.saving = Inquiry(shell.runners.store, self)
        self.knowing = Inquiry(shell.runners.store, self)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_PAUSE_MS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FormPair(self.form, self.decision, form_px=_FORM_PX, fold_below_px=_FOLD_BELOW_PX))
        self._connect()

    @property
    def loss(self) -> str:
        """What of the request is kept nowhere, in a sentence; empty where nothing is."""
        if not self.form.is_unsettled:
            return ""
        n_queries = len(self.form.interest.queries)
        told = self.tr("%Ln interest queries for “{dataset}” were neither asked nor saved.", "", n_queries)
        return told.format(dataset=self.form.dataset.currentText())

    def set_workspace(self, workspace: Workspace | None, *, locked: bool) -> None:
        """Ask another workspace from now on."""
        self._workspace, self._locked = workspace, locked

    def stop(self) -> None:
        """Ask nothing more, and drop what is asked."""
        self.pause.stop()
        for inquiry in (self.evaluation, self.knowing):
            inquiry.cancel()

    def start_anew(self) -> None:
        """Begin with an empty form at its top, and say how what stood in it comes back."""
        if self.form.start_anew():
            self.done_told.emit(self.tr("A new request begins. Undo brings the one before back."))
        bring_in_sight(self.form.dataset)

    def set_facts(self, datasets: tuple[DatasetSummary, ...], users: tuple[UserSummary, ...]) -> None:
        """Offer these datasets and users, and decide anew: a pool may have less."""
        self.decision.renew()
        self.form.set_facts(datasets, users)

    def renew(self) -> None:
        """Decide anew, at once or when the page is shown: the ledger is not what the answer was for."""
        self.decision.renew()
        self._on_request_changed()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._ask_again()

    def _connect(self) -> None:
        self.form.request_changed.connect(self._on_request_changed)
        self.form.subject_changed.connect(self._on_subject_changed)
        head = self.form.interest.head
        head.template.clicked.connect(self._on_template_clicked)
        head.three_columns.clicked.connect(self._on_three_columns_clicked)
        head.sets.clicked.connect(self._on_load_set_clicked)
        self.pause.timeout.connect(self._on_pause_over)
        self.evaluation.succeeded.connect(self._on_evaluated)
        self.evaluation.failed.connect(self._on_evaluation_failed)
        self.saving.succeeded.connect(self._on_request_saved)
        self.saving.failed.connect(self.error_raised)
        self.knowing.succeeded.connect(self._on_known)
        self.knowing.failed.connect(self.error_raised)
        self.decision.spend_wanted.connect(self._on_spend_wanted)
        self.decision.save_wanted.connect(self._on_save_wanted)
        self.decision.lower_wanted.connect(self._on_lower_wanted)
        self.decision.forecast.by_error.clicked.connect(self._on_by_error_clicked)
        self.decision.pairs_wanted.connect(self.form.interest.use_pairs)
        self.decision.releases_wanted.connect(self.releases_wanted)

    # The decision --------------------------------------------------------------------------------

    @Slot()
    def _on_request_changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._ask_again()
        else:
            self.pause.stop()

    def _ask_again(self) -> None:
        """Ask for the bare decision now, and for the forecast after a pause."""
        self._stale = False
        self.pause.stop()
        request = self.form.request
        if request is None or self._workspace is None:
            self._hold()
            return
        self._ask(request, with_forecast=False)
        self.pause.start()

    def _hold(self) -> None:
        """Say why nothing can be decided: nobody may ask, or the form has a mistake."""
        told = self.tr("Correct the marked field to go on. Nothing is spent yet.")
        if self.form.current_user is None:
            told = self.tr("No user may ask for this dataset yet. Allow it to somebody under Users.")
            self.decision.show_nothing(told)
            return
        if not self.form.budget.text.strip():
            told = self.tr("Type a budget, for example 0.5. Nothing is spent yet.")
        self.decision.outdate(told)

    @Slot()
    def _on_pause_over(self) -> None:
        request = self.form.request
        if request is not None and self._workspace is not None:
            self._ask(request, with_forecast=True)

    def _ask(self, request: Request, *, with_forecast: bool) -> None:
        if self._workspace is not None:
            spending = self._calls.spending
            task = partial(_evaluate, spending, self._workspace, request, with_forecast)
            self.evaluation.ask(task)

    @Slot(object)
    def _on_evaluated(self, evaluation: Evaluation) -> None:
        dataset, user = self.form.current_dataset, self.form.current_user
        if dataset is None or user is None or evaluation.request != self.form.request:
            return
        if self._stale:  # asked before what has changed since the page was hidden
            return
        self.decision.show_evaluation(evaluation, dataset, user)
        self.form.show_evaluation(evaluation)
        self.form.budget.slider.set_possible(most_possible(evaluation))
        if self._locked:
            self.decision.hold(self.tr("Nothing can be spent until the workspace is settled."))

    @Slot(object)
    def _on_evaluation_failed(self, error: CuSynError) -> None:
        self.pause.stop()
        self.decision.show_error(error)
        has_wide = any(len(query) > 2 for query in self.form.interest.queries)
        self.decision.foot.use_pairs.setEnabled(has_wide)

    @Slot()
    def _on_spend_wanted(self) -> None:
        evaluation = self.decision.evaluation
        if evaluation is not None and evaluation.request == self.form.request:
            self.spend_agreed.emit(evaluation)

    @Slot(float)
    def _on_lower_wanted(self, epsilon: float) -> None:
        self.form.lower_to(epsilon)

    @Slot()
    def _on_by_error_clicked(self) -> None:
        evaluation = self.decision.evaluation
        forecast = evaluation.forecast if evaluation is not None else None
        error = forecast.query_error if forecast is not None else None
        if evaluation is not None and evaluation.curve and error is not None:
            dialog = WishedErrorDialog(self._shell.look, evaluation.curve, error=error, parent=self)
            dialog.accepted.connect(self._on_by_error_accepted)
            self._open(dialog)

    @Slot()
    def _on_by_error_accepted(self) -> None:
        epsilon = self.dialog.epsilon if isinstance(self.dialog, WishedErrorDialog) else None
        if epsilon is not None:
            self.form.budget.set_epsilon(epsilon)
            self.form.budget.edit.setFocus()

    # What earlier releases tell ------------------------------------------------------------------

    @Slot()
    def _on_subject_changed(self) -> None:
        dataset, user = self.form.current_dataset, self.form.current_user
        if self._workspace is not None and dataset is not None and user is not None:
            task = partial(_read_known, self._calls.spending, self._workspace, dataset.name, user.name)
            self.knowing.ask(task)

    @Slot(object)
    def _on_known(self, known: _Known) -> None:
        dataset, user = self.form.current_dataset, self.form.current_user
        if dataset and user and (dataset.name, user.name) == (known.dataset, known.user):
            self.form.interest.show_known(known.tables)

    # Interest queries and files ------------------------------------------------------------------

    @Slot()
    def _on_template_clicked(self) -> None:
        dialog = QueryTemplatesDialog(self._shell.look, self.form.columns, self)
        dialog.accepted.connect(self._on_template_accepted)
        self._foresee(dialog)
        self._open(dialog)

    @Slot()
    def _on_template_accepted(self) -> None:
        if isinstance(self.dialog, QueryTemplatesDialog):
            self.form.interest.add(self.dialog.queries)

    @Slot()
    def _on_three_columns_clicked(self) -> None:
        dialog = ThreeColumnsDialog(self._shell.look, self.form.columns, self)
        dialog.accepted.connect(self._on_three_columns_accepted)
        self._foresee(dialog)
        self._open(dialog)

    @Slot()
    def _on_three_columns_accepted(self) -> None:
        if isinstance(self.dialog, ThreeColumnsDialog):
            self.form.interest.add([self.dialog.query])

    @Slot()
    def _on_load_set_clicked(self) -> None:
        user, dataset = self.form.current_user, self.form.current_dataset
        if user is None or dataset is None or self._workspace is None:
            return
        desk = self._shell.desk(self._calls.people, self._workspace)
        dialog = LoadSetDialog(desk, user=user, dataset=dataset.name, parent=self)
        dialog.sets_changed.connect(self.sets_changed)
        dialog.save_button.setEnabled(bool(self.form.interest.queries))
        dialog.save_button.clicked.connect(self._on_save_set_clicked)
        dialog.accepted.connect(self._on_load_set_accepted)
        self._open(dialog)

    @Slot()
    def _on_load_set_accepted(self) -> None:
        chosen = self.dialog.chosen if isinstance(self.dialog, LoadSetDialog) else None
        if chosen is not None:
            self.form.interest.replace(chosen.queries)
            self.form.settle()

    @Slot()
    def _on_save_set_clicked(self) -> None:
        user, dataset = self.form.current_user, self.form.current_dataset
        if user is None or dataset is None or self._workspace is None:
            return
        if self.dialog is not None:
            self.dialog.reject()
        queries = QuerySet("", dataset.name, self.form.interest.queries)
        desk = self._shell.desk(self._calls.people, self._workspace)
        dialog = SaveSetDialog(desk, user=user.name, queries=queries, kept=user.query_sets, parent=self)
        dialog.completed.connect(self._on_set_saved)
        self._open(dialog)

    @Slot()
    def _on_set_saved(self) -> None:
        self.form.settle()
        self.sets_changed.emit()
        if isinstance(self.dialog, SaveSetDialog):
            self.done_told.emit(self.dialog.outcome)

    def _foresee(self, dialog: QueriesDialog) -> None:
        """Show beside the queries of a dialog what can be expected of them."""
        if self._workspace is not None:
            evaluating = partial(_evaluating, self._calls.spending, self._workspace)
            self.foresight = QueryForesight(self._shell.runners.compute, evaluating, self.form, dialog)

    def _open(self, dialog: FormDialog) -> None:
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _on_save_wanted(self) -> None:
        request = self.form.request
        path = self._files.request_to_save(self) if request is not None else None
        if path is not None and request is not None:
            self.saving.ask(partial(_save, self._calls.spending, path, request))

    @Slot(object)
    def _on_request_saved(self, path: Path) -> None:
        self.form.settle()
        self.done_told.emit(self.tr("The request was saved as {file}.").format(file=path.name))


def _evaluating(spending: Spending, workspace: Workspace, request: Request) -> Task:
    """A whole answer, with its forecast."""
    with_forecast = True
    return partial(_evaluate, spending, workspace, request, with_forecast)


def _evaluate(
    spending: Spending, workspace: Workspace, request: Request, with_forecast: bool, control: RunControl
) -> Evaluation:
    control.checkpoint()
    return spending.evaluate(workspace, request, with_forecast=with_forecast)


def _read_known(
    spending: Spending, workspace: Workspace, dataset: str, user: str, control: RunControl
) -> _Known:
    control.checkpoint()
    return _Known(dataset, user, spending.known_tables(workspace, dataset=dataset, user=user))


def _save(spending: Spending, path: Path, request: Request, control: RunControl) -> Path:
    control.checkpoint()
    spending.save_request(path, request)
    return path
