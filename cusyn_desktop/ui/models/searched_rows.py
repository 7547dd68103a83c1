"""The rows of a table that hold what a person searches for."""

from typing import Any

from PySide6.QtCore import QObject, QSortFilterProxyModel, Qt
from typing_extensions import override

from cusyn_desktop.ui.models.rows import AnyIndex, RowsModel


class SearchedRows(QSortFilterProxyModel):
    """Filters by text; sorting is left to the rows.

    What a row is searched by is put together once, because wording thousands of cells at each letter that a
    person types would be felt.
    """

    def __init__(self, model: RowsModel[Any], parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._wanted = ""
        self._texts: dict[int, str] = {}
        model.modelAboutToBeReset.connect(self._texts.clear)
        self.setSourceModel(model)

    def search_for(self, text: str) -> None:
        """Let only rows through that hold a text in some column."""
        self.beginFilterChange()
        self._wanted = text.casefold()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def prepare(self, n_rows: int) -> bool:
        """Put the texts of some more rows together; False once there are no more."""
        start = len(self._texts)
        stop = min(start + n_rows, len(self._model.rows))
        for place in range(start, stop):
            self._text(place)
        return stop < len(self._model.rows)

    @override
    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        return not self._wanted or self._wanted in self._text(source_row)

    def _text(self, place: int) -> str:
        key = id(self._model.rows[place])  # the model keeps its rows until it is reset
        if key not in self._texts:
            self._texts[key] = self._model.text_of(place)
        return self._texts[key]

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.sourceModel().sort(column, order)
