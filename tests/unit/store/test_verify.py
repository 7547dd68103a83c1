"""The independent reader: accepts what is sound, and names what is not."""

import hashlib
import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError, StoreError, StoreTooNewError
from cusyn_desktop.store.verify import PoolSum, WorkspaceReport, verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import CSV, add_dataset, add_user, filled, new_release, opened, order, reserve
from tests.unit.store.test_audit import tampered


@pytest.fixture
def full(path: Path) -> Path:
    filled(path)
    return path


def altered(path: Path, *statements: str) -> None:
    """Change a file as a careful forger does: the triggers are there afterwards as before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        triggers = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            db.execute(statement)
        for _, sql in triggers:
            db.execute(sql)


def rehash(path: Path) -> None:
    """Compute the chain again, as somebody may who has read how it is made."""
    with closing(sqlite3.connect(path)) as db:
        previous, changes = bytes(32), []
        for seq, body in db.execute("SELECT seq, body FROM audit ORDER BY seq"):
            previous = hashlib.sha256(previous + seq.to_bytes(8, "big") + body.encode()).digest()
            changes.append(f"UPDATE audit SET hash = x'{previous.hex()}' WHERE seq = {seq}")
    altered(path, *changes)


def bad(report: WorkspaceReport) -> dict[str, str]:
    return {one.name: one.text for one in report.findings if not one.ok}


class TestSound:
    def test_everything_that_can_happen(self, full: Path) -> None:
        report = verify_workspace(full)

        assert bad(report) == {}
        assert report.ok
        assert report.first_bad is None
        with Store.open(full) as store:
            assert (report.workspace, report.head) == (store.id, store.audit.head().hash)
            assert report.n_entries == store.audit.head().seq
            stored = [(pool.kind, pool.name, pool.budget.spent) for pool in store.pools.all()]
        assert [(pool.kind, pool.name, pool.spent) for pool in report.pools] == stored
        assert report.pools[0] == PoolSum("dataset", "Survey", 900, 170)

    def test_facts_that_look_like_rows(self, store: Store, path: Path) -> None:
        store.audit.record("decision_shown", rows=3)
        assert verify_workspace(path).ok

    def test_changes_nothing(self, full: Path) -> None:
        before = full.read_bytes()
        verify_workspace(full)
        assert full.read_bytes() == before

    def test_while_another_window_has_it_open(self, store: Store, path: Path) -> None:
        add_dataset(store)
        assert verify_workspace(path).ok

    def test_an_accepted_copy(self, full: Path, tmp_path: Path) -> None:
        shutil.copy(full, tmp_path / "copy")
        with Store.open(full) as store:
            reserve(store, order(100), "later")
            add_user(store, "Chen Li", pico_rho=70)
            reserve(store, order(60, user=3), "last")
        shutil.copy(tmp_path / "copy", full)
        assert "ends at entry" in bad(verify_workspace(full))["anchor"]
        with Store.open(full) as store:
            store.accept_copy(reason="the disk failed")
            add_user(store, "Chen Li", pico_rho=70)

        report = verify_workspace(full)

        assert bad(report) == {}
        assert PoolSum("user", "Chen Li", 70, 60) in report.pools

    def test_a_computer_that_never_saw_it(self, full: Path, tmp_path: Path) -> None:
        report = verify_workspace(full, marks=tmp_path / "none")

        assert report.ok
        assert "cannot tell" in report.findings[-1].text
        assert not report.has_mark
        assert verify_workspace(full).has_mark


class TestRefused:
    def test_no_file(self, path: Path) -> None:
        with pytest.raises(InputError, match="There is no file"):
            verify_workspace(path)

    @pytest.mark.parametrize("content", [b"", b"age,sex\n" * 300])
    def test_no_workspace(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        with pytest.raises(StoreError, match="workspace"):
            verify_workspace(path)


def test_a_newer_version_is_not_judged(full: Path) -> None:
    altered(full, "PRAGMA user_version = 7")
    with pytest.raises(StoreTooNewError, match="newer version of CuSyn"):
        verify_workspace(full)


def test_a_write_that_was_interrupted(full: Path, tmp_path: Path) -> None:
    """Half of it is in the file, and the journal that takes it back lies beside."""
    copy = tmp_path / "copy.cusyn"
    with closing(sqlite3.connect(full, isolation_level=None)) as db:
        db.execute("PRAGMA cache_size = 2")
        db.execute("BEGIN IMMEDIATE")
        (newest,) = db.execute("SELECT MAX(seq) FROM audit").fetchone()
        for seq in range(newest + 1, 200):
            db.execute("INSERT INTO audit VALUES (?, ?, zeroblob(32))", (seq, "x" * 3000))
        shutil.copy(full, copy)
        shutil.copy(f"{full}-journal", f"{copy}-journal")

    with pytest.raises(StoreError, match="was interrupted"):
        verify_workspace(copy)
    Store.open(copy).close()
    assert verify_workspace(copy).ok


CHANGES = {
    # which check notices it: what was changed
    "schema: index removed": "DROP INDEX charges_of_pool",
    "schema: trigger weakened": "CREATE TRIGGER x AFTER INSERT ON charges BEGIN SELECT 1; END",
    "schema: table added": "CREATE TABLE notes (n)",
    "schema: version": "PRAGMA user_version = 0",
    "chain: entry changed": "UPDATE audit SET body = replace(body, 'Ana', 'Eve') WHERE seq = 6",
    "chain: hash changed": "UPDATE audit SET hash = zeroblob(32) WHERE seq = 6",
    "chain: emptied": "DELETE FROM audit",
    "chain: entry missing": "DELETE FROM audit WHERE seq = 6",
    "rows: grant lowered": "UPDATE spends SET granted = 1 WHERE id = 1",
    "rows: limit raised": "UPDATE limits SET pico_rho = pico_rho + 1 WHERE id = 1",
    "rows: another name": "UPDATE datasets SET schema_json = '{}' WHERE id = 1",
    "rows: noise taken off": "UPDATE measurements SET cells = x'00' WHERE id = 1",
    "rows: key replaced": "UPDATE meta SET value = 'x' WHERE name = 'fingerprint_key'",
    "rows: row removed": "DELETE FROM exposures",
    "rows: entries removed": "DELETE FROM audit WHERE seq > 20",
    "rows: row added": "INSERT INTO limits (entry, user, pico_rho) VALUES (6, 1, 7)",
    "rows: row moved": "UPDATE charges SET entry = 30 WHERE id = 1",
    "rows: row moved back": "UPDATE charges SET entry = 3 WHERE id = (SELECT MAX(id) FROM charges)",
    "rows: rows swapped": "UPDATE charges SET id = 1000 WHERE id = 1",
    "ledger: charge lowered": "UPDATE charges SET pico_rho = 1 WHERE id = 1",
    "ledger: charge removed": "DELETE FROM charges WHERE id = 1",
    "ledger: overdrawn": "UPDATE pool_totals SET pico_rho = 5 WHERE pool = 1",
    "ledger: voided": "UPDATE spend_states SET state = 'voided' WHERE spend = 3 AND state = 'failed'",
    "ledger: odd life": "UPDATE spend_states SET state = 'released' WHERE spend = 3 AND state = 'opened'",
    "ledger: never reserved": "DELETE FROM spend_states WHERE spend = 3",
    "ledger: release without spend": "DELETE FROM spend_states WHERE spend = 1 AND state = 'released'",
    "ledger: release removed": "DELETE FROM releases WHERE spend = 2",
    "tables: replaced": f"UPDATE releases SET csv_sha256 = '{'0' * 64}' WHERE spend = 2",
    "tables: damaged": "UPDATE releases SET csv = x'00' WHERE spend = 2",
    "ledger: log of other charges": "UPDATE audit SET body = replace(body, '\"1\":100', '\"1\":90')",
    "ledger: log that is no JSON": "UPDATE audit SET body = body || '}' WHERE body LIKE '%charges%'",
    "pages: reference": "UPDATE spends SET user = 77 WHERE id = 1",
    "anchor: other entry": "UPDATE audit SET hash = zeroblob(32) WHERE seq = (SELECT MAX(seq) FROM audit)",
    "anchor: other sums": "DELETE FROM charges WHERE spend = 3",
    "anchor: no id": "UPDATE meta SET name = 'id' WHERE name = 'workspace_id'",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_found_by_its_check(full: Path, change: str) -> None:
    altered(full, CHANGES[change])

    report = verify_workspace(full)

    assert not report.ok
    assert change.split(":")[0] in bad(report)


@pytest.mark.parametrize(
    ("statement", "seq"),
    [
        ("UPDATE audit SET body = replace(body, 'Ana', 'Eve') WHERE seq = 6", 6),
        ("DELETE FROM audit WHERE seq = 9", 9),
        ("UPDATE pools SET delta = 0.5 WHERE id = 1", 2),
        ("DELETE FROM releases WHERE spend = 1", 8),
    ],
)
def test_the_first_bad_entry_is_named(full: Path, statement: str, seq: int) -> None:
    altered(full, statement)
    assert verify_workspace(full).first_bad == seq


def test_a_damaged_index(full: Path) -> None:
    altered(
        full,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_schema SET sql = replace(sql, '(pool)', '(pico_rho)') WHERE name = 'charges_of_pool'",
    )
    assert {"pages", "schema"} <= set(bad(verify_workspace(full)))


def test_the_removed_trigger_is_named(full: Path) -> None:
    tampered(full, after=("DROP TRIGGER account_roles_in_new_entries",))
    assert "account_roles_in_new_entries was removed" in bad(verify_workspace(full))["schema"]


def test_a_new_chain_does_not_fit_the_mark(full: Path) -> None:
    altered(full, "UPDATE audit SET body = replace(body, 'the engine failed', 'voided') WHERE seq = 18")
    altered(full, "UPDATE audit SET body = replace(body, 'never started', 'other words')")
    rehash(full)

    report = verify_workspace(full)

    assert set(bad(report)) == {"anchor"}
    assert "is not the one that this computer saw last" in bad(report)["anchor"]


def test_a_damaged_file_is_a_finding(full: Path) -> None:
    content = bytearray(full.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    full.write_bytes(content)

    report = verify_workspace(full)

    assert len(bad(report)) == len(report.findings)
    assert bad(report)["ledger"] == "The ledger of spends cannot be read: the file is damaged there."
    assert (report.workspace, report.n_entries, report.pools) == ("", 0, ())


class TestPackages:
    """A package tells what the workspace was; the workspace is held to it."""

    @pytest.fixture
    def exported(self, path: Path, tmp_path: Path) -> Path:
        with Store.create(path) as store:
            add_dataset(store)
            add_user(store, pico_rho=600)
            store.ledger.mark_released(opened(store, order(30), "a").id, new_release())
            receipt = store.audit.record("package_exported", release="R-01")
            reserve(store, order(30), "b")
            dataset, release = store.datasets.get(1), store.releases.get(1)
        package = tmp_path / "R-01"
        package.mkdir()
        (package / "synthetic.csv").write_bytes(CSV)
        (package / "privacy.json").write_text(
            json.dumps(
                {
                    "release": {"id": "R-01", "table_sha256": release.csv_sha256},
                    "chain": {
                        "workspace": receipt.workspace,
                        "entry": receipt.head.seq,
                        "head": receipt.head.hash,
                        "dataset_spent_pico_rho": receipt.spent[1],
                        "schema_sha256": dataset.schema_sha256,
                    },
                    "files": {"synthetic.csv": hashlib.sha256(CSV).hexdigest()},
                }
            )
        )
        return package

    def bad(self, path: Path, package: Path) -> dict[str, str]:
        (report,) = verify_workspace(path, [package]).packages
        return {one.name: one.text for one in report.findings if not one.ok}

    def state(self, package: Path, change: Callable[[dict[str, dict[str, object]]], object]) -> None:
        facts = json.loads((package / "privacy.json").read_text())
        change(facts)
        (package / "privacy.json").write_text(json.dumps(facts))

    def test_accepted(self, path: Path, exported: Path) -> None:
        report = verify_workspace(path, [exported])
        assert report.ok
        assert [one.name for one in report.packages[0].findings] == [
            "files",
            "workspace",
            "entry",
            "spent",
            "release",
        ]

    def test_accepted_as_a_zip_file(self, path: Path, exported: Path, tmp_path: Path) -> None:
        archive = tmp_path / "package.zip"
        with zipfile.ZipFile(archive, "w") as writing:
            writing.mkdir("R-01")
            for file in exported.iterdir():
                writing.write(file, f"R-01/{file.name}")
        assert self.bad(path, archive) == {}

    def test_a_changed_table(self, path: Path, exported: Path) -> None:
        (exported / "synthetic.csv").write_text("age,sex\n99,m\n")
        assert self.bad(path, exported) == {"files": "synthetic.csv was changed after the export."}
        assert not verify_workspace(path, [exported]).ok

    def test_a_missing_file(self, path: Path, exported: Path) -> None:
        (exported / "synthetic.csv").unlink()
        assert self.bad(path, exported) == {"files": "synthetic.csv is missing."}

    def test_a_file_beside(self, path: Path, exported: Path) -> None:
        (exported / "notes.txt").touch()
        assert self.bad(path, exported) == {"files": "notes.txt does not belong to it."}

    @pytest.mark.parametrize("content", ["", "{", "[]", '{"chain":{}}'])
    def test_no_statement(self, path: Path, exported: Path, content: str) -> None:
        (exported / "privacy.json").write_text(content)
        assert set(self.bad(path, exported)) == {"statement"}

    def test_no_package(self, path: Path, tmp_path: Path) -> None:
        Store.create(path).close()
        (tmp_path / "text").write_text("x")
        assert set(self.bad(path, tmp_path / "none")) == {"statement"}
        assert set(self.bad(path, tmp_path / "text")) == {"statement"}

    def test_a_statement_that_is_too_large(
        self, path: Path, exported: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("cusyn_desktop.store.verify.statement._LARGEST_STATEMENT", 10)
        assert set(self.bad(path, exported)) == {"statement"}

    def test_of_another_workspace(self, exported: Path, tmp_path: Path) -> None:
        filled(tmp_path / "other.cusyn")
        found = self.bad(tmp_path / "other.cusyn", exported)
        assert found["workspace"] == "The package comes from another workspace."
        assert {"entry", "spent"} <= set(found)

    def test_the_workspace_is_an_older_copy(self, path: Path, exported: Path) -> None:
        self.state(exported, lambda facts: facts["chain"].update(entry=40))
        found = self.bad(path, exported)
        assert found["entry"].startswith("The log ends before entry 40")
        assert "spent" in found

    def test_of_a_version_that_told_more(self, path: Path, exported: Path) -> None:
        """What was spent of the user's pool, whose rows the dataset's pool is, and how runs were numbered."""
        told = {"user_spent_pico_rho": 30, "dataset_rows": ["rows of Survey"], "newest_spend": 1}
        self.state(exported, lambda facts: facts["chain"].update(told))
        assert self.bad(path, exported) == {}

    @pytest.mark.parametrize(
        ("part", "key", "value", "check"),
        [
            ("chain", "head", "0" * 64, "entry"),
            ("chain", "dataset_spent_pico_rho", 29, "spent"),
            ("chain", "user_spent_pico_rho", 29, "spent"),
            ("chain", "dataset_rows", ["rows of another"], "spent"),
            ("chain", "newest_spend", 2, "spent"),
            ("chain", "schema_sha256", "0" * 64, "release"),
            ("release", "table_sha256", "0" * 64, "release"),
            ("release", "id", "R-02", "release"),
        ],
    )
    def test_another_statement(
        self, path: Path, exported: Path, part: str, key: str, value: object, check: str
    ) -> None:
        self.state(exported, lambda facts: facts[part].update({key: value}))
        assert set(self.bad(path, exported)) == {check}

    def test_of_an_unknown_spend(self, path: Path, exported: Path) -> None:
        self.state(exported, lambda facts: facts["release"].update(id="R-09"))
        assert set(self.bad(path, exported)) == {"spent", "release"}
