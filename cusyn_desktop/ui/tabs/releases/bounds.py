"""What is shown of a release that paid for bounds: the bounds, and the noisy counts that tell them."""

from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import BoundsFound
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.bounds.column_bounds import ColumnBounds
from cusyn_desktop.ui.plots.counted_bars import CountedBars
from cusyn_desktop.ui.widgets.labels import body, caption
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card


class BoundsPage(QWidget):
    """Two cards; what is not there is told in words.

    Attributes:
        bars: The noisy counts.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.bars = CountedBars(look)
        self._bounds, self._shown = Card(spacing=8), QWidget()
        self._bounds.add_head(self.tr("Bounds found"))
        self._bounds.content.addWidget(self._shown)
        counts = Card(spacing=4)
        counts.add_head(self.tr("Noisy counts that tell them"))
        counts.content.addWidget(
            caption(
                self.tr(
                    "% of people, with noise, by ranges that anyone could name. Each is named by its first "
                    "value. Up to the dashed line a bar may be nothing but noise."
                ),
                wrap=True,
            )
        )
        counts.content.addWidget(self.bars, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addWidget(self._bounds)
        column.addWidget(counts, 1)

    @override
    def hasHeightForWidth(self) -> bool:
        """No, though its texts wrap: the page would then ask for what its plot would like."""
        return False

    def show_bounds(self, found: BoundsFound) -> None:
        """Show what a release told."""
        self._bounds.content.removeWidget(self._shown)
        self._shown.hide()
        self._shown.deleteLater()
        none = self.tr("No value stands out of the noise. What was spent stays spent.")
        self._shown = (
            body(none, wrap=True) if found.column is None else ColumnBounds(self._look, found.column)
        )
        self._bounds.content.addWidget(self._shown)
        self.bars.set_counted(found.search.column, found.starts, found.shares, least=found.least)
