"""Reading a file in the background, as it seems to be meant or as the person says."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.data.drafting.propose import FileInspection
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.kept import Kept, keep
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

_REMEMBERED = 4
"""How many readings of a file are remembered: each has the counts of all its columns."""


class FileReading(QObject):
    """One file, read as often as the person wants it in another way.

    Attributes:
        inquiry: The work in the background.
        path: The file, once there is one.
        kept: What the newest draft has of earlier readings.

    Signals:
        started: The work has begun.
        read: The `ImportDraft` of what the file seems to hold.
    """

    started = Signal()
    read = Signal(object)

    def __init__(self, runner: Runner, importing: Importing, parent: QObject) -> None:
        super().__init__(parent)
        self._importing = importing
        self.path: Path | None = None
        self._packing = Packing.NONE
        self.kept = Kept()
        self._drafts: list[ImportDraft] = []
        self.inquiry = Inquiry(runner, self)
        self.inquiry.succeeded.connect(self._on_read)

    @property
    def pending(self) -> bool:
        """Whether it goes on."""
        return self.inquiry.pending

    def open_file(self, path: Path) -> None:
        """Read a file as it seems to be meant; what was said of the same one is kept."""
        if path != self.path:
            self._drafts.clear()
        self.path, self._packing = path, Packing.NONE
        self._read(None)

    @Slot(object)
    def read_as(self, reading: Reading) -> None:
        """Read the file in another way."""
        self._read(reading)

    @Slot()
    def unpack(self) -> None:
        """Unpack a compressed file, which is done only when it is asked for."""
        self._packing = Packing.GZIP
        self._read(None)

    @property
    def first_guess(self) -> Reading:
        """How to begin where the person says how the file is to be read."""
        return Reading(packing=self._packing)

    def can_unpack(self, error: CuSynError) -> bool:
        """Whether what failed would go on if the file were unpacked."""
        return self._packing is Packing.NONE and error.details.get("packing") == Packing.GZIP

    def _read(self, reading: Reading | None) -> None:
        if self.path is not None:
            self.inquiry.ask(partial(self._importing.inspect, self.path, reading, packing=self._packing))
            self.started.emit()

    @Slot(object)
    def _on_read(self, inspection: FileInspection) -> None:
        if self.path is not None:
            draft = ImportDraft(self.path, inspection)
            former = self._former(draft)
            self.kept = Kept() if former is None else keep(draft, former)
            self._drafts = [*self._drafts[1 - _REMEMBERED :], draft]
            self.read.emit(draft)

    def _former(self, draft: ImportDraft) -> ImportDraft | None:
        """What a person said last about as many columns; of the same reading, if there was one."""
        said = [one for one in self._drafts if one.is_touched and len(one.columns) == len(draft.columns)]
        alike = [one for one in said if one.inspection.reading == draft.inspection.reading]
        return next(reversed(alike or said), None)
