"""Many interest queries at once, by the usual patterns."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations
from math import prod

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.records import ColumnSummary
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.column_boxes import ColumnBoxes
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import body, caption
from cusyn_desktop.ui.words import formats

_WIDTH_PX = 560
_MANY = 30

Query = tuple[str, ...]


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
    """

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
        self._sum, self._advice = body(wrap=True), caption(wrap=True)
        for template, text in self._texts().items():
            self.template.addItem(text, template)
        for part in (Field(look, self.tr("&Pattern"), self.template), self._target_field):
            self.content.addWidget(part)
        self.content.addWidget(self._chosen_title)
        self.content.addWidget(self.chosen, 1)
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
        cells = [prod(sizes[name] for name in query) for query in queries]
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
