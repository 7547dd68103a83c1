"""What the tab shows before anything can be asked for."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.panels import EmptyState, EmptyStep

translate = QCoreApplication.translate


class Missing(StrEnum):
    """What must be there before anything can be asked for."""

    BOTH = "both"
    DATASET = "dataset"
    USER = "user"


def make_empty_states(look: Look, actions: Actions) -> dict[Missing, EmptyState]:
    """Two things are needed first, a dataset and a user: one page for each that is missing, and for both."""
    import_data = PrimaryButton.for_action(actions.import_data)
    add_user = PrimaryButton.for_action(actions.add_user)
    return {
        Missing.BOTH: _empty_state(
            look,
            translate("SynthesisTab", "Nothing to ask for yet"),
            PrimaryButton.for_action(actions.import_data),
            Button.for_action(actions.add_user),
        ),
        Missing.DATASET: _empty_state(look, translate("SynthesisTab", "Import a dataset first"), import_data),
        Missing.USER: _empty_state(look, translate("SynthesisTab", "Add a user first"), add_user),
    }


def _empty_state(look: Look, title: str, *buttons: QPushButton) -> EmptyState:
    steps = (
        EmptyStep(
            Icon.IMPORT,
            translate("SynthesisTab", "A dataset"),
            translate("SynthesisTab", "One sensitive table with its public domain and its pool."),
        ),
        EmptyStep(
            Icon.ADD_USER,
            translate("SynthesisTab", "A user"),
            translate("SynthesisTab", "Somebody who receives synthetic tables, within limits."),
        ),
        EmptyStep(
            Icon.SYNTHESIS,
            translate("SynthesisTab", "A request"),
            translate("SynthesisTab", "What must come out well, and how much it may cost."),
        ),
    )
    text = translate("SynthesisTab", "A synthetic table needs a dataset to come from and a user to go to.")
    made = EmptyState(look, title=title, text=text, steps=steps)
    for button in buttons:
        made.add_button(button)
    return made
