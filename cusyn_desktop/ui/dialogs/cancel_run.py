"""The one question before a run is stopped; the safe answer is the default."""

from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import DangerButton, PrimaryButton


class CancelRunDialog(FormDialog):
    """Accepted: stop the run. What it costs is said before the click."""

    def __init__(self, look: Look, *, name: str, price: str, parent: QWidget | None = None) -> None:
        title = self.tr("Cancel run {name}?") if name else self.tr("Cancel this run?")
        super().__init__(look, title=title.format(name=name), text=price, width_px=440, parent=parent)
        self.content.addStretch(1)
        self.cancel_button = DangerButton(self.tr("Cancel Run"))
        self.cancel_button.clicked.connect(self.accept)
        self.keep_button = PrimaryButton(self.tr("Keep Running"))
        self.keep_button.clicked.connect(self.reject)
        self.keep_button.setDefault(True)
        self.add_buttons(self.cancel_button, self.keep_button)
        self.keep_button.setFocus()
