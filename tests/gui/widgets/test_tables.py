"""Tables of many rows: order, search, selection and widths."""

from dataclasses import dataclass, replace
from enum import IntEnum

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.keeping import CORNER_ROOM_PX
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.widgets.tables import DataTable

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


@dataclass(frozen=True)
class Thing:
    name: str
    size: int


class Column(IntEnum):
    NAME = 0
    SIZE = 1


THINGS = (Thing("beta", 10), Thing("Alpha", 9), Thing("gamma", 100), Thing("delta", 9))


class Things(RowsModel[Thing]):
    def __init__(self) -> None:
        self.n_asked = 0
        super().__init__(
            {
                Column.NAME: Shown("Name", lambda row: row.name),
                Column.SIZE: Shown("Size", lambda row: str(row.size), sort=self._size, side=Side.RIGHT),
            }
        )

    def _size(self, row: Thing) -> int:
        self.n_asked += 1
        return row.size

    @property
    def names(self) -> list[str]:
        return [row.name for row in self.rows]


@pytest.fixture
def model() -> Things:
    made = Things()
    made.set_rows(THINGS)
    return made


class StatedColumn(IntEnum):
    NAME = 0
    STATE = 1
    SIZE = 2


class Stated(RowsModel[Thing]):
    """Names with a long text beside them, and a figure."""

    def __init__(self) -> None:
        super().__init__(
            {
                StatedColumn.NAME: Shown("Name", lambda row: row.name),
                StatedColumn.STATE: Shown(
                    "State", lambda row: f"cancelled, and spent all the same: {row.name}"
                ),
                StatedColumn.SIZE: Shown("Size", lambda row: str(row.size), side=Side.RIGHT),
            }
        )


def test_a_long_text_gives_way_before_a_name_does(qtbot: QtBot) -> None:
    model = Stated()
    model.set_rows((Thing("Katharina M", 1_000_000),))
    made = DataTable(model, name="Things", stretch=0)
    qtbot.addWidget(made)
    made.resize(900, 200)
    made.show()
    state_px, size_px = made.columnWidth(1), made.columnWidth(2)
    made.resize(340, 200)
    assert made.columnWidth(0) >= made.sizeHintForColumn(0)
    assert made.columnWidth(1) < state_px
    assert made.columnWidth(2) == size_px
    assert made.horizontalScrollBar().maximum() == 0
    made.resize(900, 200)
    assert made.columnWidth(1) == state_px
    made.setColumnHidden(StatedColumn.SIZE, True)
    made.resize(made.sizeHintForColumn(0) + state_px + 40, 200)
    assert made.columnWidth(1) == state_px  # what is hidden takes no room
    assert made._head_px(1) == made.horizontalHeader().sectionSizeHint(1) + CORNER_ROOM_PX, "the last one now"
    made.setColumnHidden(StatedColumn.SIZE, False)
    assert made._head_px(1) == made.horizontalHeader().sectionSizeHint(1)


def test_columns_fit_the_widest_of_few_rows_and_a_sample_of_many(qtbot: QtBot) -> None:
    model = Stated()
    made = DataTable(model, name="Things", stretch=StatedColumn.STATE)
    qtbot.addWidget(made)
    made.resize(1600, 200)
    made.show()
    rows = [Thing("i", 1), Thing("wwwwwwwwww", 1), Thing("iiiiiiiiiiiiiii", 1)]
    model.set_rows(rows)
    assert made.columnWidth(StatedColumn.NAME) >= made.sizeHintForColumn(StatedColumn.NAME)
    asked: list[Thing] = []

    def seen(row: Thing) -> str:
        asked.append(row)
        return row.name

    model._columns = (replace(model._columns[0], text=seen), *model._columns[1:])
    made.setVisible(False)
    model.set_rows([Thing("wwwwwwwwwwwwwwww" if n % 2 else "i", n) for n in range(5001)])
    assert 30 <= len(set(asked)) <= 70, "whatever their number"
    assert made.columnWidth(StatedColumn.NAME) >= made.sizeHintForColumn(StatedColumn.NAME)


@pytest.fixture
def table(qtbot: QtBot, model: Things) -> DataTable[Thing]:
    made = DataTable(model, name="Things", stretch=Column.NAME)
    qtbot.addWidget(made)
    made.show()
    return made


def test_rows_keep_the_order_they_come_in_until_one_is_chosen(model: Things) -> None:
    assert model.names == ["beta", "Alpha", "gamma", "delta"]


