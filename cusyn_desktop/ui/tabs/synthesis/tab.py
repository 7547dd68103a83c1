"""The tab that asks for a synthetic table, and then shows the run."""

from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.budget.evaluator import Outcome
from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.access.times import step_for
from cusyn_desktop.services.records import (
    DatasetSummary,
    Evaluation,
    ReleaseSummary,
    UserSummary,
)
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Calls, Spending
from cusyn_desktop.ui.dialogs.cancel_run import CancelRunDialog
from cusyn_desktop.ui.tabs.base import Activity, TabKey
from cusyn_desktop.ui.tabs.calling import DataTab
from cusyn_desktop.ui.tabs.synthesis.empty import Missing, make_empty_states
from cusyn_desktop.ui.tabs.synthesis.request_page import RequestPage
from cusyn_desktop.ui.tabs.synthesis.run_facts import PoolsNow
from cusyn_desktop.ui.tabs.synthesis.run_page import RunPage
from cusyn_desktop.ui.tabs.synthesis.steps import step_text
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.words import formats
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Task
from cusyn_desktop.workers.tasks import loading

_SMALLEST_NEWS = 0.01
PARTS_OF_A_RUN = (
    "cusyn_desktop.services.releases.synthesis",
    "opendp.prelude",
    "charset_normalizer",
    "scipy.linalg",
    "scipy.sparse",
    "pandas",
    "pyarrow.pandas_compat",
)
"""What only a run needs: loaded as soon as one may follow, and not while it measures."""


@dataclass(frozen=True, slots=True)
class _Facts:
    """What the store says about whom may be asked for what."""

    datasets: tuple[DatasetSummary, ...]
    users: tuple[UserSummary, ...]


