"""Nothing that is typed in or chosen from moves when a warning comes or goes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from tests.gui.office.eyes import cut_texts
from tests.gui.office.hands import texts, write
from tests.gui.office.importing import LONG_MS, draft_of, privacy_page
from tests.gui.office.tables import survey_file


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return survey_file(tmp_path)


def places(page: QWidget, *fields: QWidget) -> list[int]:
    """How far down the fields stand."""
    for _ in range(3):
        QApplication.processEvents()
    return [field.mapTo(page, QPoint()).y() for field in fields]


def test_the_fields_of_the_privacy_page_stay_where_they_are(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    fields = page.name, page.epsilon, page.delta, page.rows_per_person, page.per_synthesis, page.approx_rows
    before = places(page, *fields)
    page.epsilon.setFocus()
    write(page.epsilon, "0")
    page.name.setFocus()
    assert "Type a number above 0" in texts(page)
    assert places(page, *fields) == before
    write(page.epsilon, "3.0")
    assert "For example, a count" in texts(page)
    assert places(page, *fields) == before
    page.per_synthesis.setFocus()
    write(page.per_synthesis, "x")
    page.name.setFocus()
    assert "Type a number above 0" in texts(page)
    assert places(page, *fields) == before
    assert cut_texts(page) == []


def test_the_fields_of_the_file_page_stay_where_they_are(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = assistant.file_page
    fields = page.encoding, page.delimiter, page.decimal, page.header
    before = places(page, *fields)
    for changes in ({"encoding": "latin-1"}, {"delimiter": "|"}, {"encoding": "utf-16"}):
        reading = draft_of(assistant).inspection.reading.model_copy(update=changes)
        with qtbot.waitSignal(assistant.reading.finished, timeout=LONG_MS):
            page.reading_chosen.emit(reading)
        assert page.changed_note.isVisible() or page.problem.isVisible()
        assert places(page, *fields) == before
