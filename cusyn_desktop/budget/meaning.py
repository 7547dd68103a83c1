"""What a budget means to a person: odds, beliefs, and groups.

With (epsilon, delta)-DP whoever reads the releases can shift the odds of any guess about one person by at
most e^epsilon, but for the rare case that delta stands for (Kasiviswanathan and Smith 2014,
arXiv:0803.3946).
"""

import math
from dataclasses import dataclass
from fractions import Fraction

from cusyn_desktop.budget.accounting.gaussian import gaussian_sigma
from cusyn_desktop.budget.accounting.groups import Neighbours, group_pico_rho, marginal_sensitivity
from cusyn_desktop.budget.accounting.rounding import exact, not_negative
from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.errors import InputError

USUAL_PRIOR = 0.10
"""The guess, held ten per cent likely, whose rise is shown for every budget."""

USUAL_SHARE = Fraction(1, 10)
"""The part of a pool that an example of noise is measured with."""

USELESS_BELIEF = 0.99
"""Where the usual guess may become all but certain there is no useful bound left, and the person is told."""

MOST_ODDS_TOLD = 1e15
"""From this factor on a figure tells nobody anything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """One budget in terms that can be felt.

    Attributes:
        amount: The budget.
        odds_factor: Most that the odds of a guess can be multiplied by, e^epsilon.
        prior: The guess before the releases, a probability.
        belief: Most that it can become, a probability.
    """

    amount: BudgetAmount
    odds_factor: float
    prior: float
    belief: float

    @property
    def is_useful(self) -> bool:
        """Whether the bound still says something."""
        return self.belief <= USELESS_BELIEF

    def in_words(self) -> str:
        """Return the meaning as a sentence for reports and commands; all figures are rounded up."""
        return (
            "Someone who reads all releases can shift the odds of a guess about one person by a factor of at"
            f" most {odds_text(self.odds_factor)}: a guess held {percent_text(self.prior)} likely can become"
            f" at most {percent_text(self.belief)} likely. This bound may fail with a probability of at most"
            f" {self.amount.delta:g}."
        )


def meaning_of(amount: BudgetAmount, *, prior: float = USUAL_PRIOR) -> Meaning:
    """Return what a budget means for one person, taken from the epsilon as it is shown.

    Raises:
        InputError: The prior is not a probability between 0 and 1.
    """
    epsilon = shown_epsilon(amount.epsilon)
    return Meaning(
        amount=amount,
        odds_factor=odds_factor(epsilon),
        prior=prior,
        belief=belief_after(prior, epsilon=epsilon),
    )


def group_amount(amount: BudgetAmount, *, size: int) -> BudgetAmount:
    """Return the budget that bounds a whole group of people, such as a family, at the same delta.

    The epsilon of size^2 rho; size * epsilon would hold at a much larger delta only.
    """
    return BudgetAmount.of(group_pico_rho(amount.pico_rho, size=size), amount.delta)


def shown_epsilon(epsilon: float) -> float:
    """Return an epsilon as it is shown, with two decimals, rounded up."""
    return math.ceil(exact(not_negative("epsilon", epsilon)) * 100) / 100


def odds_factor(epsilon: float) -> float:
    """Return the most that odds can be multiplied by, e^epsilon; infinite where a float cannot hold it."""
    try:
        return math.exp(not_negative("epsilon", epsilon))
    except OverflowError:
        return math.inf


def belief_after(prior: float, *, epsilon: float) -> float:
    """Return the most that a guess held with probability `prior` can become.

    Its odds prior / (1 - prior) are multiplied by e^epsilon.

    Raises:
        InputError: The prior does not lie between 0 and 1, or epsilon is negative.
    """
    if not 0 < prior < 1:
        raise InputError(f"a guess must have a probability between 0 and 1, not {prior}.", value=prior)
    return 1 / (1 + (1 - prior) / prior * math.exp(-not_negative("epsilon", epsilon)))


def odds_text(factor: float) -> str:
    """Return a factor of odds as text, rounded up: one decimal below 100, then three figures."""
    if factor < 100:
        return f"{math.ceil(exact(factor) * 10) / 10:.1f}"
    if factor >= MOST_ODDS_TOLD:
        return "more than 10^15"
    unit = 10 ** (math.floor(math.log10(factor)) - 2)
    return f"{math.ceil(factor / unit) * unit:,}"


def percent_text(probability: float) -> str:
    """Return a probability as whole per cent, rounded up; beyond 99 it is `> 99%`."""
    percent = math.ceil(exact(probability) * 100)
    return "> 99%" if percent > 99 else f"{percent}%"


def count_spread(amount: BudgetAmount, *, rows_per_person: int, share: Fraction = USUAL_SHARE) -> float:
    """Return by how much one count of rows is off at most in 19 of 20 cases: two standard deviations.

    Args:
        amount: A pool.
        rows_per_person: The most rows of one person; the noise grows with it.
        share: The part of the pool that the count is measured with.

    Raises:
        InputError: A person has less than one row, or the share of the pool is nothing.

    Source:
        Bun and Steinke (2016), Proposition 1.6.
    """
    square = marginal_sensitivity(Neighbours.ADD_OR_REMOVE, rows_per_person=rows_per_person).l2_squared
    return 2 * gaussian_sigma(int(amount.pico_rho * share), sensitivity_squared=square)


def times_in(pool: BudgetAmount, limit: BudgetAmount) -> int:
    """Return how often a limit can be spent in full before a pool is used up; whole units of rho add up."""
    return pool.pico_rho // limit.pico_rho
