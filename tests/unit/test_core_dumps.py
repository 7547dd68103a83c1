"""A crash leaves nothing of the memory behind."""

import builtins
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cusyn_desktop import cli, core_dumps
from cusyn_desktop.cli import program

ROOT = Path(core_dumps.__file__).parents[1]

resource = pytest.importorskip("resource", reason="this system has no limits of processes")

_CRASH = """
import os, resource
from contextlib import suppress
from cusyn_desktop.core_dumps import forbid_core_dumps
{before}
{call}
child = os.fork()
if not child:
    os.abort()
print(os.WCOREDUMP(os.waitpid(child, 0)[1]), *resource.getrlimit(resource.RLIMIT_CORE))
"""


_ALLOW = "with suppress(ValueError): resource.setrlimit(resource.RLIMIT_CORE, (1 << 20, 1 << 20))"


def crashed(folder: Path, *, before: str = _ALLOW, call: str = "forbid_core_dumps()") -> list[str]:
    """Whether a child that crashes leaves a core dump, and the limits."""
    code = _CRASH.format(before=before, call=call)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    return done.stdout.split()


def test_a_process_that_crashes_leaves_no_core(tmp_path: Path) -> None:
    dumped, soft, hard = crashed(tmp_path)
    assert dumped == "False"
    assert soft == hard
    assert int(hard) <= 1
    assert not list(tmp_path.iterdir())


def test_without_the_call_it_leaves_one(tmp_path: Path) -> None:
    """The yardstick is not blind, where this system writes core dumps at all."""
    dumped, *_ = crashed(tmp_path, call="")
    if dumped == "False":
        pytest.skip("this system writes no core dumps for anybody")


def test_a_limit_that_was_lower_stays(tmp_path: Path) -> None:
    lower = "resource.setrlimit(resource.RLIMIT_CORE, (0, 0))"
    _, soft, hard = crashed(tmp_path, before=lower)
    assert soft == hard
    assert int(hard) <= 1  # only the administrator may raise it, to the limit that also stops a pipe


def test_a_system_without_limits_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "resource":
            raise ImportError
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    core_dumps.forbid_core_dumps()


def test_the_command_forbids_them_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def run(_: object) -> int:
        order.append("run")
        return 0

    monkeypatch.setattr(cli, "forbid_core_dumps", lambda: order.append("forbid"))
    monkeypatch.setattr(program, "run", run)
    with pytest.raises(SystemExit):
        cli.main()
    assert order == ["forbid", "run"]


def test_the_window_forbids_them_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    from cusyn_desktop import app

    order: list[str] = []

    def look(*_: object) -> str:
        order.append("look")
        return "none"

    monkeypatch.setattr(app, "forbid_core_dumps", lambda: order.append("forbid"))
    monkeypatch.setattr(app, "why_no_window", look)
    app.main([])
    assert order == ["forbid", "look"]
