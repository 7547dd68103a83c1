"""How a plan's budget is divided before anything is drawn, in whole pico-rho.

All of it follows from public sizes and the plan.

The shares and constants of the adaptive allocation were found by experiment on five real tables; they are
round numbers, not optima. `tests/bench/customisation.py` shows what they reach.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan
from cusyn_desktop.engine.residuals import residual_share
from cusyn_desktop.errors import InputError

MOSTLY_BINARY = Fraction(2, 5)
"""A workload counts as mostly binary while the mean residual share of its cliques is at most this."""
RESIDUAL_UP_TO = Fraction(3, 5)
"""Pairs of at most this residual share, much cheaper than full tables, are residuals in the rounds."""
ONE_WAY_BOOST = 6
"""A column's share beside a round's where pairs are residuals, which tell nothing of single columns."""
USUAL_SHARE = Fraction(1, 5)
"""Share of the budget for the interest queries, or the least where a long list gets more."""
PUBLISHED_GROWTH = 1.0
"""In the published rounds the model's limit grows with the share of the budget that is spent."""
FAST_GROWTH = 0.25
"""Most of AIM's budget goes to the last few rounds; a limit that grows as slowly starves the others."""
NOISE_LIMIT = 0.075
"""Interest queries whose predicted noise (total variation distance) is above this are left to the model.
A fit leaves about two thirds of it, as much as a model without the measurement is off by on real tables."""


class Base(StrEnum):
    """The mechanism under an engine."""

    AIM = "aim"
    MWEM = "mwem"


class InterestMethod(StrEnum):
    """How interest queries are measured."""

    EQUAL = "equal"
    """In full, each at the same share."""
    RESIDUALS = "residuals"
    """As residuals of the queries and their parts, where they are not known well enough yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """The division of a budget.

    Attributes:
        base: The mechanism that chooses.
        rounds: Nominal number of rounds, T; MWEM runs as many, AIM as its noise asks for.
        one_way_pico_rho: For each column, before the rounds; 0 where there are no such measurements.
        measure_pico_rho: For measuring in a (first) round.
        select_pico_rho: For choosing in a (first) round.
        loop_pico_rho: For the one-way measurements and all rounds.
        interest_before: For the interest queries before the rounds.
        interest_after: For the interest queries after the rounds.
        interest_method: How those are measured.
        measure_share: Share of a last round's budget that goes to measuring, α.
        residual_up_to: Pairs of at most this residual share are residuals in the rounds; 0 for none.
        noise_limit: Interest queries noisier than this are left to the model; None keeps them.
        limit_growth: The rounds may fill the model's limit times this power of the share that is spent.
        open_share: Share of the rounds' budget after which places in the model are kept for interest queries;
            until then the rounds may choose freely, within half the model.
        room_cells: Interest queries get a place while the model needs at most so many cells.
        serves_all: Whether every interest query must get a place.
    """

    base: Base
    rounds: int
    one_way_pico_rho: int
    measure_pico_rho: int
    select_pico_rho: int
    loop_pico_rho: int
    interest_before: int
    interest_after: int
    interest_method: InterestMethod
    measure_share: Fraction
    residual_up_to: Fraction
    noise_limit: float | None
    limit_growth: float
    open_share: Fraction
    room_cells: int
    serves_all: bool

    def is_residual(self, sizes: tuple[int, ...], clique: Clique) -> bool:
        """Whether a round measures this clique as a residual."""
        share = residual_share([sizes[column] for column in clique])
        return len(clique) > 1 and 0 < share <= self.residual_up_to


@dataclass(frozen=True, slots=True, kw_only=True)
class _Recipe:
    """What an engine and allocation ask for, as shares of the whole budget.

    Attributes:
        interest: Share for the interest queries, s.
        before: Part of that share that is spent before the rounds.
        boost: Share of a column beside that of a round; 0 for no one-way measurements.
        open_share: Share of the rounds' budget that is spent without a thought for interest queries.
        screened: Whether queries that fit badly or drown in noise are left to the model.
        paper: Whether rounds and interest queries share one scale.
        published: Whether the rounds are exactly as published.
    """

    base: Base
    rounds: int
    measure_share: Fraction
    interest: Fraction = Fraction(0)
    before: Fraction = Fraction(0)
    boost: int = 1
    method: InterestMethod = InterestMethod.EQUAL
    residual_up_to: Fraction = Fraction(0)
    open_share: Fraction = Fraction(0)
    screened: bool = False
    paper: bool = False
    published: bool = True


def schedule_of(plan: SynthesisPlan) -> Schedule:
    """Divide a plan's budget.

    Raises:
        InputError: The budget is too small for the rounds, or the rounds too few for the columns.
    """
    recipe = _recipe_of(plan)
    interest = int(plan.pico_rho * recipe.interest)
    loop = plan.pico_rho - interest
    before = int(interest * recipe.before)
    measure, select = _round_shares(plan, recipe, loop)
    one_way = recipe.boost * measure
    if plan.n_columns * one_way * 10 > 9 * loop:
        least = recipe.rounds * plan.n_columns * one_way * 10 // (9 * loop) + 1
        raise InputError(
            f"{recipe.rounds} rounds are too few for {plan.n_columns} columns; set at least {least}.",
            rounds=recipe.rounds,
            least=least,
        )
    if min(measure, select) < 1 or (plan.interest and 0 < interest < 8 * len(plan.interest)):
        raise InputError("The budget is too small to be divided into rounds; ask for more.")
    return Schedule(
        base=recipe.base,
        rounds=recipe.rounds,
        one_way_pico_rho=one_way,
        measure_pico_rho=measure,
        select_pico_rho=select,
        loop_pico_rho=loop,
        interest_before=before,
        interest_after=interest - before,
        interest_method=recipe.method,
        measure_share=recipe.measure_share,
        residual_up_to=recipe.residual_up_to,
        noise_limit=NOISE_LIMIT if recipe.screened else None,
        limit_growth=PUBLISHED_GROWTH if recipe.published else FAST_GROWTH,
        open_share=recipe.open_share,
        room_cells=plan.model_limit_cells if recipe.paper else plan.model_limit_cells * 3 // 4,
        serves_all=recipe.paper,
    )


def _round_shares(plan: SynthesisPlan, recipe: _Recipe, loop: int) -> tuple[int, int]:
    """Whole pico-rho for measuring and for choosing in a round."""
    if recipe.paper:
        measure = int(plan.pico_rho * recipe.measure_share / (recipe.rounds + len(plan.interest)))
    else:
        measure = int(loop * recipe.measure_share / recipe.rounds)
    budget = plan.pico_rho if recipe.paper else loop
    return measure, int(budget * (1 - recipe.measure_share) / recipe.rounds)


def _recipe_of(plan: SynthesisPlan) -> _Recipe:
    """The shares of an engine, with the plan's own settings in place of the usual ones."""
    adaptive = plan.allocation is Allocation.ADAPTIVE
    match plan.engine:
        case EngineName.AIM:
            return _aim(plan)
        case EngineName.MWEM_PGM:
            return _mwem(plan)
        case EngineName.CUSYN_AIM:
            return _adaptive_aim(plan) if adaptive else _paper(plan, _aim(plan))
        case EngineName.CUSYN_MWEM:
            return _adaptive_mwem(plan) if adaptive else _paper(plan, _mwem(plan))


