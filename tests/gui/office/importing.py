"""Driving the import assistant: the real services, and a person who clicks through its pages."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns import ColumnsPage
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, state_of
from cusyn_desktop.ui.dialogs.importing.privacy_page import PrivacyPage
from cusyn_desktop.ui.dialogs.importing.rules import RulesPage
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.hands import click

LONG_MS = 20_000


class Answers(DataFileChooser):
    """Chooses what a test says."""

    table: Path | None = None
    code_book: Path | None = None
    kept: Path | None = None

    def table_to_import(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.table

    def code_book_to_open(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.code_book

    def code_book_to_save(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.kept


def show_assistant(
    qtbot: QtBot,
    shell: Shell,
    workspace: Workspace,
    *,
    files: Answers | None = None,
    importing: Importing | None = None,
) -> ImportAssistant:
    """The assistant before it has read a file; leave it at the end."""
    made = ImportAssistant(
        shell.look,
        shell.runners,
        importing or Importing(),
        files or Answers(shell.settings),
        workspace=workspace,
    )
    qtbot.addWidget(made)
    made.show()
    return made


def read(qtbot: QtBot, assistant: ImportAssistant, path: Path) -> None:
    with qtbot.waitSignal(assistant.reading.finished, timeout=LONG_MS):
        assistant.open_file(path)


def draft_of(assistant: ImportAssistant) -> ImportDraft:
    assert assistant.draft is not None
    return assistant.draft


def states(assistant: ImportAssistant) -> list[ColumnState]:
    return [state_of(column) for column in draft_of(assistant).columns]


def columns_page(assistant: ImportAssistant) -> ColumnsPage:
    click(assistant.bar.next)
    assert assistant.step is Step.COLUMNS
    return assistant.columns_page


def confirm_all(assistant: ImportAssistant) -> None:
    for _ in range(states(assistant).count(ColumnState.INFERRED)):
        click(assistant.columns_page.editor.confirm_button)


def rules_page(assistant: ImportAssistant) -> RulesPage:
    """Past the columns, which are confirmed."""
    columns_page(assistant)
    confirm_all(assistant)
    click(assistant.bar.next)
    assert assistant.step is Step.RULES
    return assistant.rules_page


def privacy_page(assistant: ImportAssistant) -> PrivacyPage:
    """Past the rules, too, of which there are none."""
    rules_page(assistant)
    click(assistant.bar.next)
    assert assistant.step is Step.PRIVACY
    return assistant.privacy_page


def load_code_book(qtbot: QtBot, assistant: ImportAssistant) -> None:
    with qtbot.waitSignal(assistant.code_books.loading.succeeded):
        click(assistant.columns_page.editor.code_book_button)
