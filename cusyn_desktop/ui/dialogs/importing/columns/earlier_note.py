"""That a registered dataset has the same columns, and its domains can be taken; then, what was taken."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout

from cusyn_desktop.services.records import ColumnState, DatasetSummary
from cusyn_desktop.services.tables.recognising import with_these_columns
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import Combo
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel
from cusyn_desktop.ui.widgets.panels import TonedFrame, tone_tint
from cusyn_desktop.ui.words import formats

_MOST_NAMED = 3


class EarlierNote(TonedFrame):
    """One line of one height, so that nothing below it moves; gone where no dataset has these columns.

    Attributes:
        which: The dataset, where several have these columns; the newest at first.
        take_button: Takes its domains.

    Signals:
        wanted: Name of the dataset whose domains are to be taken.
    """

    wanted = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, Tone.ACCENT, radius=6.0)
        self._datasets: Sequence[DatasetSummary] = ()
        self._draft: ImportDraft | None = None
        self._icon, self._told = IconLabel(look.icon(Icon.INFO, tone_tint(Tone.ACCENT))), ElidedLabel("")
        self.which, self.take_button = Combo(look), Button(self.tr("Ta&ke Its Domains"))
        self.which.setAccessibleName(self.tr("Dataset with these columns"))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 8, 6)
        row.setSpacing(12)
        row.addWidget(self._icon)
        row.addWidget(self._told, 1)
        row.addWidget(self.which)
        row.addWidget(self.take_button)
        self.take_button.clicked.connect(self._on_take_clicked)
        self.which.currentIndexChanged.connect(self._show_state)
        self._show_state()

    @property
    def text(self) -> str:
        """What is said."""
        return self._told.text()

    @Slot(object)
    def show_datasets(self, datasets: Sequence[DatasetSummary]) -> None:
        """Offer those of the registered datasets that have the same columns."""
        self._datasets = datasets
        self._find()

    def show_draft(self, draft: ImportDraft) -> None:
        """Offer what has the columns of this table; say what was taken, and what of it does not fit."""
        self._draft = draft
        self._find()

    def _find(self) -> None:
        names = [column.name for column in self._draft.columns] if self._draft else []
        found = [one.name for one in with_these_columns(names, self._datasets)]
        if found != [self.which.itemText(place) for place in range(self.which.count())]:
            self.which.clear()
            self.which.addItems(found)
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        taken = self._draft.taken_from if self._draft else ""
        self.setVisible(self.which.count() > 0)
        self.which.setVisible(self.which.count() > 1)
        self.take_button.setEnabled(self.which.currentText() != taken)
        self._told.setText(self._taken_text(self._draft) if self._draft and taken else self._offer())
        self.setAccessibleDescription(self._told.text())

    def _offer(self) -> str:
        told = self.tr(
            "{name} has the same columns. Its domains can be used again: they tell nothing of these rows."
        )
        return told.format(name=self.which.currentText())

    def _taken_text(self, draft: ImportDraft) -> str:
        counts = draft.counts()
        taken = self.tr("Taken from {name}: {public} public, {left_out} left out.")
        told = taken.format(
            name=draft.taken_from,
            public=formats.count(counts.get(ColumnState.PUBLIC, 0)),
            left_out=formats.count(counts.get(ColumnState.LEFT_OUT, 0)),
        )
        odd = [column.name for place, column in enumerate(draft.columns) if draft.misfit(place)]
        fit = self.tr("The rows of this file fit.")
        if odd:
            names = ", ".join(odd[:_MOST_NAMED]) + (", …" if len(odd) > _MOST_NAMED else "")
            fit = self.tr("Look at what does not fit: {names}.").format(names=names)
        return joined((told, fit))

    @Slot()
    def _on_take_clicked(self) -> None:
        self.wanted.emit(self.which.currentText())
