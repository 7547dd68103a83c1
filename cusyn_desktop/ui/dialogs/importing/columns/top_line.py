"""The line above the preview: how many columns are in each state, and which of them are shown."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.columns.preview import SHOWN_ROWS
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.words import reading_text
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.fields import CheckBox, SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink
from cusyn_desktop.ui.words import formats

_SEARCH_PX = 190
_MANY_COLUMNS = 12


class TopLine(QWidget):
    """Badges at the left; at the right how the file is read and, for many columns, what finds them.

    Attributes:
        search: By a part of their names.
        open_only: Only those whose domain is still to be confirmed.

    Signals:
        states_wanted: The `ColumnState`s that are to be shown.
    """

    states_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._badges = {
            ColumnState.PUBLIC: Badge(look, tone=Tone.GOOD, icon=Icon.DONE),
            ColumnState.INFERRED: Badge(look, tone=Tone.WARN, icon=Icon.INFERRED),
            ColumnState.LEFT_OUT: Badge(look, tone=Tone.PLAIN, icon=Icon.LEFT_OUT),
        }
        self._badges[ColumnState.INFERRED].set_pen_style(Qt.PenStyle.DashLine)
        self._told = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.open_only = CheckBox(look, self.tr("Still to confirm"))
        self.search = SearchField(look, self.tr("Find a column"))
        self.search.setFixedWidth(_SEARCH_PX)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for badge in self._badges.values():
            line.addWidget(badge)
        line.addWidget(self._told, 1)
        line.addSpacing(4)
        line.addWidget(self.open_only)
        line.addSpacing(4)
        line.addWidget(self.search)
        self.open_only.toggled.connect(self._on_open_only_toggled)

    def begin(self, draft: ImportDraft) -> None:
        """Show another table, all of its columns."""
        told = self.tr("First %Ln rows. {reading}", "", min(SHOWN_ROWS, len(draft.inspection.preview)))
        self._told.setText(told.format(reading=reading_text(draft.inspection.reading)))
        self.search.clear()
        self.open_only.setChecked(False)
        for widget in (self.search, self.open_only):
            widget.setVisible(len(draft.columns) >= _MANY_COLUMNS)

    def show_counts(self, counts: Mapping[ColumnState, int]) -> None:
        """Count the columns in each state; once none is to be confirmed, all are shown again."""
        for state, (text, tone, icon) in self._signs().items():
            badge, count = self._badges[state], counts.get(state, 0)
            badge.setVisible(count > 0)
            badge.set_state(text.format(count=formats.count(count)), tone, icon)
        has_open = counts.get(ColumnState.INFERRED, 0) > 0
        self.open_only.setEnabled(has_open)
        if not has_open:
            self.open_only.setChecked(False)

    def _signs(self) -> Mapping[ColumnState, tuple[str, Tone, Icon]]:
        return {
            ColumnState.PUBLIC: (self.tr("{count} public"), Tone.GOOD, Icon.DONE),
            ColumnState.INFERRED: (self.tr("{count} inferred"), Tone.WARN, Icon.INFERRED),
            ColumnState.LEFT_OUT: (self.tr("{count} left out"), Tone.PLAIN, Icon.LEFT_OUT),
        }

    @Slot()
    def _on_open_only_toggled(self) -> None:
        states = (ColumnState.INFERRED,) if self.open_only.isChecked() else tuple(ColumnState)
        self.states_wanted.emit(states)
