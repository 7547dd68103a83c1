"""The tab Releases, driven by clicks, with services that answer from example records."""

import re
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QStackedWidget, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.access.times import COARSE, EXACT
from cusyn_desktop.services.records import OneWayTable, QueryResult, RunFigures
from cusyn_desktop.services.releases.fitness import Basis, Fitness, Judgement
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.export_package import ExportedDialog, ExportPackageDialog
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.models.releases import (
    ReleaseColumn,
    ReleasesModel,
    TrueErrorColumn,
    TrueErrorsModel,
    engine_text,
    note_text,
)
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.tabs.releases import ReleasesTab
from cusyn_desktop.ui.tabs.releases.errors import ErrorCard
from cusyn_desktop.ui.widgets.panels import ReadingState
from cusyn_desktop.ui.words import formats
from tests.gui.office import facts, ledger_facts, ledger_fakes
from tests.gui.office.hands import click, focus_chain, nameless, texts, write
from tests.gui.office.paint import BOTH, in_theme
from tests.gui.office.wheel import NOTCH, turn


class Chooser(LedgerFileChooser):
    """Answers without a dialog."""

    folder: Path | None = None

    def folder_for_package(self, parent: QWidget, start: Path) -> Path | None:  # noqa: ARG002 - as the real one
        return self.folder


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger) -> ReleasesTab:
    """The tab with three releases; the newest is shown, with its first pair."""
    made = ReleasesTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    qtbot.addWidget(made)
    made.resize(1280, 694)
    made.show()
    for action in (shell.actions.export_release, shell.actions.ask_again):
        action.setEnabled(True)
    with qtbot.waitSignal(made.pairing.succeeded):
        made.set_workspace(workspace)
    return made


