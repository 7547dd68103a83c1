"""What is remembered, what can be done when, and how errors are worded."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from cusyn_desktop import errors
from cusyn_desktop.ui.actions import Actions, WindowState
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import ThemeMode, Tone
from cusyn_desktop.ui.settings import Settings, Visit
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.words.languages import Language, NumberStyle
from cusyn_desktop.ui.words.messages import message_of

FULL = WindowState(workspace_open=True, n_datasets=1, n_users=1, n_releases=1)


@pytest.fixture
def actions(look: Look) -> Actions:
    return Actions(look)


def test_settings_start_with_their_defaults(settings: Settings) -> None:
    assert settings.theme is ThemeMode.SYSTEM
    assert settings.language is Language.SYSTEM
    assert settings.numbers is NumberStyle.LANGUAGE
    assert settings.scale_percent == 100
    assert settings.last_folder == Path.home()
    assert settings.recent == ()
    assert settings.geometry.isEmpty()


def test_settings_come_back(settings: Settings, tmp_path: Path) -> None:
    settings.theme = ThemeMode.DARK
    settings.language = Language.GERMAN
    settings.numbers = NumberStyle.SYSTEM
    settings.scale_percent = 150
    settings.last_folder = tmp_path
    settings.geometry = QByteArray(b"geometry")
    assert settings.theme is ThemeMode.DARK
    assert settings.language is Language.GERMAN
    assert settings.numbers is NumberStyle.SYSTEM
    assert settings.scale_percent == 150
    assert settings.last_folder == tmp_path
    assert settings.geometry == QByteArray(b"geometry")


def test_a_folder_that_is_gone_is_not_offered(settings: Settings, tmp_path: Path) -> None:
    settings.last_folder = tmp_path / "gone"
    assert settings.last_folder == Path.home()


def test_recent_workspaces_are_few_new_and_there(settings: Settings, tmp_path: Path) -> None:
    paths = [tmp_path / f"{index}.cusyn" for index in range(10)]
    for path in paths:
        path.touch()
        settings.remember(path)
    settings.remember(paths[5])
    paths[9].unlink()
    assert settings.recent[:2] == (paths[5], paths[8])
    assert len(settings.recent) == 7
    assert [visit.path for visit in settings.visits][:3] == [paths[5], paths[9], paths[8]]


def test_a_page_is_remembered_for_each_workspace(settings: Settings, tmp_path: Path) -> None:
    first, second = tmp_path / "first.cusyn", tmp_path / "second.cusyn"
    settings.remember(first, page="pools")
    settings.remember(second, page="audit")
    assert (settings.page_of(first), settings.page_of(second)) == ("pools", "audit")
    assert settings.page_of(tmp_path / "never.cusyn") == ""
    assert settings.visits[0].at is not None
    assert Visit.of_line(str(first)) == Visit(first), "as earlier versions wrote it"


def enabled(actions: Actions, state: WindowState) -> set[str]:
    actions.apply(state)
    return {action.objectName() for action in actions.findChildren(QAction) if action.isEnabled()}


def test_without_a_workspace_one_can_begin(actions: Actions) -> None:
    on = enabled(actions, WindowState())
    assert {"new_workspace", "open_workspace", "open_demo", "import_data"} <= on
    assert on.isdisjoint({"new_request", "verify", "add_user", "export_release", "close_pool", "cancel_run"})


def test_a_request_needs_a_dataset_and_a_user(actions: Actions) -> None:
    assert "new_request" in enabled(actions, FULL)
    assert "new_request" not in enabled(actions, WindowState(workspace_open=True, n_datasets=1))
    assert "new_request" not in enabled(actions, WindowState(workspace_open=True, n_users=1))


def test_the_tip_of_a_new_request_says_what_must_come_first(actions: Actions) -> None:
    found = []
    for state in (
        WindowState(),
        WindowState(workspace_open=True),
        WindowState(workspace_open=True, n_datasets=1),
        WindowState(workspace_open=True, n_datasets=1, n_users=1),
    ):
        actions.apply(state)
        found.append(actions.new_request.toolTip())
    assert found[:3] == [
        "Open or make a workspace first",
        "Import a dataset first",
        "Add a user first",
    ]
    assert found[3].startswith("Ask for a synthetic table")


def test_a_locked_workspace_can_be_read_only(actions: Actions) -> None:
    on = enabled(actions, WindowState(workspace_open=True, spending_locked=True, n_datasets=1, n_users=1))
    assert "verify" in on
    assert on.isdisjoint({"new_request", "add_user", "import_data", "lower_pool"})


def test_while_a_synthesis_runs_it_can_be_cancelled(actions: Actions) -> None:
    running = WindowState(workspace_open=True, n_datasets=1, n_users=1, running=True)
    on = enabled(actions, running)
    assert "cancel_run" in on
    assert on.isdisjoint({"new_request", "close_workspace"})


def test_every_action_has_name_text_and_tip_and_no_shortcut_twice(actions: Actions) -> None:
    made = actions.findChildren(QAction)
    shortcuts = [action.shortcut().toString() for action in made if not action.shortcut().isEmpty()]
    assert len(set(shortcuts)) == len(shortcuts)
    for action in made:
        assert action.objectName()
        assert action.text()
        assert action.statusTip() or action.isCheckable()


def test_the_theme_in_use_is_checked(actions: Actions, qtbot: QtBot) -> None:
    actions.choose_theme(ThemeMode.DARK)
    assert [action.data() for action in actions.themes.actions() if action.isChecked()] == ["dark"]
    with qtbot.waitSignal(actions.themes.triggered):
        actions.themes.actions()[1].trigger()


@pytest.mark.parametrize(
    ("error", "tone"),
    [
        (errors.InputError("Line 3 has 2 cells, not 3."), Tone.BAD),
        (errors.BudgetExceededError("Too little left."), Tone.WARN),
        (errors.StoreError("The file is damaged."), Tone.BAD),
        (errors.StoreTooNewError("Version 9."), Tone.WARN),
        (errors.StoreTamperedError("Entry 187 does not fit."), Tone.BAD),
        (errors.ModelTooLargeError("1.2 million cells."), Tone.WARN),
        (errors.EngineError("It cannot be done."), Tone.BAD),
    ],
)
def test_errors_keep_their_sentence_under_a_title(error: errors.CuSynError, tone: Tone) -> None:
    message = message_of(error)
    assert message.text == str(error)
    assert message.tone is tone
    assert message.title
    assert message.title not in message.text


def test_a_bug_is_owned_and_quotes_nothing() -> None:
    message = message_of(errors.UnexpectedError("cell 42 of Maria"))
    assert "Maria" not in message.text
    assert "fault of the program" in message.text


def test_a_button_on_a_coloured_ground_has_no_icon_of_a_plain_one(look: Look, qtbot: QtBot) -> None:
    """A dark plus on the accent was hard to see; an icon for that ground is given by `use_icon`."""
    actions = Actions(look)
    plain, primary = Button.for_action(actions.new_request), PrimaryButton.for_action(actions.new_request)
    for button in (plain, primary):
        qtbot.addWidget(button)
    assert not plain.icon().isNull()
    assert primary.icon().isNull()
    primary.use_icon(look.icon(Icon.ADD, Tint.ON_ACCENT))
    assert not primary.icon().isNull()
