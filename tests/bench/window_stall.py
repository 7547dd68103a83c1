"""How long the window's thread is away while a synthesis runs, and at every click; at most 100 ms is wanted.

    python -m tests.bench.window_stall [--data FOLDER] [--clicks] [--import TABLE] [--culprits]

FOLDER is such as shared/data/adult; without it the bundled sample is taken. The window is the real one. A
timer beats every 5 ms; the longest gap between two beats is the longest stall. A gap is told in three parts:
what the window's thread worked itself, how long it stood ready while other processes had the processors (the
fault of a busy machine, not of the program), and how long it waited, for its timer or for Python's lock,
which another thread had. The first and the last are what the program is to blame for, though on a busy
machine whoever has the lock may stand in the queue, too.

`--clicks` goes through the window before, during and after a longer run, as a person does, and prints the
longest gap of each step; with `--import` it also opens the import assistant on that table, such as
shared/data/msnbc/msnbc.csv.gz with a million rows. `--culprits` prints what every thread was doing in the
longest waits. Where byte code is not kept (PYTHONDONTWRITEBYTECODE), whatever is opened for the first time
takes twice as long, because its modules are translated; an installed program has them translated.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.app import build_window
from cusyn_desktop.control import RunControl
from cusyn_desktop.services import people
from cusyn_desktop.services.demo import demo_request, demo_workspace
from cusyn_desktop.services.records.requests import NewDataset, NewUser, Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.synthesis.tab import SynthesisTab
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import Runners
from tests.bench.heartbeat import Gap, Heartbeat
from tests.bench.window_hands import Hands
from tests.screenshots import pause, settle

_N_WORST = 5
_LONG_RUN_MB = 80


def main(argv: list[str] | None = None) -> int:
    """Measure what was asked for, and print the gaps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--clicks", action="store_true")
    parser.add_argument("--import", dest="table", type=Path, default=None, metavar="TABLE")
    parser.add_argument("--culprits", action="store_true")
    options = parser.parse_args(argv)
    with TemporaryDirectory() as scratch:
        os.environ[FOLDER_VARIABLE] = str(Path(scratch) / "anchors")
        path = Path(scratch) / "bench.cusyn"
        workspace, request = sample(path) if options.data is None else real(path, options.data)
        heart = Heartbeat(sys.stderr if options.culprits else None)
        if options.clicks or options.table is not None:
            report_steps(measure_steps(workspace, request, heart, options.table))
        else:
            report(heart, measure_run(workspace, request, heart))
    return 0


def sample(path: Path) -> tuple[Workspace, Request]:
    """The bundled sample and the demo's request."""
    return demo_workspace(path, control=RunControl()), demo_request()


def real(path: Path, folder: Path) -> tuple[Workspace, Request]:
    """A real table with its domain, one user, and ten pairs of columns at most."""
    name = folder.name
    domain = json.loads((folder / f"{name}-domain.json").read_text(encoding="utf-8"))
    file = folder / f"{name}.csv"
    workspace = Workspace.create(path)
    schema = importing.draft_schema(file, domain=domain, control=RunControl())
    new = NewDataset(path=file, name=name, schema=schema, epsilon="3", delta="1e-9", approx_rows=20_000)
    importing.add_dataset(workspace, new, control=RunControl())
    people.add_user(workspace, NewUser(name="Ana Ruiz", epsilon="3", delta="1e-9"))
    columns = list(domain)
    queries = tuple((columns[i], columns[(i + 1) % len(columns)]) for i in range(min(10, len(columns))))
    return workspace, Request(dataset=name, user="Ana Ruiz", epsilon="1", queries=queries)


@contextmanager
def opened(workspace: Workspace) -> Iterator[tuple[MainWindow, Runners]]:
    """The real window on a workspace, at rest."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    runners = Runners.start()
    settings = QSettings(str(workspace.path.with_suffix(".ini")), QSettings.Format.IniFormat)
    try:
        window = build_window(app, Settings(settings), runners)
        window.show()
        settle(runners)
        window.open_path(workspace.path)
        settle(runners)
        yield window, runners
        window.close()
    finally:
        runners.close()


def measure_run(workspace: Workspace, request: Request, heart: Heartbeat) -> float:
    """One run, from the click to the release that is shown; returns how many seconds it took."""
    with opened(workspace) as (window, runners):
        window.show_tab(TabKey.SYNTHESIS, request)
        settle(runners)
        spend, page = spend_button(window), synthesis_of(window)
        heart.start()
        began = time.perf_counter()
        QTest.mouseClick(spend, Qt.MouseButton.LeftButton)
        while page.is_running:
            pause(20)
        seconds = time.perf_counter() - began
        settle(runners)
        heart.stop()
    return seconds


def measure_steps(
    workspace: Workspace, request: Request, heart: Heartbeat, table: Path | None
) -> Mapping[str, Gap]:
    """The longest gap of each step before, during and after a longer run; one release is there before."""
    first = synthesis.synthesise(
        workspace,
        replace(request, epsilon="0.2", at_least=None, queries=()),
        accept_less=True,
        token="0" * 32,
        control=RunControl(),
    )
    with opened(workspace) as (window, runners):
        hands = Hands(window, runners, heart)
        heart.start()
        hands.open_every_tab()
        hands.open_dialogs()
        hands.change_theme()
        if table is not None:
            hands.open_table(table)
        hands.put_together(replace(request, model_limit_mb=_LONG_RUN_MB))
        page = synthesis_of(window)
        hands.do(
            "click that spends", lambda: QTest.mouseClick(spend_button(window), Qt.MouseButton.LeftButton)
        )
        hands.use_window(during="run")
        hands.ask_to_cancel()
        while page.is_running:
            pause(20)
        settle(runners)
        hands.choose_release(first.id)
        heart.stop()
    return hands.longest


def synthesis_of(window: MainWindow) -> SynthesisTab:
    """The tab that runs."""
    page = window.tab(TabKey.SYNTHESIS)
    assert isinstance(page, SynthesisTab)
    return page


def spend_button(window: MainWindow) -> PrimaryButton:
    """The button that spends and starts the run."""
    shown = (button for button in window.findChildren(PrimaryButton) if button.isVisible())
    return next(button for button in shown if button.text().startswith("Spend"))


def report(heart: Heartbeat, seconds: float) -> None:
    """Print what counts."""
    gaps = heart.gaps
    print(f"run {seconds:.1f} s, {len(gaps)} beats")
    for title, key in (("longest gaps", attrgetter("whole")), ("most to blame", attrgetter("blamed"))):
        worst = sorted(gaps, key=key, reverse=True)[:_N_WORST]
        print(f"{title}, ms: " + "; ".join(map(str, worst)))
    print(f"longest that the program is to blame for: {max(gap.blamed for gap in gaps):.0f} ms")


def report_steps(longest: Mapping[str, Gap]) -> None:
    """Print the longest gap of each step, the worst first."""
    for name, gap in sorted(longest.items(), key=lambda found: -found[1].blamed):
        print(f"{gap.blamed:5.0f} ms   {name:44} {gap}")


if __name__ == "__main__":
    sys.exit(main())
