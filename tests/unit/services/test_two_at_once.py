"""Another window spends while this one looks: what is told is of one moment."""

from collections.abc import Callable
from threading import Thread
from typing import ParamSpec, TypeVar

import pytest

from cusyn_desktop.budget.evaluator import LimitName
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services import pools
from cusyn_desktop.services.ledger import overview
from cusyn_desktop.services.requests import case, deciding
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.ledger import Ledger
from cusyn_desktop.store.pools import Pools
from tests.unit.services.conftest import ask
from tests.unit.services.test_pools import reserve

LONG_ENOUGH_SECONDS = 1.0

_P = ParamSpec("_P")
_T = TypeVar("_T")


class _OtherWindow:
    """Does something once, in a thread of its own, as soon as this window has made a certain call."""

    def __init__(self, act: Callable[[], object]) -> None:
        self._thread = Thread(target=act)

    def after(self, call: Callable[_P, _T]) -> Callable[_P, _T]:
        def called(*values: _P.args, **named: _P.kwargs) -> _T:
            found = call(*values, **named)
            self._act()
            return found

        return called

    def _act(self) -> None:
        if self._thread.ident is None:
            self._thread.start()
            self._thread.join(LONG_ENOUGH_SECONDS)  # it may have to wait until this window has read

    def join(self) -> None:
        self._thread.join()


def test_what_is_left_is_of_the_moment_of_the_decision(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def empty_the_pools() -> None:
        for kind, name in ((PoolKind.DATASET, "Survey"), (PoolKind.USER, "Ana")):
            pools.lower_pool(workspace, kind=kind, name=name, epsilon="0.1", reason="a test")

    other = _OtherWindow(empty_the_pools)
    monkeypatch.setattr(deciding, "plan_for", other.after(case.plan_for))
    answer = deciding.evaluate(workspace, ask(), with_forecast=False)
    other.join()
    assert answer.granted is not None
    for left, name in (
        (answer.dataset_left, LimitName.DATASET_POOL),
        (answer.user_left, LimitName.USER_POOL),
    ):
        held = answer.decision.limits.get(name)
        assert left is not None
        assert held is not None
        assert left.pico_rho == held - answer.granted.pico_rho
    assert deciding.evaluate(workspace, ask(), with_forecast=False).granted != answer.granted


def test_spends_and_pools_are_of_one_moment(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    reserve(workspace)
    other = _OtherWindow(lambda: reserve(workspace, token="another"))
    monkeypatch.setattr(Ledger, "all", other.after(Ledger.all))
    found, *_ = pools.spends(workspace)
    other.join()
    assert found.left_after == pytest.approx(1 - found.share, rel=1e-12)
    assert len(pools.spends(workspace)) == 2


def test_an_overview_is_of_one_moment(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    reserve(workspace)
    other = _OtherWindow(lambda: reserve(workspace, token="another"))
    monkeypatch.setattr(Pools, "get", other.after(Pools.get))
    found = overview.overview(workspace)
    other.join()
    assert found is not None
    assert found.pool.spent.pico_rho == sum(one.granted.pico_rho for one in found.spends)
