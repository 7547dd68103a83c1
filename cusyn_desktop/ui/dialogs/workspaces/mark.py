"""The mark of a workspace, for whoever wants to compare it with a receipt or carry it elsewhere."""

from PySide6.QtWidgets import QLineEdit, QWidget

from cusyn_desktop.services.ledger.marks import MarkSummary
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats

_WIDTH_PX = 680


class MarkDialog(FormDialog):
    """Where the mark lies, what it says, and whether the file fits it.

    Attributes:
        place: The mark's file.
        entry: Number of the newest entry that the mark knows.
        fingerprint: Of that entry.
    """

    def __init__(self, look: Look, found: MarkSummary, *, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("This workspace’s mark"),
            text=self.tr(
                "A small file outside the workspace holds the number and the fingerprint of its newest "
                "entry, and what is spent. It tells an old copy from the newest one."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        fits = found.standing is Standing.CURRENT
        note = Note(look, Tone.GOOD if fits else Tone.BAD, Icon.VERIFIED if fits else Icon.OLD_COPY)
        note.set_text(self._told(found.standing))
        self.content.addWidget(note)
        self.place = _shown(str(found.path))
        self.entry = _shown("" if found.entry is None else formats.count(found.entry))
        self.fingerprint = _shown(found.fingerprint)
        self.fingerprint.setFont(font(TextStyle.MONOSPACED))
        self.add_field("place", Field(look, self.tr("&File of the mark"), self.place))
        if found.entry is not None:
            self.add_field("entry", Field(look, self.tr("Newest &entry"), self.entry))
            self.add_field("fingerprint", Field(look, self.tr("Its fin&gerprint"), self.fingerprint))
        self.content.addStretch(1)
        self.close_button = self.add_cancel(self.tr("Close"))
        self.close_button.setDefault(True)

    def _told(self, standing: Standing) -> str:
        return {
            Standing.CURRENT: self.tr("The workspace fits its mark: it is the newest copy known here."),
            Standing.OLDER_COPY: self.tr("The mark is newer: the open file is an older copy."),
            Standing.OTHER_HISTORY: self.tr("The open file has another history than the mark knows."),
            Standing.NO_MARK: self.tr("This computer keeps no mark of the workspace."),
        }[standing]


def _shown(text: str) -> QLineEdit:
    """A line to be read and copied."""
    made = QLineEdit(text)
    made.setReadOnly(True)
    made.setCursorPosition(0)
    return made
