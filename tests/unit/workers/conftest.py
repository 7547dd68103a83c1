"""Runners whose threads must end with the test."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from cusyn_desktop.workers.runner import Runner


@pytest.fixture
def runner(qapp: QCoreApplication) -> Iterator[Runner]:
    assert qapp is not None
    started = Runner("compute")
    yield started
    started.close()
    assert not started.alive
