"""Two parts beside each other, one of them of fixed width; where the page is narrow, one above the other."""

from enum import Enum, auto
from typing import Protocol, cast

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll

_ANY_PX = 16_777_215
_LEAST_WIDTH_PX = 560
_LEAST_PAGE_PX = 120
_FOOT_FROM_PX = 440
"""Of a folded page that is lower, an answer that stays in sight takes half or more."""


class _FoldingPair(QWidget):
    """What both kinds of pair share; the page around a folded one scrolls."""

    def __init__(
        self,
        *parts: QWidget,
        side: QWidget,
        side_px: int,
        fold_below_px: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._side, self._side_px, self._fold_below_px = side, side_px, fold_below_px
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(CARD_GAP)
        for part in parts:
            self._box.addWidget(part, 0 if part is side else 1)
        side.setFixedWidth(side_px)

    @property
    def is_folded(self) -> bool:
        """Whether the parts stand above each other."""
        return self._box.direction() == QBoxLayout.Direction.TopToBottom

    @override
    def minimumSizeHint(self) -> QSize:
        """Narrower than both together, so that a narrow window can fold them."""
        return QSize(_LEAST_WIDTH_PX, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = self.width() < self._fold_below_px
        if folded != self.is_folded:
            self._fold(folded=folded)

    def _fold(self, *, folded: bool) -> None:
        direction = QBoxLayout.Direction
        self._box.setDirection(direction.TopToBottom if folded else direction.LeftToRight)
        self._side.setMinimumWidth(0 if folded else self._side_px)
        self._side.setMaximumWidth(_ANY_PX if folded else self._side_px)
        self.updateGeometry()


class SidePair(_FoldingPair):
    """The side part stands at the right; folded, it stands below.

    Folded, the side part is `folded_px` high, where it scrolls: alone it might shrink to its scroll bars.
    """

    def __init__(
        self,
        main: QWidget,
        side: QWidget,
        *,
        side_px: int,
        fold_below_px: int,
        folded_px: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(main, side, side=side, side_px=side_px, fold_below_px=fold_below_px, parent=parent)
        self._folded_px = folded_px

    @override
    def hasHeightForWidth(self) -> bool:
        """No: the page then asks for the least height, not for the one that plots and tables would like."""
        return False

    @override
    def sizeHint(self) -> QSize:
        """The least height as well: a page that wraps texts above the pair asks for what it would like."""
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height())

    @override
    def _fold(self, *, folded: bool) -> None:
        self._side.setMinimumHeight(self._folded_px if folded else 0)
        super()._fold(folded=folded)


class ListPair(_FoldingPair):
    """The list stands at the left and gives way a little; folded, it stands above what is chosen in it."""

    def __init__(
        self,
        chooser: QWidget,
        chosen: QWidget,
        *,
        list_px: int,
        least_list_px: int,
        folded_px: int,
        fold_below_px: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            chooser, chosen, side=chooser, side_px=list_px, fold_below_px=fold_below_px, parent=parent
        )
        self._chosen, self._least_list_px, self._folded_px = chosen, least_list_px, folded_px

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.is_folded:
            left_px = self.width() - CARD_GAP - self._chosen.minimumSizeHint().width()
            self._side.setFixedWidth(min(self._side_px, max(self._least_list_px, left_px)))

    @override
    def _fold(self, *, folded: bool) -> None:
        self._side.setMinimumHeight(self._folded_px if folded else 0)
        self._side.setMaximumHeight(self._folded_px if folded else _ANY_PX)
        super()._fold(folded=folded)


class Place(Enum):
    """Where an answer stands: beside the form, at the foot of the page, or at the end of what scrolls."""

    BESIDE = auto()
    FOOT = auto()
    END = auto()


class Answer(Protocol):
    """What follows from a form: evidence that may scroll, and the rest, which stays in sight if it can."""

    evidence: VerticalScroll

    def stand(self, place: Place) -> None:
        """Do without the evidence at the foot, and say the answer in a line; elsewhere take it back."""


class _EvidenceCard(Card):
    """Holds the evidence of an answer at the foot, and goes while there is none."""

    def take(self, evidence: QWidget) -> None:
        """Hold it from now on."""
        self.content.addWidget(evidence)
        evidence.removeEventFilter(self)
        evidence.installEventFilter(self)
        self.setVisible(not evidence.isHidden())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            is_mine = watched.parent() is self
            self.setVisible(is_mine and event.type() == QEvent.Type.ShowToParent)
        return super().eventFilter(watched, event)


class FormPair(_FoldingPair):
    """The form stands at the left, what follows from it at the right.

    Folded, form and evidence are one page that scrolls, and the answer with its buttons stays in sight below.
    Where height is short as well, it would leave the form a line or two: there it ends that page, as a whole.
    """

    def __init__(
        self,
        form: QWidget,
        answer: QWidget,
        *,
        form_px: int,
        fold_below_px: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(form, answer, side=form, side_px=form_px, fold_below_px=fold_below_px, parent=parent)
        self._form, self._answer, self._place = form, answer, Place.BESIDE
        self._page_column = QVBoxLayout()
        self._page_column.setSpacing(CARD_GAP)
        self._page = VerticalScroll(self._page_column, least_px=_LEAST_PAGE_PX)
        self._below = _EvidenceCard()
        self._page_column.addWidget(self._below)
        self._box.insertWidget(0, self._page, 1)
        self._page.setVisible(False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        folded = Place.END if self.height() < _FOOT_FROM_PX else Place.FOOT
        place = folded if self.is_folded else Place.BESIDE
        if place is not self._place:
            self._put_answer(place)

    @override
    def _fold(self, *, folded: bool) -> None:
        if folded:
            self._page_column.insertWidget(0, self._form)
        else:
            self._box.insertWidget(0, self._form)
        self._page.setVisible(folded)
        evidence = cast("Answer", self._answer).evidence
        for part in (evidence, *self._form.findChildren(VerticalScroll)):
            part.set_whole(whole=folded)
        super()._fold(folded=folded)

    def _put_answer(self, place: Place) -> None:
        """Put the answer there, and its evidence into it unless it is the foot."""
        self._place = place
        answer, is_foot = cast("Answer", self._answer), place is Place.FOOT
        if place is Place.END:
            self._page_column.addWidget(self._answer)
        else:
            self._box.addWidget(self._answer, 0 if is_foot else 1)
        if is_foot:
            self._below.take(answer.evidence)
        answer.stand(place)
        self._below.setVisible(is_foot and not answer.evidence.isHidden())
        self.updateGeometry()
