"""The right side: the answer, its reason, the limits, the forecast, and the button that spends."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.errors import CuSynError, ModelTooLargeError
from cusyn_desktop.services.records import DatasetSummary, Evaluation, UserSummary
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.messages import message_of
from cusyn_desktop.ui.tabs.synthesis.forecast import ForecastPanel
from cusyn_desktop.ui.tabs.synthesis.scale import most_possible
from cusyn_desktop.ui.tabs.synthesis.words import (
    Verdict,
    left_sentence,
    limit_label,
    too_large_verdict,
    verdict_of,
    warning_text,
)
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, strong
from cusyn_desktop.ui.widgets.limit_bars import LimitBars, LimitPicture, LimitRow
from cusyn_desktop.ui.widgets.panels import Card, icon_line, rule
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll

_SENTENCE_PX = 52
_NOTES_PX = 36
_SMALLEST_OFFER = 0.01


class DecisionCard(Card):
    """One layout for every answer, so that nothing jumps while the slider moves.

    Signals:
        spend_wanted: The person agrees to the grant that is shown.
        save_wanted: The request is to be kept as a file.
        lower_wanted: The nearest possible epsilon is to be asked.
        pairs_wanted: Queries of three columns are to become pairs.
        releases_wanted: Existing releases are to be shown: the id of one of them, or empty.
    """

    spend_wanted = Signal()
    save_wanted = Signal()
    lower_wanted = Signal(float)
    pairs_wanted = Signal()
    releases_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(margin=24, spacing=8, parent=parent)
        self.setAccessibleName(self.tr("Decision"))
        self._evaluation: Evaluation | None = None
        self._figure = Label("", TextStyle.GRANT)
        self._beside = Label("", TextStyle.LEAD, ink=Ink.MUTED)
        self._badge = Badge(look)
        self._sentence = Label("", wrap=True)
        self.limits = LimitBars(look)
        self.forecast = ForecastPanel(look)
        self.spend_button = PrimaryButton()
        self.save_button = Button(self.tr("Save Request"))
        self.lower_button = Button()
        self.use_pairs_button = Button(self.tr("Use Pairs"))
        self.see_releases_button = LinkButton(self.tr("See Releases"))
        self._buttons = (
            self.spend_button,
            self.save_button,
            self.lower_button,
            self.use_pairs_button,
            self.see_releases_button,
        )
        self._left = ElidedLabel("", TextStyle.CAPTION_STRONG)
        self._note = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._warning = Label("", TextStyle.CAPTION, ink=Ink.WARN, wrap=True)
        self._warning_row = QWidget()
        self._build(look)
        self._connect()
        self._show_buttons(self.save_button)
        self.setEnabled(False)

    @property
    def evaluation(self) -> Evaluation | None:
        """The answer that is shown."""
        return self._evaluation

    def show_evaluation(self, evaluation: Evaluation, dataset: DatasetSummary, user: UserSummary) -> None:
        """Show an answer; one without a forecast leaves the former forecast, greyed."""
        self._evaluation = evaluation
        self.setEnabled(True)
        self._show_verdict(verdict_of(evaluation, user))
        self.limits.set_picture(_picture(evaluation, dataset.delta))
        has_forecast = evaluation.forecast is not None
        self.forecast.setEnabled(has_forecast)
        if has_forecast or evaluation.granted is None:
            self.forecast.show_evaluation(evaluation, dataset)
            self._warn(warning_text(evaluation))
        self._show_actions(evaluation, left_sentence(evaluation, dataset, user))

    def show_error(self, error: CuSynError) -> None:
        """Show why there is no answer; the limits of the last one stay."""
        self._evaluation = None
        self._say_left("")
        self._warn("")
        self.setEnabled(True)
        message = message_of(error)
        verdict = too_large_verdict(message.text)
        if not isinstance(error, ModelTooLargeError):
            verdict = Verdict("–", "", message.title, message.tone, message.icon, message.text)
        self._show_verdict(verdict)
        self.forecast.setEnabled(False)
        self._show_buttons(
            self.use_pairs_button if isinstance(error, ModelTooLargeError) else self.save_button
        )
        self.save_button.setEnabled(False)

    def show_nothing(self, why: str) -> None:
        """Show no answer at all, and say why there is none."""
        self._evaluation = None
        self._evidence.setVisible(False)
        self._show_buttons()
        self._say_left("")
        self._note.setText(why)
        self.setEnabled(True)

    def hold(self, why: str) -> None:
        """Keep the last answer visible, but take nothing on it, and say why."""
        self.spend_button.setEnabled(False)
        self._note.setText(why)

    def _show_verdict(self, verdict: Verdict) -> None:
        self._evidence.setVisible(True)
        self._figure.setText(verdict.figure)
        self._beside.setText(verdict.beside)
        self._badge.set_state(verdict.badge, verdict.tone, verdict.icon)
        self._sentence.setText(verdict.sentence)

    def _show_actions(self, evaluation: Evaluation, left: str) -> None:
        self.save_button.setEnabled(True)
        self._note.setText(
            self.tr("Nothing is spent yet. A spend is written before the data is opened, and is final.")
        )
        if evaluation.granted is not None:
            granted = formats.epsilon_left(evaluation.granted.epsilon)
            self.spend_button.setText(self.tr("Spend {granted} and Synthesise").format(granted=granted))
            self.spend_button.setEnabled(evaluation.forecast is not None)
            self._say_left(left)
            again = (self.see_releases_button,) if evaluation.existing else ()
            self._show_buttons(self.spend_button, self.save_button, *again)
            return
        self._say_left("")
        self._note.setText(self.tr("A refusal costs nothing. Earlier releases stay free to use."))
        nearest = most_possible(evaluation)
        if nearest >= _SMALLEST_OFFER:
            offer = self.tr("Lower to {nearest}").format(nearest=formats.epsilon_left(nearest))
            self.lower_button.setText(offer)
            self._show_buttons(self.lower_button, self.see_releases_button)
        else:
            self._show_buttons(self.see_releases_button)

    def _say_left(self, left: str) -> None:
        """What the pools would have left; without it the note moves up."""
        self._left.setText(left)
        self._left.setVisible(bool(left))

    def _warn(self, text: str) -> None:
        """What to know before consent, right above the button, so that nobody has to scroll for it."""
        self._warning.setText(text)
        self._warning_row.setVisible(bool(text))

    def _show_buttons(self, *shown: QWidget) -> None:
        for button in self._buttons:
            button.setVisible(button in shown)

    def _build(self, look: Look) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._beside, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addStretch(1)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._sentence.setMinimumHeight(_SENTENCE_PX)
        evidence = QVBoxLayout()
        evidence.setSpacing(8)
        evidence.addLayout(head)
        evidence.addWidget(self._sentence)
        evidence.addLayout(self._limits_with_title())
        evidence.addWidget(rule())
        evidence.addWidget(self.forecast)
        evidence.addStretch(1)
        self._evidence = VerticalScroll(evidence)
        kept = self._evidence.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._evidence.setSizePolicy(kept)
        self.content.addWidget(self._evidence, 1)
        self.content.addWidget(rule())
        self._add_warning(look)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in self._buttons:
            button.set_main()
            buttons.addWidget(button)
        buttons.addStretch(1)
        self.content.addLayout(buttons)
        notes = QWidget()
        lines = QVBoxLayout(notes)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        lines.addWidget(self._left)
        lines.addWidget(self._note)
        lines.addStretch(1)
        notes.setFixedHeight(_NOTES_PX)
        self.content.addLayout(icon_line(look, Icon.INFO, notes))

    def _add_warning(self, look: Look) -> None:
        line = icon_line(look, Icon.WARNING, self._warning, Tint.WARN)
        line.setContentsMargins(0, 0, 0, 0)
        self._warning_row.setLayout(line)
        self._warning_row.setVisible(False)
        self.content.addWidget(self._warning_row)

    def _limits_with_title(self) -> QGridLayout:
        """The title stands in the free corner of the bars."""
        grid = QGridLayout()
        grid.addWidget(self.limits, 0, 0)
        grid.addWidget(
            strong(self.tr("Limits")), 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        )
        return grid

    def _connect(self) -> None:
        self.spend_button.clicked.connect(self._on_spend_clicked)
        self.save_button.clicked.connect(self._on_save_clicked)
        self.lower_button.clicked.connect(self._on_lower_clicked)
        self.use_pairs_button.clicked.connect(self._on_use_pairs_clicked)
        self.see_releases_button.clicked.connect(self._on_see_releases_clicked)

    @Slot()
    def _on_spend_clicked(self) -> None:
        self.spend_wanted.emit()

    @Slot()
    def _on_save_clicked(self) -> None:
        self.save_wanted.emit()

    @Slot()
    def _on_lower_clicked(self) -> None:
        if self._evaluation is not None:
            self.lower_wanted.emit(most_possible(self._evaluation))

    @Slot()
    def _on_use_pairs_clicked(self) -> None:
        self.pairs_wanted.emit()

    @Slot()
    def _on_see_releases_clicked(self) -> None:
        existing = self._evaluation.existing if self._evaluation else ()
        self.releases_wanted.emit(existing[-1] if existing else "")


def _picture(evaluation: Evaluation, delta: float) -> LimitPicture:
    user = evaluation.request.user
    rows = tuple(
        LimitRow(
            label=limit_label(limit.name, user),
            epsilon=None if room is None else room.epsilon,
            binding=limit.binding,
        )
        for limit, room in ((limit, evaluation.room(limit)) for limit in evaluation.limits)
    )
    granted = None if evaluation.granted is None else evaluation.granted.epsilon
    return LimitPicture(rows=rows, asked=evaluation.asked.epsilon, granted=granted, delta=delta)
