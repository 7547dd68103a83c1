"""The editor of one column: type, domain, rules, and the confirmation that the domain is public."""

import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cusyn_desktop.data.domain.binned_columns import BinnedColumn, DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, ModelledColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.data.drafting.propose import ColumnProposal
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.columns.form_base import DomainForm, is_backward, number_text
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import DateForm, NumberForm
from cusyn_desktop.ui.dialogs.importing.columns.outside import OutsideForm
from cusyn_desktop.ui.dialogs.importing.columns.value_forms import BooleanForm, CategoryForm, LeftOutForm
from cusyn_desktop.ui.dialogs.importing.draft import state_of
from cusyn_desktop.ui.models.column_words import STATE_ICONS, TYPE_ICONS, state_word, type_word
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field, MistakeLine
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, caption
from cusyn_desktop.ui.widgets.panels import Card, Note
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll, bring_in_sight
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

_TYPE_PX, _KIND_PX = 168, 32
_MOST_NAMED = 6
_MOST_CODES = 10
_WHERE = re.compile(r"^Schema, column '.*?'(?:, (?P<field>\w+))?[^:]*: ")
_PATH = re.compile(r" \(at [^()]*\)\.$")
_IN_FILE = re.compile(r" \('[^()]*' in a schema\)")
_STATE_TONES = {
    ColumnState.PUBLIC: Tone.GOOD,
    ColumnState.INFERRED: Tone.WARN,
    ColumnState.LEFT_OUT: Tone.PLAIN,
}


