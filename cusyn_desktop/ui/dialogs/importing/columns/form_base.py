"""What all editors of a domain have in common, and how numbers are typed."""

import re
from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.number_edit import NumberEdit, numbers_in
from cusyn_desktop.ui.words import formats

_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)", re.ASCII)

ChoiceT = TypeVar("ChoiceT", bound=str)


class DomainForm(QWidget):
    """Fields of one kind of domain. What is typed is handed on when a field is left or Enter is pressed.

    What was typed and not taken over, because it is not left yet or cannot be used, is held: a change
    elsewhere in the column must not put the former text in its place, which a confirmation would take.

    Signals:
        edited: The fields of the column that the person changed, by their names in the schema.
        typed_on: The person types; what was wrong may be right by now.
    """

    edited = Signal(object)
    typed_on = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._fields: dict[str, Field] = {}
        self._holds = False
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(12)

    def show_column(self, column: AnyColumn) -> None:
        """Show a column of this kind, in place of whatever was typed."""
        self.clear_mistakes()
        self._holds = False
        self.fill(column)

    def fill(self, column: AnyColumn) -> None:
        """Put a column into the fields."""
        raise NotImplementedError

    @property
    def holds_typed(self) -> bool:
        """Whether something is typed that the column does not have yet."""
        return self._holds

    def hold(self) -> None:
        """Keep what is typed until it is taken over or another column is shown."""
        self._holds = True

    def typed(self) -> dict[str, object]:
        """The fields as they are typed.

        Raises:
            InputError: A number or a list cannot be read; `field` names which.
        """
        raise NotImplementedError

    def show_mistake(self, key: str, sentence: str) -> bool:
        """Mark a field; False where this form has none of that name."""
        if key in self._fields:
            self._fields[key].set_mistake(sentence)
        return key in self._fields

    @property
    def marked(self) -> Field | None:
        """The first field with a mistake."""
        return next((field for field in self._fields.values() if field.mistake), None)

    def clear_mistakes(self) -> None:
        """Mark nothing."""
        for field in self._fields.values():
            field.set_mistake("")

    def add(self, key: str, caption: str, edit: QLineEdit) -> Field:
        """Make a field for a line of text and listen to it."""
        edit.editingFinished.connect(self._on_editing_finished)
        return self.know(key, Field(self.look, caption, edit))

    def know(self, key: str, field: Field) -> Field:
        """Remember a field by its name in the schema."""
        self._fields[key] = field
        field.typed.connect(self._on_typed)
        return field

    @Slot()
    def _on_typed(self) -> None:
        """Two limits may be wrong together: typing in one clears both."""
        self.clear_mistakes()
        self.hold()
        self.typed_on.emit()

    @Slot()
    def _on_editing_finished(self) -> None:
        self.emit_typed()

    def emit_typed(self) -> None:
        """Hand on what is typed, or mark what cannot be read."""
        self.clear_mistakes()
        try:
            fields = self.typed()
        except InputError as error:
            self.hold()
            self.show_mistake(str(error.details.get("field", "")), str(error))
            return
        self._holds = False
        self.edited.emit(fields)

    def number(self, edit: NumberEdit, key: str) -> int | float:
        """A typed number.

        Raises:
            InputError: It is none.
        """
        return self._number(edit.text().strip(), key)

    def numbers(self, edit: QLineEdit, key: str) -> list[int | float]:
        """Typed numbers; see `numbers_in`.

        Raises:
            InputError: One of them is none.
        """
        return [self._number(part, key) for part in numbers_in(edit.text())]

    def _number(self, text: str, key: str) -> int | float:
        if not _NUMBER.fullmatch(text):
            told = self.tr("Type a number, such as {example}.")
            raise InputError(told.format(example=formats.number(0.5, places=1)), field=key)
        value = float(text)
        return int(value) if value.is_integer() else value


def is_backward(fields: Mapping[str, object]) -> bool:
    """Whether numbers or days are to end before they begin."""
    match fields.get("from"), fields.get("to"):
        case (int() | float() as first, int() | float() as last):
            return last < first
        case (str() as first, str() as last):
            return last < first
    return False


def fill_choices(combo: QComboBox, choices: Mapping[ChoiceT, str], chosen: str) -> None:
    """Offer texts by their data, and choose one; a list that may be open just now is left as it is."""
    offered = [(str(data), text) for data, text in choices.items()]
    with QSignalBlocker(combo):
        if [(combo.itemData(row), combo.itemText(row)) for row in range(combo.count())] != offered:
            combo.clear()
            for data, text in offered:
                combo.addItem(text, data)
        combo.setCurrentIndex(combo.findData(str(chosen)))


def show_text(edit: QLineEdit, text: str) -> None:
    """Put a text into a field; the cursor stays where it is where nothing changes."""
    if edit.text() != text:
        edit.setText(text)
        edit.setCursorPosition(0)


def number_text(value: float | str) -> str:
    """A number without needless zeros behind the point."""
    text = str(value)
    return text.rstrip("0").rstrip(".") if "." in text and "e" not in text else text
