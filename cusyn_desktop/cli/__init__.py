"""The `cusyn` command: everything that a person can do, without a window."""

import sys


def main() -> None:
    """Run the command line and end the process with its exit code."""
    from cusyn_desktop.cli.program import run

    sys.exit(run(sys.argv[1:]))
