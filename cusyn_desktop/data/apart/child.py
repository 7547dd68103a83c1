"""What runs in the process that reads: one job, under the limits of the file, quietly."""

import gc
import json
import os
import sys
import threading
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

from cusyn_desktop.data.apart.frames import Kind, frames, send

ASKED = "--read-apart"
"""The only argument of a packed program that is started to read."""

_LARGEST_JOB = 64 << 20


def serve_if_asked(arguments: Sequence[str]) -> None:
    """Do a job and end, in a packed program that was started for that; else do nothing.

    Args:
        arguments: The command line, with the name of the program.
    """
    if list(arguments[1:]) == [ASKED]:
        serve()
        sys.exit()


def serve() -> None:
    """Read a job from standard input, do it, and write the answer to standard output.

    Whatever else a library prints is dropped, for it may quote a cell. The process ends when the one that
    asked does.
    """
    answers = os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - a descriptor is what is replaced
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    asking = os.fdopen(os.dup(0), "rb")
    job = next(frames(asking, most=_LARGEST_JOB)).content
    gc.disable()  # rows make no circles, and to look for some takes a tenth of the time
    threading.Thread(target=_end_with_parent, args=(asking,), daemon=True).start()
    _answer(job, answers)


def _end_with_parent(asking: IO[bytes]) -> None:
    asking.read()
    os._exit(1)


def _answer(content: bytes, answers: IO[bytes]) -> None:
    _limit_memory(json.loads(content)["limits"]["memory_bytes"])
    from cusyn_desktop.control import Progress, RunControl
    from cusyn_desktop.data.apart.jobs import job_of
    from cusyn_desktop.errors import InputError

    def report(progress: Progress) -> None:
        send(answers, Kind.PROGRESS, json.dumps([progress.fraction, progress.step]).encode())

    try:
        for part in job_of(content).parts(RunControl(report=report)):
            send(answers, Kind.PART, part)
    except InputError as error:
        send(answers, Kind.REFUSED, json.dumps([str(error), error.details]).encode())
    except OSError as error:  # the disk or the system, and no fault of the program
        sentence = f"{_name_in(content)} cannot be read: {error.strerror}."
        send(answers, Kind.REFUSED, json.dumps([sentence, {}]).encode())
    except MemoryError:
        send(answers, Kind.NO_MEMORY)
    except Exception as bug:  # noqa: BLE001 - told to whoever asked, without its message: it may quote a cell
        send(answers, Kind.BUG, f"{type(bug).__name__}\n{_frames_of(bug)}".encode())
    else:
        send(answers, Kind.DONE)


def _name_in(job: bytes) -> str:
    return Path(json.loads(job)["path"]).name


def _limit_memory(most: int) -> None:
    """Let the system refuse more memory, for good, where it can."""
    try:
        import resource
    except ImportError:  # Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):  # macOS knows the name of the limit, and may refuse it
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def _frames_of(error: BaseException) -> str:
    steps = traceback.extract_tb(error.__traceback__)
    return "\n".join(f"  {step.filename}:{step.lineno} {step.name}" for step in steps)
