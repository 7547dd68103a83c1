"""The line above the gauges: which dataset, and a request that somebody thinks about."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary, Overview
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.dialogs.checks import checked_optional_epsilon
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.fields import Combo, MistakeLine, mark_mistake
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label

translate = QCoreApplication.translate

_DATASET_PX = 272
_EPSILON_PX = 80
_USER_PX = 152
_FIRST_PLAN = 0.5


@dataclass(frozen=True, slots=True)
class Wish:
    """What the line asks for: a dataset, and a plan where the field holds one."""

    dataset: str
    user: str
    epsilon: str


class PoolsHead(QWidget):
    """Dataset at the left, plan at the right.

    Signals:
        changed: Another dataset or plan was chosen.
    """

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.dataset, self.user = Combo(look), Combo(look)
        self.epsilon = EpsilonEdit(checked_optional_epsilon)
        self._unit = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._mistake = MistakeLine(look)
        self._plan = QWidget()
        self._build()
        self.epsilon.set_epsilon(_FIRST_PLAN)
        self.dataset.currentIndexChanged.connect(self._on_changed)
        self.user.currentIndexChanged.connect(self._on_changed)
        self.epsilon.epsilon_changed.connect(self._on_changed)
        self.epsilon.mistake_changed.connect(self._on_mistake_changed)

    @property
    def wish(self) -> Wish:
        """What is chosen now."""
        is_plan = bool(self.epsilon.epsilon)
        return Wish(
            self.dataset.currentText(), self.user.currentText(), self.epsilon.text() if is_plan else ""
        )

    def show_overview(self, seen: Overview) -> None:
        """Offer datasets and users, and keep what was chosen."""
        self._unit.setText(_unit_sentence(seen.dataset))
        chosen = self.user.currentText()
        for combo in (self.dataset, self.user):
            combo.blockSignals(True)
        if [self.dataset.itemText(i) for i in range(self.dataset.count())] != list(seen.names):
            self.dataset.clear()
            self.dataset.addItems(list(seen.names))
        self.dataset.setCurrentText(seen.dataset.name)
        self.user.clear()
        for one in seen.users:
            self.user.addItem(self._look.mark_icon(mark_position(one.user)), one.user.name)
        self.user.setCurrentIndex(max(0, self.user.findText(chosen)))
        for combo in (self.dataset, self.user):
            combo.blockSignals(False)
        self._plan.setVisible(bool(seen.users) and not seen.pool.closed)

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()

    @Slot(str)
    def _on_mistake_changed(self, sentence: str) -> None:
        self._mistake.say(sentence)
        mark_mistake(self.epsilon, sentence)
        if sentence:
            self.changed.emit()

    def _build(self) -> None:
        self.dataset.setFixedWidth(_DATASET_PX)
        self.dataset.setAccessibleName(self.tr("Dataset"))
        self.user.setFixedWidth(_USER_PX)
        self.user.setAccessibleName(self.tr("Plan a request by"))
        self.epsilon.setFixedWidth(_EPSILON_PX)
        self.epsilon.setAccessibleName(self.tr("Plan a request of ε"))
        self.epsilon.setToolTip(self.tr("Nothing is spent by planning. Leave it empty to plan nothing."))
        plan = QHBoxLayout(self._plan)
        plan.setContentsMargins(0, 0, 0, 0)
        plan.setSpacing(8)
        before, between = Label(self.tr("&Plan a request of")), Label(self.tr("&by"))
        before.setBuddy(self.epsilon)
        between.setBuddy(self.user)
        for part in (self._mistake, before, self.epsilon, between, self.user):
            plan.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.dataset)
        row.addWidget(self._unit, 1)
        row.addWidget(self._plan)
        self.setTabOrder(self.dataset, self.epsilon)
        self.setTabOrder(self.epsilon, self.user)


def _unit_sentence(dataset: DatasetSummary) -> str:
    """Who is protected, and at which delta every epsilon of the page is told."""
    rows = dataset.rows_per_person
    one = translate("PoolsHead", "One person, one row.")
    person = one if rows == 1 else translate("PoolsHead", "One person, at most {rows} rows.")
    told = translate("PoolsHead", "{person} Every ε here is at {delta}.")
    return told.format(person=person.format(rows=formats.count(rows)), delta=formats.delta(dataset.delta))
