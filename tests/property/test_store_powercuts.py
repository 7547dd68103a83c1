"""Power cuts on a simulated disk, in short; `tests/bench/powercuts.py` runs them in full."""

import pytest

pytest.importorskip("apsw", reason="the simulated disk needs apsw (pip install apsw)")

from tests.bench.powercuts import NO_SYNC, OURS, PYTHONS_DEFAULT, cut, fail


def test_our_mode_loses_nothing() -> None:
    assert cut(OURS, cuts=150, seed=3) == {"intact": 150}


def test_the_simulation_can_see_a_loss() -> None:
    assert cut(PYTHONS_DEFAULT, cuts=100, seed=3)["lost"] > 0
    assert cut(NO_SYNC, cuts=50, seed=3)["corrupt"] > 0


def test_one_call_that_fails_overspends_nothing() -> None:
    assert fail(calls=60) == {"intact": 60}
