"""What became of the rows, told once after a dataset was registered, and what can be done next."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.page import Page
from cusyn_desktop.ui.widgets.labels import body, caption
from cusyn_desktop.ui.widgets.panels import Note, TonedFrame, icon_line
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

_CARD_PX = 640


class DonePage(Page):
    """The notes of a registration; they are in this answer alone and kept nowhere."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._done = Note(look, Tone.GOOD, Icon.DONE)
        self._pool_notes, self._notes = QVBoxLayout(), QVBoxLayout()
        for notes in (self._pool_notes, self._notes):
            notes.setSpacing(10)
        pool = QWidget()
        pool.setLayout(self._pool_notes)
        self._custodian_only = self._notes_frame()
        self.add_title(self.tr("Registered"))
        for widget in (self._done, pool, self._custodian_only):
            widget.setMaximumWidth(_CARD_PX)
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def show_dataset(self, dataset: DatasetSummary) -> None:
        """Say what is registered, and what the schema did to the rows."""
        text = self.tr(
            "{name} is registered. Its pool allows {allowed}. Synthetic tables can be asked for at once."
        )
        allowed = formats.epsilon_left(dataset.pool.remaining.epsilon)
        self._done.set_text(text.format(name=dataset.name, allowed=allowed))
        self._show_notes(self._pool_notes, dataset.pool_notes)
        self._show_notes(self._notes, dataset.notes)
        self._custodian_only.setVisible(bool(dataset.notes))

    def _show_notes(self, column: QVBoxLayout, notes: Sequence[str]) -> None:
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for note in notes:
            holder = QWidget()
            line = icon_line(self._look, Icon.INFO, body(told(note), wrap=True))
            line.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(line)
            column.addWidget(holder)

    def _notes_frame(self) -> QWidget:
        frame = TonedFrame(self._look, Tone.PLAIN)
        frame.set_pen_style(Qt.PenStyle.DashLine)
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        line = caption(
            self.tr("What became of the rows. Only you see this, now: it is neither kept nor exported."),
            wrap=True,
        )
        column.addLayout(icon_line(self._look, Icon.CUSTODIAN_ONLY, line, Tint.MUTED))
        column.addLayout(self._notes)
        return frame
