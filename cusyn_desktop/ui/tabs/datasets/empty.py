"""What the tab shows while nothing is registered: three steps, one main button, a demo."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import IconLabel, caption
from cusyn_desktop.ui.widgets.panels import EmptyState, EmptyStep

translate = QCoreApplication.translate


def make_empty_state(look: Look, actions: Actions) -> EmptyState:
    """Import, pools, request; or the demo."""
    steps = (
        EmptyStep(
            Icon.IMPORT,
            translate("DatasetsTab", "Import a table"),
            translate(
                "DatasetsTab", "CSV, TSV, Parquet or Excel. You say which values each column can have."
            ),
        ),
        EmptyStep(
            Icon.POOLS,
            translate("DatasetsTab", "Set the pools"),
            translate(
                "DatasetsTab",
                "How much privacy may be spent in all, and by each user. A pool only goes down.",
            ),
        ),
        EmptyStep(
            Icon.SYNTHESIS,
            translate("DatasetsTab", "Ask for a synthetic table"),
            translate("DatasetsTab", "You see what is possible and what it costs before anything is spent."),
        ),
    )
    made = EmptyState(
        look,
        title=translate("DatasetsTab", "No dataset yet"),
        text=translate(
            "DatasetsTab",
            "Start with one sensitive table. From it, several people can get synthetic tables, many times, "
            "within a budget that is never exceeded.",
        ),
        steps=steps,
        note=translate(
            "DatasetsTab",
            "The demo holds made-up people and a pool of its own, so you can try everything.",
        ),
    )
    made.add_button(PrimaryButton.for_action(actions.import_data))
    made.add_button(Button.for_action(actions.open_demo))
    made.add_below(_drop_line(look))
    return made


def make_nothing_allowed(look: Look) -> EmptyState:
    """For whoever cannot import: there is nothing yet that they may ask for."""
    return EmptyState(
        look,
        title=translate("DatasetsTab", "No dataset yet"),
        text=translate("DatasetsTab", "A dataset appears here once the custodian has registered it for you."),
    )


def _drop_line(look: Look) -> QHBoxLayout:
    told = translate("DatasetsTab", "Or drop a file anywhere in this window. Nothing leaves this computer.")
    row = QHBoxLayout()
    row.setContentsMargins(0, 16, 0, 0)
    row.setSpacing(8)
    row.addStretch(1)
    row.addWidget(IconLabel(look.icon(Icon.DROP_FILE, Tint.MUTED)))
    row.addWidget(caption(told))
    row.addStretch(1)
    return row
