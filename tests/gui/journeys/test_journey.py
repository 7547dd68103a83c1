"""From a file to a release with the real services; and a run that is cancelled."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.services import people
from cusyn_desktop.services.records import DatasetSummary, Evaluation, ReleaseSummary, SpendSummary
from cusyn_desktop.services.records.requests import NewUser, Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.actions import WindowState
from cusyn_desktop.ui.calls.everyday import Calls, Spending
from cusyn_desktop.ui.dialogs.budgets.new_user import NewUserDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.tabs.base import ImportWish, Shell, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.tabs.users import UsersTab
from tests.gui.office.hands import click, texts, write
from tests.gui.office.tables import survey_file

LONG_MS = 60_000


class HeldControl(RunControl):
    """Stands still at the first measurement until it is cancelled."""

    def __init__(self, outer: RunControl, gate: threading.Event) -> None:
        super().__init__()
        self.outer, self.gate = outer, gate

    def checkpoint(self, fraction: float | None = None, step: str = "", detail: object | None = None) -> None:
        self.outer.checkpoint(fraction, step, detail)
        while step.startswith("measure") and not self.gate.wait(0.01):
            self.outer.checkpoint()

    def part(self, start: float, stop: float) -> RunControl:
        return HeldControl(self.outer.part(start, stop), self.gate)


class HeldSpending(Spending):
    """The real services, with a run that can be held."""

    def __init__(self) -> None:
        self.gate = threading.Event()

    def synthesise(
        self, workspace: Workspace, request: Request, *, accept_less: bool, token: str, control: RunControl
    ) -> ReleaseSummary:
        held = HeldControl(control, self.gate)
        return super().synthesise(workspace, request, accept_less=accept_less, token=token, control=held)


class Window:
    """Three tabs over one workspace; what one changes the others read again."""

    def __init__(self, shell: Shell, workspace: Workspace, spending: HeldSpending) -> None:
        calls = Calls(spending=spending)
        files = DataFileChooser(shell.settings)
        self.workspace, self.spending = workspace, spending
        self.datasets = DatasetsTab(shell, calls, files)
        self.users = UsersTab(shell, calls)
        self.synthesis = SynthesisTab(shell, calls, files)
        self.synthesis.asking.pause.setInterval(0)
        self.tabs = (self.datasets, self.users, self.synthesis)
        for tab in self.tabs:
            tab.resize(1280, 694)
            for other in self.tabs:
                if other is not tab:
                    tab.workspace_changed.connect(other.refresh)

    def open(self, qtbot: QtBot) -> None:
        for tab in self.tabs:
            qtbot.addWidget(tab)
            tab.show()
            tab.set_workspace(self.workspace)

    def spends(self) -> tuple[SpendSummary, ...]:
        return self.spending.spends(self.workspace)


@pytest.fixture
def window(qtbot: QtBot, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    shell.actions.apply(WindowState(workspace_open=True))
    made = Window(shell, Workspace.create(tmp_path / "health.cusyn"), HeldSpending())
    made.open(qtbot)
    import_survey(qtbot, made, survey_file(tmp_path))
    add_user(qtbot, made)
    yield made
    made.spending.gate.set()


def import_survey(qtbot: QtBot, window: Window, path: Path) -> None:
    window.datasets.show_item(ImportWish(path))
    assistant = window.datasets.assistant
    assert assistant is not None
    with qtbot.waitSignal(assistant.reading.succeeded, timeout=LONG_MS):
        pass
    click(assistant.bar.next)
    while assistant.columns_page.editor.confirm_button.isEnabled() and assistant.bar.why_not:
        click(assistant.columns_page.editor.confirm_button)
    click(assistant.bar.next)
    click(assistant.bar.next)
    write(assistant.privacy_page.epsilon, "3.0")
    assistant.privacy_page.approx_rows.setValue(60)
    click(assistant.bar.next)
    with qtbot.waitSignals([assistant.dataset_added, window.users.reading.succeeded], timeout=LONG_MS):
        click(assistant.bar.next)
    click(assistant.bar.next)


def add_user(qtbot: QtBot, window: Window) -> None:
    window.users.shell.actions.add_user.trigger()
    dialog = window.users.dialog
    assert isinstance(dialog, NewUserDialog)
    write(dialog.name, "Ana Ruiz")
    click(dialog.pool.box)
    write(dialog.pool_epsilon, "2.0")
    click(dialog.limit.box)
    write(dialog.per_request, "0.8")
    with qtbot.waitSignals([dialog.completed, window.synthesis.facts.succeeded], timeout=LONG_MS):
        click(dialog.accept_button)


def ask(qtbot: QtBot, window: Window, epsilon: str) -> Evaluation:
    form = window.synthesis.asking.form
    form.interest.choose([("smoker", "age"), ("sex",)])
    write(form.budget.edit, epsilon)
    found: list[Evaluation] = []

    def whole(answer: Evaluation) -> bool:
        found.append(answer)
        return answer.forecast is not None and answer.request == form.request

    with qtbot.waitSignal(
        window.synthesis.asking.evaluation.succeeded, check_params_cb=whole, timeout=LONG_MS
    ):
        pass
    return found[-1]


def dataset(window: Window) -> DatasetSummary:
    return Calls().importing.datasets(window.workspace)[0]


def test_the_whole_journey_leads_to_a_release(qtbot: QtBot, window: Window) -> None:
    answer = ask(qtbot, window, "1.2")
    assert answer.granted is not None
    assert "instead of ε 1.20" in texts(window.synthesis)
    assert window.spends() == ()
    window.spending.gate.set()
    with qtbot.waitSignal(window.synthesis.tab_requested, timeout=LONG_MS) as led:
        click(window.synthesis.asking.decision.foot.spend)
    assert led.args == [TabKey.RELEASES.value, "R-01"]
    spend = window.spends()[0]
    assert spend.state is SpendState.RELEASED
    assert spend.granted == answer.granted
    assert spend.asked.epsilon == pytest.approx(1.2)
    assert dataset(window).pool.spent.pico_rho == answer.granted.pico_rho
    assert "Release R-01 is ready" in texts(window.synthesis)


def test_a_cancelled_run_keeps_its_spend_in_the_ledger_and_says_so(qtbot: QtBot, window: Window) -> None:
    answer = ask(qtbot, window, "0.5")
    assert answer.granted is not None
    synthesis = window.synthesis
    with qtbot.waitSignal(
        synthesis.run.progressed, check_params_cb=lambda p: p.step.startswith("measure"), timeout=LONG_MS
    ):
        click(synthesis.asking.decision.foot.spend)
    click(synthesis.running.head.cancel)
    assert synthesis.cancel_dialog is not None
    with qtbot.waitSignals([synthesis.run.cancelled, synthesis.facts.succeeded], timeout=LONG_MS):
        click(synthesis.cancel_dialog.cancel_button)
    spend = window.spends()[0]
    assert spend.state is SpendState.CANCELLED
    assert dataset(window).pool.spent.pico_rho == answer.granted.pico_rho
    assert synthesis.running.head.title == "Run R-01 was cancelled"
    assert "ε 0.50 stays spent, because the data was already opened." in texts(synthesis)
    shown = synthesis.asking.form.current_dataset
    assert isinstance(shown, DatasetSummary)
    assert shown.pool.spent.pico_rho == answer.granted.pico_rho


def test_what_is_spent_lowers_what_is_possible_next(qtbot: QtBot, window: Window) -> None:
    ask(qtbot, window, "0.8")
    window.spending.gate.set()
    with qtbot.waitSignal(window.synthesis.tab_requested, timeout=LONG_MS):
        click(window.synthesis.asking.decision.foot.spend)
    click(window.synthesis.running.head.new_request)
    second = ask(qtbot, window, "0.8")
    first_left = second.dataset_left
    assert first_left is not None
    assert first_left.pico_rho == dataset(window).pool.remaining.pico_rho - second.decision.asked


def release(qtbot: QtBot, window: Window) -> str:
    """Agree to what is shown, and wait until the release is there."""
    window.spending.gate.set()
    with qtbot.waitSignal(window.synthesis.tab_requested, timeout=LONG_MS) as led:
        click(window.synthesis.asking.decision.foot.spend)
    assert led.args is not None
    return str(led.args[1])


def test_others_measurements_are_shown_as_a_cost_and_paid_by_the_users_pool(
    qtbot: QtBot, window: Window
) -> None:
    form = window.synthesis.asking.form
    matrix = form.interest.picker.matrix
    known = [window.synthesis.asking.knowing.succeeded, window.synthesis.facts.succeeded]
    people.add_user(window.workspace, NewUser(name="Ben Okafor", epsilon="2"))
    ask(qtbot, window, "0.6")
    with qtbot.waitSignals(known, timeout=LONG_MS):
        release(qtbot, window)
    ana_first = window.spends()[0].request
    click(window.synthesis.running.head.new_request)
    assert any("known to" in matrix.told((row, row)) for row in range(len(form.columns)))
    with qtbot.waitSignal(window.synthesis.asking.knowing.succeeded, timeout=LONG_MS):
        form.user.setCurrentText("Ben Okafor")
    assert not any("known to" in matrix.told((row, row)) for row in range(len(form.columns)))
    form.reuse.setCurrentIndex(form.reuse.findData(Reuse.ALL.value))
    answer = ask(qtbot, window, "0.4")
    assert answer.exposure.pico_rho > 0
    assert "Others’ measurements that Ben Okafor has not seen yet take" in texts(window.synthesis)
    release(qtbot, window)
    spend = window.spends()[1]
    assert spend.exposure == answer.exposure
    ben = next(user for user in people.users(window.workspace) if user.name == "Ben Okafor")
    assert ben.pool is not None
    assert ben.pool.spent.pico_rho == spend.granted.pico_rho + spend.exposure.pico_rho
    window.synthesis.show_item(ana_first)
    again = form.request
    assert again is not None
    assert replace(again, epsilon=float(again.epsilon)) == ana_first