class SynthesisTab(DataTab):
    """What is missing, the request with its decision, or the run.

    Request and run are made anew for another workspace, so that nothing of the former one can stay.
    """

    key = TabKey.SYNTHESIS

    @override
    def _make(self) -> None:
        shell = self.shell
        self.asking = RequestPage(shell, self._calls, self._files)
        self.running = RunPage(shell.look)
        self._once_painted = QTimer(self)
        self._once_painted.setSingleShot(True)
        self._once_painted.timeout.connect(self._on_page_painted)
        self._agreed: Task | None = None
        self.cancel_dialog: CancelRunDialog | None = None
        self._told_fraction = -1.0
        self._wanted: Request | RequestWish | None = None
        self._missing: Missing | None = Missing.BOTH
        self.facts = self.inquire(self._show_facts)
        self.pools = Inquiry(shell.runners.store, self)
        self.run = Inquiry(shell.runners.compute, self)
        self.loading = Inquiry(shell.runners.store, self)
        self._empty = make_empty_states(shell.look, shell.actions)
        self._pages = self.lay_out(*self._empty.values(), self.asking, self.running)
        self._connect()
        self._connect_asking()
        self._connect_running()

    @property
    def is_running(self) -> bool:
        """Whether a run was agreed to and has not come to its end."""
        return self._agreed is not None or self.run.pending

    @override
    def set_workspace(self, workspace: Workspace | None, *, spending_locked: bool = False) -> None:
        if self.workspace is not None and workspace != self.workspace:
            self._forget()
        self.asking.set_workspace(workspace, locked=spending_locked)
        super().set_workspace(workspace, spending_locked=spending_locked)

    @override
    def refresh(self) -> None:
        if self.workspace is None:
            self._show_facts(_Facts((), ()))
        else:
            self.facts.ask(partial(_read_facts, self._calls, self.workspace))

    @override
    def show_item(self, item: object) -> None:
        """A `Request` or a `RequestWish` fills the form, unless a run goes on."""
        if isinstance(item, Request | RequestWish) and not self.is_running:
            self._wanted = item
            self._fill_wanted()

    @override
    def search_field(self) -> QLineEdit:
        """Columns while a request is put together, measured tables while a run is shown."""
        shown = self._pages.shown
        return self.running.search if shown is self.running else self.asking.form.interest.picker.search

    @override
    def undo_button(self) -> QAbstractButton:
        return self.asking.form.interest.head.undo

    @override
    def pointed_out(self) -> QWidget:
        return self.asking.form.budget

    @override
    def typed(self) -> Request | None:
        return self.asking.form.typed if self.workspace is not None else None

    @override
    def loss(self) -> str:
        return self.asking.loss if self.workspace is not None else ""

    @override
    def cancel_price(self) -> str:
        return self.running.price if self.is_running else ""

    def _connect(self) -> None:
        self.pools.succeeded.connect(self._on_pools_read)
        self.run.progressed.connect(self._on_run_progressed)
        self.run.succeeded.connect(self._on_run_succeeded)
        self.run.failed.connect(self._on_run_failed)
        self.run.cancelled.connect(self._on_run_cancelled)
        self.shell.actions.cancel_run.triggered.connect(self._on_cancel_wanted)
        self.shell.actions.new_request.triggered.connect(self._on_new_request_wanted)

    def _connect_asking(self) -> None:
        self.asking.evaluation.succeeded.connect(self._on_first_answer)
        self.asking.spend_agreed.connect(self._on_spend_agreed)
        self.asking.releases_wanted.connect(self._on_releases_wanted)
        self.asking.sets_changed.connect(self._on_sets_changed)
        self.asking.done_told.connect(self.done_told)
        self.asking.error_raised.connect(self.error_raised)

    def _connect_running(self) -> None:
        self.running.cancel_wanted.connect(self._on_cancel_wanted)
        self.running.release_wanted.connect(self._on_release_wanted)
        self.running.new_request_wanted.connect(self._on_new_request_wanted)
        self.running.change_wanted.connect(self._on_change_wanted)
        self.running.spend_written.connect(self._on_spend_written)

    def _forget(self) -> None:
        """Make the pages anew that another workspace filled; a run that goes on keeps its own."""
        self._wanted = None
        self._pages.show_page(self._empty[Missing.BOTH])
        self.asking.stop()
        self.pools.cancel()
        self._pages.remove(self.asking)
        self.asking.deleteLater()
        self.asking = RequestPage(self.shell, self._calls, self._files)
        self._pages.add(self.asking)
        self._connect_asking()
        if self.is_running:
            self._pages.show_page(self.running)
            return
        self._pages.remove(self.running)
        self.running.deleteLater()
        self.running = RunPage(self.shell.look)
        self._pages.add(self.running)
        self._connect_running()

    # Facts ---------------------------------------------------------------------------------------

    @Slot(object)
    def _show_facts(self, facts: _Facts) -> None:
        self.asking.set_facts(facts.datasets, facts.users)
        self._missing = _missing(facts)
        if self._pages.shown is not self.running:
            self._show_request()
        self._fill_wanted()

    def _show_request(self) -> None:
        """Show the form, or what must be there before anything can be asked for."""
        self._pages.show_page(self.asking if self._missing is None else self._empty[self._missing])

    def _fill_wanted(self) -> None:
        """Fill the form with what another tab asked for, once the facts are there."""
        if self._wanted is not None and self._missing is None:
            request, self._wanted = self._wanted, None
            self._pages.show_page(self.asking)
            if isinstance(request, Request):
                self.asking.form.fill(request)
            else:
                self.asking.form.begin(request)

    @Slot()
    def _on_sets_changed(self) -> None:
        self.refresh()
        self.workspace_changed.emit()

    @Slot(str)
    def _on_releases_wanted(self, release_id: str) -> None:
        self.tab_requested.emit(TabKey.RELEASES.value, release_id or None)

    @Slot()
    def _on_first_answer(self) -> None:
        self.asking.evaluation.succeeded.disconnect(self._on_first_answer)
        self.loading.ask(loading(PARTS_OF_A_RUN))

    # The run -------------------------------------------------------------------------------------

    @Slot(object)
    def _on_spend_agreed(self, evaluation: Evaluation) -> None:
        form = self.asking.form
        if self.workspace is None or self.is_running or form.current_user is None:
            return
        columns = tuple(column.name for column in form.columns)
        step = step_for(self.workspace.actor)
        form.settle()
        self.running.begin(evaluation, form.current_user, columns, step_of_time=step)
        self._told_fraction = -1.0
        self._agreed = partial(_synthesise, self._calls.spending, self.workspace, evaluation, token_hex(16))
        self._pages.show_page(self.running)
        self._once_painted.start(0)

    @Slot()
    def _on_page_painted(self) -> None:
        """Begin once the page is there: a run takes Python's lock from whoever builds and paints."""
        task, self._agreed = self._agreed, None
        if task is None:
            return
        self.asking.renew()
        self.running_changed.emit(True)
        self.activity_changed.emit(Activity(self.tr("Synthesis: starting"), 0.0))
        self.run.ask(task)

    @Slot(object)
    def _on_run_progressed(self, progress: Progress) -> None:
        self.running.take(progress)
        if progress.fraction < self._told_fraction + _SMALLEST_NEWS:
            return
        self._told_fraction = progress.fraction
        told = self.tr("Synthesis {name}: {step}, {share}").format(
            name=self.running.name,
            step=step_text(self.running.step),
            share=formats.percent(progress.fraction, places=0),
        )
        if self.running.name:  # before the ledger has given a number, it only starts
            self.activity_changed.emit(Activity(told, progress.fraction))

    @Slot()
    def _on_spend_written(self) -> None:
        """The pools have less from now on; everybody reads them again."""
        self.workspace_changed.emit()
        self._ask_for_pools()

    def _ask_for_pools(self) -> None:
        evaluation = self.running.run.evaluation if self.running.run else None
        if self.workspace is not None and evaluation is not None:
            self.pools.ask(partial(_read_pools, self._calls, self.workspace, evaluation.request))

    @Slot(object)
    def _on_pools_read(self, now: PoolsNow | None) -> None:
        if now is not None:
            self.running.show_pools(now)

    @Slot(object)
    def _on_run_succeeded(self, release: ReleaseSummary) -> None:
        asking = self.cancel_dialog is not None and self.cancel_dialog.isVisible()
        self.running.end_released(release)
        self._end_run()
        if asking or self.running.is_stopping:
            self.running.say_too_late()
            self._mark_unseen(self.key)
        elif self.isVisible():
            self.tab_requested.emit(TabKey.RELEASES.value, release.id)
        else:
            self.done_told.emit(self.tr("{release} is ready: see Releases").format(release=release.id))
            self._mark_unseen(TabKey.RELEASES)

    @Slot(object)
    def _on_run_failed(self, error: CuSynError) -> None:
        self.running.end_failed(error)
        self._end_run()
        if not self.isVisible():
            self.done_told.emit(self.tr("The synthesis failed: see Synthesis"))
            self._mark_unseen(self.key)

    @Slot()
    def _on_run_cancelled(self) -> None:
        self.running.end_cancelled()
        self._end_run()

    def _mark_unseen(self, teller: TabKey) -> None:
        """Lead somebody who looks at another page to the one that tells how the run ended."""
        if not self.isVisible():
            self.run_ended_unseen.emit(teller.value)

    def _end_run(self) -> None:
        if self.cancel_dialog is not None:
            self.cancel_dialog.reject()
        self.running_changed.emit(False)
        self.activity_changed.emit(None)
        self.asking.renew()
        self.workspace_changed.emit()
        self._ask_for_pools()
        self.refresh()

    @Slot()
    def _on_cancel_wanted(self) -> None:
        if not self.is_running:
            return
        self.cancel_dialog = CancelRunDialog(
            self.shell.look, name=self.running.name, price=self.running.price, parent=self
        )
        self.cancel_dialog.accepted.connect(self._on_cancel_agreed)
        self.cancel_dialog.open()

    @Slot()
    def _on_cancel_agreed(self) -> None:
        if self._agreed is not None:  # not begun yet, so there is nothing to stop
            self._agreed = None
            self._on_run_cancelled()
        elif self.run.pending:
            self.running.show_stopping()
            self.run.cancel()

    @Slot(str)
    def _on_release_wanted(self, release_id: str) -> None:
        self.tab_requested.emit(TabKey.RELEASES.value, release_id)

    @Slot()
    def _on_new_request_wanted(self) -> None:
        if not self.is_running:
            self._on_change_wanted()
            self.asking.start_anew()

    @Slot()
    def _on_change_wanted(self) -> None:
        if self._pages.shown is self.running:
            self._show_request()


