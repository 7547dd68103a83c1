"""Add somebody who receives synthetic tables, with a pool and a limit of their own."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.everyday import People
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.checks import delta_mistake, delta_text, name_mistake, typed_mistake
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.number_edit import NumberEdit

_INDENT_PX = 28
_NUMBER_PX = 104
_FIELD_PX = 190
"""Room for a mistake below a number, so that nothing moves when there is one."""


class OptionalBudget(QWidget):
    """A check box that says whether there is a limit, and below it the limit."""

    def __init__(self, look: Look, text: str, field: Field, note: str, *more: Field) -> None:
        super().__init__()
        self._fields = (field, *more)
        self.box = CheckBox(look, text)
        self._below = QWidget()
        self._below.setEnabled(False)
        self.box.toggled.connect(self._on_toggled)
        row = QHBoxLayout()
        row.setSpacing(16)
        for each in self._fields:
            each.setFixedWidth(_FIELD_PX)
            row.addWidget(each)
        row.addStretch(1)
        inner = QVBoxLayout(self._below)
        inner.setContentsMargins(_INDENT_PX, 0, 0, 0)
        inner.setSpacing(4)
        inner.addLayout(row)
        inner.addWidget(caption(note, wrap=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.box)
        column.addWidget(self._below)

    @Slot(bool)
    def _on_toggled(self, wanted: bool) -> None:
        """Let the limit be typed, or not: then nothing counts that was wrong with it."""
        self._below.setEnabled(wanted)
        if not wanted:
            for field in self._fields:
                field.set_mistake("")


class NewUserDialog(ServiceDialog):
    """Name, pool, limit for one request, datasets.

    Signals:
        completed: The `UserSummary` of the new user.
    """

    def __init__(
        self,
        desk: ServiceDesk[People],
        *,
        datasets: Sequence[str],
        delta: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            desk.runner,
            title=self.tr("New user"),
            text=self.tr(
                "Somebody who receives synthetic tables. Limits can be lowered later, never raised."
            ),
            parent=parent,
        )
        self._desk, look = desk, desk.look
        self.name = QLineEdit()
        self.pool_epsilon, self.per_request = EpsilonEdit(), EpsilonEdit()
        self.delta = NumberEdit(delta_text(delta))
        self.all_datasets = CheckBox(look, self.tr("May ask for every dataset, later ones too"))
        self._datasets = tuple(datasets)
        self.dataset_boxes = tuple(CheckBox(look, name.replace("&", "&&")) for name in datasets)
        self._build(look)
        self.add_answers(PrimaryButton(self.tr("Add User")))
        self.name.setFocus()

    @property
    def new_user(self) -> NewUser:
        """What the fields say."""
        boxes = zip(self._datasets, self.dataset_boxes, strict=True)
        chosen = tuple(name for name, box in boxes if box.isChecked())
        has_pool, has_limit = self.pool.box.isChecked(), self.limit.box.isChecked()
        return NewUser(
            name=self.name.text().strip(),
            epsilon=self.pool_epsilon.text() if has_pool else None,
            delta=self.delta.text() if has_pool else None,
            per_request=self.per_request.text() if has_limit else None,
            datasets=None if self.all_datasets.isChecked() else chosen,
        )

    def _build(self, look: Look) -> None:
        self.add_field("name", Field(look, self.tr("&Name"), self.name))
        for edit in (self.pool_epsilon, self.per_request, self.delta):
            edit.setFixedWidth(_NUMBER_PX)
        pool_field = self.know_field("epsilon", Field(look, self.tr("&Whole pool"), self.pool_epsilon))
        delta_field = self.know_field("delta", Field(look, self.tr("at &δ"), self.delta))
        limit_field = self.know_field("per_request", Field(look, self.tr("At &most"), self.per_request))
        self.pool = OptionalBudget(
            look,
            self.tr("A &pool of their own"),
            pool_field,
            self.tr(
                "For all their requests together. It is never refilled. δ is the rare case in which the "
                "promise may fail: leave it as it is if unsure."
            ),
            delta_field,
        )
        self.limit = OptionalBudget(
            look,
            self.tr("A limit for one &request"),
            limit_field,
            self.tr("Whoever asks for more is offered this much."),
        )
        self.content.addWidget(self.pool)
        self.content.addWidget(self.limit)
        self.content.addLayout(self._dataset_list())
        self.content.addStretch(1)

    def _dataset_list(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.all_datasets)
        self.all_datasets.setChecked(True)
        inner = QVBoxLayout()
        inner.setContentsMargins(_INDENT_PX, 0, 0, 0)
        inner.setSpacing(2)
        for box in self.dataset_boxes:
            box.setEnabled(False)
            self.all_datasets.toggled.connect(box.setDisabled)
            inner.addWidget(box)
        column.addLayout(inner)
        return column

    @override
    def act(self) -> None:
        self.show_mistake("name", name_mistake(self.name.text()))
        self.show_mistake("epsilon", self._typed_mistake(self.pool, self.pool_epsilon))
        self.show_mistake("per_request", self._typed_mistake(self.limit, self.per_request))
        self.show_mistake("delta", delta_mistake(self.delta.text()) if self.pool.box.isChecked() else "")
        if not self.has_mistakes:
            desk, new = self._desk, self.new_user
            self.carry_out(lambda _control: desk.services.add_user(desk.workspace, new))

    def _typed_mistake(self, part: OptionalBudget, edit: EpsilonEdit) -> str:
        if not part.box.isChecked() or edit.epsilon is not None:
            return ""
        return typed_mistake()
