"""The window with tabs that only listen, on real workspaces."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QMenu, QPushButton, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop import __version__
from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import InputError, StoreTamperedError
from cusyn_desktop.services import people
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.demo import demo_request
from cusyn_desktop.services.papers import papers
from cusyn_desktop.services.records import VerificationReport
from cusyn_desktop.services.records.requests import NewUser, Request
from cusyn_desktop.services.records.statement import FILE_NAME
from cusyn_desktop.services.requests.request_files import write_request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import DARK, ThemeMode, Tone
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.program.closing import Closing
from cusyn_desktop.ui.dialogs.workspaces.new_workspace import NewWorkspaceDialog
from cusyn_desktop.ui.dialogs.workspaces.package_checked import PackageCheckedDialog
from cusyn_desktop.ui.models.verdict_words import verdict_of
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import Activity, ImportWish, Shell, Tab, TabKey
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import unexpected
from cusyn_desktop.workers.tasks import OpenedWorkspace, WorkspaceFacts
from tests.gui.office.hands import click, nameless, texts

PATIENCE_MS = 10_000


class QuietTab(Tab):
    """Remembers what the window told it."""

    def __init__(self, key: TabKey, shell: Shell) -> None:
        super().__init__(shell)
        self.key = key
        self.told: list[object] = []
        self.price = self.lost = ""
        self.part: QWidget | None = None
        QVBoxLayout(self).addWidget(QPushButton(key.value))

    def refresh(self) -> None:
        self.told.append("refresh")

    def show_item(self, item: object) -> None:
        self.told.append(item)

    def cancel_price(self) -> str:
        return self.price

    def loss(self) -> str:
        return self.lost

    def pointed_out(self) -> QWidget | None:
        return self.part


class Chooser(FileChooser):
    """Answers without a dialog."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.answer: Path | None = None

    def workspace_to_open(self, _: QWidget) -> Path | None:
        return self.answer

    def workspace_to_make(self, _: QWidget) -> Path | None:
        return self.answer


