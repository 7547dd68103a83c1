from fractions import Fraction

import numpy as np
import pytest

from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, Tuning, default_workload
from cusyn_desktop.errors import InputError


def plan(**changes: object) -> SynthesisPlan:
    sizes = (2, 3, 4, 2)
    values: dict[str, object] = {
        "sizes": sizes,
        "workload": default_workload(sizes),
        "pico_rho": 10**9,
    }
    return SynthesisPlan(**{**values, **changes})  # type: ignore[arg-type]


def earlier(clique: tuple[int, ...], shape: tuple[int, ...]) -> Measurement:
    return Measurement(clique, MeasurementKind.FULL, np.zeros(shape), 1.0, 1, Purpose.SELECTED)


def test_the_usual_workload_is_all_pairs() -> None:
    assert default_workload((2, 3, 4)) == ((0, 1), (0, 2), (1, 2))


def test_columns_too_large_for_any_pair_stand_alone() -> None:
    assert default_workload((200, 3, 200), max_cells=600) == ((0, 1), (1, 2))
    assert default_workload((200, 300), max_cells=600) == ((0,), (1,))
    assert default_workload((7,)) == ((0,),)


def test_a_plan_knows_its_tables() -> None:
    made = plan(interest=((0, 1), (1, 2, 3), (2,)))
    assert made.n_columns == 4
    assert made.shape((1, 2)) == (3, 4)
    assert made.cells((1, 2, 3)) == 24


def test_only_the_customised_engines_spend_on_interest_queries() -> None:
    assert [engine for engine in EngineName if engine.customised] == [
        EngineName.CUSYN_AIM,
        EngineName.CUSYN_MWEM,
    ]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"sizes": ()}, "needs columns"),
        ({"sizes": (2, 0, 4, 2)}, "needs columns"),
        ({"pico_rho": 0}, "budget must be positive"),
        ({"pico_rho": -5}, "budget must be positive"),
        ({"rows_per_person": 0}, "rows per person"),
        ({"model_limit_cells": 0}, "at least one cell"),
        ({"workload": ()}, "workload is empty"),
        ({"workload": ((0, 9),)}, "workload query names a column that is not in the model"),
        ({"interest": ((),)}, "interest query has no column"),
        ({"rules": (ForbiddenCells((0, 9), np.eye(2, dtype=bool)),)}, "rule names a column that is not"),
        ({"rules": (ForbiddenCells((0, 1), np.eye(2, dtype=bool)),)}, "rule was made for other column sizes"),
        ({"interest": ((1, 1),)}, "interest query names a column twice"),
        ({"interest": ((0, 4),)}, "interest query names a column that is not in the model"),
        ({"interest": ((-1, 2),)}, "interest query names a column that is not in the model"),
        ({"interest": ((2, 1),)}, "rising order"),
        ({"interest": ((0, 1, 2, 3),)}, "at most 3 columns"),
        ({"interest": ((0, 1), (0, 1))}, "list of interest queries names the same columns twice"),
        ({"workload": ((0, 1), (0, 1))}, "workload names the same columns twice"),
        ({"workload": ((0, 1),), "interest": ((0, 1), (1, 2))}, "more interest queries"),
        ({"reused": (earlier((0, 1), (2, 2)),)}, "other column sizes"),
        ({"reused": (earlier((0, 7), (2, 2)),)}, "earlier measurement names a column"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        plan(**change)


def test_earlier_measurements_of_the_same_columns_are_welcome() -> None:
    assert len(plan(reused=(earlier((0, 1), (2, 3)),)).reused) == 1


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ({"rounds": 0}, "number of rounds"),
        ({"rounds": 10**6}, "number of rounds"),
        ({"measure_share": Fraction(0)}, "share for measuring"),
        ({"measure_share": Fraction(1)}, "share for measuring"),
        ({"interest_share": Fraction(-1, 10)}, "share for the interest queries"),
        ({"interest_share": Fraction(19, 20)}, "share for the interest queries"),
    ],
)
def test_settings_out_of_range_are_refused(setting: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        Tuning(**setting)  # type: ignore[arg-type]
