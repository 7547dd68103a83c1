"""The tab Pools, driven by clicks, with services that answer from example records."""

from dataclasses import replace

import pytest
from pyqtgraph import TextItem
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import StoreError
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.ledger.overview import Plan
from cusyn_desktop.services.records import BoundsSearch, Split, SplitPart, UserSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import LIGHT
from cusyn_desktop.ui.dialogs.budgets.pool_changes import ClosePoolDialog, LowerPoolDialog
from cusyn_desktop.ui.dialogs.budgets.take_back import TakeBackDialog
from cusyn_desktop.ui.models.spends import SpendColumn, SpendsModel, state_text
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.tabs.pools.gauge_words import gauges_of
from cusyn_desktop.ui.tabs.pools.history import View
from cusyn_desktop.ui.tabs.pools.outlook_words import outlook_sentence, plan_sentence
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.labels import ElidedLabel
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office import facts, ledger_facts, ledger_fakes
from tests.gui.office.hands import click, focus_chain, nameless, texts, write
from tests.gui.office.paint import colours_in
from tests.gui.office.sight import hidden_parts


def make_tab(qtbot: QtBot, shell: Shell, ledger: ledger_fakes.Ledger) -> PoolsTab:
    made = PoolsTab(shell, ledger_fakes.calls(ledger))
    qtbot.addWidget(made)
    made.pause.setInterval(0)
    made.resize(1280, 694)
    made.show()
    return made


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger) -> PoolsTab:
    """The tab with the survey, three users, and the first plan."""
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None and made.seen.plan is not None)
    return made


def card_texts(tab: PoolsTab, place: int) -> str:
    return texts(tab.gauges.cards[place])


# Gauges ------------------------------------------------------------------------------------------


def test_what_is_left_and_what_it_allows_stand_in_every_gauge(tab: PoolsTab) -> None:
    left = tab.seen.pool.left_share if tab.seen else 0.0
    whole = card_texts(tab, 0)
    assert f"{int(1000 * left) / 10:.1f}%" in whole
    assert "The pool still allows" in whole
    assert "ε 3.00 in all" in whole
    ben = card_texts(tab, 2)
    assert "16.7%" in ben
    assert "83.3% spent" in ben
    assert "At most ε 1.00 in one request" in ben


def test_the_plan_stands_in_the_gauges_that_it_would_charge(tab: PoolsTab) -> None:
    assert "After the plan:" in card_texts(tab, 0)
    assert "After the plan:" in card_texts(tab, 1)
    assert "After the plan:" not in card_texts(tab, 2)
    assert "planned" in tab.gauges.cards[0].bar.accessibleDescription()


def test_a_user_without_a_pool_is_shown_by_what_they_took(tab: PoolsTab) -> None:
    chen = card_texts(tab, 3)
    assert "no pool of their own" in chen
    assert "Only the dataset’s pool limits the total." in chen
    assert not tab.gauges.cards[3].more.isVisible()


@pytest.mark.parametrize(("width", "beside"), [(1280, 4), (960, 3), (720, 2), (580, 1)])
def test_cards_that_do_not_fit_beside_each_other_stand_in_rows(
    tab: PoolsTab, width: int, beside: int
) -> None:
    tab.resize(width, 694)
    QApplication.processEvents()
    cards, strip = tab.gauges.cards, tab.gauges
    first = [card for card in cards if card.y() == cards[0].y()]
    assert [len(cards), len(first)] == [4, beside]
    widths = [card.width() for card in cards]
    assert max(widths) - min(widths) <= 1, "also in a last row that is short"
    assert strip.horizontalScrollBar().maximum() == 0
    assert strip.verticalScrollBar().maximum() == 0
    assert hidden_parts(strip) == []


