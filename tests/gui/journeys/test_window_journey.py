"""The whole journey on the sample, in the whole window with the real services: from a file to a package."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import RunControl
from cusyn_desktop.resources import resource
from cusyn_desktop.services import pools
from cusyn_desktop.services.demo import demo_workspace
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.everyday import Calls
from cusyn_desktop.ui.dialogs.budgets.new_user import NewUserDialog
from cusyn_desktop.ui.dialogs.budgets.pool_changes import ClosePoolDialog
from cusyn_desktop.ui.dialogs.export_package import ExportedDialog, ExportPackageDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.dialogs.workspaces.new_workspace import NewWorkspaceDialog
from cusyn_desktop.ui.models.audit import AuditColumn
from cusyn_desktop.ui.models.spends import SpendColumn
from cusyn_desktop.ui.tabs.audit import AuditTab
from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.tabs.registry import create_tab
from cusyn_desktop.ui.tabs.releases import ReleasesTab
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.tabs.users import UsersTab
from cusyn_desktop.ui.window.main_window import MainWindow
from tests.gui.journeys.test_journey import HeldSpending
from tests.gui.office.hands import click, click_at, texts, write

LONG_MS = 60_000
QUERIES = (("smoker", "age"), ("diabetes", "bmi"))


class Answers(LedgerFileChooser, DataFileChooser):
    """What the person chooses in the dialogs of the system."""

    folder: Path = Path()

    def workspace_to_make(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.folder / "health.cusyn"

    def table_to_import(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.folder / "health_survey.csv"

    def code_book_to_open(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return resource("samples/health_survey.schema.json")

    def folder_for_package(self, parent: QWidget, start: Path) -> Path | None:  # noqa: ARG002 - as the real one
        return self.folder / "packages"


class Person:
    """Somebody at the window."""

    def __init__(self, qtbot: QtBot, shell: Shell, files: Answers) -> None:
        self.qtbot, self.shell, self.files = qtbot, shell, files
        self.spending = HeldSpending()
        self.spending.gate.set()
        self.window = MainWindow(shell, make_tab=self._make_tab, files=files)
        qtbot.addWidget(self.window)
        with qtbot.waitSignal(self.window.ready, timeout=LONG_MS):
            self.window.show()
        self.synthesis.asking.pause.setInterval(0)

    def _make_tab(self, key: TabKey, shell: Shell) -> Tab:
        with_files = {TabKey.DATASETS: DatasetsTab, TabKey.RELEASES: ReleasesTab, TabKey.AUDIT: AuditTab}
        if key is TabKey.SYNTHESIS:
            return SynthesisTab(shell, Calls(spending=self.spending))
        made: Tab = with_files[key](shell, files=self.files) if key in with_files else create_tab(key, shell)
        return made

    @property
    def datasets(self) -> DatasetsTab:
        made = self.window.tab(TabKey.DATASETS)
        assert isinstance(made, DatasetsTab)
        return made

    @property
    def users(self) -> UsersTab:
        made = self.window.tab(TabKey.USERS)
        assert isinstance(made, UsersTab)
        return made

    @property
    def pools(self) -> PoolsTab:
        made = self.window.tab(TabKey.POOLS)
        assert isinstance(made, PoolsTab)
        return made

    @property
    def synthesis(self) -> SynthesisTab:
        made = self.window.tab(TabKey.SYNTHESIS)
        assert isinstance(made, SynthesisTab)
        return made

    @property
    def releases(self) -> ReleasesTab:
        made = self.window.tab(TabKey.RELEASES)
        assert isinstance(made, ReleasesTab)
        return made

    @property
    def audit(self) -> AuditTab:
        made = self.window.tab(TabKey.AUDIT)
        assert isinstance(made, AuditTab)
        return made

    def path(self) -> Path:
        assert self.window.desk.workspace is not None
        return self.window.desk.workspace.path

    # What the person does ------------------------------------------------------------------------

    def make_workspace(self) -> None:
        with self.qtbot.waitSignals([self.window.desk.opened, self.window.desk.counted], timeout=LONG_MS):
            self.shell.actions.new_workspace.trigger()
            dialog = self.window.entrance.dialog
            assert isinstance(dialog, NewWorkspaceDialog)
            click(dialog.choose_button)
            click(dialog.accept_button)

    def open(self, path: Path) -> None:
        with self.qtbot.waitSignals([self.window.desk.opened, self.window.desk.verified], timeout=LONG_MS):
            self.window.open_path(path)

    def import_sample(self) -> None:
        self.shell.actions.import_data.trigger()
        assistant = self.datasets.assistant
        assert assistant is not None
        with self.qtbot.waitSignal(assistant.reading.succeeded, timeout=LONG_MS):
            pass
        assert "10,000 rows in the file, 10,000 rows read" in texts(assistant)
        click(assistant.bar.next)
        with self.qtbot.waitSignal(assistant.code_books.loading.succeeded, timeout=LONG_MS):
            click(assistant.columns_page.editor.code_book_button)
        assert assistant.code_books.question is not None
        click(assistant.code_books.question.all_button)
        assert assistant.bar.why_not == ""
        click(assistant.bar.next)
        click(assistant.bar.next)
        write(assistant.privacy_page.epsilon, "3.0")
        assistant.privacy_page.approx_rows.setValue(10_000)
        click(assistant.bar.next)
        with self.qtbot.waitSignal(assistant.dataset_added, timeout=LONG_MS):
            click(assistant.bar.next)
        assert assistant.done_page.buttons[NextStep.ADD_USER].isVisible()
        click(assistant.bar.next)

    def add_user(self) -> None:
        self.shell.actions.add_user.trigger()
        dialog = self.users.dialog
        assert isinstance(dialog, NewUserDialog)
        write(dialog.name, "Ana Ruiz")
        click(dialog.pool.box)
        write(dialog.pool_epsilon, "2.0")
        click(dialog.limit.box)
        write(dialog.per_request, "0.8")
        with self.qtbot.waitSignals(
            [dialog.completed, self.window.desk.counted, self.synthesis.facts.succeeded], timeout=LONG_MS
        ):
            click(dialog.accept_button)

    def ask_for(self, epsilon: str) -> None:
        """Click queries together, type a budget and wait for the whole answer."""
        self.qtbot.waitUntil(self.shell.actions.new_request.isEnabled, timeout=LONG_MS)
        self.shell.actions.new_request.trigger()
        self.qtbot.waitUntil(self.synthesis.asking.isVisible, timeout=LONG_MS)
        form = self.synthesis.asking.form
        names = [column.name for column in form.columns]
        matrix = form.interest.picker.matrix
        for first, second in QUERIES:
            pair = sorted((names.index(first), names.index(second)), reverse=True)
            click_at(matrix, matrix.box_rect((pair[0], pair[1])).center().toPoint())
        assert {frozenset(query) for query in form.interest.queries} == set(map(frozenset, QUERIES))
        write(form.budget.edit, epsilon)
        with self.qtbot.waitSignal(
            self.synthesis.asking.evaluation.succeeded,
            check_params_cb=lambda answer: answer.forecast is not None and answer.request == form.request,
            timeout=LONG_MS,
        ):
            pass

    def spend(self) -> None:
        """Agree, and wait until the window shows the release."""
        with self.qtbot.waitSignal(self.releases.pairing.succeeded, timeout=LONG_MS):
            click(self.synthesis.asking.decision.foot.spend)

    def export(self) -> Path:
        click(self.releases.head.export)
        dialog = self.releases.dialog
        assert isinstance(dialog, ExportPackageDialog)
        click(dialog.choose_button)
        with self.qtbot.waitSignal(dialog.completed, timeout=LONG_MS):
            click(dialog.accept_button)
        done = self.releases.dialog
        assert isinstance(done, ExportedDialog)
        click(done.close_button)
        return Path(done.place.text())

    def verify(self) -> None:
        with self.qtbot.waitSignals(
            [self.window.desk.verified, self.audit.reading.succeeded], timeout=LONG_MS
        ):
            self.shell.actions.verify.trigger()


@pytest.fixture
def person(qtbot: QtBot, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    copyfile(resource("samples/health_survey.csv"), tmp_path / "health_survey.csv")
    files = Answers(shell.settings)
    files.folder = tmp_path
    made = Person(qtbot, shell, files)
    yield made
    made.spending.gate.set()
    for tab in (made.synthesis, made.pools):
        for dialog in (getattr(tab, "dialog", None), getattr(tab, "cancel_dialog", None)):
            if dialog is not None:
                dialog.reject()


def test_from_a_file_to_a_package_that_anyone_can_verify(qtbot: QtBot, person: Person) -> None:
    person.make_workspace()
    person.import_sample()
    person.add_user()
    person.ask_for("1.20")
    assert "instead of ε 1.20" in texts(person.synthesis)
    assert person.synthesis.asking.decision.foot.spend.text().endswith("0.80 and Synthesise")
    person.spend()
    assert person.window.row.current is TabKey.RELEASES
    assert "R-01" in texts(person.releases.head)
    assert "ε 0.80 at δ 10⁻⁹" in texts(person.releases.head)
    package = person.export()
    assert sorted(file.name for file in package.iterdir()) == [
        "data_dictionary.json",
        "privacy.json",
        "recipe.json",
        "report.html",
        "synthetic.csv",
    ]
    report = auditing.verify(person.path(), [package])
    assert report.ok, [check for check in report.checks if not check.ok]
    person.verify()
    assert person.audit.verdict.tone is Tone.GOOD
    model = person.audit.table.model()
    assert model.index(0, AuditColumn.EVENT).data() == "Package exported"
    person.window.show_tab(TabKey.POOLS)
    qtbot.waitUntil(lambda: "1 in all" in texts(person.pools.history.spends), timeout=LONG_MS)
    assert "Ana Ruiz" in texts(person.pools.gauges)


def test_a_cancelled_run_keeps_its_spend_in_pools_and_log(
    qtbot: QtBot, person: Person, tmp_path: Path
) -> None:
    workspace = demo_workspace(tmp_path / "demo.cusyn", control=RunControl())
    person.open(workspace.path)
    person.ask_for("0.50")
    person.spending.gate.clear()
    run = person.synthesis.run
    with qtbot.waitSignal(
        run.progressed, check_params_cb=lambda p: p.step.startswith("measure"), timeout=LONG_MS
    ):
        click(person.synthesis.asking.decision.foot.spend)
    person.shell.actions.cancel_run.trigger()
    dialog = person.synthesis.cancel_dialog
    assert dialog is not None
    with qtbot.waitSignal(run.finished, timeout=LONG_MS):
        click(dialog.cancel_button)
    (spend,) = pools.spends(workspace)
    assert spend.state is SpendState.CANCELLED
    assert "stays spent" in texts(person.synthesis.running)
    person.window.show_tab(TabKey.POOLS)
    model = person.pools.history.spends.table.model()
    state = SpendColumn.STATE
    qtbot.waitUntil(lambda: model.index(0, state).data() == "Cancelled, spent", timeout=LONG_MS)
    assert model.index(0, SpendColumn.GRANTED).data() == "0.50"
    assert pools.pools(workspace)[0].spent == spend.granted
    person.verify()
    events = [row.event for row in person.audit.model.rows]
    assert events[0] == "Run cancelled"


def test_a_closed_pool_ends_all_requests(qtbot: QtBot, person: Person, tmp_path: Path) -> None:
    workspace = demo_workspace(tmp_path / "demo.cusyn", control=RunControl())
    synthesis.synthesise(
        workspace,
        Request(dataset="Community health survey 2025", user="Ana Ruiz", epsilon="0.5"),
        control=RunControl(),
    )
    person.open(workspace.path)
    person.window.show_tab(TabKey.POOLS)
    qtbot.waitUntil(lambda: person.pools.seen is not None, timeout=LONG_MS)
    person.shell.actions.close_pool.trigger()
    dialog = person.pools.dialog
    assert isinstance(dialog, ClosePoolDialog)
    write(dialog.reason, "The study is over")
    with qtbot.waitSignals([dialog.completed, person.synthesis.facts.succeeded], timeout=LONG_MS):
        click(dialog.accept_button)
    qtbot.waitUntil(lambda: "Closed" in texts(person.pools.gauges.cards[0]), timeout=LONG_MS)
    assert pools.pools(workspace)[0].closed
    person.verify()
    assert person.audit.model.rows[0].details == "Community health survey 2025: The study is over"
