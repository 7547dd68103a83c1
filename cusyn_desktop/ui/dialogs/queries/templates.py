"""Many interest queries at once, by the usual patterns."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.records import ColumnSummary, Evaluation
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.queries.foreseen import Query, with_errors, with_sizes
from cusyn_desktop.ui.models.foreseen import ForeseenColumn, ForeseenModel
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.column_boxes import ColumnBoxes
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import body, caption
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats

_WIDTH_PX = 560
_MANY = 30
_LIST_PX = 152


class Template(StrEnum):
    """A pattern of queries."""

    WITH_ONE = "with one"
    PREDICTORS = "predictors"
    AMONG = "among"


class QueryTemplatesDialog(FormDialog):
    """A pattern, its columns, and what it would add; accepted: `queries` are added.

    Attributes:
        template: Which pattern.
        target: The column that each pair has.
        chosen: The other columns.
        foreseen: Each query that would be added, with its size and the error to expect.

    Signals:
        queries_changed: Something else would be added; read `queries`.
    """

    queries_changed = Signal()

    def __init__(self, look: Look, columns: Sequence[ColumnSummary], parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Add interest queries"),
            text=self.tr("Each pair is a table that must come out well. They are added to what is chosen."),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._columns = tuple(columns)
        names = [column.name for column in columns]
        self.template, self.target = Combo(look), Combo(look)
        self.target.addItems(names)
        self.chosen = ColumnBoxes(look, names)
        self._target_field = Field(look, self.tr("&Column"), self.target)
        self._chosen_title = caption()
        self._model = ForeseenModel(self)
        self.foreseen = DataTable(
            self._model, name=self.tr("Queries to be added"), stretch=ForeseenColumn.QUERY
        )
        self.foreseen.setFixedHeight(_LIST_PX)
        self._sum, self._advice = body(wrap=True), caption(wrap=True)
        for template, text in self._texts().items():
            self.template.addItem(text, template)
        for part in (Field(look, self.tr("&Pattern"), self.template), self._target_field):
            self.content.addWidget(part)
        self.content.addWidget(self._chosen_title)
        self.content.addWidget(self.chosen, 1)
        self.content.addWidget(self.foreseen)
        self.content.addWidget(self._sum)
        self.content.addWidget(self._advice)
        self.add_answers(PrimaryButton())
        self.template.currentIndexChanged.connect(self._on_pattern_changed)
        self.target.currentIndexChanged.connect(self._on_pattern_changed)
        self.chosen.chosen_changed.connect(self._on_chosen_changed)
        self._on_pattern_changed()

    @property
    def queries(self) -> tuple[Query, ...]:
        """What the pattern means, in the order of the columns."""
        target = self.target.currentText()
        match Template(self.template.currentData()):
            case Template.WITH_ONE:
                return tuple((target, column.name) for column in self._columns if column.name != target)
            case Template.PREDICTORS:
                return tuple((target, name) for name in self.chosen.chosen)
            case Template.AMONG:
                return tuple(combinations(self.chosen.chosen, 2))

    def show_foreseen(self, evaluation: Evaluation) -> None:
        """Show the errors that can be expected, in an answer to a request with these queries."""
        self._model.set_rows(with_errors(self._model.rows, evaluation))

    def _texts(self) -> dict[Template, str]:
        return {
            Template.WITH_ONE: self.tr("All pairs with one column"),
            Template.PREDICTORS: self.tr("A target with each of its predictors"),
            Template.AMONG: self.tr("All pairs among some columns"),
        }

    @Slot()
    def _on_pattern_changed(self) -> None:
        template = Template(self.template.currentData())
        self._target_field.setVisible(template is not Template.AMONG)
        self.chosen.setVisible(template is not Template.WITH_ONE)
        self._chosen_title.setVisible(template is not Template.WITH_ONE)
        titles = {Template.PREDICTORS: self.tr("Predictors"), Template.AMONG: self.tr("Columns")}
        self._chosen_title.setText(titles.get(template, ""))
        self.chosen.leave_out(self.target.currentText() if template is Template.PREDICTORS else "")

    @Slot()
    def _on_chosen_changed(self) -> None:
        from cusyn_desktop.services.records.recipe import MAX_QUERIES

        queries = self.queries
        sizes = {column.name: column.size for column in self._columns}
        self._model.set_rows(with_sizes(queries, sizes))
        self.foreseen.setVisible(bool(queries))
        cells = [row.cells for row in self._model.rows]
        self.queries_changed.emit()
        self.accept_button.setEnabled(0 < len(queries) <= MAX_QUERIES)
        self.accept_button.setText(self._accept_text(len(queries)))
        self._advice.setText(self._advice_text(len(queries)))
        if not queries:
            self._sum.setText(self._missing_text())
            return
        if len(queries) > MAX_QUERIES:
            told = self.tr("A request has at most {most} queries. Tick fewer columns.")
            self._sum.setText(told.format(most=formats.count(MAX_QUERIES)))
            return
        told = self.tr("%Ln cells in all, {largest} in the largest table.", "", sum(cells))
        self._sum.setText(told.format(largest=formats.count(max(cells))))

    def _accept_text(self, n_queries: int) -> str:
        if n_queries == 1:
            return self.tr("Add 1 Query")
        return self.tr("Add {count} Queries").format(count=formats.count(n_queries))

    def _missing_text(self) -> str:
        if Template(self.template.currentData()) is Template.AMONG:
            return self.tr("Tick at least two columns.")
        return self.tr("Tick at least one column.")

    def _advice_text(self, n_queries: int) -> str:
        if n_queries > _MANY:
            return self.tr("So many share one budget that none gains much. Fewer come out better.")
        return self.tr("All queries share one budget: the fewer there are, the better each comes out.")
