"""What the tab shows before anything can be asked for."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.panels import EmptyState, EmptyStep

translate = QCoreApplication.translate


def make_empty_state(look: Look, actions: Actions) -> EmptyState:
    """Two things are needed first: a dataset and a user."""
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
    made = EmptyState(
        look,
        title=translate("SynthesisTab", "Nothing to ask for yet"),
        text=translate("SynthesisTab", "A synthetic table needs a dataset to come from and a user to go to."),
        steps=steps,
    )
    made.add_button(PrimaryButton.for_action(actions.import_data, shows_icon=False))
    made.add_button(Button.for_action(actions.add_user, shows_icon=False))
    return made
