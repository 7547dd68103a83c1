"""Many inferred domains confirmed at once: one question, with every column and its domain in sight."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.data.domain.binned_columns import BinnedColumn
from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.importing.columns.form_base import number_text
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.models.column_words import label_words
from cusyn_desktop.ui.models.datasets import labels_text
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.column_boxes import ColumnBoxes
from cusyn_desktop.ui.widgets.labels import caption, strong
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told as in_words

_WIDTH_PX, _TEXT_PX = 640, 580


class ConfirmSeveralDialog(FormDialog):
    """Nothing is ticked at first: what is confirmed is chosen, and the question names it again.

    Attributes:
        boxes: The columns that are still to be confirmed.

    Signals:
        confirmed: Positions of the columns whose domain is public knowledge.
    """

    confirmed = Signal(object)

    def __init__(self, look: Look, draft: ImportDraft, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            title=self.tr("Confirm several columns"),
            text=self.tr(
                "Tick the columns whose values anyone could know without seeing the rows: from a code book, "
                "a law, a questionnaire."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._places = {draft.columns[place].name: place for place in draft.to_confirm}
        warnings = warning_texts(draft)
        self.boxes = ColumnBoxes(look, domain_texts(draft), warnings=warnings)
        self._passed = caption(
            self.tr("Tick All passes over columns with a warning: look at them one by one."), wrap=True
        )
        self._passed.setVisible(bool(warnings))
        self._question = strong(wrap=True)
        self._warning = Note(look, Tone.WARN, Icon.INFERRED)
        self._warning.set_text(
            self.tr(
                "These lists and limits were taken from the rows. What only the rows can tell is given away "
                "by confirming it: complete or widen such a domain first."
            )
        )
        for part, stretch in ((self.boxes, 1), (self._passed, 0), (self._warning, 0), (self._question, 0)):
            self.content.addWidget(part, stretch)
        self.add_cancel()
        self.confirm_button = PrimaryButton(self.tr("Confirm as Public Knowledge"))
        self.add_buttons(self.confirm_button)
        self.confirm_button.clicked.connect(self._on_confirm_clicked)
        self.boxes.chosen_changed.connect(self._show_question)
        self._keep_room()
        self._show_question()

    @property
    def question(self) -> str:
        """What is asked, with the columns that are ticked."""
        return self._question.text()

    @Slot()
    def _show_question(self) -> None:
        chosen = self.boxes.chosen
        self.confirm_button.setEnabled(bool(chosen))
        if not chosen:
            self._question.setText(self.tr("No column is ticked yet."))
            return
        self._question.setText(self._question_about(chosen))

    def _question_about(self, names: Sequence[str]) -> str:
        told = self.tr("Could anyone know the values of these {count} without the rows? {names}")
        return told.format(count=formats.count(len(names)), names=labels_text(names))

    def _keep_room(self) -> None:
        """Let the longest question fit from the start, so that no button moves as it grows."""
        self._question.setText(self._question_about(sorted(self._places, key=len, reverse=True)))
        self._question.ensurePolished()
        self._question.setMinimumHeight(self._question.heightForWidth(_TEXT_PX))
        self._question.setAlignment(Qt.AlignmentFlag.AlignTop)

    @Slot()
    def _on_confirm_clicked(self) -> None:
        self.confirmed.emit(tuple(self._places[name] for name in self.boxes.chosen))
        self.accept()


def domain_texts(draft: ImportDraft) -> Mapping[str, str]:
    """The columns that are still to be confirmed, each with its domain in a line."""
    columns = (draft.columns[place] for place in draft.to_confirm)
    return {column.name: _domain_text(column) for column in columns if isinstance(column, ModelledColumn)}


def warning_texts(draft: ImportDraft) -> Mapping[str, str]:
    """What was noticed about the columns that are still to be confirmed."""
    proposals = (draft.proposal(place) for place in draft.to_confirm)
    return {one.name: joined(map(in_words, one.warnings)) for one in proposals if one.warnings}


def _domain_text(column: ModelledColumn) -> str:
    if isinstance(column, BinnedColumn):
        ends = " to ".join(number_text(bound) for bound in column.bounds)
        limits = label_words((ends,), kind=column.type, has_missing=False)[0]
        told = QCoreApplication.translate("ConfirmSeveralDialog", "{limits}; groups: {count}")
        return told.format(limits=limits, count=formats.count(column.bins.size))
    return ", ".join(column.value_labels)
