"""Asks where something is to be kept, and writes it there in the background."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.keeping.pictures import Drawn, PictureKind, picture
from cusyn_desktop.ui.keeping.sheet import Sheet, file_name
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl

translate = QCoreApplication.translate


class Asker(Protocol):
    """Asks the person where a file is to be kept."""

    def file_to_save(self, parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
        """The file, or None."""
        ...


@runtime_checkable
class Keeping(Protocol):
    """A page that keeps what its tables and plots are asked for."""

    @property
    def file_keeper(self) -> Keeper:
        """Who asks and writes."""
        ...


def keeper_above(widget: QWidget) -> Keeper | None:
    """Who keeps what a widget shows: the page that it stands on, or that its dialog belongs to."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, Keeping):
        above = above.parentWidget()
    return above.file_keeper if isinstance(above, Keeping) else None


class Keeper(QObject):
    """Files of tables and plots.

    Attributes:
        chooser: Asks for the file.
        writing: The file that is being written.

    Signals:
        kept: The `Path` that was written.
        failed: A `CuSynError`.
    """

    kept = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, chooser: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.chooser = chooser
        self.writing = Inquiry(runner, self)
        self.writing.succeeded.connect(self.kept)
        self.writing.failed.connect(self.failed)

    def keep_sheet(self, parent: QWidget, title: str, sheet: Sheet) -> None:
        """Write texts as CSV, if the person names a file."""
        kinds = translate("Files", "Tables (*.csv)")
        told = translate("Files", "Save Table")
        path = self.chooser.file_to_save(parent, told, f"{file_name(title)}.csv", kinds)
        if path is not None:
            self.writing.ask(partial(_write_sheet, path, sheet))

    def keep_picture(self, parent: QWidget, title: str, drawn: Drawn) -> None:
        """Write what is painted, as the ending of the chosen name says."""
        kinds = translate("Files", "Pictures (*.png);;Drawings (*.svg)")
        told = translate("Files", "Save Picture")
        path = self.chooser.file_to_save(parent, told, f"{file_name(title)}.png", kinds)
        if path is not None:
            kind = PictureKind.SVG if path.suffix.lower() == PictureKind.SVG else PictureKind.PNG
            self.writing.ask(partial(_write_bytes, path, picture(title, drawn, kind)))


def _write_sheet(path: Path, sheet: Sheet, control: RunControl) -> Path:
    from cusyn_desktop.services.files.writing import write_sheet

    control.checkpoint()
    return write_sheet(path, sheet.head, sheet.rows)


def _write_bytes(path: Path, content: bytes, control: RunControl) -> Path:
    from cusyn_desktop.services.files.writing import write_bytes

    control.checkpoint()
    return write_bytes(path, content)
