"""The walk's sight is shown what is wrong, and must tell it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.office.sight import hidden_parts


def test_what_is_covered_or_beyond_the_edge_is_seen(qtbot: QtBot) -> None:
    page, scrolled = QWidget(), QScrollArea()
    qtbot.addWidget(page)
    under, over, narrow = QLabel("Under", page), QPushButton("Over", page), QWidget(page)
    beyond = QLabel("A long text", narrow)
    tall = QWidget()
    far = QLabel("Far below", tall)
    scrolled.setParent(page)
    scrolled.setWidget(tall)
    for widget, place in (
        (under, (0, 0, 100, 20)),
        (over, (20, 0, 80, 20)),
        (narrow, (0, 60, 40, 20)),
        (beyond, (0, 0, 100, 20)),
        (scrolled, (0, 100, 120, 60)),
        (tall, (0, 0, 80, 400)),
        (far, (0, 380, 80, 20)),
    ):
        widget.setGeometry(*place)
    page.resize(200, 170)
    page.show()
    assert [fault.partition(":")[0] for fault in hidden_parts(page)] == [
        "QLabel 'Under' is covered by QPushButton 'Over'",
        "QLabel 'A long text' is beyond the edge of QWidget ''",
    ]
    over.move(110, 0)
    narrow.resize(100, 20)
    assert hidden_parts(page) == [], "what can be scrolled to is in sight"
    scrolled.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    QApplication.processEvents()
    assert len(hidden_parts(page)) == 1
