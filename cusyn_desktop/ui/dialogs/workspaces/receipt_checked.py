"""What comparing a receipt with the open workspace found."""

from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.papers.receipts import ReceiptCheck, ReceiptStanding
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats


class ReceiptCheckedDialog(FormDialog):
    """One sentence, and what to do."""

    def __init__(self, look: Look, found: ReceiptCheck, *, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title=self.tr("Receipt {name}").format(name=name), parent=parent)
        fits = found.standing is ReceiptStanding.FITS
        note = Note(look, Tone.GOOD if fits else Tone.BAD, Icon.VERIFIED if fits else Icon.TAMPERED)
        note.set_text(self._told(found))
        self.content.addWidget(note)
        self.content.addStretch(1)
        self.close_button = self.add_cancel(self.tr("Close"))
        self.close_button.setDefault(True)

    def _told(self, found: ReceiptCheck) -> str:
        texts = {
            ReceiptStanding.FITS: self.tr(
                "The workspace goes on from this receipt: entry {entry} is the one that it names, and no "
                "pool has less spent."
            ),
            ReceiptStanding.OLDER_COPY: self.tr(
                "This is an older copy: it ends at entry {newest}, the receipt names {entry}. Open the newer "
                "file, or let the custodian accept this copy."
            ),
            ReceiptStanding.OTHER_HISTORY: self.tr(
                "Entry {entry} is not the one that the receipt names: this is another workspace, or it was "
                "changed. Verify it, and ask where the receipt comes from."
            ),
            ReceiptStanding.LESS_SPENT: self.tr(
                "Less is spent of the pool {pool} than the receipt says: the workspace was changed. Verify "
                "it, and send the report to your auditor."
            ),
        }
        return texts[found.standing].format(
            entry=formats.count(found.entry), newest=formats.count(found.newest), pool=found.pool
        )
