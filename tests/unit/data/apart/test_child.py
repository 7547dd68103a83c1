"""What the process that reads says, and how it ends."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cusyn_desktop.data.apart import child, jobs
from cusyn_desktop.data.apart.child import ASKED, serve_if_asked
from cusyn_desktop.data.apart.frames import Frame, Kind, frames, send
from cusyn_desktop.data.apart.jobs import Inspecting, as_json
from cusyn_desktop.data.apart.process import _command


def answered(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> list[Frame]:
    """What is answered when a job meets trouble."""

    def job_of(_: bytes) -> Inspecting:
        raise trouble

    monkeypatch.setattr(child, "_limit_memory", lambda _: None)
    monkeypatch.setattr(jobs, "job_of", job_of)
    answers = io.BytesIO()
    child._answer(as_json(Inspecting(Path("t.csv"))), answers)
    return list(frames(io.BytesIO(answers.getvalue()), most=1 << 20))


def test_lack_of_memory_has_a_word_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered(monkeypatch, MemoryError()) == [Frame(Kind.NO_MEMORY)]


def test_a_bug_is_told_without_its_message(monkeypatch: pytest.MonkeyPatch) -> None:
    (frame,) = answered(monkeypatch, KeyError("the cell 4711"))
    assert frame.kind is Kind.BUG
    assert frame.content.startswith(b"KeyError\n")
    assert b"job_of" in frame.content
    assert b"4711" not in frame.content


def test_it_ends_with_the_process_that_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    child._end_with_parent(io.BytesIO(b""))
    assert codes == [1]


def test_it_prints_nothing_but_answers(tmp_path: Path) -> None:
    """Run as it is in life; the same limits hold, and what comes out are whole frames."""
    path = tmp_path / "t.csv"
    path.write_text("a,b\n1,x\n2,y\n")
    with subprocess.Popen(
        _command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as it:
        assert it.stdin is not None
        assert it.stdout is not None
        assert it.stderr is not None
        send(it.stdin, Kind.JOB, as_json(Inspecting(path)))
        kinds = [frame.kind for frame in frames(it.stdout, most=1 << 20)]
        assert it.stderr.read() == b""
    assert kinds[-2:] == [Kind.PART, Kind.DONE]
    assert set(kinds[:-2]) == {Kind.PROGRESS}


def test_frames_beyond_the_most_are_not_read() -> None:
    stream = io.BytesIO()
    send(stream, Kind.PART, b"12345")
    send(stream, Kind.PART, b"12345")
    stream.seek(0)
    assert list(frames(stream, most=9)) == [Frame(Kind.PART, b"12345")]


@pytest.mark.parametrize("arguments", [["cusyn"], ["cusyn", ASKED, "more"], ["cusyn", "demo"]])
def test_other_commands_go_on(arguments: list[str]) -> None:
    serve_if_asked(arguments)


def test_a_packed_program_serves_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr(child, "serve", lambda: served.append(True))
    with pytest.raises(SystemExit) as ended:
        serve_if_asked([sys.executable, ASKED])
    assert served == [True]
    assert not ended.value.code


def test_a_disk_that_fails_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    (frame,) = answered(monkeypatch, OSError(5, "Input/output error"))
    assert frame.kind is Kind.REFUSED
    assert frame.content == b'["t.csv cannot be read: Input/output error.", {}]'
