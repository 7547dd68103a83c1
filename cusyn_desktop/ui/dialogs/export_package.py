"""Export a release as a package: where to, in which form, what is in it, and afterwards where it lies."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.records import ReleaseSummary
from cusyn_desktop.services.releases.table_files import PARQUET, TABLE, TableForm
from cusyn_desktop.services.row_numbers import MAX_ROWS
from cusyn_desktop.services.wording import PaperLanguage, wording_in
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.ledger import Releasing
from cusyn_desktop.ui.dialogs.base import FormDialog, ServiceDialog
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, CountField, Field
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, caption
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.path_field import PathField
from cusyn_desktop.ui.words.languages import LANGUAGE_NAMES, Language

_WIDTH_PX = 600
_INDENT_PX, _FIELD_PX = 28, 32
_AS_SOURCE, _PLAIN, _MARKED = "source", "plain", "marked"
_FOLDER, _ZIP = "folder", "zip"


class ExportPackageDialog(ServiceDialog):
    """Choose a place and a form, see what will be in the package, and export.

    Attributes:
        folder: The field with the folder's path.
        packed: As a folder, or as one zip file.
        written: The table as its source is written, or plain.
        language: In which language the report and the package's name are.
        rows: How many rows; 0 for the table as it was released.
        parquet: Whether there is a Parquet file, too.
        spreadsheet_safe: Whether cells are kept from running as formulas.
        contents: What will be in the package.

    Signals:
        completed: The `Path` of the package.
    """

    def __init__(
        self,
        desk: ServiceDesk[Releasing],
        files: LedgerFileChooser,
        *,
        release: ReleaseSummary,
        language: PaperLanguage,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            desk.runner,
            title=self.tr("Export {release} for {user}").format(release=release.id, user=release.spend.user),
            text=self.tr("Anyone can check the package with the workspace. No real row leaves."),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._desk, self._files, self._release, look = desk, files, release, desk.look
        self.packed, self.written, self.rows = Combo(look), Combo(look), CountField()
        self.language = Combo(look)
        self._place = PathField(str(files.last_folder), name=self.tr("Folder"))
        self.folder, self.choose_button = self._place.edit, self._place.choose_button
        self.parquet = CheckBox(look, self.tr("Also as &Parquet, each column in its own type"))
        self.spreadsheet_safe = CheckBox(look, self.tr("Safe for &spreadsheets"))
        self._hint, self.contents = caption(wrap=True), FileList()
        told = self.tr(
            "Other rows are drawn anew from the model. That costs nothing: its noise was paid for once, and "
            "the data is not read again."
        )
        self._anew = caption(told, wrap=True)
        self._add_place()
        self._add_form()
        self._add_language(language)
        self._add_contents()
        self.add_answers(PrimaryButton(self.tr("Export Package")))
        self._connect()
        self._show_choice()

    @property
    def form(self) -> TableForm:
        """How the table is to be written."""
        return TableForm(
            spreadsheet_safe=self.spreadsheet_safe.isChecked(),
            plain=self.written.currentData() != _AS_SOURCE,
            marked=self.written.currentData() == _MARKED,
            parquet=self.parquet.isChecked(),
            rows=self.rows.value() or None,
        )

    def ask_for_rows(self, rows: int) -> None:
        """Propose a number of rows, to be typed over."""
        self.rows.setValue(min(rows, MAX_ROWS))
        self.rows.setFocus()
        self.rows.selectAll()

    @property
    def place(self) -> Path:
        """The folder, or the zip file in it."""
        folder = Path(self.folder.text().strip())
        return folder / f"{self._package}.zip" if self.packed.currentData() == _ZIP else folder

    @property
    def _package(self) -> str:
        wording = wording_in(PaperLanguage(self.language.currentData()))
        return wording.text("package.name", release=self._release.id)

    def _add_place(self) -> None:
        self.add_field("folder", Field(self.look, self.tr("&Folder"), self._place))
        self.content.addWidget(self._hint)

    def _add_form(self) -> None:
        for key, text in ((_FOLDER, self.tr("A folder of files")), (_ZIP, self.tr("One zip file"))):
            self.packed.addItem(text, key)
        for key, text in (
            (_AS_SOURCE, self.tr("As the source is written")),
            (_PLAIN, self.tr("Plain: UTF-8, commas, decimal points")),
            (_MARKED, self.tr("For Excel: the same with a UTF-8 mark")),
        ):
            self.written.addItem(text, key)
        self.rows.setRange(0, MAX_ROWS)
        self.rows.setSingleStep(1_000)
        self.rows.setSpecialValueText(self.tr("as released"))
        self.rows.setFixedHeight(_FIELD_PX)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Field(self.look, self.tr("Packed &as"), self.packed), 4)
        row.addWidget(Field(self.look, self.tr("The &table"), self.written), 5)
        row.addWidget(self.know_field("rows", Field(self.look, self.tr("&Rows"), self.rows)), 2)
        self.content.addLayout(row)
        self.content.addWidget(self._anew)
        self.content.addWidget(self.parquet)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.spreadsheet_safe)
        told = self.tr("Puts an apostrophe before text that a spreadsheet would run as a formula.")
        line = caption(told, wrap=True)
        line.setContentsMargins(_INDENT_PX, 0, 0, 0)
        column.addWidget(line)
        self.content.addLayout(column)

    def _add_language(self, proposed: PaperLanguage) -> None:
        for language in PaperLanguage:
            self.language.addItem(LANGUAGE_NAMES[Language(language.value)], language.value)
        self.language.setCurrentIndex(self.language.findData(proposed.value))
        self.content.addWidget(Field(self.look, self.tr("&Language of the report"), self.language))

    def _add_contents(self) -> None:
        card = Card(spacing=6)
        card.add_head(self.tr("In the package"))
        card.content.addWidget(self.contents)
        self.content.addWidget(card)

    def _connect(self) -> None:
        self.choose_button.clicked.connect(self._on_choose_clicked)
        self.packed.activated.connect(self._show_choice)
        self.written.activated.connect(self._show_choice)
        self.language.activated.connect(self._show_choice)
        self.parquet.toggled.connect(self._show_choice)
        self.rows.valueChanged.connect(self._show_choice)

    @Slot()
    def _show_choice(self) -> None:
        """Say what comes of the choice: the name of the package, and its files."""
        if self.packed.currentData() == _ZIP:
            self._hint.setText(self.tr("The file {name} is made in it.").format(name=self.place.name))
        else:
            hint = self.tr(
                "A folder {name} is made in it. An empty or new folder becomes the package itself."
            )
            self._hint.setText(hint.format(name=self._package))
        self._anew.setVisible(self.rows.value() > 0)
        left_out = () if self.parquet.isChecked() else (PARQUET,)
        self.contents.show_files([name for name in FILES if name not in left_out])

    @Slot()
    def _on_choose_clicked(self) -> None:
        chosen = self._files.folder_for_package(
            self, Path(self.folder.text() or str(self._files.last_folder))
        )
        if chosen is not None:
            self.folder.setText(str(chosen))

    @override
    def act(self) -> None:
        self.show_mistake("folder", "" if self.folder.text().strip() else self.tr("Choose a folder."))
        if not self.has_mistakes:
            language = PaperLanguage(self.language.currentData())
            self.carry_out(partial(_export, self._desk, self._release.id, self.place, self.form, language))


FILES: Final[tuple[str, ...]] = (
    TABLE,
    PARQUET,
    "data_dictionary.json",
    "privacy.json",
    "report.html",
    "recipe.json",
)
"""The files that a package can have, in the order in which somebody reads them."""


class FileList(QWidget):
    """The files of a package with what they are for."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self.names: tuple[str, ...] = ()

    def show_files(self, names: Sequence[str]) -> None:
        """Show other files."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.names = tuple(names)
        for row, name in enumerate(names):
            self._grid.addWidget(Label(name, TextStyle.MONOSPACED), row, 0)
            self._grid.addWidget(
                ElidedLabel(self._purposes().get(name, ""), TextStyle.CAPTION, ink=Ink.MUTED), row, 1
            )

    def _purposes(self) -> dict[str, str]:
        return {
            TABLE: self.tr("the synthetic table"),
            PARQUET: self.tr("the same table, each column in its own type"),
            "data_dictionary.json": self.tr("what each column means and can hold"),
            "privacy.json": self.tr("what protects the people, for programs to check"),
            "report.html": self.tr("what protects the people and how good the table is, to read and print"),
            "recipe.json": self.tr("the request, to ask for it again"),
        }


class ExportedDialog(FormDialog):
    """Where the package lies, and what is in it."""

    def __init__(self, look: Look, package: Path, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Package exported"),
            text=self.tr(
                "The export is written in the audit log, and the log’s newest fingerprint in the package."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._package = package
        self.place = QLineEdit(str(package))
        self.place.setReadOnly(True)
        self.add_field("place", Field(look, self.tr("&Package"), self.place))
        self.contents = FileList()
        self.contents.show_files(_written(package))
        self.content.addWidget(self.contents)
        self.content.addStretch(1)
        self.open_button = Button(self.tr("Open Folder"), look.icon(Icon.OPEN))
        self.open_button.clicked.connect(self._on_open_clicked)
        self.add_left(self.open_button)
        self.close_button = PrimaryButton(self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        self.add_buttons(self.close_button)

    @property
    def folder(self) -> Path:
        """What Open Folder shows: the package, or the folder in which its zip file lies."""
        return self._package.parent if self._package.suffix == ".zip" else self._package

    @Slot()
    def _on_open_clicked(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.folder)))


def _written(package: Path) -> Sequence[str]:
    """The files of a package that lies there, in the order in which somebody reads them."""
    from cusyn_desktop.services.releases.exporting import file_names

    there = file_names(package) if package.exists() else ()
    known = [name for name in FILES if name in there]
    return (*known, *(name for name in there if name not in known))


def _export(
    desk: ServiceDesk[Releasing],
    release_id: str,
    place: Path,
    form: TableForm,
    language: PaperLanguage,
    control: RunControl,
) -> Path:
    return desk.services.export(
        desk.workspace, release_id, place, form=form, language=language, control=control
    )
