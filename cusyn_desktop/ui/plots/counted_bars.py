"""Noisy shares of people by groups of numbers, with the line above which a bar is more than noise."""

from collections.abc import Sequence

import numpy as np
from typing_extensions import override

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.column_bars import ColumnBars
from cusyn_desktop.ui.words.formats import percent


class CountedBars(ColumnBars):
    """One bar for each group, named by its smallest number."""

    _least = 0.0

    def set_counted(self, column: str, starts: Sequence[str], shares: FloatArray, *, least: float) -> None:
        """Show noisy shares (0 to 1); one of `least` and more stands out of the noise."""
        self._least = least
        self.set_bars(column, starts, measured=None, synthetic=np.clip(shares, 0.0, None))

    @override
    def table(self) -> Sheet:
        head = (self.tr("From"), self.tr("Measured, noisy"))
        rows = zip(self._labels, self._synthetic.tolist(), strict=True)
        return Sheet(head, tuple((start, percent(share)) for start, share in rows))

    @override
    def draw(self) -> None:
        super().draw()
        if self._labels:
            height = 100.0 * self._least
            self.add_line(self.ends, (height, height), self.pen(self.theme.muted, 1.0, (4.0, 3.0)))

    @override
    def _told_of(self, index: int) -> str:
        share = percent(float(self._synthetic[index]))
        return self.tr("from {start}: {share}").format(start=self._labels[index], share=share)

    @override
    def _told(self) -> str:
        return "; ".join(map(self._told_of, np.flatnonzero(self._synthetic > self._least).tolist()))
