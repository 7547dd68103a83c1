"""Asked before something typed would be lost, or the window closes while something runs."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from cusyn_desktop.services.wording import joined
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
        return joined((self.price, self.loss))


class LeavingDialog(FormDialog):
    """What leaving costs; accepted: the person leaves. To stay is the default.

    Attributes:
        leave: The button that leaves.
        stay: The button that goes back.
    """

    def __init__(
        self, look: Look, *, title: str, text: str, leave: str, stay: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, title=title, text=text, parent=parent)
        self.leave, self.stay = DangerButton(leave), PrimaryButton(stay)
        self.leave.clicked.connect(self.accept)
        self.stay.clicked.connect(self.reject)
        self.stay.setDefault(True)
        self.add_buttons(self.leave, self.stay)


def confirm_closing(parent: QWidget, look: Look, closing: Closing) -> bool:
    """Whether the person closes although it costs what `closing` says."""
    title = translate("Closing", "Close without this request?")
    leave, stay = translate("Closing", "Close and Lose It"), translate("Closing", "Go Back")
    if closing.price:
        title = translate("Closing", "Close and cancel the run?")
        leave, stay = translate("Closing", "Cancel Run and Close"), translate("Closing", "Keep Running")
    dialog = LeavingDialog(look, title=title, text=closing.text, leave=leave, stay=stay, parent=parent)
    return dialog.exec() == QDialog.DialogCode.Accepted
