"""Asked before the window closes while something runs, or while something typed would be lost."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import DangerButton, PrimaryButton

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Closing:
    """What closing the window now costs.

    Attributes:
        price: A sentence on the run that it cancels; empty where nothing runs.
        loss: A sentence on what was put together and is kept nowhere; empty where nothing is.
    """

    price: str = ""
    loss: str = ""

    @property
    def text(self) -> str:
        """Both; empty where nobody has to be asked."""
        return " ".join(filter(None, (self.price, self.loss)))


def confirm_closing(parent: QWidget, look: Look, closing: Closing) -> bool:
    """Whether the person closes although it costs what `closing` says."""
    title = translate("Closing", "Close without this request?")
    leave, stay = translate("Closing", "Close and Lose It"), translate("Closing", "Go Back")
    if closing.price:
        title = translate("Closing", "Close and cancel the run?")
        leave, stay = translate("Closing", "Cancel Run and Close"), translate("Closing", "Keep Running")
    dialog = FormDialog(look, title=title, text=closing.text, parent=parent)
    leave_button, stay_button = DangerButton(leave), PrimaryButton(stay)
    leave_button.clicked.connect(dialog.accept)
    stay_button.clicked.connect(dialog.reject)
    stay_button.setDefault(True)
    dialog.add_buttons(leave_button, stay_button)
    return dialog.exec() == QDialog.DialogCode.Accepted
