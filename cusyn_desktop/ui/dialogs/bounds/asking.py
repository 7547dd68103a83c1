"""The question: which columns, who receives the counts, and what may be spent on each."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary, UserSummary
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.bounds import BoundsWish
from cusyn_desktop.ui.dialogs.bounds.columns import ColumnChoice
from cusyn_desktop.ui.dialogs.bounds.price import PriceCard
from cusyn_desktop.ui.dialogs.checks import checked_epsilon
from cusyn_desktop.ui.dialogs.importing.page import Page, PagePair
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption
from cusyn_desktop.ui.widgets.panels import CARD_GAP

_USUAL_EPSILON = 0.1
_BUDGET_PX = 96
_PRICE_PX = 512


class AskingPage(Page):
    """Columns at the left, the price at the right.

    Signals:
        wish_changed: Something else is wanted; read `wish`.
    """

    wish_changed = Signal()

    def __init__(self, look: Look, dataset: DatasetSummary, users: Sequence[UserSummary]) -> None:
        super().__init__()
        self.choice = ColumnChoice(look, dataset.columns)
        self.user = Combo(look)
        self.user.addItems(
            [user.name for user in users if user.datasets is None or dataset.name in user.datasets]
        )
        self.epsilon = EpsilonEdit(checked_epsilon)
        self.epsilon.setFixedWidth(_BUDGET_PX)
        self.budget = Field(look, self.tr("&Budget for each column"), self.epsilon)
        self.price = PriceCard(look, dataset)
        why = self.tr(
            "The largest income in the file is somebody’s income: bounds must not be read from the rows. "
            "Noisy counts over ranges that anyone could name tell them instead. They cost a part of the pool."
        )
        self.column.addWidget(Label(why, ink=Ink.MUTED, wrap=True))
        self.column.addSpacing(8)
        self.column.addWidget(PagePair(self._left(look), self.price, side_px=_PRICE_PX), 1)
        self.choice.chosen_changed.connect(self.wish_changed)
        self.user.currentIndexChanged.connect(self.wish_changed)
        self.epsilon.epsilon_changed.connect(self.wish_changed)
        self.epsilon.mistake_changed.connect(self._on_mistake_changed)
        self.epsilon.set_epsilon(_USUAL_EPSILON)

    @property
    def wish(self) -> BoundsWish | None:
        """What is wanted; None while something is missing."""
        if self.why_not:
            return None
        return BoundsWish(self.choice.wanted, self.user.currentText(), self.epsilon.text().strip())

    @property
    def why_not(self) -> str:
        """What is missing, or empty."""
        if self.choice.is_empty:
            return self.tr("This dataset has no column of numbers or dates.")
        if self.user.count() == 0:
            return self.tr(
                "Nobody may ask for this dataset yet. Add a user first, on the page Users: the noisy counts "
                "go to somebody."
            )
        if not self.choice.wanted:
            return self.tr("Tick a column to see the price.")
        return self.epsilon.mistake

    def _left(self, look: Look) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addWidget(self.choice, 1)
        row = QHBoxLayout()
        row.setSpacing(CARD_GAP)
        row.addWidget(Field(look, self.tr("The counts go &to"), self.user), 1)
        row.addWidget(self.budget)
        column.addLayout(row)
        column.addWidget(
            caption(
                self.tr(
                    "0.1 is enough for some thousand rows. With more, smaller groups of rows are seen, and "
                    "less is left for tables."
                ),
                wrap=True,
            )
        )
        return left

    @Slot(str)
    def _on_mistake_changed(self, sentence: str) -> None:
        self.budget.set_mistake(sentence)
        self.wish_changed.emit()
