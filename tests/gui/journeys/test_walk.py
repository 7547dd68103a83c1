"""A walk over every page and dialog in three languages: names, tab order, access keys, and no text cut off.

A screen at 150 or 200 % has fewer pixels of the window's own measure, so the larger scales are walked as
smaller windows. Chinese is measured with letters as wide as its characters, so that no font has to be there.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QMenuBar,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.amount import asked_amount
from cusyn_desktop.resources import resource
from cusyn_desktop.services.ledger.marks import MarkSummary
from cusyn_desktop.services.records import ErrorPoint
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.dialogs.accounts.account_forms import (
    AddAccountDialog,
    ChangeRoleDialog,
    CloseAccountDialog,
    PassphraseDialog,
)
from cusyn_desktop.ui.dialogs.accounts.accounts import AccountsDialog
from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.bounds import BoundsDesk, ChooseBoundsDialog
from cusyn_desktop.ui.dialogs.budgets.new_user import NewUserDialog
from cusyn_desktop.ui.dialogs.budgets.pool_changes import ClosePoolDialog, LowerPoolDialog
from cusyn_desktop.ui.dialogs.budgets.take_back import TakeBackDialog
from cusyn_desktop.ui.dialogs.budgets.user_limits import GrantDatasetDialog, LowerLimitDialog
from cusyn_desktop.ui.dialogs.budgets.wished_error import WishedErrorDialog
from cusyn_desktop.ui.dialogs.cancel_run import CancelRunDialog
from cusyn_desktop.ui.dialogs.export_package import ExportedDialog, ExportPackageDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.dialogs.importing.leave import LeaveImportDialog
from cusyn_desktop.ui.dialogs.importing.page import PageStack
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.dialogs.program.help import HelpWindow
from cusyn_desktop.ui.dialogs.program.settings import SettingsDialog
from cusyn_desktop.ui.dialogs.queries.set_keeper import RenameSetDialog
from cusyn_desktop.ui.dialogs.queries.sets import LoadSetDialog, SaveSetDialog
from cusyn_desktop.ui.dialogs.queries.templates import QueryTemplatesDialog
from cusyn_desktop.ui.dialogs.queries.three_columns import ThreeColumnsDialog
from cusyn_desktop.ui.dialogs.workspaces.encrypt_workspace import (
    EncryptWorkspaceDialog,
    WorkspaceEncryptedDialog,
)
from cusyn_desktop.ui.dialogs.workspaces.mark import MarkDialog
from cusyn_desktop.ui.tabs.base import Activity, ImportWish, Shell, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.registry import create_tab
from cusyn_desktop.ui.tabs.synthesis.steps import step_text
from cusyn_desktop.ui.widgets.screen_room import screen_room
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import Language, speak
from cusyn_desktop.workers.tasks import OpenedWorkspace
from tests.gui.office import bounds, facts, fakes, ledger_facts, ledger_fakes
from tests.gui.office.eyes import (
    against_the_eye,
    cut_texts,
    keyed_texts,
    keys_used_twice,
    lengthen,
    numbers_refused,
    watching_paint,
)
from tests.gui.office.hands import nameless
from tests.gui.office.room import without_room
from tests.gui.office.sight import hidden_parts
from tests.gui.office.wheel import turned_unasked
from tests.unit.services.office import Office

PATIENCE_MS = 20_000
SIZES = ((1280, 800), (960, 600), (720, 520))
"""At 100, 133 and 178 % of a small screen; the last is the least of a window that has the room."""

_CHINESE = re.compile(r"([\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])")
_AS_WIDE = "W\N{ZERO WIDTH SPACE}"


class WideChinese(QTranslator):
    """The Chinese texts with a letter as wide as each character, after which a line may end."""

    def __init__(self, found: QTranslator) -> None:
        super().__init__()
        self._found = found

    def isEmpty(self) -> bool:  # noqa: N802 - as Qt calls it
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - as Qt calls it
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        text = self._found.translate(context, sourceText, disambiguation, n)
        return _CHINESE.sub(_AS_WIDE, text) if text else None


@dataclass(frozen=True, slots=True)
class Walker:
    """The window in one language, with a workspace and everything read.

    Attributes:
        shell: What dialogs are given.
        window: The main window.
        settle: Waits until nothing runs.
        qtbot: Takes care of what is opened.
        office: The workspace behind it.
        opened: The dialogs so far.
    """

    shell: Shell
    window: MainWindow
    settle: Callable[[], None]
    qtbot: QtBot
    office: Office
    opened: list[QWidget] = field(default_factory=list)

    def pages(self) -> Iterator[tuple[str, QWidget]]:
        """Every page of the window and of the import assistant, one after the other on the screen."""
        for key in TabKey:
            self.window.show_tab(key)
            self.settle()
            yield key.value, self.window
        with self._running():
            yield "a run", self.window
        self.window.tour.start()
        yield "the tour", self.window
        self.window.tour.leave()
        self.window.show_tab(TabKey.DATASETS, ImportWish(resource("samples/health_survey.csv")))
        self.settle()
        tab = self.window.tab(TabKey.DATASETS)
        assert isinstance(tab, DatasetsTab)
        assistant = tab.assistant
        assert assistant is not None
        for step in tuple(Step)[: Step.DONE]:
            assistant.privacy_page.epsilon.setText("3.0")
            assistant._show_step(step)
            self.settle()
            yield f"import, {step.name}", assistant
        assistant.leave()

    @contextmanager
    def _running(self) -> Iterator[None]:
        """The status line as it is in the middle of a run, while another page is shown."""
        status, synthesis = self.window.status, self.window.tab(TabKey.SYNTHESIS)
        told = synthesis.tr("Synthesis {name}: {step}, {share}").format(
            name="R-13", step=step_text("select_and_measure"), share=formats.percent(0.38, places=0)
        )
        status.show_activity(Activity(told, 0.38))
        status.show_running(running=True)
        yield
        status.show_running(running=False)
        status.show_activity(None)

    def dialogs(self) -> Iterator[tuple[str, QWidget]]:
        """Every dialog, open."""
        for made in self._dialogs():
            self.qtbot.addWidget(made)
            self.shell.look.dress(made)  # as a window dresses those above it
            self.opened.append(made)  # else they end in whichever thread collects them
            made.show()
            self.settle()
            yield type(made).__name__, made
            made.close()

    def _dialogs(self) -> Iterator[QWidget]:
        look, runner, workspace = self.shell.look, self.shell.runners.store, Workspace(Path("w.cusyn"))
        calls, book = ledger_fakes.calls(ledger_fakes.Ledger()), fakes.calls(fakes.Book())
        survey, user, spend = facts.survey(), facts.users()[0], ledger_facts.spends()[0]
        release, pools = ledger_facts.releases()[0], (survey.pool,)
        signed = self.office.as_(Role.CUSTODIAN)
        yield SettingsDialog(look, self.shell.settings, restart=self.shell.actions.restart)
        yield HelpWindow(look, Language.ENGLISH)
        mark = MarkSummary(Path("marks/0a1b.json"), Standing.CURRENT, entry=13, fingerprint="0" * 64)
        yield MarkDialog(look, mark)
        files = FileChooser(self.shell.settings)
        yield EncryptWorkspaceDialog(look, runner, files, workspace=workspace)
        yield WorkspaceEncryptedDialog(look, before=workspace, path=Path("health-encrypted.cusyn"))
        yield SignInDialog(look, runner, path=Path("health-2026.cusyn"))
        accounts = self.shell.desk(AccountCalls(), signed)
        yield AccountsDialog(accounts)
        yield AddAccountDialog(accounts, users=("Ana Ruiz",), is_first=True)
        for about in (ChangeRoleDialog, PassphraseDialog, CloseAccountDialog):
            yield about(accounts, account="Ana")
        yield CancelRunDialog(look, name="R-13", price="ε 0.80")
        yield LeaveImportDialog(look)
        desk = self.shell.desk(book.people, workspace)
        yield NewUserDialog(desk, datasets=("Survey", "Payroll"), delta=1e-9)
        for limit in (LowerLimitDialog, GrantDatasetDialog):
            yield limit(desk, user=user)
        yield LoadSetDialog(desk, user=user, dataset=facts.SURVEY)
        yield SaveSetDialog(desk, user=user.name, queries=user.query_sets[0], kept=user.query_sets)
        yield RenameSetDialog(look, user.query_sets[0], taken=())
        for change in (ClosePoolDialog, LowerPoolDialog):
            yield change(self.shell.desk(calls.pooling, workspace), pools=pools)
        yield TakeBackDialog(self.shell.desk(calls.pooling, workspace), spend=spend)
        chooser = LedgerFileChooser(self.shell.settings)
        yield ExportPackageDialog(
            self.shell.desk(calls.releasing, workspace),
            chooser,
            release=release,
            language=PaperLanguage.ENGLISH,
        )
        yield ExportedDialog(look, Path("packages/R-13"))
        yield ThreeColumnsDialog(look, survey.columns)
        curve = [ErrorPoint(asked_amount(epsilon, 1e-9), 0.04 / epsilon) for epsilon in (0.5, 1.0)]
        yield WishedErrorDialog(look, curve, error=0.05)
        yield QueryTemplatesDialog(look, survey.columns)
        yield from self._bounds_dialogs()

    def _bounds_dialogs(self) -> Iterator[QWidget]:
        """The question, and the answer with a note."""
        till = bounds.Till(fakes.Book())
        desk = BoundsDesk(
            self.shell.look,
            self.shell.runners,
            bounds.calls(till),
            DataFileChooser(self.shell.settings),
            Workspace(Path("w.cusyn")),
        )
        for is_found in (False, True):
            made = ChooseBoundsDialog(desk, dataset=facts.survey(), users=facts.users(), taken=())
            if is_found:
                till.paid, till.notes = [bounds.found_column("income", "R-31")], (bounds.UNSEEN,)
                made._show_found(till.chosen())
            yield made


@pytest.fixture(params=[Language.ENGLISH, Language.GERMAN, Language.CHINESE])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    before, chosen = QLocale(), Language(request.param)
    installed: list[QTranslator] = [*speak(qapp, chosen)]
    if chosen is Language.CHINESE:
        for found in installed:
            qapp.removeTranslator(found)
        installed = [WideChinese(found) for found in installed]
        for wide in installed:
            qapp.installTranslator(wide)
    yield chosen
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def walker(
    language: Language,
    shell: Shell,
    office: Office,
    qtbot: QtBot,
) -> Walker:
    told = Shell(look=shell.look, runners=shell.runners, actions=Actions(shell.look), settings=shell.settings)
    window = MainWindow(told, make_tab=create_tab, files=FileChooser(shell.settings))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.ready, timeout=PATIENCE_MS):
        window.show()

    def settle() -> None:
        runners = shell.runners
        qtbot.waitUntil(lambda: not runners.store.busy and not runners.compute.busy, timeout=PATIENCE_MS)
        QApplication.processEvents()

    with qtbot.waitSignals([window.desk.counted, window.desk.verified], timeout=PATIENCE_MS):
        window.desk.take(OpenedWorkspace(office.as_(Role.CUSTODIAN)))
    settle()
    assert language is not None
    return Walker(told, window, settle, qtbot, office)


def test_every_page_menu_and_dialog(walker: Walker) -> None:
    faults = faults_of_menus(walker.window.menuBar())
    for name, seen in walker.pages():
        faults += faults_of(name, seen)
        for size in sizes_of(seen):
            seen.resize(*size)
            come_to_rest()
            told = f"{name}, {seen.width()} x {seen.height()} px"
            unseen = (*cut_texts(seen), *hidden_parts(seen), *without_room(seen))
            faults += [f"{told}: {fault}" for fault in unseen]
        faults += [f"{told}: {fault}" for fault in cut_while_painted(seen)]
        seen.resize(*SIZES[0])
    for name, seen in walker.dialogs():
        faults += faults_of(name, seen)
        come_to_rest()
        faults += [f"{name}: {cut}" for cut in (*cut_texts(seen), *hidden_parts(seen), *without_room(seen))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", [Language.GERMAN], indirect=True)
def test_wordy_texts_of_the_assistant_are_whole(walker: Walker) -> None:
    faults: list[str] = []
    for name, seen in walker.pages():
        if not name.startswith("import"):
            continue
        lengthen(shown_page(seen))
        for size in SIZES:
            seen.resize(*size)
            come_to_rest()
            faults += [f"{name}, {seen.width()} px wide: {cut}" for cut in cut_texts(seen) if "Label" in cut]
        seen.resize(*SIZES[0])
    assert not faults, "\n".join(faults)


def sizes_of(seen: QWidget) -> list[tuple[int, int]]:
    """The usual sizes that the screen has room for, and at last the whole of it."""
    room = screen_room(seen)
    fitting = [size for size in SIZES if size[0] <= room.width() and size[1] <= room.height()]
    return [*fitting, (room.width(), room.height())]


def cut_while_painted(seen: QWidget) -> list[str]:
    """Painted texts without the room that they need."""
    cut: list[str] = []
    with watching_paint(cut):
        seen.grab()
    return cut


def come_to_rest() -> None:
    """Texts that wrap change the heights of what is around them, from the inside outwards."""
    for _ in range(6):
        QApplication.processEvents()


def shown_page(assistant: QWidget) -> QWidget:
    """The page of the assistant without the steps and buttons around it."""
    page = assistant.findChildren(PageStack)[0].shown
    assert page is not None
    return page


def faults_of(name: str, seen: QWidget) -> list[str]:
    """What somebody with a keyboard, a screen reader or a wheel misses."""
    return [
        *(f"{name}: no name for {widget}" for widget in nameless(seen)),
        *(f"{name}: tab order {step}" for step in against_the_eye(seen)),
        *(f"{name}: one key for {two}" for two in keys_used_twice(keyed_texts(seen))),
        *(f"{name}: {fault}" for fault in numbers_refused(seen, formats.number(0.5, places=1))),
        *(f"{name}: {fault}" for fault in turned_unasked(seen)),
    ]


def faults_of_menus(bar: QMenuBar) -> list[str]:
    """Entries of one menu that share a key."""
    faults = keys_used_twice([action.text() for action in bar.actions()])
    for menu in bar.findChildren(QMenu):
        faults += keys_used_twice([action.text() for action in menu.actions() if action.isVisible()])
    return [f"menu: one key for {two}" for two in faults]


def test_the_eyes_see_what_is_wrong(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    right, left = QPushButton("&Save everything", page), QPushButton("&Stop", page)
    label = QLabel("A sentence that is longer than its place", page)
    label.setGeometry(0, 40, 60, 16)
    right.setGeometry(150, 0, 40, 24)
    left.setGeometry(0, 0, 100, 24)
    page.resize(200, 60)
    page.show()
    assert [cut.split(":")[0] for cut in cut_texts(page)] == ["QPushButton", "QLabel"]
    assert len(against_the_eye(page)) == 1
    assert keys_used_twice(keyed_texts(page)) == ["'&Stop' and '&Save everything'"]
    label.setToolTip(label.text())
    right.resize(140, 24)
    left.move(320, 0)
    left.setText("S&top")
    page.resize(450, 60)
    assert faults_of("page", page) == []
    QComboBox(page).addItems(("a", "b"))
    QSpinBox(page).setValue(5)
    QSlider(page).setValue(5)
    caught = " ".join(turned_unasked(page))
    for kind in ("QComboBox", "QSpinBox", "QSlider"):
        assert f"{kind} '' is changed by the wheel" in caught
    assert [cut for cut in cut_texts(page) if "QLabel" in cut] == []
