"""Choose three columns whose joint table must come out well."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.records import ColumnSummary, Evaluation
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.queries.foreseen import Query, with_errors, with_sizes
from cusyn_desktop.ui.models.foreseen import error_text
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import body
from cusyn_desktop.ui.words import formats


class ThreeColumnsDialog(FormDialog):
    """Three lists, how many cells the table of the three has, and what error can be expected of it.

    Signals:
        queries_changed: Other columns are chosen; read `queries`.
    """

    queries_changed = Signal()

    def __init__(self, look: Look, columns: Sequence[ColumnSummary], parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Three columns"),
            text=self.tr(
                "Their joint table is measured as one. The fewer cells it has, the smaller its error."
            ),
            parent=parent,
        )
        self._columns = tuple(columns)
        captions = (self.tr("&First column"), self.tr("&Second column"), self.tr("&Third column"))
        self.choices = tuple(self._make_choice(look, number) for number in range(3))
        for number, (text, choice) in enumerate(zip(captions, self.choices, strict=True)):
            self.add_field(str(number), Field(look, text, choice))
        self._size, self._error = body(), body()
        self.content.addWidget(self._size)
        self.content.addWidget(self._error)
        self.add_answers(PrimaryButton(self.tr("Add Query")))
        self._show_size()

    @property
    def query(self) -> tuple[str, ...]:
        """The three names, in the order of the dataset's columns."""
        positions = sorted({choice.currentIndex() for choice in self.choices})
        return tuple(self._columns[position].name for position in positions)

    @property
    def queries(self) -> tuple[Query, ...]:
        """What would be added."""
        return (self.query,)

    def show_foreseen(self, evaluation: Evaluation) -> None:
        """Show the error that can be expected, in an answer to a request with the query."""
        sizes = {column.name: column.size for column in self._columns}
        (row,) = with_errors(with_sizes(self.queries, sizes), evaluation)
        if row.is_measured:
            told = self.tr("Expected error: {error} points").format(error=error_text(row))
        else:
            told = self.tr("Not assured: too large for this budget to be measured by itself.")
        self._error.setText(told)

    def _make_choice(self, look: Look, number: int) -> Combo:
        choice = Combo(look)
        choice.addItems([column.name for column in self._columns])
        choice.setCurrentIndex(min(number, len(self._columns) - 1))
        choice.currentIndexChanged.connect(self._on_choice_changed)
        return choice

    @Slot()
    def _on_choice_changed(self) -> None:
        self._show_size()
        self.queries_changed.emit()

    def _show_size(self) -> None:
        self._error.setText(self.tr("Expected error: {error} points").format(error="\N{EN DASH}"))
        chosen = [column for column in self._columns if column.name in self.query]
        self.accept_button.setEnabled(len(chosen) == len(self.choices))
        if len(chosen) < len(self.choices):
            self._size.setText(self.tr("Choose three different columns."))
            return
        cells = 1
        for column in chosen:
            cells *= column.size
        factors = f" {formats.TIMES} ".join(formats.count(column.size) for column in chosen)
        self._size.setText(self.tr("{factors} = %Ln cells", "", cells).format(factors=factors))
