"""The same spends added up by four rules. The rule changes the proof, not the releases."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cusyn_desktop.budget.accounting import PICO, epsilon_of
from cusyn_desktop.budget.accounting.composition import basic_composition, kov15_composition
from cusyn_desktop.budget.accounting.renyi import renyi_epsilon


class Rule(StrEnum):
    """A way to add up what several spends give away, in the order in which they are shown."""

    BASIC = "basic"
    ADVANCED = "advanced"
    RENYI = "renyi"
    ZCDP = "zcdp"


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleTotal:
    """What a rule can prove about all spends together.

    Attributes:
        rule: The rule.
        epsilon: The total epsilon that it proves.
        delta: At which it does. Basic and advanced composition add the deltas of the single spends up, so
            their proof is weaker than their epsilon alone says.
    """

    rule: Rule
    epsilon: float
    delta: float


def compare_rules(spends: Sequence[int], delta: float) -> tuple[RuleTotal, ...]:
    """Add spends up by four rules.

    Args:
        spends: Whole pico-rho of each spend, above 0.
        delta: The pool's delta. Each spend has its epsilon at it; the advanced rule takes it once more for
            itself.

    Returns:
        One total for each rule, in the order of `Rule`. Pools use the last, which is the tightest for
        spends that are made of Gaussian noise and private choices.

    Source:
        Dwork and Roth (2014), Theorem 3.16; Kairouz, Oh and Viswanath (2015), Theorem 3.5; Mironov (2017),
        Proposition 3; Canonne, Kamath and Steinke (2020), Corollary 13.
    """
    if not spends:
        return tuple(RuleTotal(rule=rule, epsilon=0.0, delta=0.0) for rule in Rule)
    singles = [epsilon_of(spend, delta) for spend in spends]
    rho = sum(spends) / PICO
    epsilons = {
        Rule.BASIC: basic_composition(singles),
        Rule.ADVANCED: kov15_composition(singles, delta_prime=delta),
        Rule.RENYI: renyi_epsilon(lambda order: order * rho, delta=delta),
        Rule.ZCDP: epsilon_of(sum(spends), delta),
    }
    deltas = {Rule.BASIC: len(spends) * delta, Rule.ADVANCED: (len(spends) + 1) * delta}
    return tuple(
        RuleTotal(rule=rule, epsilon=epsilon, delta=deltas.get(rule, delta))
        for rule, epsilon in epsilons.items()
    )
