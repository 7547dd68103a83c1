"""Reading, rules and keys, as a data officer meets them in the assistant."""

import gzip
import threading
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.drafting.propose import FileInspection
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.rules.builder import RuleBuilder
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.dialogs.importing.waiting import WaitingPage
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.widgets.tables import ROW_PX
from cusyn_desktop.ui.widgets.tick_list import TickList
from tests.gui.office.hands import choose, click, focus_chain, nameless, texts, write
from tests.gui.office.importing import (
    LONG_MS,
    columns_page,
    draft_of,
    privacy_page,
    read,
    rules_page,
    show_assistant,
)
from tests.gui.office.tables import N_VISITS, VISITS, messy_file
from tests.workbooks import workbook


def overlapping(holder: QWidget) -> list[tuple[str, str]]:
    """Texts and lists that stand on each other's place."""
    parts = [part for part in holder.findChildren(QWidget) if isinstance(part, QLabel | QComboBox)]
    shown = [part for part in parts if part.isVisible() and part.parentWidget() is holder]
    pairs = combinations(shown, 2)
    return [(repr(a), repr(b)) for a, b in pairs if a.geometry().intersects(b.geometry())]


SEX, AGE, JOB, SYSTOLIC, DIASTOLIC, PREGNANT = range(1, 7)
MANY = 500


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return messy_file(tmp_path)


# Reading in the background -----------------------------------------------------------------------


class Endless(Importing):
    """Reads a file once; every other reading goes on until it is stopped."""

    def inspect(
        self, path: Path, reading: Reading | None, control: RunControl, *, packing: Packing
    ) -> FileInspection:
        gate = threading.Event()
        while reading is not None and not gate.wait(0.01):
            control.checkpoint(0.5)
        return super().inspect(path, reading, control, packing=packing)


def test_another_reading_is_stopped_and_the_former_one_stays(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace, importing=Endless())
    read(qtbot, made, messy_file(tmp_path))
    before = draft_of(made)
    with qtbot.waitSignal(made.reading.progressed, timeout=LONG_MS):
        click(made.file_page.header)
    assert made.bar.why_not == "One moment"
    with qtbot.waitSignal(made.reading.cancelled, timeout=LONG_MS):
        made.waiting.stop_wanted.emit()
    assert made.step is Step.FILE
    assert made.draft is before
    assert made.file_page.header.isChecked()
    made.leave()


