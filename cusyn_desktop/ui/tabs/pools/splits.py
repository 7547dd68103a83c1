"""Who took how much: each dataset's pool by user, and each user by dataset, as stacked bars with names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import Split, SplitPart
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import RIGHT, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import LIGHT
from cusyn_desktop.ui.keeping import Drawn, Kept, Sheet
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, Label
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_ROW_GAP_PX = 12
_PICTURE_ROW_PX = 64
_LINE_PX = 18.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """What the panel shows.

    Attributes:
        name: What it is called.
        splits: One bar each.
        marks: Position of each user; datasets have none.
    """

    name: str
    splits: Sequence[Split]
    marks: Mapping[str, int]


class SplitPanel(Kept, QScrollArea):
    """One bar below the other; each tells its parts by name, so that colour is not needed."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._bars = Bars(name="", splits=(), marks={})
        self._inner = QWidget()
        self._inner.setObjectName("scrolled")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(2, 4, 12, 4)
        self._column.setSpacing(_ROW_GAP_PX)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.rows: list[SplitRow] = []
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_bars(self, bars: Bars) -> None:
        """Show other bars."""
        self._bars = bars
        self.setAccessibleName(bars.name)
        while len(self.rows) > len(bars.splits):
            self.rows.pop().deleteLater()
        while len(self.rows) < len(bars.splits):
            row = SplitRow(self._look)
            self._column.addWidget(row)
            self.rows.append(row)
        for row, split in zip(self.rows, bars.splits, strict=True):
            row.show_split(split, bars.marks)
        self.setAccessibleDescription("; ".join(row.told for row in self.rows))

    @override
    def sheet(self) -> Sheet:
        head = (self.tr("Of"), self.tr("By"), self.tr("Share"))
        rows = (
            (split.name, _part_name(part), formats.percent(part.share, places=2))
            for split in self._bars.splits
            for part in split.parts
        )
        return Sheet(head, tuple(rows))

    @override
    def drawn(self) -> Drawn:
        size = QSize(self._inner.width(), len(self.rows) * (_PICTURE_ROW_PX))
        return Drawn(size, self._paint)

    def _paint(self, painter: QPainter, place: QRectF, ratio: float) -> None:
        """Row by row, in light colours."""
        height = place.height() / max(1, len(self.rows))
        for index, row in enumerate(self.rows):
            row.paint_picture(
                painter, QRectF(place.left(), place.top() + index * height, place.width(), height), ratio
            )

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, 160)


class SplitRow(QWidget):
    """A name with what was taken, a bar, and its parts by name.

    Attributes:
        told: The row in words.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon = IconLabel(look.icon(Icon.DATASETS, Tint.MUTED))
        self._name = ElidedLabel("", TextStyle.BODY_STRONG)
        self._taken = Label("", TextStyle.BODY)
        self._parts = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self.bar = PoolBar(look, height_px=10)
        self.told = ""
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._icon)
        head.addWidget(self._name, 1)
        head.addWidget(self._taken)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.bar)
        column.addWidget(self._parts)

    def paint_picture(self, painter: QPainter, place: QRectF, ratio: float) -> None:
        """Paint the row elsewhere, in light colours."""
        line = QRectF(place.left(), place.top(), place.width(), _LINE_PX)
        Words(self._name.text(), TextStyle.BODY_STRONG, LIGHT.text).paint(painter, line)
        Words(self._taken.text(), TextStyle.BODY, LIGHT.text).paint(painter, line, RIGHT)
        self.bar.paint_picture(painter, line.translated(0.0, _LINE_PX + 2.0), ratio)
        parts = line.translated(0.0, _LINE_PX + 15.0)
        Words(self._parts.text(), TextStyle.CAPTION, LIGHT.muted).paint(painter, parts)

    def show_split(self, split: Split, marks: Mapping[str, int]) -> None:
        """Show one whole and its parts; a user's bar is in the user's colour, part by part."""
        own = marks.get(split.name)
        is_user = own is not None
        self._icon.set_icon(
            self._look.mark_icon(own) if own is not None else self._look.icon(Icon.DATASETS, Tint.MUTED)
        )
        self._name.setText(split.name)
        taken = self.tr("{share} of all pools") if is_user else self.tr("{share} spent")
        self._taken.setText(taken.format(share=formats.percent(split.taken)))
        parts = ", ".join(f"{_part_name(part)} {formats.percent(part.share)}" for part in split.parts)
        self._parts.setText(parts or self.tr("nothing yet"))
        self.told = f"{split.name}: {self._taken.text()} ({self._parts.text()})"
        self.bar.set_parts(
            split.name,
            [
                PoolPart(part.name, marks.get(part.name, -1) if own is None else own, part.share)
                for part in split.parts
            ],
        )
        self.bar.describe(split.name, self.told)


def _part_name(part: SplitPart) -> str:
    """A user, a dataset, or the searches for bounds of its columns."""
    if not part.is_search:
        return part.name
    return translate("Pools", "{dataset}, search for bounds").format(dataset=part.name)
