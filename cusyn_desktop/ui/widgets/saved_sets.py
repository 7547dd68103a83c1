"""A list of saved sets of interest queries, with what can be done to one of them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.users import QuerySetColumn, QuerySetsModel
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.tables import DataTable


class SavedSets(QWidget):
    """The sets, and below them the buttons that change one and the link that takes the change back.

    Attributes:
        table: The sets.
        rename_button, delete_button, undo_link: What can be done.

    Signals:
        set_selected: A `QuerySet`, or None.
        set_activated: The set that was double-clicked or entered.
        rename_wanted: The set that is to have another name.
        delete_wanted: The set that is to go.
        undo_wanted: The last change is to be taken back.
    """

    set_selected = Signal(object)
    set_activated = Signal(object)
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)
    undo_wanted = Signal()

    def __init__(self, look: Look, *, none: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = QuerySetsModel(look, self)
        self.table = DataTable(self._model, name=self.tr("Saved sets"), stretch=QuerySetColumn.QUERIES)
        self._none = caption(none, wrap=True)
        self.rename_button, self.delete_button = Button(self.tr("Rename…")), Button(self.tr("Delete"))
        self._changed, self.undo_link = caption(), LinkButton(self.tr("Undo"))
        self._may_change = True
        self._build()
        self.table.row_selected.connect(self._on_row_selected)
        self.table.row_activated.connect(self.set_activated)
        self.rename_button.clicked.connect(self._on_rename_clicked)
        self.delete_button.clicked.connect(self._on_delete_clicked)
        self.undo_link.clicked.connect(self.undo_wanted)
        self.show_undo("")

    @property
    def sets(self) -> tuple[QuerySet, ...]:
        """What is listed."""
        return self._model.rows

    def show_sets(self, sets: Sequence[QuerySet]) -> None:
        """List other sets; the first one is chosen."""
        if tuple(sets) == self._model.rows:
            return
        self._model.set_rows(sets)
        self.table.setColumnHidden(QuerySetColumn.DATASET, len({one.dataset for one in sets}) < 2)
        self.table.setVisible(bool(sets))
        self._none.setVisible(not sets)
        self._show_buttons()
        if sets:
            self.table.selectRow(0)
        else:
            self._on_row_selected(None)

    def allow_changes(self, *, allowed: bool) -> None:
        """Leave out what the role may not do."""
        self._may_change = allowed
        self._show_buttons()

    def show_undo(self, told: str) -> None:
        """Say what was done and offer to take it back; nothing is offered where `told` is empty."""
        self._changed.setText(told)
        self.undo_link.setVisible(bool(told))

    def _show_buttons(self) -> None:
        for button in (self.rename_button, self.delete_button):
            button.setVisible(self._may_change and bool(self._model.rows))

    def _build(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.rename_button)
        line.addWidget(self.delete_button)
        line.addStretch(1)
        line.addWidget(self._changed)
        line.addWidget(self.undo_link)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._none)
        column.addWidget(self.table, 1)
        column.addLayout(line)
        column.addStretch(0)
        self.table.setVisible(False)
        self._show_buttons()

    @Slot(object)
    def _on_row_selected(self, row: QuerySet | None) -> None:
        for button in (self.rename_button, self.delete_button):
            button.setEnabled(row is not None)
        self.set_selected.emit(row)

    @Slot()
    def _on_rename_clicked(self) -> None:
        self.rename_wanted.emit(self.table.current)

    @Slot()
    def _on_delete_clicked(self) -> None:
        self.delete_wanted.emit(self.table.current)
