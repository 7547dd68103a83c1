"""A whole run: measure first, then rounds, then the interest queries, then the last fit."""

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.spending import Spender
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import CountSource, RuledCounts
from cusyn_desktop.engine.allocation import Share
from cusyn_desktop.engine.measurement import MeasurementKind, Purpose
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines.feasibility import check_feasible
from cusyn_desktop.engine.pipelines.interest import measurable, measure_interest
from cusyn_desktop.engine.pipelines.reports import SynthesisResult
from cusyn_desktop.engine.pipelines.rounds import Rounds, candidates_of, rounds_of
from cusyn_desktop.engine.pipelines.run import Run
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.schedule import schedule_of
from cusyn_desktop.errors import InputError


def synthesise(
    plan: SynthesisPlan,
    *,
    counts: CountSource,
    noise: NoiseSource,
    spender: Spender,
    control: RunControl,
) -> SynthesisResult:
    """Carry out a plan.

    Neighbours differ by one person's rows, added or removed. The run costs at most `plan.pico_rho` of
    zCDP: every draw is paid for before, from a budget of that size (Bun and Steinke 2016; as a filter Feldman
    and Zrnic 2021). What the answers do to later steps, the screen included, is post-processing.

    Args:
        plan: What to do.
        counts: Exact counts of the private table; reached by `measure` and `select` alone.
        noise: Where all noise comes from.
        spender: Pays for every draw before it is drawn.
        control: Progress and cancel.

    Raises:
        InputError: The table has other columns than the plan, the rules contradict each other, or the budget
            is too small to be divided.
        ModelTooLargeError: The columns or interest queries do not fit; nothing was spent.
        BudgetExceededError: The spender refused; what was paid before stays paid.
        JobCancelled: Somebody asked to stop; what was paid before stays paid.
    """
    if counts.sizes != plan.sizes:
        raise InputError("The table has other columns or domains than the plan; make the plan again.")
    schedule = schedule_of(plan)
    check_feasible(plan, schedule)
    run = Run(
        plan,
        schedule,
        candidates_of(plan, schedule),
        counts=RuledCounts(counts, plan.rules),
        noise=noise,
        spender=spender,
        control=control,
    )
    _measure_columns(run)
    _interest_before(run)
    _rounds_and_interest_after(run)
    run.finish()
    return run.result()


def _measure_columns(run: Run) -> None:
    """Each column in full, where the mechanism asks for it."""
    pico_rho = run.schedule.one_way_pico_rho
    if not pico_rho:
        return
    for column in range(run.plan.n_columns):
        run.measure(Share((column,), MeasurementKind.FULL, pico_rho), Purpose.ONE_WAY, step="measure_first")
    run.refit()


def _interest_before(run: Run) -> None:
    """The part of the interest budget that comes before the rounds."""
    schedule = run.schedule
    if not schedule.interest_before:
        return
    queries = measurable(run, limit_cells=schedule.room_cells, pico_rho=schedule.interest_before)
    if queries:
        measure_interest(run, queries, pico_rho=schedule.interest_before)


def _rounds_and_interest_after(run: Run) -> None:
    """The rounds, then the interest queries; where none can be measured, the rounds get their share."""
    plan, after = run.plan, run.schedule.interest_after
    rounds, until = rounds_of(run), plan.pico_rho - after
    if after and measurable(run, limit_cells=plan.model_limit_cells, pico_rho=after):
        _open_rounds(run, rounds, until)
        run.room_for = measurable(run, limit_cells=run.schedule.room_cells, pico_rho=after)
    queries: tuple[Clique, ...] = ()
    if run.room_for:
        rounds.run(until=until)
        queries = measurable(run, limit_cells=plan.model_limit_cells, pico_rho=after)
    if queries:
        measure_interest(run, queries, pico_rho=plan.pico_rho - run.budget.spent)
    else:
        run.room_for = ()  # nothing needs it any more
        rounds.run(until=plan.pico_rho)


def _open_rounds(run: Run, rounds: Rounds, until: int) -> None:
    """The first rounds, which need not keep places for interest queries but fill at most half the model."""
    spent, share = run.budget.spent, run.schedule.open_share
    if share:
        run.limit_cells = run.plan.model_limit_cells // 2
        rounds.run(until=until, pause=spent + int(share * (until - spent)))
        run.limit_cells = run.plan.model_limit_cells
