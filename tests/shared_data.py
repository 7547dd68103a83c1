"""Where the real tables for tests lie: beside the checkout, never in it."""

from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2] / "shared" / "data"


def shared_data(name: str) -> Path:
    """The folder of one real table; skips the test, with the reason, where it is absent."""
    folder = _ROOT / name
    if not folder.is_dir():
        pytest.skip(f"the real table '{name}' is not beside this checkout (shared/data/{name})")
    return folder
