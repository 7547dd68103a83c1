"""A file is read in another process: whatever happens to that one, this one goes on and knows what to say."""

import json
import logging
import os
import signal
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.apart import process
from cusyn_desktop.data.apart.child import ASKED
from cusyn_desktop.data.apart.jobs import Inspecting, Listing, Loading
from cusyn_desktop.data.apart.process import parts_apart, read_apart
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.load import load_table
from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.data.recognition.likeness import RowSketch
from cusyn_desktop.errors import InputError, JobCancelled, UnexpectedError

KEY = bytes(range(16))
pytestmark = pytest.mark.apart


@pytest.fixture
def table(tmp_path: Path) -> Path:
    lines = [f"{20 + row % 60},{'fm'[row % 2]},{row / 4},2024-01-{1 + row % 28:02}" for row in range(200)]
    path = tmp_path / "t.csv"
    path.write_text("\n".join(["age,sex,dose,day", *lines]) + "\n")
    return path


def instead(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let another program answer."""
    monkeypatch.setattr(process, "_command", lambda: [sys.executable, "-I", "-S", "-c", program])


def says(kind: bytes, content: bytes) -> str:
    frame = kind + len(content).to_bytes(8, "big") + content
    return f"import sys; sys.stdout.buffer.write({frame!r}); sys.stdout.flush()"


def test_an_inspection_comes_back_whole(table: Path) -> None:
    heard: list[Progress] = []
    found = read_apart(Inspecting(table), control=RunControl(report=heard.append))
    here = inspect_file(table)
    assert found == here
    assert [one.profile for one in found.columns] == [one.profile for one in here.columns]
    assert found.preview == here.preview
    assert [one.fraction for one in heard] == sorted(one.fraction for one in heard) != []


def test_a_loaded_table_comes_back_whole(table: Path) -> None:
    schema = inspect_file(table).schema
    loaded = read_apart(Loading(table, schema.to_json(), sketch_key=KEY.hex()), control=RunControl())
    here = load_table(table, schema, sketch=RowSketch(schema, key=KEY))
    assert (loaded.columns, loaded.sketch) == (here.columns, here.sketch)
    for one, other in zip(loaded.table.columns, here.table.columns, strict=True):
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


def test_a_small_table_comes_back_whole(tmp_path: Path) -> None:
    path = tmp_path / "book.csv"
    path.write_text("column;value\nsex;f\nsex;ü\n", encoding="cp1252")
    table = read_apart(Listing(path), control=RunControl())
    assert (table.names, table.columns) == (("column", "value"), (("sex", "sex"), ("f", "ü")))


def test_what_is_refused_there_is_refused_here(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("a,b\n1,2\n3\n")
    with pytest.raises(InputError, match=r"Line 3 of t\.csv has 1 cell") as caught:
        read_apart(Inspecting(path), control=RunControl())
    assert caught.value.details["line"] == 3


def test_a_name_that_is_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="Rename"):
        read_apart(Inspecting(tmp_path / "\udcff.csv"), control=RunControl())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not hold a process to it")
def test_too_little_memory_is_told(table: Path) -> None:
    with pytest.raises(InputError, match=r"t\.csv (needs more than 64 MiB of memory|broke off)") as caught:
        read_apart(Inspecting(table, limits=Limits(memory_bytes=64 << 20)), control=RunControl())
    assert caught.value.details["limit"] == 64 << 20


@pytest.mark.parametrize(
    "program",
    [
        "import os; os.abort()",
        "raise SystemExit",
        "print('a panic in thread main: cell 4711', flush=True)",
        says(b"?", b"no such kind"),
        f"{says(b'd', b'half')}; import os; os.kill(os.getpid(), {int(signal.SIGTERM)})",
        f"import sys; sys.stdout.buffer.write(b'd' + {2**60}.to_bytes(8, 'big'))",
    ],
)
def test_a_process_that_breaks_is_no_harm(monkeypatch: pytest.MonkeyPatch, table: Path, program: str) -> None:
    instead(monkeypatch, program)
    schema = inspect_file(table).schema
    with pytest.raises(InputError, match=r"Reading t\.csv broke off") as caught:
        read_apart(Loading(table, schema.to_json()), control=RunControl())
    assert "4711" not in str(caught.value)


def test_no_memory_is_told_from_other_failures(monkeypatch: pytest.MonkeyPatch, table: Path) -> None:
    instead(monkeypatch, says(b"m", b""))
    with pytest.raises(InputError, match=r"needs more than 4,096 MiB of memory to be read\. Split it"):
        read_apart(Inspecting(table), control=RunControl())


def test_a_fault_of_the_program_is_logged_without_a_cell(
    monkeypatch: pytest.MonkeyPatch, table: Path, caplog: pytest.LogCaptureFixture
) -> None:
    instead(monkeypatch, says(b"b", b"KeyError\n  reader.py:12 open_table"))
    with caplog.at_level(logging.ERROR), pytest.raises(UnexpectedError, match="unexpected error"):
        read_apart(Inspecting(table), control=RunControl())
    assert "reader.py:12" in caplog.text


def test_a_silent_process_is_given_up(monkeypatch: pytest.MonkeyPatch, table: Path) -> None:
    instead(monkeypatch, "import threading; threading.Event().wait()")
    began = time.monotonic()
    with pytest.raises(InputError, match="given up after 0 seconds without progress"):
        read_apart(Inspecting(table, limits=Limits(silent_seconds=0.2)), control=RunControl())
    assert time.monotonic() - began < 5


def test_a_cancel_ends_the_process_at_once(
    monkeypatch: pytest.MonkeyPatch, table: Path, tmp_path: Path
) -> None:
    alive = tmp_path / "alive"
    instead(
        monkeypatch,
        f"{says(b'p', b'[0.5, null]')}"
        f"; import threading; threading.Event().wait(); open({str(alive)!r}, 'w')",
    )
    token = CancelToken()
    control = RunControl(token, report=lambda _: token.cancel())
    with pytest.raises(JobCancelled):
        read_apart(Inspecting(table), control=control)
    assert not alive.exists()


TELLS = (
    "import sys, os, json; told = json.dumps(dict(os.environ)).encode(); "
    "head = b'd' + len(told).to_bytes(8, 'big'); "
    "sys.stdout.buffer.write(head + told + b'e' + bytes(8)); sys.stdout.flush()"
)


def test_it_is_not_told_what_stands_in_the_environment(monkeypatch: pytest.MonkeyPatch, table: Path) -> None:
    """Passphrases, above all; a parser that is taken over by its file would have them."""
    monkeypatch.setenv("LC_TIME", "C")
    secrets = ("CUSYN_PASSPHRASE", "CUSYN_NEW_PASSPHRASE", "CUSYN_WORKSPACE_PASSPHRASE", "SOME_TOKEN")
    for name in secrets:
        monkeypatch.setenv(name, "opensesame")
    instead(monkeypatch, TELLS)
    with closing(parts_apart(Inspecting(table), RunControl())) as parts:
        environment = json.loads(next(parts))
    assert "opensesame" not in json.dumps(environment)
    assert {"PATH", "LC_TIME", "OMP_NUM_THREADS"} <= environment.keys()
    assert not set(secrets) & environment.keys()


def children() -> set[str]:
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="tells what Linux knows of a process")
def test_the_real_one_has_no_passphrase_and_cannot_take_more_memory(
    monkeypatch: pytest.MonkeyPatch, table: Path
) -> None:
    monkeypatch.setenv("CUSYN_WORKSPACE_PASSPHRASE", "opensesame")
    seen: list[tuple[bytes, str]] = []
    before = children()

    def look(_: Progress) -> None:
        (it,) = children() - before
        seen.append((Path(f"/proc/{it}/environ").read_bytes(), Path(f"/proc/{it}/limits").read_text()))

    schema = inspect_file(table).schema
    read_apart(Loading(table, schema.to_json()), control=RunControl(report=look))
    environment, limits = seen[0]
    assert b"PATH=" in environment
    assert b"opensesame" not in environment
    (address_space,) = (line.split()[3:5] for line in limits.splitlines() if "address space" in line)
    assert address_space == [str(4 << 30)] * 2


def test_a_packed_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/cusyn-desktop/cusyn-desktop")
    assert process._command() == ["/opt/cusyn-desktop/cusyn", ASKED]
