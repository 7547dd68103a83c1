"""What the tab shows while there is no user."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.panels import EmptyState, EmptyStep

translate = QCoreApplication.translate


def make_empty_state(look: Look, actions: Actions) -> EmptyState:
    """Who is meant, and what can be set for them."""
    steps = (
        EmptyStep(
            Icon.ADD_USER,
            translate("UsersTab", "Add a user"),
            translate("UsersTab", "A person or group who receives synthetic tables, never the rows."),
        ),
        EmptyStep(
            Icon.POOLS,
            translate("UsersTab", "Set their limits"),
            translate("UsersTab", "A pool of their own and a limit for one request, if you like."),
        ),
        EmptyStep(
            Icon.INTEREST,
            translate("UsersTab", "Save what they ask for"),
            translate("UsersTab", "Interest queries: the tables that must come out well for them."),
        ),
    )
    made = EmptyState(
        look,
        title=translate("UsersTab", "No user yet"),
        text=translate(
            "UsersTab", "Each request is made for somebody, so that all they receive is counted together."
        ),
        steps=steps,
    )
    made.add_button(PrimaryButton.for_action(actions.add_user))
    return made
