"""The `cusyn` command: everything that a person can do, without a window."""

import io
import os
import sys
from contextlib import suppress

from cusyn_desktop.core_dumps import forbid_core_dumps
from cusyn_desktop.data.apart.child import serve_if_asked

_STOPPED = 130


def main() -> None:
    """Run the command line and end the process with its exit code."""
    forbid_core_dumps()
    serve_if_asked(sys.argv)
    try:
        code = _run()
    except KeyboardInterrupt:  # before the program could listen, or once more while it was stopping
        with suppress(OSError):
            sys.stderr.write("cusyn: Stopped.\n")
        code = _STOPPED
    sys.exit(code)


def _run() -> int:
    from cusyn_desktop.cli.program import run

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a console that has no ε still gets the rest
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read along has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    return code
