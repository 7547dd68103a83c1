"""Starts the process that reads, listens to it, and ends it: at a word, after a long silence, at a cancel."""

import json
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, TypeVar, cast

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.apart.child import ASKED
from cusyn_desktop.data.apart.frames import Frame, Kind, frames, send
from cusyn_desktop.data.apart.jobs import Job, as_json
from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.errors import InputError, UnexpectedError

log = logging.getLogger(__name__)

_START = "import sys; sys.path[:] = sys.argv[1:]; from cusyn_desktop.data.apart.child import serve; serve()"
_COMMAND = "cusyn"  # lies beside the window in a packed program, and starts without it
_WAIT_SECONDS = 0.05
_NEEDED = frozenset(
    {
        *("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TMPDIR", "TEMP", "TMP", "TZ", "LANG"),
        *("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH"),
    }
)
"""What a process takes from this one's environment, beside LC_*; passphrases may stand in the rest."""

Answer = TypeVar("Answer")


def read_apart(job: Job[Answer], *, control: RunControl) -> Answer:
    """Do a job in a process of its own.

    Args:
        job: What to do, with which file, within which limits.
        control: Progress; a cancel ends the process at once.

    Raises:
        InputError: The file cannot be read: it was refused, took too much memory, fell silent, or broke the
            parser.
        UnexpectedError: The reading met a fault of the program.
    """
    try:
        str(job.path).encode()
    except UnicodeEncodeError as error:
        raise InputError(f"The name of the file {job.path.name!a} is no text. Rename it.") from error
    with closing(parts_apart(job, control)) as parts:
        try:
            return job.answer(parts)
        except InputError:
            raise
        except ValueError as error:
            raise _broken(job.path, job.limits) from error


def parts_apart(job: Job[Answer], control: RunControl) -> Generator[bytes]:
    """The parts of the answer as they arrive from the other process; it is gone when this is closed.

    Raises:
        InputError, UnexpectedError: As `read_apart`.
    """
    with _started(job) as inbox:
        heard = time.monotonic()
        while True:
            control.checkpoint()
            try:
                frame = inbox.get(timeout=_WAIT_SECONDS)
            except Empty:
                if time.monotonic() - heard > job.limits.silent_seconds:
                    raise _too_slow(job.path, job.limits) from None
                continue
            heard = time.monotonic()
            if frame.kind is Kind.PART:
                yield frame.content
            elif frame.kind is Kind.PROGRESS:
                control.checkpoint(*json.loads(frame.content))
            elif frame.kind is Kind.DONE:
                return
            else:
                raise _failure(frame, job.path, job.limits)


@contextmanager
def _started(job: Job[Answer]) -> Generator[SimpleQueue[Frame]]:
    """The messages of a process that does a job; it is gone at the end, whatever happened."""
    process = subprocess.Popen(
        _command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**_environment(), "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        start_new_session=True,  # what is typed to stop the command stops it in order, from here
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    inbox: SimpleQueue[Frame] = SimpleQueue()
    asking, answers = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
    listener = threading.Thread(target=_listen, args=(answers, inbox, job.limits), daemon=True)
    listener.start()
    try:
        with suppress(BrokenPipeError):
            send(asking, Kind.JOB, as_json(job))
        yield inbox
    finally:
        process.kill()
        process.wait()
        listener.join()
        answers.close()
        with suppress(BrokenPipeError):
            asking.close()


def _environment() -> dict[str, str]:
    """What the system needs to start a process, and nothing else of what this one was told."""
    return {
        name: value
        for name, value in os.environ.items()
        if name.upper() in _NEEDED or name.upper().startswith("LC_")
    }


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [str(Path(sys.executable).with_stem(_COMMAND)), ASKED]
    return [sys.executable, "-I", "-c", _START, *sys.path]


def _listen(answers: IO[bytes], inbox: SimpleQueue[Frame], limits: Limits) -> None:
    """Pass messages on; the end of the stream counts as a failure where it was not announced."""
    for frame in frames(answers, most=limits.memory_bytes):
        inbox.put(frame)
    inbox.put(Frame(Kind.BROKEN))


def _failure(frame: Frame, path: Path, limits: Limits) -> Exception:
    if frame.kind is Kind.REFUSED:
        message, details = json.loads(frame.content)
        return InputError(message, **details)
    if frame.kind is Kind.NO_MEMORY:
        return InputError(
            f"{path.name} needs more than {limits.memory_bytes >> 20:,} MiB of memory to be read."
            " Split it, or export it as CSV.",
            limit=limits.memory_bytes,
        )
    if frame.kind is Kind.BUG:
        log.error("reading a file hit a bug: %s", frame.content.decode())
        return UnexpectedError("The program met an unexpected error while it read the file.")
    return _broken(path, limits)


def _broken(path: Path, limits: Limits) -> InputError:
    return InputError(
        f"Reading {path.name} broke off: the file is damaged, or takes more memory than it may."
        " Export it again, as CSV.",
        limit=limits.memory_bytes,
    )


def _too_slow(path: Path, limits: Limits) -> InputError:
    return InputError(
        f"Reading {path.name} was given up after {limits.silent_seconds:,.0f} seconds without progress."
        " The file may be damaged. Export it again, as CSV.",
        limit=limits.silent_seconds,
    )
