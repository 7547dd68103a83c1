"""Workspaces and records for the tests of the store."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.errors import SignInError
from cusyn_desktop.store.datasets import Dataset, NewDataset
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.measurements import StoredMeasurement
from cusyn_desktop.store.releases import NewRelease, PackedTable
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.spends import Spend
from cusyn_desktop.store.users import NewUser, User
from cusyn_desktop.store.workspace import Store

POOL = 1000
DELTA = 1e-9
NO_HASH = "$argon2id$ of nothing"
"""Fits the schema and no passphrase; computing a real one takes a tenth of a second."""


class Clock:
    """A clock that goes on by a second at each look, and can be set."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def add_dataset(
    store: Store,
    name: str = "Survey",
    *,
    rows: str = "",
    pico_rho: int = POOL,
    rows_per_person: int = 1,
    per_synthesis: int | None = None,
    pool_of: str | None = None,
) -> Dataset:
    """A dataset whose fingerprints come of `rows`, by default of its name."""
    return store.datasets.add(
        NewDataset(
            name=name,
            path=f"/private/{name}.csv",
            fingerprint=f"rows of {rows or name}",
            file_sha256=f"file of {rows or name}",
            schema_json='{"columns":[]}',
            pico_rho=pico_rho,
            delta=DELTA,
            rows_per_person=rows_per_person,
            approx_rows=10_000,
            per_synthesis=per_synthesis,
            pool_of=pool_of,
        )
    )


def add_user(
    store: Store, name: str = "Ana Ruiz", *, pico_rho: int | None = None, per_request: int | None = None
) -> User:
    """A user who may ask for every dataset."""
    return store.users.add(NewUser(name=name, delta=DELTA, pico_rho=pico_rho, per_request=per_request))


def order(
    pico_rho: int,
    *,
    dataset: int = 1,
    user: int = 1,
    granted: int | None = None,
    smallest: int = 1,
    sources: tuple[int, ...] = (),
    request: str = '{"epsilon":"1"}',
) -> Order:
    """What somebody consented to."""
    return Order(
        dataset=dataset,
        user=user,
        asked=pico_rho,
        smallest=smallest,
        granted=pico_rho if granted is None else granted,
        request=request,
        sources=sources,
    )


def reserve(store: Store, wanted: Order, token: str) -> Spend:
    """Reserve and let go of the lock at once, as a process does that dies."""
    with RunLock(store.path, token) as run:
        return store.ledger.reserve(wanted, run=run)


def opened(store: Store, wanted: Order, token: str) -> Spend:
    """A spend whose rows were opened by a process that is gone."""
    return store.ledger.mark_opened(reserve(store, wanted, token).id)


def released(store: Store, wanted: Order, token: str) -> Spend:
    """A spend that ended with a release."""
    return store.ledger.mark_released(opened(store, wanted, token).id, new_release())


CSV = b"age,sex\n31,f\n40,m\n"
"""The table of every release."""


def new_release(*costs: int) -> NewRelease:
    """A release whose measurements cost so much each."""
    return NewRelease(
        n_rows=2,
        table=PackedTable.of(CSV),
        model=b"model",
        summary='{"engine":"cusyn-aim"}',
        measurements=tuple(measurement(cost) for cost in costs or (1,)),
    )


def measurement(pico_rho: int) -> StoredMeasurement:
    """A measurement that cost so much."""
    return StoredMeasurement(
        clique=(0, 2),
        kind="full",
        purpose="selected",
        sigma=2.0,
        pico_rho=pico_rho,
        values=np.array([[1.0, 2.0], [3.5, -4.0]]),
    )


def add_accounts(store: Store) -> None:
    """A custodian, an analyst who became an auditor, and a sign-in that failed."""
    for name, role, user in (("Maria", Role.CUSTODIAN, None), ("Ana", Role.ANALYST, 1)):
        store.accounts.add(name, role=role, passphrase_hash=NO_HASH, user=user)
    store.accounts.change_role("Ana", Role.AUDITOR)
    with pytest.raises(SignInError):
        store.accounts.sign_in("Maria", "a guess")


def filled(path: Path) -> None:
    """A workspace in which everything happened once."""
    with Store.create(path) as store:
        add_dataset(store, per_synthesis=600)
        add_dataset(store, "Census")
        add_user(store, pico_rho=900, per_request=500)
        add_user(store, "Ben Okafor")
        released(store, order(100), "first")
        released(store, order(50, user=2, sources=(1,)), "second")
        store.ledger.mark_failed(opened(store, order(10), "third").id, reason="the engine failed")
        store.ledger.mark_cancelled(opened(store, order(10), "fourth").id)
        store.ledger.void(reserve(store, order(10), "fifth").id, reason="never started")
        store.pools.lower(1, pico_rho=900, reason="a mistake")
        store.pools.close(2, reason="no longer needed")
        store.users.grant(2, (1,))
        add_accounts(store)
