"""One table for one spend: the file itself refuses a second one, even where the code has a bug."""

import sqlite3

import pytest

from cusyn_desktop.store.canonical import Cell
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, order, released


def test_a_spend_that_was_released(store: Store) -> None:
    add_dataset(store)
    add_user(store)
    spend = released(store, order(10), "a")
    second: dict[str, Cell] = {
        "n_rows": 1,
        "csv_sha256": "0" * 64,
        "csv": b"1\n",
        "model": b"",
        "summary": "{}",
    }

    with pytest.raises(sqlite3.IntegrityError), store._session.entry("release_stored") as entry:
        entry.insert("releases", spend=spend.id, **second)

    assert len(store.releases.all()) == 1
