"""What this program is, which version, and under which licences it comes."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cusyn_desktop import __version__
from cusyn_desktop.resources import log_file
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import Ink, Label

translate = QCoreApplication.translate


def show_about(look: Look, parent: QWidget) -> None:
    """Open the dialog; the window goes on."""
    purpose = translate("About", "Private synthetic tables, within a budget that can be proved.")
    dialog = FormDialog(look, title=f"CuSyn Desktop {__version__}", text=purpose, parent=parent)
    sentences = (
        translate("About", "The program comes under the Apache License 2.0."),
        translate("About", "The typeface Inter comes under the SIL Open Font License 1.1."),
        translate("About", "The Phosphor icons come under the MIT License."),
        translate("About", "It works offline: nothing leaves this computer."),
        translate("About", "Faults are written down, without data, in {file}.").format(file=log_file()),
    )
    for sentence in sentences:
        dialog.content.addWidget(Label(sentence, ink=Ink.MUTED, wrap=True))
    close = Button(translate("About", "Close"))
    close.clicked.connect(dialog.accept)
    close.setDefault(True)
    dialog.add_buttons(close)
    dialog.open()
