"""Asked where a table is much like one that is registered: the same people, or others?"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, Field, Radio
from cusyn_desktop.ui.widgets.labels import Ink, Label
from cusyn_desktop.ui.widgets.panels import Card, Note

_WIDTH_PX = 560
_INDENT_PX = 28


@dataclass(frozen=True, slots=True)
class WhosePeople:
    """The answer.

    Attributes:
        same_as: Name of the dataset whose people these are, too; None for other people.
    """

    same_as: str | None


class WhosePeopleDialog(FormDialog):
    """Two answers; the one that protects people also where the person is not sure comes first.

    Attributes:
        same, other: The two answers.
        which: Whose people, where several datasets are alike.
        sure: What somebody who says "other people" has to stand for.

    Signals:
        answered: A `WhosePeople`.
    """

    answered = Signal(object)

    def __init__(self, look: Look, *, file: str, like: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Are these the same people?"),
            text=self.tr(
                "{file} holds much the same rows as {names}. That is so for a later export, a cleaned copy, "
                "or a part of the same table."
            ).format(file=file, names=self.tr(" and ").join(like)),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self.same = Radio(look, self.tr("&Yes, the same people (also if you are not sure)"))
        self.other = Radio(look, self.tr("&No, really other people"))
        self.which = Combo(look)
        self.which.addItems(list(like))
        self.sure = CheckBox(look, self.tr("I know that nobody is in both tables"))
        self._group = QButtonGroup(self)
        self._warning = Note(look, Tone.WARN, Icon.WARNING)
        self._which_field = Field(look, self.tr("The people of"), self.which)
        self._which_field.setVisible(len(like) > 1)
        self._build(like)
        self._show_answer()

    def _build(self, like: Sequence[str]) -> None:
        told = self.tr(
            "One pool counts for both tables: that of {name}. What is spent on either leaves less for both. "
            "The pool that you typed here is not used."
        )
        name = like[0] if len(like) == 1 else self.tr("the dataset that you choose")
        self.content.addWidget(_answer(self.same, told.format(name=name), self._which_field))
        told = self.tr(
            "The new table gets the pool that you typed. Your answer is written into the audit log."
        )
        self._warning.set_text(
            self.tr(
                "If somebody is in both tables after all, two budgets are spent on them, and they are "
                "protected less than either says."
            )
        )
        self.content.addWidget(_answer(self.other, told, self._warning, self.sure))
        self.content.addStretch(1)
        self.add_cancel(self.tr("Back"))
        self.accept_button = PrimaryButton(self.tr("Share the Pool"))
        self.accept_button.setDefault(True)
        self.add_buttons(self.accept_button)
        for button in (self.same, self.other):
            button.setFont(font(TextStyle.BUTTON))
            self._group.addButton(button)
            button.toggled.connect(self._show_answer)
        self.same.setChecked(True)
        self.sure.toggled.connect(self._show_answer)
        self.accept_button.clicked.connect(self._on_accept_clicked)

    @Slot()
    def _show_answer(self) -> None:
        is_same = self.same.isChecked()
        self._which_field.setEnabled(is_same)
        self._warning.setVisible(not is_same)
        self.sure.setVisible(not is_same)
        self.accept_button.setText(
            self.tr("Share the Pool") if is_same else self.tr("Register with a Pool of Its Own")
        )
        self.accept_button.setEnabled(is_same or self.sure.isChecked())

    @Slot()
    def _on_accept_clicked(self) -> None:
        self.answered.emit(WhosePeople(self.which.currentText() if self.same.isChecked() else None))
        self.accept()


def _answer(button: Radio, text: str, *more: QWidget) -> Card:
    """An answer with what it means below it."""
    card = Card(spacing=6)
    card.content.addWidget(button)
    column = QVBoxLayout()
    column.setContentsMargins(_INDENT_PX, 0, 0, 0)
    column.setSpacing(8)
    column.addWidget(Label(text, TextStyle.CAPTION, ink=Ink.MUTED, wrap=True))
    for widget in more:
        column.addWidget(widget)
    card.content.addLayout(column)
    return card
