"""The `cusyn` command: everything that a person can do, without a window."""

import io
import os
import sys
from contextlib import suppress

from cusyn_desktop.cli.stopping import heed_signals
from cusyn_desktop.core_dumps import forbid_core_dumps
from cusyn_desktop.data.apart.child import serve_if_asked

_STOPPED = 130
_UNWRITTEN = 5


def main() -> None:
    """Run the command line and end the process with its exit code."""
    forbid_core_dumps()
    heed_signals()
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
        _drop_output()
        code = 0
    except OSError as error:
        _drop_output()
        sys.stderr.write(f"cusyn: The answer cannot be written: {error.strerror}. What was done is done.\n")
        code = _UNWRITTEN
    return code


def _drop_output() -> None:
    """Forget what was not written yet, or Python would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
