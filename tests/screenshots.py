"""Screenshots of every tab in both themes, on the real product with the bundled sample.

python -m tests.screenshots [FOLDER]        without a folder: resources/screenshots
python -m tests.screenshots FOLDER --dialogs [--language de] [--scale 150]      to be looked at, not kept

A scale other than 100 % is that of a small screen of 1280 x 800.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QLocale, QSettings, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from cusyn_desktop.app import scale_window
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.resources import resource
from cusyn_desktop.services import people
from cusyn_desktop.services.demo import DATASET, QUERIES, demo_request, demo_workspace
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.calls.everyday import Calls
from cusyn_desktop.ui.dialogs.accounts.account_forms import AddAccountDialog
from cusyn_desktop.ui.dialogs.accounts.accounts import AccountsDialog
from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.bounds import BoundsDesk, ChooseBoundsDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.program.help import HelpWindow
from cusyn_desktop.ui.dialogs.program.settings import SettingsDialog
from cusyn_desktop.ui.settings import SCALES, Settings
from cusyn_desktop.ui.tabs.base import ImportWish, Shell, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.registry import BEFORE_TABS, create_tab
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.widgets.screen_room import fit_to_screen
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.ui.words.languages import Language, shown_language, speak
from cusyn_desktop.workers.runner import Runners
from tests.gui.office.screens import SMALL, USUAL, platform

SIZE = QSize(1280, 800)
_FOLDER = Path(__file__).parents[1] / "resources" / "screenshots"
_MID_WAY = 0.35
_SMALLEST_FILE = 0
_HUE_BITS = 0xFFE0E0E0
_PATIENCE_MS = 60_000
_THEMES = (ThemeMode.LIGHT, ThemeMode.DARK)
_RELEASES = (
    Request(dataset=DATASET, user="Ana Ruiz", epsilon="0.6", queries=QUERIES),
    Request(dataset=DATASET, user="Ben Okafor", epsilon="0.8", queries=(("employment", "income"),)),
    Request(dataset=DATASET, user="Chen Li", epsilon="0.5", queries=QUERIES[:3]),
    Request(dataset=DATASET, user="Ana Ruiz", epsilon="0.8", queries=QUERIES, reuse=Reuse.MINE),
)
_LAST_REQUEST = Request(dataset=DATASET, user="Ben Okafor", epsilon="0.6", queries=QUERIES)


def main(argv: list[str] | None = None) -> int:
    """Make a workspace with a few releases, open the window on it, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=_FOLDER)
    parser.add_argument("--language", type=Language, default=Language.ENGLISH, help="en, de or zh_CN")
    parser.add_argument("--scale", type=int, default=SCALES[0], choices=SCALES, help="in percent")
    parser.add_argument("--dialogs", action="store_true", help="the dialogs, too")
    options = parser.parse_args(argv)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    scale_window(options.scale, os.environ)
    with TemporaryDirectory() as scratch:
        if os.environ["QT_QPA_PLATFORM"] == "offscreen":
            screen = USUAL if options.scale == SCALES[0] else SMALL
            os.environ["QT_QPA_PLATFORM"] = platform(screen, Path(scratch))
        os.environ[FOLDER_VARIABLE] = str(Path(scratch) / "anchors")
        workspace = make_workspace(Path(scratch) / "health-2026.cusyn")
        with photographer(folder, Path(scratch) / "settings.ini", options.language) as one:
            one.take_window(workspace)
            if options.dialogs:
                one.take_dialogs(workspace)
    return 0


def make_workspace(path: Path) -> Workspace:
    """The demo's workspace with four releases."""
    workspace = demo_workspace(path, control=RunControl())
    for request in _RELEASES:
        synthesis.synthesise(workspace, request, accept_less=True, control=RunControl())
    return workspace


