"""What only the custodian may see: the comparison with the real rows. It is logged, so it comes on demand."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import TrueError
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.releases import TrueErrorColumn, TrueErrorsModel
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, caption, figure, strong
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.widgets.paragraph import Paragraph
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats

SIDE_PX = 272
_HEAD_PX = 40
_HATCH_STEP_PX = 10.0
_RADIUS_PX = 8.0
_TEXT_PX = SIDE_PX - 36


class CustodianPanel(QFrame):
    """A dashed border, a hatched head, an eye that is crossed out, and words.

    Attributes:
        model: The true errors.
        look_button: Asks for the comparison.

    Signals:
        look_wanted: The custodian wants the comparison with the real rows.
    """

    look_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("plain")
        self.setAccessibleName(self.tr("Custodian only"))
        self.model = TrueErrorsModel(self)
        self.look_button = Button(self.tr("Show True Errors"))
        self.look_button.clicked.connect(self._on_look_clicked)
        self._text = Paragraph(_TEXT_PX, TextStyle.CAPTION, ink=Ink.MUTED)
        self._mean, self._largest = figure(), figure()
        self.table = DataTable(
            self.model, name=self.tr("True errors"), stretch=TrueErrorColumn.QUERY, gap_px=2
        )
        self.table.begin_in_order(TrueErrorColumn.POINTS, Qt.SortOrder.DescendingOrder)
        self._pages = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 8)
        column.setSpacing(0)
        column.addWidget(_HatchedHead(look, self.tr("Custodian only")))
        text = QVBoxLayout()
        text.setContentsMargins(17, 8, 17, 4)
        text.addWidget(self._text)
        column.addLayout(text)
        column.addLayout(self._pages, 1)
        self._pages.addWidget(self._before())
        self._pages.addWidget(self._after())
        look.changed.connect(self.update)
        self.show_none()

    def show_none(self) -> None:
        """Show nothing until it is asked for."""
        self._text.setText(
            self.tr("How far the table is from the real rows. Never exported, never shown to an analyst.")
        )
        self.model.set_rows(())
        self.look_button.setEnabled(True)
        self.look_button.setText(self.tr("Show True Errors"))
        self._pages.setCurrentIndex(0)
        self._hand_focus_to(self.look_button)

    def show_waiting(self) -> None:
        """The rows are being read. The focus waits on the panel, so that it does not jump elsewhere."""
        if self.look_button.hasFocus():
            self.setFocus()
        self.look_button.setEnabled(False)
        self.look_button.setText(self.tr("Reading the Rows…"))

    def show_errors(self, errors: Sequence[TrueError]) -> None:
        """Show the comparison, the largest error first."""
        rows = tuple(sorted(errors, key=lambda error: -error.error))
        self.model.set_rows(rows)
        known = [error.error for error in rows]
        self._mean.setText(formats.points(sum(known) / len(known), places=2) if known else "–")
        self._largest.setText(formats.points(max(known), places=2) if known else "–")
        self._text.setText(self.tr("Compared with the real rows. Never exported, never shown to an analyst."))
        self._pages.setCurrentIndex(1)
        self._hand_focus_to(self.table)

    def _hand_focus_to(self, widget: QWidget) -> None:
        """Give on the focus that waited on the panel."""
        if self.hasFocus():
            widget.setFocus()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = PaintedWidget.start_painting(self)  # type: ignore[arg-type]
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.edge), 1.0, Qt.PenStyle.DotLine))
        painter.setBrush(QColor(theme.surface))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _RADIUS_PX, _RADIUS_PX)
        painter.end()

    @Slot()
    def _on_look_clicked(self) -> None:
        self.look_wanted.emit()

    def _before(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(17, 8, 17, 8)
        column.setSpacing(8)
        row = QHBoxLayout()
        row.addWidget(self.look_button)
        row.addStretch(1)
        logged = Paragraph(_TEXT_PX, TextStyle.CAPTION, ink=Ink.MUTED)
        logged.setText(self.tr("Each look is written in the audit log."))
        column.addLayout(row)
        column.addWidget(logged)
        column.addStretch(1)
        return page

    def _after(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(17, 0, 17, 0)
        column.setSpacing(6)
        figures = QHBoxLayout()
        figures.setSpacing(32)
        for name, value in ((self.tr("Mean"), self._mean), (self.tr("Largest"), self._largest)):
            one = QVBoxLayout()
            one.setSpacing(0)
            one.addWidget(caption(name))
            one.addWidget(value)
            figures.addLayout(one)
        figures.addStretch(1)
        column.addLayout(figures)
        column.addWidget(self.table, 1)
        return page


class _HatchedHead(PaintedWidget):
    """Hatched, with the words on a plain ground, so that it is seen in any screenshot."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look)
        self.setFixedHeight(_HEAD_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 24, 8)
        row.setSpacing(8)
        row.addWidget(IconLabel(look.icon(Icon.CUSTODIAN_ONLY)))
        row.addWidget(strong(text), 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        area = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(area.adjusted(0, 0, 0, _RADIUS_PX), _RADIUS_PX, _RADIUS_PX)
        painter.setClipPath(outline)
        painter.setPen(QPen(QColor(self.theme.line), 3.0))
        x = -area.height()
        while x < area.width():
            painter.drawLine(QPointF(x, area.height()), QPointF(x + area.height(), 0.0))
            x += _HATCH_STEP_PX
        fill_rounded(painter, area.adjusted(13.0, 7.0, -13.0, -7.0), self.theme.surface)
        painter.end()
