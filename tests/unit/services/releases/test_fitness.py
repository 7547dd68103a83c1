"""What a release is good for follows from what was released, and from nothing else."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.services.records import QueryResult
from cusyn_desktop.services.releases.fitness import LEAST_GROUP, Basis, Fitness, Judgement, judgement_of


def query(
    expected: float | None, *, measured: bool = True, interest: bool = True, distance: float | None = None
) -> QueryResult:
    return QueryResult(("age", "sex"), 24, interest, measured, expected, distance)


def judged(*queries: QueryResult, n_rows: int = 10_000) -> Judgement:
    return judgement_of(queries, n_rows=n_rows)


@pytest.mark.parametrize(
    ("error", "fitness", "points", "group"),
    [
        (0.0001, Fitness.CLOSE, 0.1, LEAST_GROUP),
        (0.0065, Fitness.CLOSE, 0.7, 130),
        (0.010, Fitness.CLOSE, 1.0, 200),
        (0.0101, Fitness.LARGE_GROUPS, 1.1, 210),
        (0.030, Fitness.LARGE_GROUPS, 3.0, 600),
        (0.0301, Fitness.BROAD, 3.1, 610),
        (0.100, Fitness.BROAD, 10.0, 2_000),
        (0.1001, Fitness.TRIAL, 10.1, 2_100),
        (1.0, Fitness.TRIAL, 100.0, 20_000),
    ],
)
def test_the_largest_expected_error_decides(
    error: float, fitness: Fitness, points: float, group: int
) -> None:
    found = judged(query(0.0), query(error), query(error / 2))
    assert found == Judgement(fitness, Basis.ASKED, points, 3, (), group)


def test_queries_that_were_not_measured_are_told_apart() -> None:
    found = judged(query(0.006), query(0.15, measured=False), query(None))
    assert found == Judgement(Fitness.CLOSE, Basis.SOME, 0.6, 3, (("age", "sex"),) * 2, 120)
    assert found.n_measured == 1


def test_a_guess_is_the_broad_picture_at_best() -> None:
    assert judged(query(0.006, measured=False)).fitness is Fitness.BROAD
    assert judged(query(0.02, measured=False)).fitness is Fitness.BROAD
    assert judged(query(0.2, measured=False)).fitness is Fitness.TRIAL
    assert judged(query(0.006, measured=False)).basis is Basis.GUESS


def test_without_interest_queries_all_that_was_measured_counts() -> None:
    found = judged(query(0.02, interest=False), query(0.01, interest=False))
    assert found == Judgement(Fitness.LARGE_GROUPS, Basis.TABLES, 2.0, 2, (), 400)
    asked = judged(query(0.02, interest=False), query(0.01))
    assert asked == Judgement(Fitness.CLOSE, Basis.ASKED, 1.0, 1, (), 200)


def test_where_no_error_is_known_only_columns_can_be_trusted() -> None:
    assert judged() == Judgement(Fitness.COLUMNS, Basis.TABLES, 0.0, 0, (), LEAST_GROUP)
    assert judged(query(None), query(None, measured=False)).fitness is Fitness.COLUMNS


@given(errors=st.lists(st.floats(0, 1), min_size=1), n_rows=st.integers(1, 10**7))
def test_what_is_told_is_never_better_than_the_figures(errors: list[float], n_rows: int) -> None:
    found = judged(*map(query, errors), n_rows=n_rows)
    assert found.points >= 100 * max(errors) - 1e-6
    assert found.smallest_group >= 2 * max(errors) * n_rows - 1e-6
    worse = judged(*map(query, errors), query(1.0), n_rows=n_rows)
    assert list(Fitness).index(worse.fitness) >= list(Fitness).index(found.fitness)


@given(distance=st.floats(0, 1), cells=st.integers(1, 5))
def test_distances_of_the_table_do_not_count(distance: float, cells: int) -> None:
    plain = judged(query(0.02), n_rows=500)
    assert judged(replace(query(0.02, distance=distance), cells=cells), n_rows=500) == plain
