"""The file: made, opened, refused, backed up, brought to a newer version."""

import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError, StoreError, StoreTamperedError, StoreTooNewError
from cusyn_desktop.store import workspace
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.file import migrations
from cusyn_desktop.store.file.backup import back_up
from cusyn_desktop.store.file.migrations import Migration
from cusyn_desktop.store.file.schema import first_schema
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, filled, order, reserve
from tests.unit.store.test_audit import tampered


class TestCreate:
    def test_a_new_file(self, path: Path) -> None:
        with Store.create(path) as store:
            assert (store.path, len(store.id), len(store.fingerprint_key)) == (path, 32, 32)
            assert store.check().seq == 1
            assert store.standing is Standing.CURRENT
        if sys.platform != "win32":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600

    def test_each_has_its_own_id_and_key(self, tmp_path: Path) -> None:
        with Store.create(tmp_path / "a") as one, Store.create(tmp_path / "b") as two:
            assert one.id != two.id
            assert one.fingerprint_key != two.fingerprint_key

    def test_no_file_is_overwritten(self, path: Path) -> None:
        path.write_text("mine")
        with pytest.raises(InputError, match=r"health\.cusyn already"):
            Store.create(path)
        assert path.read_text() == "mine"

    def test_a_missing_folder(self, tmp_path: Path) -> None:
        with pytest.raises(InputError, match=r"cannot be made in .*No such file"):
            Store.create(tmp_path / "none" / "h.cusyn")

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        for attempt in (Store.create, Store.open, verify_workspace):
            with pytest.raises(InputError, match=r"is a folder.*study\.cusyn"):
                attempt(tmp_path)

    def test_nothing_half_made_stays(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(_: sqlite3.Connection) -> None:
            raise StoreError("no")

        monkeypatch.setattr(workspace, "make_schema", fail)
        with pytest.raises(StoreError):
            Store.create(path)
        assert not path.exists()


class TestOpen:
    def test_an_existing_file(self, path: Path) -> None:
        with Store.create(path) as store:
            made = store.id, store.fingerprint_key
        with Store.open(path, actor="auditor") as store:
            assert (store.id, store.fingerprint_key) == made
            store.audit.record("chain_verified", entries=1)
            assert store.audit.entries()[-1].actor == "auditor"

    def test_a_missing_file(self, path: Path) -> None:
        with pytest.raises(InputError, match="There is no file"):
            Store.open(path)
        assert not path.exists()

    @pytest.mark.parametrize("content", [b"", b"age,sex\n" * 300])
    def test_a_file_that_is_no_workspace(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        with pytest.raises(StoreError, match=r"health\.cusyn is not a CuSyn workspace"):
            Store.open(path)
        assert path.read_bytes() == content

    def test_another_database(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as db:
            db.execute("CREATE TABLE t (n)")
        with pytest.raises(StoreError, match="is not a CuSyn workspace"):
            Store.open(path)

    def test_a_newer_version(self, path: Path) -> None:
        Store.create(path).close()
        with closing(sqlite3.connect(path)) as db:
            db.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        with pytest.raises(StoreTooNewError, match=r"newer version of CuSyn \(file version 99"):
            Store.open(path)
        assert path.read_bytes() == before

    def test_an_incomplete_workspace(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as db:
            db.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
            db.execute("PRAGMA user_version = 1")
        with pytest.raises(StoreError, match="not a complete workspace"):
            Store.open(path)

    def test_nothing_can_be_changed_or_removed(self, path: Path) -> None:
        filled(path)
        with Store.open(path) as store:
            for statement in (
                "UPDATE spends SET granted = 1",
                "DELETE FROM charges",
                "DROP TRIGGER states_in_order",
            ):
                with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
                    store._session.db.execute(statement)

    def test_nor_in_a_new_one(self, store: Store) -> None:
        with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
            store._session.db.execute("DELETE FROM audit")

    def test_nothing_is_spent_where_a_rule_was_removed(self, path: Path) -> None:
        filled(path)
        with closing(sqlite3.connect(path)) as db:
            for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
                db.execute(f"DROP TRIGGER {name}")
        before = path.read_bytes()
        with Store.open(path) as store:
            with pytest.raises(StoreTamperedError, match="was removed"):
                store.check()
            with pytest.raises(StoreTamperedError, match=r"was removed.*nothing can be spent"):
                reserve(store, order(10), "later")
        assert path.read_bytes() == before

    def test_closing_twice(self, store: Store) -> None:
        store.close()
        store.close()


class TestBackup:
    def test_is_the_whole_workspace(self, path: Path, tmp_path: Path) -> None:
        filled(path)
        with Store.open(path) as store:
            copy = store.back_up(tmp_path / "copy.cusyn")
            head = store.audit.head()
        with Store.open(copy) as again:
            assert again.check() == head
            assert again.standing is Standing.CURRENT

    def test_overwrites_nothing(self, store: Store, tmp_path: Path) -> None:
        (tmp_path / "copy").touch()
        with pytest.raises(InputError, match="copy already"):
            store.back_up(tmp_path / "copy")

    def test_leaves_nothing_half_written(self, path: Path, tmp_path: Path) -> None:
        Store.create(path).close()
        content = bytearray(path.read_bytes())
        path.write_bytes(content[: len(content) // 2])
        with closing(sqlite3.connect(path)) as db, pytest.raises(StoreError):
            back_up(db, tmp_path / "copy")
        assert not (tmp_path / "copy").exists()


class TestMigrate:
    """The next version, as it might be."""

    @pytest.fixture
    def next_version(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
        def install(sql: str) -> None:
            monkeypatch.setattr(
                migrations, "MIGRATIONS", (Migration(1, first_schema), Migration(2, lambda: sql))
            )

        return install

    def test_an_older_file_is_brought_forward(self, path: Path, next_version: Callable[[str], None]) -> None:
        filled(path)
        with Store.open(path) as store:
            before = (store.audit.entries(), store.pools.all(), store.releases.csv(1))
        next_version("CREATE TABLE notes (\n id INTEGER PRIMARY KEY\n) STRICT;\n")

        with Store.open(path) as store:
            assert (store.audit.entries(), store.pools.all(), store.releases.csv(1)) == before
            assert store._session.rows("SELECT * FROM notes") == []
            assert store.standing is Standing.CURRENT
        copy = path.with_name("health.cusyn.before-version-2")
        with closing(sqlite3.connect(copy)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (1,)

    def test_a_new_file_has_every_step(self, path: Path, next_version: Callable[[str], None]) -> None:
        next_version("CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;\n")
        with Store.create(path) as store:
            assert store._session.rows("SELECT * FROM notes") == []
        Store.open(path).close()
        assert list(path.parent.glob("*before*")) == []

    @pytest.mark.parametrize(
        "sql",
        ["CREATE TABLE audit (n);\n", "DROP TRIGGER audit_not_changed;\nUPDATE audit SET body = '{}';\n"],
    )
    def test_a_step_that_fails_leaves_the_file_as_it_was(
        self, path: Path, next_version: Callable[[str], None], sql: str
    ) -> None:
        filled(path)
        before = path.read_bytes()
        next_version(sql)
        with pytest.raises(StoreError):
            Store.open(path)
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert path.read_bytes()[100:] == before[100:]

    def test_a_second_attempt_has_a_backup_of_its_own(
        self, path: Path, next_version: Callable[[str], None]
    ) -> None:
        filled(path)
        next_version("CREATE TABLE audit (n);\n")
        with pytest.raises(StoreError):
            Store.open(path)
        next_version("CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;\n")
        Store.open(path).close()
        copies = [file.name for file in path.parent.glob("*.before-version-2*")]
        assert sorted(copies) == ["health.cusyn.before-version-2", "health.cusyn.before-version-2-2"]

    def test_a_file_that_was_tampered_with_is_not_carried_on(
        self, path: Path, next_version: Callable[[str], None]
    ) -> None:
        filled(path)
        tampered(path, "UPDATE audit SET body = replace(body, 'Ana', 'Eve') WHERE seq = 4")
        next_version("CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;\n")
        with pytest.raises(StoreTamperedError):
            Store.open(path)


def test_what_the_example_of_the_package_says(path: Path) -> None:
    """Rows of the log in the order of a run."""
    with Store.create(path) as store:
        add_dataset(store)
        add_user(store)
        reserve(store, order(1), "a")
        assert [entry.event for entry in store.audit.entries()] == [
            "workspace_created",
            "dataset_added",
            "user_added",
            "spend_reserved",
        ]


def test_a_full_disk_is_told_of_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "w.cusyn"

    def fill(_: sqlite3.Connection) -> None:
        path.with_name("w.cusyn-journal").write_bytes(b"left")
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(workspace, "make_schema", fill)
    with pytest.raises(StoreError, match="the disk is full"):
        Store.create(path)
    assert not list(tmp_path.glob("w.cusyn*"))
