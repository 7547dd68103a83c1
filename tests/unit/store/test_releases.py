"""Stored tables, models and measurements."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError, StoreError
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import CSV, add_dataset, add_user, new_release, order, released
from tests.unit.store.test_audit import tampered


@pytest.fixture
def ready(store: Store) -> Store:
    add_dataset(store)
    add_user(store)
    released(store, order(10), "a")
    return store


def test_a_release(ready: Store) -> None:
    release = ready.releases.get(1)

    assert (release.label, release.n_rows, release.entry) == ("R-01", 2, 6)
    assert release.summary == new_release().summary
    assert release.released_at == ready.ledger.get(1).ended_at
    assert ready.releases.labelled("R-01") == release
    assert ready.releases.all() == (release,)
    assert ready.releases.csv(1) == CSV
    assert ready.releases.model(1) == b"model"


@pytest.mark.parametrize("read", ["get", "csv", "model"])
def test_unknown(ready: Store, read: str) -> None:
    with pytest.raises(InputError, match=r"no release R-02\. There is: R-01"):
        getattr(ready.releases, read)(2)
    with pytest.raises(InputError, match="no release R-2"):
        ready.releases.labelled("R-2")


@pytest.mark.parametrize(
    ("change", "words"),
    [("csv = x'00'", "is damaged"), (f"csv_sha256 = '{'0' * 64}'", "was changed")],
)
def test_a_table_that_was_tampered_with(ready: Store, path: Path, change: str, words: str) -> None:
    tampered(path, f"UPDATE releases SET {change}")
    with pytest.raises(StoreError, match=f"R-01 {words}"):
        ready.releases.csv(1)


def test_a_measurement_that_was_tampered_with(ready: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        pickled = b"\x80\x04K\x01."
        tampered(path, f"UPDATE measurements SET cells = x'{pickled.hex()}'")
        assert db.execute("SELECT cells FROM measurements").fetchone()[0] == pickled
    with pytest.raises(StoreError, match="measurement is damaged"):
        ready.measurements.of(1)


def test_measurements_of_some_spends(ready: Store) -> None:
    released(ready, order(10), "b")
    released(ready, order(10), "c")

    assert [one.spend for one in ready.measurements.of(3, 1)] == [3, 1]
    assert ready.measurements.of() == ()
