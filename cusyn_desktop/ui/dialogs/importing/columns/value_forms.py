"""Lists of values: categories, the two words of a yes or no, and what becomes of columns left out."""

import re

from PySide6.QtCore import QMimeData, QSignalBlocker, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout
from typing_extensions import override

from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, Kept, LeftOutColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.columns.form_base import DomainForm, fill_choices, show_text
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, Field
from cusyn_desktop.ui.widgets.labels import body, caption

_WORD_PX = 160
_LIST_PX = 80
_APART = re.compile(r"[;；，、\t]|, ?")
_QUOTES = "\"'"
_MOST_SHOWN_GROUPS = 3


class LinesEdit(QPlainTextEdit):
    """One value a line.

    Signals:
        editing_finished: The field was left.
    """

    editing_finished = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.document().setDocumentMargin(6)

    @property
    def lines(self) -> list[str]:
        """The lines that hold something."""
        return [line.strip() for line in self.toPlainText().splitlines() if line.strip()]

    @property
    def all_lines(self) -> list[str]:
        """The lines up to the last one that holds something, empty ones between them included."""
        return [line.strip() for line in self.toPlainText().rstrip().split("\n")]

    @override
    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste a list; a single line with commas, semicolons or tabs becomes many lines."""
        text = source.text().strip()
        if "\n" not in text and _APART.search(text):
            parts = (part.strip().strip(_QUOTES) for part in _APART.split(text))
            text = "\n".join(part for part in parts if part)
        self.insertPlainText(text)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.editing_finished.emit()


class CategoryForm(DomainForm):
    """The possible values, one a line, and which of them are groups.

    Signals:
        group_wanted: Values are to be put together, or taken apart.
    """

    group_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.values = LinesEdit()
        self.values.setFixedHeight(_LIST_PX)
        self._count, self._groups = caption(), caption(wrap=True)
        self.ordered = CheckBox(look, self.tr("Their order means something"))
        self.group_button = Button(self.tr("&Group…"), look.icon(Icon.GROUP))
        self.values.editing_finished.connect(self._on_editing_finished)
        self.ordered.clicked.connect(self._on_editing_finished)
        self.group_button.clicked.connect(self.group_wanted)
        side = QVBoxLayout()
        side.setSpacing(6)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.group_button)
        line.addWidget(self._count)
        line.addStretch(1)
        side.addSpacing(22)
        side.addLayout(line)
        side.addWidget(self.ordered)
        side.addWidget(self._groups)
        side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        text = self.tr("&Possible values: type or paste, one a line")
        row.addWidget(self.know("categories", Field(look, text, self.values)), 1)
        row.addLayout(side, 1)
        self.column.addLayout(row)

    @override
    def fill(self, column: AnyColumn) -> None:
        if not isinstance(column, CategoryColumn):
            return
        if self.values.lines != list(column.categories):
            with QSignalBlocker(self.values):
                self.values.setPlainText("\n".join(column.categories))
        self.ordered.setChecked(column.ordered)
        self._count.setText(self.tr("%Ln values", "", len(column.categories)))
        shown = [
            self.tr("“{group}” takes in {values}").format(group=group, values=", ".join(members))
            for group, members in list(column.groups.items())[:_MOST_SHOWN_GROUPS]
        ]
        more = len(column.groups) - len(shown)
        shown += [self.tr("and %Ln more groups", "", more)] * (more > 0)
        self._groups.setText("; ".join(shown))
        self._groups.setVisible(bool(shown))

    @override
    def typed(self) -> dict[str, object]:
        if not self.values.lines:
            raise InputError(self.tr("List at least one value."), field="categories")
        return {"categories": self.values.lines, "ordered": self.ordered.isChecked()}


class BooleanForm(DomainForm):
    """The two words, as they stand in the file."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.no, self.yes = QLineEdit(), QLineEdit()
        row = QHBoxLayout()
        row.setSpacing(16)
        for edit, key, text in (
            (self.no, "no", self.tr("Written for &no")),
            (self.yes, "categories", self.tr("Written for &yes")),
        ):
            edit.setFixedWidth(_WORD_PX)
            row.addWidget(self.add(key, text, edit))
        row.addStretch(1)
        self.column.addLayout(row)

    @override
    def fill(self, column: AnyColumn) -> None:
        if isinstance(column, CategoryColumn) and column.type is ColumnType.BOOLEAN:
            show_text(self.no, column.categories[0])
            show_text(self.yes, column.categories[1])

    @override
    def typed(self) -> dict[str, object]:
        words = [self.no.text().strip(), self.yes.text().strip()]
        if not all(words):
            raise InputError(self.tr("Type both words."), field="categories")
        return {"categories": words}


class LeftOutForm(DomainForm):
    """What the synthetic table has in the place of a column that is not modelled."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        told = self.tr("This column is left out: nothing of it is counted or made synthetic.")
        self.column.addWidget(body(told, wrap=True))
        self.release, self.start = Combo(look), QLineEdit()
        self.start.setPlaceholderText(self.tr("for example P-0001"))
        self._start_field = self.add("start", self.tr("&First number"), self.start)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(Field(look, self.tr("In the &synthetic table"), self.release), 2)
        row.addWidget(self._start_field, 1)
        self.column.addLayout(row)
        self.release.activated.connect(self._on_release_chosen)

    @override
    def fill(self, column: AnyColumn) -> None:
        if not isinstance(column, LeftOutColumn):
            return
        fill_choices(self.release, self._choices(column.type), column.release)
        show_text(self.start, column.start)
        self._start_field.setVisible(column.release is Kept.REGENERATED)

    @override
    def typed(self) -> dict[str, object]:
        return {"release": self.release.currentData(), "start": self.start.text().strip() or None}

    def _choices(self, kind: ColumnType) -> dict[Kept, str]:
        choices = {Kept.LEFT_OUT: self.tr("Leave it out"), Kept.EMPTY: self.tr("Keep it, with empty cells")}
        if kind is ColumnType.IDENTIFIER:
            choices[Kept.REGENERATED] = self.tr("Number the rows anew")
        if kind is ColumnType.CONSTANT:
            choices[Kept.REGENERATED] = self.tr("Write the same value everywhere")
        return choices

    @Slot()
    def _on_release_chosen(self) -> None:
        anew = self.release.currentData() == Kept.REGENERATED
        self._start_field.setVisible(anew)
        self.hold()
        if not anew or self.start.text().strip():
            self.emit_typed()
