"""The bounds of a column in a sentence, and its groups on a line."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.data.bounds import GridColumn
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.columns.form_base import number_text
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import show_groups, upper_text
from cusyn_desktop.ui.widgets.domain_ruler import DomainRuler
from cusyn_desktop.ui.widgets.labels import body
from cusyn_desktop.ui.words import formats


class ColumnBounds(QWidget):
    """Between which numbers most values lie, and into which groups they are put."""

    def __init__(self, look: Look, column: GridColumn) -> None:
        super().__init__()
        ruler = DomainRuler(look)
        show_groups(ruler, column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(body(self._sentence(column), wrap=True))
        layout.addWidget(ruler)

    def _sentence(self, column: GridColumn) -> str:
        lowest, highest = formats.written(number_text(column.bounds[0])), upper_text(column)
        between = self.tr("Most values lie between {lowest} and {highest}. They are put into {groups}.")
        groups = self.tr("%n group(s)", "", column.bins.size)
        rarer = self.tr("Rarer values may lie outside: how many is not told, as that would cost more.")
        return joined((between.format(lowest=lowest, highest=highest, groups=groups), rarer))
