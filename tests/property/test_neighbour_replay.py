"""Neighbour replay in short; `python -m tests.bench.neighbours` compares 10,000 pairs of every engine."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.engine.pipelines.admission import Admission
from cusyn_desktop.engine.plan import Allocation, EngineName, Tuning
from tests.bench.neighbours import run
from tests.neighbour_cases import Case, neighbours_of, random_case, random_row, table_of
from tests.neighbours import Leak, Seen, Tally, compare, observe, released, remembered_fits, settle
from tests.replay import ReplayError, ReplayNoise, SeededNoise


@pytest.mark.parametrize("engine", list(EngineName))
def test_random_neighbours_look_alike(engine: EngineName) -> None:
    found = run(engine, pairs=40, seed=3, pairs_a_table=6)

    assert found.pairs >= 40
    assert found.closest["choice"] == found.closest["full"] == 1.0  # the declared sensitivity is reached


@pytest.mark.parametrize(("engine", "allocation"), list(product(EngineName, Allocation)))
def test_neighbours_look_alike_with_and_without_reuse_and_for_every_unit(
    engine: EngineName, allocation: Allocation
) -> None:
    tally = Tally()
    for rows_per_person, reuse in product((1, 2, 3), (False, True)):
        rng = np.random.default_rng([rows_per_person, reuse])
        case = spoilt_by_nothing(random_case(rng, engine))
        plan = replace(case.plan, allocation=allocation, rows_per_person=rows_per_person)
        case = replace(case, plan=plan)
        if reuse:
            case = replace(case, plan=replace(plan, reused=released(case, seed=5)))
        with remembered_fits():
            one = observe(case, case.rows, SeededNoise(7))
            settle(case, one)
            for rows in neighbours_of(rng, case, 5):
                compare(case, one, observe(case, rows, ReplayNoise(one.draws)), tally)
        assert isinstance(one.result[0], bytes)
    assert tally.pairs == 30


@pytest.mark.parametrize("engine", list(EngineName))
def test_neighbours_look_alike_where_only_what_may_fit_is_ranked(
    engine: EngineName, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranked: list[bool] = []
    everything = Admission.worth_ranking

    def counted(admission: Admission) -> IntArray:
        worth = everything(admission)
        ranked.append(len(worth) == len(admission._candidates))
        return worth

    monkeypatch.setattr("cusyn_desktop.engine.pipelines.admission.MANY_CANDIDATES", 1)
    monkeypatch.setattr(Admission, "worth_ranking", counted)
    found = run(engine, pairs=20, seed=8, pairs_a_table=5)
    assert found.pairs >= 20
    assert not all(ranked)  # some were left out


def spoilt_by_nothing(case: Case) -> Case:
    """The same case, neither cancelled nor refused, with room for its model and its rounds."""
    plan = replace(case.plan, model_limit_cells=131_072, tuning=Tuning())
    return replace(case, plan=plan, outer_limit=plan.pico_rho, cancel_at=None)


def test_codes_of_a_row_do_not_depend_on_other_rows() -> None:
    for seed in range(60):
        rng = np.random.default_rng(seed)
        case = random_case(rng, EngineName.AIM)
        more = (*case.rows, *(random_row(rng, case.schema) for _ in range(20)))
        few, many = table_of(case.schema, case.rows), table_of(case.schema, more)
        for part, whole in zip(few.columns, many.columns, strict=True):
            assert np.array_equal(part, whole[: len(case.rows)])


# --- the yardstick itself: planted leaks are noticed ---


def a_run() -> tuple[Case, Seen, Seen]:
    """A case with what was seen of it and of a neighbour."""
    rng = np.random.default_rng(4)
    case = spoilt_by_nothing(random_case(rng, EngineName.CUSYN_AIM))
    one = observe(case, case.rows, SeededNoise(1))
    rows = (*case.rows, *[random_row(rng, case.schema)] * case.plan.rows_per_person)
    return case, one, observe(case, rows, ReplayNoise(one.draws))


def test_a_payment_that_is_missing_is_noticed() -> None:
    case, one, _ = a_run()
    settle(case, one)
    paid = [place for place, step in enumerate(one.steps) if "Payment" in type(step).__name__]
    for place in paid[:3]:
        steps = (*one.steps[:place], *one.steps[place + 1 :])
        with pytest.raises(Leak, match="paid"):
            settle(case, replace(one, steps=steps))


def test_progress_that_differs_is_noticed() -> None:
    case, one, other = a_run()
    with pytest.raises(Leak, match="progress"):
        compare(case, one, replace(other, progress=other.progress[:-1]), Tally())


def test_two_people_are_no_neighbours() -> None:
    case, one, _ = a_run()
    two = (*case.rows, *[random_row(np.random.default_rng(1), case.schema)] * (case.plan.rows_per_person + 1))
    with pytest.raises(Leak, match="one person moves"):
        compare(case, one, observe(case, two, ReplayNoise(one.draws)), Tally())


def test_steps_that_follow_the_rows_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that merges its cells where there are many people: the shape of a draw tells of the rows."""
    exact = TableCounts.counts

    def shy(self: TableCounts, clique: Clique) -> IntArray:
        counts = exact(self, clique)
        return counts if counts.sum() < 300 else counts.sum(keepdims=True)

    case, one, _ = a_run()
    filled = tuple(random_row(np.random.default_rng(seed), case.schema) for seed in range(400))
    monkeypatch.setattr(TableCounts, "counts", shy)
    with pytest.raises((ReplayError, ValueError)):
        observe(case, filled, ReplayNoise(one.draws))
