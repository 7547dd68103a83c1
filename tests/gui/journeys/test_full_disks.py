"""A disk that is full or can only be read: one sentence, nothing half-written, and the window goes on."""

import errno
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import RunControl
from cusyn_desktop.services import pools
from cusyn_desktop.services.demo import demo_workspace
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store import ledger
from cusyn_desktop.store.session import Session
from cusyn_desktop.ui.dialogs.export_package import ExportPackageDialog
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.words.told import told
from tests.gui.journeys.test_window_journey import Person, person
from tests.gui.office.hands import click, texts, write

__all__ = ["person"]  # the fixture

LONG_MS = 15_000
FULL = "cannot grow: the disk is full. Make room and try again. Nothing was changed."


@pytest.fixture
def asked(person: Person, tmp_path: Path) -> Person:
    """Somebody who is about to spend."""
    person.open(demo_workspace(tmp_path / "demo.cusyn", control=RunControl()).path)
    person.ask_for("0.50")
    return person


def workspace_of(person: Person) -> Workspace:
    assert person.window.desk.workspace is not None
    return person.window.desk.workspace


def test_registering_on_a_full_disk(
    qtbot: QtBot,
    person: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person.make_workspace()
    workspace = workspace_of(person)
    person.shell.actions.import_data.trigger()
    assistant = person.datasets.assistant
    assert assistant is not None
    with qtbot.waitSignal(assistant.reading.succeeded, timeout=LONG_MS):
        pass
    click(assistant.bar.next)
    with qtbot.waitSignal(assistant.code_books.loading.succeeded, timeout=LONG_MS):
        click(assistant.columns_page.editor.code_book_button)
    assert assistant.code_books.question is not None
    click(assistant.code_books.question.all_button)
    click(assistant.bar.next)
    click(assistant.bar.next)
    write(assistant.privacy_page.epsilon, "3.0")
    click(assistant.bar.next)
    with monkeypatch.context() as patch:
        patch.setattr(Session, "_append", _full)
        with qtbot.waitSignal(assistant.registration.failed, timeout=LONG_MS):
            click(assistant.bar.next)
    assert assistant.step is Step.REVIEW
    assert f"health.cusyn {FULL}" in texts(assistant)
    assert importing.datasets(workspace) == ()
    with qtbot.waitSignal(assistant.dataset_added, timeout=LONG_MS):
        click(assistant.bar.next)
    assert len(importing.datasets(workspace)) == 1
    assert auditing.verify(workspace.path, []).ok
    click(assistant.bar.next)


def test_spending_where_little_room_is_left_costs_nothing(
    qtbot: QtBot, asked: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        with qtbot.waitSignal(asked.synthesis.run.failed, timeout=LONG_MS):
            click(asked.synthesis.asking.decision.foot.spend)
    said = texts(asked.synthesis.running)
    assert "MB more for this release, and its disk has less left. Make room and ask again." in said
    assert said.count("Nothing was spent.") == 1
    assert "ε 0.50 was not written to the ledger." in said
    assert "will be spent" not in said
    assert pools.spends(workspace_of(asked)) == ()
    click(asked.synthesis.running.head.change)
    qtbot.waitUntil(asked.synthesis.asking.decision.foot.spend.isEnabled, timeout=LONG_MS)
    asked.spend()
    assert len(pools.spends(workspace_of(asked))) == 1


def test_a_disk_that_fills_up_while_a_run_goes_on_leaves_no_half_release(
    qtbot: QtBot, asked: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace = workspace_of(asked)
    asked.spending.gate.clear()
    run = asked.synthesis.run
    with qtbot.waitSignal(
        run.progressed, check_params_cb=lambda now: now.step.startswith("measure"), timeout=LONG_MS
    ):
        click(asked.synthesis.asking.decision.foot.spend)
    monkeypatch.setattr(ledger, "insert_release", _full)
    asked.spending.gate.set()
    with qtbot.waitSignal(run.failed, timeout=LONG_MS):
        pass
    said = asked.synthesis.running.head.text
    assert "cannot grow: the disk is full." in said
    assert "R-01 stays spent." in said
    (spend,) = pools.spends(workspace)
    assert spend.state is SpendState.FAILED
    assert releases.releases(workspace) == ()
    assert auditing.verify(workspace.path, []).ok


def _refusing(number: int) -> Callable[..., None]:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, "refused")

    return refuse


def _full(*_: object) -> None:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


@pytest.mark.parametrize(
    ("number", "why"), [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "the disk can only be read")]
)
def test_a_package_is_written_whole_or_not_at_all(
    qtbot: QtBot, asked: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, why: str
) -> None:
    asked.spend()
    click(asked.releases.head.export)
    dialog = asked.releases.dialog
    assert isinstance(dialog, ExportPackageDialog)
    click(dialog.choose_button)
    with monkeypatch.context() as patch:
        patch.setattr(exporting, "_write", _refusing(number))
        click(dialog.accept_button)
        qtbot.waitUntil(lambda: f": {why}. Choose another folder." in texts(dialog), timeout=LONG_MS)
    packages = tmp_path / "packages"
    assert not packages.exists() or list(packages.iterdir()) == []
    with qtbot.waitSignal(dialog.completed, timeout=LONG_MS):
        click(dialog.accept_button)
    assert auditing.verify(workspace_of(asked).path, []).ok
    assert len(releases.releases(workspace_of(asked))) == 1


@pytest.mark.usefixtures("german")
def test_what_the_disk_says_is_told_in_the_language_of_the_window() -> None:
    assert told(f"health.cusyn {FULL}").startswith("health.cusyn kann nicht wachsen")
    sentence = "/srv/a.csv cannot be written: the disk is full. Choose another place."
    assert told(sentence) == (
        "/srv/a.csv kann nicht geschrieben werden: die Festplatte ist voll. Wählen Sie einen anderen Ort."
    )
