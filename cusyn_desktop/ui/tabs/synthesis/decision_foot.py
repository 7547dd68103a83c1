"""The foot of the decision: what to know before consent, what it does, the buttons."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import Evaluation
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.tabs.synthesis.scale import most_possible
from cusyn_desktop.ui.tabs.synthesis.words import Verdict
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, key_figure
from cusyn_desktop.ui.widgets.panels import icon_line, rule
from cusyn_desktop.ui.widgets.side_pair import Place
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.limit_words import refused_reason

_CONSENT_PX, _NOTE_PX, _BRIEF_PX, _GAP_PX = 32, 16, 32, 6
_ANY_PX = 16_777_215
_BESIDE, _ABOVE = QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.TopToBottom
_SMALLEST_OFFER = 0.01


class DecisionFoot(QWidget):
    """In sight, its height stays the same from answer to answer, but for a warning.

    Attributes:
        spend: Agrees to the grant.
        save: Keeps the request as a file.
        take_less: Asks for what is possible.
        use_pairs: Puts pairs in the place of three columns.
        see_releases: Shows what can be used again.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.spend = PrimaryButton()
        self.save = Button(self.tr("Save Request"))
        self.take_less = Button()
        self.use_pairs = Button(self.tr("Use Pairs"))
        self.see_releases = LinkButton(self.tr("See Releases"))
        self._buttons = (self.spend, self.save, self.take_less, self.use_pairs, self.see_releases)
        self._brief, self._rule = BriefAnswer(look), rule()
        self._place, self._first, self._reason = Place.BESIDE, "", ""
        self._consent = Label("", TextStyle.CAPTION_STRONG, wrap=True)
        self._note = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._warning = Label("", TextStyle.CAPTION, ink=Ink.WARN, wrap=True)
        self._warning_row = QWidget()
        self._row, self._line = QHBoxLayout(), QBoxLayout(_BESIDE)
        self._build(look)
        self.show_buttons(self.save)
        self.stand(Place.BESIDE)

    def stand(self, place: Place) -> None:
        """Say the answer beside the buttons, where what says it at length is scrolled out of sight.

        What scrolls with the rest has room for whole sentences.
        """
        self._place = place
        is_foot, scrolls = place is Place.FOOT, place is Place.END
        self._brief.setVisible(is_foot)
        self._rule.setVisible(not is_foot)
        self._consent.setMinimumHeight(_CONSENT_PX if place is Place.BESIDE else 0)
        self._note.set_wrapped(wrapped=scrolls)
        self._note.setMinimumHeight(_NOTE_PX)
        self._note.setMaximumHeight(_ANY_PX if scrolls else _NOTE_PX)
        self._show_first_line()
        self._fit()

    def show_verdict(self, verdict: Verdict) -> None:
        """The answer in a line."""
        self._brief.setEnabled(True)
        self._brief.show_verdict(verdict)
        self._fit()

    def show_evaluation(self, evaluation: Evaluation, *, consent: str, n_releases: int) -> None:
        """What can be done about an answer.

        Args:
            evaluation: The answer.
            consent: What the button that spends does, of whose budget, and what is left then.
            n_releases: Tables of the dataset that are there to be used again.
        """
        self.save.setEnabled(True)
        self.say(
            self.tr("Nothing is spent yet. A spend is written before the data is opened, and is final."),
            consent=consent,
        )
        self.spend.setAccessibleDescription(consent)
        if evaluation.granted is not None:
            granted = formats.epsilon(evaluation.granted.epsilon)
            self.spend.setText(self.tr("Spend {granted} and Synthesise").format(granted=granted))
            self.spend.setEnabled(evaluation.forecast is not None)
            again = (self.see_releases,) if evaluation.existing else ()
            self.show_buttons(self.spend, self.save, *again)
            return
        self._show_ways_out(evaluation, n_releases)

    def _show_ways_out(self, evaluation: Evaluation, n_releases: int) -> None:
        """What helps after a refusal: a budget that is possible, and tables that are there."""
        free = self.tr("A refusal costs nothing. Earlier releases stay free to use.")
        reasons = (
            refused_reason(limit.name, evaluation.room(limit), evaluation.request.user)
            for limit in evaluation.limits
            if limit.binding
        )
        self.say(free if n_releases else self.tr("A refusal costs nothing."), reason=joined(reasons))
        nearest = most_possible(evaluation)
        offer = self.tr("Lower to {nearest}").format(nearest=formats.epsilon_left(nearest))
        self.take_less.setText(offer)
        lower = (self.take_less,) if nearest >= _SMALLEST_OFFER else ()
        self.show_buttons(*lower, *((self.see_releases,) if n_releases else ()))

    def hold(self, why: str) -> None:
        """Take nothing on this answer, and say why."""
        self.spend.setEnabled(False)
        self._note.setText(why)

    def outdate(self, why: str) -> None:
        """As `hold`, for an answer to what was typed before."""
        self._brief.setEnabled(False)
        self.warn("")
        self.say(why)
        self.spend.setEnabled(False)
        self.save.setEnabled(False)

    def say(self, note: str, *, consent: str = "", reason: str = "") -> None:
        """A note below the buttons, and above them what the one that spends does.

        The reason of a refusal stands there only where the sentence that has it is out of sight.
        """
        self._note.setText(note)
        self._first, self._reason = consent, reason
        self._show_first_line()

    def _show_first_line(self) -> None:
        told = self._first or (self._reason if self._place is Place.FOOT else "")
        self._consent.setText(told)
        self._consent.setVisible(bool(told))

    def warn(self, text: str) -> None:
        """What to know before consent, right above the button, so that nobody has to scroll for it."""
        self._warning.setText(text)
        self._warning_row.setVisible(bool(text))

    def show_buttons(self, *shown: QWidget) -> None:
        """Offer these and no others."""
        for button in self._buttons:
            button.setVisible(button in shown)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The answer stands at the right of the buttons, or above them where the line is too short."""
        needed = self._row.sizeHint().width() + self._brief.sizeHint().width() + self._line.spacing()
        self._line.setDirection(_BESIDE if needed <= self.width() else _ABOVE)

    def _build(self, look: Look) -> None:
        warning = icon_line(look, Icon.WARNING, self._warning, Tint.WARN)
        warning.setContentsMargins(0, 0, 0, 0)
        self._warning_row.setLayout(warning)
        self._warning_row.setVisible(False)
        self._row.setSpacing(8)
        for button in self._buttons:
            button.set_main()
            self._row.addWidget(button)
        self._row.addStretch(1)
        self._line.setSpacing(8)
        self._line.addWidget(self._brief)
        self._line.addLayout(self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX)
        column.addWidget(self._rule)
        column.addWidget(self._warning_row)
        column.addWidget(self._consent)
        column.addLayout(self._line)
        column.addLayout(icon_line(look, Icon.INFO, self._note))


class BriefAnswer(QWidget):
    """Figure, wish and badge on one line, at the right end."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._figure, self._beside = key_figure(), ElidedLabel("", ink=Ink.MUTED)
        self._badge = Badge(look)
        self.setFixedHeight(_BRIEF_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._figure)
        row.addWidget(self._beside)

    def show_verdict(self, verdict: Verdict) -> None:
        """Show another answer."""
        self._figure.setText(verdict.figure)
        self._beside.setText(verdict.beside)
        self._badge.setVisible(bool(verdict.badge))
        self._badge.set_state(verdict.badge, verdict.tone, verdict.icon)
