"""What stands above the bar of a pool: what is spent over its full part, what is left over its empty part."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import PoolStatus
from cusyn_desktop.ui.widgets.labels import caption, key_figure
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


class PoolFigures(QWidget):
    """Spent and left on one line of type; what is left is the larger."""

    def __init__(self) -> None:
        super().__init__()
        self._spent, self._left = caption(), key_figure()
        self._spent.setContentsMargins(0, 0, 0, 4)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._spent, 1, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._left, 0, Qt.AlignmentFlag.AlignBottom)

    def show_pool(self, pool: PoolStatus) -> None:
        """Show the shares of another pool."""
        self._spent.setText(spent_text(pool))
        self._left.setText(left_text(pool))


def spent_text(pool: PoolStatus) -> str:
    """What is spent, in percent of the pool."""
    return translate("Pools", "{share} spent").format(share=formats.percent(pool.spent_share))


def left_text(pool: PoolStatus) -> str:
    """What is left, in percent of the pool."""
    return translate("Pools", "{share} left").format(share=formats.percent_left(pool.left_share))
