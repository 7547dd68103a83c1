"""The draft behind the import assistant, and the model of the first rows."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.columns.preview import head_of
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, state_of
from cusyn_desktop.ui.dialogs.importing.preview_table import PreviewTable
from cusyn_desktop.ui.models.import_preview import HEAD_ROLE, PreviewModel
from tests.gui.office.tables import AGE, ID, SEX, survey_file


@pytest.fixture
def draft(tmp_path: Path) -> ImportDraft:
    path = survey_file(tmp_path)
    return ImportDraft(path, inspect_file(path))


def test_nothing_is_public_before_a_person_says_so(draft: ImportDraft) -> None:
    assert ColumnState.PUBLIC not in draft.counts()
    assert draft.counts()[ColumnState.LEFT_OUT] == 1
    assert not draft.is_touched


def test_a_confirmed_column_is_public_until_its_domain_changes(draft: ImportDraft) -> None:
    draft.confirm(AGE)
    assert state_of(draft.columns[AGE]) is ColumnState.PUBLIC
    draft.edit(AGE, to=110)
    assert state_of(draft.columns[AGE]) is ColumnState.INFERRED
    draft.confirm(AGE)
    draft.edit(AGE, to=110)
    assert state_of(draft.columns[AGE]) is ColumnState.PUBLIC


def test_a_domain_that_makes_no_sense_changes_nothing(draft: ImportDraft) -> None:
    before = draft.columns[AGE]
    with pytest.raises(InputError, match="largest value is below"):
        draft.edit(AGE, to=-5, starts=None, width=None)
    assert draft.columns[AGE] == before


def test_groups_are_typed_and_taken_away(draft: ImportDraft) -> None:
    column = draft.edit(AGE, **{"from": 0, "to": 110, "starts": [0, 18, 65], "width": None})
    assert isinstance(column, NumberColumn)
    assert column.value_labels == ("0 to 17", "18 to 64", "65 to 110")


def test_a_type_that_does_not_fit_is_refused(draft: ImportDraft) -> None:
    with pytest.raises(InputError, match="not of that type"):
        draft.set_type(SEX, ColumnType.DATE)
    assert draft.columns[SEX].type is ColumnType.CATEGORY


def test_numbers_can_be_read_as_categories(draft: ImportDraft) -> None:
    assert draft.set_type(AGE, ColumnType.CATEGORY).type is ColumnType.CATEGORY


def test_limits_from_the_rows_stay_so_as_another_type(draft: ImportDraft) -> None:
    """Whoever only changes the type or the groups has declared nothing."""
    assert draft.is_from_rows(AGE)
    draft.set_type(AGE, ColumnType.CATEGORY)
    assert draft.is_from_rows(AGE)
    draft.set_type(AGE, ColumnType.INTEGER)
    draft.edit(AGE, width=5)
    assert draft.is_from_rows(AGE)
    draft.edit(AGE, to=110)
    assert not draft.is_from_rows(AGE)


def test_a_list_from_the_rows_stays_so_until_a_value_comes(draft: ImportDraft) -> None:
    column = draft.columns[SEX]
    assert isinstance(column, CategoryColumn)
    assert draft.is_from_rows(SEX)
    draft.edit(SEX, categories=[*reversed(column.categories)])
    assert draft.is_from_rows(SEX)
    draft.edit(SEX, categories=[*column.categories, "x"])
    assert not draft.is_from_rows(SEX)


def test_a_column_is_left_out_and_taken_in_again(draft: ImportDraft) -> None:
    n_modelled = draft.n_modelled
    draft.leave_out(SEX)
    assert draft.n_modelled == n_modelled - 1
    draft.take_in(SEX)
    assert draft.columns[SEX] == draft.proposal(SEX).column
    draft.take_in(ID)
    assert draft.columns[ID].type is ColumnType.CATEGORY


def test_a_code_book_declares_columns_by_name(draft: ImportDraft) -> None:
    declared = column_of(
        {"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m", "x"]}
    )
    book = {"sex": declared, "height": declared}
    assert draft.known_to(book) == ("sex",)
    draft.apply(book, ("sex",))
    assert draft.columns[SEX] == declared
    assert state_of(draft.columns[SEX]) is ColumnState.PUBLIC


def test_the_preview_keeps_the_rules_of_qt(
    qtmodeltester: ModelTester, look: Look, draft: ImportDraft
) -> None:
    model = PreviewModel(look)
    model.set_table(draft.inspection.preview, [head_of(column) for column in draft.columns])
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]


def test_missing_cells_say_so_and_numbers_stand_right(look: Look, draft: ImportDraft) -> None:
    model = PreviewModel(look)
    model.set_table(draft.inspection.preview, [head_of(column) for column in draft.columns])
    row = next(r for r, cells in enumerate(draft.inspection.preview) if cells[AGE] == "")
    assert model.index(row, AGE).data() == "missing"
    assert model.index(row, AGE).data(Qt.ItemDataRole.TextAlignmentRole) == (
        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    )
    head = model.headerData(AGE, Qt.Orientation.Horizontal, HEAD_ROLE)
    assert head == head_of(draft.columns[AGE])


def test_a_column_has_the_room_of_its_widest_cell_or_of_its_head(
    qtbot: QtBot, look: Look, draft: ImportDraft
) -> None:
    model = PreviewModel(look)
    shown = PreviewTable(model)
    qtbot.addWidget(shown)
    shown.fit_columns()
    heads = [head_of(column) for column in draft.columns]
    narrow, wide = "i" * 42, "W" * 40
    cells = ("", wide, narrow, *("x" for _ in heads[3:]))
    model.set_table([*draft.inspection.preview, cells], heads)
    shown.fit_columns()
    for column in range(len(heads)):
        head_px = shown.horizontalHeader().sectionSizeHint(column)
        assert shown.columnWidth(column) == max(shown.sizeHintForColumn(column), head_px)
    shown.fit_columns(200)
    assert shown.columnWidth(1) == 200
