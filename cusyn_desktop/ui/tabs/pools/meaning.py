"""What a budget means: a sentence, and for a few budgets how far a guess about one person can move."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cusyn_desktop.budget.meaning import Meaning, odds_text, percent_text
from cusyn_desktop.services.records import Overview, Subject, SubjectMeaning
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.belief_bar import BeliefBar
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card, icon_line
from cusyn_desktop.ui.widgets.paragraph import Paragraph
from cusyn_desktop.ui.words import formats

_TEXT_PX = 398
_BAR_PX = 120
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class _Line:
    """One budget: its name, the factor of the odds, the bar, and where the guess ends."""

    def __init__(self, look: Look, subject: Subject) -> None:
        style = TextStyle.BODY_STRONG if subject is Subject.SPENT else TextStyle.BODY
        self.subject = subject
        self.name, self.odds, self.belief = Label("", style), Label("", style), Label("", style)
        self.bar = BeliefBar(look)
        self.bar.setMaximumWidth(_BAR_PX)

    def place(self, grid: QGridLayout, row: int) -> None:
        """Lay the line out."""
        grid.addWidget(self.name, row, 0)
        grid.addWidget(self.odds, row, 1, _RIGHT)
        grid.addWidget(self.bar, row, 2)
        grid.addWidget(self.belief, row, 3, _RIGHT)

    def show_meaning(self, name: str, meaning: Meaning | None) -> None:
        """Show a meaning, or nothing."""
        for part in (self.name, self.odds, self.bar, self.belief):
            part.setVisible(meaning is not None)
        if meaning is not None:
            self.name.setText(name)
            self.odds.setText(formats.written(odds_text(meaning.odds_factor)))
            self.bar.set_belief(before=meaning.prior, after=meaning.belief)
            self.belief.setText(formats.written(percent_text(meaning.belief)))


class MeaningCard(Card):
    """The figures come from the services; this card only words them."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=6)
        title = self.tr("What the spent budget means")
        self.setAccessibleName(title)
        self._sentence = Paragraph(_TEXT_PX)
        self._lines = tuple(_Line(look, subject) for subject in Subject)
        self._useless = Paragraph(_TEXT_PX - 24, TextStyle.CAPTION, ink=Ink.WARN)
        self._warning = QWidget()
        row = icon_line(look, Icon.WARNING, self._useless, Tint.WARN)
        row.setContentsMargins(0, 2, 0, 0)
        self._warning.setLayout(row)
        self._rare = Paragraph(_TEXT_PX, TextStyle.CAPTION, ink=Ink.MUTED)
        self.content.addWidget(card_title(title))
        self.content.addWidget(self._sentence)
        self.content.addLayout(self._grid())
        self.content.addWidget(self._rare)
        self.content.addWidget(self._warning)
        self.content.addStretch(1)

    def show_overview(self, seen: Overview) -> None:
        """Show what is spent in words, and the budgets line by line."""
        known = {one.subject: one for one in seen.meanings}
        spent = known[Subject.SPENT].meaning
        if spent.amount.pico_rho == 0:
            self._sentence.setText(self.tr("Nothing is spent yet, so there is no release to learn from."))
        else:
            self._tell_spent(spent)
        for line in self._lines:
            one = known.get(line.subject)
            line.show_meaning(self._name(one, seen) if one else "", one.meaning if one else None)
            if line.subject is Subject.FAMILY:
                line.name.setToolTip(self._about_family(seen))
        self._rare.setText(
            self.tr("The bound may fail in at most 1 of {count} cases ({delta}).").format(
                count=formats.cases_to_one(seen.dataset.delta), delta=formats.delta(seen.dataset.delta)
            )
        )
        self._show_useless(seen, known)

    def _tell_spent(self, spent: Meaning) -> None:
        self._sentence.set_rich(
            self.tr(
                "Someone who reads all releases can shift the odds of a guess about one person by a factor "
                "of at most <b>{odds}</b>: a guess held {before} likely can become at most {after} likely."
            ),
            odds=formats.written(odds_text(spent.odds_factor)),
            before=formats.written(percent_text(spent.prior)),
            after=formats.written(percent_text(spent.belief)),
        )

    def _show_useless(self, seen: Overview, known: dict[Subject, SubjectMeaning]) -> None:
        useless = [subject for subject, one in known.items() if not one.meaning.is_useful]
        self._warning.setVisible(bool(useless))
        if Subject.SPENT in useless:
            self._useless.setText(self.tr("There is no useful bound left for a single person."))
        elif useless == [Subject.FAMILY]:
            told = self.tr("For a family of {size} together there is no useful bound left.")
            self._useless.setText(told.format(size=formats.count(seen.family_size)))
        else:
            self._useless.setText(self.tr("Where 10% becomes more than 99%, the bound is of no use."))

    def _about_family(self, seen: Overview) -> str:
        told = self.tr(
            "A guess about a family of {size}, all together. For each of them alone the lines above hold."
        )
        return told.format(size=formats.count(seen.family_size))

    def _name(self, one: SubjectMeaning, seen: Overview) -> str:
        names = {
            Subject.PLAN: self.tr("The plan, {epsilon}"),
            Subject.SPENT: self.tr("Spent so far, {epsilon}"),
            Subject.POOL: self.tr("Whole pool, {epsilon}"),
            Subject.FAMILY: self.tr("Family of {size}, {epsilon}"),
        }
        epsilon = formats.epsilon(one.meaning.amount.epsilon)
        return names[one.subject].format(epsilon=epsilon, size=formats.count(seen.family_size))

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        odds = caption()
        odds.set_rich(self.tr("Odds × e<sup>ε</sup>"))
        grid.addWidget(odds, 0, 1, _RIGHT)
        grid.addWidget(caption(self.tr("10% becomes at most"), wrap=True), 0, 2, 1, 2)
        for row, line in enumerate(self._lines, start=1):
            line.place(grid, row)
        return grid
