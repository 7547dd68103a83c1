"""The right side: the answer, its reason, the limits, the forecast, and the foot with the buttons."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.errors import CuSynError, ModelTooLargeError
from cusyn_desktop.services.records import DatasetSummary, Evaluation, UserSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.tabs.synthesis.decision_foot import DecisionFoot
from cusyn_desktop.ui.tabs.synthesis.forecast import ForecastPanel
from cusyn_desktop.ui.tabs.synthesis.scale import most_possible
from cusyn_desktop.ui.tabs.synthesis.words import (
    Verdict,
    consent_sentence,
    former_verdict,
    stale_verdict,
    too_large_verdict,
    verdict_of,
    warning_text,
)
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, strong
from cusyn_desktop.ui.widgets.limit_bars import LimitBars, LimitPicture, LimitRow
from cusyn_desktop.ui.widgets.panels import Card, rule
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll
from cusyn_desktop.ui.widgets.side_pair import Place
from cusyn_desktop.ui.words.limit_words import limit_label
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.sum_words import spends_together

_SENTENCE_PX = 52
_MARGINS = {Place.BESIDE: (24, 16, 24, 12), Place.FOOT: (16, 12, 16, 8), Place.END: (16, 12, 16, 12)}


class DecisionCard(Card):
    """One layout for every answer, so that nothing jumps while the slider moves.

    Attributes:
        evidence: Answer, limits and forecast; they scroll where height is short.
        foot: Warning, buttons, notes; they do not.

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
        self.foot = DecisionFoot(look)
        self._figures = QWidget()
        self.evidence = self._make_evidence()
        self.content.addWidget(self.foot)
        self.stand(Place.BESIDE)
        self._connect()
        self.show_nothing(self.tr("The answer is being worked out. Nothing is spent by asking."))

    @property
    def evaluation(self) -> Evaluation | None:
        """The answer that is shown."""
        return self._evaluation

    def stand(self, place: Place) -> None:
        """At the foot, leave the evidence to the page above and say the answer in a line.

        Only beside the form does the evidence keep its place while there is none.
        """
        if place is not Place.FOOT:
            self.content.insertWidget(0, self.evidence, 1)
        kept = self.evidence.sizePolicy()
        kept.setRetainSizeWhenHidden(place is Place.BESIDE)
        self.evidence.setSizePolicy(kept)
        self.content.setContentsMargins(*_MARGINS[place])
        self.foot.stand(place)

    def show_evaluation(self, evaluation: Evaluation, dataset: DatasetSummary, user: UserSummary) -> None:
        """Show an answer; one without a forecast leaves the former forecast, greyed."""
        self._evaluation = evaluation
        self.setEnabled(True)
        self._show_verdict(verdict_of(evaluation, user))
        self._figures.setVisible(True)
        self.limits.set_picture(_picture(evaluation, dataset.delta))
        has_forecast = evaluation.forecast is not None
        self.forecast.setEnabled(has_forecast)
        if has_forecast or evaluation.granted is None:
            self.forecast.show_evaluation(evaluation, dataset)
            self.foot.warn(warning_text(evaluation))
        consent = consent_sentence(evaluation, dataset, user)
        self.foot.show_evaluation(evaluation, consent=consent, n_releases=dataset.n_releases)

    def show_error(self, error: CuSynError) -> None:
        """Show why there is no answer; the limits of the last one stay, if there was one."""
        self._evaluation = None
        self._figures.setVisible(self.limits.has_picture)
        self.setEnabled(True)
        message = message_of(error)
        verdict = too_large_verdict(message.text)
        if not isinstance(error, ModelTooLargeError):
            verdict = Verdict(
                self.tr("No answer"), "", message.title, message.tone, message.icon, message.text
            )
        self._show_verdict(verdict)
        self.forecast.setEnabled(False)
        foot = self.foot
        foot.warn("")
        unspent = self.tr("Nothing was spent.")
        foot.say("" if unspent in message.text else unspent)
        foot.show_buttons(foot.use_pairs if isinstance(error, ModelTooLargeError) else foot.save)
        foot.save.setEnabled(False)

    def show_nothing(self, why: str) -> None:
        """Show no answer at all, and say why there is none."""
        self._evaluation = None
        self.evidence.setVisible(False)
        self.foot.show_buttons()
        self.foot.warn("")
        self.foot.say(why)
        self.setEnabled(True)

    def hold(self, why: str) -> None:
        """Keep the last answer, which holds, but take nothing on it, and say why."""
        self.foot.hold(why)

    def outdate(self, why: str) -> None:
        """Grey the last answer: it is for what was typed before, and says so; nothing is taken on it.

        Without an answer there is nothing to grey, only to say.
        """
        if self._evaluation is None:
            self.show_nothing(why)
        else:
            self._grey(stale_verdict(self._evaluation), why)

    def renew(self) -> None:
        """Grey the last answer until there is one for the present pools; nothing is taken on it."""
        if self._evaluation is not None:
            why = self.tr("The answer is being worked out anew. Nothing is spent by asking.")
            self._grey(former_verdict(self._evaluation), why)

    def _grey(self, verdict: Verdict, why: str) -> None:
        self._show_verdict(verdict)
        self.evidence.setEnabled(False)
        self.foot.outdate(why)

    def _show_verdict(self, verdict: Verdict) -> None:
        self.evidence.setEnabled(True)
        self.evidence.setVisible(True)
        self._figure.setText(verdict.figure)
        self._beside.setText(verdict.beside)
        self._badge.set_state(verdict.badge, verdict.tone, verdict.icon)
        self._sentence.setText(verdict.sentence)
        self.foot.show_verdict(verdict)

    def _make_evidence(self) -> VerticalScroll:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._beside, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addStretch(1)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._sentence.setMinimumHeight(_SENTENCE_PX)
        evidence = QVBoxLayout()
        evidence.setSpacing(4)
        evidence.addLayout(head)
        evidence.addWidget(self._sentence)
        evidence.addWidget(self._figures)
        evidence.addStretch(1)
        figures = QVBoxLayout(self._figures)
        figures.setContentsMargins(0, 0, 0, 0)
        figures.setSpacing(4)
        figures.addLayout(self._limits_with_title())
        figures.addWidget(rule())
        figures.addWidget(self.forecast)
        figures.addWidget(ElidedLabel(spends_together(), TextStyle.CAPTION, ink=Ink.MUTED))
        return VerticalScroll(evidence)

    def _limits_with_title(self) -> QGridLayout:
        """The title stands in the free corner of the bars."""
        grid = QGridLayout()
        grid.addWidget(self.limits, 0, 0)
        grid.addWidget(
            strong(self.tr("Limits")), 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        )
        return grid

    def _connect(self) -> None:
        self.foot.spend.clicked.connect(self._on_spend_clicked)
        self.foot.save.clicked.connect(self._on_save_clicked)
        self.foot.take_less.clicked.connect(self._on_lower_clicked)
        self.foot.use_pairs.clicked.connect(self._on_use_pairs_clicked)
        self.foot.see_releases.clicked.connect(self._on_see_releases_clicked)

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
    return LimitPicture(
        rows=rows,
        asked=evaluation.asked.epsilon,
        granted=granted,
        needed=evaluation.smallest.epsilon,
        delta=delta,
    )
