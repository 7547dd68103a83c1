"""Taking the domains of a registered dataset into the table that is being imported."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

if TYPE_CHECKING:
    from cusyn_desktop.services.registering.earlier import EarlierDomains


class EarlierTables(QObject):
    """Reads them in the background, and compares the new rows with them there.

    Attributes:
        taking: The work in the background.

    Signals:
        applied: The draft holds the domains now.
        failed: A `CuSynError`: they cannot be read.
    """

    applied = Signal()
    failed = Signal(object)

    def __init__(self, runner: Runner, importing: Importing, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._importing, self._workspace = importing, workspace
        self._draft: ImportDraft | None = None
        self.taking = Inquiry(runner, self)
        self.taking.succeeded.connect(self._on_found)
        self.taking.failed.connect(self.failed)

    def set_draft(self, draft: ImportDraft) -> None:
        """Work for another table."""
        self.taking.cancel()
        self._draft = draft

    @Slot(str)
    def take(self, dataset: str) -> None:
        """Take over what a dataset declares for columns of the same names."""
        if self._draft is not None:
            proposals, reading = self._draft.proposals, self._draft.inspection.reading
            find = self._importing.earlier_domains
            self.taking.ask(partial(find, self._workspace, dataset, proposals, reading))

    @Slot(object)
    def _on_found(self, found: EarlierDomains) -> None:
        if self._draft is not None:
            self._draft.take_from(found)
            self.applied.emit()
