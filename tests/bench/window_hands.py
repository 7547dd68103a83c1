"""Hands that go through the window as a person does, and keep the longest gap of each step."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.tabs.base import ImportWish, TabKey
from cusyn_desktop.ui.tabs.datasets.tab import DatasetsTab
from cusyn_desktop.ui.tabs.synthesis.tab import SynthesisTab
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import Runners
from tests.bench.heartbeat import Gap, Heartbeat
from tests.screenshots import pause, settle

_REST_MS = 120
_SMALL = QSize(900, 640)


class Hands:
    """Does one thing after the other.

    Attributes:
        longest: The gap of each step that the program is most to blame for.
    """

    def __init__(self, window: MainWindow, runners: Runners, heart: Heartbeat) -> None:
        self._window, self._runners, self._heart = window, runners, heart
        self.longest: dict[str, Gap] = {}

    def do(self, name: str, act: Callable[[], object], *, at_rest: bool = False) -> None:
        """Do something, and wait a moment, or until nothing runs."""
        n_before = len(self._heart.gaps)
        act()
        if at_rest:
            settle(self._runners)
        pause(_REST_MS)
        self.longest[name] = max(self._heart.gaps[n_before:], key=attrgetter("blamed"))

    def open_every_tab(self) -> None:
        """For the first time."""
        for key in TabKey:
            self.do(f"first opening of {key}", partial(self._window.show_tab, key), at_rest=True)

    def open_dialogs(self) -> None:
        """Those that belong to no page, and away again."""
        actions, dialogs = self._window.tab(TabKey.DATASETS).shell.actions, self._window.dialogs
        for name, action in (("settings", actions.settings), ("accounts", actions.accounts)):
            self.do(f"at rest: {name}", action.trigger, at_rest=True)
            assert dialogs.dialog is not None
            self.do(f"at rest: {name} left", dialogs.dialog.reject)
        self.do("at rest: help", actions.help.trigger, at_rest=True)
        assert dialogs.help is not None
        self.do("at rest: help left", dialogs.help.close)
        self.do("at rest: new workspace", actions.new_workspace.trigger, at_rest=True)
        made = self._window.entrance.dialog
        assert made is not None
        self.do("at rest: new workspace left", made.reject)

    def change_theme(self) -> None:
        """Dark and light again, with every tab there."""
        look = self._window.tab(TabKey.DATASETS).shell.look
        for mode in (ThemeMode.DARK, ThemeMode.LIGHT):
            self.do(f"{mode} theme", partial(look.set_mode, mode), at_rest=True)

    def open_table(self, table: Path) -> None:
        """In the import assistant, and away again."""
        tab = self._window.tab(TabKey.DATASETS)
        assert isinstance(tab, DatasetsTab)
        self.do("import assistant", partial(self._window.show_tab, TabKey.DATASETS, ImportWish(table)))
        assert tab.assistant is not None
        self.do("import assistant: table read", lambda: None, at_rest=True)
        self.do("import assistant: columns", tab.assistant.bar.next.click, at_rest=True)
        self.do("import assistant: left", tab.assistant.leave, at_rest=True)

    def put_together(self, request: Request) -> None:
        """Fill the form, and type the budget once more."""
        synthesis = self._window.tab(TabKey.SYNTHESIS)
        assert isinstance(synthesis, SynthesisTab)
        self.do("request filled in", partial(self._window.show_tab, TabKey.SYNTHESIS, request), at_rest=True)
        edit = synthesis.asking.form.budget.edit
        edit.selectAll()
        self.type_into(edit, f"{request.epsilon}00", "typing a budget")
        settle(self._runners)

    def type_into(self, edit: QLineEdit, text: str, name: str) -> None:
        """One letter after the other."""
        for place, letter in enumerate(text, 1):
            self.do(f"{name}, letter {place}", partial(QTest.keyClicks, edit, letter))

    def use_window(self, *, during: str) -> None:
        """Every tab, settings, help, another size, a search."""
        for key in (*TabKey, TabKey.SYNTHESIS):
            self.do(f"{during}: {key}", partial(self._window.show_tab, key))
        actions = self._window.tab(TabKey.SYNTHESIS).shell.actions
        dialogs, size = self._window.dialogs, self._window.size()
        self.do(f"{during}: settings", actions.settings.trigger)
        assert dialogs.dialog is not None
        self.do(f"{during}: settings left", dialogs.dialog.reject)
        self.do(f"{during}: help", actions.help.trigger)
        assert dialogs.help is not None
        self.do(f"{during}: help left", dialogs.help.close)
        self.do(f"{during}: smaller", partial(self._window.resize, _SMALL))
        self.do(f"{during}: larger", partial(self._window.resize, size))
        field = self._window.tab(TabKey.SYNTHESIS).search_field()
        assert field is not None
        self.type_into(field, "age", f"{during}: search")
        field.clear()

    def ask_to_cancel(self) -> None:
        """And stay."""
        synthesis = self._window.tab(TabKey.SYNTHESIS)
        assert isinstance(synthesis, SynthesisTab)
        if not synthesis.is_running:
            print("the run ended before everything was tried")
            return
        self.do("run: cancel", synthesis.running.head.cancel.click)
        assert synthesis.cancel_dialog is not None
        self.do("run: kept", synthesis.cancel_dialog.keep_button.click)

    def choose_release(self, release: str) -> None:
        """Another one than the one that is shown."""
        self.do("another release", partial(self._window.show_tab, TabKey.RELEASES, release), at_rest=True)
