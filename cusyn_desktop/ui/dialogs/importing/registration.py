"""Registering the table in the background, once more after it is said whose people these are."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import CuSynError, SimilarRowsError
from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.services.records.requests import NewDataset
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.privacy_choice import PrivacyChoice
from cusyn_desktop.ui.dialogs.importing.whose_people import WhosePeople, WhosePeopleDialog
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner


class Registration(QObject):
    """Carries one table to the workspace.

    Attributes:
        inquiry: The work in the background.
        listing: Of the registered datasets.
        looking_up: Whether the rows are registered already.
        question: Whose people these are, while it is asked.

    Signals:
        started: The work has begun.
        registered: The `DatasetSummary`.
        failed: A `CuSynError` that has to be corrected.
        stopped: The person stopped it, or went back from the question.
        recognised: `KnownRows` of the table that is looked up, or None.
        listed: Before that, a `DatasetSummary` of each registered dataset.
    """

    started = Signal()
    registered = Signal(object)
    failed = Signal(object)
    stopped = Signal()
    recognised = Signal(object)
    listed = Signal(object)

    def __init__(
        self, look: Look, runner: Runner, importing: Importing, *, workspace: Workspace, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._importing, self._workspace = look, importing, workspace
        self._window = parent
        self._new: NewDataset | None = None
        self.question: WhosePeopleDialog | None = None
        self.inquiry, self.looking_up = Inquiry(runner, self), Inquiry(runner, self)
        self.listing = Inquiry(runner, self)
        self.listing.succeeded.connect(self.listed)
        self.looking_up.succeeded.connect(self.recognised)
        self.inquiry.succeeded.connect(self.registered)
        self.inquiry.failed.connect(self._on_failed)
        self.inquiry.cancelled.connect(self.stopped)

    @property
    def pending(self) -> bool:
        """Whether it goes on."""
        return self.inquiry.pending

    @Slot()
    def cancel(self) -> None:
        """Stop it; nothing is registered then."""
        self.looking_up.cancel()
        self.inquiry.cancel()

    def look_up(self, draft: ImportDraft) -> None:
        """Find out whose pool would count; what fails here is told when the table is registered.

        Raises:
            InputError: A rule does not fit the columns.
        """
        self.listing.ask(self._registered)
        self.looking_up.ask(partial(self._importing.known_rows, self._workspace, draft.path, draft.schema))

    def _registered(self, control: RunControl) -> tuple[DatasetSummary, ...]:
        control.checkpoint()
        return self._importing.datasets(self._workspace)

    def begin(self, draft: ImportDraft, choice: PrivacyChoice) -> None:
        """Register a table as the pages say.

        Raises:
            InputError: A rule does not fit the columns.
        """
        self.looking_up.cancel()
        self._ask(
            NewDataset(
                path=draft.path,
                name=choice.name,
                schema=draft.schema,
                epsilon=choice.epsilon,
                delta=choice.delta,
                per_synthesis=choice.per_synthesis,
                rows_per_person=choice.rows_per_person,
                approx_rows=choice.approx_rows,
                same_people_as=choice.same_people_as or None,
            )
        )

    def _ask(self, new: NewDataset) -> None:
        self._new = new
        self.inquiry.ask(partial(self._importing.add_dataset, self._workspace, new))
        self.started.emit()

    @Slot(object)
    def _on_failed(self, error: CuSynError) -> None:
        like = error.details.get("like")
        if self._new is None or not (isinstance(error, SimilarRowsError) and isinstance(like, tuple)):
            self.failed.emit(error)
            return
        dialog = WhosePeopleDialog(self._look, file=self._new.path.name, like=like, parent=self._window)
        dialog.answered.connect(self._on_answered)
        dialog.rejected.connect(self.stopped)
        self.question = dialog
        dialog.open()

    @Slot(object)
    def _on_answered(self, answer: WhosePeople) -> None:
        if self._new is not None:
            is_other = answer.same_as is None
            self._ask(replace(self._new, same_people_as=answer.same_as, accept_similar=is_other))
