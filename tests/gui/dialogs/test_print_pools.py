"""Pools on paper: the dialog, its preview, the PDF, and how spends are shared out over the sheets."""

import subprocess
from dataclasses import replace
from pathlib import Path
from shutil import which

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRawFont, QTextLayout
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop import __version__
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import StoreError
from cusyn_desktop.services.papers.pool_papers import PoolLine, PoolPage, PoolPaper
from cusyn_desktop.services.records import BoundsSearch, Receipt, SplitPart
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import LEFT, PaperWords, Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, ThemeMode
from cusyn_desktop.ui.dialogs.budgets import print_pools
from cusyn_desktop.ui.dialogs.budgets.pool_paper import (
    WIDTH,
    Leaf,
    PaperPainter,
    _columns,
    _extent,
    _texts,
    _title,
    leaves_of,
)
from cusyn_desktop.ui.dialogs.budgets.print_pools import PrintPoolsDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office import facts, ledger_facts, ledger_fakes
from tests.gui.office.hands import click, nameless, texts
from tests.gui.office.paint import colours_in, in_theme


def paper() -> PoolPaper:
    """The survey's pool and that of Ana."""
    spends = ledger_facts.spends()
    lines = tuple(PoolLine(one, one.share, one.left_after) for one in spends)
    parts = tuple(SplitPart(user, 0.08) for user in ("Ana Ruiz", "Ben Okafor", "Chen Li"))
    survey = PoolPage(ledger_facts.dataset().pool, (facts.SURVEY,), parts, lines, is_whole=True)
    ana = facts.users()[0].pool
    assert ana is not None
    receipt = Receipt("ab12-cd34", 8, ledger_facts.fingerprint(8), ledger_facts.NOW, ())
    return PoolPaper(
        workspace="health-2026.cusyn",
        pages=(survey, PoolPage(ana, (facts.SURVEY,), parts[:1], lines[:1], is_whole=True)),
        positions={"Ana Ruiz": 0, "Ben Okafor": 1, "Chen Li": 2},
        report=ledger_facts.report(),
        receipt=receipt,
        at=ledger_facts.NOW,
    )


class Chooser(FileChooser):
    folder: Path | None = None
    asked = ""

    def file_to_save(self, parent: QWidget, title: str, name: str, kinds: str) -> Path | None:  # noqa: ARG002
        self.asked = name
        return self.folder and self.folder / name


@pytest.fixture
def ledger() -> ledger_fakes.Ledger:
    return ledger_fakes.Ledger(paper=paper())


@pytest.fixture
def files(shell: Shell, tmp_path: Path) -> Chooser:
    made = Chooser(shell.settings)
    made.folder = tmp_path
    return made


def opened(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger, files: Chooser
) -> PrintPoolsDialog:
    desk = shell.desk(ledger_fakes.calls(ledger).pooling, workspace)
    made = PrintPoolsDialog(desk, dataset=facts.SURVEY, files=files)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def dialog(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger, files: Chooser
) -> PrintPoolsDialog:
    made = opened(qtbot, shell, workspace, ledger, files)
    qtbot.waitUntil(lambda: made.pdf_button.isEnabled())
    return made


def n_sheets(pdf: Path) -> int:
    return pdf.read_bytes().count(b"/Type /Page\n")


def test_the_dataset_at_hand_is_chosen_and_its_sheet_is_shown(dialog: PrintPoolsDialog) -> None:
    assert [dialog.which.itemText(place) for place in range(dialog.which.count())] == [
        "All pools",
        f"Dataset {facts.SURVEY}",
        "User Ana Ruiz",
    ]
    assert dialog.which.currentIndex() == 1
    assert "Sheets: 1" in texts(dialog)
    shown = dialog._preview.pixmap().toImage()
    assert {LIGHT.users[0], LIGHT.users[1]} <= colours_in(shown)
    assert nameless(dialog) == []


def test_a_pdf_is_saved_without_any_printer(
    qtbot: QtBot, dialog: PrintPoolsDialog, files: Chooser, tmp_path: Path
) -> None:
    dialog.which.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.kept):
        click(dialog.pdf_button)
    pdf = tmp_path / "health-2026-pools.pdf"
    assert pdf.read_bytes().startswith(b"%PDF")
    assert n_sheets(pdf) == 2
    assert "Saved as health-2026-pools.pdf" in texts(dialog)
    assert files.asked == pdf.name


def test_one_pool_is_one_sheet(qtbot: QtBot, dialog: PrintPoolsDialog, tmp_path: Path) -> None:
    dialog.which.setCurrentIndex(2)
    with qtbot.waitSignal(dialog.kept):
        click(dialog.pdf_button)
    assert n_sheets(tmp_path / "health-2026-user-ana-ruiz.pdf") == 1


