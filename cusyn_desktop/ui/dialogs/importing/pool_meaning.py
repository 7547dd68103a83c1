"""What a pool means for one person, in words and numbers, and for how many tables it is enough."""

from dataclasses import dataclass

from cusyn_desktop.budget.meaning import MOST_ODDS_TOLD, Meaning, odds_text, percent_text
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.widgets.belief_bar import BeliefBar
from cusyn_desktop.ui.widgets.labels import Label, body, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card, Note, icon_line, rule
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.sum_words import spends_together


@dataclass(frozen=True, slots=True)
class TypedPool:
    """A pool as it was typed, with numbers that can be used; the limit is empty where there is none."""

    epsilon: str
    delta: str
    limit: str


class PoolMeaning(Card):
    """Changes as the person types."""

    def __init__(self, look: Look, importing: Importing) -> None:
        super().__init__(spacing=8)
        self._importing = importing
        self._told, self._factor, self._belief = (
            body(wrap=True),
            Label("", TextStyle.FIGURE),
            caption(wrap=True),
        )
        self._bar, self._enough = BeliefBar(look), body(wrap=True)
        self._weak = Note(look, Tone.WARN, Icon.WARNING)
        self._weak.set_text(self.tr("So large a pool promises next to nothing. From 0.5 to 5 is usual."))
        self.content.addWidget(card_title(self.tr("What this pool means")))
        for widget in (self._told, self._factor, self._bar, self._belief, self._weak):
            self.content.addWidget(widget)
        self._line = rule()
        self.content.addWidget(self._line)
        self.content.addWidget(self._enough)
        self.content.addSpacing(4)
        told = self.tr(
            "A smaller pool protects better, but is used up sooner. It can be made smaller or closed."
        )
        self.content.addLayout(icon_line(look, Icon.INFO, caption(told, wrap=True)))
        self.content.addStretch(1)
        self.show_pool(None)

    def show_pool(self, pool: TypedPool | None) -> None:
        """Show what a pool means; None while none can be used."""
        meaning = None if pool is None else self._importing.meaning(pool.epsilon, pool.delta)
        for widget in (self._bar, self._belief, self._factor, self._line, self._enough):
            widget.setVisible(meaning is not None)
        self._weak.setVisible(meaning is not None and not meaning.is_useful)
        if pool is None or meaning is None:
            told = self.tr(
                "Type a pool, such as 3.0, to see what a reader of all releases could learn. From 0.5 to 5 "
                "is usual."
            )
            self._told.setText(told)
            return
        self._show_meaning(meaning)
        self._enough.setText(self._enough_text(pool))

    def _show_meaning(self, meaning: Meaning) -> None:
        if meaning.odds_factor < MOST_ODDS_TOLD:
            told = self.tr(
                "Somebody who reads all releases can shift the odds of a guess about one person at most by"
            )
            factor = formats.written(odds_text(meaning.odds_factor))
            figure = self.tr("a factor of {factor}").format(factor=factor)
        else:
            told = self.tr("Somebody who reads all releases may become certain of a guess about one person:")
            figure = self.tr("no protection worth the name")
        self._told.setText(told)
        self._factor.setText(figure)
        self._bar.set_belief(before=meaning.prior, after=meaning.belief)
        before, after = percent_text(meaning.prior), percent_text(meaning.belief)
        is_certain = after.startswith(">")
        told = self.tr("A guess held {before} may become all but certain.")
        bounded = self.tr("A guess held {before} becomes at most {after} likely.")
        self._belief.setText(
            (told if is_certain else bounded).format(
                before=formats.written(before), after=formats.written(after)
            )
        )

    def _enough_text(self, pool: TypedPool) -> str:
        """For how many tables the pool is enough; whole units of the budget add up, epsilons do not."""
        if not pool.limit:
            return self.tr("Without a limit for one synthesis, the first table may take the whole pool.")
        times = self._importing.times_in(pool.epsilon, pool.limit, pool.delta)
        if not times:
            return self.tr("The limit for one synthesis is larger than the pool: it limits nothing.")
        told = self.tr("Tables at the limit for one synthesis until the pool is used up: {times}.")
        enough = told.format(times=formats.count(times))
        return enough if times == 1 else joined((enough, spends_together()))
