"""A banner leaves its words room, however many things it offers and however narrow the window is."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.panels import Banner

TITLE = "This is not the newest copy of the workspace"


@pytest.mark.parametrize(("width", "is_below"), [(1200, False), (640, True)])
def test_what_can_be_done_stands_below_the_words_in_a_narrow_window(
    qtbot: QtBot, look: Look, width: int, is_below: bool
) -> None:
    made = Banner(look, Tone.BAD, Icon.OLD_COPY)
    qtbot.addWidget(made)
    buttons = [
        Button(text) for text in ("Save Report…", "Show Entry 19", "Accept This Copy…", "Verify Again")
    ]
    for button in buttons:
        made.add_action(button)
    made.show_message(TITLE, "Reading still works; nothing can be spent until this is settled.")
    for tried in (1200, 640, width):
        made.resize(tried, 200)
        made.show()
        QApplication.processEvents()
    assert (buttons[0].y() > made._text.geometry().bottom()) is is_below
    assert made._title.width() >= 300
    assert buttons[-1].geometry().right() <= width