class ColumnEditor(Card):
    """Shows one column and says what the person wants to change.

    Signals:
        edited: Changed fields of the column, by their names in the schema.
        type_chosen: The `ColumnType` it is to be read as.
        format_chosen: The format in which its dates are to be read.
        confirmed: The domain is public knowledge.
        left_out: The column is to be left out of the model.
        taken_in: It is to be in the model after all.
        code_book_wanted: Domains are to be read from a file.
        group_wanted: Values of a category are to be put together.
        listing_wanted: The values of the file that the domain lacks are to be listed in it.
        typed_on: The person types; what was wrong may be right by now.
    """

    edited = Signal(object)
    type_chosen = Signal(object)
    format_chosen = Signal(str)
    confirmed = Signal()
    left_out = Signal()
    taken_in = Signal()
    code_book_wanted = Signal()
    group_wanted = Signal()
    listing_wanted = Signal()
    typed_on = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=10)
        self.setAccessibleName(self.tr("Column"))
        self._name = ElidedLabel("", TextStyle.CARD_TITLE)
        self._badge, self._reason = Badge(look), caption(wrap=True)
        self.kind = Combo(look)
        self._kind_title = Label(self.tr("&Type"), TextStyle.TABLE_HEAD, ink=Ink.MUTED)
        for kind in ColumnType:
            self.kind.addItem(look.icon(TYPE_ICONS[kind]), type_word(kind), kind.value)
        self.forms: dict[type[DomainForm], DomainForm] = {
            made: made(look) for made in (NumberForm, DateForm, CategoryForm, BooleanForm, LeftOutForm)
        }
        self._forms, self._form = QVBoxLayout(), self.forms[LeftOutForm]
        self.outside = OutsideForm(look)
        self._sending: DomainForm | None = None
        self._sent: Mapping[str, object] = {}
        self._note = Note(look, Tone.WARN, Icon.INFERRED)
        self._public = Note(look, Tone.GOOD, Icon.DONE)
        self._problem = Note(look, Tone.BAD, Icon.MISTAKE)
        self._unlisted = Note(look, Tone.WARN, Icon.WARNING)
        self._refused = MistakeLine(look)
        self.list_button = Button(self.tr("Ta&ke Them In"))
        self._is_inferred = False
        self.confirm_button = PrimaryButton(self.tr("&Confirm as Public Knowledge"))
        self.code_book_button = Button(self.tr("Loa&d Code Book…"))
        self.leave_out_button = LinkButton(self.tr("Leave Out"))
        self.take_in_button = Button(self.tr("Take In After All"))
        self._build()
        self._connect()

    def show_column(
        self, column: AnyColumn, proposal: ColumnProposal, unlisted: Sequence[str] = (), *, from_rows: bool
    ) -> None:
        """Show a column as it is now, with what the file holds but its list lacks."""
        form = self.form_of(column)
        for part in (form, self.outside):
            part.show_column(column)
        if form is not self._form:  # hiding the form that is typed in would take the keyboard away from it
            self._form.setVisible(False)
            self._form = form
        form.setVisible(True)
        self.outside.setVisible(isinstance(column, ModelledColumn))
        self._clear_problem()
        self._show_about(column, proposal, unlisted, from_rows=from_rows)

    def update_column(
        self, column: AnyColumn, proposal: ColumnProposal, unlisted: Sequence[str] = (), *, from_rows: bool
    ) -> None:
        """Show the same column with a change taken over; what else is typed stays as it is."""
        held = [part for part in (self._form, self.outside) if part.holds_typed]
        for part in (self._form, self.outside):
            if part not in held:
                part.show_column(column)
        if not held:
            self._clear_problem()
        self._show_about(column, proposal, unlisted, from_rows=from_rows)

    def _show_about(
        self, column: AnyColumn, proposal: ColumnProposal, unlisted: Sequence[str], *, from_rows: bool
    ) -> None:
        """All around the fields: name, state, type, and what was noticed."""
        state = state_of(column)
        self._name.setText(column.name)
        self._badge.set_state(state_word(state), _STATE_TONES[state], STATE_ICONS[state])
        dashed = state is ColumnState.INFERRED
        self._badge.set_pen_style(Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
        with QSignalBlocker(self.kind):
            self.kind.setCurrentIndex(self.kind.findData(column.type.value))
        is_out_by_hand = state is ColumnState.LEFT_OUT and proposal.type != column.type
        self.kind.setVisible(not is_out_by_hand)
        self._kind_title.setVisible(not is_out_by_hand)
        reason = told(proposal.reason)
        left_out = self.tr("{reason} You left this column out.").format(reason=reason)
        self._reason.setText(left_out if is_out_by_hand else reason)
        dates = self.forms[DateForm]
        if isinstance(column, DateColumn) and isinstance(dates, DateForm):
            dates.offer_formats(proposal.date_formats, now=column.format)
        self._show_state(state, self._why(column, from_rows=from_rows))
        self._show_unlisted(unlisted)

    def form_of(self, column: AnyColumn) -> DomainForm:
        """The form that shows this kind of column."""
        if isinstance(column, NumberColumn):
            return self.forms[NumberForm]
        if isinstance(column, DateColumn):
            return self.forms[DateForm]
        if isinstance(column, CategoryColumn):
            return self.forms[BooleanForm if column.type is ColumnType.BOOLEAN else CategoryForm]
        return self.forms[LeftOutForm]

    def show_mistake(self, error: InputError) -> None:
        """Say what is wrong, at its field where it has one."""
        found = _WHERE.match(str(error))
        text = _sentence(error)
        key = str(error.details.get("field", "")) or (found["field"] if found else "") or ""
        key = key or ("to" if is_backward(self._sent) else "")
        if self._sending is not None:
            self._sending.hold()
        for note in (self._note, self._public):  # they tell of the domain as it is, not as it is typed
            note.setVisible(False)
        self._badge.set_state(self.tr("To be corrected"), Tone.BAD, Icon.MISTAKE)
        if not (self._form.show_mistake(key, text) or self.outside.show_mistake(key, text)):
            self._problem.set_text(text)
            self._problem.setVisible(True)
        bring_in_sight(self._marked or self._problem)

    @property
    def has_mistakes(self) -> bool:
        """Whether something that is typed cannot be used."""
        return self._marked is not None or self._problem.isVisibleTo(self)

    @property
    def _marked(self) -> Field | None:
        return self._form.marked or self.outside.marked

    @property
    def buttons(self) -> tuple[Button, ...]:
        """What is below the fields, in the order of the eye."""
        return self.confirm_button, self.take_in_button, self.code_book_button, self.leave_out_button

    def commit(self) -> bool:
        """Hand on what is typed before the column is left or confirmed; else show what is wrong with it."""
        self._form.emit_typed()
        if self.outside.holds_typed and not self._form.holds_typed:
            self.outside.emit_typed()
        return not self.point_at_mistake()

    def point_at_mistake(self) -> bool:
        """Bring the keyboard to what is wrong; False where nothing is."""
        if self.has_mistakes:
            self._point_at(self._marked)
        return self.has_mistakes

    def _point_at(self, field: Field | None) -> None:
        """Say what keeps the column back, bring it into sight, and the keyboard to it."""
        if field is None:
            self._refused.say(self.tr("Not taken over: see above."))
            bring_in_sight(self._problem)
            return
        told = self.tr("Not taken over: correct “{field}”.")
        self._refused.say(told.format(field=field.caption))
        bring_in_sight(field)
        field.input.setFocus()

    @Slot()
    def _on_typed(self) -> None:
        self._note.set_text(self._changed_text())
        self._note.setVisible(self._is_inferred)
        self._clear_problem()
        self.typed_on.emit()

    def _clear_problem(self) -> None:
        self._problem.setVisible(False)
        self._refused.say("")

    def _show_state(self, state: ColumnState, why: str) -> None:
        self._is_inferred = state is ColumnState.INFERRED
        self._note.setVisible(self._is_inferred)
        self._note.set_text(why)
        self._public.setVisible(state is ColumnState.PUBLIC)
        self.confirm_button.setVisible(state is not ColumnState.LEFT_OUT)
        self.confirm_button.setEnabled(self._is_inferred)
        self.leave_out_button.setVisible(state is not ColumnState.LEFT_OUT)
        self.take_in_button.setVisible(state is ColumnState.LEFT_OUT)

    def _show_unlisted(self, values: Sequence[str]) -> None:
        """Name a few of the values for which the domain has no place; for the custodian alone."""
        shown = ", ".join(value or self.tr("empty cells") for value in values[:_MOST_NAMED])
        more = self.tr(" and {count} more").format(count=len(values) - _MOST_NAMED)
        told = self.tr(
            "The file also holds: {values}. Take them in if they are possible (empty cells as missing), "
            "group them, or say below where values outside go."
        )
        self._unlisted.set_text(told.format(values=shown + (more if len(values) > _MOST_NAMED else "")))
        self._unlisted.setVisible(bool(values))

    def _why(self, column: AnyColumn, *, from_rows: bool) -> str:
        """What a domain that was taken from the rows would give away."""
        if not from_rows:
            return self._changed_text()
        if isinstance(column, BinnedColumn):
            lowest, highest = (formats.written(number_text(bound)) for bound in column.bounds)
            told = self.tr(
                "The proposal, {lowest} to {highest}, was taken from the rows: it hints at their extremes. "
                "Type the range of the questionnaire, or confirm this one."
            )
            last = self._about_codes() if _may_be_codes(column) else self._way_out()
            return joined((told.format(lowest=lowest, highest=highest), last))
        return self.tr(
            "This list was taken from the rows: it would tell that no other value occurs. "
            "Complete it, or confirm it if anyone could know it."
        )

    def _changed_text(self) -> str:
        return self.tr("You changed this domain. Confirm it if anyone could know it without seeing the rows.")

    def _about_codes(self) -> str:
        """What few whole numbers may be, and what would become of one more of them."""
        return self.tr(
            "If the numbers are codes, choose the type Category: as numbers, a code outside the limits "
            "counts as the nearest one."
        )

    def _way_out(self) -> str:
        """What to do with numbers or dates whose range nobody knows."""
        return self.tr(
            "If nobody knows it, leave the column out: Choose Bounds, on the page Datasets, finds it later."
        )

    def _head(self) -> QHBoxLayout:
        name = QHBoxLayout()
        name.setSpacing(10)
        name.addWidget(self._name)
        name.addWidget(self._badge)
        name.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(name)
        words.addWidget(self._reason)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addLayout(words, 1)
        title = self._kind_title
        title.setBuddy(self.kind)
        self.kind.setAccessibleName(self.tr("Type"))
        self.kind.setFixedWidth(_TYPE_PX)
        title.setFixedHeight(_KIND_PX)
        head.addWidget(title, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignTop)
        return head

    def _build(self) -> None:
        self.content.addLayout(self._head())
        for form in self.forms.values():
            form.setVisible(False)
            self._forms.addWidget(form)
        middle = QVBoxLayout()
        middle.setSpacing(8)
        self._forms.setContentsMargins(0, 0, 0, 0)
        middle.addLayout(self._forms)
        self._unlisted.setVisible(False)
        self._unlisted.add_action(self.list_button)
        middle.addWidget(self._unlisted)
        middle.addWidget(self.outside)
        self._public.set_text(self.tr("Confirmed: anyone could know this domain without seeing the rows."))
        for note in (self._note, self._public, self._problem):
            note.setVisible(False)
            middle.addWidget(note)
        middle.addStretch(1)
        self._scroll = VerticalScroll(middle)
        self.content.addWidget(self._scroll, 1)
        self.content.addWidget(self._refused)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in self.buttons:
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.content.addLayout(buttons)

    def _connect(self) -> None:
        for form in self.forms.values():
            form.edited.connect(self._on_form_edited)
        self.outside.edited.connect(self._on_outside_edited)
        for form in (*self.forms.values(), self.outside):
            form.typed_on.connect(self._on_typed)
        categories = self.forms[CategoryForm]
        if isinstance(categories, CategoryForm):
            categories.group_wanted.connect(self.group_wanted)
        dates = self.forms[DateForm]
        if isinstance(dates, DateForm):
            dates.format_chosen.connect(self.format_chosen)
        self.list_button.clicked.connect(self.listing_wanted)
        self.kind.activated.connect(self._on_kind_chosen)
        self.confirm_button.clicked.connect(self._on_confirm_clicked)
        self.leave_out_button.clicked.connect(self._on_leave_out_clicked)
        self.take_in_button.clicked.connect(self.taken_in)
        self.code_book_button.clicked.connect(self._on_code_book_clicked)

    @Slot(object)
    def _on_form_edited(self, fields: dict[str, object]) -> None:
        self._hand_on(self._form, fields)

    @Slot(object)
    def _on_outside_edited(self, fields: dict[str, object]) -> None:
        self._hand_on(self.outside, fields)

    def _hand_on(self, part: DomainForm, fields: dict[str, object]) -> None:
        """Say what is wanted; whoever refuses it calls `show_mistake` meanwhile."""
        self._sending, self._sent = part, fields
        self.edited.emit(fields)
        self._sending = None

    @Slot()
    def _on_kind_chosen(self) -> None:
        self.type_chosen.emit(ColumnType(self.kind.currentData()))

    @Slot()
    def _on_confirm_clicked(self) -> None:
        if self.commit():
            self.confirmed.emit()

    @Slot()
    def _on_leave_out_clicked(self) -> None:
        self.left_out.emit()

    @Slot()
    def _on_code_book_clicked(self) -> None:
        self.code_book_wanted.emit()


def _may_be_codes(column: AnyColumn) -> bool:
    """Whether a column has few whole numbers, each of which is told apart."""
    if not isinstance(column, NumberColumn) or column.type is not ColumnType.INTEGER:
        return False
    return column.width is None and not column.starts and column.bins.size <= _MOST_CODES


def _sentence(error: InputError) -> str:
    """What is wrong, without the column that the eye is on already, and what concerns a schema as a file."""
    text = _IN_FILE.sub("", told(_PATH.sub("", _WHERE.sub("", str(error)))))
    return text[:1].upper() + text[1:] + "." * (not text.endswith((".", "。")))