@contextmanager
def photographer(folder: Path, settings_file: Path, language: Language) -> Iterator["Photographer"]:
    """Put the window together for somebody who goes through it."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    speak(app, language)
    runners = Runners.start()
    settings = Settings(QSettings(str(settings_file), QSettings.Format.IniFormat))
    look = Look(app, ThemeMode.LIGHT)
    shell = Shell(look=look, runners=runners, actions=Actions(look), settings=settings)
    try:
        window = MainWindow(shell, make_tab=create_tab, files=FileChooser(settings), preload=BEFORE_TABS)
        fit_to_screen(window, SIZE)
        window.show()
        yield Photographer(window, shell, folder)
        window.close()
    finally:
        runners.close()


class Photographer:
    """Goes through the window and keeps what it sees, once for each theme."""

    def __init__(self, window: MainWindow, shell: Shell, folder: Path) -> None:
        self._window, self._shell, self._folder = window, shell, folder

    def take_window(self, workspace: Workspace) -> None:
        """Every page, the import assistant, and a run."""
        self.take("datasets-empty", self._window)
        self._window.open_path(workspace.path)
        self.take_tabs()
        self.take_import(resource("samples/health_survey.csv"))
        self.take_run()

    def take_dialogs(self, workspace: Workspace) -> None:
        """What belongs to no page."""
        look, store, window = self._shell.look, self._shell.runners.store, self._window
        language = shown_language(QLocale())
        accounts = self._shell.desk(AccountCalls(), workspace)
        dialogs = {
            "settings": SettingsDialog(
                look, self._shell.settings, restart=self._shell.actions.restart, parent=window
            ),
            "help": HelpWindow(look, language, window),
            "accounts": AccountsDialog(accounts, window),
            "account-new": AddAccountDialog(accounts, users=(), is_first=True, parent=window),
            "sign-in": SignInDialog(look, store, path=workspace.path, parent=window),
        }
        for name, dialog in dialogs.items():
            dialog.show()
            self.take(name, dialog)
            dialog.close()
        self.take_bounds(workspace)
        window.tour.start()
        self.take("tour", window)
        window.tour.leave()

    def take_bounds(self, workspace: Workspace) -> None:
        """Choosing bounds: the question with its price, a refusal, and what was found."""
        desk = BoundsDesk(
            self._shell.look,
            self._shell.runners,
            Calls(),
            DataFileChooser(self._shell.settings),
            workspace,
        )
        (dataset,) = importing.datasets(workspace)
        users = people.users(workspace)
        dialog = ChooseBoundsDialog(
            desk, dataset=dataset, users=users, taken=(dataset.name,), parent=self._window
        )
        dialog.show()
        for box in tuple(dialog.asking.choice.boxes.values())[:2]:
            box.setChecked(True)
        self.take("bounds", dialog)
        dialog.asking.epsilon.setText("2.5")
        self.take("bounds-refused", dialog)
        dialog.asking.epsilon.setText("0.1")
        settle(self._shell.runners)
        dialog.spend_button.click()
        settle(self._shell.runners)
        self.take("bounds-found", dialog)
        dialog.register_button.click()
        settle(self._shell.runners)
        self.take("bounds-registered", dialog)
        dialog.close()

    def take(self, name: str, seen: QWidget) -> None:
        """A picture at rest."""
        for mode in _THEMES:
            self._shell.look.set_mode(mode)
            settle(self._shell.runners)
            self._keep(name, mode, seen)
        self._shell.look.set_mode(ThemeMode.LIGHT)

    def take_tabs(self) -> None:
        """Every tab; the one for requests shows a decision."""
        settle(self._shell.runners)
        for key in TabKey:
            item = replace(demo_request(), reuse=Reuse.MINE) if key is TabKey.SYNTHESIS else None
            self._window.show_tab(key, item)
            self.take(key.value, self._window)

    def take_import(self, table: Path) -> None:
        """Every page of the assistant, the domains confirmed on the way."""
        self._window.show_tab(TabKey.DATASETS, ImportWish(table))
        settle(self._shell.runners)
        tab = self._window.tab(TabKey.DATASETS)
        assert isinstance(tab, DatasetsTab)
        assistant = tab.assistant
        assert assistant is not None
        self.take("import-file", assistant)
        assistant.bar.next.click()
        self.take("import", assistant)
        while assistant.columns_page.why_not:
            assistant.columns_page.editor.confirm_button.click()
        assistant.privacy_page.epsilon.setText("3.0")
        for name in ("rules", "privacy", "review"):
            assistant.bar.next.click()
            self.take(f"import-{name}", assistant)
        assistant.leave()

    def take_run(self) -> None:
        """A run in its middle: both themes of one moment, while the run itself goes on."""
        self._window.show_tab(TabKey.SYNTHESIS, _LAST_REQUEST)
        settle(self._shell.runners)
        tab = self._window.tab(TabKey.SYNTHESIS)
        assert isinstance(tab, SynthesisTab)
        reached: list[float] = []
        tab.run.progressed.connect(lambda progress: reached.append(progress.fraction))
        tab.asking.decision.foot.spend.click()
        wait_until(lambda: bool(reached) and reached[-1] >= _MID_WAY)
        tab.running._show()
        for mode in _THEMES:
            self._shell.look.set_mode(mode)
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._keep("running", mode, self._window)
        settle(self._shell.runners)

    def _keep(self, name: str, mode: ThemeMode, seen: QWidget) -> None:
        file = self._folder / f"{name}-{mode.value}.png"
        assert few_colours(seen.grab().toImage()).save(str(file), quality=_SMALLEST_FILE), file


def few_colours(image: QImage) -> QImage:
    """The same in 256 colours, for files of a third of the size.

    The commonest of each hue comes first, so that small marks keep their colour; then the commonest of all.
    """
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    colours, counts = np.unique(np.frombuffer(plain.constBits(), dtype=np.uint32), return_counts=True)
    commonest = colours[np.argsort(-counts)]
    _, first_of_hue = np.unique(commonest & _HUE_BITS, return_index=True)
    ordered = [*commonest[np.sort(first_of_hue)].tolist(), *commonest.tolist()]
    return plain.convertToFormat(QImage.Format.Format_Indexed8, list(dict.fromkeys(ordered))[:256])


def settle(runners: Runners) -> None:
    """Wait until nothing runs and everything is painted."""
    pause(300)
    wait_until(lambda: not runners.store.busy and not runners.compute.busy)
    pause(200)


def pause(milliseconds: int) -> None:
    """Let the window and the other threads work; while `QTest.qWait` waits it keeps Python's lock."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(reached: Callable[[], bool]) -> None:
    """Let the window work until something is so."""
    patience = QDeadlineTimer(_PATIENCE_MS)
    while not reached():
        if patience.hasExpired():
            raise TimeoutError("a background job did not end")
        pause(20)


if __name__ == "__main__":
    sys.exit(main())
