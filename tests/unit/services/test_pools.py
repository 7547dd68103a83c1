"""Pools, spends and how both are corrected."""

from datetime import timedelta

import pytest

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import BudgetError, BudgetExceededError, InputError
from cusyn_desktop.services import pools
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from tests.unit.services.conftest import ask


def reserve(workspace: Workspace, *, granted: int = 1_000_000, token: str = "dead") -> str:
    """A reservation of a run that died before it opened the rows."""
    request = '{"dataset":"Survey","user":"Ben","epsilon":0.01}'
    order = Order(dataset=1, user=2, asked=granted, smallest=granted, granted=granted, request=request)
    with RunLock(workspace.path, token) as lock, workspace.store(Right.LOOK) as store:
        return store.ledger.reserve(order, run=lock).label


def test_pools_of_datasets_come_first(workspace: Workspace) -> None:
    dataset, user = pools.pools(workspace)
    assert (dataset.kind, dataset.name) == (PoolKind.DATASET, "Survey")
    assert (user.kind, user.name) == (PoolKind.USER, "Ana")
    assert dataset.left_share == 1
    assert dataset.spent.pico_rho == dataset.spent_share == 0


def test_shares_of_spends_add_up(workspace: Workspace) -> None:
    for epsilon in ("0.3", "0.5"):
        synthesis.synthesise(workspace, ask(user="Ben", epsilon=epsilon, queries=()), control=RunControl())
    first, second = pools.spends(workspace)
    (pool, _) = pools.pools(workspace)
    assert first.left_after == pytest.approx(1 - first.share)
    assert second.left_after == pytest.approx(pool.left_share)
    assert first.share + second.share == pytest.approx(pool.spent_share)
    assert pools.spend(workspace, "R-02") == second
    assert first.request.epsilon == 0.3


def test_a_pool_is_lowered_and_never_raised(workspace: Workspace) -> None:
    lowered = pools.lower_pool(
        workspace, kind=PoolKind.DATASET, name="Survey", epsilon="2", reason="a slip of the keyboard"
    )
    assert round(lowered.total.epsilon, 6) == 2
    with pytest.raises(InputError, match="never refilled"):
        pools.lower_pool(workspace, kind=PoolKind.DATASET, name="Survey", epsilon="2.5", reason="more")
    synthesis.synthesise(workspace, ask(), control=RunControl())
    with pytest.raises(BudgetError, match="spent already"):
        pools.lower_pool(workspace, kind=PoolKind.DATASET, name="Survey", epsilon="0.1", reason="less")


def test_a_closed_pool_takes_no_spend(workspace: Workspace) -> None:
    closed = pools.close_pool(workspace, kind=PoolKind.USER, name="Ana", reason="left the project")
    assert closed.closed
    assert closed.remaining.pico_rho == 0
    with pytest.raises(BudgetExceededError, match="what is left in the pool of Ana"):
        synthesis.synthesise(workspace, ask(), accept_less=True, control=RunControl())


def test_a_reservation_that_never_opened_the_rows_is_taken_back(workspace: Workspace) -> None:
    label = reserve(workspace)
    assert pools.pools(workspace)[0].spent.pico_rho == 1_000_000
    assert Workspace.open(workspace.path).voidable == (label,)
    voided = pools.void_spend(workspace, spend_id=label, reason="the machine died")
    assert (voided.state, voided.share) == (SpendState.VOIDED, 0)
    assert pools.pools(workspace)[0].spent.pico_rho == 0


def test_a_release_is_not_taken_back(workspace: Workspace) -> None:
    made = synthesis.synthesise(workspace, ask(), control=RunControl())
    with pytest.raises(BudgetError, match="opened the private rows"):
        pools.void_spend(workspace, spend_id=made.id, reason="changed my mind")


def test_an_unknown_spend_is_named(workspace: Workspace) -> None:
    with pytest.raises(InputError, match="There is no run R-07"):
        pools.spend(workspace, "R-07")
    with pytest.raises(InputError, match="There is no run 7"):
        pools.void_spend(workspace, spend_id="7", reason="x")


def test_spends_since_a_moment_are_compared_by_their_exact_times(workspace: Workspace) -> None:
    synthesis.synthesise(workspace, ask(epsilon="0.2"), control=RunControl())
    (first,) = pools.spends(workspace)
    later = first.reserved_at + timedelta(milliseconds=1)
    assert pools.spends_since(workspace, first.reserved_at) == (first,)
    assert pools.spends_since(workspace, later) == ()
