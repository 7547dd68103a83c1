"""What a person can copy of a bug: where it happened, and nothing that was read."""

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import InputError
from cusyn_desktop.resources import log_file
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.window.banner_area import BannerArea
from cusyn_desktop.ui.words.messages import details_text, message_of
from cusyn_desktop.workers.runner import unexpected
from tests.gui.office.hands import click

CELL = "4417 Maple Street"


def a_bug() -> BaseException:
    try:
        int(CELL)
    except ValueError as bug:
        return bug
    raise AssertionError


def test_details_of_a_bug_are_copied_without_its_message(qtbot: QtBot, look: Look) -> None:
    area = BannerArea(look, Actions(look))
    qtbot.addWidget(area)
    area.show()
    area.show_error(unexpected(a_bug()))
    click(area.copy_button)
    copied = QGuiApplication.clipboard().text()
    assert "ValueError" in copied
    assert "a_bug" in copied
    assert "CuSyn Desktop" in copied
    assert CELL not in copied


def test_other_errors_have_no_details(qtbot: QtBot, look: Look) -> None:
    area = BannerArea(look, Actions(look))
    qtbot.addWidget(area)
    area.show()
    area.show_error(InputError("Choose another file."))
    assert not area.copy_button.isVisible()
    assert details_text(InputError("Choose another file.")) == ""


def test_a_bug_says_where_the_log_lies_and_for_whom_it_is() -> None:
    told = message_of(unexpected(a_bug())).text
    assert str(log_file()) in told
    assert "send" in told
    assert CELL not in told
