"""The chosen interest queries as chips, with what can be done to the list."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from superqt import QFlowLayout
from typing_extensions import override

from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.badges import Chip
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.error_words import misplaced_sentence

_CHIP_PX = 28
_LINE_GAP_PX = 4
_N_LINES = 2
_HEIGHT_PX = _N_LINES * (_CHIP_PX + _LINE_GAP_PX) - _LINE_GAP_PX
_MOST_CHIPS = 40

Query = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QueryNote:
    """What stands beside a chosen query.

    Attributes:
        cells: Size of its table.
        error: What the forecast lets expect, 0 to 1; None while it is not known.
        is_measured: False: too large for this budget, so the model serves it unmeasured.
    """

    cells: int
    error: float | None = None
    is_measured: bool = True


class QueriesHead(QWidget):
    """The title of the queries, and the ways to choose several at once.

    Attributes:
        template, three_columns, sets, clear, undo: The links.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(self.tr("&Interest queries"), TextStyle.TABLE_HEAD, ink=Ink.MUTED)
        self.template = LinkButton(self.tr("Template…"), look.icon(Icon.ADD, Tint.ACCENT))
        self.three_columns = LinkButton(self.tr("Three Columns…"), look.icon(Icon.ADD, Tint.ACCENT))
        self.sets = LinkButton(self.tr("Sets…"), look.icon(Icon.SAVED, Tint.ACCENT))
        self.clear = LinkButton(self.tr("Clear"))
        self.undo = LinkButton(self.tr("Undo"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.title)
        row.addStretch(1)
        for link in (self.undo, self.clear, self.template, self.three_columns, self.sets):
            link.setStyleSheet("min-height: 24px; max-height: 24px;")
            row.addWidget(link)
        self.show_state(n_queries=0, can_undo=False)

    def show_state(self, *, n_queries: int, can_undo: bool) -> None:
        """Offer only what can be done now, and taking back before clearing: both have no room."""
        self.clear.setVisible(n_queries > 1 and not can_undo)
        self.undo.setVisible(can_undo)


class QueryChips(QScrollArea):
    """The list says in text what the matrix says by boxes, in two lines, empty or not; more are scrolled to.

    So nothing below moves while boxes are clicked. Of hundreds of queries it shows the first, because each
    chip takes time to make; the matrix shows all.

    Attributes:
        about: What interest queries are, in a sentence.

    Signals:
        removed: A query that the person took out.
    """

    removed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: dict[Query, Chip] = {}
        self.about = self.tr(
            "Tables that must come out well, of 1 to 3 columns. Without any, all pairs count alike."
        )
        self._none = caption(self.about, wrap=True)
        self._more = caption()
        inner = QWidget()
        inner.setObjectName("scrolled")
        self._flow = QFlowLayout()
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setHorizontalSpacing(_LINE_GAP_PX)
        self._flow.setVerticalSpacing(_LINE_GAP_PX)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._none)
        column.addLayout(self._flow)
        column.addWidget(self._more)
        column.addStretch(1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_HEIGHT_PX)
        self.set_queries(())

    def set_queries(self, queries: Sequence[Query]) -> None:
        """Show these queries, in this order."""
        for chip in self._chips.values():
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = {}
        self._none.setVisible(not queries)
        n_more = max(0, len(queries) - _MOST_CHIPS)
        self._more.setText(self.tr("and %Ln more, all of them ticked in the matrix", "", n_more))
        self._more.setVisible(n_more > 0)
        for query in queries[:_MOST_CHIPS]:
            chip = Chip(self._look, formats.clique(query))
            chip.removed.connect(partial(self.removed.emit, query))
            self._chips[query] = chip
            self._flow.addWidget(chip)
        self._fit()

    def come_after(self, control: QWidget) -> None:
        """Let the Tab key reach the chips after this control, in their order."""
        for chip in self._chips.values():
            QWidget.setTabOrder(control, chip.close_button)
            control = chip.close_button

    def set_notes(self, notes: Mapping[Query, QueryNote]) -> None:
        """Say size and expected error beside each query."""
        for query, chip in self._chips.items():
            note = notes[query]
            chip.set_note(self._short(note), self._told(note))
            chip.set_tone(Tone.ACCENT if note.is_measured else Tone.WARN)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _short(self, note: QueryNote) -> str:
        """The error once it is known, before that the size; the tooltip tells both."""
        if not note.is_measured:
            return self.tr("not assured")
        if note.error is None:
            return self.tr("%Ln cells", "", note.cells)
        return formats.plus_minus(formats.points(note.error))

    def _told(self, note: QueryNote) -> str:
        told = self.tr("Its table has %Ln cells, one for each combination of values.", "", note.cells)
        sentences = [told]
        if note.error is not None:
            error = formats.plus_minus(formats.points(note.error))
            told = self.tr("Expected error {error} points of people.").format(error=error)
            sentences += [told, misplaced_sentence(note.error)]
        if not note.is_measured:
            told = self.tr(
                "It gets no separate measurement. The run may still choose it; "
                "else it is estimated from other tables. "
                "A larger budget, fewer queries, or fewer columns in it would help."
            )
            sentences.append(told)
        return joined(sentences)

    def _fit(self) -> None:
        for chip in self._chips.values():
            chip.setMaximumWidth(self.viewport().width())
