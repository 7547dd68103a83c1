"""The bar of progress."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.widgets.progress_bar import ProgressBar


class Counting(QWidget):
    """Counts how often it is painted."""

    n_painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.n_painted += 1


def test_another_share_paints_the_window_in_its_turn_and_not_at_once(qtbot: QtBot) -> None:
    window, beside, bar = QWidget(), Counting(), ProgressBar("Progress")
    qtbot.addWidget(window)
    beside.setFixedSize(40, 40)
    column = QVBoxLayout(window)
    column.addWidget(beside)
    column.addWidget(bar)
    window.show()
    qtbot.waitUntil(lambda: beside.n_painted > 0)
    n_before = beside.n_painted
    beside.update()
    bar.show_share(0.5)
    assert beside.n_painted == n_before
    qtbot.waitUntil(lambda: beside.n_painted > n_before)
    assert bar.value() == bar.maximum() / 2


def test_what_cannot_be_told_is_shown_as_such(qtbot: QtBot) -> None:
    bar = ProgressBar("Progress")
    qtbot.addWidget(bar)
    bar.show_share(None)
    assert (bar.minimum(), bar.maximum()) == (0, 0)
    bar.show_share(1.0)
    assert bar.value() == bar.maximum() > 0
    assert bar.accessibleName() == "Progress"
