"""What the tab shows while nothing is registered: three steps, one main button, a demo."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout

from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.settings import Visit
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import IconLabel, caption
from cusyn_desktop.ui.widgets.panels import EmptyState, EmptyStep
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


def make_first_start(look: Look, actions: Actions) -> EmptyState:
    """For whoever never had a workspace: what the program does, a table of their own, or the demo."""
    made = EmptyState(
        look,
        title=translate("DatasetsTab", "Synthetic tables from one sensitive table"),
        text=translate(
            "DatasetsTab",
            "Start with one sensitive table. From it, several people can get synthetic tables, many times, "
            "within a budget that is never exceeded.",
        ),
        steps=_steps(),
        note=translate(
            "DatasetsTab",
            "The demo holds made-up people and a pool of its own, so you can try everything.",
        ),
    )
    made.add_button(PrimaryButton.for_action(actions.import_data))
    made.add_button(Button.for_action(actions.open_demo))
    made.add_button(Button.for_action(actions.open_workspace))
    made.add_below(_drop_line(look))
    return made


def make_first_import(look: Look, actions: Actions) -> EmptyState:
    """For a workspace that holds no table yet."""
    made = EmptyState(
        look,
        title=translate("DatasetsTab", "Import your first table"),
        text=translate(
            "DatasetsTab",
            "Drag its file into this window, or choose it. You are led through it step by step, and nothing "
            "is registered before the last one.",
        ),
        steps=_steps(),
    )
    made.add_button(PrimaryButton.for_action(actions.import_data))
    made.add_below(_drop_line(look))
    return made


class LastWorkspace(EmptyState):
    """The workspace that was open last, to go on with it; the others are a click away."""

    def __init__(self, look: Look, actions: Actions) -> None:
        super().__init__(look, title="", text="")
        self.again_button = PrimaryButton.for_action(actions.open_last)
        self.add_button(self.again_button)
        others = (actions.open_workspace, actions.new_workspace, actions.open_demo)
        self.add_more(*map(Button.for_action, others))
        self.add_below(_drop_line(look))

    def show_visit(self, visit: Visit) -> None:
        """Name the workspace, where it lies and when it was used; or that it is gone."""
        facts = [translate("LastWorkspace", "Folder: {folder}").format(folder=shown_folder(visit.path))]
        if visit.at is not None:
            told = translate("LastWorkspace", "Last used: {time}")
            facts.append(told.format(time=formats.minute(visit.at)))
        title = translate("LastWorkspace", "Go on with {name}")
        is_there = visit.path.is_file()
        self.again_button.setVisible(is_there)
        if not is_there:
            title = translate("LastWorkspace", "{name} is not where it was")
            told = translate(
                "LastWorkspace",
                "If it was moved or renamed, open it where it lies now. If it is lost, put back a backup.",
            )
            facts.append(told)
        self.say(title.format(name=visit.path.name), "\n".join(facts))


def shown_folder(path: Path) -> str:
    """The folder of a file; the home folder is left out, as people name folders."""
    folder, home = path.parent, Path.home()
    return str(Path("~") / folder.relative_to(home)) if folder.is_relative_to(home) else str(folder)


def _steps() -> tuple[EmptyStep, ...]:
    return (
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