class Desk:
    """A window under test with all that it was given."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.files = Chooser(shell.settings)
        self.asked: list[str] = []
        self.may_close = True
        self.window = MainWindow(
            shell,
            make_tab=QuietTab,
            files=self.files,
            confirm=self._confirm,
        )

    def tab(self, key: TabKey) -> QuietTab:
        made = self.window.tab(key)
        assert isinstance(made, QuietTab)
        return made

    @property
    def dialog(self) -> NewWorkspaceDialog:
        dialog = self.window.entrance.dialog
        assert isinstance(dialog, NewWorkspaceDialog)
        return dialog

    def agree(self) -> None:
        """Make the workspace where the chooser says."""
        click(self.dialog.choose_button)
        click(self.dialog.accept_button)

    def _confirm(self, parent: QWidget, look: Look, closing: Closing) -> bool:
        assert parent is self.window
        assert look is self.shell.look
        self.asked.append(closing.text)
        return self.may_close


@pytest.fixture(autouse=True)
def _own_anchors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))


@pytest.fixture
def desk(shell: Shell, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(shell)
    qtbot.addWidget(made.window)
    with qtbot.waitSignal(made.window.ready, timeout=PATIENCE_MS):
        made.window.show()
    yield made
    for key in TabKey:
        made.tab(key).price = made.tab(key).lost = ""


@pytest.fixture
def made_workspace(tmp_path: Path) -> Path:
    return Workspace.create(tmp_path / "health-2026.cusyn").path


def open_in(desk: Desk, qtbot: QtBot, path: Path) -> None:
    signals = [desk.window.desk.opened, desk.window.desk.counted, desk.window.desk.verified]
    with qtbot.waitSignals(signals, timeout=PATIENCE_MS):
        desk.window.open_path(path)


def test_only_the_first_tab_is_made_before_the_window_is_seen(shell: Shell, qtbot: QtBot) -> None:
    made: list[TabKey] = []

    def make(key: TabKey, for_shell: Shell) -> Tab:
        made.append(key)
        return QuietTab(key, for_shell)

    window = MainWindow(shell, make_tab=make, files=Chooser(shell.settings))
    qtbot.addWidget(window)
    assert made == [TabKey.DATASETS]
    with qtbot.waitSignal(window.ready, timeout=PATIENCE_MS):
        window.show()
    assert made == list(TabKey)


def menus_in(part: QWidget) -> list[QMenu]:
    return [menu for action in part.actions() if isinstance(menu := action.menu(), QMenu)]


def test_every_menu_belongs_to_the_window_whose_look_it_has(desk: Desk) -> None:
    menus = menus_in(desk.window.menuBar())
    inner = [one for menu in menus for one in menus_in(menu)]
    assert inner
    assert set(menus + inner) <= set(desk.window.findChildren(QMenu))


def test_tabs_are_reached_by_keys_and_mouse(desk: Desk) -> None:
    row = desk.window.row
    for action, key in zip(row.page_actions, TabKey, strict=True):
        action.trigger()
        assert row.current is key
        assert desk.tab(key).isVisible()
    bar = row.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    shown: list[TabKey] = []
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(1).center())
    shown.append(row.current)
    QTest.keyClick(bar, Qt.Key.Key_Right)
    shown.append(row.current)
    assert shown == [TabKey.USERS, TabKey.POOLS]


def test_tabs_and_buttons_have_names(desk: Desk) -> None:
    bar = desk.window.row.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    names = [bar.accessibleTabName(index) for index in range(bar.count())]
    assert names == ["Datasets", "Users", "Pools", "Synthesis", "Releases", "Audit"]
    buttons = desk.window.row.findChildren(QPushButton)
    assert [button.accessibleName() for button in buttons] == ["Import Data…", "New Request", "Verify"]


def test_opening_tells_every_tab_and_the_status_bar(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    workspace, activity, chain = desk.window.status.texts
    assert workspace == "health-2026.cusyn, empty"
    assert activity == ""
    assert chain == "The log is complete and unchanged"
    for key in TabKey:
        assert desk.tab(key).workspace == desk.window.desk.workspace
        assert "refresh" in desk.tab(key).told
    assert isinstance(desk.tab(TabKey.AUDIT).told[-1], VerificationReport)
    assert desk.shell.settings.recent == (made_workspace,)
    assert not desk.window.banners.isVisible()
    assert desk.shell.actions.verify.isEnabled()
    assert desk.window.status.chain_tone is Tone.GOOD


def test_the_status_bar_says_of_the_log_what_its_page_says(
    desk: Desk, qtbot: QtBot, made_workspace: Path
) -> None:
    open_in(desk, qtbot, made_workspace)
    report = desk.tab(TabKey.AUDIT).told[-1]
    assert isinstance(report, VerificationReport)
    desk.tab(TabKey.AUDIT).chain_told.emit(verdict_of(report, n_since=12))
    assert desk.window.status.texts[2] == "12 entries since the last check"
    assert desk.window.status.chain_tone is Tone.PLAIN


def test_a_new_workspace_is_made_and_opened(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.window.row.choose(TabKey.POOLS)
    desk.files.answer = tmp_path / "new.cusyn"
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.shell.actions.new_workspace.trigger()
        desk.agree()
    assert desk.files.answer.is_file()
    assert desk.window.windowTitle() == "new – CuSyn Desktop"
    assert desk.window.row.current is TabKey.DATASETS


def test_a_workspace_is_opened_where_it_was_left(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    pages = [desk.window.row.current]
    desk.window.row.choose(TabKey.POOLS)
    desk.shell.actions.close_workspace.trigger()
    pages.append(desk.window.row.current)
    again = desk.shell.actions.open_last
    assert again.isVisible()
    assert again.text() == "Open health-2026 &Again"
    with qtbot.waitSignals([desk.window.desk.opened, desk.window.desk.verified], timeout=PATIENCE_MS):
        again.trigger()
    pages.append(desk.window.row.current)
    assert pages == [TabKey.DATASETS, TabKey.DATASETS, TabKey.POOLS]
    assert not again.isVisible()


def test_a_workspace_that_is_gone_is_offered_no_more(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    made_workspace.unlink()
    desk.shell.actions.close_workspace.trigger()
    assert desk.shell.actions.open_last.isVisible()
    assert not desk.shell.actions.open_last.isEnabled()


def test_open_action_opens_what_was_chosen(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    desk.files.answer = made_workspace
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.shell.actions.open_workspace.trigger()
    desk.files.answer = None
    desk.shell.actions.open_workspace.trigger()
    assert desk.window.desk.workspace is not None


def test_a_file_that_is_no_workspace_is_told_in_a_banner(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "broken.cusyn"
    path.write_text("not a workspace at all, only text " * 50)
    with qtbot.waitSignal(desk.window.desk.failed, timeout=PATIENCE_MS):
        desk.window.open_path(path)
    assert desk.window.banners.error.isVisible()
    assert desk.window.banners.error.accessibleDescription()
    assert desk.window.desk.workspace is None
    desk.window.banners.clear_error()
    assert not desk.window.banners.isVisible()


def test_what_could_not_be_done_is_said_on_its_page_alone(
    desk: Desk, qtbot: QtBot, made_workspace: Path
) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.window.row.choose(TabKey.DATASETS)
    desk.window.banners.show_error(InputError("The file of Survey is not where it was."))
    desk.window.row.choose(TabKey.DATASETS)
    assert desk.window.banners.error.isVisible()
    desk.window.row.choose(TabKey.POOLS)
    assert not desk.window.banners.error.isVisible()


def test_a_fault_stays_until_it_is_closed(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.window.row.choose(TabKey.DATASETS)
    desk.window.banners.show_error(unexpected(ValueError("a bug")))
    desk.window.row.choose(TabKey.POOLS)
    assert desk.window.banners.error.isVisible()


def test_a_tampered_workspace_can_be_read_but_not_spent_from(
    desk: Desk, qtbot: QtBot, made_workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tampered(workspace: Workspace) -> Workspace:
        raise StoreTamperedError("Entry 187 does not fit the entries after it.", path=workspace.path)

    monkeypatch.setattr(Workspace, "checked", tampered)
    open_in(desk, qtbot, made_workspace)
    banner = desk.window.banners.lock
    assert banner.isVisible()
    assert banner.accessibleDescription().startswith("Entry 187 does not fit the entries after it. Reading")
    assert all(desk.tab(key).spending_locked for key in TabKey)
    assert not desk.shell.actions.add_user.isEnabled()
    desk.window.row.choose(TabKey.POOLS)
    assert banner.isVisible()
    QTest.mouseClick(banner.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert desk.window.row.current is TabKey.AUDIT


def test_an_older_copy_is_told_and_locked(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    old = made_workspace.read_bytes()
    people.add_user(Workspace.open(made_workspace), NewUser(name="Ana Ruiz"))
    made_workspace.write_bytes(old)
    open_in(desk, qtbot, made_workspace)
    assert desk.window.banners.lock.accessibleName() == "This is an older copy of the workspace"
    assert "opened without a sign-in" in desk.window.banners.lock.accessibleDescription()
    assert desk.tab(TabKey.SYNTHESIS).spending_locked


def test_where_the_log_says_what_is_wrong_no_second_banner_does(
    desk: Desk, qtbot: QtBot, made_workspace: Path
) -> None:
    old = made_workspace.read_bytes()
    people.add_user(Workspace.open(made_workspace), NewUser(name="Ana Ruiz"))
    made_workspace.write_bytes(old)
    open_in(desk, qtbot, made_workspace)
    banners, audit = desk.window.banners, desk.tab(TabKey.AUDIT)
    desk.window.row.choose(TabKey.AUDIT)
    assert banners.lock.isVisible()  # nothing is found yet
    report = audit.told[-1]
    assert isinstance(report, VerificationReport)
    audit.chain_told.emit(verdict_of(report))
    assert not banners.lock.isVisible()
    desk.window.row.choose(TabKey.POOLS)
    assert banners.lock.isVisible()
    desk.window.row.choose(TabKey.AUDIT)
    assert not banners.lock.isVisible()
    desk.window.desk.verifying.emit(None)  # the check anew was stopped
    assert banners.lock.isVisible()


def test_an_interrupted_run_is_told(
    desk: Desk, qtbot: QtBot, made_workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Workspace(made_workspace, recovered=("R-13",))
    monkeypatch.setattr(Workspace, "checked", lambda _: found)
    open_in(desk, qtbot, made_workspace)
    assert desk.window.banners.error.accessibleName() == "R-13 was interrupted"


def test_a_check_that_fails_locks_the_workspace(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    report = desk.tab(TabKey.AUDIT).told[-1]
    assert isinstance(report, VerificationReport)
    broken = VerificationReport(
        path=report.path,
        ok=False,
        n_entries=report.n_entries,
        head=report.head,
        first_bad=2,
        checks=(*(type(check)(check.name, False, "Entry 2 was changed.") for check in report.checks[:1]),),
        packages=(),
        checked_at=report.checked_at,
    )
    desk.window.desk.verified.emit(broken)
    assert desk.window.status.texts[2] == "Entry 2 does not fit the entries around it"
    assert "Entry 2 was changed." in desk.window.banners.lock.accessibleDescription()
    assert desk.tab(TabKey.SYNTHESIS).spending_locked


def test_verify_shows_the_audit_tab_and_checks_again(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.shell.actions.verify.trigger()
    assert desk.window.row.current is TabKey.AUDIT


def test_what_one_tab_writes_the_others_read_again(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    for key in TabKey:
        desk.tab(key).told.clear()
    others = [desk.tab(key) for key in TabKey if key is not TabKey.USERS]
    with qtbot.waitSignal(desk.window.desk.counted, timeout=PATIENCE_MS):
        desk.tab(TabKey.USERS).workspace_changed.emit()
    qtbot.waitUntil(lambda: all(tab.told for tab in others))
    assert desk.tab(TabKey.USERS).told == []
    assert all(tab.told == ["refresh"] for tab in others)


def test_the_page_in_front_reads_first_and_hidden_ones_one_after_the_other(
    desk: Desk, qtbot: QtBot, made_workspace: Path
) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.window.show_tab(TabKey.AUDIT)
    tabs = [desk.tab(key) for key in TabKey]
    for tab in tabs:
        tab.told.clear()
    desk.tab(TabKey.SYNTHESIS).workspace_changed.emit()
    assert [tab for tab in tabs if tab.told] == [desk.tab(TabKey.AUDIT)]
    desk.window.show_tab(TabKey.POOLS)  # nobody sees what is out of date
    assert desk.tab(TabKey.POOLS).told == ["refresh"]
    desk.tab(TabKey.USERS).workspace_changed.emit()
    qtbot.waitUntil(lambda: all(tab.told for tab in tabs))
    assert desk.tab(TabKey.USERS).told == ["refresh"]  # of what the synthesis wrote
    assert desk.tab(TabKey.SYNTHESIS).told == ["refresh"]


def test_a_window_that_is_closed_reads_nothing_more(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    for key in TabKey:
        desk.tab(key).told.clear()
    desk.tab(TabKey.USERS).workspace_changed.emit()
    desk.window.close()
    qtbot.wait(100)
    assert len([key for key in TabKey if desk.tab(key).told]) == 1


def test_refresh_reads_everything_again(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.tab(TabKey.POOLS).told.clear()
    with qtbot.waitSignal(desk.window.desk.counted, timeout=PATIENCE_MS):
        desk.shell.actions.refresh.trigger()
    qtbot.waitUntil(lambda: desk.tab(TabKey.POOLS).told == ["refresh"])


def test_one_tab_sends_the_person_to_another(desk: Desk) -> None:
    desk.tab(TabKey.SYNTHESIS).tab_requested.emit(TabKey.RELEASES.value, "R-01")
    assert desk.window.row.current is TabKey.RELEASES
    assert desk.tab(TabKey.RELEASES).told == ["R-01"]


def test_facts_switch_actions(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    assert not desk.shell.actions.new_request.isEnabled()
    desk.window.desk.counted.emit(WorkspaceFacts(n_datasets=1, n_users=1, n_releases=0))
    assert desk.shell.actions.new_request.isEnabled()
    assert desk.window.status.texts[0] == "health-2026.cusyn"
    desk.shell.actions.new_request.trigger()
    assert desk.window.row.current is TabKey.SYNTHESIS


def test_a_run_is_shown_and_can_be_cancelled_from_the_status_bar(
    desk: Desk, qtbot: QtBot, made_workspace: Path
) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.window.desk.counted.emit(WorkspaceFacts(n_datasets=1, n_users=1, n_releases=0))
    tab = desk.tab(TabKey.SYNTHESIS)
    tab.running_changed.emit(True)
    tab.activity_changed.emit(Activity("Synthesis R-13: select and measure", 0.58))
    assert desk.window.status.texts[1] == "Synthesis R-13: select and measure"
    cancel = next(b for b in desk.window.status.findChildren(QPushButton) if b.isVisible())
    with qtbot.waitSignal(desk.shell.actions.cancel_run.triggered):
        QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert not desk.shell.actions.new_request.isEnabled()
    tab.running_changed.emit(False)
    tab.activity_changed.emit(None)
    assert desk.window.status.texts[1] == ""
    assert not cancel.isVisible()


def test_a_run_that_ended_unseen_marks_its_tab(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.tab(TabKey.SYNTHESIS).run_ended_unseen.emit(TabKey.RELEASES.value)
    bar = desk.window.row.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    assert bar.accessibleTabName(4) == "Releases, a run has ended"
    desk.window.show_tab(TabKey.RELEASES)
    assert bar.accessibleTabName(4) == "Releases"


def test_import_without_a_workspace_makes_one_first(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    desk.files.answer = tmp_path / "fresh.cusyn"
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.shell.actions.import_data.trigger()
        desk.agree()
    assert ImportWish() in desk.tab(TabKey.DATASETS).told


def test_import_is_given_up_with_the_workspace(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    desk.shell.actions.import_data.trigger()
    desk.dialog.reject()
    open_in(desk, qtbot, made_workspace)
    assert ImportWish() not in desk.tab(TabKey.DATASETS).told


def test_a_dropped_table_is_imported(desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    table = tmp_path / "survey.csv"
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(table))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, left, none)
    desk.window.dragEnterEvent(enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(desk.window.intake.import_wanted, timeout=PATIENCE_MS):
        desk.window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))
    assert desk.tab(TabKey.DATASETS).told[-1] == ImportWish(table)
    assert desk.window.row.current is TabKey.DATASETS


def test_a_dropped_request_fills_the_form(
    desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path
) -> None:
    wish = Request(dataset="Survey", user="Ana", epsilon="0.5", queries=(("age", "sex"),))
    file = write_request(tmp_path / "wish.json", wish)
    with qtbot.waitSignal(desk.window.intake.failed, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(file)
    assert "wish.json belongs to a workspace. Open that one first." in texts(desk.window.banners)
    open_in(desk, qtbot, made_workspace)
    with qtbot.waitSignal(desk.window.requests.failed, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(file)
    assert "There is no user Ana." in texts(desk.window.banners), "the names in it were looked up"


def test_a_dropped_receipt_is_compared_on_the_audit_page(
    desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path
) -> None:
    receipt = papers.save_receipt(Workspace(made_workspace), tmp_path / "receipt.txt")
    open_in(desk, qtbot, made_workspace)
    with qtbot.waitSignal(desk.window.intake.receipt_wanted, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(receipt)
    assert desk.window.row.current is TabKey.AUDIT
    assert receipt in desk.tab(TabKey.AUDIT).told


def test_a_dropped_package_is_checked(desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path) -> None:
    package = tmp_path / "R-01"
    package.mkdir()
    (package / FILE_NAME).write_text("{}")
    open_in(desk, qtbot, made_workspace)
    with qtbot.waitSignal(desk.window.dialogs.packages.succeeded, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(package)
    dialog = desk.window.dialogs.dialog
    assert isinstance(dialog, PackageCheckedDialog)
    assert "Release package R-01" in texts(dialog)
    assert "Its privacy statement was changed, or cannot be read." in dialog.note.text
    assert nameless(dialog) == []


def test_who_may_not_import_is_told_so_when_a_table_is_dropped(
    desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path
) -> None:
    analyst = Actor(role=Role.ANALYST, name="Ana", user="Ana")
    desk.window.desk.take(OpenedWorkspace(Workspace(made_workspace, actor=analyst)))
    with qtbot.waitSignal(desk.window.intake.failed, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(tmp_path / "survey.csv")
    assert "Your role does not allow this" in texts(desk.window.banners)


def test_text_cannot_be_dropped(desk: Desk) -> None:
    data = QMimeData()
    data.setText("just words")
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, left, none)
    enter.ignore()
    desk.window.dragEnterEvent(enter)
    assert not enter.isAccepted()


def test_closing_a_workspace_empties_the_window(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.shell.actions.close_workspace.trigger()
    assert desk.window.status.texts == ("No workspace", "", "")
    assert all(desk.tab(key).workspace is None for key in TabKey)
    assert not desk.shell.actions.verify.isEnabled()


def test_errors_of_tabs_are_told(desk: Desk) -> None:
    desk.tab(TabKey.USERS).error_raised.emit(InputError("There is a user called Ana already."))
    assert desk.window.banners.error.accessibleDescription() == "There is a user called Ana already."


def test_the_theme_is_chosen_in_the_menu_and_remembered(desk: Desk) -> None:
    dark = next(a for a in desk.shell.actions.themes.actions() if a.data() == "dark")
    try:
        dark.trigger()
        assert desk.shell.look.theme is DARK
        assert desk.shell.settings.theme is ThemeMode.DARK
        assert not desk.window.grab().isNull()
    finally:
        desk.shell.look.set_mode(ThemeMode.LIGHT)


def test_ask_for_no_file_leaves_everything_as_it_is(desk: Desk) -> None:
    desk.shell.actions.new_workspace.trigger()
    assert desk.window.desk.workspace is None


def test_about_tells_version_and_licences(desk: Desk) -> None:
    desk.shell.actions.about.trigger()
    dialog = desk.window.findChild(QDialog)
    assert isinstance(dialog, QDialog)
    assert dialog.isVisible()
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert __version__ in told
    assert "Open Font License" in told
    dialog.accept()


def test_recent_workspaces_are_in_the_menu(desk: Desk, qtbot: QtBot, made_workspace: Path) -> None:
    menu = desk.window._recent
    menu.aboutToShow.emit()
    assert [action.isEnabled() for action in menu.actions()] == [False]
    desk.shell.settings.remember(made_workspace)
    menu.aboutToShow.emit()
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        menu.actions()[0].trigger()
    assert desk.window.desk.workspace is not None


def test_the_demo_opens_with_a_request_ready(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with qtbot.waitSignals([desk.window.desk.verified, desk.window.desk.counted], timeout=30_000):
        desk.shell.actions.open_demo.trigger()
    assert desk.window.row.current is TabKey.DATASETS, "where the tour starts"
    assert desk.tab(TabKey.SYNTHESIS).told[-1] == demo_request()
    desk.window.row.choose(TabKey.POOLS)
    assert desk.window.status.texts[0] == "demo.cusyn"
    assert desk.shell.settings.recent == ()
    assert desk.shell.actions.new_request.isEnabled()
    desk.window.tour.own_table_wanted.emit()
    desk.files.answer = tmp_path / "own.cusyn"
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.agree()
    assert desk.window.status.texts[0] == "own.cusyn, empty", "not into the demo"
    assert ImportWish() in desk.tab(TabKey.DATASETS).told


def test_the_tour_scrolls_a_page_to_what_it_speaks_of(desk: Desk) -> None:
    tab = desk.tab(TabKey.SYNTHESIS)
    tab.part = QPushButton("The slider")
    tab.setFixedHeight(5_000)
    column = tab.layout()
    assert column is not None
    column.addWidget(tab.part)
    desk.window.show()
    desk.window.tour.page_wanted.emit(TabKey.SYNTHESIS)
    assert desk.window.row.current is TabKey.SYNTHESIS
    assert tab.part.visibleRegion().boundingRect() == tab.part.rect()
    tab.part = None
    desk.window.tour.page_wanted.emit(TabKey.SYNTHESIS)
    assert tab.visibleRegion().boundingRect().top() == 0


def test_a_restart_closes_the_window_unless_that_is_declined(desk: Desk) -> None:
    desk.tab(TabKey.DATASETS).price = "The import is lost."
    desk.may_close = False
    desk.shell.actions.restart.trigger()
    assert not desk.window.restarting
    assert desk.window.isVisible()
    desk.may_close = True
    desk.shell.actions.restart.trigger()
    assert desk.window.restarting
    assert not desk.window.isVisible()


def test_closing_asks_first_where_something_typed_would_be_lost_but_a_restart_takes_it_along(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = desk.tab(TabKey.SYNTHESIS)
    tab.lost, desk.may_close = "2 interest queries were neither asked nor saved.", False
    assert not desk.window.close()
    assert desk.asked == [tab.lost]
    monkeypatch.setattr(tab, "typed", lambda: Request(dataset="Survey", user="Ana Ruiz", epsilon=""))
    tab.price = "ε 0.80 stays spent."
    desk.shell.actions.restart.trigger()
    assert desk.asked[1:] == ["ε 0.80 stays spent."]
    assert not desk.window.close()
    assert desk.asked[2:] == [f"ε 0.80 stays spent. {tab.lost}"], "the declined restart takes nothing along"
    tab.price = ""
    desk.shell.actions.restart.trigger()
    assert desk.window.restarting
    assert len(desk.asked) == 3


@pytest.mark.parametrize(
    "way", ["open_workspace", "open_last", "open_demo", "new_workspace", "close_workspace"]
)
def test_another_workspace_asks_first_where_something_typed_would_be_lost(
    desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path, way: str
) -> None:
    other = Workspace.create(tmp_path / "other.cusyn").path
    open_in(desk, qtbot, other)
    open_in(desk, qtbot, made_workspace)
    desk.files.answer = other
    desk.shell.settings.remember(other, page=TabKey.POOLS.value)
    desk.tab(TabKey.SYNTHESIS).lost = "2 interest queries were neither asked nor saved."
    action = getattr(desk.shell.actions, way)
    action.setEnabled(True)
    action.trigger()
    question = desk.window.opening.question
    assert question is not None
    assert "2 interest queries were neither asked nor saved." in texts(question)
    assert question.stay.isDefault()
    click(question.stay)
    assert not question.isVisible()
    assert desk.window.desk.path == made_workspace
    assert not desk.window.desk.busy
    action.trigger()
    again = desk.window.opening.question
    assert again is not None
    moves = {"close_workspace": desk.window.desk.closed}
    if way == "new_workspace":
        click(again.leave)
        assert desk.dialog.isVisible()
        return
    with qtbot.waitSignal(moves.get(way, desk.window.desk.opened), timeout=PATIENCE_MS):
        click(again.leave)
    assert desk.window.desk.path != made_workspace


def test_the_same_workspace_once_more_and_other_files_lose_nothing(
    desk: Desk, qtbot: QtBot, made_workspace: Path, tmp_path: Path
) -> None:
    open_in(desk, qtbot, made_workspace)
    desk.tab(TabKey.SYNTHESIS).lost = "2 interest queries were neither asked nor saved."
    open_in(desk, qtbot, made_workspace)
    with qtbot.waitSignal(desk.window.intake.import_wanted, timeout=PATIENCE_MS):
        desk.window.open_path(tmp_path / "survey.csv")
    assert desk.window.opening.question is None


def test_closing_asks_first_while_something_runs(desk: Desk) -> None:
    desk.tab(TabKey.SYNTHESIS).price = "ε 0.80 stays spent; no table is made."
    desk.may_close = False
    assert not desk.window.close()
    assert desk.asked == ["ε 0.80 stays spent; no table is made."]
    assert desk.shell.runners.compute.alive
    desk.may_close = True
    assert desk.window.close()
    assert not desk.shell.runners.compute.alive
    assert not desk.shell.runners.store.alive


def test_closing_waits_for_what_runs_and_keeps_the_geometry(desk: Desk, qtbot: QtBot) -> None:
    started: list[bool] = []

    def work(control: RunControl) -> None:
        while True:
            started.append(True)
            control.checkpoint()

    desk.shell.runners.compute.submit(work)
    qtbot.waitUntil(lambda: bool(started), timeout=PATIENCE_MS)
    assert desk.window.close()
    assert not desk.shell.runners.compute.alive
    assert not desk.shell.settings.geometry.isEmpty()


@pytest.mark.parametrize("size", [(720, 520), (1280, 800), (1920, 1080)])
def test_the_window_can_be_small_or_large(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    assert not desk.window.grab().isNull()
    assert desk.window.width() == size[0]
