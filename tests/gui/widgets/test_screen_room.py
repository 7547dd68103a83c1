"""How large a window may be, and that the screen outlives it."""

import ast
import gc
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cusyn_desktop import ui
from cusyn_desktop.ui.widgets.screen_room import fit_to_screen, screen_room


def test_a_window_is_no_larger_than_its_screen(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    fit_to_screen(dialog, QSize(99_999, 300), least=QSize(400, 99_999))
    room = screen_room(dialog)
    assert (dialog.width(), dialog.minimumHeight()) == (room.width(), room.height())
    assert dialog.minimumWidth() == 400


def test_the_screen_outlives_the_window() -> None:
    for _ in range(3):
        dialog = QDialog()
        screen_room(dialog)
        del dialog
        gc.collect()
    assert QGuiApplication.primaryScreen().availableSize().width() > 0


def test_no_widget_is_asked_for_its_screen() -> None:
    """PySide makes the screen a child of the widget that is asked, and may delete it with the widget."""
    (folder,) = ui.__path__
    askers = [
        file.name
        for file in Path(folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "screen"
    ]
    assert askers == []
