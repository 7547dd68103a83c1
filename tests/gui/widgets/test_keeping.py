"""Copying and saving tables and plots: by menu, keys, and the button in the corner."""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QFontMetrics, QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, ThemeMode
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.keeping import Keeper, Kept, Sheet
from cusyn_desktop.ui.keeping.keeper import keeper_above
from cusyn_desktop.ui.keeping.kept import CornerButton
from cusyn_desktop.ui.keeping.pictures import FINE
from cusyn_desktop.ui.keeping.sheet import file_name
from cusyn_desktop.ui.models.releases import TrueErrorColumn, TrueErrorsModel
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.plots.themed import Plot
from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey
from cusyn_desktop.ui.widgets.heat_map import HeatMap
from cusyn_desktop.ui.widgets.tables import DataTable
from tests.gui.office import ledger_facts
from tests.gui.office.paint import colours_in, in_theme
from tests.gui.widgets import test_plots

CONTROL, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


class Chooser(FileChooser):
    """Answers with the proposed name, or another ending, in a folder of the test."""

    folder: Path | None = None
    suffix = ""

    def file_to_save(self, parent: QWidget, title: str, name: str, kinds: str) -> Path | None:  # noqa: ARG002
        if self.folder is None:
            return None
        return self.folder / (Path(name).stem + (self.suffix or Path(name).suffix))


@dataclass(frozen=True)
class Thing:
    name: str
    size: str


class Column(IntEnum):
    NAME = 0
    SIZE = 1


class Things(RowsModel[Thing]):
    def __init__(self) -> None:
        columns: dict[Column, Shown[Thing]] = {
            Column.NAME: Shown("Name", lambda row: row.name),
            Column.SIZE: Shown("Size, people", lambda row: row.size),
        }
        super().__init__(columns)


class Page(Tab):
    key = TabKey.POOLS


@pytest.fixture
def page(qtbot: QtBot, shell: Shell, tmp_path: Path) -> Page:
    """A page whose files go into the test's folder."""
    made = Page(shell)
    made.file_keeper.chooser = Chooser(shell.settings)
    made.file_keeper.chooser.folder = tmp_path
    qtbot.addWidget(made)
    QVBoxLayout(made)
    made.resize(600, 400)
    made.show()
    return made


def put(page: Page, widget: QWidget) -> None:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    widget.setFocus()


@pytest.fixture
def table(page: Page) -> DataTable[Thing]:
    model = Things()
    made = DataTable(model, name="Things of the café / 2026", stretch=Column.NAME)
    model.set_rows((Thing("Ana", "1,200"), Thing("=2+3", "-4.5")))
    put(page, made)
    return made


@pytest.fixture
def plot(page: Page, look: Look) -> Plot:
    made = test_plots.timeline(look)
    put(page, made)
    return made


def choose(widget: Kept, text: str) -> None:
    """Trigger what the menu calls so."""
    actions = {one.text().replace("&", ""): one for one in widget.keep_menu().actions()}
    actions[text].trigger()


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def test_a_row_and_all_rows_are_copied(table: DataTable[Thing]) -> None:
    QTest.keyClick(table, Qt.Key.Key_C, CONTROL)
    assert clipboard() == "Name\tSize, people\nAna\t1,200\n=2+3\t-4.5"
    table.selectRow(0)
    choose(table, "Copy Row")
    assert clipboard() == "Ana\t1,200"
    choose(table, "Copy All Rows")
    assert clipboard().count("\n") == 2


def test_a_table_is_saved_as_csv_that_no_spreadsheet_runs(
    qtbot: QtBot, page: Page, table: DataTable[Thing], tmp_path: Path
) -> None:
    with qtbot.waitSignals([page.file_keeper.kept, page.done_told]):
        QTest.keyClick(table, Qt.Key.Key_S, CONTROL)
    written = (tmp_path / "things-of-the-café-2026.csv").read_bytes()
    assert written.decode("utf-8-sig") == 'Name,"Size, people"\r\nAna,"1,200"\r\n\'=2+3,-4.5\r\n'


def test_only_rows_that_are_shown_are_saved(table: DataTable[Thing]) -> None:
    table.search_for("Ana")
    assert table.sheet().rows == (("Ana", "1,200"),)


