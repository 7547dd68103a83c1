"""The window in the hands of each role: signing in, and what is left out."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.services import accounts, people
from cusyn_desktop.services.access.signing_in import SignIn
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.actions import WindowState
from cusyn_desktop.ui.tabs.base import ImportWish, Shell, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.tabs.releases import ReleasesTab
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.tabs.titles import TABS
from cusyn_desktop.ui.tabs.users import UsersTab
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.office_window import PATIENCE_MS, Desk
from tests.unit.services.office import NAMES, PHRASES, Office
from tests.unit.services.small import mentions_rows


@pytest.fixture
def desk(shell: Shell, qtbot: QtBot, office: Office) -> Desk:
    made = Desk(shell, office)
    qtbot.addWidget(made.window)
    with qtbot.waitSignal(made.window.ready, timeout=PATIENCE_MS):
        made.window.show()
    return made


# -- signing in


def test_a_workspace_with_accounts_asks_who_is_there(desk: Desk, qtbot: QtBot) -> None:
    desk.begin(qtbot)
    assert "w.cusyn has accounts." in texts(desk.dialog)
    assert nameless(desk.dialog) == []
    assert desk.dialog.passphrase.echoMode() is QLineEdit.EchoMode.Password
    assert desk.window.desk.workspace is None
    desk.dialog.reject()
    assert desk.window.desk.workspace is None
    assert not desk.window.banners.isVisible()


def test_a_wrong_passphrase_is_told_and_typed_anew(desk: Desk, qtbot: QtBot) -> None:
    desk.begin(qtbot)
    click(desk.dialog.accept_button)
    assert "Type the name of your account." in texts(desk.dialog)
    write(desk.dialog.name, "Ana")
    write(desk.dialog.passphrase, "not this one")
    with qtbot.waitSignal(desk.dialog.inquiry.failed, timeout=PATIENCE_MS):
        click(desk.dialog.accept_button)
    assert "The name or the passphrase is wrong. Nothing was opened." in texts(desk.dialog)
    assert desk.dialog.passphrase.text() == ""
    assert desk.dialog.isVisible()
    write(desk.dialog.passphrase, PHRASES["Ana"])
    with qtbot.waitSignal(desk.window.desk.opened, timeout=PATIENCE_MS):
        click(desk.dialog.accept_button)
    assert desk.window.row.role == "Analyst Ana"
    desk.settle(qtbot)


def test_a_workspace_without_accounts_is_the_custodians(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = Workspace.create(tmp_path / "open.cusyn").path
    with qtbot.waitSignal(desk.window.desk.verified, timeout=PATIENCE_MS):
        desk.window.open_path(path)
    assert desk.window.row.role == "Custodian"
    assert len(desk.tabs) == len(TabKey)
    desk.settle(qtbot)


def test_whoever_comes_next_gets_their_own_window(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.AUDITOR)
    desk.window.show_tab(TabKey.AUDIT)
    desk.shell.actions.close_workspace.trigger()
    assert desk.window.row.role == ""
    assert len(desk.tabs) == len(TabKey)
    desk.sign_in(qtbot, Role.ANALYST)
    desk.window.show_tab(TabKey.AUDIT)
    assert desk.window.row.current is not TabKey.AUDIT


def test_an_account_that_was_changed_is_told(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.ANALYST)
    with qtbot.waitSignal(desk.window.desk.counted, timeout=PATIENCE_MS):
        desk.shell.actions.refresh.trigger()
    custodian = Workspace.open(desk.office.path, SignIn("Maria", PHRASES["Maria"]))
    accounts.close_account(custodian, name="Ana")
    with qtbot.waitSignal(desk.window.desk.failed, timeout=PATIENCE_MS):
        desk.shell.actions.refresh.trigger()
    desk.settle(qtbot)
    assert desk.window.banners.error.accessibleName() == "You are not signed in"
    assert desk.window.desk.workspace is None
    assert desk.dialog.isVisible(), "whoever works here now is asked"


# -- what a role finds

EVERYBODYS = {
    "help_accounts", "help_moving",
    "new_workspace", "open_workspace", "open_demo", "close_workspace", "quit", "undo", "copy", "find",
    "refresh",
    "about", "theme_system", "theme_light", "theme_dark", "settings", "restart", "help", "help_here",
    "tour",
    "own_passphrase", "sign_out",
}  # fmt: skip
ACTIONS = {
    Role.CUSTODIAN: {
        "import_data", "add_user", "new_request", "open_request", "cancel_run", "ask_again", "export_release",
        "verify", "stop_verifying", "save_receipt", "close_pool", "lower_pool", "accounts",
        "show_mark", "check_package", "encrypt",
    },
    Role.ANALYST: {"new_request", "open_request", "cancel_run", "ask_again", "export_release"},
    Role.AUDITOR: {"verify", "stop_verifying", "save_receipt", "show_mark", "check_package", "accounts"},
}  # fmt: skip
TITLES = {
    Role.CUSTODIAN: ["Datasets", "Users", "Pools", "Synthesis", "Releases", "Audit"],
    Role.ANALYST: ["Datasets", "Pools", "Synthesis", "Releases"],
    Role.AUDITOR: ["Datasets", "Users", "Pools", "Releases", "Audit"],
}


@pytest.mark.parametrize("role", list(Role))
def test_tabs_actions_and_panels_of_a_role(desk: Desk, qtbot: QtBot, role: Role) -> None:
    desk.sign_in(qtbot, role)
    assert desk.tabs == TITLES[role]
    assert desk.window.row.role == f"{role.value.title()} {NAMES[role]}"
    assert desk.actions == EVERYBODYS | ACTIONS[role]
    shown = [action.isVisible() for action in desk.window.row.page_actions]
    assert shown == [key in TABS[role] for key in TabKey]
    buttons = [one.accessibleName() for one in desk.window.row.findChildren(QPushButton) if one.isVisible()]
    names = {"import_data": "Import Data…", "new_request": "New Request", "verify": "Verify"}
    assert buttons == [text for name, text in names.items() if name in ACTIONS[role]]
    given = {key for key in TabKey if desk.window.tab(key).workspace is not None}
    assert given == set(TABS[role])
    look_at_panels(desk, qtbot, role)


def look_at_panels(desk: Desk, qtbot: QtBot, role: Role) -> None:
    may_ask, is_custodian = role is not Role.AUDITOR, role is Role.CUSTODIAN
    for key in TABS[role]:
        desk.window.show_tab(key)
        desk.settle(qtbot)
        tab = desk.window.tab(key)
        if isinstance(tab, DatasetsTab):
            assert tab.details.ask_button.isVisible() is may_ask
            assert ("table.csv" in texts(tab)) is is_custodian
            told = tab.details.bar.accessibleDescription()
            assert ("Everything else" in told) is (role is Role.ANALYST), told
        elif isinstance(tab, UsersTab):
            assert tab.details.ask_button.isVisible() is may_ask
            assert tab.details.limit_button.isVisible() is is_custodian
            assert tab.details.dataset_button.isVisible() is is_custodian
            assert tab.new_button.isVisible() is is_custodian
        elif isinstance(tab, PoolsTab):
            assert any(card.more.isVisible() for card in tab.gauges.cards) is is_custodian
            told = tab.gauges.cards[0].bar.accessibleDescription()
            assert ("Everything else" in told) is (role is Role.ANALYST), "the bar is as full as it is spent"
            assert tab.history.timeline.isVisible() is (role is not Role.ANALYST)
            assert tab.history.spends.all_button.isVisible() is (role is not Role.ANALYST)
        elif isinstance(tab, ReleasesTab):
            assert tab.custodian.isVisible() is is_custodian
            assert tab.head.ask_again.isHidden() is not may_ask


def test_an_analyst_reads_their_own_alone_on_every_page(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.ANALYST)
    seen = ""
    for key in TABS[Role.ANALYST]:
        desk.window.show_tab(key)
        desk.settle(qtbot)
        tab = desk.window.tab(key)
        tips = "\n".join(child.toolTip() for child in tab.findChildren(QWidget))
        seen += "\n".join((texts(tab), tips, *all_cells(tab)))
    seen += "\n".join(desk.window.status.texts)
    assert "Survey" in seen
    for other in ("Benedikt", "R-02", "Payroll", "Maria", "Otto", str(desk.office.folder), "table.csv"):
        assert other not in seen, other
    assert not mentions_rows(seen)


def all_cells(widget: QWidget) -> list[str]:
    """Everything that the tables and boxes of a page hold."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QAbstractItemView, QComboBox

    cells: list[str] = []
    models = [view.model() for view in widget.findChildren(QAbstractItemView)]
    models += [box.model() for box in widget.findChildren(QComboBox)]
    for model in filter(None, models):
        for row in range(model.rowCount()):
            for column in range(model.columnCount()):
                index = model.index(row, column)
                cells += [
                    str(index.data(part))
                    for part in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
                ]
    return cells


