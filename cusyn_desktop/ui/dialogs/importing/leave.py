"""Asked before work on an import is thrown away."""

from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import DangerButton, PrimaryButton


class LeaveImportDialog(FormDialog):
    """Accepted: leave. The safe answer is the default."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Leave the import?"),
            text=self.tr("Nothing is registered, and the domains that you confirmed here are not kept."),
            width_px=440,
            parent=parent,
        )
        self.content.addStretch(1)
        self.leave_button = DangerButton(self.tr("Leave Import"))
        self.leave_button.clicked.connect(self.accept)
        self.stay_button = PrimaryButton(self.tr("Stay in the Import"))
        self.stay_button.clicked.connect(self.reject)
        self.stay_button.setDefault(True)
        self.add_buttons(self.leave_button, self.stay_button)
