"""Registered tables: schema, fingerprint, unit of protection and pool. Their rows stay in their files."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.canonical import sha256_of
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.limits import dataset_limit, set_limit, strictest_in_pool
from cusyn_desktop.store.lost import charge_dataset, charge_name
from cusyn_desktop.store.names import checked_name, unknown
from cusyn_desktop.store.pools import add_pool
from cusyn_desktop.store.session import Entry, Session

_DATASETS = """
    SELECT datasets.*, pools.delta, json_extract(body, '$.at') AS added_at,
        (SELECT path FROM dataset_paths WHERE dataset = datasets.id ORDER BY id DESC LIMIT 1) AS path,
        (SELECT MIN(pico_rho) FROM limits WHERE dataset = datasets.id) AS per_synthesis,
        COALESCE((SELECT sketch FROM sketches WHERE dataset = datasets.id), '') AS sketch
    FROM datasets JOIN pools ON pools.id = datasets.pool JOIN audit ON audit.seq = datasets.entry
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDataset:
    """What is registered.

    Attributes:
        name: What people call it.
        path: Where the private file lies.
        fingerprint: Keyed hash of the encoded rows (see `data/recognition`; with `Store.fingerprint_key`).
        file_sha256: Hash of the file's bytes.
        schema_json: The schema in canonical JSON.
        pico_rho: Size of the pool.
        delta: At which the pool's epsilons are shown.
        rows_per_person: The most rows that one person has.
        approx_rows: A public number of rows, or None.
        per_synthesis: The most that one synthesis may spend, in pico-rho, or None; where other datasets share
            the pool, at most the strictest of their limits.
        sketch: Keyed sketch of the rows (see `data/recognition`), by which much the same rows are noticed.
        like: Names of datasets with much the same rows or columns that a person said to be other people.
        columns_as_in: Names of datasets with the same columns, beside which this one gets a pool of its own.
        pool_of: Name of a dataset whose people these are, too, or None: its pool then counts for both.
    """

    name: str
    path: str
    fingerprint: str
    file_sha256: str
    schema_json: str
    pico_rho: int
    delta: float
    rows_per_person: int = 1
    approx_rows: int | None = None
    per_synthesis: int | None = None
    sketch: str = ""
    like: tuple[str, ...] = ()
    columns_as_in: tuple[str, ...] = ()
    pool_of: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Dataset:
    """A registered table.

    Attributes:
        id: Its number, from 1.
        name: What people call it.
        path: Where the private file lies.
        pool: Number of its pool; the same rows under two names share one.
        delta: Of the pool.
        fingerprint: Keyed hash of the encoded rows.
        file_sha256: Hash of the file's bytes.
        schema_json: As it was registered.
        schema_sha256: Of `schema_json`.
        rows_per_person: The most rows that one person has.
        approx_rows: A public number of rows, or None.
        per_synthesis: The most that one synthesis may spend, in pico-rho, or None; where other datasets share
            the pool, at most the strictest of their limits.
        sketch: Keyed sketch of the rows; empty where none was made.
        added_at: When it was registered.
    """

    id: int
    name: str
    path: str
    pool: int
    delta: float
    fingerprint: str
    file_sha256: str
    schema_json: str
    schema_sha256: str
    rows_per_person: int
    approx_rows: int | None
    per_synthesis: int | None
    sketch: str
    added_at: datetime


