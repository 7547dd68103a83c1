"""A rule put together by choosing columns and values, and read back as a sentence."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.data.domain.rules import AtMost, Forbidden, MissingUnless, Rule, Values
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.rules.conditions import ConditionBox
from cusyn_desktop.ui.dialogs.importing.rules.words import rule_sentence
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field, MistakeLine
from cusyn_desktop.ui.widgets.labels import body, caption, strong
from cusyn_desktop.ui.widgets.panels import Card, rule
from cusyn_desktop.ui.words.told import told

_MOST_CONDITIONS = 3
_NAME_PX = 200
_FORBIDDEN, _MISSING, _ORDER = "forbidden", "missing_unless", "at_most"


class RuleBuilder(Card):
    """What kind of rule, about which columns, with which values; below it the sentence.

    Attributes:
        kind: Which of the three kinds.
        first, second: The column that is missing, or the two that are in order.
        boxes: The conditions.

    Signals:
        rule_made: A `Rule` to add, or to put in the place of the one that is changed.
        left: The change of a rule is given up.
    """

    rule_made = Signal(object)
    left = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=12)
        self._look = look
        self._draft: ImportDraft | None = None
        self.kind, self.first, self.second = Combo(look), Combo(look), Combo(look)
        self.boxes: list[ConditionBox] = []
        self.add_condition_button = Button(self.tr("Add &Condition"), look.icon(Icon.ADD))
        self.accept_button = PrimaryButton(self.tr("Add Rule"))
        self.leave_button = LinkButton(self.tr("Keep It as It Was"))
        self._sentence, self._mistake = strong(wrap=True), MistakeLine(look)
        self._open = caption(wrap=True)
        self._between, self._after = body(), body()
        self._conditions = QHBoxLayout()
        self._title = self.add_head(self.tr("Say what can never be"))
        self._build()
        self._connect()

    @property
    def columns(self) -> Sequence[ModelledColumn]:
        """The columns that a rule can be about."""
        return self._draft.modelled if self._draft is not None else ()

    @property
    def mistake(self) -> str:
        """Why there is no rule yet, or empty."""
        return self._mistake.sentence

    @property
    def sentence(self) -> str:
        """The rule that would be added, as it is read back."""
        return self._sentence.text()

    def show_draft(self, draft: ImportDraft) -> None:
        """Offer the columns of a table, and begin anew."""
        self._draft = draft
        for combo in (self.first, self.second):
            combo.clear()
            for column in draft.modelled:
                combo.addItem(column.name, column.name)
        self.begin()

    def begin(self) -> None:
        """Begin with an empty rule of the kind that was chosen last."""
        self._set_boxes([])
        self._add_box()
        if self.kind.currentData() == _FORBIDDEN:
            self._add_box()
        self.second.setCurrentIndex(min(1, self.second.count() - 1))
        self._show_changing(changing=False)
        self._show_kind()

    def change(self, now: Rule) -> None:
        """Begin with a rule that is there already."""
        self.kind.setCurrentIndex(self.kind.findData(now.rule))
        match now:
            case AtMost():
                self._choose(self.first, now.lower)
                self._choose(self.second, now.upper)
                self._set_boxes([])
                self._add_box()
            case MissingUnless():
                self._choose(self.first, now.column)
                self._set_boxes(list(now.values.items()))
            case Forbidden():
                self._set_boxes(list(now.values.items()))
        self._show_changing(changing=True)
        self._show_kind()

    # The rule ------------------------------------------------------------------------------------

    def rule(self) -> Rule:
        """The rule as it is chosen.

        Raises:
            InputError: A column comes twice, no value is ticked, or it does not fit the columns.
        """
        made = self._made()
        if self._draft is not None:
            self._draft.check_rule(made)
        return made

    def _made(self) -> Rule:
        kind, first = self.kind.currentData(), str(self.first.currentData())
        if kind == _ORDER:
            return AtMost(rule="at_most", lower=first, upper=str(self.second.currentData()))
        names = [box.name for box in self.boxes] + [first] * (kind == _MISSING)
        if len(set(names)) < len(names):
            raise InputError(self.tr("Each column can be named once. Choose another column."))
        values = {box.name: box.wanted for box in self.boxes}
        if kind == _MISSING:
            return MissingUnless(rule="missing_unless", column=first, values=values)
        return Forbidden(rule="forbidden", values=values)

    @Slot()
    def _on_changed(self) -> None:
        """Read the rule back, or say what is still open."""
        if not self.columns:
            return
        sentence, mistake, still_open = "", "", self._still_open()
        if not still_open:
            try:
                sentence = rule_sentence(self.rule())
            except InputError as error:
                mistake = told(str(error))
        self._open.setText(still_open)
        self._mistake.say(mistake)
        self._sentence.setText(sentence)
        for label in (self._open, self._sentence):
            label.setVisible(bool(label.text()))
        self.accept_button.setEnabled(bool(sentence))

    def _still_open(self) -> str:
        """What has to be chosen before there is a rule."""
        if self.kind.currentData() == _ORDER:
            same = self.first.currentData() == self.second.currentData()
            return self.tr("Choose two different columns.") if same else ""
        empty = [box.name for box in self.boxes if box.wanted == ()]
        if empty:
            return self.tr("Tick the values of {name} that are meant.").format(name=empty[0])
        free = [box.name for box in self.boxes if box.means_all]
        return self.tr("Choose a limit of {name}.").format(name=free[0]) if free else ""

    # Conditions ----------------------------------------------------------------------------------

    def _set_boxes(self, conditions: Sequence[tuple[str, Values]]) -> None:
        for box in self.boxes:
            box.hide()
            self._conditions.removeWidget(box)
            box.deleteLater()
        self.boxes = []
        for name, wanted in conditions:
            self._add_box().show_condition(name, wanted)

    def _add_box(self) -> ConditionBox:
        box = ConditionBox(self._look, self.columns)
        used = {other.name for other in self.boxes}
        free = [column.name for column in self.columns if column.name not in used]
        if free:
            box.show_condition(free[0], ())
        box.changed.connect(self._on_changed)
        box.removed.connect(partial(self._on_box_removed, box))
        self.boxes.append(box)
        self._conditions.insertWidget(len(self.boxes) - 1, box, 3)
        self._show_conditions()
        return box

    def _show_conditions(self) -> None:
        has_conditions = self.kind.currentData() != _ORDER
        for box in self.boxes:
            box.setVisible(has_conditions)
            box.remove_button.setEnabled(len(self.boxes) > 1)
        self.add_condition_button.setVisible(has_conditions)
        self.add_condition_button.setEnabled(len(self.boxes) < min(_MOST_CONDITIONS, len(self.columns)))

    def _on_box_removed(self, box: ConditionBox) -> None:
        if box in self.boxes:
            self.boxes.remove(box)
            box.hide()
            self._conditions.removeWidget(box)
            box.deleteLater()
            self._show_conditions()
            self._on_changed()

    @Slot()
    def _on_add_condition(self) -> None:
        self._add_box()
        self._on_changed()

    @Slot()
    def _show_kind(self) -> None:
        kind = self.kind.currentData()
        self.first.setVisible(kind != _FORBIDDEN)
        self.second.setVisible(kind == _ORDER)
        words = {
            _FORBIDDEN: self.tr("Never in one row:"),
            _MISSING: self.tr("is missing unless"),
            _ORDER: self.tr("is at most"),
        }
        self._between.setText(words[kind])
        self._after.setVisible(kind == _ORDER)
        self._show_conditions()
        self._on_changed()

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        for key, text in (
            (_FORBIDDEN, self.tr("Some values never come together")),
            (_MISSING, self.tr("One column is missing unless another has a value")),
            (_ORDER, self.tr("One number or date is at most another")),
        ):
            self.kind.addItem(text, key)
        self.first.setAccessibleName(self.tr("Column"))
        self.second.setAccessibleName(self.tr("Column that is at least as large"))
        for combo in (self.first, self.second):
            combo.setFixedWidth(_NAME_PX)
        self.content.addWidget(Field(self._look, self.tr("&Kind of rule"), self.kind))
        line = QHBoxLayout()
        line.setSpacing(8)
        for widget in (self.first, self._between):
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(self.add_condition_button)
        below = QHBoxLayout()
        below.setSpacing(8)
        for widget in (self.second, self._after):
            below.addWidget(widget)
        below.addStretch(1)
        self._after.setText(self.tr("where both are present"))
        self.content.addLayout(line)
        self.content.addLayout(below)
        self._conditions.setSpacing(16)
        self._conditions.addStretch(1)
        holder = QWidget()
        holder.setLayout(self._conditions)
        self._conditions.setContentsMargins(0, 0, 0, 0)
        self.content.addWidget(holder, 1)
        self.content.addWidget(rule())
        self.content.addWidget(self._sentence)
        self.content.addWidget(self._open)
        self.content.addWidget(self._mistake)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.accept_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        self.content.addLayout(buttons)

    def _connect(self) -> None:
        self.kind.activated.connect(self._on_kind_chosen)
        for combo in (self.first, self.second):
            combo.activated.connect(self._on_changed)
        self.add_condition_button.clicked.connect(self._on_add_condition)
        self.accept_button.clicked.connect(self._on_accept_clicked)
        self.leave_button.clicked.connect(self._on_leave_clicked)

    def _show_changing(self, *, changing: bool) -> None:
        self.accept_button.setText(self.tr("Change Rule") if changing else self.tr("Add Rule"))
        self.leave_button.setVisible(changing)

    def _choose(self, combo: Combo, name: str) -> None:
        combo.setCurrentIndex(max(combo.findData(name), 0))

    @Slot()
    def _on_kind_chosen(self) -> None:
        if self.kind.currentData() == _FORBIDDEN and len(self.boxes) == 1 < len(self.columns):
            self._add_box()
        self._show_kind()

    @Slot()
    def _on_accept_clicked(self) -> None:
        self.rule_made.emit(self.rule())

    @Slot()
    def _on_leave_clicked(self) -> None:
        self.kind.setFocus()  # the button pressed is about to be gone
        self.begin()
        self.left.emit()
