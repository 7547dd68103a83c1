"""The head of the preview: name, type and state of each column, painted in three lines."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon, glyph
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Theme, Tone
from cusyn_desktop.ui.models.column_words import STATE_ICONS, TYPE_ICONS, state_word, type_colour, type_word
from cusyn_desktop.ui.models.import_preview import HEAD_ROLE, PreviewHead

HEAD_PX = 74
_LEFT_PX = 8
_ICON_PX = 14
_LINE_PX = 19
_TOP_PX = 8
_ICON_GAP_PX = 7
_BADGE_PX, _AROUND_BADGE_PX = 18, 16
_LEAST_PX = 96
WIDEST_PX = 240

_STATE_TINTS: Mapping[ColumnState, Tint] = {
    ColumnState.PUBLIC: Tint.GOOD,
    ColumnState.INFERRED: Tint.WARN,
    ColumnState.LEFT_OUT: Tint.MUTED,
}


class PreviewHeader(QHeaderView):
    """What stands for a state is an icon and a word; inferred has a dashed badge, too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._current, self._state_px = -1, _widest_state()
        self._warning = look.icon(Icon.WARNING, Tint.WARN)
        self._state_icons = {
            state: look.icon(icon, _STATE_TINTS[state]) for state, icon in STATE_ICONS.items()
        }
        self.setFixedHeight(HEAD_PX)
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(_LEAST_PX)
        look.changed.connect(self.viewport().update)

    def set_current(self, section: int) -> None:
        """Mark the column that is edited."""
        self._current = section
        self.viewport().update()

    @override
    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        head = self._head(logicalIndex)
        if head is None:
            return QSize(_LEAST_PX, HEAD_PX)
        type_px = _ICON_PX + _ICON_GAP_PX + Words(_type_text(head), TextStyle.CAPTION, "").width
        name_px = Words(head.name, TextStyle.BODY_STRONG, "").width
        name_px += (_ICON_PX + _ICON_GAP_PX) * bool(head.problem)
        widest = round(max(type_px, name_px, self._state_px))
        return QSize(min(widest + 2 * _LEFT_PX + 2, WIDEST_PX), HEAD_PX)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        head = self._head(logicalIndex)
        if head is None or not rect.isValid():
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, is_current=logicalIndex == self._current)
        line = QRectF(rect.left() + _LEFT_PX, rect.top() + _TOP_PX, rect.width() - 2 * _LEFT_PX, _LINE_PX)
        self._paint_name(painter, line, head)
        self._paint_type(painter, line.translated(0.0, _LINE_PX), head)
        self._paint_state(painter, line.translated(0.0, 2 * _LINE_PX + 2), head)
        painter.restore()

    def _head(self, section: int) -> PreviewHead | None:
        model = self.model()
        found = None if model is None else model.headerData(section, self.orientation(), HEAD_ROLE)
        return found if isinstance(found, PreviewHead) else None

    def _paint_ground(self, painter: QPainter, rect: QRect, *, is_current: bool) -> None:
        theme = self._look.theme
        painter.fillRect(rect, QColor(theme.soft if is_current else theme.surface))
        if is_current:
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 3), QColor(theme.accent))
        painter.setPen(QPen(QColor(theme.line), 1.0))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        painter.setPen(QPen(QColor(theme.edge), 1.0))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_name(self, painter: QPainter, line: QRectF, head: PreviewHead) -> None:
        theme, left_out = self._look.theme, head.state is ColumnState.LEFT_OUT
        words = Words(head.name, TextStyle.BODY_STRONG, theme.muted if left_out else theme.text)
        if head.problem:
            sign_px = _ICON_PX + _ICON_GAP_PX
            left = min(line.left() + words.width + _ICON_GAP_PX, line.right() - _ICON_PX)
            self._warning.paint(painter, _icon_rect(QRectF(left, line.top(), _ICON_PX, line.height())))
            line = line.adjusted(0.0, 0.0, -sign_px, 0.0)
        words.paint(painter, line)

    def _paint_type(self, painter: QPainter, line: QRectF, head: PreviewHead) -> None:
        colour = type_colour(self._look.theme, head.type)
        glyph(TYPE_ICONS[head.type].value, colour).paint(painter, _icon_rect(line))
        text = line.adjusted(_ICON_PX + _ICON_GAP_PX, 0.0, 0.0, 0.0)
        Words(_type_text(head), TextStyle.CAPTION, self._look.theme.muted).paint(painter, text)

    def _paint_state(self, painter: QPainter, line: QRectF, head: PreviewHead) -> None:
        theme, indent = self._look.theme, 0.0
        words = Words(state_word(head.state), TextStyle.CAPTION, _state_colour(theme, head.state))
        if head.state is ColumnState.INFERRED:
            indent = 6.0
            self._paint_badge(painter, line, words.width)
        place = line.translated(indent, 0.0)
        self._state_icons[head.state].paint(painter, _icon_rect(place))
        words.paint(painter, place.adjusted(_ICON_PX + _ICON_GAP_PX, 0.0, 0.0, 0.0))

    def _paint_badge(self, painter: QPainter, line: QRectF, words_px: float) -> None:
        colours = self._look.theme.tone(Tone.WARN)
        width = min(words_px + _ICON_PX + _ICON_GAP_PX + _AROUND_BADGE_PX, line.width() + 4.0)
        badge = QRectF(line.left() - 1.0, line.center().y() - _BADGE_PX / 2, width, _BADGE_PX)
        painter.setPen(QPen(QColor(colours.line), 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(colours.ground))
        painter.drawRoundedRect(badge, _BADGE_PX / 2, _BADGE_PX / 2)


def _widest_state() -> float:
    """Room for every state, so that a column keeps its width when it is confirmed."""
    words = {state: Words(state_word(state), TextStyle.CAPTION, "").width for state in ColumnState}
    words[ColumnState.INFERRED] += _AROUND_BADGE_PX
    return max(words.values()) + _ICON_PX + _ICON_GAP_PX


def _type_text(head: PreviewHead) -> str:
    word = type_word(head.type)
    return f"{word}, {head.detail}" if head.detail else word


def _state_colour(theme: Theme, state: ColumnState) -> str:
    return theme.warn.ink if state is ColumnState.INFERRED else theme.muted


def _icon_rect(line: QRectF) -> QRect:
    top = QPointF(line.left(), line.center().y() - _ICON_PX / 2)
    return QRect(round(top.x()), round(top.y()), _ICON_PX, _ICON_PX)
