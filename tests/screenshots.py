"""Screenshots of every tab in both themes, on the real product with the bundled sample.

python -m tests.screenshots [FOLDER]        without a folder: resources/screenshots
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QDeadlineTimer, QLocale, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.app import build_window
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.resources import resource
from cusyn_desktop.services import synthesis
from cusyn_desktop.services.demo import DATASET, QUERIES, demo_request, demo_workspace
from cusyn_desktop.services.requests import Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.ui.main_window import MainWindow
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.theme import ThemeMode
from cusyn_desktop.workers.runner import Runners

SIZE = (1280, 800)
_PATIENCE_MS = 60_000
_THEMES = (ThemeMode.LIGHT, ThemeMode.DARK)
_RELEASES = (
    Request(dataset=DATASET, user="Ana Ruiz", epsilon="0.6", queries=QUERIES),
    Request(dataset=DATASET, user="Ben Okafor", epsilon="0.8", queries=(("employment", "income"),)),
    Request(dataset=DATASET, user="Chen Li", epsilon="0.5", queries=QUERIES[:3]),
    Request(dataset=DATASET, user="Ana Ruiz", epsilon="0.8", queries=QUERIES, reuse=Reuse.MINE),
)


def main(argv: list[str] | None = None) -> int:
    """Make a workspace with a few releases, open the window on it, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=resource("screenshots"))
    folder = parser.parse_args(argv).folder
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as scratch:
        os.environ[FOLDER_VARIABLE] = str(Path(scratch) / "anchors")
        workspace = make_workspace(Path(scratch) / "health-2026.cusyn")
        take_pictures(workspace, folder, Path(scratch) / "settings.ini")
    return 0


def make_workspace(path: Path) -> Workspace:
    """The demo's workspace with four releases."""
    workspace = demo_workspace(path, control=RunControl())
    for request in _RELEASES:
        synthesis.synthesise(workspace, request, accept_less=True, control=RunControl())
    return workspace


def take_pictures(workspace: Workspace, folder: Path, settings_file: Path) -> None:
    """Show tab after tab and save what is seen."""
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    runners = Runners.start()
    settings = Settings(QSettings(str(settings_file), QSettings.Format.IniFormat))
    try:
        window = build_window(app, settings, runners)
        window.resize(*SIZE)
        window.show()
        save(window, runners, folder / "7-datasets-empty")
        window.open_path(workspace.path)
        settle(runners)
        for number, key in enumerate(TabKey, start=1):
            item = replace(demo_request(), reuse=Reuse.MINE) if key is TabKey.SYNTHESIS else None
            window.show_tab(key, item)
            save(window, runners, folder / f"{number}-{key.value}")
        window.close()
    finally:
        runners.close()


def save(window: MainWindow, runners: Runners, stem: Path) -> None:
    """One picture for each theme."""
    for mode in _THEMES:
        window._shell.look.set_mode(mode)
        settle(runners)
        window.grab().save(str(stem.with_name(f"{stem.name}-{mode.value}.png")))
    window._shell.look.set_mode(ThemeMode.LIGHT)


def settle(runners: Runners) -> None:
    """Wait until nothing runs and everything is painted."""
    patience = QDeadlineTimer(_PATIENCE_MS)
    QTest.qWait(300)
    while runners.store.busy or runners.compute.busy:
        if patience.hasExpired():
            raise TimeoutError("a background job did not end")
        QTest.qWait(50)
    QTest.qWait(200)


if __name__ == "__main__":
    sys.exit(main())
