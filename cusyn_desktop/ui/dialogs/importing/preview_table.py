"""The first rows of a file as a plain table, of which many columns are as quickly fitted as few."""

from PySide6.QtWidgets import QStyleOptionViewItem

from cusyn_desktop.ui.keeping import RawTable
from cusyn_desktop.ui.models.import_preview import PreviewModel

ROW_PX = 26


class PreviewTable(RawTable):
    """Rows without a grid that nobody can choose."""

    def __init__(self, model: PreviewModel) -> None:
        super().__init__()
        self._rows_model = model
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(RawTable.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(RawTable.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(ROW_PX)

    def fit_columns(self, widest_px: int | None = None) -> None:
        """Give each column the room of its head and of its cells; long cells have at most `widest_px`.

        Qt would lay out each cell, which is felt with hundreds of columns.
        """
        self.ensurePolished()  # else the style sheet's padding is left out
        option, head, metrics = QStyleOptionViewItem(), self.horizontalHeader(), self.fontMetrics()
        self.initViewItemOption(option)
        for column in range(self._rows_model.columnCount()):
            cells_px = 0
            if (row := self._rows_model.widest(column, metrics)) is not None:
                cells_px = self.itemDelegate().sizeHint(option, self._rows_model.index(row, column)).width()
            room_px = cells_px if widest_px is None else min(cells_px, widest_px)
            self.setColumnWidth(column, max(room_px, head.sectionSizeHint(column)))
