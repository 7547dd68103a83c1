"""Both programs start as modules, the way the launcher starts them."""

import subprocess
import sys

import pytest

from cusyn_desktop import __version__
from cusyn_desktop.ui.tabs.registry import BEFORE_TABS
from cusyn_desktop.ui.tabs.synthesis.tab import PARTS_OF_A_RUN


@pytest.mark.parametrize("module", ["cusyn_desktop", "cusyn_desktop.app"])
def test_a_program_starts_as_a_module(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert __version__ in done.stdout


@pytest.mark.parametrize("names", [BEFORE_TABS, PARTS_OF_A_RUN], ids=["tabs", "run"])
def test_what_is_loaded_in_the_background_makes_no_class_of_qt(names: tuple[str, ...]) -> None:
    """PySide crashes where a thread makes one while the window handles events."""
    told = f"import {', '.join(names)}, sys; print([name for name in sys.modules if 'PySide6' in name])"
    ended = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "[]"
