"""The window comes back where it was, and is never larger than the screen."""

import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.window.placing import place


class Screen:
    """A screen of some size."""

    def __init__(self, width: int, height: int) -> None:
        self._size = QSize(width, height)

    def availableSize(self) -> QSize:  # noqa: N802 - as Qt calls it
        return self._size


def placed(qtbot: QtBot, screen: Screen, kept: QByteArray) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.screen = lambda: screen  # type: ignore[assignment, return-value]
    place(made, kept)
    return made


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1280, 800)), ((1366, 728), (1280, 680)), ((683, 384), (667, 336))],
)
def test_the_first_window_fits_the_screen(
    qtbot: QtBot, screen: tuple[int, int], size: tuple[int, int]
) -> None:
    made = placed(qtbot, Screen(*screen), QByteArray())
    assert made.size() == QSize(*size)
    assert made.minimumSize() == QSize(720, 520).boundedTo(QSize(*size))


def test_the_window_is_where_it_was(qtbot: QtBot) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(QRect(20, 30, 730, 540))
    made = placed(qtbot, Screen(1920, 1080), before.saveGeometry())
    assert made.geometry() == before.geometry()


@pytest.mark.parametrize("kept", [b"", b"not from Qt"])
def test_what_cannot_be_read_gives_the_first_size(qtbot: QtBot, kept: bytes) -> None:
    assert placed(qtbot, Screen(1920, 1080), QByteArray(kept)).size() == QSize(1280, 800)