def test_very_many_cards_scroll(tab: PoolsTab) -> None:
    assert tab.seen is not None
    strip = tab.gauges
    strip.show_gauges(gauges_of(tab.seen) * 5, can_change=False)
    QApplication.processEvents()
    assert strip.verticalScrollBar().maximum() > 0
    assert strip.height() < 5 * strip.cards[0].height()
    assert hidden_parts(strip) == []


def test_another_plan_is_typed(qtbot: QtBot, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    with qtbot.waitSignal(tab.overview.succeeded):
        write(tab.head.epsilon, "0.3")
    qtbot.waitUntil(lambda: ledger.plans[-1] == Plan(user="Ana Ruiz", epsilon="0.3"))
    with qtbot.waitSignal(tab.overview.succeeded):
        tab.head.user.setCurrentText("Ben Okafor")
    assert ledger.plans[-1] == Plan(user="Ben Okafor", epsilon="0.3")
    qtbot.waitUntil(lambda: "After the plan:" in card_texts(tab, 2))


def test_a_plan_that_is_no_budget_is_marked_and_not_asked(
    qtbot: QtBot, tab: PoolsTab, ledger: ledger_fakes.Ledger
) -> None:
    with qtbot.waitSignal(tab.overview.succeeded):
        write(tab.head.epsilon, "-0,5")
    qtbot.waitUntil(lambda: ledger.plans[-1] is None)
    assert tab.head.epsilon.property("mistake")
    assert "Type a number above 0, such as 0.5." in texts(tab.head)


def test_an_empty_plan_plans_nothing(qtbot: QtBot, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    with qtbot.waitSignal(tab.overview.succeeded):
        tab.head.epsilon.clear()
    assert ledger.plans[-1] is None
    assert "After the plan" not in texts(tab.gauges)
    assert not tab.head.epsilon.property("mistake")


def test_a_plan_beyond_what_is_left_says_so(qtbot: QtBot, tab: PoolsTab) -> None:
    with qtbot.waitSignal(tab.overview.succeeded):
        write(tab.head.epsilon, "2.5")
    qtbot.waitUntil(lambda: "The plan needs more than is left" in card_texts(tab, 1))
    assert "planned" not in tab.gauges.cards[1].bar.accessibleDescription()


def test_a_pool_that_is_used_up_is_no_fault(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.overview = ledger_facts.overview(seen=ledger_facts.dataset(spent=1.0))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    whole = card_texts(made, 0)
    assert "Used up" in whole
    assert "A pool is never refilled." in whole
    qtbot.waitUntil(lambda: "nothing more can be granted" in texts(made.head))
    assert "0.0%" in whole


@pytest.mark.parametrize(("spent", "is_told"), [(0.94, False), (0.96, True), (1.0, False)])
def test_a_pool_of_which_almost_nothing_is_left_has_a_mark_in_words(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger, spent: float, is_told: bool
) -> None:
    ledger.overview = ledger_facts.overview(seen=ledger_facts.dataset(spent=spent))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    card = made.gauges.cards[0]
    assert ("Almost used up" in card_texts(made, 0)) is is_told
    assert ("The pool still allows" in card_texts(made, 0)) is (spent < 1.0)
    badge = card.findChild(Badge)
    assert isinstance(badge, Badge)
    assert (badge.isVisible() and badge.accessibleName() == "Almost used up") is is_told
    assert card.gauge is not None
    assert badge.toolTip() == card.gauge.size, "the size has made room"


def test_a_closed_pool_offers_nothing_more(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.overview = ledger_facts.overview(seen=ledger_facts.dataset(closed=True))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    assert "Closed" in card_texts(made, 0)
    assert not made.gauges.cards[0].more.isVisible()
    assert not made.head.epsilon.isVisible()


# History, meaning, rules -------------------------------------------------------------------------


def test_the_spends_are_listed_newest_first(tab: PoolsTab) -> None:
    table = tab.history.spends.table
    shown = [table.model().index(row, SpendColumn.SPEND).data() for row in range(4)]
    assert shown == ["R-04", "R-03", "R-02", "R-01"]
    assert table.model().index(0, SpendColumn.STATE).data() == "Cancelled, spent"
    assert "4 in all, newest first" in texts(tab.history.spends)


def test_a_release_is_shown_from_its_spend(qtbot: QtBot, tab: PoolsTab) -> None:
    table = tab.history.spends.table
    with qtbot.waitSignal(tab.tab_requested) as asked:
        table.setFocus()
        table.selectRow(1)
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert asked.args == [TabKey.RELEASES.value, "R-03"]


def test_a_cancelled_run_has_no_release_to_show(qtbot: QtBot, tab: PoolsTab) -> None:
    table = tab.history.spends.table
    with qtbot.assertNotEmitted(tab.tab_requested):
        table.selectRow(0)
        QTest.keyClick(table, Qt.Key.Key_Return)


def test_all_spends_take_the_place_of_the_timeline(tab: PoolsTab) -> None:
    button = tab.history.spends.all_button
    click(button)
    assert not tab.history.timeline.isVisible()
    assert button.text() == "Show Timeline"
    click(button)
    assert tab.history.timeline.isVisible()


def test_another_order_takes_the_note_away(tab: PoolsTab) -> None:
    table = tab.history.spends.table
    head = table.horizontalHeader()
    assert not head.isSortIndicatorShown()
    place = QPoint(head.sectionViewportPosition(SpendColumn.GRANTED) + 8, 8)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    assert head.isSortIndicatorShown()
    granted = [table.model().index(row, SpendColumn.GRANTED).data() for row in range(4)]
    assert granted in (sorted(granted), sorted(granted, reverse=True))
    assert "4 in all\n" in texts(tab.history.spends) + "\n"


def test_spends_are_found_by_text(tab: PoolsTab) -> None:
    spends = tab.history.spends
    assert tab.search_field() is spends.search
    write(spends.search, "ana")
    assert [row[0] for row in spends.table.sheet().rows] == ["R-03", "R-01"]
    assert "2 of 4" in texts(spends)
    spends.search.clear()
    assert "4 in all" in texts(spends)


def test_the_timeline_tells_the_plan(tab: PoolsTab) -> None:
    told = tab.history.timeline.plot.accessibleDescription()
    assert "left today" in told
    assert "after the plan" in told


def test_a_plan_is_slid_and_told_in_words(qtbot: QtBot, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    head = tab.head
    assert tab.seen is not None
    allowed = tab.seen.pool.remaining.epsilon
    assert head.slider.value() == round(1000 * 0.5 / allowed)
    assert "room for 2 more like it, then Ana Ruiz’s pool ends." in texts(head)
    with qtbot.waitSignal(tab.overview.succeeded):
        head.slider.setValue(500)
    slid = float(head.epsilon.text())
    assert slid == pytest.approx(allowed / 2, abs=0.01)
    assert slid <= allowed / 2
    qtbot.waitUntil(lambda: ledger.plans[-1] == Plan(user="Ana Ruiz", epsilon=head.epsilon.text()))
    qtbot.waitUntil(lambda: "More than the pool of Ana Ruiz has left, which allows ε 0.95" in texts(head))
    with qtbot.waitSignal(tab.overview.succeeded):
        write(head.epsilon, "2.9")
    qtbot.waitUntil(lambda: "More than the dataset’s pool has left" in texts(head))
    assert head.slider.value() == head.slider.maximum()
    with qtbot.waitSignal(tab.overview.succeeded):
        head.epsilon.clear()
    qtbot.waitUntil(lambda: "Nothing is spent by planning." in texts(head))


def test_the_slider_at_its_end_leaves_the_pool_whole_or_empty_never_overdrawn(
    qtbot: QtBot, tab: PoolsTab
) -> None:
    tab.head.user.setCurrentText("Chen Li")
    with qtbot.waitSignal(tab.overview.succeeded):
        tab.head.slider.setValue(tab.head.slider.maximum())
    qtbot.waitUntil(lambda: tab.seen is not None and tab.seen.plan is not None and tab.seen.plan.epsilon > 2)
    assert tab.seen is not None
    assert tab.seen.plan_effect is not None
    assert tab.seen.plan_effect.left is not None
    tab.head.slider.setValue(0)
    assert tab.head.epsilon.text() == "0.01"


def test_how_far_the_rest_goes_is_told_and_drawn(tab: PoolsTab) -> None:
    assert (
        "At this rate the dataset’s pool is used up after 8 more like the last release (ε 0.80), about"
        in texts(tab.history.timeline)
    )
    assert "at this rate used up about" in tab.history.timeline.plot.accessibleDescription()


def test_without_spends_nobody_can_tell_how_far_it_goes() -> None:
    untouched = ledger_facts.overview(seen=ledger_facts.dataset(spent=0.0))
    assert outlook_sentence(untouched) == ""
    assert outlook_sentence(ledger_facts.overview(seen=ledger_facts.dataset(closed=True))) == ""
    seen = ledger_facts.overview()
    assert seen.outlook is not None
    short = replace(seen, outlook=replace(seen.outlook, n_more=0))
    assert outlook_sentence(short).startswith("What is left is less than the last release took")
    one = replace(seen, outlook=replace(seen.outlook, used_up_at=None))
    assert outlook_sentence(one).startswith("The dataset’s pool is used up after 8 more")


def test_who_took_how_much_is_shown_by_user_and_by_dataset(tab: PoolsTab) -> None:
    card = tab.history.timeline
    card.view.setCurrentIndex(View.BY_USER)
    assert not card.plot.isVisible()
    assert "Budget by user" in texts(card)
    assert [row.told.split(":")[0] for row in card.by_user.rows] == ["Ana Ruiz", "Ben Okafor", "Chen Li"]
    assert "12.8% of all pools" in texts(card.by_user)
    assert card.by_user.sheet().rows[0] == ("Ana Ruiz", facts.SURVEY, "12.76%")
    card.view.setCurrentIndex(View.BY_DATASET)
    told = card.by_dataset.rows[0].told
    assert "28.5% spent" in told
    assert "Ben Okafor 12.5%" in told
    assert card.by_dataset.drawn().size.height() > 0
    card.view.setCurrentIndex(View.OVER_TIME)
    assert card.plot.isVisible()


def test_who_took_how_much_is_kept_as_a_picture(tab: PoolsTab) -> None:
    card = tab.history.timeline
    card.view.setCurrentIndex(View.BY_USER)
    card.by_user.copy_picture()
    assert LIGHT.users[0] in colours_in(QGuiApplication.clipboard().image())


def test_arrow_keys_go_from_spend_to_spend_and_tell_who_when_and_what(tab: PoolsTab) -> None:
    plot = tab.history.timeline.plot
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert plot.accessibleDescription().startswith(
        "R-04, Chen Li, 3 Aug 2026: ε\N{NO-BREAK SPACE}0.50, cancelled"
    )
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert plot.accessibleDescription().startswith("R-01, Ana Ruiz")
    QTest.keyClick(plot, Qt.Key.Key_Left)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.accessibleDescription().startswith("R-02, Ben Okafor")
    assert "left after it" in plot.accessibleDescription()
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert plot.accessibleDescription().startswith("R-02, Ben Okafor")


def test_the_meaning_is_told_for_one_person_and_a_family(tab: PoolsTab) -> None:
    told = texts(tab.meaning)
    assert "Someone who reads all releases can shift the odds" in told
    assert "Spent so far, ε" in told
    assert "Family of 4, ε" in told
    assert "The bound may fail in at most 1 of 1,000,000,000 cases (δ 10⁻⁹)." in told


def test_what_is_kept_for_others_is_told_where_something_is(tab: PoolsTab) -> None:
    assert "kept for others" not in texts(tab.head)
    tab.head.show_overview(replace(ledger_facts.overview(), held_back=0.2549))
    assert "25.4% are kept for others: the users’ own pools end before." in texts(tab.head)


def test_rules_are_told_with_the_delta_they_hold_at(tab: PoolsTab) -> None:
    told = texts(tab.rules)
    assert "The same 4 spends under four rules" in told
    assert "δ 4 × 10⁻⁹" in told
    assert "δ 5 × 10⁻⁹" in told
    assert told.count("δ 10⁻⁹") == 2


def test_without_spends_there_is_nothing_to_add_up(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.overview = ledger_facts.overview(seen=ledger_facts.dataset(spent=0.0))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    assert "Nothing is spent yet" in texts(made.rules)
    assert "none yet" in texts(made.history.spends)


# Changing a pool ---------------------------------------------------------------------------------


def enable(shell: Shell) -> None:
    for action in (shell.actions.close_pool, shell.actions.lower_pool):
        action.setEnabled(True)


@pytest.mark.qt_log_ignore(
    r"This plugin does not support (propagateSizeHints|raise)\(\)",
    "This plugin does not support grabbing the keyboard",  # by a menu that is not on a screen
    extend=True,
)
def test_closing_says_that_it_is_final_and_asks_why(
    qtbot: QtBot, shell: Shell, tab: PoolsTab, ledger: ledger_fakes.Ledger
) -> None:
    enable(shell)
    click(tab.gauges.cards[2].more)
    assert tab.menu.isVisible()
    tab.menu.close()
    shell.actions.close_pool.trigger()
    dialog = tab.dialog
    assert isinstance(dialog, ClosePoolDialog)
    assert dialog.pool.currentText() == "User Ben Okafor"
    assert dialog.leave_button.isDefault()
    assert "This is final." in texts(dialog)
    click(dialog.accept_button)
    assert "Say why; the auditor will ask." in texts(dialog)
    assert dialog.focusWidget() is dialog.reason
    assert ledger.changed == []
    write(dialog.reason, "Left the project")
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert ledger.changed == [("close", PoolKind.USER, "Ben Okafor", "Left the project")]


def test_keeping_the_pool_changes_nothing(shell: Shell, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    enable(shell)
    shell.actions.close_pool.trigger()
    assert isinstance(tab.dialog, ClosePoolDialog)
    click(tab.dialog.leave_button)
    assert ledger.changed == []
    assert not tab.dialog.isVisible()


def test_a_shared_pool_is_shown_once_and_called_by_the_dataset_of_the_page(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    """The pool of Ward 2 is that of the survey: neither the card nor the dialog names the survey alone."""
    ward = replace(ledger_facts.dataset(), name="Ward 2", shares_with=(facts.SURVEY,))
    ledger.overview = ledger_facts.overview(seen=ward, names=(facts.SURVEY, "Ward 2"))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    assert "2 datasets" in card_texts(made, 0)
    assert made.history.timeline.plot.table().rows[0][3].startswith(f"{facts.SURVEY}, ε")
    assert f"Pool shared with {facts.SURVEY}. One person, one row." in texts(made.head)
    enable(shell)
    shell.actions.lower_pool.trigger()
    dialog = made.dialog
    assert isinstance(dialog, LowerPoolDialog)
    assert dialog.pool.currentText() == f"Datasets Ward 2, {facts.SURVEY}"
    dialog.reject()


def test_a_pool_is_lowered(qtbot: QtBot, shell: Shell, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    enable(shell)
    shell.actions.lower_pool.trigger()
    dialog = tab.dialog
    assert isinstance(dialog, LowerPoolDialog)
    dialog.pool.setCurrentText("User Ana Ruiz")
    assert "The pool holds ε 2.00 now" in texts(dialog)
    least = formats.epsilon(dialog.chosen.spent.epsilon).replace("\xa0", " ")
    assert f"The smallest size that it can have is {least}." in texts(dialog)
    write(dialog.reason, "A slip of the keyboard")
    click(dialog.accept_button)
    assert "Type a number above 0" in texts(dialog)
    write(dialog.epsilon, "1.9")
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert ledger.changed == [("lower", PoolKind.USER, "Ana Ruiz", "A slip of the keyboard")]


@pytest.mark.parametrize(
    ("typed", "told"),
    [("2.5", "The new size must be below the present one."), ("0.5", "More than this is spent already.")],
)
def test_what_the_ledger_refuses_is_told_in_the_dialog(
    qtbot: QtBot, shell: Shell, tab: PoolsTab, ledger: ledger_fakes.Ledger, typed: str, told: str
) -> None:
    enable(shell)
    shell.actions.lower_pool.trigger()
    dialog = tab.dialog
    assert isinstance(dialog, LowerPoolDialog)
    dialog.pool.setCurrentText("User Ana Ruiz")
    write(dialog.reason, "Too large")
    write(dialog.epsilon, typed)
    click(dialog.accept_button)
    qtbot.waitUntil(lambda: told in texts(dialog))
    assert ledger.changed == []
    assert dialog.isVisible()
    dialog.reject()


def test_a_reservation_that_never_opened_the_rows_is_taken_back(
    qtbot: QtBot, tab: PoolsTab, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    with qtbot.waitSignal(tab.overview.succeeded):
        tab.set_workspace(replace(workspace, voidable=("R-04",)))
    spends = tab.history.spends
    spends.table.selectRow(1)
    assert not spends.take_back_button.isVisible()
    spends.table.selectRow(0)
    qtbot.waitUntil(spends.take_back_button.isVisible)
    click(spends.take_back_button)
    dialog = tab.dialog
    assert isinstance(dialog, TakeBackDialog)
    assert "Take back R-04 of Chen Li" in texts(dialog)
    assert "ε 0.50 return to the pools" in texts(dialog)
    click(dialog.accept_button)
    assert "Say why; the auditor will ask." in texts(dialog)
    write(dialog.reason, "Power cut")
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert ledger.voided == [("R-04", "Power cut")]


# The tab as a whole ------------------------------------------------------------------------------


def test_without_a_dataset_the_page_says_what_to_do(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.overview = None
    made = make_tab(qtbot, shell, ledger)
    with qtbot.waitSignal(made.overview.succeeded):
        made.set_workspace(workspace)
    assert "No pools yet" in texts(made)


def test_another_dataset_is_chosen(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.overview = ledger_facts.overview(names=(facts.SURVEY, "Clinics"))
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None and made.seen.plan is not None)
    with qtbot.waitSignal(made.overview.succeeded):
        made.show_item("Clinics")
    assert ledger.datasets[-1] == "Clinics"


def test_what_cannot_be_read_is_told(qtbot: QtBot, tab: PoolsTab, ledger: ledger_fakes.Ledger) -> None:
    ledger.error = StoreError("The file is gone.")
    with qtbot.waitSignal(tab.error_raised):
        tab.refresh()


def test_closing_the_workspace_empties_the_page(tab: PoolsTab) -> None:
    tab.set_workspace(None)
    assert tab.seen is None
    assert "No pools yet" in texts(tab)


def test_every_field_has_a_name(tab: PoolsTab) -> None:
    assert nameless(tab) == []


def test_the_keyboard_goes_in_reading_order(tab: PoolsTab) -> None:
    chain = focus_chain(tab)
    spends = tab.history.spends
    wanted = [
        tab.head.dataset,
        tab.head.print_button,
        tab.head.epsilon,
        tab.head.slider,
        tab.head.user,
        *(card.more for card in tab.gauges.cards if card.more.isVisible()),
        tab.history.timeline.view,
        tab.history.timeline.plot,
        spends.search,
        spends.all_button,
        spends.table,
    ]
    assert chain == wanted


def test_it_fits_the_window_and_folds_in_a_narrow_one(qtbot: QtBot, tab: PoolsTab) -> None:
    assert tab.minimumSizeHint().height() <= 694
    tab.resize(900, 694)
    corner = QPoint(0, 0)
    qtbot.waitUntil(lambda: tab.meaning.mapTo(tab, corner).y() > tab.history.mapTo(tab, corner).y())


def test_the_model_keeps_the_rules_of_qt(qtmodeltester: ModelTester, look: Look) -> None:
    model = SpendsModel(look)
    model.set_marks({"Ana Ruiz": 0})
    model.set_rows(ledger_facts.spends())
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    assert model.index(0, SpendColumn.ASKED).data() == "0.60"
    assert model.index(0, SpendColumn.SHARE).data() == "4.66%"


def test_every_state_has_words() -> None:
    assert len({state_text(state) for state in SpendState}) == len(SpendState)


def test_only_the_custodian_is_offered_to_change_a_pool(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(replace(workspace, actor=Actor(Role.AUDITOR, "Eva Lind")))
    qtbot.waitUntil(lambda: made.seen is not None)
    assert not any(card.more.isVisible() for card in made.gauges.cards)


def test_all_is_seen_without_scrolling_in_a_usual_window(tab: PoolsTab) -> None:
    """A page's scroll area asks for its height; parts must say what they need, not what they would like."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setWidget(tab)
    scroll.resize(1280, 694)
    scroll.show()
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() == 0
    scroll.resize(1280, 480)
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() > 0
    scroll.takeWidget()


@pytest.mark.parametrize("spoken", [Language.ENGLISH, Language.GERMAN], indirect=True)
def test_names_and_notes_of_the_timeline_are_whole(
    qtbot: QtBot, spoken: Language, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    assert spoken is not None
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None and made.seen.plan is not None)
    card = made.history.timeline
    QApplication.processEvents()
    words = [label for label in card._legend.findChildren(ElidedLabel) if label.isVisible()]
    assert len(words) == 4
    assert all(label.width() >= label.sizeHint().width() for label in words)
    assert card.view.width() >= card.view.sizeHint().width()
    plot = card.plot.canvas.getPlotItem()
    notes = [item for item in plot.items if isinstance(item, TextItem)]
    right = plot.getViewBox().sceneBoundingRect().right()
    assert max(note.sceneBoundingRect().right() for note in notes) <= right + 1.0


def test_a_plan_that_leaves_too_little_for_another_says_so(tab: PoolsTab) -> None:
    assert tab.seen is not None
    told = plan_sentence(replace(tab.seen, n_more_like_plan=0))
    assert told.endswith("no room for another like it in Ana Ruiz’s pool.")


def test_a_plan_of_somebody_whose_pool_is_used_up_is_drawn_nowhere(tab: PoolsTab) -> None:
    assert tab.seen is not None
    assert any(gauge.plan for gauge in gauges_of(tab.seen))
    pool = next(one.user.pool for one in tab.seen.users if one.user.name == tab.seen.planned_by)
    assert pool is not None
    empty = replace(pool, remaining=replace(pool.remaining, pico_rho=0))
    users = tuple(
        replace(one, user=replace(one.user, pool=empty)) if one.user.name == tab.seen.planned_by else one
        for one in tab.seen.users
    )
    used_up = replace(tab.seen, users=users)
    assert plan_sentence(used_up) == f"The pool of {tab.seen.planned_by} is used up."
    assert not any(gauge.plan or "After the plan" in gauge.note for gauge in gauges_of(used_up))


def test_a_user_without_a_pool_is_stopped_by_the_pool_of_the_dataset(tab: PoolsTab) -> None:
    assert tab.seen is not None
    told = plan_sentence(replace(tab.seen, users=tuple(replace(one, plan=None) for one in tab.seen.users)))
    assert told.endswith("more like it, then the dataset’s pool ends.")


def test_the_sum_of_spends_is_explained(tab: PoolsTab) -> None:
    assert "Shares add up. Several spends together count less than the sum of their ε." in texts(tab)


def test_a_legend_of_many_users_says_how_many_more_there_are(tab: PoolsTab) -> None:
    assert tab.seen is not None
    others = [replace(one, user=replace(one.user, name=f"User {n}")) for n, one in enumerate(tab.seen.users)]
    card = tab.history.timeline
    card.show_overview(replace(tab.seen, users=(*tab.seen.users, *others)))
    assert card._legend.accessibleDescription() == "Ana Ruiz, Ben Okafor, 4 more, Planned"


def test_searches_for_bounds_stand_with_their_dataset(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    """They are no datasets of their own, on no page of the pools."""
    seen = ledger_facts.overview()
    search = BoundsSearch(facts.SURVEY, "income")
    name = "a grid"
    first = replace(seen.spends[0], dataset=name)
    parts = (SplitPart(facts.SURVEY, 0.1), SplitPart(facts.SURVEY, 0.02, is_search=True))
    ledger.overview = replace(
        seen,
        searches={name: search},
        spends=(first, *seen.spends[1:]),
        by_user=(Split("Ana Ruiz", parts), *seen.by_user[1:]),
    )
    made = make_tab(qtbot, shell, ledger)
    made.set_workspace(workspace)
    qtbot.waitUntil(lambda: made.seen is not None)
    told = f"{facts.SURVEY}, search for bounds"
    card = made.history.timeline
    assert f"{facts.SURVEY} 10.0%, {told} 2.0%" in card.by_user.rows[0].told
    assert [row[1] for row in card.by_user.sheet().rows[:2]] == [facts.SURVEY, told]
    assert card.plot.table().rows[0][3].startswith(f"{told} of income, ε")
    model = made.history.spends.model
    tips = [model.index(row, SpendColumn.SPEND).data(Qt.ItemDataRole.ToolTipRole) for row in range(4)]
    assert set(tips) == {f"{told} of income", facts.SURVEY}


def test_a_plan_that_a_user_may_not_ask_for_says_why(tab: PoolsTab) -> None:
    """Whatever the dataset's pool has left: the user's pool and the limits of one request decide, too."""
    seen = tab.seen
    assert seen is not None
    assert seen.plan is not None
    own = next(one for one in seen.users if one.user.name == seen.planned_by)
    assert own.user.pool is not None

    def told(user: UserSummary = own.user, limit: BudgetAmount | None = None) -> str:
        users = tuple(replace(one, user=user) if one is own else one for one in seen.users)
        dataset = replace(seen.dataset, per_synthesis=limit)
        return plan_sentence(replace(seen, users=users, dataset=dataset))

    little = facts.amount(0.1)
    closed = replace(own.user, pool=replace(own.user.pool, closed=True))
    assert told(closed) == "The pool of Ana Ruiz is closed."
    empty = replace(own.user.pool, remaining=BudgetAmount.of(0, facts.DELTA))
    assert told(replace(own.user, pool=empty)) == "The pool of Ana Ruiz is used up."
    one_request = "More than one request of Ana Ruiz may spend: at most ε\N{NO-BREAK SPACE}0.10."
    assert told(replace(own.user, per_request=little)) == one_request
    assert told(limit=little).startswith("More than one synthesis of this dataset may spend: at most")
    assert "more like it" in told(replace(own.user, pool=None, per_request=None))


def test_the_lines_above_the_gauges_ask_for_the_height_of_their_texts(tab: PoolsTab) -> None:
    """Not for that of all the lines which the texts would have in a narrow window: the page would scroll."""
    head = tab.head
    wide = head.minimumSizeHint().height()
    assert wide == head.height()
    head.resize(600, head.height())
    assert head.minimumSizeHint().height() > wide
