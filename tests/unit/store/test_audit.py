"""The audit log and its chain."""

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError, StoreTamperedError
from cusyn_desktop.store.chain import GENESIS, Head, head_of, verify_chain
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import Clock, add_dataset, add_user, filled, order, reserve


def tampered(path: Path, *statements: str, after: tuple[str, ...] = ()) -> None:
    """Change a file as a careful foreign tool does: no trigger stops it, and all are put back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        triggers = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        for statement in (*statements, *(sql for _, sql in triggers), *after):
            db.execute(statement)
        db.execute("COMMIT")


def test_the_first_entry_names_the_workspace(store: Store) -> None:
    (entry,) = store.audit.entries()

    assert (entry.seq, entry.event, entry.actor) == (1, "workspace_created", "custodian")
    assert entry.previous == GENESIS.hex()
    assert entry.facts["workspace"] == store.id


def test_the_formula_of_the_chain(store: Store, path: Path) -> None:
    store.audit.record("decision_shown", user="Ana", pico_rho=3)

    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT seq, body, hash FROM audit ORDER BY seq").fetchall()
    previous = bytes(32)
    for seq, body, fingerprint in rows:
        assert json.dumps(json.loads(body), sort_keys=True, separators=(",", ":")) == body
        previous = hashlib.sha256(previous + seq.to_bytes(8, "big") + body.encode()).digest()
        assert fingerprint == previous
    assert store.audit.head() == Head(2, previous.hex())


def test_a_recorded_entry_and_its_receipt(path: Path) -> None:
    clock = Clock()
    with Store.create(path, actor="auditor", clock=clock) as store:
        add_dataset(store)
        add_user(store)
        reserve(store, order(7), "a")
        receipt = store.audit.record("package_exported", release="R-01")

        entry = store.audit.entries()[-1]
        assert (entry.event, entry.actor, entry.at) == ("package_exported", "auditor", clock.now)
        assert entry.facts == {"release": "R-01"}
        assert receipt == store.audit.receipt()
        assert (receipt.workspace, receipt.head.seq, receipt.spent) == (store.id, entry.seq, {1: 7})


def test_the_code_of_a_receipt_is_the_first_60_bits() -> None:
    assert Head(209, "7a3e962058902924c01e7172eca37da1" + "0" * 32).code == "7a3e9-62058-90292"


def test_entries_after_a_number(store: Store) -> None:
    for _ in range(3):
        store.audit.record("decision_shown", user="Ana")

    whole = store.audit.entries()

    assert [entry.seq for entry in whole] == [1, 2, 3, 4]
    assert store.audit.entries(after=2) == whole[2:]
    assert store.audit.entries(after=4) == ()
    assert [entry.previous for entry in whole[1:]] == [entry.hash for entry in whole[:-1]]


def test_an_entry_that_tells_nothing_leaves_no_trace(store: Store) -> None:
    before = store.audit.head()

    assert store.audit.record("decision_shown").head.seq == 0
    assert store.audit.head() == before


def test_an_entry_that_fails_leaves_no_trace(store: Store) -> None:
    before = store.audit.head()

    def fail() -> None:
        with store._session.entry("x") as entry:
            entry.tell(a=1)
            raise InputError("no")

    with pytest.raises(InputError):
        fail()
    assert store.audit.head() == before


def test_the_clock_may_be_set_back(path: Path) -> None:
    clock = Clock()
    with Store.create(path, clock=clock) as store:
        clock.now = clock.now.replace(year=2001)
        store.audit.record("decision_shown", user="Ana")

        assert store.audit.verify().seq == 2
        assert [entry.at.year for entry in store.audit.entries()] == [2026, 2001]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), b"bytes"])
def test_facts_are_json_values(store: Store, value: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        store.audit.record("decision_shown", value=value)
    assert store.audit.head().seq == 1


def test_an_empty_log() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.row_factory = sqlite3.Row
        db.execute("CREATE TABLE audit (seq INTEGER, body TEXT, hash BLOB)")
        assert head_of(db) == verify_chain(db) == Head(0, GENESIS.hex())


class TestTampering:
    @pytest.fixture
    def full(self, path: Path) -> Path:
        filled(path)
        return path

    def first_bad(self, path: Path) -> object:
        with Store.open(path) as store, pytest.raises(StoreTamperedError, match="does not fit") as error:
            store.check()
        return error.value.details["seq"]

    def test_nothing_was_changed(self, full: Path) -> None:
        with Store.open(full) as store:
            assert store.check() == store.audit.head()

    def test_an_entry_was_changed(self, full: Path) -> None:
        tampered(full, "UPDATE audit SET body = replace(body, 'Ana', 'Eve') WHERE seq = 6")
        assert self.first_bad(full) == 6

    def test_an_entry_was_removed(self, full: Path) -> None:
        tampered(full, "DELETE FROM audit WHERE seq = 9")
        with Store.open(full) as store, pytest.raises(StoreTamperedError) as error:
            store.audit.verify()
        assert error.value.details["seq"] == 9

    @pytest.mark.parametrize(
        ("statement", "words", "seq"),
        [
            ("UPDATE limits SET pico_rho = 999 WHERE id = 1", "rows that belong to entry 2", 2),
            ("UPDATE charges SET pico_rho = 1 WHERE id = 1", "rows that belong to entry 6", 6),
        ],
    )
    def test_a_row_was_changed(self, full: Path, statement: str, words: str, seq: int) -> None:
        tampered(full, statement)
        with Store.open(full) as store, pytest.raises(StoreTamperedError, match=words) as error:
            store.check()
        assert error.value.details["seq"] == seq

    def test_two_entries_were_swapped(self, full: Path) -> None:
        tampered(
            full,
            "CREATE TEMP TABLE pair AS SELECT seq, body, hash FROM audit WHERE seq IN (7, 8)",
            "UPDATE audit SET body = (SELECT body FROM pair WHERE seq = 8) WHERE audit.seq = 7",
            "UPDATE audit SET body = (SELECT body FROM pair WHERE seq = 7) WHERE audit.seq = 8",
        )
        assert self.first_bad(full) == 7


class TestAppendOnly:
    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE audit SET body = '{}' WHERE seq = 1",
            "DELETE FROM audit WHERE seq = 1",
            "INSERT OR REPLACE INTO audit (seq, body, hash) VALUES (1, '{}', zeroblob(32))",
            "INSERT INTO audit (seq, body, hash) VALUES (9, '{}', zeroblob(32))",
            "INSERT INTO audit (seq, body, hash) VALUES (3, '{}', x'00')",
            "UPDATE pools SET delta = 0.5",
            "DELETE FROM pools",
            "INSERT OR REPLACE INTO meta (id, entry, name, value) VALUES (1, 3, 'workspace_id', 'x')",
        ],
    )
    def test_triggers(self, store: Store, path: Path, statement: str) -> None:
        """Without the authoriser, as on a connection of a careless tool that sets our pragmas."""
        add_dataset(store)
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA recursive_triggers = ON")
            with pytest.raises(sqlite3.IntegrityError):
                db.execute(statement)


def test_an_entry_hashes_its_rows_by_table_and_id(store: Store) -> None:
    session = store._session
    with session.entry("first") as entry:
        pool = entry.insert("pools", kind="user", name="b", delta=0.5)
        entry.insert("pool_totals", pool=pool, pico_rho=1, reason="r")
    body = json.loads(session.rows("SELECT body FROM audit ORDER BY seq DESC")[0]["body"])
    lines = (
        '["pool_totals",{"entry":2,"id":1,"pico_rho":1,"pool":1,"reason":"r"}]\n'
        '["pools",{"delta":0.5,"entry":2,"id":1,"kind":"user","name":"b"}]\n'
    )
    assert body["rows"] == hashlib.sha256(lines.encode()).hexdigest()
