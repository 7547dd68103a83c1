"""Settings, help, the tour, and the next step."""

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import StoreTamperedError
from cusyn_desktop.resources import resource
from cusyn_desktop.ui.actions import Actions, WindowState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, ThemeMode
from cusyn_desktop.ui.dialogs.program.help import HelpWindow
from cusyn_desktop.ui.dialogs.program.settings import SettingsDialog
from cusyn_desktop.ui.help_pages import SUFFIX, HelpPage, help_text, page_of_link, page_of_tab, title_of
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.window.banner_area import BannerArea
from cusyn_desktop.ui.window.tour import TourStrip
from cusyn_desktop.ui.words import languages
from cusyn_desktop.ui.words.languages import LANGUAGE_NAMES, Language, NumberStyle
from cusyn_desktop.ui.words.messages import lock_message
from tests.gui.office.hands import click, nameless

_LINK = re.compile(r"\]\(([^)]+)\)")
_CLAIM = re.compile(r"^- ε ([\d.,]+)(?:: |：)(\d+)", re.MULTILINE)


# -- settings


@pytest.fixture
def actions(look: Look) -> Actions:
    return Actions(look)


def test_colours_change_at_once_and_the_rest_is_kept_for_the_next_start(
    look: Look,
    actions: Actions,
    settings: Settings,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path))
    dialog = SettingsDialog(look, settings, restart=actions.restart)
    qtbot.addWidget(dialog)
    dialog.open()
    assert nameless(dialog) == []
    assert dialog.anchors.text() == str(tmp_path)
    assert not dialog.later.isVisible()
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    assert not dialog.later.isVisible()
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    assert dialog.later.isVisible()
    dialog.scale.setCurrentIndex(dialog.scale.findData("150"))
    dialog.numbers.setCurrentIndex(dialog.numbers.findData("system"))
    try:
        click(dialog.accept_button)
        assert look.theme is DARK
    finally:
        look.set_mode(ThemeMode.LIGHT)
    assert settings.theme is ThemeMode.DARK
    assert settings.language is Language.GERMAN
    assert settings.scale_percent == 150
    assert settings.numbers is NumberStyle.SYSTEM


def test_the_settings_keep_their_size_while_one_chooses(
    look: Look, actions: Actions, settings: Settings, qtbot: QtBot
) -> None:
    dialog = SettingsDialog(look, settings, restart=actions.restart)
    qtbot.addWidget(dialog)
    dialog.show()
    before = (dialog.sizeHint(), dialog.accept_button.geometry())
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    QApplication.processEvents()
    assert dialog.later.isVisible()
    assert (dialog.sizeHint(), dialog.accept_button.geometry()) == before


def test_leaving_the_settings_changes_nothing(
    look: Look, actions: Actions, settings: Settings, qtbot: QtBot
) -> None:
    dialog = SettingsDialog(look, settings, restart=actions.restart)
    qtbot.addWidget(dialog)
    dialog.open()
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert look.theme is LIGHT
    assert settings.theme is ThemeMode.SYSTEM


def test_a_restart_keeps_what_was_chosen_and_waits_for_runs(
    look: Look, actions: Actions, settings: Settings, qtbot: QtBot
) -> None:
    dialog = SettingsDialog(look, settings, restart=actions.restart)
    qtbot.addWidget(dialog)
    dialog.open()
    assert not dialog.restart_button.isVisible()
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    assert dialog.restart_button.isVisible()
    actions.apply(WindowState(workspace_open=True, running=True))
    assert not dialog.restart_button.isEnabled()
    assert "Wait for the synthesis" in dialog.restart_button.toolTip()
    actions.apply(WindowState(workspace_open=True))
    with qtbot.waitSignal(actions.restart.triggered):
        click(dialog.restart_button)
    assert settings.language is Language.GERMAN
    assert not dialog.isVisible()


