"""Close a pool, or make it smaller: both are final, and the dialog says so before the click."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.records import DatasetSummary, PoolStatus
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.ledger import Pooling
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import checked_epsilon, typed_mistake
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import DangerButton
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats


class PoolDialog(ServiceDialog):
    """Which pool, why, and a warning that there is no way back.

    Attributes:
        desk: Where pools are kept.
        pool: The list of pools to choose from.
        reason: Why; it goes into the audit log.

    Signals:
        completed: The changed `PoolStatus`.
    """

    def __init__(
        self,
        desk: ServiceDesk[Pooling],
        *,
        pools: Sequence[PoolStatus],
        dataset: DatasetSummary | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Offer pools; `dataset` is the one that the page shows, by which its pool is then called."""
        super().__init__(desk.look, desk.runner, title=self.heading(), parent=parent)
        self.desk, self._pools, self._dataset = desk, tuple(pools), dataset
        self.pool = Combo(desk.look)
        self.pool.addItems([self._pool_name(pool) for pool in self._pools])
        self.add_field("pool", Field(desk.look, self.tr("&Pool"), self.pool))
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self._final = Note(desk.look, Tone.WARN, Icon.WARNING)
        self.pool.currentIndexChanged.connect(self._on_pool_changed)
        self.add_own_fields()
        self._add_reason()

    def _add_reason(self) -> None:
        """Add the reason and the warning, below the fields of the subclass."""
        hint = self.tr("It goes into the audit log.")
        self.add_field("reason", Field(self.look, self.tr("&Reason"), self.reason, hint))
        self.content.addWidget(self._final)
        self.add_answers(DangerButton(self.act_label()), leave=self.tr("Keep the Pool"))
        self._on_pool_changed()

    @property
    def chosen(self) -> PoolStatus:
        """The chosen pool."""
        return self._pools[self.pool.currentIndex()]

    def choose(self, pool: PoolStatus) -> None:
        """Begin with this pool."""
        names = [(known.kind, known.name) for known in self._pools]
        if (pool.kind, pool.name) in names:
            self.pool.setCurrentIndex(names.index((pool.kind, pool.name)))

    def heading(self) -> str:
        """The dialog's title."""
        raise NotImplementedError

    def act_label(self) -> str:
        """What the button that acts is called."""
        raise NotImplementedError

    def add_own_fields(self) -> None:
        """Add what is asked between pool and reason."""

    def final_text(self) -> str:
        """What cannot be undone."""
        raise NotImplementedError

    def change(self, reason: str) -> None:
        """Start the service call."""
        raise NotImplementedError

    @Slot()
    def _on_pool_changed(self) -> None:
        self._final.set_text(self.final_text())

    @override
    def act(self) -> None:
        reason = self.reason.text().strip()
        self.show_mistake("reason", "" if reason else self.tr("Say why; the auditor will ask."))
        self.check()
        if not self.has_mistakes:
            self.change(reason)

    def check(self) -> None:
        """Mark further mistakes."""

    def _pool_name(self, pool: PoolStatus) -> str:
        if pool.kind is PoolKind.USER:
            return self.tr("User {name}").format(name=pool.name)
        shown = self._dataset
        if shown is None or not shown.shares_with:
            return self.tr("Dataset {name}").format(name=pool.name)
        names = formats.listed((shown.name, *shown.shares_with))
        return self.tr("Datasets {names}").format(names=names)


class ClosePoolDialog(PoolDialog):
    """Nothing is spent from a closed pool any more."""

    @override
    def heading(self) -> str:
        return self.tr("Close a pool")

    @override
    def act_label(self) -> str:
        return self.tr("Close for Good")

    @override
    def final_text(self) -> str:
        told = self.tr(
            "This is final. The {allowed} that are left can never be spent, and nobody can open the pool "
            "again. Earlier releases stay usable."
        )
        return told.format(allowed=formats.epsilon_left(self.chosen.remaining.epsilon))

    @override
    def change(self, reason: str) -> None:
        desk, pool = self.desk, self.chosen
        close = desk.services.close
        self.carry_out(lambda _control: close(desk.workspace, kind=pool.kind, name=pool.name, reason=reason))


class LowerPoolDialog(PoolDialog):
    """A pool that was made too large can be made smaller, never larger."""

    @override
    def heading(self) -> str:
        return self.tr("Make a pool smaller")

    @override
    def act_label(self) -> str:
        return self.tr("Make Smaller for Good")

    @override
    def add_own_fields(self) -> None:
        self.epsilon = EpsilonEdit(checked_epsilon)
        self.epsilon.setMaximumWidth(120)
        self.add_field("epsilon", Field(self.look, self.tr("&New size of the whole pool"), self.epsilon))

    @override
    def final_text(self) -> str:
        told = self.tr(
            "This is final. The pool holds {total} now; {share} of it is spent. The smallest size that it "
            "can have is {spent}. It can never be made larger again."
        )
        pool = self.chosen
        return told.format(
            total=formats.epsilon_left(pool.total.epsilon),
            share=formats.percent(pool.spent_share),
            spent=formats.epsilon(pool.spent.epsilon),
        )

    @override
    def check(self) -> None:
        """The new size must be a number; whether it fits is for the ledger to say."""
        if self.epsilon.epsilon is None:
            mistake = self.epsilon.mistake or typed_mistake()
            self.show_mistake("epsilon", mistake)
        else:
            self.show_mistake("epsilon", "")

    @override
    def change(self, reason: str) -> None:
        desk, pool, typed = self.desk, self.chosen, self.epsilon.text()
        lower = desk.services.lower
        self.carry_out(
            lambda _control: lower(
                desk.workspace, kind=pool.kind, name=pool.name, epsilon=typed, reason=reason
            )
        )
