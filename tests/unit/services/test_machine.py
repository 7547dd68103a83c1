"""What this computer is."""

import os
from pathlib import Path

import pytest

from cusyn_desktop.services.machine import all_memory, available_memory, peak_memory


def test_memory_is_a_whole_number_of_bytes_if_it_is_told() -> None:
    free, whole = available_memory(), all_memory()
    assert free is None or free > 1_000_000
    assert whole is None or whole >= (free or 0)


def test_a_system_that_tells_nothing_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", _missing)
    assert available_memory() == all_memory()
    monkeypatch.setattr(os, "sysconf", _missing)
    assert available_memory() is None
    assert peak_memory() is None


def test_the_peak_of_this_program_never_falls() -> None:
    before = peak_memory()
    assert before is None or 1_000_000 < before <= (peak_memory() or 0)


def _missing(*_: object, **__: object) -> str:
    raise OSError
