"""Columns and their public domain: the first rows, the editor of one column, and what is worth a look."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QTableView, QVBoxLayout, QWidget

from cusyn_desktop.data.binned_columns import NumberColumn
from cusyn_desktop.data.columns import ColumnType
from cusyn_desktop.data.schema import AnyColumn, Schema
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.dialogs.importing.column_editor import ColumnEditor
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, is_number, missing_tokens, state_of
from cusyn_desktop.ui.dialogs.importing.header import HEAD_PX, PreviewHeader
from cusyn_desktop.ui.dialogs.importing.notes import NotesCard
from cusyn_desktop.ui.dialogs.importing.words import places_text, reading_text
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.models.import_preview import PreviewHead, PreviewModel
from cusyn_desktop.ui.models.rows import Side
from cusyn_desktop.ui.theme import Tone
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.labels import caption, page_title
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card

_SHOWN_ROWS = 5
_ROW_PX = 26
_NOTES_PX = 400
_MAX_NAMED = 3


class ColumnsPage(QWidget):
    """One column is edited at a time; a click on its head or a cell chooses it.

    Signals:
        changed: The draft has changed, or another column is shown.
        code_book_wanted: Domains are to be read from a file.
    """

    changed = Signal()
    code_book_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._draft: ImportDraft | None = None
        self._place = 0
        self._badges = {
            ColumnState.PUBLIC: Badge(look, tone=Tone.GOOD, icon=Icon.DONE),
            ColumnState.INFERRED: Badge(look, tone=Tone.WARN, icon=Icon.INFERRED),
            ColumnState.LEFT_OUT: Badge(look, tone=Tone.PLAIN, icon=Icon.LEFT_OUT),
        }
        self._badges[ColumnState.INFERRED].set_pen_style(Qt.PenStyle.DashLine)
        self._told = caption()
        self._model = PreviewModel(look, self)
        self.table = QTableView()
        self.header = PreviewHeader(look, self.table)
        self.editor, self.notes = ColumnEditor(look), NotesCard(look)
        self._build()
        self._connect()

    @property
    def place(self) -> int:
        """Position of the column that is edited."""
        return self._place

    @property
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        draft = self._draft
        if draft is None:
            return self.tr("Choose a file first")
        names = [draft.columns[place].name for place in draft.to_confirm]
        if names:
            return self._confirm_text(names)
        if not draft.n_modelled:
            return self.tr("Take in at least one column to go on")
        return ""

    def set_draft(self, draft: ImportDraft) -> None:
        """Show another table, at the first column that needs a look."""
        self._draft = draft
        self._told.setText(
            self.tr("First {count} rows. {reading}").format(
                count=formats.count(min(_SHOWN_ROWS, len(draft.inspection.preview))),
                reading=reading_text(draft.inspection.reading),
            )
        )
        self._model.set_table(draft.inspection.preview[:_SHOWN_ROWS], [head_of(c) for c in draft.columns])
        for section in range(len(draft.columns)):
            self.header.resizeSection(section, self.header.sectionSizeFromContents(section).width())
        self.show_column(draft.to_confirm[0] if draft.to_confirm else 0)

    def show_column(self, place: int) -> None:
        """Edit another column."""
        if self._draft is None:
            return
        self._place = place
        self.header.set_current(place)
        self.table.setCurrentIndex(self._model.index(0, place))
        self._refresh()

    def apply_code_book(self, code_book: Schema) -> int:
        """Take over what a code book declares; how many columns it knew."""
        if self._draft is None:
            return 0
        found = self._draft.apply(code_book)
        for place, column in enumerate(self._draft.columns):
            self._model.set_head(place, head_of(column))
        self._go_on()
        return found

    def _refresh(self) -> None:
        """Show the column, the heads, the counts and the notes as they are now."""
        draft = self._draft
        if draft is None:
            return
        column = draft.columns[self._place]
        self._model.set_head(self._place, head_of(column))
        self.editor.show_column(column, draft.proposal(self._place))
        self.notes.show_draft(draft)
        counts = draft.counts()
        texts = {
            ColumnState.PUBLIC: self.tr("{count} public"),
            ColumnState.INFERRED: self.tr("{count} inferred"),
            ColumnState.LEFT_OUT: self.tr("{count} left out"),
        }
        tones = {
            ColumnState.PUBLIC: Tone.GOOD,
            ColumnState.INFERRED: Tone.WARN,
            ColumnState.LEFT_OUT: Tone.PLAIN,
        }
        icons = {
            ColumnState.PUBLIC: Icon.DONE,
            ColumnState.INFERRED: Icon.INFERRED,
            ColumnState.LEFT_OUT: Icon.LEFT_OUT,
        }
        for state, badge in self._badges.items():
            count = counts.get(state, 0)
            badge.setVisible(count > 0)
            badge.set_state(texts[state].format(count=formats.count(count)), tones[state], icons[state])
        self.changed.emit()

    def _go_on(self) -> None:
        """Show the next column that has to be confirmed, else stay."""
        draft = self._draft
        later = [place for place in draft.to_confirm if place > self._place] if draft else []
        rest = later or (list(draft.to_confirm) if draft else [])
        self.show_column(rest[0] if rest else self._place)

    def _confirm_text(self, names: list[str]) -> str:
        if len(names) == 1:
            return self.tr("Confirm {name} to go on").format(name=names[0])
        if len(names) <= _MAX_NAMED:
            listed = self.tr("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
            return self.tr("Confirm {names} to go on").format(names=listed)
        return self.tr("Confirm {names} and {count} more to go on").format(
            names=", ".join(names[:2]), count=formats.count(len(names) - 2)
        )

    # Wishes --------------------------------------------------------------------------------------

    @Slot(object)
    def _on_edited(self, fields: dict[str, object]) -> None:
        if self._draft is None:
            return
        try:
            self._draft.edit(self._place, **fields)
        except InputError as error:
            self.editor.show_mistake(error)
            return
        self._refresh()

    @Slot(object)
    def _on_type_chosen(self, kind: ColumnType) -> None:
        if self._draft is None:
            return
        try:
            self._draft.set_type(self._place, kind)
        except InputError as error:
            self._refresh()
            self.editor.show_mistake(error)
            return
        self._refresh()

    @Slot()
    def _on_confirmed(self) -> None:
        if self._draft is not None:
            self._draft.confirm(self._place)
            self._refresh()
            self._go_on()

    @Slot()
    def _on_left_out(self) -> None:
        self._on_leave_out_wanted(self._place)

    @Slot(int)
    def _on_leave_out_wanted(self, place: int) -> None:
        if self._draft is not None:
            self._draft.leave_out(place)
            self.show_column(place)

    @Slot(int)
    def _on_take_in_wanted(self, place: int) -> None:
        if self._draft is not None:
            self._draft.take_in(place)
            self.show_column(place)

    @Slot(int)
    def _on_section_clicked(self, section: int) -> None:
        self.show_column(section)

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(page_title(self.tr("Columns and public domain")))
        told = self.tr(
            "Say for each column which values are possible. Only what anyone could know without seeing the "
            "rows belongs here: a code book, a law, a questionnaire."
        )
        column.addWidget(caption(told, wrap=True))
        column.addSpacing(4)
        line = QHBoxLayout()
        line.setSpacing(8)
        for badge in self._badges.values():
            line.addWidget(badge)
        line.addStretch(1)
        line.addWidget(self._told)
        column.addLayout(line)
        column.addWidget(self._table_card())
        column.addSpacing(8)
        below = QHBoxLayout()
        below.setSpacing(CARD_GAP)
        below.addWidget(self.editor, 1)
        self.notes.setFixedWidth(_NOTES_PX)
        below.addWidget(self.notes)
        column.addLayout(below, 1)

    def _table_card(self) -> Card:
        table = self.table
        table.setModel(self._model)
        table.setHorizontalHeader(self.header)
        table.setAccessibleName(self.tr("First rows"))
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().setVisible(False)
        table.verticalHeader().setDefaultSectionSize(_ROW_PX)
        table.setFixedHeight(HEAD_PX + _SHOWN_ROWS * _ROW_PX + 12)
        card = Card()
        card.content.setContentsMargins(1, 1, 1, 1)
        card.content.addWidget(table)
        return card

    def _connect(self) -> None:
        self.header.sectionClicked.connect(self._on_section_clicked)
        self.table.selectionModel().currentColumnChanged.connect(self._on_current_column_changed)
        self.editor.edited.connect(self._on_edited)
        self.editor.type_chosen.connect(self._on_type_chosen)
        self.editor.confirmed.connect(self._on_confirmed)
        self.editor.left_out.connect(self._on_left_out)
        self.editor.code_book_wanted.connect(self.code_book_wanted)
        self.notes.shown.connect(self._on_section_clicked)
        self.notes.left_out.connect(self._on_leave_out_wanted)
        self.notes.taken_in.connect(self._on_take_in_wanted)

    @Slot()
    def _on_current_column_changed(self) -> None:
        place = self.table.currentIndex().column()
        if place >= 0 and place != self._place:
            self.show_column(place)


def head_of(column: AnyColumn) -> PreviewHead:
    """How a column is announced above its cells."""
    places = column.grid_places if isinstance(column, NumberColumn) else 0
    return PreviewHead(
        name=column.name,
        type=column.type.value,
        detail=places_text(places),
        state=state_of(column),
        side=Side.RIGHT if is_number(column) else Side.LEFT,
        missing=missing_tokens(column),
    )
