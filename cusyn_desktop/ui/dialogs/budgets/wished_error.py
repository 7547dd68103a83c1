"""Say how large the error may be, and get the budget that it takes."""

import math
from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ErrorPoint
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.labels import body
from cusyn_desktop.ui.widgets.number_edit import NumberEdit
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.error_words import misplaced_sentence


class WishedErrorDialog(FormDialog):
    """One field for the error, and below it the budget.

    Attributes:
        epsilon: The budget that the error takes, or None while there is none.
    """

    def __init__(
        self, look: Look, curve: Sequence[ErrorPoint], *, error: float, parent: QWidget | None = None
    ) -> None:
        """Begin with the error that is foreseen now, 0 to 1."""
        super().__init__(
            look,
            title=self.tr("Choose by error"),
            text=self.tr("How far off may the tables of your queries be? The closer, the more it takes."),
            parent=parent,
        )
        self.epsilon: float | None = None
        self._curve = tuple(curve)
        self.error = NumberEdit()
        self.error.setMaxLength(10)
        hint = self.tr("Percentage points of people; 9 times in 10 it is below twice this.")
        self.add_field("error", Field(look, self.tr("&Error, at most"), self.error, hint))
        self._answer = body(wrap=True)
        self.content.addWidget(self._answer)
        self.add_answers(PrimaryButton(self.tr("Use This Budget")))
        self.error.textChanged.connect(self._on_error_typed)
        self.error.setText(f"{math.ceil(1000.0 * error - 1e-6) / 10.0:.1f}")

    @Slot()
    def _on_error_typed(self) -> None:
        from cusyn_desktop.services.requests.wished_error import epsilon_for_error, typed_error

        self.epsilon = None
        try:
            error = typed_error(self.error.text())
            self.epsilon = epsilon_for_error(self._curve, error)
        except InputError:
            told = self.tr("Type a number above 0 and up to 100, such as {example}.")
            self.show_mistake("error", told.format(example=formats.number(2.5, places=1)))
            self._answer.setText("")
        else:
            self.show_mistake("error", "")
            self._answer.setText(joined((self._told(), misplaced_sentence(error) if self.epsilon else "")))
        self.accept_button.setEnabled(self.epsilon is not None)

    def _told(self) -> str:
        if self.epsilon is None:
            most = self._curve[-1]
            return self.tr("Out of reach: even {epsilon} leaves {error} points.").format(
                epsilon=formats.epsilon_left(most.amount.epsilon), error=formats.points(most.query_error)
            )
        return self.tr("This takes about {epsilon}.").format(epsilon=formats.epsilon_left(self.epsilon))
