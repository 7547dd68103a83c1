"""What can be done once a dataset is registered; above it, told once, what became of the rows."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.records import ColumnState, DatasetSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.page import Page
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.models.column_words import has_limits
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import Ink, Label, body, caption
from cusyn_desktop.ui.widgets.panels import Card, Note, TonedFrame, icon_line
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

_CARD_PX = 640
_MOST_NAMED = 3


class DonePage(Page):
    """The steps that are possible now, the most likely first.

    The notes of a registration are in its answer alone and kept nowhere.

    Attributes:
        buttons: One for each step.

    Signals:
        chosen: Name of the dataset, and the `NextStep` that is wanted.
    """

    chosen = Signal(str, object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._dataset = look, ""
        self._done = Note(look, Tone.GOOD, Icon.DONE)
        self._pool_notes, self._notes = QVBoxLayout(), QVBoxLayout()
        for notes in (self._pool_notes, self._notes):
            notes.setSpacing(10)
        self._pool = QWidget()
        self._pool.setLayout(self._pool_notes)
        self._custodian_only = self._notes_frame()
        self.buttons: dict[NextStep, Button] = {
            NextStep.ADD_USER: PrimaryButton(self.tr("&Add a User…")),
            NextStep.ASK: PrimaryButton(self.tr("As&k for a Table")),
            NextStep.CHOOSE_BOUNDS: Button(self.tr("Choose &Bounds…")),
            NextStep.SHOW: Button(self.tr("&Show in Datasets")),
        }
        self._about = {step: Label("", TextStyle.CAPTION, ink=Ink.MUTED, wrap=True) for step in NextStep}
        self.add_title(self.tr("Registered"))
        for widget in (self._done, self._pool, self._custodian_only, self._next_card()):
            widget.setMaximumWidth(_CARD_PX)
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.setFocusProxy(self.buttons[NextStep.SHOW])

    def show_dataset(self, dataset: DatasetSummary, *, has_users: bool) -> None:
        """Say what is registered, what the schema did to the rows, and what can be done."""
        self._dataset = dataset.name
        usable = not dataset.pool.closed and dataset.pool.remaining.pico_rho > 0
        text = self.tr("{name} is registered. Its pool allows {allowed}.")
        if not usable:
            text = self.tr("{name} is registered. Nothing can be spent from its pool any more.")
        allowed = formats.epsilon_left(dataset.pool.remaining.epsilon)
        self._done.set_text(text.format(name=dataset.name, allowed=allowed))
        self._show_notes(self._pool_notes, dataset.pool_notes)
        self._show_notes(self._notes, dataset.notes)
        self._pool.setVisible(bool(dataset.pool_notes))
        self._custodian_only.setVisible(bool(dataset.notes))
        self._show_steps(_left_out(dataset), usable=usable, has_users=has_users)

    def _show_steps(self, left_out: Sequence[str], *, usable: bool, has_users: bool) -> None:
        """Offer what is possible; for a table or for bounds there has to be somebody who gets them."""
        told = self.tr("{names}: left out so far. Limits can be found in the rows, for a share of the pool.")
        names = ", ".join(left_out[:_MOST_NAMED]) + (", …" if len(left_out) > _MOST_NAMED else "")
        self._about[NextStep.CHOOSE_BOUNDS].setText(told.format(names=names))
        offered = {
            NextStep.ADD_USER: usable and not has_users,
            NextStep.ASK: usable and has_users,
            NextStep.CHOOSE_BOUNDS: usable and has_users and bool(left_out),
            NextStep.SHOW: True,
        }
        for step, is_offered in offered.items():
            self.buttons[step].setVisible(is_offered)
            self._about[step].setVisible(is_offered)
        self.setFocusProxy(self.buttons[next(step for step in NextStep if offered[step])])

    def _choose(self, step: NextStep) -> None:
        self.chosen.emit(self._dataset, step)

    def _next_card(self) -> Card:
        card = Card(spacing=12)
        card.add_head(self.tr("What comes next"))
        self._about[NextStep.ADD_USER].setText(
            self.tr("Synthetic tables go to users, each with limits of their own. Add the first one.")
        )
        self._about[NextStep.ASK].setText(
            self.tr("Choose what a synthetic table should get right. The price is shown before it is paid.")
        )
        self._about[NextStep.SHOW].setText(self.tr("Its columns, its pool and its limits."))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(1, 1)
        for row, (step, button) in enumerate(self.buttons.items()):
            button.clicked.connect(partial(self._choose, step))
            grid.addWidget(button, row, 0)
            self._about[step].setAlignment(Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self._about[step], row, 1)
        card.content.addLayout(grid)
        return card

    def _show_notes(self, column: QVBoxLayout, notes: Sequence[str]) -> None:
        while (item := column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for note in notes:
            holder = QWidget()
            line = icon_line(self._look, Icon.INFO, body(told(note), wrap=True))
            line.setContentsMargins(0, 0, 0, 0)
            holder.setLayout(line)
            column.addWidget(holder)

    def _notes_frame(self) -> QWidget:
        frame = TonedFrame(self._look, Tone.PLAIN)
        frame.set_pen_style(Qt.PenStyle.DashLine)
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        line = caption(
            self.tr("What became of the rows. Only you see this, now: it is neither kept nor exported."),
            wrap=True,
        )
        column.addLayout(icon_line(self._look, Icon.CUSTODIAN_ONLY, line, Tint.MUTED))
        column.addLayout(self._notes)
        return frame


def _left_out(dataset: DatasetSummary) -> tuple[str, ...]:
    """The columns of numbers or dates that are not in the model."""
    return tuple(
        column.name
        for column in dataset.columns
        if column.state is ColumnState.LEFT_OUT and has_limits(column)
    )