def test_what_only_the_custodian_sees_can_neither_be_copied_nor_saved(page: Page, qtbot: QtBot) -> None:
    model = TrueErrorsModel()
    made = DataTable(model, name="True errors", stretch=TrueErrorColumn.QUERY)
    model.set_rows(ledger_facts.true_errors())
    put(page, made)
    made.selectRow(0)
    made.setCurrentIndex(made.model().index(0, 0))
    QGuiApplication.clipboard().setText("before")
    with qtbot.assertNotEmitted(page.file_keeper.writing.started):
        for key in (Qt.Key.Key_C, Qt.Key.Key_S):
            QTest.keyClick(made, key, CONTROL)
    assert clipboard() == "before"
    QApplication.sendEvent(
        made, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(4, 4), QPoint(4, 4))
    )
    QApplication.sendEvent(made, QFocusEvent(QEvent.Type.FocusIn))
    assert made.findChildren(QMenu) == []
    assert made.findChildren(CornerButton) == []


def test_a_plot_is_saved_as_pixels_at_twice_its_size(
    qtbot: QtBot, page: Page, plot: Plot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(page.file_keeper.kept):
        choose(plot, "Save Picture…")
    image = QImage(str(tmp_path / "remaining-budget.png"))
    assert image.width() == FINE * (plot.canvas.width() + 32)
    colours = colours_in(image)
    assert {LIGHT.users[0], LIGHT.users[1], LIGHT.surface} <= colours


def test_a_plot_is_saved_as_a_drawing(qtbot: QtBot, page: Page, plot: Plot, tmp_path: Path) -> None:
    chooser = page.file_keeper.chooser
    assert isinstance(chooser, Chooser)
    chooser.suffix = ".svg"
    with qtbot.waitSignal(page.file_keeper.kept):
        QTest.keyClick(plot, Qt.Key.Key_S, CONTROL)
    file = tmp_path / "remaining-budget.svg"
    assert QSvgRenderer(str(file)).isValid()
    written = file.read_text()
    assert "14.8% left today" in written
    assert LIGHT.users[0].lower() in written.lower()


def test_the_data_of_a_plot_is_saved_and_copied(qtbot: QtBot, page: Page, plot: Plot, tmp_path: Path) -> None:
    with qtbot.waitSignal(page.file_keeper.kept):
        choose(plot, "Save Data as CSV…")
    lines = (tmp_path / "remaining-budget.csv").read_text("utf-8-sig").splitlines()
    assert lines[0].startswith("Spend,Date,User")
    assert len(lines) == 4
    QTest.keyClick(plot, Qt.Key.Key_C, CONTROL)
    assert "R-01\t3 Feb 2026\tAna Ruiz" in clipboard()


def test_pictures_are_light_and_the_page_stays_dark(page: Page, look: Look, plot: Plot) -> None:
    with in_theme(look, ThemeMode.DARK):
        choose(plot, "Copy Picture")
        copied = colours_in(QGuiApplication.clipboard().image())
        assert LIGHT.surface in copied
        assert DARK.surface not in copied
        assert DARK.surface in colours_in(plot.grab().toImage())
    assert page.isVisible()


def test_a_heat_map_is_copied_and_saved(qtbot: QtBot, page: Page, look: Look, tmp_path: Path) -> None:
    heat = HeatMap(look)
    shares = np.array([[0.4, 0.1], [0.2, 0.3]])
    heat.set_table(
        "sex by age", shares, axes=("sex", "age"), rows=("f", "m"), columns=("young", "old"), largest=0.4
    )
    put(page, heat)
    QTest.keyClick(heat, Qt.Key.Key_C, CONTROL)
    assert clipboard() == "% of people\tyoung\told\nf\t40.0\t10.0\nm\t20.0\t30.0"
    with qtbot.waitSignal(page.file_keeper.kept):
        choose(heat, "Save Picture…")
    assert LIGHT.heat(1.0) in colours_in(QImage(str(tmp_path / "sex-by-age.png")))


def test_the_button_in_the_corner_comes_with_the_keyboard(table: DataTable[Thing]) -> None:
    QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusIn))
    (corner,) = table.findChildren(CornerButton)
    assert corner.isVisibleTo(table)
    assert corner.geometry().right() <= table.width()
    table.clearFocus()
    QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusOut))
    assert not corner.isVisibleTo(table)


@pytest.mark.qt_log_ignore(r"This plugin does not support (propagateSizeHints|raise|grabbing)", extend=True)
@pytest.mark.parametrize("viewport", [False, True])
def test_the_menu_key_opens_the_menu(table: DataTable[Thing], viewport: bool) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(4, 4), QPoint(4, 4))
    QApplication.sendEvent(table.viewport() if viewport else table, event)
    assert table.keep_menu().isVisible()
    table.keep_menu().close()


