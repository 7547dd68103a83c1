"""These tests do start the process that reads."""

import pytest


@pytest.fixture(autouse=True)
def _read_here() -> None:
    """Overrides the fixture of all other tests."""
