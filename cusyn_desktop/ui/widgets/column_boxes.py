"""A list of columns of which some are ticked, with a field that finds them."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import CheckBox, SearchField
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import icon_line

_ROOM_PX = 220
_BOX_PX = 24


class _HolderBox(CheckBox):
    """A name and what the column holds, as far as there is room; pointing at it shows all."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look, "")
        self._whole = text
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._show_text()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_text()

    def _show_text(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).width()
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))


class ColumnBoxes(QWidget):
    """One box a column, with what it holds; "all" and "none" act on those that the search leaves.

    A column with a warning shows it, and "all" passes over it: it is ticked by itself or not at all.

    Signals:
        chosen_changed: Other columns are ticked.
    """

    chosen_changed = Signal()

    def __init__(
        self,
        look: Look,
        columns: Sequence[str] | Mapping[str, str],
        parent: QWidget | None = None,
        *,
        warnings: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(parent)
        held = columns if isinstance(columns, Mapping) else dict.fromkeys(columns, "")
        self.boxes = {name: _made_box(look, name, text) for name, text in held.items()}
        self._warnings = {name: _made_warning(look, text) for name, text in (warnings or {}).items()}
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
            box.setAccessibleDescription((warnings or {}).get(name, ""))
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

    def _tick(self, *names: str) -> None:
        """Tick just these of the columns that are offered."""
        wanted, offered = [self.boxes[name] for name in names], self._offered()
        blocked = self.blockSignals(True)
        for box in offered:
            box.setChecked(box in wanted)
        self.blockSignals(blocked)
        self.chosen_changed.emit()

    def _build(self) -> None:
        inner = QWidget()
        inner.setObjectName("scrolled")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(0)
        for name, box in self.boxes.items():
            column.addWidget(box)
            if name in self._warnings:
                column.addWidget(self._warnings[name])
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
        for name, box in self.boxes.items():
            box.setVisible(box in offered)
            if name in self._warnings:
                self._warnings[name].setVisible(box in offered)

    @Slot()
    def _on_all_clicked(self) -> None:
        self._tick(*(name for name in self.boxes if name not in self._warnings))

    @Slot()
    def _on_none_clicked(self) -> None:
        self._tick()


def _made_box(look: Look, name: str, held: str) -> CheckBox:
    return _HolderBox(look, f"{name}:  {held}") if held else CheckBox(look, name.replace("&", "&&"))


def _made_warning(look: Look, text: str) -> QWidget:
    """A warning below the box that it is about."""
    line = QWidget()
    row = icon_line(look, Icon.WARNING, caption(text, wrap=True), Tint.WARN)
    row.setContentsMargins(_BOX_PX, 0, 0, 6)
    line.setLayout(row)
    return line
