"""What a release shows."""

import json

import numpy as np
import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import Allocation
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.records import ReleaseDetail
from cusyn_desktop.services.releases import releases, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask
from tests.unit.services.small import mentions_rows


@pytest.fixture
def detail(workspace: Workspace) -> ReleaseDetail:
    request = ask(allocation=Allocation.PAPER)  # which measures every query, whatever the noise
    made = synthesis.synthesise(workspace, request, control=RunControl())
    return releases.release_detail(workspace, made.id)


def test_the_list_shows_each_release(workspace: Workspace, detail: ReleaseDetail) -> None:
    assert releases.releases(workspace) == (detail.summary,)
    assert detail.summary.n_queries == 2
    assert detail.summary.query_error is not None


def test_interest_queries_come_first_and_as_they_were_asked(detail: ReleaseDetail) -> None:
    assert [query.columns for query in detail.queries if query.is_interest] == [
        ("smoker", "age"),
        ("region, code",),
    ]
    assert all(query.is_interest for query in detail.queries[:2])
    for query in detail.queries:
        assert query.expected_error is not None
        assert 0 < query.expected_error <= 1
        if query.is_measured:
            assert query.measured_error is not None
            assert 0 <= query.measured_error < 3 * query.expected_error  # the largest of 500 was 1.5 times


def test_measurements_add_up_to_at_most_the_grant(detail: ReleaseDetail) -> None:
    assert sum(table.amount.pico_rho for table in detail.measured) <= detail.summary.spend.granted.pico_rho
    assert [table.order for table in detail.measured] == list(range(1, len(detail.measured) + 1))


def test_columns_are_compared_with_what_was_measured(detail: ReleaseDetail) -> None:
    assert [table.column for table in detail.one_way] == ["sex", "age", "smoker", "region, code", "income"]
    for table in detail.one_way:
        assert len(table.labels) == table.synthetic.size
        assert table.synthetic.sum() == pytest.approx(1)
        assert table.measured is not None
        assert np.abs(table.measured - table.synthetic).sum() < 0.3


def test_a_pair_is_shown_either_way_round(workspace: Workspace, detail: ReleaseDetail) -> None:
    assert len(detail.pairs) == 10
    one = releases.pair_table(workspace, "R-01", ("smoker", "age"))
    other = releases.pair_table(workspace, "R-01", ("age", "smoker"))
    assert one.row_labels == other.column_labels == ("no", "yes", "missing")
    assert one.synthetic.shape == (3, 5)
    np.testing.assert_array_equal(one.synthetic, other.synthetic.T)
    assert one.measured is not None
    assert other.measured is not None
    np.testing.assert_array_equal(one.measured, other.measured.T)


def test_what_is_unknown_is_told(workspace: Workspace, detail: ReleaseDetail) -> None:
    assert detail.summary.id == "R-01"
    with pytest.raises(InputError, match=r"no release R-02.*R-01"):
        releases.release_detail(workspace, "R-02")
    with pytest.raises(InputError, match="no column 'ago'"):
        releases.pair_table(workspace, "R-01", ("ago", "sex"))


def test_true_errors_are_for_the_custodian_and_logged(workspace: Workspace, detail: ReleaseDetail) -> None:
    found = releases.true_errors(workspace, "R-01", control=RunControl())
    assert [one.columns for one in found] == [query.columns for query in detail.queries]
    assert all(0 < one.error < 0.6 for one in found)  # a few hundred rows: 0.06 on average, seldom 0.3
    last = auditing.audit_entries(workspace)[-1]
    assert last.event == "true_errors_shown"
    assert not any(str(one.error) in str(last) for one in found)


def test_true_errors_need_the_registered_file(workspace: Workspace, detail: ReleaseDetail) -> None:
    assert detail.summary.id == "R-01"
    (workspace.path.parent / "table.csv").unlink()
    with pytest.raises(InputError, match="is not at"):
        releases.true_errors(workspace, "R-01", control=RunControl())
    assert auditing.audit_entries(workspace)[-1].event == "release_stored"


def test_nothing_of_it_holds_the_private_row_number(detail: ReleaseDetail) -> None:
    assert not mentions_rows(str(detail))


def test_what_was_foreseen_stands_beside_what_came(workspace: Workspace) -> None:
    told = deciding.evaluate(workspace, ask()).forecast
    assert told is not None
    made = synthesis.synthesise(workspace, ask(), control=RunControl())
    detail = releases.release_detail(workspace, made.id)
    figures = detail.figures
    assert (figures.cells_foreseen, figures.seconds_foreseen) == (told.cells, told.seconds)
    assert figures.query_error_foreseen == pytest.approx(told.query_error)
    assert figures.query_error == made.query_error
    expected = {one.columns: one.expected_error for one in detail.queries}
    assert figures.worst_error is not None
    assert figures.worst_error == expected[figures.worst_query]
    assert figures.worst_error >= (made.query_error or 0.0)
    assert figures.cells is not None
    assert 0 < figures.cells <= 360
    assert made.spend.took is not None
    assert 0 < made.spend.took.total_seconds() < 60


def test_a_release_from_before_figures_were_kept_shows_none() -> None:
    old = RunSummary(
        program="0.1", noise_library="OpenDP", rounds=1, measured_pico_rho=1, spent_pico_rho=1, total=9.0,
        expected=(), screened_out=(), sources=(), plain=False,
    )  # fmt: skip
    kept = {name: value for name, value in old.model_dump().items() if name not in ("cells", "foreseen")}
    read = RunSummary.from_json(json.dumps(kept))
    assert (read.cells, read.foreseen) == (None, None)
