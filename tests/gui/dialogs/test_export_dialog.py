"""The dialog that exports a package: its forms, what it says of them, and where the package lies."""

from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.export_package import FILES, ExportedDialog, ExportPackageDialog
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office import ledger_fakes
from tests.gui.office.eyes import cut_texts, keyed_texts, keys_used_twice
from tests.gui.office.hands import choose, click, nameless, texts, write


@pytest.fixture
def dialog(
    qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger, tmp_path: Path
) -> Iterator[ExportPackageDialog]:
    desk = shell.desk(ledger_fakes.calls(ledger).releasing, workspace)
    made = ExportPackageDialog(
        desk,
        LedgerFileChooser(shell.settings),
        release=ledger.releases[0],
        language=PaperLanguage.ENGLISH,
    )
    qtbot.addWidget(made)
    made.show()
    write(made.folder, str(tmp_path))
    yield made
    made.reject()


def test_the_choice_is_told_before_the_click(dialog: ExportPackageDialog) -> None:
    release = dialog.windowTitle().split()[1]
    assert f"A folder {release}-package is made in it." in texts(dialog)
    assert dialog.contents.names == tuple(name for name in FILES if name != "synthetic.parquet")
    click(dialog.parquet)
    assert dialog.contents.names == FILES
    choose(dialog.packed, "One zip file")
    assert f"The file {release}-package.zip is made in it." in texts(dialog)
    assert nameless(dialog) == []
    assert cut_texts(dialog) == []
    assert keys_used_twice(keyed_texts(dialog)) == []


def test_every_form_reaches_the_service(
    qtbot: QtBot, dialog: ExportPackageDialog, ledger: ledger_fakes.Ledger, tmp_path: Path
) -> None:
    release = ledger.releases[0].id
    choose(dialog.packed, "One zip file")
    choose(dialog.written, "Plain: UTF-8, commas, decimal points")
    for box in (dialog.parquet, dialog.spreadsheet_safe):
        click(box)
    dialog.rows.setValue(500)
    assert "Other rows are drawn anew from the model. That costs nothing" in texts(dialog)
    with qtbot.waitSignal(dialog.completed) as done:
        click(dialog.accept_button)
    form = TableForm(spreadsheet_safe=True, plain=True, parquet=True, rows=500)
    place = tmp_path / f"{release}-package.zip"
    assert ledger.exports == [(release, place, form)]
    assert ledger.languages == [PaperLanguage.ENGLISH]
    assert done.args == [place]


def test_a_table_may_be_marked_for_excel(dialog: ExportPackageDialog) -> None:
    choose(dialog.written, "For Excel: the same with a UTF-8 mark")
    assert dialog.form == TableForm(plain=True, marked=True)


def test_the_report_is_in_the_language_that_is_chosen(
    qtbot: QtBot, dialog: ExportPackageDialog, ledger: ledger_fakes.Ledger
) -> None:
    choose(dialog.language, "Deutsch")
    assert f"A folder {ledger.releases[0].id}-Paket is made in it." in texts(dialog)
    with qtbot.waitSignal(dialog.completed):
        click(dialog.accept_button)
    assert ledger.languages == [PaperLanguage.GERMAN]


@pytest.mark.parametrize(("name", "shown"), [("R-01-package.zip", "."), ("R-01-package", "R-01-package")])
def test_the_folder_is_opened(
    qtbot: QtBot, look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, shown: str
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    package = tmp_path / name
    if package.suffix:
        with ZipFile(package, "w") as archive:
            archive.writestr("report.html", "")
    else:
        package.mkdir()
        (package / "report.html").touch()
    made = ExportedDialog(look, package)
    qtbot.addWidget(made)
    made.show()
    assert made.contents.names == ("report.html",)
    click(made.open_button)
    assert opened == [QUrl.fromLocalFile(str(tmp_path / shown))]
    click(made.close_button)
