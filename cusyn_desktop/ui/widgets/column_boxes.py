"""A list of columns of which some are ticked, with a field that finds them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import CheckBox, SearchField

_ROOM_PX = 220
_LONGEST = 64


class ColumnBoxes(QWidget):
    """One box a column, with what it holds; "all" and "none" act on those that the search leaves.

    Signals:
        chosen_changed: Other columns are ticked.
    """

    chosen_changed = Signal()

    def __init__(
        self, look: Look, columns: Sequence[str] | Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        held = columns if isinstance(columns, Mapping) else dict.fromkeys(columns, "")
        self.boxes = {name: CheckBox(look, _box_text(name, text)) for name, text in held.items()}
        self.search = SearchField(look, self.tr("Find columns"))
        self.all_link, self.none_link = LinkButton(self.tr("Tick All")), LinkButton(self.tr("Tick None"))
        self._left_out = ""
        self._build()
        self.search.textChanged.connect(self._show)
        self.all_link.clicked.connect(self._on_all_clicked)
        self.none_link.clicked.connect(self._on_none_clicked)
        for name, box in self.boxes.items():
            box.setAccessibleName(name)
            box.setToolTip(held[name])
            box.toggled.connect(self.chosen_changed)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Names of the ticked columns, in their order."""
        return tuple(name for name, box in self.boxes.items() if box.isChecked() and name != self._left_out)

    def leave_out(self, name: str) -> None:
        """Offer every column but this one."""
        self._left_out = name
        self._show()
        self.chosen_changed.emit()

    def _offered(self) -> tuple[CheckBox, ...]:
        wanted = self.search.text().strip().casefold()
        return tuple(
            box for name, box in self.boxes.items() if wanted in name.casefold() and name != self._left_out
        )

    def _tick(self, *, on: bool) -> None:
        blocked = self.blockSignals(True)
        for box in self._offered():
            box.setChecked(on)
        self.blockSignals(blocked)
        self.chosen_changed.emit()

    def _build(self) -> None:
        inner = QWidget()
        inner.setObjectName("scrolled")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(0)
        for box in self.boxes.values():
            column.addWidget(box)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(_ROOM_PX)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.search, 1)
        head.addWidget(self.all_link)
        head.addWidget(self.none_link)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(8)
        outer.addLayout(head)
        outer.addWidget(scroll, 1)

    @Slot()
    def _show(self) -> None:
        offered = self._offered()
        for box in self.boxes.values():
            box.setVisible(box in offered)

    @Slot()
    def _on_all_clicked(self) -> None:
        self._tick(on=True)

    @Slot()
    def _on_none_clicked(self) -> None:
        self._tick(on=False)


def _box_text(name: str, held: str) -> str:
    """A name, and what the column holds; cut where it gets long, for it is in the tooltip, too."""
    room = max(_LONGEST - len(name), 8)
    shown = held if len(held) <= room else f"{held[: room - 1]}…"
    return (f"{name}:  {shown}" if shown else name).replace("&", "&&")
