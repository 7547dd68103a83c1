"""Sets of interest queries that a user saved: load one, or keep the current choice under a name."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.calls.everyday import People
from cusyn_desktop.ui.dialogs.base import FormDialog, ServiceDialog
from cusyn_desktop.ui.dialogs.checks import name_mistake
from cusyn_desktop.ui.dialogs.queries.set_keeper import SetKeeper
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.models.users import queries_text
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.labels import Ink, Label, body
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.saved_sets import SavedSets


class LoadSetDialog(FormDialog):
    """The sets that a user saved for a dataset; accepted: `chosen` replaces the current choice.

    Attributes:
        save_button: Keeps what is chosen now instead.

    Signals:
        sets_changed: A set was renamed or deleted, or that was taken back.
    """

    sets_changed = Signal()

    def __init__(
        self,
        desk: ServiceDesk[People],
        *,
        user: UserSummary,
        dataset: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            title=self.tr("Sets of interest queries"),
            text=self.tr(
                "Sets that {name} saved for this dataset. The set replaces what is chosen now."
            ).format(name=user.name),
            width_px=640,
            parent=parent,
        )
        self._dataset = dataset
        self.list = SavedSets(desk.look, none=self.tr("There is none yet."))
        self.keeper = SetKeeper(desk.look, desk.runner, desk.services, self.list)
        self.keeper.set_user(desk.workspace, user.name)
        card = Card(margin=8)
        card.content.addWidget(self.list)
        self.content.addWidget(card, 1)
        self.save_button = Button(self.tr("Save Current Choice…"))
        self.add_left(self.save_button)
        self.add_answers(PrimaryButton(self.tr("Load Set")))
        self.accept_button.setEnabled(False)
        self.list.set_selected.connect(self._on_set_selected)
        self.list.set_activated.connect(self._on_set_activated)
        self.keeper.changed.connect(self._on_changed)
        self.keeper.failed.connect(self.show_error)
        self._show(user)

    @property
    def chosen(self) -> QuerySet | None:
        """The selected set."""
        return self.list.table.current

    def _show(self, user: UserSummary) -> None:
        self.list.show_sets([kept for kept in user.query_sets if kept.dataset == self._dataset])

    @Slot(object)
    def _on_changed(self, user: UserSummary) -> None:
        self._show(user)
        self.sets_changed.emit()

    @Slot(object)
    def _on_set_selected(self, row: QuerySet | None) -> None:
        self.accept_button.setEnabled(row is not None)

    @Slot(object)
    def _on_set_activated(self, _row: QuerySet) -> None:
        self.accept()


class SaveSetDialog(ServiceDialog):
    """Keep the chosen queries under a name; one of the same name is replaced once the button says so.

    Attributes:
        name: What is typed.

    Signals:
        completed: The `UserSummary` with the new set.
    """

    def __init__(
        self,
        desk: ServiceDesk[People],
        *,
        user: str,
        queries: QuerySet,
        kept: Sequence[QuerySet],
        parent: QWidget | None = None,
    ) -> None:
        title = self.tr("Save a set of interest queries")
        super().__init__(desk.look, desk.runner, title=title, parent=parent)
        self._desk, self._user, self._queries = desk, user, queries
        self._kept = {one.name: one for one in kept if one.dataset == queries.dataset}
        shown = body(queries_text(queries), wrap=True)
        self.content.addWidget(shown)
        self.name = QLineEdit(queries.name)
        hint = self.tr("Kept for {name}.").format(name=user)
        self.add_field("name", Field(desk.look, self.tr("&Name"), self.name, hint))
        self._replaced = Label("", TextStyle.CAPTION, ink=Ink.WARN, wrap=True)
        self.content.addWidget(self._replaced)
        self.add_answers(PrimaryButton(""))
        self.name.textChanged.connect(self._on_name_changed)
        self._on_name_changed()
        self.name.setFocus()

    @property
    def outcome(self) -> str:
        """What was done, in words."""
        told = self.tr("The set “{name}” was saved for {user}.")
        if self._named in self._kept:
            told = self.tr("The set “{name}” of {user} was replaced.")
        return told.format(name=self._named, user=self._user)

    @property
    def _named(self) -> str:
        return self.name.text().strip()

    @Slot()
    def _on_name_changed(self) -> None:
        """Say beforehand that a set of this name is there, and what becomes of it."""
        before = self._kept.get(self._named)
        n_queries = len(before.queries) if before else 0
        told = self.tr(
            "There is a set of this name already, with %Ln queries. It would be replaced.", "", n_queries
        )
        self._replaced.setText(told if before else "")
        self._replaced.setVisible(before is not None)
        self.accept_button.setText(self.tr("Replace Set") if before else self.tr("Save Set"))

    @override
    def act(self) -> None:
        self.show_mistake("name", name_mistake(self.name.text()))
        if not self.has_mistakes:
            desk, user = self._desk, self._user
            kept = QuerySet(self._named, self._queries.dataset, self._queries.queries)
            save = desk.services.save_queries
            self.carry_out(lambda _control: save(desk.workspace, user=user, queries=kept))
