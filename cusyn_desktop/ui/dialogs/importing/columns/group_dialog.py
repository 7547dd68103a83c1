"""Put many or rare values together under one name, and take such groups apart."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.data.domain.columns import CategoryColumn
from cusyn_desktop.data.domain.grouping import grouped, ungrouped
from cusyn_desktop.data.drafting.seen import rare_values
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import CountField, Field, SearchField
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import icon_line
from cusyn_desktop.ui.widgets.tick_list import TickList
from cusyn_desktop.ui.words import formats

_WIDTH_PX = 640
_LIST_PX = 260
_RARE = 10


class GroupDialog(FormDialog):
    """Values with boxes to tick at the left, the group they go into at the right.

    Attributes:
        values: The values and groups of the column.
        name: What the ticked ones count as.

    Signals:
        fields_wanted: The changed fields of the column, by their names in the schema.
    """

    fields_wanted = Signal(object)

    def __init__(
        self, look: Look, column: CategoryColumn, counts: Mapping[str, int], parent: QWidget | None = None
    ) -> None:
        super().__init__(
            look,
            title=self.tr("Group the values of {name}").format(name=column.name),
            text=self.tr(
                "Ticked values count as one. The map is public, like the list of values: "
                "make it from what anyone could know, such as the chapters of a code book."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._column, self._counts = column, counts
        self.search = SearchField(look, self.tr("Find a value"))
        self.values = TickList(look, self.tr("Values"))
        self.name, self.below = QLineEdit(), CountField()
        self.tick_rare = Button(self.tr("&Tick Rare"))
        self.group_button = PrimaryButton(self.tr("Group"))
        self.ungroup_button = LinkButton(self.tr("Take Apart"))
        self._n_ticked = caption()
        self._build()
        self._connect()
        self._show_values()

    @property
    def column(self) -> CategoryColumn:
        """The column as it is now."""
        return self._column

    @property
    def _ticked(self) -> tuple[str, ...]:
        return tuple(value for value in self.values.ticked if value is not None)

    def show_column(self, column: CategoryColumn) -> None:
        """Show the column after a change."""
        self._column = column
        self._show_values()

    def _build(self) -> None:
        self.values.setMinimumHeight(_LIST_PX)
        self.below.setRange(2, 1_000_000)
        self.below.setValue(_RARE)
        self.below.setFixedWidth(96)
        self.name.setPlaceholderText(self.tr("for example other"))
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.search)
        left.addWidget(self.values, 1)
        told = caption(self.tr("The counts are exact: only you see them."))
        left.addLayout(icon_line(self.look, Icon.CUSTODIAN_ONLY, told))
        right = QVBoxLayout()
        right.setSpacing(12)
        rare = QHBoxLayout()
        rare.setSpacing(8)
        rare.addWidget(Field(self.look, self.tr("&Rarer than"), self.below))
        rare.addWidget(self.tick_rare, 0, Qt.AlignmentFlag.AlignBottom)
        rare.addStretch(1)
        right.addLayout(rare)
        right.addWidget(self._n_ticked)
        right.addWidget(self.know_field("name", Field(self.look, self.tr("They &count as"), self.name)))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.group_button)
        buttons.addWidget(self.ungroup_button)
        buttons.addStretch(1)
        right.addLayout(buttons)
        right.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(left, 3)
        row.addLayout(right, 2)
        self.content.addLayout(row, 1)
        self.close_button = self.add_cancel(self.tr("Done"))

    def _connect(self) -> None:
        self.search.textChanged.connect(self.values.search_for)
        self.values.itemChanged.connect(self._on_ticked)
        self.values.currentItemChanged.connect(self._on_ticked)
        self.tick_rare.clicked.connect(self._on_rare_clicked)
        self.group_button.clicked.connect(self._on_group_clicked)
        self.ungroup_button.clicked.connect(self._on_ungroup_clicked)
        self.name.returnPressed.connect(self._on_group_clicked)

    def _count_of(self, value: str) -> int:
        members = self._column.groups.get(value, ())
        return self._counts.get(value, 0) + sum(self._counts.get(member, 0) for member in members)

    def _show_values(self) -> None:
        self.values.show_values([(value, self._text_of(value)) for value in self._column.categories])
        self._on_ticked()

    def _text_of(self, value: str) -> str:
        members = self._column.groups.get(value)
        shown = f"{value}  ({', '.join(members)})" if members else value
        count = formats.count(self._count_of(value))
        return self.tr("{value}  –  {count}").format(value=shown, count=count)

    @Slot()
    def _on_ticked(self) -> None:
        self._n_ticked.setText(
            self.tr("Ticked: {count}").format(count=formats.count(len(self.values.ticked)))
        )
        self.ungroup_button.setEnabled(self.values.current_value in self._column.groups)

    @Slot()
    def _on_rare_clicked(self) -> None:
        counts = {value: self._count_of(value) for value in self._column.categories}
        self.values.tick(*rare_values(counts, below=self.below.value()))

    @Slot()
    def _on_group_clicked(self) -> None:
        self.clear_error()
        self.show_mistake("name", "")
        try:
            fields = grouped(self._column, self.name.text().strip(), self._ticked)
        except InputError as error:
            self.show_error(error)
            return
        self.name.clear()
        self.fields_wanted.emit(fields)

    @Slot()
    def _on_ungroup_clicked(self) -> None:
        current = self.values.current_value
        if current is not None:
            self.fields_wanted.emit(ungrouped(self._column, current, kept=self._counts.keys()))
