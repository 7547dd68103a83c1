"""The window comes back where it was, and is never larger than the screen."""

from collections.abc import Callable

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


@pytest.fixture
def placed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[Screen, QByteArray], QWidget]:
    def of(screen: Screen, kept: QByteArray) -> QWidget:
        monkeypatch.setattr("cusyn_desktop.ui.widgets.screen_room.screen_of", lambda _: screen)
        made = QWidget()
        qtbot.addWidget(made)
        place(made, kept)
        return made

    return of


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1280, 800)), ((1366, 728), (1280, 680)), ((683, 384), (667, 336))],
)
def test_the_first_window_fits_the_screen(
    placed: Callable[[Screen, QByteArray], QWidget], screen: tuple[int, int], size: tuple[int, int]
) -> None:
    made = placed(Screen(*screen), QByteArray())
    assert made.size() == QSize(*size)
    assert made.minimumSize() == QSize(720, 520).boundedTo(QSize(*size))


def test_the_window_is_where_it_was(qtbot: QtBot, placed: Callable[[Screen, QByteArray], QWidget]) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(QRect(20, 30, 730, 540))
    made = placed(Screen(1920, 1080), before.saveGeometry())
    assert made.geometry() == before.geometry()


@pytest.mark.parametrize("kept", [b"", b"not from Qt"])
def test_what_cannot_be_read_gives_the_first_size(
    placed: Callable[[Screen, QByteArray], QWidget], kept: bytes
) -> None:
    assert placed(Screen(1920, 1080), QByteArray(kept)).size() == QSize(1280, 800)