def _aim(plan: SynthesisPlan) -> _Recipe:
    """AIM as published: T = 16 d, nine tenths for measuring."""
    return _Recipe(
        base=Base.AIM,
        rounds=plan.tuning.rounds or 16 * plan.n_columns,
        measure_share=plan.tuning.measure_share or Fraction(9, 10),
    )


def _mwem(plan: SynthesisPlan) -> _Recipe:
    """MWEM-PGM with T = 4 d; the published T = d leaves columns unconnected."""
    return _Recipe(
        base=Base.MWEM,
        rounds=plan.tuning.rounds or 4 * plan.n_columns,
        measure_share=plan.tuning.measure_share or Fraction(9, 10),
        boost=0,
    )


def _paper(plan: SynthesisPlan, recipe: _Recipe) -> _Recipe:
    """The interest queries after the rounds, in full, at a round's scale; fewer rounds for a long list."""
    n_interest, rounds = len(plan.interest), recipe.rounds
    if 2 * n_interest > len(plan.workload):
        rounds = max(rounds // 4, rounds - n_interest // 2, 1)
    interest = recipe.measure_share * Fraction(n_interest, rounds + n_interest)
    return replace(recipe, rounds=rounds, interest=interest, paper=True)


def _adaptive_aim(plan: SynthesisPlan) -> _Recipe:
    """The shares that did best on binary tables and on mixed ones."""
    recipe = replace(_aim(plan), published=False)
    if not is_mostly_binary(plan):
        return _screened(plan, recipe)
    return replace(
        recipe,
        measure_share=plan.tuning.measure_share or Fraction(7, 10),
        boost=ONE_WAY_BOOST,
        residual_up_to=RESIDUAL_UP_TO,
        interest=_interest_share(plan, _share_by_length(plan)),
        before=Fraction(1, 2),
        method=InterestMethod.RESIDUALS,
    )


def _adaptive_mwem(plan: SynthesisPlan) -> _Recipe:
    """A quarter before the rounds, to steer them, the rest after them; on mixed tables screened."""
    recipe = replace(_mwem(plan), published=False)
    if not is_mostly_binary(plan):
        return _screened(plan, recipe)
    return replace(
        recipe,
        interest=_interest_share(plan, USUAL_SHARE),
        before=Fraction(1, 4),
        method=InterestMethod.RESIDUALS,
    )


def _screened(plan: SynthesisPlan, recipe: _Recipe) -> _Recipe:
    """On mixed tables: after the rounds, what fits and does not drown in noise.

    The strongest dependences, which the first rounds find, come first; then places are kept for the queries.
    """
    return replace(
        recipe,
        rounds=plan.tuning.rounds or 4 * plan.n_columns,
        open_share=Fraction(2, 5),
        interest=_interest_share(plan, USUAL_SHARE),
        method=InterestMethod.RESIDUALS,
        screened=True,
    )


def _interest_share(plan: SynthesisPlan, usual: Fraction) -> Fraction:
    """The plan's own share, or the usual one; nothing without interest queries."""
    if not plan.interest:
        return Fraction(0)
    return usual if plan.tuning.interest_share is None else plan.tuning.interest_share


def _share_by_length(plan: SynthesisPlan) -> Fraction:
    """L / (L + d), a fifth to a half: AIM really runs about 4 d rounds, and a query is worth four of them."""
    n_interest = len(plan.interest)
    return max(USUAL_SHARE, min(Fraction(1, 2), Fraction(n_interest, n_interest + plan.n_columns)))


def is_mostly_binary(plan: SynthesisPlan) -> bool:
    """Whether the mean residual share of the workload is at most `MOSTLY_BINARY`; a rule on public sizes."""
    shares = [residual_share(plan.shape(clique)) for clique in plan.workload]
    return sum(shares, start=Fraction(0)) / len(shares) <= MOSTLY_BINARY
