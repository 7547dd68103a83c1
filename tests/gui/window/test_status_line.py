"""The status line: what stops a run is whole at every width, and the texts give way in their order."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.tabs.base import Activity
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel
from cusyn_desktop.ui.window.status_line import StatusLine
from tests.gui.office.eyes import cut_texts
from tests.gui.office.sight import hidden_parts

CHAIN = "The log is complete and unchanged"


@pytest.fixture
def actions(look: Look) -> Actions:
    return Actions(look)


@pytest.fixture
def line(look: Look, actions: Actions, qtbot: QtBot) -> Iterator[StatusLine]:
    made = StatusLine(look, actions.cancel_run)
    around = QMainWindow()
    around.setStatusBar(made)
    qtbot.addWidget(around)
    around.show()
    made.show_workspace("community-health-survey-2026.cusyn")
    made.show_chain(CHAIN, Tone.GOOD, Icon.VERIFIED)
    yield made
    around.close()


def resize(line: StatusLine, width: int) -> None:
    line.window().resize(width, 100)
    QApplication.processEvents()


def begin(line: StatusLine) -> None:
    line.show_activity(Activity("Synthesis R-13: select and measure, 38 %", 0.38))
    line.show_running(running=True)


def chain_of(line: StatusLine) -> ElidedLabel:
    return next(label for label in line.findChildren(ElidedLabel) if label.text() == CHAIN)


@pytest.mark.parametrize("width", [624, 720, 960, 1280])
def test_nothing_is_cut_while_a_run_goes_on(line: StatusLine, width: int) -> None:
    begin(line)
    resize(line, width)
    assert hidden_parts(line.window()) == []
    assert cut_texts(line) == []


def test_while_a_run_goes_on_the_chain_is_an_icon_where_room_is_short(line: StatusLine) -> None:
    begin(line)
    resize(line, 1280)
    chain = chain_of(line)
    assert chain.isVisible()
    resize(line, 624)
    assert not chain.isVisible()
    assert any(icon.toolTip() == icon.accessibleName() == CHAIN for icon in line.findChildren(IconLabel))
    line.show_running(running=False)
    line.show_activity(None)
    QApplication.processEvents()
    assert chain.isVisible()
    assert hidden_parts(line.window()) == []
