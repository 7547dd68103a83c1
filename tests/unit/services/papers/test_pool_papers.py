"""Pools on paper: what each role may print."""

from pathlib import Path

import pytest

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.errors import JobCancelled
from cusyn_desktop.services.papers.pool_papers import pool_paper
from cusyn_desktop.services.records import BoundsSearch
from cusyn_desktop.services.records.requests import WantedBounds
from cusyn_desktop.services.registering import bounds
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from tests.replay import SeededNoise
from tests.unit.services.conftest import ask
from tests.unit.services.office import Office, office_in
from tests.unit.services.test_pools import reserve


def test_every_pool_has_a_page_with_what_was_spent_from_it(workspace: Workspace) -> None:
    for user in ("Ana", "Ben"):
        synthesis.synthesise(workspace, ask(user=user, epsilon="0.5", queries=()), control=RunControl())
    paper = pool_paper(workspace, control=RunControl())
    survey, ana = paper.pages
    assert [(page.pool.kind, page.pool.name) for page in paper.pages] == [
        (PoolKind.DATASET, "Survey"),
        (PoolKind.USER, "Ana"),
    ]
    assert [line.spend.user for line in survey.lines] == ["Ana", "Ben"]
    assert survey.lines[-1].left == pytest.approx(survey.pool.left_share)
    assert sum(part.share for part in survey.parts) == pytest.approx(survey.pool.spent_share)
    assert [line.spend.user for line in ana.lines] == ["Ana"]
    assert ana.lines[0].left == pytest.approx(ana.pool.left_share)
    assert ana.lines[0].share == pytest.approx(ana.pool.spent_share)
    assert ana.datasets == ("Survey",)
    assert paper.positions == {"Ana": 0, "Ben": 1}
    assert paper.report is not None
    assert paper.report.ok
    assert paper.receipt is not None
    assert paper.receipt.head == paper.report.head


def test_what_was_taken_back_takes_nothing(workspace: Workspace) -> None:
    label = reserve(workspace)
    from cusyn_desktop.services import pools

    pools.void_spend(workspace, spend_id=label, reason="power cut")
    survey = pool_paper(workspace, control=RunControl()).pages[0]
    assert [(line.spend.id, line.share, line.left) for line in survey.lines] == [(label, 0.0, 1.0)]
    assert survey.parts == ()


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    with office_in(tmp_path_factory.mktemp("office")) as made:
        return made


@pytest.fixture
def own_anchors(office: Office, monkeypatch: pytest.MonkeyPatch, anchors: Path) -> None:
    assert anchors
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(office.folder / "anchors"))


@pytest.mark.usefixtures("own_anchors")
def test_an_analyst_prints_what_is_theirs_without_the_log(office: Office) -> None:
    paper = pool_paper(office.as_(Role.ANALYST), control=RunControl())
    names = [page.pool.name for page in paper.pages]
    assert names == ["Survey", "Ana"]
    assert {line.spend.user for page in paper.pages for line in page.lines} == {"Ana"}
    assert [page.is_whole for page in paper.pages] == [False, True]
    assert paper.positions.keys() == {"Ana"}
    assert paper.report is None
    assert paper.receipt is None


@pytest.mark.usefixtures("own_anchors")
def test_an_auditor_prints_everything(office: Office) -> None:
    paper = pool_paper(office.as_(Role.AUDITOR), control=RunControl())
    assert [page.pool.name for page in paper.pages] == ["Survey", "Payroll", "Ana", "Benedikt"]
    assert all(page.is_whole for page in paper.pages)
    assert paper.report is not None
    assert paper.receipt is not None


def test_reading_stops_when_it_is_asked_to(workspace: Workspace) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        pool_paper(workspace, control=RunControl(token))


def test_a_search_for_bounds_is_no_dataset_on_paper(workspace: Workspace) -> None:
    bounds.choose_bounds(
        workspace,
        dataset="Survey",
        wanted=(WantedBounds("income"),),
        user="Ana",
        epsilon="0.5",
        noise=SeededNoise(3),
        control=RunControl(),
    )
    survey, ana = pool_paper(workspace, control=RunControl()).pages
    for page in (survey, ana):
        assert page.datasets == ("Survey",)
        assert [(line.search, line.table) for line in page.lines] == [
            (BoundsSearch("Survey", "income"), "Survey")
        ]
