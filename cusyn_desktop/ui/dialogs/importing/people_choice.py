"""Whose people a table holds: only who imports it can know."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import Ink
from cusyn_desktop.ui.widgets.paragraph import Paragraph


class PeopleChoice(QWidget):
    """People of no registered dataset, or those of one, whose pool then counts for both.

    The program notices the same rows and most of them; a small part, or a later survey, it cannot.

    Signals:
        changed: Something else was chosen.
    """

    changed = Signal()

    def __init__(self, look: Look, *, field_px: int, note_px: int) -> None:
        super().__init__()
        self._datasets: tuple[DatasetSummary, ...] = ()
        self.combo = Combo(look)
        field = Field(look, self.tr("Wh&ose people"), self.combo)
        field.setFixedWidth(field_px)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addWidget(field)
        told = self.tr(
            "Choose a dataset if anybody in it may be in this table, too, as in a part of it or in a later "
            "survey. One pool then counts for both."
        )
        note = Paragraph(note_px, TextStyle.CAPTION, ink=Ink.MUTED)
        note.setText(told)
        line.addWidget(note, 1)
        self.show_datasets(())
        self.combo.currentIndexChanged.connect(self.changed)

    @property
    def dataset(self) -> DatasetSummary | None:
        """Whose people were chosen, or None."""
        place = self.combo.currentIndex()
        return self._datasets[place - 1] if place > 0 else None

    @property
    def has_choice(self) -> bool:
        """Whether there is a dataset to choose."""
        return bool(self._datasets)

    def show_datasets(self, datasets: Sequence[DatasetSummary]) -> None:
        """Offer the registered datasets; what was chosen stays so."""
        before = self.dataset
        self._datasets = tuple(datasets)
        self.combo.blockSignals(True)
        self.combo.clear()
        self.combo.addItem(self.tr("of no other dataset"))
        self.combo.addItems([one.name for one in self._datasets])
        if before is not None:
            self.combo.setCurrentIndex(max(0, self.combo.findText(before.name)))
        self.combo.blockSignals(False)
        self.changed.emit()