def test_the_pages_can_tell_of_others(desk: Desk, qtbot: QtBot) -> None:
    """The test above can fail: the custodian reads it all."""
    desk.sign_in(qtbot, Role.CUSTODIAN)
    seen = ""
    for key in TabKey:
        desk.window.show_tab(key)
        desk.settle(qtbot)
        seen += "\n".join((texts(desk.window.tab(key)), *all_cells(desk.window.tab(key))))
    assert all(word in seen for word in ("Benedikt", "R-02", "Payroll", "Maria", "Otto", "table.csv"))


def test_a_dropped_table_is_not_imported_by_an_analyst(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.ANALYST)
    with qtbot.waitSignal(desk.window.intake.failed, timeout=PATIENCE_MS):
        desk.window.file_dropped.emit(desk.office.table)
    tab = desk.window.tab(TabKey.DATASETS)
    assert isinstance(tab, DatasetsTab)
    assert tab.assistant is None
    assert "may not register data" in desk.window.banners.error.accessibleDescription()
    tab.show_item(ImportWish(desk.office.table))
    assert tab.assistant is None


def test_an_analyst_without_a_dataset_is_not_asked_to_import(desk: Desk, qtbot: QtBot) -> None:
    custodian = desk.office.as_(Role.CUSTODIAN)
    people.add_user(custodian, NewUser(name="Cleo", datasets=()))
    accounts.change_role(custodian, name="Ana", role=Role.ANALYST, user="Cleo")
    desk.sign_in(qtbot, Role.ANALYST)
    desk.window.show_tab(TabKey.DATASETS)
    shown = texts(desk.window.tab(TabKey.DATASETS))
    assert "once the custodian has registered it for you" in shown
    assert "drop a file" not in shown


