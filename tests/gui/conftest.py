"""What tests of the window share: one look, and runners whose threads must end with the test."""

import gc
import os
import tempfile
from pathlib import Path

from tests.gui.office.screens import USUAL, platform

if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    _screens = tempfile.TemporaryDirectory()
    os.environ["QT_QPA_PLATFORM"] = platform(USUAL, Path(_screens.name))

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.stylesheet import style_sheet
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.words.languages import Language, speak
from cusyn_desktop.workers.runner import Runners
from tests.gui.office import fakes, ledger_fakes
from tests.gui.office.importing import Answers, read, show_assistant

_OFFSCREEN_HAS_NONE = r"This plugin does not support (propagateSizeHints|raise)\(\)"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every warning of Qt fails a test, but for what a window that is not on a screen cannot do."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(_OFFSCREEN_HAS_NONE, extend=True))


def pytest_unconfigure() -> None:
    """As the window does at its end: Python's last collection tears widgets down in any order."""
    gc.freeze()


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    speak(qapp, Language.ENGLISH)
    return Look(qapp, ThemeMode.LIGHT)


@pytest.fixture(autouse=True)
def _styled_again(qapp: QApplication, look: Look) -> Iterator[None]:
    """Each test begins light; what it shows without a main window has the application's sheet.

    A main window takes that sheet over.
    """
    yield
    if look.mode is not ThemeMode.LIGHT:
        look.set_mode(ThemeMode.LIGHT)
    if not qapp.styleSheet():
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()  # a sheet of the application styles whatever window lives on
        look._windows.clear()
        qapp.setStyleSheet(style_sheet(look.theme))


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Language]:
    """The window speaks the language that the test is given for this, as long as the test takes."""
    before = QLocale()
    language = Language(request.param)
    installed = speak(qapp, language)
    yield language
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.fixture
def runners(look: Look) -> Iterator[Runners]:
    """Threads for one test; the application, which `look` brings, must be there first."""
    assert look.theme is not None
    started = Runners.start()
    yield started
    started.close()
    assert not started.store.alive
    assert not started.compute.alive


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def shell(look: Look, runners: Runners, settings: Settings) -> Shell:
    return Shell(look=look, runners=runners, actions=Actions(look), settings=settings)


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    """A workspace's name; whoever uses the real services must create the file."""
    return Workspace(tmp_path / "health-2026.cusyn")


@pytest.fixture
def book() -> fakes.Book:
    """What the fake services about datasets, users and requests know."""
    return fakes.Book()


@pytest.fixture
def ledger() -> ledger_fakes.Ledger:
    """What the fake services about pools, releases and the log know."""
    return ledger_fakes.Ledger()


@pytest.fixture
def answers(shell: Shell) -> Answers:
    """Chooses files for the import assistant, as a test says."""
    return Answers(shell.settings)


@pytest.fixture
def real_workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    """A new workspace for the real services, its anchors beside it."""
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    return Workspace.create(tmp_path / "health.cusyn")


@pytest.fixture
def assistant(
    qtbot: QtBot, shell: Shell, answers: Answers, real_workspace: Workspace, table: Path
) -> Iterator[ImportAssistant]:
    """The assistant over the real services, once it has read the `table` of the module that asks for it."""
    made = show_assistant(qtbot, shell, real_workspace, files=answers)
    read(qtbot, made, table)
    yield made
    made.leave()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """The window speaks German until the test is over."""
    before = QLocale()
    installed = speak(qapp, Language.GERMAN)
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)