class Datasets:
    """All registered tables of a workspace."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def all(self) -> tuple[Dataset, ...]:
        """In the order they were registered."""
        return tuple(map(_dataset, self._session.rows(f"{_DATASETS} ORDER BY datasets.id")))

    def get(self, dataset: int) -> Dataset:
        """One by its number.

        Raises:
            InputError: There is none of that number.
        """
        row = self._session.row(f"{_DATASETS} WHERE datasets.id = ?", dataset)
        if row is None:
            raise unknown("dataset", dataset, (one.id for one in self.all()))
        return _dataset(row)

    def named(self, name: str) -> Dataset:
        """One by its name.

        Raises:
            InputError: There is none of that name; the message lists those there are.
        """
        row = self._session.row(f"{_DATASETS} WHERE datasets.name = ?", name)
        if row is None:
            raise unknown("dataset", name, (one.name for one in self.all()))
        return _dataset(row)

    def with_same_rows(self, *, fingerprint: str, file_sha256: str) -> Dataset | None:
        """The first dataset that has the same rows or came of the same file, or None."""
        row = self._session.row(
            f"{_DATASETS} WHERE fingerprint = ? OR file_sha256 = ? ORDER BY datasets.id LIMIT 1",
            fingerprint,
            file_sha256,
        )
        return _dataset(row) if row else None

    def add(self, new: NewDataset) -> Dataset:
        """Register a table with a new pool, or with the pool that its rows or people have already.

        A pool's strictest limit for one synthesis holds for the new dataset, too: limits are never raised,
        and another name is no way round one.

        Raises:
            InputError: The name is taken or cannot be used, a number is out of range, the same rows or people
                are registered with another number of rows per person, or the rows have another pool than
                the people.
            StoreTamperedError: The workspace is an older copy.
        """
        name = checked_name(new.name, what="dataset")
        with self._session.entry(Event.DATASET_ADDED) as entry:
            self._session.require_newest()
            self._check(new, name)
            pool = self._pool_for(entry, new, name)
            limit = self._limit_for(entry, new, pool)
            dataset = _insert(entry, new, name, pool, limit)
            if limit is not None:
                set_limit(entry, limit, before=None, dataset=dataset, user=None)
        return self.get(dataset)

    def strictest_limit(self, pool: int) -> int | None:
        """The least limit for one synthesis in a pool, in pico-rho, which holds for whatever joins it."""
        with self._session.reading():
            known = strictest_in_pool(self._session, pool)
        return None if known is None else known[0]

    def lower_limit(self, dataset: int, *, pico_rho: int) -> Dataset:
        """Lower the most that one synthesis may spend; it can never be raised again.

        Raises:
            InputError: There is no such dataset, or the limit is not lower.
        """
        with self._session.entry(Event.LIMIT_LOWERED) as entry:
            now = self.get(dataset)
            set_limit(
                entry, pico_rho, before=dataset_limit(self._session, dataset), dataset=dataset, user=None
            )
            entry.tell(dataset=now.name, before=now.per_synthesis, pico_rho=pico_rho, delta=now.delta)
        return self.get(dataset)

    def move(self, dataset: int, *, path: str) -> Dataset:
        """Say where the private file lies now; each run checks that it is the same."""
        with self._session.entry(Event.DATASET_MOVED) as entry:
            now = self.get(dataset)
            entry.insert("dataset_paths", dataset=dataset, path=path)
            entry.tell(dataset=now.name)
        return self.get(dataset)

    def _check(self, new: NewDataset, name: str) -> None:
        if any(one.name == name for one in self.all()):
            raise InputError(f"There is a dataset named {name} already. Choose another name.", field="name")
        if new.rows_per_person < 1:
            raise InputError("One person has at least 1 row.", field="rows_per_person")
        if new.approx_rows is not None and new.approx_rows < 1:
            raise InputError("The public number of rows is at least 1, or left out.", field="approx_rows")

    def _pool_for(self, entry: Entry, new: NewDataset, name: str) -> int:
        """The pool of the same rows where there is one: another name is no second budget."""
        same = self.with_same_rows(fingerprint=new.fingerprint, file_sha256=new.file_sha256)
        if same is None:
            pool = self._new_or_shared_pool(entry, new, name)
            charge_dataset(self._session, entry, pool, name=name, fingerprint=new.fingerprint)
            return pool
        if new.pool_of is not None and self.named(new.pool_of).pool != same.pool:
            raise InputError(
                f"These rows are registered as {same.name}, whose pool counts for them, and cannot come to "
                f"that of {new.pool_of}. Register them without saying whose people they are; if that pool is "
                "wrong, spend nothing of it, and close it.",
                field="same_people_as",
            )
        if same.rows_per_person != new.rows_per_person:
            raise InputError(
                f"These rows are registered as {same.name} with {same.rows_per_person} rows per person. "
                "Their pool counts in that unit, so it has to stay the same.",
                field="rows_per_person",
            )
        entry.tell(same_rows_as=same.name)
        charge_name(self._session, entry, same.pool, name=name)
        return same.pool

    def _limit_for(self, entry: Entry, new: NewDataset, pool: int) -> int | None:
        """The limit that was asked for, or the one that holds in the pool already where it is stricter."""
        known = strictest_in_pool(self._session, pool)
        if known is None or (new.per_synthesis is not None and new.per_synthesis <= known[0]):
            return new.per_synthesis
        entry.tell(limit_as_in=known[1])
        return known[0]

    def _new_or_shared_pool(self, entry: Entry, new: NewDataset, name: str) -> int:
        if new.pool_of is not None:
            return self._shared_pool(entry, new, self.named(new.pool_of))
        return add_pool(entry, PoolKind.DATASET, name, pico_rho=new.pico_rho, delta=new.delta)

    def _shared_pool(self, entry: Entry, new: NewDataset, other: Dataset) -> int:
        """The pool of another table of the same people."""
        if (other.rows_per_person, other.delta) != (new.rows_per_person, new.delta):
            raise InputError(
                f"{other.name} counts {other.rows_per_person} rows per person at delta {other.delta:g}. "
                "A dataset that shares its pool has to count in the same unit and at the same delta.",
                field="rows_per_person",
            )
        entry.tell(same_people_as=other.name)
        return other.pool


def _insert(entry: Entry, new: NewDataset, name: str, pool: int, limit: int | None) -> int:
    schema_sha256 = sha256_of(new.schema_json)
    dataset = entry.insert(
        "datasets",
        name=name,
        pool=pool,
        fingerprint=new.fingerprint,
        file_sha256=new.file_sha256,
        schema_json=new.schema_json,
        schema_sha256=schema_sha256,
        rows_per_person=new.rows_per_person,
        approx_rows=new.approx_rows,
    )
    entry.insert("dataset_paths", dataset=dataset, path=new.path)
    if new.sketch:
        entry.insert("sketches", dataset=dataset, sketch=new.sketch)
    if new.like:
        entry.tell(said_to_be_others_than=list(new.like))
    if new.columns_as_in:
        entry.tell(columns_as_in=list(new.columns_as_in))
    entry.tell(dataset=name, pico_rho=new.pico_rho, delta=new.delta, per_synthesis=limit)
    entry.tell(rows_per_person=new.rows_per_person, schema_sha256=schema_sha256, fingerprint=new.fingerprint)
    return dataset


def _dataset(row: sqlite3.Row) -> Dataset:
    fields = {name: row[name] for name in row.keys() if name not in ("entry", "added_at")}  # noqa: SIM118 - no dict
    return Dataset(**fields, added_at=datetime.fromisoformat(row["added_at"]))
