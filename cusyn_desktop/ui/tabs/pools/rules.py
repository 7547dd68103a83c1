"""The same spends added up by four rules, side by side."""

from PySide6.QtWidgets import QGridLayout, QStackedLayout, QWidget

from cusyn_desktop.budget.comparison import Rule, RuleTotal
from cusyn_desktop.services.records import Overview
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.figure_bar import FigureBar
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, body, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.words import formats

_USED = Rule.ZCDP


class RulesCard(Card):
    """The rule that the pools use is bold and in accent; beside each total stands the delta it holds at."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=6)
        self._title = card_title()
        self._bars = {rule: FigureBar(look, counts=rule is _USED) for rule in Rule}
        self._deltas = {rule: caption() for rule in Rule}
        self._rows = QStackedLayout()
        self._empty = body(self.tr("Nothing is spent yet, so there is nothing to add up."), wrap=True)
        table = QWidget()
        table.setLayout(self._grid())
        self.content.addWidget(self._title)
        told = self.tr("Total ε by four proofs. Only zCDP counts against the pool.")
        self.content.addWidget(ElidedLabel(told, TextStyle.CAPTION, ink=Ink.MUTED))
        self.content.addLayout(self._rows)
        self._rows.addWidget(table)
        self._rows.addWidget(self._empty)
        self.content.addStretch(1)

    def show_overview(self, seen: Overview) -> None:
        """Show the totals."""
        n_spends = len(seen.standing)
        many = self.tr("The same {count} spends under four rules")
        told = self.tr("The same spends under four rules") if n_spends < 2 else many
        self._title.setText(told.format(count=formats.count(n_spends)))
        self.setAccessibleName(self._title.text())
        self._rows.setCurrentIndex(0 if n_spends else 1)
        largest = max((total.epsilon for total in seen.rules), default=0.0)
        widest = formats.epsilon_figure(largest)
        for total in seen.rules:
            self._show_total(total, share=total.epsilon / largest if largest else 0.0, widest=widest)

    def _show_total(self, total: RuleTotal, *, share: float, widest: str) -> None:
        figure, delta = formats.epsilon_figure(total.epsilon), formats.delta(total.delta)
        self._deltas[total.rule].setText(delta)
        name = self.tr("{rule}, at {delta}").format(rule=self._name(total.rule), delta=delta)
        self._bars[total.rule].set_value(name, share=share, figure=figure, widest=widest)

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 2, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(3, 1)
        for row, rule in enumerate(Rule):
            style = TextStyle.BODY_STRONG if rule is _USED else TextStyle.BODY
            name = Label(self._name(rule), style)
            name.setToolTip(self._about(rule))
            grid.addWidget(name, row, 0)
            grid.addWidget(ElidedLabel(self._note(rule), TextStyle.CAPTION, ink=Ink.MUTED), row, 1)
            grid.addWidget(self._deltas[rule], row, 2)
            grid.addWidget(self._bars[rule], row, 3)
        return grid

    def _name(self, rule: Rule) -> str:
        return {
            Rule.BASIC: self.tr("Basic"),
            Rule.ADVANCED: self.tr("Advanced"),
            Rule.RENYI: self.tr("Rényi"),
            Rule.ZCDP: self.tr("zCDP"),
        }[rule]

    def _about(self, rule: Rule) -> str:
        """What the name of a rule stands for."""
        return {
            Rule.BASIC: self.tr("The plain sum, as if each request were the worst for the same person."),
            Rule.ADVANCED: self.tr("The advanced composition theorem: better than the sum for very many."),
            Rule.RENYI: self.tr("Rényi differential privacy, converted to ε as most programs do."),
            Rule.ZCDP: self.tr("Zero-concentrated differential privacy: the way this program counts."),
        }[rule]

    def _note(self, rule: Rule) -> str:
        return {
            Rule.BASIC: self.tr("ε values added up"),
            Rule.ADVANCED: self.tr("for many tiny spends"),
            Rule.RENYI: self.tr("usual conversion"),
            Rule.ZCDP: self.tr("used here: tightest"),
        }[rule]
