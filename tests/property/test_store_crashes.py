"""Processes killed while they spend, in short; `tests/bench/crashes.py` runs them in full."""

import sys
from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from tests.bench.crashes import run


@pytest.mark.skipif(sys.platform == "win32", reason="writers are forked")
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))

    found = run(tmp_path, kills=40, writers=4, seed=7)

    assert found.acknowledged > 40
    assert found.slowest_s < 20  # two seconds on a machine of one's own
