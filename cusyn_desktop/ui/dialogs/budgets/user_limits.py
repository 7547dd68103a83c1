"""Change what a user may do: lower the limit for one request, allow one more dataset."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.ui.calls.everyday import People
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import typed_mistake
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.words import formats


class UserDialog(ServiceDialog):
    """One question about one user; what is asked is for the subclass to say.

    Attributes:
        desk: Where users are kept.
        user: Whom it is about.
        accept_button: Does it.

    Signals:
        completed: The changed `UserSummary`.
    """

    def __init__(
        self,
        desk: ServiceDesk[People],
        *,
        user: UserSummary,
        parent: QWidget | None = None,
    ) -> None:
        title, text = self.words(user)
        super().__init__(desk.look, desk.runner, title=title, text=text, parent=parent)
        self.desk, self.user = desk, user
        self.add_own_fields()
        self.add_answers(PrimaryButton(self.act_label()))

    def words(self, user: UserSummary) -> tuple[str, str]:
        """Title, and the sentence below it; both may name the user."""
        raise NotImplementedError

    def act_label(self) -> str:
        """What the button that acts is called."""
        raise NotImplementedError

    def add_own_fields(self) -> None:
        """Add what is asked."""
        raise NotImplementedError


class LowerLimitDialog(UserDialog):
    """Ask for a lower limit, or for a first one; it can never be raised again."""

    @override
    def words(self, user: UserSummary) -> tuple[str, str]:
        if user.per_request is None:
            return self.tr("Set a limit for {name}").format(name=user.name), ""
        return self.tr("Lower the limit of {name}").format(name=user.name), ""

    @override
    def act_label(self) -> str:
        is_first = self.user.per_request is None
        return self.tr("Set for Good") if is_first else self.tr("Lower for Good")

    @override
    def add_own_fields(self) -> None:
        self.epsilon = EpsilonEdit()
        self.epsilon.setFixedWidth(120)
        field = Field(self.look, self.tr("At &most in one request"), self.epsilon, self._hint())
        self.add_field("per_request", field)
        self.know_field("epsilon", field)

    @override
    def act(self) -> None:
        self.show_mistake("per_request", "" if self.epsilon.epsilon is not None else typed_mistake())
        if not self.has_mistakes:
            desk, name, typed = self.desk, self.user.name, self.epsilon.text()
            lower = desk.services.lower_limit
            self.carry_out(lambda _control: lower(desk.workspace, user=name, per_request=typed))

    def _hint(self) -> str:
        now = self.user.per_request
        if now is None:
            return self.tr("{name} has no such limit yet. A limit can never be raised again.").format(
                name=self.user.name
            )
        return self.tr("Now {name} may spend {limit} at {delta}. A limit can never be raised again.").format(
            name=self.user.name, limit=formats.epsilon_left(now.epsilon), delta=formats.delta(now.delta)
        )


class GrantDatasetDialog(UserDialog):
    """Let a user ask for one more dataset."""

    @override
    def words(self, user: UserSummary) -> tuple[str, str]:
        told = self.tr("{name} may then ask for synthetic tables of it, within all limits.")
        return self.tr("Allow a dataset"), told.format(name=user.name)

    @override
    def act_label(self) -> str:
        return self.tr("Allow Dataset")

    @override
    def add_own_fields(self) -> None:
        self.dataset = Combo(self.look)
        self.add_field("dataset", Field(self.look, self.tr("&Dataset"), self.dataset))

    def offer(self, datasets: Sequence[str]) -> None:
        """The datasets to choose from."""
        self.dataset.addItems(list(datasets))

    @override
    def act(self) -> None:
        desk, name, dataset = self.desk, self.user.name, self.dataset.currentText()
        grant = desk.services.grant_dataset
        self.carry_out(lambda _control: grant(desk.workspace, user=name, dataset=dataset))