@pytest.mark.parametrize(("families", "is_told", "name"), [((), True, "Chinese"), (("Any",), False, "中文")])
def test_a_language_that_cannot_be_shown_says_why(
    look: Look,
    actions: Actions,
    settings: Settings,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    families: tuple[str, ...],
    is_told: bool,
    name: str,
) -> None:
    monkeypatch.setattr(languages, "chinese_families", lambda: families)
    dialog = SettingsDialog(look, settings, restart=actions.restart)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.fontless.isVisible()
    dialog.language.setCurrentIndex(dialog.language.findData("zh_CN"))
    assert dialog.fontless.isVisible() is is_told
    assert dialog.language.currentText().startswith(name)
    assert "no font with Chinese characters" in dialog.fontless.text


# -- help


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_every_page_is_there_in_every_language(language: Language) -> None:
    files = {path.name for path in resource(f"help/{language}").iterdir()}
    assert files == {f"{page}{SUFFIX}" for page in HelpPage}
    for page in HelpPage:
        text, english = help_text(page, language), help_text(page, Language.ENGLISH)
        assert text.startswith("# ")
        assert text.count("\n#") == english.count("\n#"), page
        assert text.count("\n- ") == english.count("\n- "), page
        targets = _LINK.findall(text)
        assert targets == _LINK.findall(english), page
        assert all(page_of_link(target) for target in targets), page


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_the_figures_of_the_help_are_right(language: Language) -> None:
    claims = _CLAIM.findall(help_text(HelpPage.EPSILON, language))
    assert len(claims) == 6
    for epsilon, percent in claims:
        odds = math.exp(float(epsilon.replace(",", "."))) / 9.0
        assert int(percent) == math.ceil(100.0 * odds / (1.0 + odds)), epsilon


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.CHINESE])
def test_no_sign_of_markdown_is_left_on_a_page(qapp: QApplication, language: Language) -> None:
    assert qapp is not None
    for page in HelpPage:
        shown = QTextDocument()
        shown.setMarkdown(help_text(page, language))
        assert "*" not in shown.toPlainText(), page


def test_pages_are_chosen_by_keys_and_links(look: Look, qtbot: QtBot) -> None:
    window = HelpWindow(look, Language.ENGLISH)
    qtbot.addWidget(window)
    window.show()
    assert nameless(window) == []
    seen = [window.page]
    QTest.keyClick(window.pages, Qt.Key.Key_Down)
    seen.append(window.page)
    assert seen == [HelpPage.FIRST_STEPS, HelpPage.DATASETS]
    assert window.text.toPlainText().startswith("Datasets\n")
    for link in ("epsilon.md", "https://example.org"):
        window.text.anchorClicked.emit(QUrl(link))
        assert window.page is HelpPage.EPSILON, link
    look.set_mode(ThemeMode.DARK)
    try:
        assert window.text.accessibleName() == title_of(help_text(HelpPage.EPSILON, Language.ENGLISH))
    finally:
        look.set_mode(ThemeMode.LIGHT)


@pytest.mark.parametrize(
    ("language", "shown"),
    [(Language.CHINESE, "“文件 → 新建工作区”"), (Language.ENGLISH, "File, New Workspace")],
)
def test_chinese_is_quoted_and_not_slanted(look: Look, qtbot: QtBot, language: Language, shown: str) -> None:
    window = HelpWindow(look, language)
    qtbot.addWidget(window)
    assert shown in window.text.toPlainText()
    found = window.text.document().find(shown)
    assert found.charFormat().fontItalic() is (language is Language.ENGLISH)


def test_each_tab_has_a_page() -> None:
    assert {page_of_tab(key).value for key in TabKey} == {key.value for key in TabKey}


# -- tour


@pytest.fixture
def tour(look: Look, settings: Settings, qtbot: QtBot) -> TourStrip:
    made = TourStrip(look, settings)
    qtbot.addWidget(made)
    return made


def test_the_tour_is_offered_once(tour: TourStrip, settings: Settings) -> None:
    tour.meet_sample()
    assert tour.isVisible()
    assert tour.texts[0] == "New here?"
    click(tour.leave_button)
    assert not tour.isVisible()
    assert settings.toured
    tour.meet_sample()
    assert not tour.isVisible()