def test_numbers_are_sorted_as_numbers_and_equal_ones_keep_their_order(model: Things) -> None:
    model.sort(Column.SIZE, UP)
    assert model.names == ["Alpha", "delta", "beta", "gamma"]
    model.sort(Column.SIZE, DOWN)
    assert model.names == ["gamma", "beta", "Alpha", "delta"]


def test_texts_are_sorted_without_regard_to_case(model: Things) -> None:
    model.sort(Column.NAME, UP)
    assert model.names == ["Alpha", "beta", "delta", "gamma"]


def test_later_rows_come_in_the_chosen_order(model: Things) -> None:
    model.sort(Column.SIZE, DOWN)
    model.set_rows((*THINGS, Thing("huge", 1000)))
    assert model.names[0] == "huge"


def test_a_column_that_is_not_there_changes_nothing(model: Things) -> None:
    model.sort(-1, UP)
    model.sort(7, UP)
    assert model.names == ["beta", "Alpha", "gamma", "delta"]


def test_each_row_is_asked_once_however_many_there_are(model: Things) -> None:
    model.set_rows([Thing(str(number), number * 7919 % 5003) for number in range(5000)])
    model.n_asked = 0
    model.sort(Column.SIZE, UP)
    assert model.n_asked == 5000


def test_sorting_keeps_the_rules_of_qt(qtmodeltester: ModelTester, model: Things) -> None:
    held = QPersistentModelIndex(model.index(2, Column.NAME))
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    model.sort(Column.SIZE, DOWN)
    assert held.row() == 0
    assert held.data() == "gamma"


def test_what_is_selected_stays_selected(table: DataTable[Thing]) -> None:
    table.select_where(lambda row: row.name == "delta")
    table.sort_by(Column.SIZE, DOWN)
    assert table.current is not None
    assert table.current.name == "delta"
    table.search_for("d")
    assert table.current.name == "delta"


def test_sorting_and_searching_go_together(table: DataTable[Thing]) -> None:
    table.sort_by(Column.SIZE, DOWN)
    table.search_for("A")
    shown = [table.model().index(row, Column.NAME).data() for row in range(table.model().rowCount())]
    assert shown[:2] == ["gamma", "beta"]
    assert set(shown[2:]) == {"Alpha", "delta"}
    table.search_for("10")
    assert table.sheet().to_text() == "Name\tSize\ngamma\t100\nbeta\t10"


def test_widths_are_fitted_to_all_rows_and_stay_for_a_part_of_them(
    model: Things, table: DataTable[Thing]
) -> None:
    model.set_rows([*THINGS, Thing("wide", 10**12)])
    wide = table.columnWidth(Column.SIZE)
    model.set_rows(THINGS[:1])
    assert table.columnWidth(Column.SIZE) == wide
    model.set_rows(())
    model.set_rows(THINGS[:1])
    assert table.columnWidth(Column.SIZE) < wide


def test_an_order_that_is_obvious_needs_no_arrow(table: DataTable[Thing]) -> None:
    table.begin_in_order(Column.SIZE, DOWN)
    head = table.horizontalHeader()
    assert not head.isSortIndicatorShown()
    head.sectionClicked.emit(Column.NAME)
    assert head.isSortIndicatorShown()


def test_a_search_finds_texts_of_every_column_and_of_later_rows(
    model: Things, table: DataTable[Thing]
) -> None:
    table.search_for("GAM")
    assert [row[0] for row in table.sheet().rows] == ["gamma"]
    model.set_rows([Thing("gamut", 3), Thing("alpha", 7)])
    assert [row[0] for row in table.sheet().rows] == ["gamut"]
    table.search_for("7")
    assert [row[0] for row in table.sheet().rows] == ["alpha"]
    table.search_for("")
    assert len(table.sheet().rows) == 2


def test_many_rows_are_made_ready_for_a_search_while_nothing_else_is_to_be_done(
    qtbot: QtBot, table: DataTable[Thing], model: Things
) -> None:
    model.set_rows([Thing(f"thing {number}", number) for number in range(1201)])
    assert table._idle.isActive()
    qtbot.waitUntil(lambda: not table._idle.isActive())
    assert len(table._proxy._texts) == 1201
    table.sort_by(Column.SIZE, DOWN)
    table.search_for("thing 77")
    assert [row[0] for row in table.sheet().rows][:2] == ["thing 779", "thing 778"]
    model.set_rows(THINGS)
    assert not table._idle.isActive()
