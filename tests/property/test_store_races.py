"""Several processes on one pool, in short; `tests/bench/races.py` runs them in full."""

from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from tests.bench.races import Racers, check


def test_eight_processes_never_sell_an_eleventh_unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))
    path = tmp_path / "race.cusyn"

    with Racers(processes=8, requests=8) as racers:
        outcome = racers.race(path)

    check(path, outcome, asked=64)
