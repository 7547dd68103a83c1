"""Asked before the window closes while something runs."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import DangerButton, PrimaryButton

translate = QCoreApplication.translate


def confirm_closing(parent: QWidget, look: Look, price: str) -> bool:
    """Whether the person closes although it costs what `price` says."""
    title = translate("Closing", "Close and cancel the run?")
    dialog = FormDialog(look, title=title, text=price, parent=parent)
    leave = DangerButton(translate("Closing", "Cancel Run and Close"))
    leave.clicked.connect(dialog.accept)
    stay = PrimaryButton(translate("Closing", "Keep Running"))
    stay.clicked.connect(dialog.reject)
    stay.setDefault(True)
    dialog.add_buttons(leave, stay)
    return dialog.exec() == QDialog.DialogCode.Accepted
