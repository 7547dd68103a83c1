"""How long the window's thread works when whole pages are filled and used that have much to show.

    python -m tests.bench.long_pages [--rows 5000] [--releases 2000] [--columns 500]

The pages Pools, Audit and Releases of the real window over made-up records, its picker of interest queries
and the import assistant over many columns, and a change of theme with all of them filled. Times as in
`long_tables`; a change of theme may take five times as long.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QLocale, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from cusyn_desktop.budget.outlook import outlook_of
from cusyn_desktop.services.ledger.overview import dated
from cusyn_desktop.services.records import Overview, SpendSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.events import Event
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import ICON_PX, Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.models.audit import LogRow
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.audit import AuditTab
from cusyn_desktop.ui.tabs.audit.tab import _Log
from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.tabs.registry import create_tab
from cusyn_desktop.ui.tabs.releases import ReleasesTab
from cusyn_desktop.ui.tabs.releases.tab import _Facts
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.widgets.pair_matrix import PITCH_PX
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import Runners
from tests.bench.long_tables import USERS, WANTED_MS, log_entry, longest_step, spent, work
from tests.gui.office import ledger_facts, ledger_fakes

_SIZE = (1280, 694)
_POSITIONS = {name: place for place, name in enumerate(USERS)}
_READ_AT_MOST_MS = 60_000
_PATIENCE = {"theme": 5}

Step = tuple[str, float]
AnyTab = TypeVar("AnyTab", bound=Tab)


def main(argv: list[str] | None = None) -> int:
    """Fill and use the pages; 1 where any action took longer than is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=5000)
    parser.add_argument("--releases", type=int, default=2000)
    parser.add_argument("--columns", type=int, default=500)
    options = parser.parse_args(argv)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    worst = 0.0
    with TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = str(Path(folder) / "anchors")
        runners = Runners.start()
        try:
            for page, (action, spent_ms) in pages(app, runners, Path(folder), options):
                worst = max(worst, spent_ms / _PATIENCE.get(page, 1))
                print(f"{page:9} {action:34} {spent_ms:7.1f} ms", flush=True)
        finally:
            runners.close()
    print(f"longest: {worst:.1f} ms; wanted: at most {WANTED_MS:.0f} ms")
    return int(worst > WANTED_MS)


def pages(
    app: QApplication, runners: Runners, folder: Path, options: argparse.Namespace
) -> Iterator[tuple[str, Step]]:
    """Each page with its actions and what they took."""
    look = Look(app, ThemeMode.LIGHT)
    look.icon(Icon.DONE).pixmap(ICON_PX, ICON_PX)  # the set of icons is there before the first page
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    shell = Shell(look=look, runners=runners, actions=Actions(look), settings=settings)
    window = MainWindow(shell, make_tab=made_up_tab, files=FileChooser(settings))
    window.resize(*_SIZE)
    window.show()
    window.deck.make_all()
    work()
    assistant = import_assistant(shell, folder, window)
    sections = {
        "pools": used_pools(window, options.rows),
        "audit": used_audit(window, options.rows),
        "releases": used_releases(window, options.releases),
        "picker": used_picker(window, options.columns),
        "import": used_import(assistant, table_file(folder, options.columns)),
        "theme": used_look(window, look),
    }
    for name, steps in sections.items():
        for step in steps:
            yield name, step
    assistant.leave()
    window.close()


def made_up_tab(key: TabKey, shell: Shell) -> Tab:
    """A tab of the window, those about the ledger over made-up records."""
    calls = ledger_fakes.calls(ledger_fakes.Ledger())
    match key:
        case TabKey.POOLS:
            return PoolsTab(shell, calls)
        case TabKey.AUDIT:
            return AuditTab(shell, calls)
        case TabKey.RELEASES:
            return ReleasesTab(shell, calls)
        case _:
            return create_tab(key, shell)


