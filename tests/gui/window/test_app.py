"""The program around the window: start, log, hooks, languages."""

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from cusyn_desktop import __version__, app
from cusyn_desktop.resources import resource
from cusyn_desktop.ui.window.last_resort import LastResort
from tests.gui.office.paint import colours_in


@pytest.mark.parametrize(
    ("environment", "has_window"),
    [
        ({}, False),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
    ],
)
def test_no_screen_is_told_in_a_sentence(environment: dict[str, str], has_window: bool) -> None:
    assert (not app.why_no_window("linux", environment)) == has_window
    assert app.why_no_window("win32", environment) == ""


def test_without_a_screen_the_program_ends_with_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "why_no_window", lambda *_: "There is no screen.")
    assert app.main([]) == 3
    assert capsys.readouterr().err == "cusyn-desktop: There is no screen.\n"


_RUN = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from cusyn_desktop import app

class Windows(QObject):
    shown = []

    def eventFilter(self, thing, event):
        if event.type() == QEvent.Type.Show and thing.isWidgetType() and thing.isWindow():
            self.shown.append(type(thing).__name__)
        return False

def build(qapp, *parts):
    qapp.installEventFilter(windows)
    return real_build(qapp, *parts)

def run_until_ready():
    window = next(w for w in QApplication.topLevelWidgets() if hasattr(w, "ready"))
    loaded = {"pandas", "scipy", "pyarrow", "opendp", "pyqtgraph", "numpy"} & set(sys.modules)
    assert not loaded, f"loaded before the first paint: {loaded}"
    window.ready.connect(lambda: QTimer.singleShot(0, window.close))
    return real()

windows = Windows()
real, real_build = QApplication.exec, app.build_window
QApplication.exec, app.build_window = staticmethod(run_until_ready), build
code = app.main([])
assert windows.shown == ["MainWindow"], f"for a moment these were windows, too: {windows.shown}"
sys.exit(code)
"""


_TELL = """
import os, sys
from pathlib import Path
fresh = Path(sys.argv[1] + ".new")
fresh.write_text(str(os.environ.get("QT_SCALE_FACTOR")), encoding="utf-8")
fresh.rename(sys.argv[1])
"""


@pytest.fixture
def _hooks() -> Iterator[None]:
    before = (sys.excepthook, threading.excepthook)
    yield
    sys.excepthook, threading.excepthook = before


@pytest.fixture
def told() -> list[Exception]:
    return []


@pytest.fixture
def last_resort(told: list[Exception]) -> LastResort:
    window = SimpleNamespace(banners=SimpleNamespace(show_error=told.append))
    return LastResort(window, None)  # type: ignore[arg-type]


def test_the_window_starts_light_and_alone_and_ends_cleanly(tmp_path: Path) -> None:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_STATE_HOME": str(tmp_path),
        "CUSYN_ANCHOR_DIR": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-c", _RUN], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "QThread" not in done.stderr


def test_the_version_can_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        app.main(["--version"])
    assert stopped.value.code == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.usefixtures("_hooks")
def test_what_nobody_caught_is_told_and_quotes_nothing(
    last_resort: LastResort, told: list[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    app.install_hooks(last_resort)
    with caplog.at_level(logging.ERROR):
        sys.excepthook(ValueError, ValueError("cell of Maria"), None)
    assert len(told) == 1
    assert "Maria" not in str(told[0])
    assert "Maria" not in caplog.text
    assert "ValueError" in caplog.text


@pytest.mark.usefixtures("_hooks")
def test_what_a_thread_raised_is_recorded(
    last_resort: LastResort, told: list[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    app.install_hooks(last_resort)

    def fail() -> None:
        raise KeyError("Maria")

    with caplog.at_level(logging.ERROR):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert told == []
    assert "KeyError" in caplog.text
    assert "Maria" not in caplog.text


def test_the_log_is_a_small_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    root = logging.getLogger()
    before = list(root.handlers)
    try:
        file = app.start_log()
        assert file is not None
        logging.getLogger("cusyn_desktop").error("entry")
        assert "entry" in file.read_text(encoding="utf-8")
    finally:
        for handler in set(root.handlers) - set(before):
            handler.close()
            root.removeHandler(handler)


def test_everything_is_larger_where_the_person_chose_so() -> None:
    environment: dict[str, str] = {}
    app.scale_window(100, environment)
    assert environment == {}
    app.scale_window(150, environment)
    assert environment == {"QT_SCALE_FACTOR": "1.5"}
    app.scale_window(200, environment)
    assert environment == {"QT_SCALE_FACTOR": "1.5"}, "what the system was told counts"


def test_a_restart_opens_the_same_workspace(tmp_path: Path) -> None:
    path = tmp_path / "health.cusyn"
    command = app.restart_command(path, frozen=False)
    assert command == [sys.executable, "-m", "cusyn_desktop.app", str(path)]
    assert app.restart_command(path, frozen=True) == [sys.executable, str(path)]
    assert app.restart_command(None, frozen=True) == [sys.executable]


def test_a_restart_has_the_environment_of_the_first_start(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = tmp_path / "found"
    monkeypatch.setattr(app, "restart_command", lambda *_, **__: [sys.executable, "-c", _TELL, str(found)])
    monkeypatch.setenv("QT_SCALE_FACTOR", "2.0")  # as the first start set it for itself
    app.start_again(None, {name: value for name, value in os.environ.items() if name != "QT_SCALE_FACTOR"})
    qtbot.waitUntil(found.exists, timeout=20_000)
    assert found.read_text(encoding="utf-8") == "None"


@pytest.mark.usefixtures("look")
def test_the_program_has_an_icon() -> None:
    icon = QIcon(str(resource("icons/cusyn.svg")))
    assert "#1F5FA6" in colours_in(icon.pixmap(64, 64).toImage())
