"""What chosen bounds would cost: the figure, the reason, and the four limits."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.records import BoundsPrice, DatasetSummary
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.labels import Ink, Label, body, caption
from cusyn_desktop.ui.widgets.limit_bars import LimitBars, LimitPicture, LimitRow
from cusyn_desktop.ui.widgets.panels import Card, icon_line
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.limit_words import limit_label, refused_reason
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.sum_words import spends_together


class PriceCard(Card):
    """One layout for every answer, so that nothing jumps while one types."""

    def __init__(self, look: Look, dataset: DatasetSummary) -> None:
        super().__init__(spacing=8)
        self._dataset = dataset
        self._figure = Label("", TextStyle.GRANT)
        self._beside = Label("", TextStyle.LEAD, ink=Ink.MUTED)
        self._badge = Badge(look, self.tr("Possible"), Tone.GOOD, Icon.CHECK)
        kept = self._badge.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._badge.setSizePolicy(kept)
        self._sentence, self._seen = body(wrap=True), body(wrap=True)
        self._sums = caption(spends_together(), wrap=True)
        self._limits = LimitBars(look)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._beside, 1, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add_head(self.tr("What it costs"))
        self.content.addLayout(head)
        for widget in (self._sentence, self._seen, self._limits, self._sums):
            self.content.addWidget(widget)
        self.content.addStretch(1)
        note = caption(
            self.tr("Nothing is spent yet. A spend is written before the data is opened, and is final."),
            wrap=True,
        )
        self.content.addLayout(icon_line(look, Icon.INFO, note))
        self.say(self.tr("Tick a column to see the price."))

    def show_price(self, price: BoundsPrice, user: str) -> None:
        """Show what would be spent, or why it can't be."""
        self._limits.setVisible(True)
        self._sums.setVisible(True)
        self._limits.set_picture(self._picture(price, user))
        self._seen.setVisible(not price.refusal)
        if price.refusal:
            self._show_head(self.tr("Not possible"), self.tr("Refused"), Tone.BAD, Icon.REFUSED)
            self._sentence.setText(self._refusal(price, user))
            return
        self._show_head(formats.epsilon(price.total.epsilon), self.tr("Possible"), Tone.GOOD, Icon.CHECK)
        self._beside.setText(self.tr("for %n column(s)", "", price.n_columns))
        share = formats.percent_left(price.left.pico_rho / self._dataset.pool.total.pico_rho)
        self._sentence.setText(self.tr("It leaves {share} of the dataset’s pool.").format(share=share))
        self._seen.setText(
            self.tr(
                "A range stands out of the noise if it holds about {count} rows or more. Rarer values stay "
                "unseen; the bounds may leave them out. A value outside the bounds counts as "
                "the nearest bound, or as missing: you choose that once you see the bounds."
            ).format(count=formats.count(price.seen_from))
        )

    def say(self, sentence: str) -> None:
        """Show no price, and why there is none."""
        self._figure.setText("–")
        self._beside.setText("")
        self._badge.setVisible(False)
        self._sentence.setText(sentence)
        for widget in (self._seen, self._limits, self._sums):
            widget.setVisible(False)

    def show_error(self, error: CuSynError) -> None:
        """Show why there is no price."""
        self.say(message_of(error).text)

    def _show_head(self, figure: str, badge: str, tone: Tone, icon: Icon) -> None:
        self._figure.setText(figure)
        self._beside.setText("")
        self._badge.setVisible(True)
        self._badge.set_state(badge, tone, icon)

    def _refusal(self, price: BoundsPrice, user: str) -> str:
        wanted = self.tr("Together that takes {total}.").format(total=formats.epsilon(price.total.epsilon))
        reasons = [refused_reason(limit.name, limit.amount, user) for limit in price.limits if limit.binding]
        return joined((wanted, *reasons, self.tr("Ask for less, or for fewer columns.")))

    def _picture(self, price: BoundsPrice, user: str) -> LimitPicture:
        rows = tuple(
            LimitRow(
                label=limit_label(limit.name, user),
                epsilon=None if limit.amount is None else limit.amount.epsilon,
                binding=limit.binding,
            )
            for limit in price.limits
        )
        granted = None if price.refusal else price.each.epsilon
        asked = price.each.epsilon
        return LimitPicture(rows=rows, asked=asked, granted=granted, needed=asked, delta=self._dataset.delta)
