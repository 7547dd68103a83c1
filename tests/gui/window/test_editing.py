"""Copy, find, and the letters that Alt brings out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.calm_style import AltWatch
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.datasets import DatasetColumn, DatasetsModel
from cusyn_desktop.ui.tabs.audit import AuditTab
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.releases import ReleasesTab
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.window.editing import copy_selected, search_in, undo_last
from tests.gui.office import facts


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def show(qtbot: QtBot, page: QWidget, *parts: QWidget) -> None:
    """Put parts on a page that has the keyboard."""
    column = QVBoxLayout(page)
    for part in parts:
        column.addWidget(part)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def copied(widget: QWidget) -> str:
    QGuiApplication.clipboard().setText("before")
    widget.setFocus()
    copy_selected()
    return QGuiApplication.clipboard().text()


def test_the_selected_row_is_copied_and_without_one_all_rows(qtbot: QtBot, look: Look, page: QWidget) -> None:
    model = DatasetsModel(look)
    table = DataTable(model, name="Datasets", stretch=DatasetColumn.NAME)
    show(qtbot, page, table)
    model.set_rows([facts.survey()])
    assert copied(table) == table.sheet().to_text()
    assert table.sheet().to_text().count("\n") == 1
    table.select_where(lambda row: row.name == facts.SURVEY)
    assert copied(table) == table.sheet().to_text().split("\n")[1]
    assert facts.SURVEY in copied(table).split("\t")


def test_fields_copy_what_is_selected(qtbot: QtBot, page: QWidget) -> None:
    edit, label, button = QLineEdit("0.5"), QLabel("R-04"), QPushButton("Nothing")
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    show(qtbot, page, edit, label, button)
    edit.selectAll()
    label.setSelection(0, 4)
    assert copied(edit) == "0.5"
    assert copied(label) == "R-04"
    assert copied(button) == "before"


def test_find_goes_to_a_field_that_can_be_seen(qtbot: QtBot, page: QWidget) -> None:
    field, hidden, button = QLineEdit("old"), QLineEdit(), QPushButton("Begin")
    show(qtbot, page, button, field, hidden)
    hidden.hide()
    button.setFocus()
    for nothing in (None, hidden):
        search_in(nothing)
        assert button.hasFocus()
    search_in(field)
    assert field.hasFocus()
    assert field.selectedText() == "old"


def test_undo_takes_back_what_was_typed_or_else_what_the_page_replaced(qtbot: QtBot, page: QWidget) -> None:
    field, button, link = QLineEdit(), QPushButton("Begin"), QPushButton("Undo")
    clicks: list[bool] = []
    link.clicked.connect(lambda: clicks.append(True))
    show(qtbot, page, field, button, link)
    field.setFocus()
    QTest.keyClicks(field, "age")
    undo_last(link)
    assert field.text() == ""
    assert not clicks
    for focused in (field, button):  # nothing is left to undo in the field
        focused.setFocus()
        undo_last(link)
    assert len(clicks) == 2
    undo_last(None)
    link.hide()
    undo_last(link)
    assert len(clicks) == 2


def test_tabs_with_a_search_field_say_which(shell: Shell, qtbot: QtBot) -> None:
    audit, releases, datasets = AuditTab(shell), ReleasesTab(shell), DatasetsTab(shell)
    for tab in (audit, releases, datasets):
        qtbot.addWidget(tab)
    assert audit.search_field() is audit.filters.search
    assert releases.search_field() is releases.listing.search
    assert datasets.search_field() is datasets.domains.search


@pytest.mark.usefixtures("look")
def test_letters_are_underlined_only_while_alt_is_held(qtbot: QtBot, page: QWidget) -> None:
    button = QPushButton("&Begin")
    show(qtbot, page, button)
    AltWatch(page)
    button.setFocus()
    at_rest = button.grab().toImage()
    QTest.keyPress(button, Qt.Key.Key_Alt)
    assert button.grab().toImage() != at_rest
    QTest.keyRelease(button, Qt.Key.Key_Alt)
    assert button.grab().toImage() == at_rest
