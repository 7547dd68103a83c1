"""What may not leave the window: cells of the private file and exact counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTableView, QWidget
from typing_extensions import override

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # the Qt class comes with whoever mixes this in


class NeverKept(_Widget):
    """Mixed into a view before its Qt class: Qt would put the cell in hand on the clipboard."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keys for copying and cutting do nothing."""
        if not (event.matches(QKeySequence.StandardKey.Copy) or event.matches(QKeySequence.StandardKey.Cut)):
            super().keyPressEvent(event)


class RawTable(NeverKept, QTableView):
    """Cells of the private file, to be looked at."""
