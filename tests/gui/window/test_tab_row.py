"""The row of tabs: whole in every language at every width, and who works at its end."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.actions import Actions, WindowState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.window.role_button import RoleButton
from cusyn_desktop.ui.window.tab_row import TabRow
from cusyn_desktop.ui.words.languages import Language

LANGUAGES = (Language.ENGLISH, Language.GERMAN, Language.CHINESE)


@pytest.fixture
def actions(look: Look) -> Actions:
    made = Actions(look)
    made.apply(WindowState(workspace_open=True, n_datasets=1, n_users=1))
    return made


@pytest.fixture
def row(look: Look, actions: Actions, qtbot: QtBot) -> TabRow:
    made = TabRow(look, actions)
    qtbot.addWidget(made)
    return made


def bar_of(row: TabRow) -> QTabBar:
    bar = row.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    return bar


def role_of(row: TabRow) -> RoleButton:
    role = row.findChild(RoleButton)
    assert isinstance(role, RoleButton)
    return role


def hidden_tabs(row: TabRow) -> list[str]:
    """Tabs of which a part cannot be seen, or whose text is cut."""
    QApplication.processEvents()
    bar = bar_of(row)
    assert not any(arrow.isVisible() for arrow in bar.findChildren(QToolButton))
    titles = bar.fontMetrics()
    return [
        bar.tabText(index)
        for index in range(bar.count())
        if not bar.rect().contains(bar.tabRect(index))
        or bar.tabRect(index).width() < titles.horizontalAdvance(bar.tabText(index))
    ]


@pytest.mark.parametrize("width", [624, 720, 960, 1024, 1280])
@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_all_tabs_are_seen_whole(spoken: Language, row: TabRow, width: int) -> None:
    assert spoken in LANGUAGES
    row.resize(width, row.height())
    row.show()
    assert row.width() == width
    assert hidden_tabs(row) == []
    for widget in (*row.findChildren(QPushButton), role_of(row)):
        assert row.rect().contains(QRect(widget.mapTo(row, widget.rect().topLeft()), widget.size()))
        assert widget.accessibleName()
        assert widget.toolTip()


def words_of(row: TabRow) -> list[str]:
    return [button.text().strip() for button in row.findChildren(QPushButton)]


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_every_action_has_its_words_at_1280_and_the_main_one_at_1024(
    spoken: Language, row: TabRow, actions: Actions
) -> None:
    assert spoken in LANGUAGES
    row.show_actor(Actor(role=Role.CUSTODIAN, name="Katharina M"))
    row.resize(1280, row.height())
    row.show()
    assert all(words_of(row))
    assert role_of(row).toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    row.resize(1024, row.height())
    assert actions.new_request.text().replace("&", "") in words_of(row)
    assert hidden_tabs(row) == []


def test_the_tabs_have_icons_for_every_role_or_for_none(row: TabRow, actions: Actions) -> None:
    """Whoever had fewer tabs saw icons, in the same window in which the custodian saw none."""
    row.show()
    custodian, auditor = (Actor(role=role, name="Kim") for role in (Role.CUSTODIAN, Role.AUDITOR))
    for width in range(900, 1400, 20):
        seen = []
        for actor in (custodian, auditor):
            actions.apply(WindowState(workspace_open=True, n_datasets=1, n_users=1, actor=actor))
            row.show_actor(actor)
            row.resize(width, row.height())
            seen.append(bar_of(row).tabIcon(0).isNull())
        assert seen[0] == seen[1], width


@pytest.mark.parametrize("spoken", [Language.CHINESE], indirect=True)
def test_an_action_has_its_words_where_there_is_room_for_one(spoken: Language, row: TabRow) -> None:
    """At 150 % on a screen of 1280 both were icons, beside a gap that had room for one of them."""
    assert spoken is Language.CHINESE
    row.show()
    seen = []
    for width in range(1000, 700, -4):
        row.resize(width, row.height())
        seen.append(tuple(bool(words) for words in words_of(row)))
        assert hidden_tabs(row) == []
    assert list(dict.fromkeys(seen))[:4] == [
        (True, True, True),
        (True, True, False),
        (False, True, True),
        (False, True, False),
    ]


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_words_come_back_with_the_room(spoken: Language, row: TabRow) -> None:
    assert spoken is Language.GERMAN
    row.resize(1600, row.height())
    row.show()
    words = words_of(row)
    assert all(words)
    row.resize(1024, row.height())
    assert sorted(words_of(row)) == ["", "Neue Anfrage", "Überprüfen"]
    row.resize(720, row.height())
    assert words_of(row) == ["", "", ""]
    row.choose(TabKey.AUDIT)
    assert hidden_tabs(row) == []
    row.resize(1600, row.height())
    assert words_of(row) == words
    assert not bar_of(row).tabIcon(0).isNull()


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_where_titles_have_no_room_the_tab_that_is_shown_has_its_own(spoken: Language, row: TabRow) -> None:
    assert spoken is Language.GERMAN
    row.resize(624, row.height())
    row.show()
    row.choose(TabKey.POOLS)
    bar = bar_of(row)
    assert [bar.tabText(index) for index in range(bar.count())] == ["", "", "Pools", "", "", ""]
    assert [bar.tabToolTip(index) for index in range(bar.count())] == [
        "Datensätze",
        "Benutzer",
        "",
        "Synthese",
        "Freigaben",
        "Prüfung",
    ]
    assert bar.accessibleTabName(5) == "Prüfung"
    assert not bar.tabIcon(5).isNull()
    row.resize(900, row.height())
    assert bar.tabText(5) == "Prüfung"
    assert bar.tabToolTip(5) == ""


def test_a_mark_says_that_a_run_has_ended_until_the_tab_is_opened(row: TabRow) -> None:
    row.resize(900, row.height())
    row.show()
    bar, releases = bar_of(row), 4
    plain = row.grab().toImage()
    row.mark(TabKey.RELEASES.value)
    assert bar.accessibleTabName(releases) == bar.tabToolTip(releases) == "Releases, a run has ended"
    assert row.grab().toImage() != plain
    row.choose(TabKey.RELEASES)
    assert bar.accessibleTabName(releases) == "Releases"
    row.choose(TabKey.DATASETS)
    assert row.grab().toImage() == plain
    row.mark(TabKey.DATASETS.value)
    assert row.grab().toImage() == plain, "who sees the page needs no mark"
    row.mark(TabKey.RELEASES.value)
    row.show_actor(None)
    assert bar.accessibleTabName(releases) == "Releases", "another workspace has other runs"


def test_who_works_leads_to_accounts_and_what_they_are(row: TabRow) -> None:
    role = role_of(row)
    assert role.text() == row.role == "Custodian"
    offered = [action.objectName() for action in role.menu().actions() if action.isVisible()]
    assert [name for name in offered if name] == ["accounts", "help_accounts"]
