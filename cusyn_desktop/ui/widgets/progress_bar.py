"""How far something is."""

from PySide6.QtWidgets import QProgressBar, QWidget

_STEPS = 1000


class ProgressBar(QProgressBar):
    """A bar that is painted with the rest of the window.

    Qt's own paints all that is to be painted at each new value, before anything else can happen.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRange(0, _STEPS)

    def show_share(self, share: float | None) -> None:
        """Show which share is done, 0 to 1; None where it cannot be told."""
        self.setUpdatesEnabled(False)
        self.setRange(0, 0 if share is None else _STEPS)
        self.setValue(round(_STEPS * (share or 0.0)))
        self.setUpdatesEnabled(True)
