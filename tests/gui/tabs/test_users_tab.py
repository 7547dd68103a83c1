"""The tab Users and its dialogs, by clicks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.actions import WindowState
from cusyn_desktop.ui.dialogs.budgets.new_user import NewUserDialog
from cusyn_desktop.ui.dialogs.budgets.user_limits import GrantDatasetDialog, LowerLimitDialog
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.tabs.users import UsersTab
from cusyn_desktop.ui.tabs.wishes import RequestWish
from tests.gui.office import facts, fakes
from tests.gui.office.eyes import cut_texts
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.sight import hidden_parts


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book) -> UsersTab:
    shell.actions.apply(WindowState(workspace_open=True, n_datasets=1, n_users=3))
    made = UsersTab(shell, fakes.calls(book))
    qtbot.addWidget(made)
    made.resize(1280, 694)
    made.show()
    with qtbot.waitSignal(made.reading.succeeded):
        made.set_workspace(workspace)
    return made


def new_user(tab: UsersTab) -> NewUserDialog:
    click(tab.new_button)
    assert isinstance(tab.dialog, NewUserDialog)
    return tab.dialog


def test_without_a_user_the_page_says_what_to_do(qtbot: QtBot, shell: Shell) -> None:
    made = UsersTab(shell)
    qtbot.addWidget(made)
    made.show()
    assert "No user yet" in texts(made)


def test_the_first_user_is_shown_with_pool_and_limit(tab: UsersTab) -> None:
    written = texts(tab.details)
    assert "Ana Ruiz" in written
    assert "24.3% left" in written
    assert "75.7% spent" in written
    assert "ε 2.00 in all at δ 10⁻⁹" in written
    assert "at most ε 0.80 at δ 10⁻⁹" in written
    assert tab.details.sets.table.model().rowCount() == 2
    assert not tab.details.dataset_button.isVisible()


def test_a_user_without_a_pool_says_so(tab: UsersTab) -> None:
    tab.show_item("Chen Li")
    written = texts(tab.details)
    assert "No pool of their own" in written
    assert "no limit" in written
    assert "None saved yet." in written
    assert not tab.details.ask_button.isEnabled()


def test_on_a_small_screen_no_table_lies_under_what_follows(tab: UsersTab) -> None:
    """Folded, the details were given a height in which their tables counted nothing."""
    tab.resize(614, tab.minimumSizeHint().height())
    for _ in range(4):
        QApplication.processEvents()
    tab.resize(614, tab.minimumSizeHint().height())
    QApplication.processEvents()
    details = tab.details
    for table, below in (
        (details.spent, details.ask_set_button),
        (details.sets.table, details.sets.rename_button),
    ):
        end = table.mapTo(details, table.rect().bottomLeft()).y()
        assert end < below.mapTo(details, QPoint(0, 0)).y()
    assert [*cut_texts(tab), *hidden_parts(tab)] == []


def test_a_new_user_with_pool_and_limit(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    dialog = new_user(tab)
    write(dialog.name, "Dana Novak")
    click(dialog.pool.box)
    write(dialog.pool_epsilon, "2.5")
    click(dialog.limit.box)
    write(dialog.per_request, "0.5")
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed, tab.reading.succeeded]):
        click(dialog.accept_button)
    made = book.user("Dana Novak")
    assert made.pool is not None
    assert made.pool.total.epsilon == pytest.approx(2.5)
    assert made.per_request is not None
    assert made.datasets is None
    assert not dialog.isVisible()
    assert tab.table.current == made


def test_a_new_user_for_some_datasets_only(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    dialog = new_user(tab)
    write(dialog.name, "Eve Lund")
    click(dialog.all_datasets)
    click(dialog.dataset_boxes[0])
    with qtbot.waitSignal(dialog.completed):
        click(dialog.accept_button)
    assert book.user("Eve Lund").datasets == (facts.SURVEY,)
    assert book.user("Eve Lund").pool is None


def test_mistakes_are_marked_in_their_fields_and_nothing_is_added(tab: UsersTab, book: fakes.Book) -> None:
    dialog = new_user(tab)
    click(dialog.pool.box)
    write(dialog.pool_epsilon, "-1")
    write(dialog.delta, "0")
    click(dialog.accept_button)
    written = texts(dialog)
    assert "Type a name." in written
    assert "Type a number above 0, such as 0.5." in written
    assert "Type a small number above 0, such as 1e-9." in written
    assert len(book.users) == 3
    dialog.reject()


def test_a_name_that_is_taken_is_told_at_the_name(qtbot: QtBot, tab: UsersTab) -> None:
    dialog = new_user(tab)
    write(dialog.name, "Ana Ruiz")
    inquiry = dialog.inquiry
    with qtbot.waitSignal(inquiry.failed):
        click(dialog.accept_button)
    assert "There is a user 'Ana Ruiz' already." in texts(dialog)
    assert dialog.isVisible()
    assert dialog.accept_button.isEnabled()
    dialog.reject()


def test_a_limit_is_lowered(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    click(tab.details.limit_button)
    dialog = tab.dialog
    assert isinstance(dialog, LowerLimitDialog)
    assert "Now Ana Ruiz may spend ε 0.80 at δ 10⁻⁹." in texts(dialog)
    write(dialog.epsilon, "0.5")
    with qtbot.waitSignals([dialog.completed, tab.reading.succeeded]):
        click(dialog.accept_button)
    lowered = book.user("Ana Ruiz").per_request
    assert lowered is not None
    assert lowered.epsilon == pytest.approx(0.5)
    assert "at most ε 0.50" in texts(tab.details)


def test_a_limit_is_never_raised(qtbot: QtBot, tab: UsersTab) -> None:
    click(tab.details.limit_button)
    dialog = tab.dialog
    assert isinstance(dialog, LowerLimitDialog)
    write(dialog.epsilon, "0.9")
    with qtbot.waitSignal(dialog.inquiry.failed):
        click(dialog.accept_button)
    assert "The new limit is not lower." in texts(dialog)
    dialog.reject()


def test_a_dataset_is_allowed(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    tab.show_item("Chen Li")
    click(tab.details.dataset_button)
    dialog = tab.dialog
    assert isinstance(dialog, GrantDatasetDialog)
    with qtbot.waitSignals([dialog.completed, tab.reading.succeeded]):
        click(dialog.accept_button)
    assert book.user("Chen Li").datasets == (facts.SURVEY,)
    assert not tab.details.dataset_button.isEnabled()


def test_a_saved_set_begins_a_request(qtbot: QtBot, tab: UsersTab) -> None:
    tab.details.sets.table.selectRow(0)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.details.ask_set_button)
    wish = RequestWish(dataset=facts.SURVEY, user="Ana Ruiz", queries=facts.QUERIES)
    assert asked.args == [TabKey.SYNTHESIS.value, wish]


def test_a_request_begins_with_its_user(qtbot: QtBot, tab: UsersTab) -> None:
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.details.ask_button)
    assert asked.args == [TabKey.SYNTHESIS.value, RequestWish(user="Ana Ruiz")]


def test_nothing_is_changed_in_a_locked_workspace(qtbot: QtBot, tab: UsersTab, workspace: Workspace) -> None:
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.set_workspace(workspace, spending_locked=True)
    assert not tab.details.limit_button.isEnabled()
    assert not tab.details.ask_button.isEnabled()


def test_what_a_user_spent_leads_to_the_release(qtbot: QtBot, tab: UsersTab) -> None:
    assert tab.details.spent.model().rowCount() == 1
    assert not tab.details.release_button.isEnabled()
    tab.details.spent.selectRow(0)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.details.release_button)
    assert asked.args == [TabKey.RELEASES.value, "R-01"]


def test_a_spend_without_a_release_leads_nowhere(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    book.spends[0] = replace(book.spends[0], state=SpendState.FAILED)
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    tab.details.spent.selectRow(0)
    assert not tab.details.release_button.isEnabled()
    with qtbot.assertNotEmitted(tab.tab_requested):
        tab.details.spent.row_activated.emit(book.spends[0])


def test_users_are_found_by_any_column(tab: UsersTab) -> None:
    assert tab.search_field() is tab.search
    write(tab.search, "chen")
    assert "Chen Li" in texts(tab.details)
    assert tab.table.model().rowCount() == 1
    write(tab.search, "nobody")
    assert "No user fits." in texts(tab)
    assert not tab.details.isVisible()
    tab.search.clear()
    assert tab.details.isVisible()


def test_a_set_is_deleted_and_taken_back(qtbot: QtBot, tab: UsersTab, book: fakes.Book) -> None:
    before = set(book.user("Ana Ruiz").query_sets)
    with qtbot.waitSignals([tab.keeper.changed, tab.workspace_changed, tab.reading.succeeded]):
        click(tab.details.sets.delete_button)
    assert len(book.user("Ana Ruiz").query_sets) == 1
    with qtbot.waitSignals([tab.keeper.changed, tab.reading.succeeded]):
        click(tab.details.sets.undo_link)
    assert set(book.user("Ana Ruiz").query_sets) == before


def test_what_one_user_lost_is_not_offered_back_to_another(
    qtbot: QtBot, tab: UsersTab, book: fakes.Book
) -> None:
    with qtbot.waitSignals([tab.keeper.changed, tab.reading.succeeded]):
        click(tab.details.sets.delete_button)
    tab.show_item("Ben Okafor")
    assert not tab.details.sets.undo_link.isVisible()
    assert len(book.user("Ana Ruiz").query_sets) == 1


def test_every_widget_has_a_name(tab: UsersTab) -> None:
    assert nameless(tab) == []
    assert nameless(new_user(tab)) == []
    assert tab.dialog is not None
    tab.dialog.reject()


def test_once_a_limit_is_not_wanted_nothing_is_said_of_it(qtbot: QtBot, tab: UsersTab) -> None:
    dialog = new_user(tab)
    write(dialog.name, "Dana Novak")
    for box in (dialog.pool.box, dialog.limit.box):
        click(box)
    write(dialog.delta, "2")
    click(dialog.accept_button)
    assert dialog.has_mistakes
    for box in (dialog.pool.box, dialog.limit.box):
        click(box)
    assert not dialog.has_mistakes
    with qtbot.waitSignal(dialog.completed):
        click(dialog.accept_button)


def test_a_first_limit_is_set_and_not_lowered(tab: UsersTab) -> None:
    """Where there is none yet, the words speak of setting one; who has no dataset is told what to do."""
    tab.show_item("Chen Li")
    assert tab.details.limit_button.text() == "Set Limit…"
    assert tab.details.ask_button.toolTip() == "Allow a dataset first"
    click(tab.details.limit_button)
    dialog = tab.dialog
    assert isinstance(dialog, LowerLimitDialog)
    assert "Set a limit for Chen Li" in texts(dialog)
    assert dialog.accept_button.text() == "Set for Good"
    dialog.reject()
    tab.show_item("Ana Ruiz")
    assert tab.details.limit_button.text() == "Lower Limit…"
    assert tab.details.ask_button.toolTip() == ""


def test_the_page_for_no_users_asks_for_no_more_room_than_it_needs(
    qtbot: QtBot, tab: UsersTab, book: fakes.Book
) -> None:
    full = tab.minimumSizeHint().height()
    book.users = []
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    assert "No user yet" in texts(tab)
    assert tab.minimumSizeHint().height() < full
