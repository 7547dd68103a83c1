"""Change what a user may do: lower the limit for one request, allow one more dataset."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.calls import People
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import typed_mistake
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.workers.runner import Runner


class LowerLimitDialog(ServiceDialog):
    """Ask for a lower limit; it can never be raised again.

    Signals:
        completed: The changed `UserSummary`.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        people: People,
        *,
        workspace: Workspace,
        user: UserSummary,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look, runner, title=self.tr("Lower the limit of {name}").format(name=user.name), parent=parent
        )
        self._people, self._workspace, self._user = people, workspace, user
        self.epsilon = EpsilonEdit()
        self.epsilon.setFixedWidth(120)
        field = Field(look, self.tr("At &most in one request"), self.epsilon, self._hint())
        self.add_field("per_request", field)
        self.know_field("epsilon", field)
        self.content.addStretch(1)
        self.add_cancel()
        self.accept_button = PrimaryButton(self.tr("Lower for Good"))
        self.set_acting(self.accept_button)
        self.accept_button.clicked.connect(self._on_accept_clicked)

    def _hint(self) -> str:
        now = self._user.per_request
        if now is None:
            return self.tr("{name} has no such limit yet. A limit can never be raised again.").format(
                name=self._user.name
            )
        return self.tr("Now {name} may spend {limit} at {delta}. A limit can never be raised again.").format(
            name=self._user.name, limit=formats.epsilon_left(now.epsilon), delta=formats.delta(now.delta)
        )

    @Slot()
    def _on_accept_clicked(self) -> None:
        self.show_mistake("per_request", "" if self.epsilon.epsilon is not None else typed_mistake())
        if not self.has_mistakes:
            workspace, name, typed = self._workspace, self._user.name, self.epsilon.text()
            self.carry_out(lambda _control: self._people.lower_limit(workspace, user=name, per_request=typed))


class GrantDatasetDialog(ServiceDialog):
    """Let a user ask for one more dataset.

    Signals:
        completed: The changed `UserSummary`.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        people: People,
        *,
        workspace: Workspace,
        user: UserSummary,
        datasets: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("Allow a dataset"),
            text=self.tr("{name} may then ask for synthetic tables of it, within all limits.").format(
                name=user.name
            ),
            parent=parent,
        )
        self._people, self._workspace, self._user = people, workspace, user
        self.dataset = Combo(look)
        self.dataset.addItems(list(datasets))
        self.add_field("dataset", Field(look, self.tr("&Dataset"), self.dataset))
        self.content.addStretch(1)
        self.add_cancel()
        self.accept_button = PrimaryButton(self.tr("Allow Dataset"))
        self.set_acting(self.accept_button)
        self.accept_button.clicked.connect(self._on_accept_clicked)

    @Slot()
    def _on_accept_clicked(self) -> None:
        workspace, name, dataset = self._workspace, self._user.name, self.dataset.currentText()
        self.carry_out(lambda _control: self._people.grant_dataset(workspace, user=name, dataset=dataset))