def brought(window: MainWindow, kind: type[AnyTab]) -> AnyTab:
    """A tab of the window, in front."""
    tab = window.tab(kind.key)
    assert isinstance(tab, kind)
    window.show_tab(kind.key)
    work()
    return tab


def used_pools(window: MainWindow, n_rows: int) -> Iterator[Step]:
    """The ledger as gauges, timeline and table; what if."""
    tab = brought(window, PoolsTab)
    seen = long_overview(n_rows)
    yield "fill", spent(partial(tab._on_overview_read, seen))
    yield "read again", spent(partial(tab._on_overview_read, seen))
    yield "get ready for a search, in parts", longest_step(tab.history.spends.table)
    for text in ("r", "r-1", ""):
        yield f"search {text!r}", spent(partial(tab.history.spends.search.setText, text))
    yield "what if: another user", spent(partial(tab.head.user.setCurrentIndex, 1))
    timeline = tab.history.timeline.plot
    timeline.setFocus()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Left):
        yield f"timeline, {key.name}", spent(partial(press, timeline, key))
    yield "another width", spent(partial(window.resize, 1100, _SIZE[1]))


def used_audit(window: MainWindow, n_rows: int) -> Iterator[Step]:
    """The log with its filters."""
    tab = brought(window, AuditTab)
    log = _Log(tuple(LogRow.of(log_entry(number)) for number in range(1, n_rows + 1)), _POSITIONS)
    yield "fill", spent(partial(tab._show_log, log))
    yield "read again", spent(partial(tab._show_log, log))
    yield "get ready for a search, in parts", longest_step(tab.table)
    filters = tab.filters
    for text in ("r", "r-1", "chen", ""):
        yield f"search {text!r}", spent(partial(filters.search.setText, text))
    place = filters.event_combo.findData(Event.RELEASE_STORED.value)
    for name, combo, chosen in (
        ("one event", filters.event_combo, place),
        ("all events", filters.event_combo, 0),
        ("one user", filters.user, 1),
        ("all users", filters.user, 0),
        ("since today", filters.since, 1),
        ("at any time", filters.since, 0),
    ):
        yield name, spent(partial(combo.setCurrentIndex, chosen))
    yield "an entry", spent(partial(tab.table.selectRow, 7))
    yield "the last page", spent(tab.table.scrollToBottom)


def used_releases(window: MainWindow, n_releases: int) -> Iterator[Step]:
    """The list, and one release after another."""
    tab = brought(window, ReleasesTab)
    known = long_ledger(n_releases)
    found = tuple(map(ledger_facts.release, known))
    yield "fill the list", spent(partial(tab._show_facts, _Facts(found, _POSITIONS)))
    details = [ledger_facts.detail(found[place], n_others=9) for place in (-1, -2)]
    yield "the first release", spent(partial(tab._show_detail, details[0]))
    yield "another release", spent(partial(tab._show_detail, details[1]))
    yield "its pair", spent(partial(tab._on_pair_read, ledger_facts.pair_table(("age", "smoker"))))
    yield "another column", spent(partial(tab.column.column.setCurrentIndex, 1))
    for text in ("r", "r-1", "chen", ""):
        yield f"search {text!r}", spent(partial(tab.listing.search.setText, text))
    yield "the last of the list", spent(tab.listing.view.scrollToBottom)


def used_picker(window: MainWindow, n_columns: int) -> Iterator[Step]:
    """The matrix of pairs of many columns."""
    tab = brought(window, SynthesisTab)
    tab._pages.show_page(tab.asking)
    work()
    picker = tab.asking.form.interest.picker
    names = [f"column_{place:03}" for place in range(n_columns)]
    yield "fill", spent(partial(picker.set_columns, names, [7] * n_columns))
    pairs = [(place, place + 1) for place in range(n_columns - 1)]
    yield "choose all neighbours", spent(partial(picker.set_queries, pairs))
    yield "what is known", spent(partial(picker.set_known, dict.fromkeys(pairs, 0.01)))
    for times in (1, 9):
        yield f"point at a box, {times}", spent(partial(point, picker.matrix, times))
    yield "go to the last", spent(partial(press, picker.matrix, Qt.Key.Key_PageDown))
    for text in ("column_1", "column_12", "column_1, column_2", ""):
        yield f"find {text!r}", spent(partial(picker.search.setText, text))


