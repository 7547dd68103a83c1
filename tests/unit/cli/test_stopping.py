"""Ctrl+C: what is said, and what is spent."""

import subprocess
import sys

import pytest

from cusyn_desktop.errors import JobCancelled
from tests.unit.cli.conftest import ASK, Cusyn


def test_a_command_that_spends_nothing(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_workspace: object) -> None:
        raise JobCancelled

    monkeypatch.setattr("cusyn_desktop.services.pools.pools", stop)
    assert ready("pools", "w.cusyn").err == "cusyn: Stopped. Nothing was spent.\n"


def test_a_stopped_run_says_what_is_spent(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise JobCancelled

    monkeypatch.setattr("cusyn_desktop.services.releases.synthesis.generate", stop)
    answer = ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9")
    assert answer.code == 130
    assert "Stopped. R-01 is cancelled; ε" in answer.err
    assert "of Survey stays spent" in answer.err


@pytest.mark.parametrize("imports", ["from cusyn_desktop import cli", "import cusyn_desktop.cli as cli"])
def test_ctrl_c_in_the_first_moments_leaves_no_traceback(imports: str) -> None:
    code = (
        f"import sys\n{imports}\n"
        "class Stop:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.endswith('.program'): raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stop())\ncli.main()\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, "cusyn: Stopped.\n")