def _missing(facts: _Facts) -> Missing | None:
    """What must be there before anything can be asked for; None if nothing is missing."""
    if facts.datasets:
        return None if facts.users else Missing.USER
    return Missing.DATASET if facts.users else Missing.BOTH


def _read_facts(calls: Calls, workspace: Workspace, control: RunControl) -> _Facts:
    control.checkpoint()
    datasets = tuple(one for one in calls.importing.datasets(workspace) if one.search is None)
    return _Facts(datasets, calls.people.users(workspace))


def _read_pools(calls: Calls, workspace: Workspace, request: Request, control: RunControl) -> PoolsNow | None:
    control.checkpoint()
    users = calls.people.users(workspace)
    datasets = {dataset.name: dataset for dataset in calls.importing.datasets(workspace)}
    user = next((user for user in users if user.name == request.user), None)
    if user is None or request.dataset not in datasets:
        return None
    return PoolsNow(datasets[request.dataset], user, users, calls.spending.spends(workspace))


def _synthesise(
    spending: Spending, workspace: Workspace, evaluation: Evaluation, token: str, control: RunControl
) -> ReleaseSummary:
    """Spend exactly what was agreed to: a grant that has shrunk since is refused, not taken.

    Where all that was asked is granted, taking nothing less says so already.
    """
    granted, request = evaluation.granted, evaluation.request
    accept_less = evaluation.decision.outcome is Outcome.REDUCED
    if granted is not None and accept_less:
        request = replace(request, at_least=granted.epsilon)
    return spending.synthesise(workspace, request, accept_less=accept_less, token=token, control=control)