def used_import(assistant: ImportAssistant, file: Path) -> Iterator[Step]:
    """A file with many columns, up to the page on privacy."""
    loop = QEventLoop()
    assistant.reading.finished.connect(loop.quit)
    QTimer.singleShot(_READ_AT_MOST_MS, loop.quit)
    assistant.open_file(file)
    loop.exec()
    draft = assistant.draft
    assert draft is not None
    yield "the first rows", spent(partial(assistant.file_page.show_inspection, draft.inspection))
    yield "its columns, in the next turn", spent(partial(assistant.columns_page.set_draft, draft))
    yield "on to the columns", spent(assistant.bar.next.click)
    page = assistant.columns_page
    yield "confirm a column", spent(page.editor.confirm_button.click)
    yield "the last column", spent(partial(press, page.preview.table, Qt.Key.Key_End))


def used_look(window: MainWindow, look: Look) -> Iterator[Step]:
    """Another theme, with all pages filled, and then those that were not in front."""
    n_widgets = len(window.findChildren(QWidget))
    for mode in (ThemeMode.DARK, ThemeMode.LIGHT):
        yield f"{mode.value}, {n_widgets} widgets", spent(partial(look.set_mode, mode))
        for key in TabKey:
            yield f"{mode.value}, {key} to the front", spent(partial(window.show_tab, key))


# What is shown -----------------------------------------------------------------------------------


def long_ledger(n_rows: int) -> tuple[SpendSummary, ...]:
    """Spends of three users, one each day."""
    known = ledger_facts.spends()[:3]
    begun = ledger_facts.NOW - timedelta(days=n_rows)
    share = 0.8 / n_rows
    return tuple(
        replace(
            known[place % len(known)],
            id=f"R-{place:04}",
            user=USERS[place * 7919 % len(USERS)],
            reserved_at=begun + timedelta(days=place),
            share=share,
            left_after=1.0 - share * (place + 1),
        )
        for place in range(n_rows)
    )


def long_overview(n_rows: int) -> Overview:
    """The survey's budget after many small spends."""
    seen, spends = ledger_facts.overview(), long_ledger(n_rows)
    left = seen.dataset.pool.remaining.pico_rho
    return replace(seen, spends=spends, outlook=outlook_of(dated(spends), left=left, now=ledger_facts.NOW))


def table_file(folder: Path, n_columns: int) -> Path:
    """Two hundred rows of numbers and words."""
    drawn = random.Random(7)
    lines = [",".join(f"column_{place:03}" for place in range(n_columns))]
    for _ in range(200):
        numbers = (str(drawn.randrange(90)) for _ in range(n_columns))
        cells = (
            number if place % 2 else "abcdefghi"[int(number) // 10] for place, number in enumerate(numbers)
        )
        lines.append(",".join(cells))
    path = folder / "wide.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def import_assistant(shell: Shell, folder: Path, window: QWidget) -> ImportAssistant:
    """The assistant over a new workspace, shown."""
    workspace = Workspace.create(folder / "wide.cusyn")
    files = DataFileChooser(shell.settings)
    made = ImportAssistant(shell.look, shell.runners, Importing(), files, workspace=workspace, parent=window)
    made.show()
    work()
    return made


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press and release a key."""
    from PySide6.QtTest import QTest

    QTest.keyClick(widget, key)


def point(matrix: QWidget, place: int) -> None:
    """Move the pointer over a box."""
    at = QPointF(PITCH_PX * place, PITCH_PX * (place + 3))
    none, nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(matrix, QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, nothing))


if __name__ == "__main__":
    sys.exit(main())