def test_sheets_go_to_a_printer(qtbot: QtBot, dialog: PrintPoolsDialog, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    with qtbot.waitSignal(dialog.painted):
        dialog.print_on(printer)
    assert (tmp_path / "printed.pdf").stat().st_size > 1000


def test_who_names_no_file_gets_none(qtbot: QtBot, dialog: PrintPoolsDialog, files: Chooser) -> None:
    files.folder = None
    with qtbot.assertNotEmitted(dialog.writing.started):
        click(dialog.pdf_button)


def test_a_file_that_cannot_be_written_is_told_in_the_dialog(
    qtbot: QtBot, dialog: PrintPoolsDialog, files: Chooser
) -> None:
    files.folder = Path("/no/such/folder")
    click(dialog.pdf_button)
    qtbot.waitUntil(lambda: "cannot be written" in texts(dialog))


def test_paper_is_light_in_the_dark_theme(dialog: PrintPoolsDialog, look: Look) -> None:
    with in_theme(look, ThemeMode.DARK):
        dialog.which.setCurrentIndex(2)
        colours = colours_in(dialog._preview.pixmap().toImage())
    assert LIGHT.surface in colours
    assert DARK.surface not in colours


def test_what_cannot_be_read_is_told(
    qtbot: QtBot, shell: Shell, workspace: Workspace, files: Chooser, ledger: ledger_fakes.Ledger
) -> None:
    ledger.error = StoreError("The file is gone.")
    made = opened(qtbot, shell, workspace, ledger, files)
    qtbot.waitUntil(lambda: "The file is gone." in texts(made))
    assert not made.pdf_button.isEnabled()


def test_whoever_checked_the_log_has_lines_to_sign_on_every_sheet(look: Look) -> None:
    many = replace(paper().pages[0], lines=paper().pages[0].lines[:1] * 200)
    known = replace(paper(), pages=(many,))
    leaves = leaves_of(known.pages)
    foot = QRectF(0.0, 1020.0, WIDTH, 16.0)
    for leaf in (leaves[0], leaves[-1]):
        signed = _sheet(look, known, leaf)
        alone = _sheet(look, replace(known, report=None), leaf)
        assert len(colours_in(signed.copy(foot.toRect()))) > 1
        assert colours_in(alone.copy(foot.toRect())) == {LIGHT.surface}


def _sheet(look: Look, known: PoolPaper, leaf: Leaf) -> QImage:
    image = QImage(int(WIDTH), 1123, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    PaperPainter(look, known).paint(painter, leaf, ratio=1.0)
    painter.end()
    return image


def test_without_a_printer_the_dialog_says_so(
    qtbot: QtBot,
    shell: Shell,
    workspace: Workspace,
    ledger: ledger_fakes.Ledger,
    files: Chooser,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(print_pools, "_has_printer", lambda: False)
    made = opened(qtbot, shell, workspace, ledger, files)
    qtbot.waitUntil(made.pdf_button.isEnabled)
    assert not made.print_button.isEnabled()
    assert "No printer is set up on this computer. Save a PDF instead." in texts(made)
    assert made.print_button.toolTip() == made.print_button.accessibleDescription()


def test_many_spends_go_on_over_more_sheets_and_none_is_lost() -> None:
    page = paper().pages[0]
    many = replace(page, lines=page.lines[:1] * 200)
    leaves = leaves_of([many, page])
    assert sum(len(leaf.lines) for leaf in leaves[:-1]) == 200
    assert [leaf.is_first for leaf in leaves] == [True, *[False] * (len(leaves) - 2), True]
    assert [leaf.number for leaf in leaves] == list(range(1, len(leaves) + 1))
    assert all(leaf.count == len(leaves) for leaf in leaves)
    assert len(leaves[0].lines) < len(leaves[1].lines)


def test_an_analyst_sees_no_timeline_of_others_and_no_log(
    qtbot: QtBot, dialog: PrintPoolsDialog, ledger: ledger_fakes.Ledger, tmp_path: Path
) -> None:
    known = paper()
    own = replace(known.pages[0], is_whole=False, lines=(), parts=())
    closed = replace(own.pool, closed=True, kind=PoolKind.DATASET)
    ledger.paper = replace(known, pages=(own, replace(own, pool=closed)), report=None, receipt=None)
    dialog._on_read(ledger.paper)
    dialog.which.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.kept):
        click(dialog.pdf_button)
    assert (tmp_path / "health-2026-pools.pdf").is_file()


def test_the_tab_opens_the_dialog(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger
) -> None:
    tab = PoolsTab(shell, ledger_fakes.calls(ledger))
    qtbot.addWidget(tab)
    tab.resize(1280, 694)
    tab.show()
    tab.set_workspace(workspace)
    qtbot.waitUntil(lambda: tab.seen is not None)
    click(tab.head.print_button)
    assert tab.printing is not None
    assert tab.printing.isVisible()
    qtbot.waitUntil(lambda: tab.printing is not None and tab.printing.pdf_button.isEnabled())
    tab.printing.reject()


@pytest.mark.parametrize("spoken", [Language.ENGLISH, Language.GERMAN, Language.CHINESE], indirect=True)
def test_no_head_and_no_figure_of_the_table_is_cut(spoken: Language) -> None:
    assert spoken is not None
    (leaf, of_user) = leaves_of(paper().pages)
    lines = leaf.lines
    columns = _columns(leaf)
    assert columns[2].head != _columns(of_user)[2].head
    for column, *below in zip(columns, *(_texts(line, leaf.page) for line in lines), strict=True):
        assert PaperWords(column.head, TextStyle.TABLE_HEAD, "").width <= column.width
        assert all(PaperWords(text, TextStyle.CAPTION, "").width <= column.width for text in below)
    assert [column.x for column in columns] == sorted(column.x for column in columns)
    assert columns[-1].x + columns[-1].width <= WIDTH - columns[0].x


def test_the_heads_stand_above_a_pool_that_nobody_spent_from(look: Look) -> None:
    assert look.theme is not None
    (leaf,) = leaves_of([replace(paper().pages[0], lines=(), parts=())])
    assert [column.head for column in _columns(leaf)][:3] == ["Spend", "Date", "User"]


def test_a_long_name_hides_no_share(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, float] = {}
    paint = Words.paint

    def watched(words: Words, painter: QPainter, rect: QRectF, alignment: Qt.AlignmentFlag = LEFT) -> None:
        seen[words.text] = rect.width() - words.width
        paint(words, painter, rect, alignment)

    monkeypatch.setattr(Words, "paint", watched)
    name = "Friederike von und zu Hohenstaufen-Wittelsbach"
    page = replace(paper().pages[0], parts=(SplitPart(name, 0.081),))
    image = QImage(int(WIDTH), int(WIDTH), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    PaperPainter(look, paper()).paint(painter, leaves_of([page])[0], ratio=1.0)
    painter.end()
    assert seen[name] < 0.0
    assert seen["8.1%"] >= 0.0


def test_a_search_for_bounds_is_told_with_its_dataset() -> None:
    """The auditor reads what was looked for, on the pool of the dataset and on that of the user."""
    survey, ana = paper().pages
    line = replace(survey.lines[0], search=BoundsSearch(facts.SURVEY, "income"))
    assert line.table == facts.SURVEY
    assert _texts(line, survey)[2] == "bounds of income, Ana Ruiz"
    assert _texts(line, ana)[2] == f"bounds of income, {facts.SURVEY}"
    assert _texts(ana.lines[0], ana)[2] == facts.SURVEY
    assert _columns(leaves_of([ana])[0])[2].head == "Dataset"


def test_a_shared_pool_names_all_its_datasets_on_paper() -> None:
    survey, ana = paper().pages
    shared = replace(survey, datasets=(facts.SURVEY, "Ward 2"))
    assert _title(shared) == "Pool of 2 datasets"
    assert _extent(shared).startswith(f"{facts.SURVEY}, Ward 2. ε")
    assert "shares add up" in _extent(survey)
    assert _texts(shared.lines[0], shared)[2] == f"Ana Ruiz, {facts.SURVEY}"
    assert _title(survey) == f"Pool of the dataset {facts.SURVEY}"
    assert _title(ana) == "Pool of the user Ana Ruiz"


@pytest.mark.skipif(which("pdftotext") is None, reason="pdftotext (poppler) is not installed")
@pytest.mark.parametrize("spoken", [Language.ENGLISH, Language.GERMAN, Language.CHINESE], indirect=True)
def test_every_sign_of_a_pdf_can_be_searched_for(
    qtbot: QtBot, spoken: Language, dialog: PrintPoolsDialog, tmp_path: Path
) -> None:
    """Figures of equal width and hyphens that fit capitals have no text of their own in a PDF."""
    assert spoken is not None
    dialog.which.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.kept) as kept:
        click(dialog.pdf_button)
    pdf = kept.args[0]
    assert pdf.parent == tmp_path
    read = subprocess.run(["pdftotext", "-layout", str(pdf), "-"], capture_output=True, text=True, check=True)
    found = "".join(read.stdout.split())
    painted = (
        formats.minute(ledger_facts.NOW),
        "ab12-cd34",
        "health-2026.cusyn",
        __version__,
        *(text for leaf in dialog.leaves for line in leaf.lines for text in _texts(line, leaf.page)),
    )
    assert [text for text in painted if "".join(text.split()) not in found] == []


def test_figures_on_paper_are_plain_signs_of_the_typeface() -> None:
    """What `pdftotext` finds, told without it: the glyphs are those that the typeface gives to each sign."""
    told = "52.2 % R-03 2026-11-30 08:15 ε 0.80"
    for style in TextStyle:
        words = PaperWords(told, style, "")
        raw = QRawFont.fromFont(words.face)
        layout = QTextLayout(told, words.face)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        painted = [
            glyph for run in layout.glyphRuns() if run.rawFont() == raw for glyph in run.glyphIndexes()
        ]
        assert painted
        assert set(painted) <= set(raw.glyphIndexesForString(told))