def test_the_tour_goes_through_all_pages_by_keyboard(tour: TourStrip, qtbot: QtBot) -> None:
    pages: list[TabKey] = []
    tour.page_wanted.connect(pages.append)
    tour.want()
    tour.meet_sample()
    for _ in range(6):
        QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
    assert pages == [*TabKey, TabKey.DATASETS]
    assert tour.texts[0] == "And now your own table"
    click(tour.back_button)
    assert pages[-1] is TabKey.AUDIT
    QTest.keyClick(tour.next_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(tour.own_table_wanted):
        click(tour.next_button)
    assert not tour.isVisible()


def test_the_tour_says_what_epsilon_is_and_where_more_is_said(tour: TourStrip, qtbot: QtBot) -> None:
    tour.start()
    assert not tour.help_button.isVisible()
    while not tour.texts[0].startswith("Pools"):
        click(tour.next_button)
    assert "a guess that was 10% sure becomes at most 24% sure" in tour.texts[1]
    with qtbot.waitSignal(tour.help_wanted) as wanted:
        click(tour.help_button)
    assert wanted.args == [HelpPage.EPSILON]


def test_the_buttons_of_the_tour_stay_in_place(tour: TourStrip) -> None:
    tour.resize(1000, 10)
    tour.meet_sample()
    places = set()
    for _ in range(6):
        click(tour.next_button)
        tour.resize(tour.width(), tour.sizeHint().height())
        tour.grab()
        below = QPoint(0, tour.height())  # the strip stands on the lower edge of the window
        buttons = (tour.leave_button, tour.back_button, tour.next_button)
        places.add(tuple(QRect(button.geometry().translated(-below)).getRect() for button in buttons))
    assert len(places) == 1


def test_the_tour_is_left_by_escape(tour: TourStrip, qtbot: QtBot) -> None:
    tour.start()
    with qtbot.waitSignal(tour.ended):
        QTest.keyClick(tour.next_button, Qt.Key.Key_Escape)
    assert not tour.isVisible()


# -- what is said above the pages


def test_the_way_to_the_log_is_not_shown_on_the_log(qtbot: QtBot, look: Look, actions: Actions) -> None:
    area = BannerArea(look, actions)
    qtbot.addWidget(area)
    area.show()
    area.show_lock(lock_message(StoreTamperedError("", standing="older_copy")))
    area.lead_on(WindowState(workspace_open=True), TabKey.POOLS)
    with qtbot.waitSignal(area.report_wanted):
        click(area.show_button)
    area.lead_on(WindowState(workspace_open=True), TabKey.AUDIT)
    assert area.lock.isVisible()
    assert not area.show_button.isVisible()


# -- what comes next


def test_after_the_first_dataset_the_way_to_users_is_shown(
    qtbot: QtBot, look: Look, actions: Actions
) -> None:
    area = BannerArea(look, actions)
    qtbot.addWidget(area)
    state = WindowState(workspace_open=True, n_datasets=1)
    actions.apply(state)
    area.lead_on(state, TabKey.DATASETS)
    assert not area.isHidden()
    with qtbot.waitSignal(actions.add_user.triggered):
        click(next(button for button in area.next_step.findChildren(Button) if button.isEnabled()))
    for other, page in (
        (state, TabKey.USERS),
        (replace(state, n_users=1), TabKey.DATASETS),
        (replace(state, n_datasets=0), TabKey.DATASETS),
    ):
        area.lead_on(other, page)
        assert area.isHidden()


def test_an_encrypted_workspace_is_only_offered_another_passphrase(actions: Actions) -> None:
    actions.apply(WindowState(workspace_open=True))
    assert actions.encrypt.text() == "&Encrypt Workspace…"
    actions.apply(WindowState(workspace_open=True, encrypted=True))
    assert actions.encrypt.text() == "&Encrypt with Another Passphrase…"
    assert "encrypted already" in actions.encrypt.toolTip()
