"""The lines above the gauges: which dataset, and a request that somebody thinks about."""

from dataclasses import dataclass
from itertools import pairwise
from math import floor

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import Overview
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.checks import checked_optional_epsilon
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.tabs.pools.outlook_words import plan_sentence
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import Combo, MistakeLine, mark_mistake
from cusyn_desktop.ui.widgets.labels import Label, caption
from cusyn_desktop.ui.widgets.wheel import Slider
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_DATASET_PX = 272
_EPSILON_PX = 80
_USER_PX = 152
_FIRST_PLAN = 0.5
_LEAST_KEPT = 0.001
_SLIDER_PX, _LEAST_SLIDER_PX = 168, 64
_NARROW_PX = 960
_UNIT_BELOW_PX = 720
_SLIDER_SHARE = 1000
_SLIDER_STEPS = 1000
_LEAST_PLAN = 0.01
_BESIDE_GAP_PX, _BELOW_GAP_PX = 16, 4


@dataclass(frozen=True, slots=True)
class Wish:
    """What the line asks for: a dataset, and a plan where the field holds one."""

    dataset: str
    user: str
    epsilon: str


class PoolsHead(QWidget):
    """Which dataset; below it a planned request, and in words what it would leave.

    What is typed is the truth; the slider goes from nothing to all that the dataset's pool still allows.

    Signals:
        changed: Another dataset or plan was chosen.
        print_wanted: The pools are to be printed.
    """

    changed = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.dataset, self.user = Combo(look), Combo(look)
        self.epsilon = EpsilonEdit(checked_optional_epsilon)
        self.slider = Slider()
        self.print_button = Button(self.tr("Print…"), look.icon(Icon.PRINT))
        self._largest = 0.0
        self._unit = caption(wrap=True)
        self._told = caption(wrap=True)
        self._mistake = MistakeLine(look)
        self._plan, self._top, self._column = QWidget(), QGridLayout(), QVBoxLayout(self)
        self._fold = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._plan)
        self._build()
        self.epsilon.set_epsilon(_FIRST_PLAN)
        self.dataset.currentIndexChanged.connect(self._on_changed)
        self.user.currentIndexChanged.connect(self._on_changed)
        self.epsilon.epsilon_changed.connect(self._on_epsilon_changed)
        self.slider.valueChanged.connect(self._on_slid)
        self.print_button.clicked.connect(self.print_wanted)
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
        self._unit.setText(_unit_sentence(seen))
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
        self._largest = seen.pool.remaining.epsilon
        self.slider.setEnabled(self._largest >= _LEAST_PLAN)
        self._follow()
        self._told.setText(plan_sentence(seen))
        self._plan.setVisible(bool(seen.users) and not seen.pool.closed)

    @override
    def hasHeightForWidth(self) -> bool:
        """No, though its texts wrap: the page would then ask for what its plots would like."""
        return False

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_px())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_px())

    def _height_px(self) -> int:
        """What its texts need at the width that they have."""
        return self._column.totalHeightForWidth(self.width())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put sentences below what they are about where there is no room beside it."""
        super().resizeEvent(event)
        ways, narrow = QBoxLayout.Direction, self.width() < _NARROW_PX
        self._fold.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._fold.setSpacing(_BELOW_GAP_PX if narrow else _BESIDE_GAP_PX)
        self._place_unit(below=self.width() < _UNIT_BELOW_PX)
        self.updateGeometry()

    def _place_unit(self, *, below: bool) -> None:
        """Say who is protected beside the dataset, or below it where that would take many lines."""
        where = (1, 0, 1, 3) if below else (0, 1, 1, 1)
        self._top.addWidget(self._unit, *where, Qt.AlignmentFlag.AlignVCenter)

    @Slot()
    def _on_changed(self) -> None:
        self.changed.emit()

    @Slot(float)
    def _on_epsilon_changed(self) -> None:
        self._follow()
        self.changed.emit()

    @Slot(int)
    def _on_slid(self, value: int) -> None:
        self.epsilon.set_epsilon(max(_LEAST_PLAN, floor(self._largest * value / _SLIDER_STEPS * 100) / 100))

    def _follow(self) -> None:
        """Let the slider stand at what is typed, without saying that the person moved it."""
        blocked = self.slider.blockSignals(True)
        share = (self.epsilon.epsilon or 0.0) / self._largest if self._largest else 0.0
        self.slider.setValue(round(_SLIDER_STEPS * min(share, 1.0)))
        self.slider.blockSignals(blocked)

    @Slot(str)
    def _on_mistake_changed(self, sentence: str) -> None:
        self._mistake.say(sentence)
        self._told.setVisible(not sentence)
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
        self.slider.setRange(0, _SLIDER_STEPS)
        self.slider.setSingleStep(_SLIDER_STEPS // 100)
        self.slider.setPageStep(_SLIDER_STEPS // 10)
        self.slider.setMinimumWidth(_LEAST_SLIDER_PX)
        self.slider.setMaximumWidth(_SLIDER_PX)
        self.slider.setAccessibleName(self.tr("Planned part of what is left"))
        plan = QHBoxLayout()
        plan.setSpacing(8)
        before, between = Label(self.tr("&Plan a request of")), Label(self.tr("&by"))
        before.setBuddy(self.epsilon)
        between.setBuddy(self.user)
        for part in (before, self.epsilon, self.slider, between, self.user):
            plan.addWidget(part, _SLIDER_SHARE if part is self.slider else 0)
        plan.addStretch(1)
        self._fold.setContentsMargins(0, 0, 0, 0)
        self._fold.setSpacing(_BESIDE_GAP_PX)
        self._fold.addLayout(plan)
        self._fold.addWidget(self._mistake, 1)
        self._fold.addWidget(self._told, 1, Qt.AlignmentFlag.AlignVCenter)
        self._top.setHorizontalSpacing(8)
        self._top.setVerticalSpacing(_BELOW_GAP_PX)
        self._top.setColumnStretch(1, 1)
        self._top.addWidget(self.dataset, 0, 0)
        self._top.addWidget(self.print_button, 0, 2)
        self._place_unit(below=False)
        column = self._column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._top)
        column.addWidget(self._plan)
        order = (self.dataset, self.print_button, self.epsilon, self.slider, self.user)
        for first, second in pairwise(order):
            self.setTabOrder(first, second)


def _unit_sentence(seen: Overview) -> str:
    """Who is protected, at which delta every epsilon of the page is told, and what is kept for others."""
    dataset = seen.dataset
    rows = dataset.rows_per_person
    one = translate("PoolsHead", "One person, one row.")
    person = one if rows == 1 else translate("PoolsHead", "One person, at most {rows} rows.")
    told = translate("PoolsHead", "{person} Every ε here is at {delta}. Percentages add up, ε does not.")
    told = told.format(person=person.format(rows=formats.count(rows)), delta=formats.delta(dataset.delta))
    shared, kept = "", ""
    if dataset.shares_with:
        shared = translate("PoolsHead", "Pool shared with {names}.")
        shared = shared.format(names=formats.listed(dataset.shares_with))
    if seen.held_back >= _LEAST_KEPT:
        kept = translate("PoolsHead", "{share} are kept for others: the users’ own pools end before.")
        kept = kept.format(share=formats.percent_left(seen.held_back))
    return joined((shared, told, kept))