def choose(qtbot: QtBot, tab: ReleasesTab, row: int) -> None:
    """Click a release of the list and wait until it is shown."""
    view = tab.listing.view
    with qtbot.waitSignals([tab.reading.succeeded, tab.pairing.succeeded]):
        place = view.visualRect(view.model().index(row, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


# The list ----------------------------------------------------------------------------------------


def test_the_newest_release_is_shown_first(tab: ReleasesTab) -> None:
    assert tab.detail is not None
    assert tab.detail.summary.id == "R-03"
    told = texts(tab.head)
    assert "Ana Ruiz" in told
    assert "R-03" in told
    assert "10,000 rows made · ε 0.80 at δ 10⁻⁹ · AIM, customised" in told
    assert "Uses R-01" in told


def test_what_was_foreseen_stands_beside_what_came(tab: ReleasesTab) -> None:
    told = texts(tab.head)
    assert re.search("time foreseen .+, taken ", told)
    assert "numbers" not in told, "the size of a model tells a person nothing"


def test_errors_are_told_as_estimates_with_the_worst_query(tab: ReleasesTab) -> None:
    told = texts(tab.head).replace("\xa0", " ")
    assert "Mean error of the interest queries: foreseen ± 0.6 · estimated afterwards" in told
    assert "worst ± 2.1 (age × smoker)" in told


def test_the_page_says_first_what_the_table_is_good_for(tab: ReleasesTab) -> None:
    assert tab.detail is not None
    told = texts(tab.head)
    assert "Good for totals, comparisons, and how columns hang together.</span> Shares are" in told
    assert "within 1.0 points of the real table in 4 of the 5 queries asked." in told
    assert "of its 10,000 rows may be noise alone." in told


@pytest.mark.parametrize("fitness", list(Fitness))
@pytest.mark.parametrize("basis", list(Basis))
def test_every_judgement_has_words_without_a_gap(tab: ReleasesTab, fitness: Fitness, basis: Basis) -> None:
    tab.head.show_fitness(Judgement(fitness, basis, 2.5, 4, (("age", "sex"),), 1_500), n_rows=30_000)
    told = texts(tab.head)
    assert "{" not in told
    assert ("2.5 points" in told) == (fitness is not Fitness.COLUMNS)
    assert ("fewer than about 1,500 of its 30,000 rows" in told) == (
        fitness not in (Fitness.TRIAL, Fitness.COLUMNS)
    )
    assert ("3 of the 4 queries asked. Not measured, only estimated: age × sex." in told) == (
        basis is Basis.SOME and fitness is not Fitness.COLUMNS
    )


def test_a_single_query_is_its_own_mean(tab: ReleasesTab) -> None:
    figures = RunFigures(None, None, None, 0.02, None, worst_error=0.02, worst_query=("age",))
    tab.head.show_figures(figures, None, step=EXACT)
    assert "worst" not in texts(tab.head)
    assert "estimated afterwards" in texts(tab.head)
    tab.head.show_figures(RunFigures(None, None, None, None, None), None, step=EXACT)
    assert "Mean error" not in texts(tab.head)


def test_an_old_release_says_nothing_of_what_was_foreseen(tab: ReleasesTab) -> None:
    tab.head.show_figures(RunFigures(None, None, None, 0.004, None), timedelta(seconds=3), step=EXACT)
    assert "foreseen" not in texts(tab.head)


def test_a_time_in_steps_is_a_time_that_the_run_stayed_below(tab: ReleasesTab) -> None:
    figures, took = RunFigures(None, None, 1.0, None, None), timedelta(seconds=10)
    tab.head.show_figures(figures, took, step=COARSE)
    assert "time foreseen 1 s, taken less than 10 s" in texts(tab.head)
    tab.head.show_figures(figures, took, step=EXACT)
    assert "less than" not in texts(tab.head)


def test_queries_that_were_left_to_the_model_are_named(tab: ReleasesTab) -> None:
    assert "Not measured, only estimated: region × income." in texts(tab.head)
    many = tuple(("age", f"column {number}") for number in range(5))
    tab.head.show_fitness(Judgement(Fitness.CLOSE, Basis.SOME, 0.5, 9, many, 100), n_rows=10_000)
    assert "age × column 2, age × column 3, …." in texts(tab.head)
    assert "column 4" not in texts(tab.head)


def test_a_click_shows_another_release(qtbot: QtBot, tab: ReleasesTab) -> None:
    choose(qtbot, tab, 1)
    assert tab.detail is not None
    assert tab.detail.summary.id == "R-02"
    assert "Ben Okafor" in texts(tab.head)
    assert "Uses" not in texts(tab.head)


def test_the_list_says_what_is_notable(tab: ReleasesTab) -> None:
    notes = [tab.listing.model.index(row, ReleaseColumn.NOTE).data() for row in range(3)]
    assert notes == ["5 queries", "reduced", "5 queries"]


def test_the_list_is_searched(tab: ReleasesTab) -> None:
    write(tab.listing.search, "okafor")
    assert tab.listing.view.model().rowCount() == 1
    write(tab.listing.search, "nobody")
    assert "No release fits." in texts(tab.listing)


def test_a_release_that_was_filtered_out_can_be_asked_for(qtbot: QtBot, tab: ReleasesTab) -> None:
    write(tab.listing.search, "okafor")
    tab.show_item("R-01")
    qtbot.waitUntil(lambda: tab.detail is not None and tab.detail.summary.id == "R-01")
    assert tab.listing.search.text() == ""


def test_no_card_is_seen_before_it_shows_what_this_workspace_tells(
    qtbot: QtBot, tab: ReleasesTab, tmp_path: Path
) -> None:
    assert tab.pair.isVisible()
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.set_workspace(Workspace(tmp_path / "other.cusyn"))
    assert not tab.pair.isVisible()
    with qtbot.waitSignal(tab.pairing.succeeded):
        pass
    assert tab.errors.isVisible()
    assert tab.column.isVisible()
    assert tab.pair.isVisible()


def test_a_release_that_was_just_made_is_shown(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    made = ledger_facts.release(ledger_facts.spends()[-1])
    ledger.releases.append(made)
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.show_item(made.id)
    assert tab.detail is not None
    assert tab.detail.summary.id == made.id


def test_reading_again_keeps_the_choice(qtbot: QtBot, tab: ReleasesTab) -> None:
    choose(qtbot, tab, 2)
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert tab.listing.current is not None
    assert tab.listing.current.id == "R-01"


def test_without_releases_the_page_says_what_to_do(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.releases = []
    made = ReleasesTab(shell, ledger_fakes.calls(ledger))
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    assert "No release yet" in texts(made)


def test_the_list_is_painted_in_both_themes(tab: ReleasesTab, look: Look) -> None:
    for mode in BOTH:
        with in_theme(look, mode):
            image = tab.listing.view.grab().toImage()
            assert image.pixelColor(1, 20).name().upper() == look.theme.accent
            assert image.pixelColor(100, 3).name().upper() == look.theme.soft


# Errors ------------------------------------------------------------------------------------------


def test_queries_of_interest_stand_first(look: Look, qtbot: QtBot) -> None:
    card = ErrorCard(look)
    qtbot.addWidget(card)
    card.show_queries(
        [
            QueryResult(("a", "b"), 256, False, True, 0.3, 0.3),
            QueryResult(("a", "c"), 40, True, True, 0.01, 0.02),
            QueryResult(("b", "c"), 40, True, True, 0.02, 0.01),
            QueryResult(("a",), 4, False, True, 0.4, 0.3),
        ]
    )
    names = [row[0] for row in card.rows.plot.table().rows]
    assert names == ["a × c", "b × c", "a", "a × b"]


def test_queries_are_sorted_by_expected_error(qtbot: QtBot, tab: ReleasesTab) -> None:
    choose(qtbot, tab, 1)
    tab.errors.order.setCurrentText("Largest error first")
    rows = tab.errors.rows.plot.table().rows
    expected = [float(row[2]) for row in rows]
    assert expected == sorted(expected, reverse=True)
    assert rows[-1][1] == "yes"


def test_the_order_of_the_queries_is_chosen(qtbot: QtBot, tab: ReleasesTab) -> None:
    assert tab.detail is not None
    tab.resize(1280, 2000)
    asked = [formats.clique(query.columns) for query in tab.detail.queries if query.is_interest]
    order = tab.errors.order
    order.setCurrentText("As asked")
    names = [row[0] for row in tab.errors.rows.plot.table().rows]
    assert names[: len(asked)] == asked
    order.setCurrentText("By name")
    by_name = [row[0] for row in tab.errors.rows.plot.table().rows]
    assert by_name == sorted(names)
    write(tab.errors.search, "smoker")
    assert {row[0] for row in tab.errors.rows.plot.table().rows} == {n for n in names if "smoker" in n}
    choose(qtbot, tab, 1)
    assert order.currentText() == "By name"


def test_the_largest_of_both_errors_stands_first_and_is_explained(look: Look, qtbot: QtBot) -> None:
    card = ErrorCard(look)
    qtbot.addWidget(card)
    card.show()
    far = QueryResult(("a", "b"), 256, True, True, 0.03, 0.16)
    near = QueryResult(("a", "c"), 40, False, True, 0.07, 0.02)
    card.show_queries([near, far])
    assert [row[0] for row in card.rows.plot.table().rows] == ["a × b", "a × c"]
    assert "a small distance proves nothing, a large one is mostly noise" in texts(card)
    assert "it is a guess" not in texts(card)
    guessed = QueryResult(("b", "c"), 40, True, False, 0.01, None)
    card.show_queries([near, far, guessed])
    assert "Without a diamond it is a guess" in texts(card)


def test_what_was_not_measured_has_no_diamond(qtbot: QtBot, tab: ReleasesTab) -> None:
    choose(qtbot, tab, 1)
    figures = {row[0]: row[3] for row in tab.errors.rows.plot.table().rows}
    assert figures["region × income"] == "–"


def test_more_queries_than_fit_are_scrolled_on_the_same_scale(tab: ReleasesTab) -> None:
    rows = tab.errors.rows
    shown = rows.plot.table().rows
    assert rows.bar.isVisible()
    scale = rows.plot._largest()
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_End)
    assert rows.plot.table().rows != shown
    assert rows.plot._largest() == scale
    QTest.keyClick(rows, Qt.Key.Key_Home)
    assert rows.plot.table().rows == shown


def test_the_wheel_scrolls_too(tab: ReleasesTab) -> None:
    rows = tab.errors.rows
    assert turn(rows)
    assert rows.bar.value() == min(3, rows.bar.maximum())


def test_at_the_end_of_the_queries_the_wheel_scrolls_the_page(tab: ReleasesTab) -> None:
    rows = tab.errors.rows
    assert not turn(rows, NOTCH)
    rows.bar.setValue(rows.bar.maximum())
    assert not turn(rows)
    assert turn(rows, NOTCH)


def test_queries_are_searched_by_their_columns(tab: ReleasesTab) -> None:
    write(tab.errors.search, "VISITS")
    assert [row[0] for row in tab.errors.rows.plot.table().rows] == ["visits"]
    write(tab.errors.search, "nothing")
    assert "No query fits." in texts(tab.errors)


# Marginals ---------------------------------------------------------------------------------------


def test_one_column_shows_measured_beside_synthetic(tab: ReleasesTab) -> None:
    assert tab.column.column.currentText() == "age"
    tab.column.column.setCurrentText("bmi")
    assert {row[1] for row in tab.column.bars.table().rows} == {"–"}


def test_a_measured_interest_query_is_the_first_pair(tab: ReleasesTab) -> None:
    assert tab.pair.pair.currentText() == "smoker × age"
    told = texts(tab.pair)
    assert tab.pair.maps.measured.title == "Measured, noisy"
    assert "Down: age. Across: smoker, from the left never, " in told


def test_a_measured_pair_is_shown_as_dots(qtbot: QtBot, tab: ReleasesTab) -> None:
    click(tab.pair.dots_button)
    assert tab.pair.dots.isVisible()
    assert not tab.pair.maps.isVisible()
    assert len(tab.pair.dots.table().rows) > 3
    assert "Up: synthetic. Across: measured." in texts(tab.pair)
    with qtbot.waitSignal(tab.pairing.succeeded):
        tab.pair.pair.setCurrentText("sex × region")
    assert not tab.pair.dots_button.isEnabled()
    assert tab.pair.maps.isVisible()


def test_a_pair_that_was_not_measured_says_so(qtbot: QtBot, tab: ReleasesTab) -> None:
    with qtbot.waitSignal(tab.pairing.succeeded):
        tab.pair.pair.setCurrentText("sex × region")
    assert "These columns were not measured together." in tab.pair.maps.synthetic.title
    assert not tab.pair.maps.measured.isVisible()


def test_what_a_person_picked_stays_from_release_to_release(qtbot: QtBot, tab: ReleasesTab) -> None:
    with qtbot.waitSignal(tab.pairing.succeeded):
        QTest.keyClick(tab.pair.pair, Qt.Key.Key_End)
    QTest.keyClick(tab.column.column, Qt.Key.Key_Down)
    picked = tab.column.column.currentText()
    choose(qtbot, tab, 1)
    assert tab.pair.pair.currentText() == "sex × region"
    assert tab.column.column.currentText() == picked


def test_cells_tell_what_they_are(tab: ReleasesTab) -> None:
    shown = tab.pair.maps.measured
    first = QPoint(round(shown.labels_px) + 4, 66)
    assert "× never: " in shown.told_at(first)
    assert shown.told_at(QPoint(0, 66)) == ""
    assert shown.told_at(QPoint(first.x(), 4)) == ""


def test_dots_tell_what_they_are(tab: ReleasesTab) -> None:
    click(tab.pair.dots_button)
    plot = tab.pair.dots
    name, measured, synthetic = plot.table().rows[0]
    box = plot.canvas.getPlotItem().getViewBox()
    place = box.mapViewToDevice(QPointF(*(float(text.rstrip("%")) for text in (measured, synthetic))))
    assert plot.told_at(place) == f"{name}: measured {measured}, synthetic {synthetic}"
    assert plot.told_at(place + QPointF(0.0, 40.0)) == ""


@pytest.mark.usefixtures("german")
def test_labels_of_values_speak_the_persons_language(tab: ReleasesTab) -> None:
    assert tab.detail is not None
    (first, *others) = tab.detail.one_way
    shares = np.full(3, 1 / 3)
    table = OneWayTable(
        first.column,
        ("18 to 24", "25 to 29", "missing"),
        shares,
        shares,
        kind=ColumnType.INTEGER,
        has_missing=True,
    )
    tab.column.show_tables(replace(tab.detail, one_way=(table, *others)))
    tab.column.column.setCurrentText(first.column)
    assert [row[0] for row in tab.column.bars.table().rows] == ["18 bis 24", "25 bis 29", "fehlt"]


# Before anything is read -------------------------------------------------------------------------


def test_nothing_is_said_to_be_missing_while_releases_are_read(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    made = ReleasesTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    qtbot.addWidget(made)
    made.show()
    assert "No release yet" in texts(made)
    with qtbot.waitSignal(made.reading.succeeded):
        made.set_workspace(workspace)
        assert "No release yet" not in texts(made)
        assert "Reading the releases…" not in texts(made), "only where it takes long"
    assert "Ana Ruiz" in texts(made.head)


def test_what_takes_long_to_read_is_told_quietly(qtbot: QtBot) -> None:
    state = ReadingState("Reading the releases…")
    qtbot.addWidget(state)
    state.show()
    state.begin()
    assert texts(state) == ""
    state._slow.timeout.emit()
    assert texts(state) == "Reading the releases…"
    state.end()
    assert texts(state) == ""


def test_a_workspace_without_releases_says_so(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    ledger.releases.clear()
    made = ReleasesTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    assert "No release yet" in texts(made)


# Small windows -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("german")
def test_no_page_scrolls_sideways_and_the_order_is_read_in_full(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    made = ReleasesTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    page = QScrollArea()
    qtbot.addWidget(page)
    page.setWidgetResizable(True)
    page.setWidget(made)
    page.show()
    with qtbot.waitSignal(made.pairing.succeeded):
        made.set_workspace(workspace)
    for width in (720, 860, 1280):
        page.resize(width, 694)
        for _ in range(3):
            QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, f"at {width} px"
        order = made.errors.order
        assert order.width() >= order.fontMetrics().horizontalAdvance("Größter Fehler zuerst") + 40


def test_in_a_narrow_page_the_title_keeps_its_room_and_buttons_go_into_a_menu(tab: ReleasesTab) -> None:
    head = tab.head
    assert head.ask_again.isVisible()
    assert not head.more.isVisible()
    tab.resize(1024 - 8, 574)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert not head.ask_again.isVisible()
    assert [action.isVisible() for action in head.more.menu().actions()] == [True, True]
    name = next(label for label in head.findChildren(QLabel) if label.text() == "Ana Ruiz")
    assert name.toolTip() == ""
    facts = next(label for label in head.findChildren(QLabel) if "rows made" in label.text())
    assert facts.height() >= facts.heightForWidth(facts.width())
    head.resize(300, 100)
    on_lines = facts.minimumHeight()
    head.resize(900, 100)
    assert facts.minimumHeight() < on_lines, "the lines that are no longer needed are given back"
    assert head.export.isVisible()


# The custodian's panel ---------------------------------------------------------------------------


def test_true_errors_come_only_when_they_are_asked_for(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    assert ledger.looks == []
    assert "Each look is written in the audit log." in texts(tab.custodian)
    ledger.gate.set()
    with qtbot.waitSignals([tab.looking.succeeded, tab.workspace_changed]):
        click(tab.custodian.look_button)
    assert ledger.looks == ["R-03"]
    assert "Compared with the real rows. Never exported" in texts(tab.custodian)
    assert tab.focusWidget() is tab.custodian.table, "the focus went from the button to what it brought"
    assert tab.custodian.model.index(0, TrueErrorColumn.POINTS).data() == "0.80"


def test_another_release_hides_the_true_errors(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    ledger.gate.set()
    with qtbot.waitSignal(tab.looking.succeeded):
        click(tab.custodian.look_button)
    choose(qtbot, tab, 1)
    assert tab.custodian.model.rowCount() == 0
    assert tab.custodian.look_button.isVisible()


def test_leaving_the_release_stops_the_look(qtbot: QtBot, tab: ReleasesTab) -> None:
    with qtbot.waitSignal(tab.looking.progressed):
        click(tab.custodian.look_button)
    assert not tab.custodian.look_button.isEnabled()
    with qtbot.waitSignal(tab.looking.cancelled):
        choose(qtbot, tab, 1)
    assert tab.custodian.look_button.isEnabled()
    assert tab.custodian.model.rowCount() == 0


def test_a_look_that_fails_is_told(qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger) -> None:
    ledger.gate.set()
    ledger.error = InputError("The file was changed.")
    with qtbot.waitSignal(tab.error_raised):
        click(tab.custodian.look_button)
    assert tab.custodian.look_button.isEnabled()


# Export and asking again -------------------------------------------------------------------------


def test_a_package_is_exported(
    qtbot: QtBot,
    tab: ReleasesTab,
    ledger: ledger_fakes.Ledger,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Chooser, "folder", tmp_path)
    click(tab.head.export)
    dialog = tab.dialog
    assert isinstance(dialog, ExportPackageDialog)
    assert "No real row leaves." in texts(dialog)
    click(dialog.choose_button)
    assert dialog.folder.text() == str(tmp_path)
    click(dialog.spreadsheet_safe)
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert ledger.exports == [("R-03", tmp_path, TableForm(spreadsheet_safe=True))]
    done = tab.dialog
    assert isinstance(done, ExportedDialog)
    assert done.place.text() == str(tmp_path / "R-03")
    click(done.close_button)
    assert tab.shell.settings.last_folder == tmp_path


def test_more_rows_are_exported_for_free(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger, tmp_path: Path
) -> None:
    click(tab.head.more_rows)
    dialog = tab.dialog
    assert isinstance(dialog, ExportPackageDialog)
    assert dialog.rows.value() == 20_000
    assert "That costs nothing: its noise was paid for once" in texts(dialog)
    write(dialog.rows.lineEdit(), "50000")
    write(dialog.folder, str(tmp_path))
    with qtbot.waitSignal(dialog.completed):
        click(dialog.accept_button)
    assert ledger.exports == [("R-03", tmp_path, TableForm(rows=50_000))]
    assert tab.dialog is not None
    tab.dialog.reject()


def test_an_export_needs_a_folder(tab: ReleasesTab, ledger: ledger_fakes.Ledger) -> None:
    click(tab.head.export)
    dialog = tab.dialog
    assert isinstance(dialog, ExportPackageDialog)
    dialog.folder.clear()
    click(dialog.accept_button)
    assert "Choose a folder." in texts(dialog)
    assert ledger.exports == []
    dialog.reject()


def test_a_folder_that_cannot_be_used_is_told_in_the_dialog(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    click(tab.head.export)
    dialog = tab.dialog
    assert isinstance(dialog, ExportPackageDialog)
    ledger.error = InputError("R-03 exists already; choose another folder.")
    click(dialog.accept_button)
    qtbot.waitUntil(lambda: "choose another folder" in texts(dialog))
    assert dialog.isVisible()
    dialog.reject()


def test_asking_again_fills_the_form_of_the_synthesis(qtbot: QtBot, tab: ReleasesTab) -> None:
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.head.ask_again)
    assert tab.detail is not None
    assert asked.args == [TabKey.SYNTHESIS.value, tab.detail.summary.spend.request]


def test_asking_again_does_not_hold_to_what_was_agreed_to_before(qtbot: QtBot, tab: ReleasesTab) -> None:
    """The least of a reduced budget is what that consent said, not a wish for the next request."""
    assert tab.detail is not None
    spend = tab.detail.summary.spend
    agreed = replace(spend, request=replace(spend.request, at_least=0.4))
    tab.detail = replace(tab.detail, summary=replace(tab.detail.summary, spend=agreed))
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.head.ask_again)
    assert asked.args == [TabKey.SYNTHESIS.value, spend.request]


# The tab as a whole ------------------------------------------------------------------------------


def test_every_field_has_a_name(tab: ReleasesTab) -> None:
    assert nameless(tab) == []


def test_the_keyboard_goes_in_reading_order(tab: ReleasesTab) -> None:
    wanted: list[QWidget] = [
        tab.listing.search,
        tab.listing.view,
        tab.head.ask_again,
        tab.head.more_rows,
        tab.head.export,
        tab.errors.order,
        tab.errors.search,
    ]
    wanted += [tab.errors.rows.plot, tab.custodian.look_button]
    maps = tab.pair.maps
    wanted += [
        tab.column.column,
        tab.column.bars,
        tab.pair.pair,
        tab.pair.dots_button,
        maps.measured,
        maps.synthetic,
    ]
    assert focus_chain(tab) == wanted


def test_it_fits_the_window(tab: ReleasesTab) -> None:
    assert tab.minimumSizeHint().height() <= 694


def test_the_models_keep_the_rules_of_qt(qtmodeltester: ModelTester, look: Look) -> None:
    releases, errors = ReleasesModel(look), TrueErrorsModel()
    releases.set_marks({"Ana Ruiz": 0})
    releases.set_rows(ledger_facts.releases())
    errors.set_rows(ledger_facts.true_errors())
    for model in (releases, errors):
        qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    told = releases.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert (
        told
        == "Ana Ruiz, ε\N{NO-BREAK SPACE}0.60, R-01 · 3 Feb 2026, 5 queries, Community health survey 2026"
    )


def test_every_method_has_words() -> None:
    assert len({engine_text(engine) for engine in EngineName}) == len(EngineName)


def test_the_custodians_panel_is_left_out_for_others(
    qtbot: QtBot, tab: ReleasesTab, workspace: Workspace
) -> None:
    assert tab.custodian.isVisible()
    with qtbot.waitSignal(tab.pairing.succeeded):
        tab.set_workspace(replace(workspace, actor=Actor(Role.AUDITOR, "Eva Lind")))
    assert not tab.custodian.isVisible()


def test_no_gap_stands_in_the_head_on_arrival(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    pages, made = QStackedWidget(), ReleasesTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    pages.addWidget(made)
    pages.resize(1280, 694)
    pages.show()
    with qtbot.waitSignal(made.pairing.succeeded):
        made.set_workspace(workspace)
    pages.setCurrentWidget(made)
    head = made.head
    assert not head.more.isVisible()
    assert head.export.x() - head.more_rows.mapTo(head, head.more_rows.rect().topRight()).x() < 12
    made.resize(1000, 694)
    head.resize(600, head.height())
    assert head.more.isVisible()
    assert head.export.x() - head.more.geometry().right() < 12


# Bounds ------------------------------------------------------------------------------------------


def show_bounds(qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger) -> None:
    """Let the newest release be one of bounds, and show it."""
    ledger.releases[-1] = replace(ledger.releases[-1], id="R-09", search=ledger.bounds.search)
    with qtbot.waitSignal(tab.bounding.succeeded):
        tab.show_item("R-09")


def test_a_release_of_bounds_shows_the_bounds(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    show_bounds(qtbot, tab, ledger)
    written = texts(tab)
    assert f"Bounds of income, for {facts.SURVEY}" in written
    assert "Most values lie between 20 and 99." in written
    assert "rows made" not in written
    assert tab.bounds is not None
    assert tab.bounds.isVisible()
    assert "20" in tab.bounds.bars.accessibleDescription()
    assert tab.bounds.bars.table().rows[0] == ("5", "0.0%")
    assert not any(one.isVisible() for one in (tab.errors, tab.pair, tab.head.ask_again, tab.head.more_rows))
    assert tab.head.export.isVisible()
    assert tab.listing.current is not None
    assert note_text(tab.listing.current) == "bounds"
    assert nameless(tab) == []
    ledger.bounds = replace(ledger.bounds, column=None)
    tab._show_detail(ledger_facts.detail(ledger.releases[-1]))
    qtbot.waitUntil(lambda: "No value stands out of the noise." in texts(tab))
    choose(qtbot, tab, 1)
    assert tab.errors.isVisible()
    assert tab.head.ask_again.isVisible()
    assert not tab.bounds.isVisible()


def test_asking_again_for_bounds_leads_to_the_table(
    qtbot: QtBot, tab: ReleasesTab, ledger: ledger_fakes.Ledger
) -> None:
    show_bounds(qtbot, tab, ledger)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        tab.shell.actions.ask_again.trigger()
    assert asked.args == [TabKey.DATASETS.value, facts.SURVEY]


def test_the_button_for_dots_names_the_other_picture(qtbot: QtBot, tab: ReleasesTab) -> None:
    assert tab.pair.dots_button.text() == "As Dots"
    click(tab.pair.dots_button)
    assert tab.pair.dots_button.text() == "As Table"
    with qtbot.waitSignal(tab.pairing.succeeded):
        tab.pair.pair.setCurrentText("sex × region")
    assert tab.pair.dots_button.text() == "As Dots", "a pair that was not measured has no dots"


def test_a_search_that_finds_nothing_leaves_the_page_as_high_as_it_is(tab: ReleasesTab) -> None:
    """Texts that wrap let a page ask for all that its plots would like; then it scrolls."""
    page = tab.listing.parentWidget()
    assert page is not None
    high = page.height()
    write(tab.listing.search, "nobody has this name")
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert not tab.listing.hasHeightForWidth()
    assert page.height() == high
