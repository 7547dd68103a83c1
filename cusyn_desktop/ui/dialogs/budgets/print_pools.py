"""Print pools for the auditor, or save them as a PDF: which pool, and how its first sheet looks."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPagedPaintDevice, QPainter, QPdfWriter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.calls.ledger import Pooling
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.budgets.pool_paper import DPI, WIDTH, Leaf, PaperPainter, leaves_of, page_layout
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.keeping.keeper import Asker
from cusyn_desktop.ui.keeping.sheet import file_name
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.words import formats
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.papers.pool_papers import PoolPage, PoolPaper

_WIDTH_PX = 720
_PREVIEW = QSize(320, 453)
_PDF_DPI = 600


class PrintPoolsDialog(FormDialog):
    """Reads the pools, shows the first sheet, and puts all of them on paper or into a PDF.

    Attributes:
        which: One pool, or all of them.
        pdf_button: Saves a PDF; works without any printer.
        print_button: Asks for a printer.
        reading: Reads the pools, the receipt and the verification.
        writing: Writes the PDF.

    Signals:
        kept: The `Path` of the PDF.
        painted: Every sheet is painted.
    """

    kept = Signal(object)
    painted = Signal()

    def __init__(
        self,
        desk: ServiceDesk[Pooling],
        *,
        dataset: str,
        files: Asker,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            title=self.tr("Print the pools"),
            text=self.tr("For the auditor: budget, spends, verification, and the receipt of the log."),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._files, self._dataset, self._name = files, dataset, desk.workspace.path.stem
        look = desk.look
        self._paper: PoolPaper | None = None
        self._painter: PaperPainter | None = None
        self._job: _Sheets | None = None
        self.which = Combo(look)
        self.pdf_button = PrimaryButton(self.tr("Save as PDF…"))
        self.print_button = Button(self.tr("Print…"), look.icon(Icon.PRINT, Tint.TEXT))
        self._preview, self._told = QLabel(), caption(wrap=True)
        self.reading, self.writing = Inquiry(desk.runner, self), Inquiry(desk.runner, self)
        self._build(look)
        self.which.currentIndexChanged.connect(self._on_chosen)
        self.pdf_button.clicked.connect(self._on_pdf_wanted)
        self.print_button.clicked.connect(self._on_print_wanted)
        self.reading.succeeded.connect(self._on_read)
        self.reading.failed.connect(self.show_error)
        self.writing.succeeded.connect(self._on_written)
        self.writing.failed.connect(self.show_error)
        self.reading.ask(partial(_read, desk))

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """The sheets of what is chosen."""
        return leaves_of(self._pages())

    def _pages(self) -> tuple[PoolPage, ...]:
        if self._paper is None:
            return ()
        chosen = self.which.currentIndex() - 1
        return self._paper.pages if chosen < 0 else (self._paper.pages[chosen],)

    @Slot(object)
    def _on_read(self, paper: PoolPaper) -> None:
        self._paper, self._painter = paper, PaperPainter(self.look, paper)
        kinds = {PoolKind.DATASET: self.tr("Dataset {name}"), PoolKind.USER: self.tr("User {name}")}
        self.which.addItem(self.tr("All pools"))
        for page in paper.pages:
            names = page.datasets if page.pool.kind is PoolKind.DATASET else (page.pool.name,)
            self.which.addItem(kinds[page.pool.kind].format(name=", ".join(names)))
        places = [place for place, page in enumerate(paper.pages, 1) if self._dataset in page.datasets]
        self.which.setCurrentIndex(places[0] if places else 0)
        self._offer(offered=True)

    @Slot()
    def _on_chosen(self) -> None:
        """Show the first sheet of what is chosen."""
        leaves = self.leaves
        if not leaves or self._painter is None:
            return
        ratio = self.devicePixelRatioF()
        image = QImage(_PREVIEW * ratio, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.paint(painter, leaves[0], ratio=image.width() / WIDTH)
        painter.end()
        image.setDevicePixelRatio(ratio)
        self._preview.setPixmap(QPixmap.fromImage(image))
        sheets = self.tr("Sheets: {count}").format(count=formats.count(len(leaves)))
        self._told.setText("\n".join(filter(None, (sheets, self.print_button.toolTip()))))

    @Slot()
    def _on_pdf_wanted(self) -> None:
        name = self.which.currentText() if self.which.currentIndex() else self.tr("pools")
        proposed = f"{file_name(f'{self._name} {name}')}.pdf"
        kinds = self.tr("PDF documents (*.pdf)")
        path = self._files.file_to_save(self, self.tr("Save as PDF"), proposed, kinds)
        if path is None:
            return
        buffer = QBuffer(self)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_PDF_DPI)
        writer.setPageLayout(page_layout())
        writer.setTitle(self.tr("Pools of {name}").format(name=self._name))
        self._begin(_PdfSheets(writer, self.leaves, buffer=buffer, path=path))

    @Slot()
    def _on_print_wanted(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self)
        if dialog.exec():
            self.print_on(printer)

    def print_on(self, printer: QPrinter) -> None:
        """Print what is chosen."""
        self._begin(_Sheets(printer, self.leaves))

    def _begin(self, job: _Sheets) -> None:
        """Paint sheet by sheet, so that the window answers in between."""
        self.clear_error()
        self._offer(offered=False)
        self._job = job
        QTimer.singleShot(0, self._paint_next)

    @Slot()
    def _paint_next(self) -> None:
        if self._job is None or self._painter is None:
            return
        if self._job.paint_one(self._painter):
            QTimer.singleShot(0, self._paint_next)
            return
        job, self._job = self._job, None
        self._offer(offered=True)
        if isinstance(job, _PdfSheets):
            self.writing.ask(partial(_write, job.path, job.content))
        self.painted.emit()

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        self._told.setText(self.tr("Saved as {name}").format(name=path.name))
        self.kept.emit(path)

    def _offer(self, *, offered: bool) -> None:
        """Buttons work once there is something to print; without a printer only the PDF does."""
        self.pdf_button.setEnabled(offered)
        self.print_button.setEnabled(offered and _has_printer())
        tip = "" if _has_printer() else self.tr("No printer is set up on this computer. Save a PDF instead.")
        self.print_button.setToolTip(tip)
        self.print_button.setAccessibleDescription(tip)

    def _build(self, look: Look) -> None:
        self._preview.setFixedSize(_PREVIEW)
        self._preview.setObjectName("card")
        self._preview.setAccessibleName(self.tr("The first sheet"))
        self._preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._preview.setText(self.tr("Reading…"))
        choice = QVBoxLayout()
        choice.setSpacing(12)
        choice.addWidget(self.know_field("which", Field(look, self.tr("&Which pools"), self.which)))
        choice.addWidget(self._told)
        choice.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(choice, 1)
        row.addWidget(self._preview)
        self.content.addLayout(row, 1)
        self.add_cancel(self.tr("Close"))
        self.add_buttons(self.print_button, self.pdf_button)
        self.pdf_button.setDefault(True)
        self._offer(offered=False)


class _Sheets:
    """Sheets on their way to a printer."""

    def __init__(self, device: QPagedPaintDevice, leaves: tuple[Leaf, ...]) -> None:
        self._device, self._left = device, list(leaves)
        self._painter = QPainter(device)
        self._painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering)
        self._is_first = True

    def paint_one(self, paper: PaperPainter) -> bool:
        """Paint the next sheet; False once there is none."""
        if not self._left:
            self._painter.end()
            return False
        if not self._is_first:
            self._device.newPage()
        self._is_first = False
        paper.paint(self._painter, self._left.pop(0), ratio=self._device.logicalDpiX() / DPI)
        return True


class _PdfSheets(_Sheets):
    """Sheets on their way into a file."""

    def __init__(self, writer: QPdfWriter, leaves: tuple[Leaf, ...], *, buffer: QBuffer, path: Path) -> None:
        super().__init__(writer, leaves)
        self._buffer = buffer
        self.path = path

    @property
    def content(self) -> bytes:
        """The whole file, once every sheet is painted."""
        return bytes(self._buffer.data().data())


def _has_printer() -> bool:
    from PySide6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


def _read(desk: ServiceDesk[Pooling], control: RunControl) -> PoolPaper:
    control.checkpoint()
    return desk.services.paper(desk.workspace, control)


def _write(path: Path, content: bytes, control: RunControl) -> Path:
    from cusyn_desktop.services.files.writing import write_bytes

    control.checkpoint()
    return write_bytes(path, content)