def test_a_button_follows_its_action_out_and_back(shell: Shell, qtbot: QtBot) -> None:
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.ui.widgets.buttons import Button

    box = QWidget()
    button = Button.for_action(shell.actions.add_user, box)
    qtbot.addWidget(box)
    box.show()
    for actor, visible in (
        (Actor(Role.ANALYST), False),
        (Actor(Role.CUSTODIAN), True),
        (Actor(Role.AUDITOR), False),
    ):
        shell.actions.apply(WindowState(workspace_open=True, actor=actor))
        assert button.isVisible() is visible


# -- request files


def hand_in(desk: Desk, **fields: object) -> None:
    record = {"dataset": "Survey", "user": "Benedikt", "epsilon": 0.25, "queries": [["sex", "age"]], **fields}
    desk.files.answer = desk.office.folder / "request.json"
    desk.files.answer.write_text(json.dumps(record), encoding="utf-8")


def test_a_request_file_fills_the_form(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.CUSTODIAN)
    hand_in(desk, rows=70)
    with qtbot.waitSignal(desk.window.requests.read, timeout=PATIENCE_MS):
        desk.shell.actions.open_request.trigger()
    desk.settle(qtbot)
    assert desk.window.row.current is TabKey.SYNTHESIS
    tab = desk.window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, SynthesisTab)
    asked = tab.asking.form.request
    assert asked is not None
    assert (asked.dataset, asked.user, asked.rows) == ("Survey", "Benedikt", 70)
    assert float(asked.epsilon) == 0.25
    assert asked.queries == (("sex", "age"),)
    desk.files.answer = None
    desk.shell.actions.open_request.trigger()  # nothing was chosen


MISFITS: dict[str, dict[str, object]] = {
    "There is no user Nobody": {"user": "Nobody"},
    "There is no dataset Nothing": {"dataset": "Nothing"},
    "wealth": {"queries": [["wealth"]]},
    "epsilon": {"epsilon": -1},
    "which the form does not offer": {"allocation": "paper"},
}


def test_a_request_that_does_not_fit_leaves_the_form_alone(desk: Desk, qtbot: QtBot) -> None:
    desk.sign_in(qtbot, Role.CUSTODIAN)
    for mistake, fields in MISFITS.items():
        hand_in(desk, **fields)
        with qtbot.waitSignal(desk.window.requests.failed, timeout=PATIENCE_MS):
            desk.shell.actions.open_request.trigger()
        assert mistake in desk.window.banners.error.accessibleDescription()
        assert desk.window.row.current is not TabKey.SYNTHESIS
    desk.settle(qtbot)


def test_a_workspace_changes_hands_without_a_trace(desk: Desk, qtbot: QtBot) -> None:
    """After an analyst signed in, no page keeps what the custodian saw."""
    desk.sign_in(qtbot, Role.CUSTODIAN)
    for key in TabKey:
        desk.window.show_tab(key)
        desk.settle(qtbot)
    desk.sign_in(qtbot, Role.ANALYST)
    seen = "".join("\n".join((texts(desk.window), *all_cells(desk.window.tab(key)))) for key in TabKey)
    assert "Benedikt" not in seen
    people.add_user(desk.office.as_(Role.CUSTODIAN), NewUser(name="Cleo"))
