"""How the file is read: what was detected, what the person may change, the first rows, the number of rows."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit
from typing_extensions import override

from cusyn_desktop.data.drafting.propose import FileInspection
from cusyn_desktop.data.parsing.reading import FileKind, Reading
from cusyn_desktop.services.records import ColumnState, DatasetSummary, KnownRows
from cusyn_desktop.services.tables.recognising import laid_out_alike
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.known_note import KnownNote
from cusyn_desktop.ui.dialogs.importing.page import Page
from cusyn_desktop.ui.dialogs.importing.preview_table import PreviewTable
from cusyn_desktop.ui.dialogs.importing.words import ENCODINGS, changes_text, delimiter_text
from cusyn_desktop.ui.models.import_preview import PreviewHead, PreviewModel
from cusyn_desktop.ui.models.rows import Side
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, Field
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, caption
from cusyn_desktop.ui.widgets.panels import Card, Note
from cusyn_desktop.ui.words.told import told

_LEAST_LETTERS = 6
_DELIMITERS = (",", ";", "\t", "|")


class FilePage(Page):
    """The first question: is the file read as it was meant?

    Signals:
        reading_chosen: The `Reading` that the person wants instead.
        file_wanted: Another file is to be chosen.
        back_wanted: The last reading that worked is to be shown again.
    """

    reading_chosen = Signal(object)
    file_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._reading = Reading()
        self.encoding, self.delimiter, self.decimal = Combo(look), Combo(look), Combo(look)
        self.quotes = Combo(look)
        self._lead = caption(wrap=True)
        self._quotes_field = Field(look, self.tr("&Quotes"), self.quotes)
        self.header = CheckBox(look, self.tr("The first row holds the names of the columns"))
        self.sheet = QLineEdit()
        self.sheet.setPlaceholderText(self.tr("the first one"))
        self._sheet_field = Field(look, self.tr("&Sheet"), self.sheet)
        self.other_file = Button(self.tr("Choose Another File…"))
        self.back = LinkButton(self.tr("Read It as Before"))
        self.problem = Note(look, Tone.BAD, Icon.MISTAKE)
        self.changed_note, self.take_back = Note(look, Tone.GOOD, Icon.INFO), LinkButton(self.tr("&Undo"))
        self.take_back.set_flush()
        self._former: Reading | None = None
        self._rows = Label("", TextStyle.BODY_STRONG)
        self._notes = Note(look, Tone.WARN, Icon.WARNING)
        self.known_note, self.alike_note = KnownNote(look), Note(look, Tone.WARN, Icon.INFO)
        self.alike_note.setVisible(False)
        self._names: tuple[str, ...] = ()
        self._model = PreviewModel(look, self)
        self.table = PreviewTable(self._model)
        self._read_card = self._table_card()
        policy = self._read_card.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._read_card.setSizePolicy(policy)
        self._build(look)
        self.setFocusProxy(self.encoding)

    @property
    @override
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        return self.tr("Choose another way to read the file to go on") if self.problem.text else ""

    @property
    def reading(self) -> Reading:
        """What the fields say; the parts that are not shown stay as they were detected."""
        changes = {
            "encoding": self.encoding.currentData(),
            "delimiter": self.delimiter.currentData(),
            "quote": self.quotes.currentData(),
            "decimal": self.decimal.currentData(),
            "header": self.header.isChecked(),
            "sheet": self.sheet.text().strip(),
        }
        if changes["decimal"] == self._reading.thousands:
            changes["thousands"] = self._reading.decimal
        return Reading.model_validate(self._reading.model_dump() | changes)

    def begin_unread(self, reading: Reading, problem: str) -> None:
        """Let the person say how a file is to be read that was never read yet."""
        self._names = ()
        self.show_known(None)
        self.show_datasets(())
        self._show_reading(reading)
        self._notes.setVisible(False)
        self.back.setVisible(False)
        self._lead.setText(self.tr("Say how the file is to be read; it is tried at once."))
        self.show_problem(problem)

    def show_inspection(
        self, inspection: FileInspection, former: Reading | None = None, *, kept: str = ""
    ) -> None:
        """Show a file that was read; how it was read before, if that was in another way, and what is kept."""
        self._show_change(former, inspection.reading, kept)
        self.show_problem("")
        self.back.setVisible(True)
        lead = self.tr("This is how the file was understood. Change what is wrong; it is read again at once.")
        self._lead.setText(lead)
        self._names = tuple(proposal.name for proposal in inspection.columns)
        self.show_known(None)
        self.show_datasets(())
        self._show_reading(inspection.reading)
        self._rows.setText(self.tr("%Ln rows in the file, %Ln rows read", "", inspection.n_rows))
        notes = [*map(told, inspection.warnings), *self._about_names(inspection.reading)]
        self._notes.setVisible(bool(notes))
        self._notes.set_text(joined(notes))
        heads = [
            PreviewHead(proposal.name, proposal.type.value, "", ColumnState.INFERRED, Side.LEFT)
            for proposal in inspection.columns
        ]
        self._model.set_table(inspection.preview, heads)
        self.table.fit_columns()

    def _about_names(self, reading: Reading) -> Sequence[str]:
        """Where the columns of a file without names get theirs."""
        if reading.header:
            return ()
        return (self.tr("On the next page, Name Columns… gives them the names that you know them by."),)

    def _show_change(self, former: Reading | None, reading: Reading, kept: str) -> None:
        """Say what is read in another way now: a key pressed by mistake must not pass unseen."""
        self._former = former
        changes = changes_text(former, reading) if former is not None else ""
        told = self.tr("Read anew. {changes}.").format(changes=changes) if changes else self.tr("Read anew.")
        self.changed_note.set_text(joined((told, kept)))
        self.changed_note.setVisible(bool(changes or kept))
        self.take_back.setVisible(bool(changes))

    def _show_reading(self, reading: Reading) -> None:
        """Put a way of reading into the fields."""
        self._reading = reading
        is_text = reading.kind is FileKind.CSV
        for widget in (self.encoding, self.delimiter, self.decimal):
            widget.setEnabled(is_text)
        self._quotes_field.setVisible(is_text)
        self.header.setEnabled(reading.kind is not FileKind.PARQUET)
        self._sheet_field.setVisible(reading.kind is FileKind.EXCEL)
        self.sheet.setText(reading.sheet)
        _choose(self.encoding, reading.encoding)
        _choose(self.delimiter, reading.delimiter)
        _choose(self.quotes, reading.quote)
        _choose(self.decimal, reading.decimal)
        with QSignalBlocker(self.header):
            self.header.setChecked(reading.header)

    @Slot(object)
    def show_known(self, known: KnownRows | None) -> None:
        """Say at once, before anything is confirmed again, that these rows are registered already."""
        self.known_note.show_known(known, chosen=None)
        self.alike_note.setVisible(known is None and bool(self.alike_note.text))

    @Slot(object)
    def show_datasets(self, datasets: Sequence[DatasetSummary]) -> None:
        """Say which registered datasets have the same columns, by their public names alone."""
        found = laid_out_alike(self._names, datasets)
        told = self.tr(
            "A table with these columns is registered already: {names}. On the page Privacy you say whether "
            "these are the same people."
        )
        names = self.tr(" and ").join(one.name for one in found)
        self.alike_note.set_text(told.format(names=names) if found else "")
        self.alike_note.setVisible(bool(found) and not self.known_note.isVisibleTo(self))

    def show_problem(self, text: str) -> None:
        """Say why the file cannot be read as the fields say; they stay. Empty: it can be.

        Rows of a reading that is not what the fields say would be taken for it: they go meanwhile.
        """
        self.problem.set_text(text)
        self.problem.setVisible(bool(text))
        self._read_card.setVisible(not text)
        if text:
            self.changed_note.setVisible(False)

    def _build(self, look: Look) -> None:
        for name, text in ENCODINGS.items():
            self.encoding.addItem(text, name)
        for delimiter in _DELIMITERS:
            self.delimiter.addItem(delimiter_text(delimiter), delimiter)
        for quote, text in (
            ('"', self.tr('Double: "a"')),
            ("'", self.tr("Single: 'a'")),
            ("", self.tr("None")),
        ):
            self.quotes.addItem(text, quote)
        self.decimal.addItem(self.tr("Point: 0.5"), ".")
        self.decimal.addItem(self.tr("Comma: 0,5"), ",")
        self.add_title(self.tr("File"), "", self.other_file)
        self.column.addWidget(self._lead)
        self.column.addSpacing(4)
        self.column.addWidget(self._reading_card(look))
        self.problem.add_action(self.back)
        self.changed_note.add_action(self.take_back)
        self.changed_note.setVisible(False)
        self.show_problem("")
        for note in (self.problem, self.changed_note, self.known_note, self.alike_note):
            self.column.addWidget(note)  # below the fields, which keep their places while these come and go
        self.column.addSpacing(8)
        self.column.addWidget(self._read_card, 1)
        for combo in (self.encoding, self.delimiter, self.quotes, self.decimal):
            combo.setMinimumContentsLength(_LEAST_LETTERS)
            combo.activated.connect(self._on_reading_chosen)
        self.header.clicked.connect(self._on_reading_chosen)
        self.sheet.editingFinished.connect(self._on_sheet_typed)
        self.other_file.clicked.connect(self._on_other_file_clicked)
        self.back.clicked.connect(self.back_wanted)
        self.take_back.clicked.connect(self._on_take_back_clicked)

    def _reading_card(self, look: Look) -> Card:
        card = Card(spacing=12)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Field(look, self.tr("&Encoding"), self.encoding), 1)
        row.addWidget(Field(look, self.tr("&Cells separated by"), self.delimiter), 1)
        row.addWidget(self._quotes_field, 1)
        row.addWidget(Field(look, self.tr("&Decimal mark"), self.decimal), 1)
        self._sheet_field.setVisible(False)
        row.addWidget(self._sheet_field, 1)
        card.content.addLayout(row)
        card.content.addWidget(self.header)
        self._notes.setVisible(False)
        card.content.addWidget(self._notes)
        return card

    def _table_card(self) -> Card:
        card = Card(spacing=8)
        line = QHBoxLayout()
        line.addWidget(self._rows, 1)
        about = self.tr("The first rows, as they are read")
        line.addWidget(ElidedLabel(about, TextStyle.CAPTION, ink=Ink.MUTED))
        card.content.addLayout(line)
        table = self.table
        table.setAccessibleName(self.tr("First rows"))
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        table.horizontalHeader().setMinimumSectionSize(72)
        card.content.addWidget(table, 1)
        return card

    @Slot()
    def _on_reading_chosen(self) -> None:
        self.reading_chosen.emit(self.reading)

    @Slot()
    def _on_take_back_clicked(self) -> None:
        if self._former is not None:
            self.reading_chosen.emit(self._former)

    @Slot()
    def _on_sheet_typed(self) -> None:
        if self.sheet.text().strip() != self._reading.sheet:
            self._on_reading_chosen()

    @Slot()
    def _on_other_file_clicked(self) -> None:
        self.file_wanted.emit()


def _choose(combo: Combo, key: str) -> None:
    """Choose an entry; one that is not offered yet is added."""
    if combo.findData(key) < 0:
        combo.addItem(delimiter_text(key), key)
    combo.setCurrentIndex(combo.findData(key))