def test_who_names_no_file_writes_nothing(qtbot: QtBot, page: Page, plot: Plot) -> None:
    chooser = page.file_keeper.chooser
    assert isinstance(chooser, Chooser)
    chooser.folder = None
    with qtbot.assertNotEmitted(page.file_keeper.writing.started):
        choose(plot, "Save Picture…")
        choose(plot, "Save Data as CSV…")


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, page: Page, table: DataTable[Thing]) -> None:
    chooser = page.file_keeper.chooser
    assert isinstance(chooser, Chooser)
    chooser.folder = Path("/no/such/folder")
    with qtbot.waitSignal(page.error_raised) as told:
        choose(table, "Save as CSV…")
    assert "cannot be written" in str(told.args[0])


def test_without_a_page_nothing_is_asked(qtbot: QtBot, look: Look) -> None:
    alone = test_plots.bars(look)
    qtbot.addWidget(alone)
    choose(alone, "Save Picture…")
    choose(alone, "Copy Data")
    assert clipboard().startswith("Value\tMeasured")


@test_plots.MAKERS
def test_every_plot_has_a_picture_with_all_its_axis(qtbot: QtBot, look: Look, make: test_plots.Make) -> None:
    plot = make(look)
    qtbot.addWidget(plot)
    plot.resize(QSize(500, 240))
    plot.show()
    choose(plot, "Copy Picture")
    image = QGuiApplication.clipboard().image()
    assert image.height() >= FINE * 240
    assert len(colours_in(image)) > 8


def test_titles_become_names_of_files() -> None:
    assert file_name("Spends") == "spends"
    assert file_name("Error: a/b × c?") == "error-a-b-c"
    assert file_name("…") == "table"
    assert file_name("x" * 200) == "x" * 80


def test_a_cell_stays_one_cell() -> None:
    assert Sheet(("a\tb",), (("c\nd",),)).to_text() == "a b\nc d"


def test_a_keeper_is_found_through_dialogs(page: Page, look: Look, qtbot: QtBot) -> None:
    dialog = QWidget(page, Qt.WindowType.Dialog)
    inner = test_plots.bars(look)
    inner.setParent(dialog)
    qtbot.addWidget(dialog)
    keeper = keeper_above(inner)
    assert isinstance(keeper, Keeper)
    assert keeper is page.file_keeper


class Figures(RowsModel[Thing]):
    """Things whose last column stands right, and of which all of it may leave."""

    def __init__(self, side: Side) -> None:
        columns: dict[Column, Shown[Thing]] = {
            Column.NAME: Shown("Name", lambda row: row.name),
            Column.SIZE: Shown("People in all", lambda row: row.size, side=side),
        }
        super().__init__(columns)
        self.set_rows((Thing("Ana", "1,200"),))


def ink_edge(image: QImage, line: QRect, ground: str) -> int:
    """Where the last letter of a line ends."""
    pixels = (
        (x, y) for x in range(line.right(), line.left(), -1) for y in range(line.top() + 6, line.bottom() - 6)
    )
    return next(x for x, y in pixels if image.pixelColor(x, y) != QColor(ground))


@pytest.mark.parametrize("side", list(Side))
def test_the_button_in_the_corner_covers_no_head(page: Page, side: Side) -> None:
    made = DataTable(Figures(side), name="Things", stretch=Column.NAME)
    put(page, made)
    QApplication.processEvents()  # the page is laid out: the corner is where it stays
    QApplication.sendEvent(made, QFocusEvent(QEvent.Type.FocusIn))
    (corner,) = made.findChildren(CornerButton)
    corner.hide()
    image, head = made.grab().toImage(), made.horizontalHeader()
    assert ink_edge(image, head.geometry(), LIGHT.surface) < corner.geometry().left()
    needed = QFontMetrics(head.font()).horizontalAdvance("People in all") + corner.width()
    assert head.sectionSize(Column.SIZE) >= needed + 2 * 8
    if side is Side.RIGHT:
        cell = made.visualRect(made.model().index(0, Column.SIZE)).translated(0, head.height())
        beside = ink_edge(image, cell, LIGHT.surface) - ink_edge(image, head.geometry(), LIGHT.surface)
        assert abs(beside) <= 1


def test_the_button_in_the_corner_stands_beside_the_bar_for_scrolling(table: DataTable[Thing]) -> None:
    model = table.model()
    assert isinstance(model, QSortFilterProxyModel)
    things = model.sourceModel()
    assert isinstance(things, Things)
    things.set_rows([Thing(str(place), "1") for place in range(60)])
    QApplication.processEvents()
    QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusIn))
    (corner,) = table.findChildren(CornerButton)
    bar = table.verticalScrollBar()
    assert bar.isVisible()
    assert corner.geometry().right() < bar.mapTo(table, QPoint(0, 0)).x()
