"""Processes killed while they spend, in short; `tests/bench/crashes.py` runs them in full."""

import sys
from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.sealed import is_missing
from tests.bench.crashes import run


@pytest.mark.skipif(is_missing(), reason="SQLCipher is not installed; pip install .[encryption]")
@pytest.mark.skipif(sys.platform == "win32", reason="writers are forked")
def test_an_encrypted_workspace_loses_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))
    key = Key(bytes(range(128, 144)), bytes(range(32)))

    found = run(tmp_path, kills=20, writers=4, seed=8, key=key)

    assert found.acknowledged > 20


@pytest.mark.skipif(sys.platform == "win32", reason="writers are forked")
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))

    found = run(tmp_path, kills=40, writers=4, seed=7)

    assert found.acknowledged > 40
    assert found.slowest_s < 20  # two seconds on a machine of one's own
