"""What the main window knows of a tab, and what a tab is given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk, Services
from cusyn_desktop.ui.keeping import Keeper
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.widgets.page_stack import PageStack
from cusyn_desktop.ui.widgets.panels import PAGE_MARGINS
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner, Runners

if TYPE_CHECKING:
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.workspace import Workspace


class TabKey(StrEnum):
    """The six tabs, in their order."""

    DATASETS = "datasets"
    USERS = "users"
    POOLS = "pools"
    SYNTHESIS = "synthesis"
    RELEASES = "releases"
    AUDIT = "audit"


@dataclass(frozen=True, slots=True)
class Shell:
    """What every tab and dialog is given.

    Attributes:
        look: Theme, icons, marks.
        runners: The two background threads.
        actions: The actions of menu and toolbar.
        settings: What is remembered between starts.
    """

    look: Look
    runners: Runners
    actions: Actions
    settings: Settings

    def desk(self, services: Services, workspace: Workspace) -> ServiceDesk[Services]:
        """What a dialog about a workspace is given."""
        return ServiceDesk(self.look, self.runners.store, services, workspace)


@dataclass(frozen=True, slots=True)
class Activity:
    """What the status bar shows while something runs.

    Attributes:
        text: What happens, in words.
        fraction: How much is done, 0 to 1; None where it cannot be told.
    """

    text: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class ImportWish:
    """Asks the datasets' tab to import a table: this file, or one that the person picks."""

    path: Path | None = None


class Tab(QWidget):
    """A page of the window. It shows what it is given and says what the person wants.

    Attributes:
        key: Which of the six.
        workspace: The open workspace, or None.
        file_keeper: Writes what tables and plots of the page are asked for.

    Signals:
        workspace_changed: Something was written; every other tab reads again.
        error_raised: A `CuSynError` to be told to the person.
        running_changed: Whether a synthesis runs.
        activity_changed: An `Activity` for the status bar, or None when it is over.
        reopening_wanted: The workspace is to be opened anew, because what locked it is settled.
        chain_told: The `Verdict` on the audit log as it is by now, for the status bar.
        done_told: What was done, in a few words, for the status bar.
        run_ended_unseen: A run ended while another tab was shown; the key of the tab that tells the rest.
        tab_requested: Another tab's key and what it should show there (an id, a request, or None).
    """

    key: TabKey

    workspace_changed = Signal()
    error_raised = Signal(object)
    running_changed = Signal(bool)
    activity_changed = Signal(object)
    reopening_wanted = Signal()
    chain_told = Signal(object)
    done_told = Signal(str)
    run_ended_unseen = Signal(str)
    tab_requested = Signal(str, object)

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.shell = shell
        self.workspace: Workspace | None = None
        self.spending_locked = False
        self.file_keeper = Keeper(shell.runners.store, FileChooser(shell.settings), self)
        self.file_keeper.kept.connect(self._on_kept)
        self.file_keeper.failed.connect(self.error_raised)

    def set_workspace(self, workspace: Workspace | None, *, spending_locked: bool = False) -> None:
        """Show another workspace, or none; locked: it was tampered with, so reading only."""
        self.workspace = workspace
        self.spending_locked = spending_locked
        self.refresh()

    def refresh(self) -> None:
        """Read again, in the background, what is shown."""

    def show_item(self, item: object) -> None:
        """Show what another tab asked for."""

    def cancel_price(self) -> str:
        """One sentence on what is lost if the window closes now; empty where nothing runs."""
        return ""

    def loss(self) -> str:
        """One sentence on what was put together here and is kept nowhere; empty where nothing is."""
        return ""

    def typed(self) -> Request | None:
        """The request that is put together here, complete or not, or None."""
        return None

    def search_field(self) -> QLineEdit | None:
        """The field that finds something on this page, if it has one."""
        return None

    def undo_button(self) -> QAbstractButton | None:
        """What brings back on this page what was just replaced, if it has something of the kind."""
        return None

    def pointed_out(self) -> QWidget | None:
        """What of this page somebody has to see who is shown around; None: what it begins with."""
        return None

    @Slot(object)
    def _on_kept(self, path: Path) -> None:
        self.done_told.emit(self.tr("Saved as {name}").format(name=path.name))

    # For subclasses ------------------------------------------------------------------------------

    def inquire(self, answered: Callable[[Any], None], *, runner: Runner | None = None) -> Inquiry:
        """A question to the store, or another runner: its newest answer is handed on, its failure is told."""
        inquiry = Inquiry(runner or self.shell.runners.store, self)
        inquiry.succeeded.connect(answered)
        inquiry.failed.connect(self.error_raised)
        return inquiry

    def lay_out(self, *pages: QWidget) -> PageStack:
        """Fill the tab with pages of which one is shown; the first one at first."""
        stack = PageStack(*pages)
        column = QVBoxLayout(self)
        column.setContentsMargins(*PAGE_MARGINS)
        column.addWidget(stack)
        return stack
