"""A model in memory against the store: pools, people, requests, crashes, voids, and old copies put back.

    python -m tests.bench.state_machine [--examples 1000] [--steps 50]

Hypothesis strings the steps together and does each to a workspace and to the model. After each of them all
pools, states and roles are as the model says; at the end of a run the file passes the independent check.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import ClassVar
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import BudgetError, BudgetExceededError, InputError, StoreTamperedError
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Standing
from cusyn_desktop.store.file import database
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.spends import Spend
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.bench.ledger_model import Model, Pool, Run
from tests.unit.store.building import NO_HASH, add_dataset, add_user, new_release, order

AMOUNTS = st.integers(1, 120)
CHOICES = st.integers(0, 10**6)


class StoreMachine(RuleBasedStateMachine):
    """Every step is done to the store and to the model.

    Attributes:
        happened: What all runs together did, to be shown.
    """

    happened: ClassVar[Counter[str]] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.exit = ExitStack()
        folder = Path(self.exit.enter_context(tempfile.TemporaryDirectory()))
        self.exit.enter_context(patch.dict(os.environ, {FOLDER_VARIABLE: str(folder / "marks")}))
        quick = tuple(pragma.replace("EXTRA", "OFF") for pragma in database._PRAGMAS)
        self.exit.enter_context(patch.object(database, "_PRAGMAS", quick))
        self.path, self.copy = folder / "w.cusyn", folder / "copy"
        self.model = Model()
        self.tokens = 0
        self.locks: dict[int, RunLock] = {}

    @initialize()
    def create(self) -> None:
        self.store = Store.create(self.path)
        self.add_dataset(150)
        self.add_user(None, None)

    def teardown(self) -> None:
        for lock in self.locks.values():
            lock.__exit__(None, None, None)
        if hasattr(self, "store"):
            self.store.check()
            self.store.close()
            report = verify_workspace(self.path)
            assert report.ok, report
        self.exit.close()

    # -- pools and people

    def add_dataset(self, pico_rho: int) -> None:
        name = f"Survey {len(self.store.datasets.all())}"
        add_dataset(self.store, name, pico_rho=pico_rho)
        self._add_pool(f"dataset {name}", pico_rho)

    def _add_pool(self, name: str, pico_rho: int) -> None:
        """What its owner had spent before a copy forgot them is spent again from the beginning."""
        self.model.pools[name] = Pool(pico_rho, min(self.model.lost.get(name, 0), pico_rho))

    @precondition(lambda self: len(self.model.pools) < 5)
    @rule(pico_rho=AMOUNTS)
    def another_dataset(self, pico_rho: int) -> None:
        self.add_dataset(pico_rho)

    @precondition(lambda self: len(self.store.users.all()) < 3)
    @rule(pico_rho=st.none() | AMOUNTS, per_request=st.none() | AMOUNTS)
    def add_user(self, pico_rho: int | None, per_request: int | None) -> None:
        user = add_user(
            self.store, f"User {len(self.store.users.all())}", pico_rho=pico_rho, per_request=per_request
        )
        if pico_rho is not None:
            self._add_pool(f"user {user.name}", pico_rho)
        if per_request is not None:
            self.model.per_request[user.id] = per_request

    @rule(choice=CHOICES)
    def same_rows_under_another_name(self, choice: int) -> None:
        known = self.store.datasets.all()
        before = len(self.store.pools.all())
        old = known[choice % len(known)]
        rows = old.fingerprint.removeprefix("rows of ")
        if f"{old.name} again" not in {one.name for one in known}:
            add_dataset(self.store, f"{old.name} again", rows=rows, pico_rho=10**6)
        assert len(self.store.pools.all()) == before

    @rule(choice=CHOICES, pico_rho=AMOUNTS)
    def change_pool(self, choice: int, pico_rho: int) -> None:
        stored = self.store.pools.all()[choice % len(self.store.pools.all())]
        pool = self.model.pools[f"{stored.kind} {stored.name}"]
        if pool.spent <= pico_rho < pool.total:
            self.store.pools.lower(stored.id, pico_rho=pico_rho, reason="a mistake")
            pool.total = pico_rho
        else:
            with pytest.raises((InputError, BudgetError)):
                self.store.pools.lower(stored.id, pico_rho=pico_rho, reason="a mistake")

    @precondition(lambda self: self.tokens > 3)
    @rule(choice=CHOICES)
    def close_pool(self, choice: int) -> None:
        stored = self.store.pools.all()[choice % len(self.store.pools.all())]
        self.store.pools.close(stored.id, reason="over")
        self.model.pools[f"{stored.kind} {stored.name}"].closed = True

    @rule(choice=CHOICES, pico_rho=AMOUNTS)
    def change_limit(self, choice: int, pico_rho: int) -> None:
        user = self.store.users.all()[choice % len(self.store.users.all())]
        if pico_rho < self.model.per_request.get(user.id, 10**9):
            self.store.users.lower_limit(user.id, pico_rho=pico_rho)
            self.model.per_request[user.id] = pico_rho
        else:
            with pytest.raises(InputError):
                self.store.users.lower_limit(user.id, pico_rho=pico_rho)

    # -- accounts

    @rule(choice=CHOICES, role=st.none() | st.sampled_from(Role))
    def change_role(self, choice: int, role: Role | None) -> None:
        """Somebody new, or another role; one custodian there is always, from the first account on."""
        name = f"Person {choice % 3}"
        user = self.store.users.all()[0].id if role is Role.ANALYST else None
        others = [known for other, known in self.model.roles.items() if other != name]
        if name not in self.model.roles and role is None:
            return
        with ExitStack() as refusals:
            if role is not Role.CUSTODIAN and Role.CUSTODIAN not in others:
                refusals.enter_context(pytest.raises(InputError, match="has to be custodian"))
            if name in self.model.roles:
                self.store.accounts.change_role(name, role, user=user)
            elif role is not None:
                self.store.accounts.add(name, role=role, passphrase_hash=NO_HASH, user=user)
            self.model.roles[name] = role

    # -- spends

    @rule(choice=CHOICES, asked=AMOUNTS, smallest=AMOUNTS, reuse=st.booleans())
    def request(self, choice: int, asked: int, smallest: int, reuse: bool) -> None:
        dataset = self.store.datasets.all()[choice % len(self.store.datasets.all())]
        user = self.store.users.all()[(choice // 7) % len(self.store.users.all())]
        sources = self.store.ledger.sources(dataset.id) if reuse else ()
        exposure = self.store.ledger.exposure(dataset=dataset.id, user=user.id, sources=sources)
        rooms = [asked, self._left(f"dataset {self.store.pools.get(dataset.pool).name}")]
        if user.id in self.model.per_request:
            rooms.append(self.model.per_request[user.id] - exposure)
        if user.pool is not None:
            rooms.append(self._left(f"user {user.name}") - exposure)
        self.tokens += 1
        lock = RunLock(self.path, f"token {self.tokens}").__enter__()
        wanted = order(
            asked,
            dataset=dataset.id,
            user=user.id,
            granted=max(min(rooms), 1),
            smallest=smallest,
            sources=sources,
        )
        if min(rooms) < min(smallest, asked):
            with pytest.raises(BudgetExceededError):
                self.store.ledger.reserve(wanted, run=lock)
            lock.__exit__(None, None, None)
            return
        spend = self.store.ledger.reserve(wanted, run=lock)
        assert self.store.ledger.reserve(wanted, run=lock) == spend
        self.locks[spend.id] = lock
        assert spend.id not in self.model.numbers, "two runs of one name"
        self.model.numbers.add(spend.id)
        self.happened["spends"] += 1
        self._charge(spend, min(rooms), exposure)

    def _left(self, pool: str) -> int:
        known = self.model.pools[pool]
        return 0 if known.closed else known.total - known.spent

    def _charge(self, spend: Spend, granted: int, exposure: int) -> None:
        dataset, user = self.store.datasets.get(spend.dataset), self.store.users.get(spend.user)
        charges = {f"dataset {self.store.pools.get(dataset.pool).name}": granted}
        if user.pool is not None:
            charges[f"user {user.name}"] = granted + exposure
        for pool, pico_rho in charges.items():
            self.model.pools[pool].spent += pico_rho
        self.model.runs[spend.id] = Run(SpendState.RESERVED, charges)

    @precondition(lambda self: self.model.runs)
    @rule(choice=CHOICES, step=st.sampled_from(["open", "release", "fail", "cancel", "void"]))
    def go_on(self, choice: int, step: str) -> None:
        spend = sorted(self.model.runs)[choice % len(self.model.runs)]
        before = self.model.runs[spend]
        after = before.after(step, held=spend in self.locks)
        if after is None:
            with pytest.raises(BudgetError):
                self._do(spend, step)
            return
        if step != "open" and spend in self.locks:
            self.locks.pop(spend).__exit__(None, None, None)
        assert self._do(spend, step).state is after
        self.model.runs[spend] = replace(before, state=after, opened=before.opened or step == "open")
        if after is SpendState.VOIDED:
            for pool, pico_rho in before.charges.items():
                self.model.pools[pool].spent -= pico_rho

    def _do(self, spend: int, step: str) -> Spend:
        ledger = self.store.ledger
        match step:
            case "open":
                return ledger.mark_opened(spend)
            case "release":
                return ledger.mark_released(spend, new_release())
            case "fail":
                return ledger.mark_failed(spend, reason="engine")
            case "cancel":
                return ledger.mark_cancelled(spend)
        return ledger.void(spend, reason="never opened")

    # -- crashes and copies

    @rule(choice=CHOICES)
    def crash(self, choice: int) -> None:
        """Some runs die; the next start finds them."""
        self.happened["crashes"] += 1
        for spend in [one for one in self.locks if (choice + one) % 2]:
            self.locks.pop(spend).__exit__(None, None, None)
        self._start_again()
        found = self.store.ledger.recover()
        gone = {spend for spend in self.model.runs if spend not in self.locks}
        failed = {spend for spend in gone if self.model.runs[spend].state is SpendState.OPENED}
        waiting = {spend for spend in gone if self.model.runs[spend].state is SpendState.RESERVED}
        assert {spend.id for spend in found.failed} == failed
        assert {spend.id for spend in found.voidable} == waiting
        for spend in failed:
            self.model.runs[spend] = replace(self.model.runs[spend], state=SpendState.FAILED)

    def _start_again(self) -> None:
        self.store.close()
        self.store = Store.open(self.path)

    @rule()
    def keep_a_copy(self) -> None:
        self.copy.unlink(missing_ok=True)
        self.store.back_up(self.copy)

    @precondition(lambda self: self.copy.exists() and not self.locks)
    @rule()
    def put_the_copy_back(self) -> None:
        self.happened["copies put back"] += 1
        self.store.close()
        shutil.copy(self.copy, self.path)
        self.store = Store.open(self.path)
        if self.store.standing is not Standing.CURRENT:
            self._accept_copy()
        self._take_over()

    @precondition(lambda self: self.tokens > 5 and not self.locks)
    @rule()
    def lose_the_mark(self) -> None:
        """Nothing outside of the file knows it any more: the rest of every pool is forfeited."""
        self.happened["marks lost"] += 1
        shutil.rmtree(self.path.parent / "marks")
        self._start_again()
        assert self.store.standing is Standing.NO_MARK
        self._accept_copy()
        for pool in self.model.pools.values():
            pool.spent = pool.total
        self._take_over()

    def _accept_copy(self) -> None:
        """Nothing is spent before a copy is accepted, and nothing that was spent is forgotten."""
        with pytest.raises(StoreTamperedError), RunLock(self.path, "a copy") as lock:
            self.store.ledger.reserve(order(1), run=lock)
        self.store.accept_copy(reason="the disk failed")
        for name, pool in self.model.pools.items():
            self.model.lost[name] = max(pool.spent, self.model.lost.get(name, 0))

    def _take_over(self) -> None:
        """What is spent never fell, of no pool that the copy knows; from here on the copy counts."""
        old = self.model
        self.model = Model(lost=old.lost, numbers=old.numbers)
        for pool in self.store.pools.all():
            name = f"{pool.kind} {pool.name}"
            spent = old.pools[name].spent if name in old.pools else old.lost[name]
            floor = min(spent, pool.budget.total)
            assert pool.budget.spent >= floor
            self.model.pools[name] = Pool(pool.budget.total, pool.budget.spent, pool.budget.closed)
        for user in self.store.users.all():
            if user.per_request is not None:
                self.model.per_request[user.id] = user.per_request
        self.model.roles = {one.name: one.role for one in self.store.accounts.all()}
        self._take_over_runs()

    def _take_over_runs(self) -> None:
        names = {str(pool.id): f"{pool.kind} {pool.name}" for pool in self.store.pools.all()}
        charges: dict[object, dict[str, int]] = {}
        opened: set[object] = set()
        before_copy: set[object] = set()
        for entry in self.store.audit.entries():
            label = entry.facts.get("release")
            match entry.event:
                case "spend_reserved":
                    paid = entry.facts["charges"]
                    assert isinstance(paid, dict)
                    charges[label] = {names[pool]: pico_rho for pool, pico_rho in paid.items()}
                case "rows_opened":
                    opened.add(label)
                case "copy_accepted":
                    before_copy |= charges.keys()
        self.model.runs = {
            one.id: Run(one.state, charges[one.label], one.label in opened, one.label in before_copy)
            for one in self.store.ledger.all()
        }

    @invariant()
    def pools_are_as_they_should_be(self) -> None:
        if not hasattr(self, "store"):
            return
        self.happened["steps"] += 1
        for pool in self.store.pools.all():
            model = self.model.pools[f"{pool.kind} {pool.name}"]
            assert (pool.budget.total, pool.budget.spent) == (model.total, model.spent)
            assert 0 <= model.spent <= model.total
            assert pool.budget.closed == model.closed
        assert {one.id: one.state for one in self.store.ledger.all()} == {
            spend: run.state for spend, run in self.model.runs.items()
        }
        assert {one.name: one.role for one in self.store.accounts.all()} == self.model.roles
        assert self.store.standing is Standing.CURRENT
        assert all(pool.kind in PoolKind for pool in self.store.pools.all())


def in_runs(*, examples: int, steps: int, repeatable: bool) -> settings:
    """So many runs of so many steps; repeatable ones are the same each time."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=repeatable,
    )


def main() -> int:
    """Run as long as the command line asks for; a run that differs from the model ends it with its steps."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--examples", type=int, default=1000, help="runs")
    parser.add_argument("--steps", type=int, default=50, help="steps of a run")
    chosen = parser.parse_args()
    began = time.process_time()
    run_state_machine_as_test(
        StoreMachine, settings=in_runs(examples=chosen.examples, steps=chosen.steps, repeatable=False)
    )
    did = ", ".join(f"{number:,} {what}" for what, number in sorted(StoreMachine.happened.items()))
    print(f"{chosen.examples:,} runs equal the model: {did}; {time.process_time() - began:.0f} s of CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main())
