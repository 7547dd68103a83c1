"""Names for the columns of a file without a header: typed or pasted, one a line."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent, QTextCursor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.importing.columns.value_forms import LinesEdit
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.words.told import told

_LIST_PX = 260


class NameColumnsDialog(FormDialog):
    """One list of all names, in the order of the file; the column that was chosen is selected.

    Attributes:
        names: The list.

    Signals:
        named: The columns have other names.
    """

    named = Signal()

    def __init__(self, look: Look, draft: ImportDraft, place: int, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Name columns"),
            text=self.tr(
                "The file has no line of names. Type or paste one name a line, in the order of the columns. "
                "Pages, releases and the data dictionary use them; the synthetic file has no line of "
                "names either."
            ),
            parent=parent,
        )
        self._draft, self._place = draft, place
        self.names = LinesEdit()
        self.names.setMinimumHeight(_LIST_PX)
        self.names.setPlainText("\n".join(column.name for column in draft.columns))
        self.add_field("names", Field(look, self.tr("&Names"), self.names))
        self.add_answers(PrimaryButton(self.tr("Use These Names")))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._select_line(self._place)
        self.names.setFocus()

    @override
    def act(self) -> None:
        """Name the columns, or say which line cannot be used."""
        try:
            self._draft.set_names(self.names.all_lines)
        except InputError as error:
            self.show_mistake("names", told(str(error)))
            line = error.details.get("line")
            self._select_line(line - 1 if isinstance(line, int) else 0)
            return
        self.named.emit()
        self.accept()

    def _select_line(self, line: int) -> None:
        cursor = QTextCursor(self.names.document().findBlockByNumber(line))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        self.names.setTextCursor(cursor)