def test_reading_tells_how_far_it_is(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    long = messy_file(tmp_path, name="long.csv", times=150)
    made = show_assistant(qtbot, shell, real_workspace)
    told: list[float] = []
    made.reading.progressed.connect(lambda progress: told.append(progress.fraction))
    read(qtbot, made, long)
    assert told == sorted(told)
    assert told[-1] > 0.5
    assert draft_of(made).inspection.n_rows == 150 * N_VISITS
    made.leave()


def test_a_compressed_file_is_unpacked_when_asked(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    packed = tmp_path / "visits.csv.gz"
    packed.write_bytes(gzip.compress(messy_file(tmp_path).read_bytes()))
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, packed)
    assert "is compressed (gzip)" in made.problem.text
    with qtbot.waitSignal(made.reading.succeeded, timeout=LONG_MS):
        click(made.problem.unpack)
    assert draft_of(made).inspection.reading.packing is Packing.GZIP
    assert made.file_page.isVisible()
    made.leave()


def test_a_dataset_is_called_as_its_file_without_its_kinds(assistant: ImportAssistant) -> None:
    page = assistant.privacy_page
    page.name.clear()
    page.suggest_name("adult-raw.csv.gz")
    assert page.name.text() == "Adult raw"


def test_a_sheet_is_chosen_by_its_name(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace)
    rows: list[list[object]] = [["sex", "age"], *([["f", 20 + number] for number in range(30)])]
    read(qtbot, made, workbook(tmp_path / "book.xlsx", {"Notes": [["first"], ["x"]], "Patients": rows}))
    page = made.file_page
    assert draft_of(made).columns[0].name == "first"
    write(page.sheet, "Patients")
    with qtbot.waitSignal(made.reading.succeeded, timeout=LONG_MS):
        page.sheet.editingFinished.emit()
    assert draft_of(made).columns[0].name == "sex"
    write(page.sheet, "Nobody")
    with qtbot.waitSignal(made.reading.failed, timeout=LONG_MS):
        page.sheet.editingFinished.emit()
    assert "has no sheet 'Nobody'; it has: Notes, Patients." in page.problem.text
    assert not page.table.isVisible()  # its rows are of the reading before
    click(page.back)
    assert page.table.isVisible()
    assert page.sheet.text() == "Patients"
    made.leave()


def test_time_left_is_told_once_it_can_be(qtbot: QtBot, shell: Shell) -> None:
    page = WaitingPage(shell.look)
    qtbot.addWidget(page)
    page.show()
    page.begin("Reading the file")
    page.show_fraction(0.5)
    assert "50% done" in texts(page)
    assert "left" not in texts(page)


# Rules -------------------------------------------------------------------------------------------


def forbid(builder: RuleBuilder, **values: tuple[str, ...]) -> None:
    for box, (name, wanted) in zip(builder.boxes, values.items(), strict=True):
        choose(box.column, name)
        box.values.tick(*wanted)


def add_rule(qtbot: QtBot, assistant: ImportAssistant) -> None:
    with qtbot.waitSignal(assistant.rules_page.checking.finished, timeout=LONG_MS):
        click(assistant.rules_page.builder.accept_button)


def test_rules_are_built_read_back_changed_and_removed(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = rules_page(assistant)
    builder = page.builder
    assert nameless(page) == []
    assert not builder.accept_button.isEnabled()
    assert "Tick the values of sex that are meant." in texts(builder)
    forbid(builder, sex=("m",), pregnant=("yes",))
    assert builder.sentence == "Never: sex is m and pregnant is yes."
    builder.accept_button.setFocus()
    add_rule(qtbot, assistant)
    assert assistant.focusWidget() is page.list
    assert page.list.currentItem().text() == "Never: sex is m and pregnant is yes."
    choose(builder.kind, "One number or date is at most another")
    choose(builder.first, "diastolic")
    choose(builder.second, "systolic")
    assert builder.sentence == "diastolic is at most systolic, where both are present."
    assert not overlapping(builder)
    add_rule(qtbot, assistant)
    choose(builder.kind, "One column is missing unless another has a value")
    choose(builder.first, "age")
    builder.boxes[0].values.tick("f")
    assert builder.sentence == "age is missing unless sex is f."
    add_rule(qtbot, assistant)
    assert [page.list.item(row).text() for row in range(3)] == [
        "Never: sex is m and pregnant is yes.",
        "diastolic is at most systolic, where both are present.",
        "age is missing unless sex is f.",
    ]
    click(page.edit_button)
    builder.boxes[0].values.tick("m")
    add_rule(qtbot, assistant)
    assert page.list.item(2).text() == "age is missing unless sex is m."
    with qtbot.waitSignal(page.checking.finished, timeout=LONG_MS):
        click(page.remove_button)
    assert page.list.count() == 2
    assert page.remove_button.isEnabled()
    with qtbot.waitSignal(page.checking.finished, timeout=LONG_MS):
        click(page.undo_button)
    assert page.list.count() == 3
    assert len(draft_of(assistant).schema.rules) == 3
    assert assistant.bar.why_not == ""


def test_the_keyboard_stays_on_the_page_when_the_last_rule_goes(
    qtbot: QtBot, assistant: ImportAssistant
) -> None:
    page = rules_page(assistant)
    forbid(page.builder, sex=("m",), pregnant=("yes",))
    add_rule(qtbot, assistant)
    page.remove_button.setFocus()
    click(page.remove_button)
    assert page.list.count() == 0
    assert assistant.focusWidget() is page.builder.kind


def test_cancel_comes_after_back_and_next(assistant: ImportAssistant) -> None:
    page, bar = privacy_page(assistant), assistant.bar
    page.epsilon.setText("3.0")
    for why_not in ("", "Not yet"):
        bar.show_state(next_text="Next", why_not=why_not, has_back=True)
        reached = focus_chain(assistant)
        assert reached[-3:] == [bar.back, bar.next, bar.cancel]
        assert page.isAncestorOf(reached[-4])
    page.approx_rows.setFocus()
    QTest.keyClick(page.approx_rows, Qt.Key.Key_Tab)
    assert assistant.focusWidget() is bar.back


def test_a_range_is_one_of_whole_groups(assistant: ImportAssistant) -> None:
    builder = rules_page(assistant).builder
    choose(builder.boxes[0].column, "age")
    box = builder.boxes[0]
    box.lowest.setCurrentIndex(2)
    box.lowest.activated.emit(2)
    choose(builder.boxes[1].column, "pregnant")
    builder.boxes[1].values.tick("yes")
    assert builder.sentence == f"Never: age is at least {box.lowest.currentText()} and pregnant is yes."
    click(box.missing)
    assert builder.sentence == "Never: age is missing and pregnant is yes."


def test_a_rule_about_numbers_needs_a_limit_unless_they_can_be_missing(assistant: ImportAssistant) -> None:
    builder = rules_page(assistant).builder
    choose(builder.boxes[0].column, "pregnant")
    builder.boxes[0].values.tick("yes")
    choose(builder.boxes[1].column, "systolic")
    assert not builder.accept_button.isEnabled()
    assert "Choose a limit of systolic." in texts(builder)
    choose(builder.boxes[1].column, "age")
    assert builder.sentence == "Never: pregnant is yes and age is not missing."


def test_rules_that_no_row_can_obey_are_told_at_once(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = rules_page(assistant)
    for sex in ("f", "m"):
        forbid(page.builder, sex=(sex,), pregnant=("no", "yes"))
        add_rule(qtbot, assistant)
    assert "The rules contradict each other" in texts(page)
    assert not assistant.bar.next.isEnabled()
    with qtbot.waitSignal(page.checking.finished, timeout=LONG_MS):
        click(page.undo_button)
    assert assistant.bar.why_not == ""


def test_a_rule_that_a_later_change_broke_is_marked(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = rules_page(assistant)
    forbid(page.builder, sex=("m",), pregnant=("yes",))
    add_rule(qtbot, assistant)
    click(assistant.bar.back)
    assistant.columns_page.show_column(SEX)
    click(assistant.columns_page.editor.leave_out_button)
    click(assistant.bar.next)
    assert "names the column 'sex', which is not in the model" in texts(page)
    assert assistant.bar.why_not == "Change or remove the marked rule to go on"
    click(page.remove_button)
    assert assistant.bar.why_not == ""


# Privacy -----------------------------------------------------------------------------------------


def test_a_repeated_key_leads_to_the_question_of_rows_per_person(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    write(page.epsilon, "3.0")
    assert assistant.bar.why_not == "Say how many rows one person has at most"
    assert f"In this file one key has up to {VISITS} rows; only you see this." in texts(page)
    page.rows_per_person.setValue(3)
    assert "3 rows each: 3 times the noise of one row each." in texts(page)
    assert assistant.bar.why_not == ""


def test_the_pool_is_told_in_tables_too(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    write(page.epsilon, "3.0")
    assert "the first table may take the whole pool" in texts(page)
    write(page.per_synthesis, "1.5")
    assert "until the pool is used up: 3." in texts(page)
    write(page.per_synthesis, "4")
    assert "larger than the pool" in texts(page)
    write(page.epsilon, "40")
    assert "So large a pool promises next to nothing." in texts(page)


def test_a_file_dropped_on_the_assistant_is_read(
    qtbot: QtBot, assistant: ImportAssistant, tmp_path: Path
) -> None:
    other = messy_file(tmp_path, name="dropped.csv")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(other))])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    drop = QDropEvent(assistant.rect().center(), Qt.DropAction.CopyAction, data, buttons, keys)
    with qtbot.waitSignal(assistant.reading.succeeded, timeout=LONG_MS):
        assistant.dropEvent(drop)
    assert draft_of(assistant).path == other
    assert draft_of(assistant).columns[JOB].type is ColumnType.CATEGORY


def drops_down(view: QAbstractItemView) -> bool:
    """Whether a view is the list of a box to choose from: its frame is the box's child."""
    frame = view.parentWidget()
    return frame is not None and isinstance(frame.parentWidget(), QComboBox)


def filled_views(window: QWidget) -> list[QAbstractItemView]:
    """Tables and lists with something in them that the keyboard reaches, but for choices that drop down."""
    views = window.findChildren(QAbstractItemView)
    return [
        view
        for view in views
        if view.model() is not None
        and view.model().rowCount() > 0
        and view.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not drops_down(view)
    ]


def test_no_cell_and_no_count_is_copied(assistant: ImportAssistant) -> None:
    """Qt's own views would put the cell in hand on the clipboard; whatever list is added, none may."""
    page = columns_page(assistant)
    page.show_column(JOB)
    page.editor.group_wanted.emit()
    assert page.grouping is not None
    tried = [*filled_views(assistant), *filled_views(page.grouping)]
    assert page.preview.table in tried
    assert any(
        "  –  " in str(view.model().index(0, 0).data()) for view in tried if isinstance(view, TickList)
    )
    for view in tried:
        QGuiApplication.clipboard().setText("before")
        view.setCurrentIndex(view.model().index(0, 0))
        QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert QGuiApplication.clipboard().text() == "before", view
    page.grouping.reject()


def test_a_file_that_was_guessed_wrongly_is_read_another_way(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    """Quotes inside the cells: the guess fails, and the person says that there are none."""
    path = tmp_path / "inches.csv"
    rows = [f'{row},{row % 9} "of {row}"\t' for row in range(40)]
    path.write_text("\n".join(["key,size", *rows, '41,"2" by 4"']) + "\n", encoding="utf-8")
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, path)
    assert made.draft is None
    assert made.problem.other_way.isVisible()
    click(made.problem.other_way)
    page = made.file_page
    assert page.isVisible()
    assert "Line 42 of inches.csv" in page.problem.text
    assert not page.back.isVisible()
    assert "Say how the file is to be read" in texts(page)
    assert made.bar.why_not == "Choose another way to read the file to go on"
    choose(page.quotes, "Single: 'a'")
    qtbot.waitUntil(lambda: not made.reading.pending and page.isVisible(), timeout=LONG_MS)
    choose(page.quotes, "None")
    qtbot.waitUntil(lambda: made.draft is not None, timeout=LONG_MS)
    assert draft_of(made).inspection.n_rows == 41
    assert page.problem.text == ""
    assert "This is how the file was understood." in texts(page)
    made.leave()


def test_the_page_of_the_file_fits_into_a_narrow_window(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace)
    made.resize(960, 700)
    read(qtbot, made, messy_file(tmp_path))
    page = made.file_page
    assert page.width() <= made.width()
    assert made.rect().contains(page.other_file.mapTo(made, page.other_file.rect().bottomRight()))
    assert page.minimumSizeHint().width() <= 700  # beside the steps, which are 232 px wide
    made.leave()


def test_the_review_lists_several_columns_on_the_smallest_screen(assistant: ImportAssistant) -> None:
    assistant.setMinimumSize(0, 0)
    assistant.resize(624, 352)
    assistant._show_step(Step.REVIEW)
    for _ in range(4):
        QApplication.processEvents()
    table = assistant.review_page.table
    assert table.viewport().height() >= 4 * ROW_PX


def test_what_is_odd_about_a_file_is_told_above_its_rows(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    path = tmp_path / "titled.csv"
    path.write_text("Report\n\nage,sex\n" + "30,f\n40,m\n" * 20 + "Total,40\n", encoding="utf-8")
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, path)
    written = made.file_page._notes.text
    assert "The first 2 lines hold no names of columns and are taken for a title." in written
    assert "The last row seems to hold totals ('Total')." in written
    made.leave()


def test_a_file_that_is_no_text_is_not_offered_to_be_read_another_way(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    path = tmp_path / "paper.csv"
    path.write_bytes(b"%PDF-1.7\n" + bytes(200))
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, path)
    assert made.problem.text
    assert not made.problem.other_way.isVisible()
    made.leave()
