"""Both programs start as modules, the way the launcher starts them."""

import subprocess
import sys

import pytest

from cusyn_desktop import __version__


@pytest.mark.parametrize("module", ["cusyn_desktop", "cusyn_desktop.app"])
def test_a_program_starts_as_a_module(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert __version__ in done.stdout
