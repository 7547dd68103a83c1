"""This computer: its memory, and what this program took of it."""

from __future__ import annotations

import os
from pathlib import Path


def available_memory() -> int | None:
    """Bytes of memory that are free for this program, or None where the system does not tell."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
        facts = dict(line.split(":", 1) for line in lines if ":" in line)
        return int(facts["MemAvailable"].split()[0]) * 1024
    except (OSError, KeyError, ValueError):
        return all_memory()


def all_memory() -> int | None:
    """All memory of this computer in bytes, or None where the system does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def peak_memory() -> int | None:
    """The most bytes that this program has held so far, or None where the system does not tell.

    It grows with the private table, so it is for those alone who may know the number of its rows.
    """
    try:
        facts = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) * 1024 for line in facts if line.startswith("VmHWM:"))
    except (OSError, StopIteration, ValueError):
        return None
