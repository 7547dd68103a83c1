"""Whose people a table holds: only who imports it can know."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.services.tables.recognising import laid_out_alike
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import Ink
from cusyn_desktop.ui.widgets.paragraph import Paragraph

_OPEN = -1
_OTHERS = 0


class PeopleChoice(QWidget):
    """People of no registered dataset, or those of one, whose pool then counts for both.

    The program notices the same rows and most of them; a small part, or a later survey, it cannot. Where a
    dataset has the same columns, nothing is chosen beforehand.

    Signals:
        changed: Something else was chosen.
    """

    changed = Signal()

    def __init__(self, look: Look, *, field_px: int, note_px: int) -> None:
        super().__init__()
        self._datasets: tuple[DatasetSummary, ...] = ()
        self._alike: tuple[str, ...] | None = None
        self._asked_about: tuple[Path, tuple[str, ...]] = Path(), ()
        self.combo = Combo(look)
        self.combo.setPlaceholderText(self.tr("please choose"))
        field = Field(look, self.tr("Wh&ose people"), self.combo)
        field.setFixedWidth(field_px)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addWidget(field)
        self._note = Paragraph(note_px, TextStyle.CAPTION, ink=Ink.MUTED)
        line.addWidget(self._note, 1)
        self.show_datasets(())
        self.combo.currentIndexChanged.connect(self.changed)

    @property
    def dataset(self) -> DatasetSummary | None:
        """Whose people were chosen, or None."""
        place = self.combo.currentIndex()
        return self._datasets[place - 1] if place > _OTHERS else None

    @property
    def has_choice(self) -> bool:
        """Whether there is a dataset to choose."""
        return bool(self._datasets)

    @property
    def is_open(self) -> bool:
        """Whether it has still to be said whose people these are."""
        return self.combo.currentIndex() == _OPEN

    def ask_about(self, path: Path, names: Sequence[str]) -> None:
        """Ask about a file with columns of these names; what was said of another file does not count."""
        if self._asked_about != (path, tuple(names)):
            self._asked_about, self._alike = (path, tuple(names)), None
            self.combo.setCurrentIndex(_OTHERS)
            self.show_datasets(self._datasets)

    def show_datasets(self, datasets: Sequence[DatasetSummary]) -> None:
        """Offer the registered datasets; what was chosen stays so."""
        before, place, alike_before = self.dataset, self.combo.currentIndex(), self._alike
        self._datasets = tuple(datasets)
        self._alike = tuple(one.name for one in laid_out_alike(self._asked_about[1], self._datasets))
        self.combo.blockSignals(True)
        self.combo.clear()
        self.combo.addItem(self.tr("of no other dataset"))
        self.combo.addItems([one.name for one in self._datasets])
        if before is not None:
            place = max(_OTHERS, self.combo.findText(before.name))
        elif self._alike != alike_before:
            place = _OPEN if self._alike else _OTHERS
        self.combo.setCurrentIndex(place)
        self.combo.blockSignals(False)
        self._note.setText(self._told(self._alike))
        self.changed.emit()

    def _told(self, alike: Sequence[str]) -> str:
        if not alike:
            return self.tr(
                "Choose a dataset if anybody in it may be in this table, too, as in a part of it or in a "
                "later survey. One pool then counts for both."
            )
        told = self.tr(
            "This table has the columns of {names}. Choose that dataset if anybody in it may be in this "
            "table, too: one pool then counts for both. Your answer is written into the audit log."
        )
        return told.format(names=self.tr(" and ").join(alike))
