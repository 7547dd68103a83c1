from fractions import Fraction
from itertools import combinations

import pytest

from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan, Tuning, default_workload
from cusyn_desktop.engine.schedule import (
    NOISE_LIMIT,
    Base,
    InterestMethod,
    Schedule,
    is_mostly_binary,
    schedule_of,
)
from cusyn_desktop.errors import InputError

BINARY = (2,) * 16
MIXED = (2, 7, 22, 10, 16)
PICO_RHO = 14_973_057_673
TEN = tuple(combinations(range(5), 2))


def plan(sizes: tuple[int, ...] = BINARY, **changes: object) -> SynthesisPlan:
    values: dict[str, object] = {
        "sizes": sizes,
        "workload": default_workload(sizes),
        "interest": TEN,
        "pico_rho": PICO_RHO,
    }
    return SynthesisPlan(**{**values, **changes})  # type: ignore[arg-type]


def whole(schedule: Schedule) -> int:
    return schedule.loop_pico_rho + schedule.interest_before + schedule.interest_after


@pytest.mark.parametrize("engine", list(EngineName))
@pytest.mark.parametrize("allocation", list(Allocation))
@pytest.mark.parametrize("sizes", [BINARY, MIXED])
def test_the_parts_add_up_to_the_whole(
    engine: EngineName, allocation: Allocation, sizes: tuple[int, ...]
) -> None:
    schedule = schedule_of(plan(sizes, engine=engine, allocation=allocation))
    assert whole(schedule) == PICO_RHO
    rounds = schedule.rounds * (schedule.measure_pico_rho + schedule.select_pico_rho)
    assert 0 <= schedule.loop_pico_rho - rounds <= 2 * schedule.rounds


def test_aim_is_as_published() -> None:
    schedule = schedule_of(plan(engine=EngineName.AIM))
    assert schedule.base is Base.AIM
    assert schedule.rounds == 256
    assert schedule.loop_pico_rho == PICO_RHO
    assert schedule.measure_pico_rho == int(PICO_RHO * Fraction(9, 10) / 256)
    assert schedule.select_pico_rho == int(PICO_RHO * Fraction(1, 10) / 256)
    assert schedule.one_way_pico_rho == schedule.measure_pico_rho
    assert not any(schedule.is_residual(BINARY, pair) for pair in TEN)


def test_mwem_measures_nothing_first() -> None:
    schedule = schedule_of(plan(engine=EngineName.MWEM_PGM))
    assert (schedule.base, schedule.rounds, schedule.one_way_pico_rho) == (Base.MWEM, 64, 0)
    as_published = plan(engine=EngineName.MWEM_PGM, tuning=Tuning(rounds=16))
    assert schedule_of(as_published).rounds == 16


def test_the_paper_gives_interest_queries_the_scale_of_a_round() -> None:
    schedule = schedule_of(plan(allocation=Allocation.PAPER))
    expected = PICO_RHO * Fraction(9, 10) * 10 / (256 + 10)
    assert schedule.interest_before == 0
    assert schedule.interest_after == int(expected)
    assert schedule.interest_after // 10 == pytest.approx(schedule.measure_pico_rho, abs=2)
    assert schedule.interest_method is InterestMethod.EQUAL
    assert schedule.serves_all
    assert schedule.room_cells == plan().model_limit_cells


def test_the_paper_shortens_the_rounds_for_long_lists() -> None:
    many = tuple(combinations(range(16), 2))[:61]
    made = plan(engine=EngineName.CUSYN_MWEM, allocation=Allocation.PAPER, interest=many)
    assert schedule_of(made).rounds == 64 - 30
    made = plan(engine=EngineName.CUSYN_MWEM, allocation=Allocation.PAPER, interest=many[:60])
    assert schedule_of(made).rounds == 64


def test_binary_tables_are_split_and_measured_as_residuals() -> None:
    schedule = schedule_of(plan())
    share = Fraction(10, 10 + 16)
    assert schedule.interest_before + schedule.interest_after == int(PICO_RHO * share)
    assert abs(schedule.interest_before - schedule.interest_after) <= 1
    assert schedule.interest_method is InterestMethod.RESIDUALS
    assert schedule.is_residual(BINARY, (0, 1))
    assert not schedule.is_residual(BINARY, (0,))
    assert schedule.noise_limit is None
    assert schedule.one_way_pico_rho == 6 * schedule.measure_pico_rho
    assert schedule.room_cells == plan().model_limit_cells * 3 // 4
    assert schedule.open_share == 0
    assert not schedule.serves_all


def test_long_lists_take_at_most_half() -> None:
    many = tuple(combinations(range(16), 2))
    schedule = schedule_of(plan(interest=many))
    assert schedule.loop_pico_rho * 2 == pytest.approx(PICO_RHO, abs=2)


def test_mixed_tables_are_screened_after_the_rounds() -> None:
    made = plan(MIXED)
    schedule = schedule_of(made)
    assert not is_mostly_binary(made)
    assert schedule.interest_before == 0
    assert schedule.interest_after == PICO_RHO // 5
    assert schedule.noise_limit == NOISE_LIMIT
    assert schedule.rounds == 20
    assert schedule.open_share == Fraction(2, 5)
    assert not schedule.is_residual(MIXED, (0, 1))


def test_without_interest_queries_all_goes_to_the_rounds() -> None:
    for sizes in (BINARY, MIXED):
        schedule = schedule_of(plan(sizes, interest=()))
        assert schedule.loop_pico_rho == PICO_RHO


def test_binary_mwem_asks_a_little_first_and_tops_up_after_the_rounds() -> None:
    schedule = schedule_of(plan(engine=EngineName.CUSYN_MWEM))
    assert schedule.interest_before == PICO_RHO // 5 // 4
    assert schedule.interest_before + schedule.interest_after == PICO_RHO // 5
    assert schedule.interest_method is InterestMethod.RESIDUALS


def test_short_lists_take_at_least_a_fifth() -> None:
    schedule = schedule_of(plan(interest=TEN[:2]))
    assert schedule.interest_before + schedule.interest_after == PICO_RHO // 5


def test_settings_override_the_usual_ones() -> None:
    tuning = Tuning(rounds=200, measure_share=Fraction(1, 2), interest_share=Fraction(1, 10))
    for engine in (EngineName.CUSYN_AIM, EngineName.CUSYN_MWEM):
        for sizes in (BINARY, MIXED):
            schedule = schedule_of(plan(sizes, engine=engine, tuning=tuning))
            assert schedule.rounds == 200
            assert schedule.measure_share == Fraction(1, 2)
            assert schedule.interest_before + schedule.interest_after == PICO_RHO // 10


def test_too_few_rounds_are_refused_with_the_least_number() -> None:
    made = plan(engine=EngineName.AIM, tuning=Tuning(rounds=8))
    with pytest.raises(InputError, match="set at least") as caught:
        schedule_of(made)
    least = caught.value.details["least"]
    assert isinstance(least, int)
    assert schedule_of(plan(engine=EngineName.AIM, tuning=Tuning(rounds=least))).rounds == least
    with pytest.raises(InputError, match="set at least"):
        schedule_of(plan(engine=EngineName.AIM, tuning=Tuning(rounds=least - 1)))


def test_a_budget_of_a_few_units_cannot_be_divided() -> None:
    with pytest.raises(InputError, match="too small"):
        schedule_of(plan(pico_rho=200))
    with pytest.raises(InputError, match="too small"):
        schedule_of(plan(pico_rho=4000, tuning=Tuning(interest_share=Fraction(1, 100))))
