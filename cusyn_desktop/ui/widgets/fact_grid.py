"""Facts about one thing, one a line: what it is at the left, the value at the right."""

from collections.abc import Mapping

from PySide6.QtWidgets import QGridLayout, QWidget

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label


class FactGrid(QWidget):
    """Lines that stay while their values change; a long value ends in dots and is told in full by its tip."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__()
        self._values = {key: ElidedLabel("", TextStyle.BUTTON) for key in names}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for place, (key, name) in enumerate(names.items()):
            grid.addWidget(Label(name, TextStyle.CAPTION, ink=Ink.MUTED), place, 0)
            grid.addWidget(self._values[key], place, 1)

    def show_values(self, values: Mapping[str, str]) -> None:
        """Show other values, by the keys of their names."""
        for key, text in values.items():
            self._values[key].setText(text)
