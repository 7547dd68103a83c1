"""Columns and their public domain: the first rows, the editor of one column, and what is worth a look."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, ModelledColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.data.drafting.seen import SeenValues
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing.columns.confirm_several import ConfirmSeveralDialog
from cusyn_desktop.ui.dialogs.importing.columns.earlier_note import EarlierNote
from cusyn_desktop.ui.dialogs.importing.columns.editor import ColumnEditor
from cusyn_desktop.ui.dialogs.importing.columns.group_dialog import GroupDialog
from cusyn_desktop.ui.dialogs.importing.columns.naming import NameColumnsDialog
from cusyn_desktop.ui.dialogs.importing.columns.notes import NotesCard
from cusyn_desktop.ui.dialogs.importing.columns.preview import PreviewCard, head_of
from cusyn_desktop.ui.dialogs.importing.columns.seen_card import SeenCard
from cusyn_desktop.ui.dialogs.importing.columns.top_line import TopLine
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.page import Page, PagePair
from cusyn_desktop.ui.dialogs.importing.words import misfit_text, to_confirm_text
from cusyn_desktop.ui.models.import_preview import PreviewHead
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.panels import CARD_GAP
from cusyn_desktop.ui.words.told import told
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

_SEVERAL = 2


class ColumnsPage(Page):
    """One column is edited at a time; a click on its head or a cell chooses it.

    Signals:
        changed: The draft has changed, or another column is shown.
        all_confirmed: Nothing is left to be confirmed.
        code_book_wanted: Domains are to be read from a file; name of the column that is shown.
        earlier_wanted: Name of the registered dataset whose domains are to be taken.
    """

    changed = Signal()
    all_confirmed = Signal()
    code_book_wanted = Signal(str)
    earlier_wanted = Signal(str)

    def __init__(self, look: Look, runner: Runner, importing: Importing) -> None:
        super().__init__()
        self._look, self._importing = look, importing
        self.seeing = Inquiry(runner, self)
        self.grouping: GroupDialog | None = None
        self._draft: ImportDraft | None = None
        self._place = 0
        self.confirming: ConfirmSeveralDialog | None = None
        self.several_button = LinkButton(self.tr("Confirm S&everal…"), look.icon(Icon.DONE, Tint.ACCENT))
        self.naming: NameColumnsDialog | None = None
        self.name_button = LinkButton(self.tr("N&ame Columns…"), look.icon(Icon.EDIT, Tint.ACCENT))
        self.undo_button = LinkButton(self.tr("&Undo"), look.icon(Icon.UNDO, Tint.ACCENT))
        self.earlier, self.top_line, self.preview = EarlierNote(look), TopLine(look), PreviewCard(look)
        self.editor, self.notes, self.seen = ColumnEditor(look), NotesCard(look), SeenCard(look)
        self._build()
        self._connect()
        self.setFocusProxy(self.preview.table)

    @property
    def place(self) -> int:
        """Position of the column that is edited."""
        return self._place

    @property
    def last_parts(self) -> tuple[QWidget, ...]:
        """What the Tab key reaches after the fields of the editor, which come and go."""
        return *self.editor.buttons, self.notes

    @property
    @override
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        draft = self._draft
        if draft is None:
            return self.tr("Choose a file first")
        if self.editor.has_mistakes:
            told = self.tr("Correct {name} to go on")
            return told.format(name=draft.columns[self._place].name)
        if names := [draft.columns[place].name for place in draft.to_confirm]:
            return to_confirm_text(names)
        if names := [column.name for place, column in enumerate(draft.columns) if draft.unlisted(place)]:
            told = self.tr("{name} holds values that its list lacks")
            return told.format(name=names[0])
        if not draft.n_modelled:
            return self.tr("Take in at least one column to go on")
        return ""

    @override
    def point_at_gap(self) -> None:
        if not self.editor.point_at_mistake():
            super().point_at_gap()

    def set_draft(self, draft: ImportDraft) -> None:
        """Show another table, at the first column that needs a look."""
        self._draft = draft
        self.name_button.setVisible(draft.can_name)
        heads = [self._head(place) for place in range(len(draft.columns))]
        self.preview.show_table(draft.inspection.preview, heads)
        self.top_line.begin(draft)
        self.show_column(draft.to_confirm[0] if draft.to_confirm else 0)

    def show_column(self, place: int) -> None:
        """Edit another column."""
        if self._draft is None:
            return
        self._place = place
        self.preview.set_current(place)
        self._refresh()

    def refresh_all(self) -> None:
        """Show every column as it is now: many were changed at once."""
        if self._draft is None:
            return
        for place in range(len(self._draft.columns)):
            self.preview.show_head(place, self._head(place))
        self._go_on()

    @Slot()
    def undo(self) -> None:
        """Take the newest change back, and show the column that it was about."""
        if self._draft is None or not self._draft.can_undo or self._draft.undoes_rule:
            return
        place = self._draft.undo()
        for position in range(len(self._draft.columns)):
            self.preview.show_head(position, self._head(position))
        self.show_column(self._place if place is None else place)

    def _head(self, place: int) -> PreviewHead:
        assert self._draft is not None
        column = self._draft.columns[place]
        warnings = joined(map(told, self._draft.warnings(place)))
        head = head_of(column, misfit_text(self._draft.misfit(place), column) or warnings)
        return replace(head, type=self._draft.type_of(place).value)

    def _refresh(self) -> None:
        """Show the column as it is now, and all about it."""
        if self._draft is not None:
            self._show_by(self.editor.show_column, self._draft)
            self._refresh_about()

    def _show_by(self, show: Callable[..., None], draft: ImportDraft) -> None:
        place = self._place
        from_rows = draft.is_from_rows(place)
        show(draft.columns[place], draft.proposal(place), draft.unlisted(place), from_rows=from_rows)

    def _refresh_about(self) -> None:
        """Show the head, the counts and the notes as they are now."""
        draft = self._draft
        if draft is None:
            return
        column = draft.columns[self._place]
        self.preview.show_head(self._place, self._head(self._place))
        self.notes.show_draft(draft)
        self.earlier.show_draft(draft)
        self.undo_button.setEnabled(draft.can_undo and not draft.undoes_rule)
        self._look_into_file(column)
        self.top_line.show_counts(draft.counts())
        self.several_button.setVisible(len(draft.to_confirm) >= _SEVERAL)
        self.changed.emit()

    def _look_into_file(self, column: AnyColumn) -> None:
        """Count, in the background, how the rows fall into the domain."""
        draft = self._draft
        profile = draft.proposal(self._place).profile if draft else None
        self.seen.setVisible(isinstance(column, ModelledColumn))
        if draft is None or profile is None or not isinstance(column, ModelledColumn):
            self.seeing.cancel()
            self.seen.show_none()
            return
        reading = draft.inspection.reading
        self.seeing.ask(partial(self._importing.seen, profile, column, reading))

    @Slot(object)
    def _on_seen(self, seen: SeenValues) -> None:
        column = self._draft.columns[self._place] if self._draft else None
        if isinstance(column, ModelledColumn):
            self.seen.show_seen(seen, column)

    def _go_on(self) -> None:
        """Show the next column that has to be confirmed, else stay."""
        draft = self._draft
        later = [place for place in draft.to_confirm if place > self._place] if draft else []
        rest = later or (list(draft.to_confirm) if draft else [])
        self.show_column(rest[0] if rest else self._place)
        if draft is not None and not draft.to_confirm:
            self.all_confirmed.emit()

    # Wishes --------------------------------------------------------------------------------------

    @Slot(object)
    def _on_edited(self, fields: dict[str, object]) -> None:
        if self._draft is None:
            return
        try:
            self._draft.edit(self._place, **fields)
        except InputError as error:
            self.editor.show_mistake(error)
            self.seeing.cancel()
            self.seen.show_none()  # counts within the former domain would be taken for those of the typed one
            self.changed.emit()
            return
        self._show_by(self.editor.update_column, self._draft)
        self._refresh_about()

    def _put(self, fields: dict[str, object]) -> None:
        """Change the column by something else than its fields, which show the outcome."""
        if self._draft is not None:
            self._change(partial(self._draft.edit, self._place, **fields))

    @Slot(object)
    def _on_type_chosen(self, kind: ColumnType) -> None:
        if self._draft is not None:
            self._change(partial(self._draft.set_type, self._place, kind))

    @Slot(str)
    def _on_format_chosen(self, form: str) -> None:
        if self._draft is not None:
            self._change(partial(self._draft.set_date_format, self._place, form))

    def _change(self, change: Callable[[], AnyColumn]) -> None:
        """Change the column as a whole and show it, or say why that cannot be."""
        try:
            change()
        except InputError as error:
            self._refresh()
            self.editor.show_mistake(error)
            return
        self._refresh()

    @Slot()
    def _on_confirmed(self) -> None:
        if self._draft is not None:
            self._draft.confirm(self._place)
            self.preview.show_head(self._place, self._head(self._place))
            self.editor.confirm_button.setFocus()
            self._go_on()

    @Slot()
    def _on_several_wanted(self) -> None:
        if self._draft is not None and self.editor.commit():
            self.confirming = ConfirmSeveralDialog(self._look, self._draft, self)
            self.confirming.confirmed.connect(self._on_several_confirmed)
            self.confirming.open()

    @Slot(object)
    def _on_several_confirmed(self, places: tuple[int, ...]) -> None:
        if self._draft is not None:
            self._draft.confirm_several(places)
        self.refresh_all()

    @Slot()
    def _on_code_book_wanted(self) -> None:
        if self._draft is not None:
            self.code_book_wanted.emit(self._draft.columns[self._place].name)

    @Slot(str)
    def _on_earlier_wanted(self, dataset: str) -> None:
        if self.editor.commit():
            self.earlier_wanted.emit(dataset)

    @Slot()
    def _on_names_wanted(self) -> None:
        self._on_name_wanted(self._place)

    @Slot(int)
    def _on_name_wanted(self, place: int) -> None:
        """Name the columns of a file that has no names; others have theirs in the file."""
        if self._draft is not None and self._draft.can_name and self.editor.commit():
            self.naming = NameColumnsDialog(self._look, self._draft, place, self)
            self.naming.named.connect(self._on_named)
            self.naming.open()

    @Slot()
    def _on_named(self) -> None:
        if self._draft is not None:
            heads = [self._head(place) for place in range(len(self._draft.columns))]
            self.preview.show_table(self._draft.inspection.preview, heads)
            self._refresh()

    @Slot()
    def _on_left_out(self) -> None:
        self._on_leave_out_wanted(self._place)

    @Slot()
    def _on_taken_in(self) -> None:
        self._on_take_in_wanted(self._place)

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

    @Slot()
    def _on_group_wanted(self) -> None:
        column = self._draft.columns[self._place] if self._draft else None
        if self._draft is None or not isinstance(column, CategoryColumn):
            return
        profile = self._draft.proposal(self._place).profile
        counts = profile.counts if profile is not None else {}
        self.grouping = GroupDialog(self._look, column, counts, self)
        self.grouping.fields_wanted.connect(self._on_grouped)
        self.grouping.open()

    @Slot(object)
    def _on_grouped(self, fields: dict[str, object]) -> None:
        self._put(fields)
        column = self._draft.columns[self._place] if self._draft else None
        if self.grouping is not None and isinstance(column, CategoryColumn):
            self.grouping.show_column(column)

    @Slot()
    def _on_listing_wanted(self) -> None:
        """List what the file holds; empty cells count as missing."""
        column = self._draft.columns[self._place] if self._draft else None
        if self._draft is not None and isinstance(column, CategoryColumn):
            found = self._draft.unlisted(self._place)
            listed = [*column.categories, *(value for value in found if value)]
            missing = [*column.missing, *(value for value in found if not value)]
            self._put({"categories": listed, "missing": missing or None})

    @Slot(int)
    def _on_column_chosen(self, place: int) -> None:
        """Hand on what is typed before another column is shown; what cannot be used keeps this one."""
        if place == self._place:
            return
        if self.editor.commit():
            self.show_column(place)
        else:
            self.preview.set_current(self._place)

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        told = self.tr(
            "Say for each column which values are possible. Only what anyone could know without seeing the "
            "rows belongs here: a code book, a law, a questionnaire."
        )
        for link in (self.name_button, self.undo_button, self.several_button):
            link.set_flush()
        title = self.tr("Columns and public domain")
        self.add_title(title, told, self.name_button, self.undo_button, self.several_button)
        self.column.addWidget(self.earlier)
        self.column.addWidget(self.top_line)
        self.column.addWidget(self.preview)
        self.column.addSpacing(8)
        side = QWidget()
        cards = QVBoxLayout(side)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(CARD_GAP)
        cards.addWidget(self.seen)
        cards.addWidget(self.notes, 1)
        self.column.addWidget(PagePair(self.editor, side), 1)

    def _connect(self) -> None:
        self.preview.chosen.connect(self._on_column_chosen)
        self.preview.name_wanted.connect(self._on_name_wanted)
        self.name_button.clicked.connect(self._on_names_wanted)
        self.editor.edited.connect(self._on_edited)
        self.editor.type_chosen.connect(self._on_type_chosen)
        self.editor.format_chosen.connect(self._on_format_chosen)
        self.editor.confirmed.connect(self._on_confirmed)
        self.editor.left_out.connect(self._on_left_out)
        self.editor.taken_in.connect(self._on_taken_in)
        self.editor.code_book_wanted.connect(self._on_code_book_wanted)
        self.earlier.wanted.connect(self._on_earlier_wanted)
        self.editor.group_wanted.connect(self._on_group_wanted)
        self.editor.listing_wanted.connect(self._on_listing_wanted)
        self.seeing.succeeded.connect(self._on_seen)
        self.editor.typed_on.connect(self.changed)
        self.top_line.search.textChanged.connect(self.preview.search_for)
        self.top_line.states_wanted.connect(self.preview.show_states)
        self.several_button.clicked.connect(self._on_several_wanted)
        self.undo_button.clicked.connect(self.undo)
        self.notes.shown.connect(self._on_column_chosen)
        self.notes.left_out.connect(self._on_leave_out_wanted)
        self.notes.taken_in.connect(self._on_take_in_wanted)
