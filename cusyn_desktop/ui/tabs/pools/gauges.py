"""The gauges: one card for the dataset's pool, and one for each of its users."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.tabs.pools.gauge_words import Gauge
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import IconButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, body, caption, key_figure
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card
from cusyn_desktop.ui.widgets.paragraph import Paragraph
from cusyn_desktop.ui.widgets.pool_bar import PoolBar

_LEAST_CARD_PX = 288
_CARD_HEIGHT_PX = 126
_SCROLL_BAR_PX = 11
_MOST_ROWS = 4


class GaugeCard(Card):
    """One pool: what is left is the largest figure, right above the empty part of the bar.

    Attributes:
        gauge: What is shown.
        more: Offers what can be done to the pool.

    Signals:
        menu_wanted: What can be done to this card's pool is to be offered; carries the card.
    """

    menu_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=4)
        self._look = look
        self.gauge: Gauge | None = None
        self.bar = PoolBar(look)
        self.more = IconButton(look.icon(Icon.MORE, Tint.MUTED), self.tr("Change this pool"))
        self._icon, self._name = IconLabel(look.icon(Icon.DATASETS)), ElidedLabel("", TextStyle.BODY_STRONG)
        self._size, self._badge = caption(), Badge(look)
        self._spent, self._figure, self._unit = caption(), key_figure(), body()
        self._allows = Paragraph(_LEAST_CARD_PX - 32, TextStyle.CAPTION)
        self._note = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._build()

    def show_gauge(self, gauge: Gauge, *, can_change: bool) -> None:
        """Show a pool."""
        self.gauge = gauge
        is_dataset = gauge.position is None
        look = self._look
        self._icon.set_icon(
            look.icon(Icon.DATASETS, Tint.MUTED) if is_dataset else look.mark_icon(gauge.position or 0)
        )
        for label, text in (
            (self._name, gauge.name),
            (self._size, gauge.size),
            (self._spent, gauge.spent),
            (self._figure, gauge.figure),
            (self._unit, gauge.unit),
            (self._note, gauge.note),
        ):
            label.setText(text)
        self.bar.set_parts(gauge.name, gauge.parts, gauge.plan)
        self.more.setAccessibleName(self.tr("Change the pool of {name}").format(name=gauge.name))
        self.more.setVisible(can_change and gauge.pool is not None and not gauge.pool.closed)
        self.setAccessibleName(gauge.name)
        self._show_ending(gauge)

    def _show_ending(self, gauge: Gauge) -> None:
        """Where nothing more can be spent, a badge and the reason stand in place of the last lines.

        Where little can, there is a badge, too; who points at it is told the size that stood in its place.
        """
        ending = gauge.ending
        has_badge = ending is not None or bool(gauge.warning)
        self._badge.setVisible(has_badge)
        self._size.setVisible(not has_badge)
        self._note.setVisible(ending is None)
        if ending is None:
            self._allows.set_rich(gauge.allows, allowed=gauge.allowed)
            self._badge.set_state(gauge.warning, Tone.WARN, Icon.WARNING)
        else:
            self._badge.set_state(ending.word, Tone.PLAIN, ending.icon)
            self._allows.set_rich("{sentence}", sentence=ending.sentence)
        self._badge.setToolTip(gauge.size)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.more.isVisible():
            self._on_more_clicked()

    @Slot()
    def _on_more_clicked(self) -> None:
        self.menu_wanted.emit(self)

    def _build(self) -> None:
        self.setMinimumWidth(_LEAST_CARD_PX)
        self.setFixedHeight(_CARD_HEIGHT_PX)
        self.more.setFixedSize(QSize(24, 22))
        self.more.setStyleSheet("padding: 0;")
        policy = self.more.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # all cards keep their lines at one height
        self.more.setSizePolicy(policy)
        self.more.clicked.connect(self._on_more_clicked)
        self.content.setContentsMargins(16, 8, 16, 6)
        self.content.addLayout(self._head())
        self.content.addLayout(self._figures())
        self.content.addWidget(self.bar)
        self.content.addSpacing(1)
        self.content.addWidget(self._allows)
        self.content.addWidget(self._note)
        self.content.addStretch(1)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._icon)
        row.addWidget(self._name, 1)
        for widget in (self._size, self._badge, self.more):
            row.addWidget(widget)
        return row

    def _figures(self) -> QHBoxLayout:
        """Spent and left on one line of type, although their sizes differ."""
        row = QHBoxLayout()
        row.setSpacing(5)
        self._spent.setContentsMargins(0, 0, 0, 4)
        self._unit.setContentsMargins(0, 0, 0, 3)
        row.addWidget(self._spent, 1, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._unit, 0, Qt.AlignmentFlag.AlignBottom)
        return row


class GaugeStrip(QScrollArea):
    """The cards side by side, in as many rows as they need; more rows than four scroll.

    Signals:
        menu_wanted: A `GaugeCard` whose menu is to be shown.
    """

    menu_wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.cards: list[GaugeCard] = []
        self._before: QWidget | None = None
        inner = QWidget()
        inner.setObjectName("scrolled")
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(CARD_GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Pools"))

    def show_gauges(self, gauges: Sequence[Gauge], *, can_change: bool) -> None:
        """Show one card for each gauge; `can_change` offers what can be done to a pool."""
        while len(self.cards) > len(gauges):
            self.cards.pop().deleteLater()
        while len(self.cards) < len(gauges):
            self._add_card()
        for card, gauge in zip(self.cards, gauges, strict=True):
            card.show_gauge(gauge, can_change=can_change)
        self._place_cards()

    def reach_after(self, widget: QWidget) -> None:
        """Let the Tab key come here from this widget."""
        self._before = widget

    def _add_card(self) -> None:
        card = GaugeCard(self._look)
        card.menu_wanted.connect(self.menu_wanted)
        self._grid.addWidget(card, 0, len(self.cards))
        before = self.cards[-1].more if self.cards else self._before
        if before is not None:
            self.setTabOrder(before, card.more)
        self.cards.append(card)

    def _place_cards(self) -> None:
        """Put the cards into rows of equal columns, also where the last row is short."""
        n_columns = self._n_columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // n_columns, place % n_columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < n_columns else 0)
        is_whole = self._n_rows <= _MOST_ROWS
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if is_whole else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(policy)
        self.updateGeometry()

    @property
    def _n_columns(self) -> int:
        """How many cards fit beside each other, a scroll bar beside them."""
        fitting = (self.width() - _SCROLL_BAR_PX + CARD_GAP) // (_LEAST_CARD_PX + CARD_GAP)
        return max(1, min(fitting, len(self.cards)))

    @property
    def _n_rows(self) -> int:
        return ceil(len(self.cards) / self._n_columns)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cards()

    @override
    def sizeHint(self) -> QSize:
        n_rows = min(self._n_rows, _MOST_ROWS)
        return QSize(_LEAST_CARD_PX, n_rows * (_CARD_HEIGHT_PX + CARD_GAP) - CARD_GAP)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
