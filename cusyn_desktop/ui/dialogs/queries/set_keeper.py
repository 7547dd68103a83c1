"""Renames and deletes saved sets of interest queries, and takes the last change back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.everyday import People
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.checks import name_mistake
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.saved_sets import SavedSets
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of saved sets: what to write, what takes it back, and what it is called."""

    writes: tuple[QuerySet, ...]
    undo: tuple[QuerySet, ...]
    told: str


class SetKeeper(QObject):
    """Carries out what a list of sets asks for; a set without queries is gone.

    Attributes:
        dialog: The dialog that asks for a new name, while there is one.

    Signals:
        changed: The `UserSummary` with the changed sets.
        failed: A `CuSynError`.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, look: Look, runner: Runner, people: People, view: SavedSets) -> None:
        super().__init__(view)
        self._look, self._people, self._view = look, people, view
        self._workspace: Workspace | None = None
        self._user = ""
        self._change: _Change | None = None
        self.dialog: RenameSetDialog | None = None
        self.writing = Inquiry(runner, self)
        self.writing.succeeded.connect(self._on_written)
        self.writing.failed.connect(self.failed)
        view.rename_wanted.connect(self._on_rename_wanted)
        view.delete_wanted.connect(self._on_delete_wanted)
        view.undo_wanted.connect(self._on_undo_wanted)

    def set_user(self, workspace: Workspace | None, user: str) -> None:
        """Whose sets are shown; a change of somebody else's sets can no longer be taken back."""
        if (workspace, user) != (self._workspace, self._user):
            self._workspace, self._user, self._change = workspace, user, None
            self._view.show_undo("")

    @Slot(object)
    def _on_delete_wanted(self, kept: QuerySet) -> None:
        told = self.tr("“{name}” was deleted.").format(name=kept.name)
        self._carry_out(_Change((_gone(kept),), (kept,), told))

    @Slot(object)
    def _on_rename_wanted(self, kept: QuerySet) -> None:
        taken = [one.name for one in self._view.sets if one.dataset == kept.dataset and one != kept]
        self.dialog = RenameSetDialog(self._look, kept, taken=taken, parent=self._view)
        self.dialog.accepted.connect(self._on_rename_accepted)
        self.dialog.open()

    @Slot()
    def _on_rename_accepted(self) -> None:
        if self.dialog is None:
            return
        kept, named = self.dialog.kept, replace(self.dialog.kept, name=self.dialog.typed)
        if kept != named:
            told = self.tr("“{before}” is now “{name}”.").format(before=kept.name, name=named.name)
            self._carry_out(_Change((named, _gone(kept)), (kept, _gone(named)), told))

    @Slot()
    def _on_undo_wanted(self) -> None:
        if self._change is not None:
            self._carry_out(_Change(self._change.undo, (), ""))

    def _carry_out(self, change: _Change) -> None:
        if self._workspace is not None:
            self._change = change if change.undo else None
            self._view.show_undo(change.told)
            self.writing.ask(partial(_write, self._people, self._workspace, self._user, change.writes))

    @Slot(object)
    def _on_written(self, user: UserSummary) -> None:
        self.changed.emit(user)


class RenameSetDialog(FormDialog):
    """Another name for a set; accepted: `typed` is the name.

    Attributes:
        kept: The set.
        name: What is typed.
    """

    def __init__(
        self, look: Look, kept: QuerySet, *, taken: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, title=self.tr("Rename a set"), width_px=420, parent=parent)
        self.kept, self._taken = kept, tuple(taken)
        self.name = QLineEdit(kept.name)
        self.add_field("name", Field(look, self.tr("&Name"), self.name))
        self.add_answers(PrimaryButton(self.tr("Rename")))
        self.name.selectAll()
        self.name.setFocus()

    @property
    def typed(self) -> str:
        """The name without the blanks around it."""
        return self.name.text().strip()

    @override
    def act(self) -> None:
        told = self.tr("There is a set of this name already. Type another one.")
        self.show_mistake("name", told if self.typed in self._taken else name_mistake(self.typed))
        if not self.has_mistakes:
            self.accept()


def _gone(kept: QuerySet) -> QuerySet:
    """What is written to let a set go."""
    return replace(kept, queries=())


def _write(
    people: People, workspace: Workspace, user: str, writes: tuple[QuerySet, ...], control: RunControl
) -> UserSummary:
    control.checkpoint()
    *first, last = writes
    for one in first:
        people.save_queries(workspace, user=user, queries=one)
    return people.save_queries(workspace, user=user, queries=last)
