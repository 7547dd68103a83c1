"""Connections: settings, transactions, and what SQLite says put into sentences."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.file import database
from cusyn_desktop.store.file.database import (
    check_pages,
    connect,
    forbid_changes,
    reading,
    store_errors,
    writing,
)
from cusyn_desktop.store.workspace import Store


@pytest.fixture(autouse=True)
def quick_disk() -> None:
    """Here the settings are as they are."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "plain.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE t (n INTEGER)")
    return path


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "truncate"),
        ("synchronous", 3),
        ("foreign_keys", 1),
        ("recursive_triggers", 1),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
        ("busy_timeout", 10_000),
        ("mmap_size", 0),
        ("temp_store", 2),
    ],
)
def test_settings(file: Path, pragma: str, value: object) -> None:
    with closing(connect(file)) as db:
        row = db.execute(f"PRAGMA {pragma}").fetchone()
        assert (row[0] if row else 0) == value
        assert db.isolation_level is None


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        connect(tmp_path / "none.cusyn")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_text("age,sex\n" * 200)

    with pytest.raises(StoreError, match=r"table\.csv is not a CuSyn workspace"):
        connect(path)


def test_a_name_with_marks_of_an_address(tmp_path: Path) -> None:
    path = tmp_path / "a?mode=ro#100%.db"
    path.touch()

    with closing(connect(path)) as db:
        db.execute("CREATE TABLE t (n)")
    assert path.stat().st_size > 0


def test_write_ahead_logging_is_left(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = WAL")

    with closing(connect(file)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "truncate"


def test_a_tool_that_keeps_write_ahead_logging(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_TIMEOUT_MS", 20)
    monkeypatch.setattr(database, "_PRAGMAS", ("busy_timeout = 20",))
    with closing(sqlite3.connect(file, isolation_level=None)) as tool:
        tool.execute("PRAGMA journal_mode = WAL")
        tool.execute("BEGIN IMMEDIATE")
        tool.execute("INSERT INTO t VALUES (1)")
        with pytest.raises(StoreError):
            connect(file)


def test_another_journal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_PRAGMAS", ())
    with closing(sqlite3.connect(":memory:")) as db, pytest.raises(StoreError, match="written safely"):
        database.configure(db, "rw")


def test_reading_alone(file: Path) -> None:
    with closing(connect(file, mode="ro")) as db, pytest.raises(sqlite3.OperationalError, match="readonly"):
        db.execute("INSERT INTO t VALUES (1)")


class TestWriting:
    def test_commits(self, file: Path) -> None:
        with closing(connect(file)) as db, writing(db):
            db.execute("INSERT INTO t VALUES (1)")
        with closing(connect(file)) as db:
            assert db.execute("SELECT COUNT(*) FROM t").fetchone()[0] == 1

    @pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
    def test_takes_everything_back(self, file: Path, error: type[BaseException]) -> None:
        with closing(connect(file)) as db:
            with pytest.raises(error):
                self.fail_with(db, error)
            assert db.execute("SELECT COUNT(*) FROM t").fetchone()[0] == 0
            assert not db.in_transaction

    def test_what_sqlite_took_back_itself(self, file: Path) -> None:
        with closing(connect(file)) as db:
            db.execute("CREATE TABLE u (n INTEGER UNIQUE ON CONFLICT ROLLBACK)")
            with pytest.raises(sqlite3.IntegrityError), writing(db):
                db.execute("INSERT INTO u VALUES (1), (1)")

    def fail_with(self, db: sqlite3.Connection, error: type[BaseException]) -> None:
        with writing(db):
            db.execute("INSERT INTO t VALUES (1)")
            raise error

    def test_holds_the_lock_from_its_first_read(self, file: Path) -> None:
        with closing(connect(file)) as one, closing(connect(file)) as two, writing(one):
            one.execute("SELECT * FROM t").fetchall()
            two.execute("PRAGMA busy_timeout = 0")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                two.execute("BEGIN IMMEDIATE")

    def test_waits_more_than_once(self, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(database, "_LOCK_ATTEMPTS", 3)
        with closing(connect(file)) as one, closing(connect(file)) as two:
            two.execute("PRAGMA busy_timeout = 5")
            one.execute("BEGIN IMMEDIATE")
            tries: list[str] = []
            two.set_trace_callback(tries.append)
            with (
                pytest.raises(StoreError, match="written by another window"),
                store_errors(file),
                writing(two),
            ):
                pytest.fail("it has no lock")
            assert len(tries) == 3

    def test_an_error_that_is_no_lock_is_not_tried_again(self, file: Path) -> None:
        words = "within a transaction"
        with (
            closing(connect(file)) as db,
            writing(db),
            pytest.raises(sqlite3.Error, match=words),
            writing(db),
        ):
            pytest.fail(words)


class TestReading:
    def test_sees_one_state(self, file: Path) -> None:
        with closing(connect(file)) as one, closing(connect(file)) as two, reading(one):
            assert one.execute("SELECT COUNT(*) FROM t").fetchone()[0] == 0
            two.execute("PRAGMA busy_timeout = 0")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                two.execute("INSERT INTO t VALUES (1)")

    def test_nests(self, file: Path) -> None:
        with closing(connect(file)) as db:
            with reading(db), reading(db):
                assert db.in_transaction
            assert not db.in_transaction


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE t SET n = 2",
        "DELETE FROM t",
        "DROP TABLE t",
        "ALTER TABLE t RENAME TO u",
        "ATTACH ':memory:' AS other",
    ],
)
def test_what_is_forbidden(file: Path, statement: str) -> None:
    with closing(connect(file)) as db:
        forbid_changes(db)
        with pytest.raises(sqlite3.DatabaseError, match="not authorized"):
            db.execute(statement)
        db.execute("INSERT INTO t VALUES (1)")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_NOTADB, "not a CuSyn workspace"),
        (sqlite3.SQLITE_CORRUPT, "damaged"),
        (sqlite3.SQLITE_READONLY, "cannot be written"),
        (sqlite3.SQLITE_FULL, "disk is full"),
        (sqlite3.SQLITE_IOERR | 4 << 8, "disk reports an error"),
        (sqlite3.SQLITE_ERROR, "changed by another tool"),
    ],
)
def test_sentences(code: int, words: str) -> None:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = code

    with pytest.raises(StoreError, match=words) as raised, store_errors(Path("h.cusyn")):
        raise error
    assert raised.value.__cause__ is error


def test_an_error_of_the_system() -> None:
    with (
        pytest.raises(StoreError, match=r"h\.cusyn cannot be reached: the disk is full"),
        store_errors(Path("h.cusyn")),
    ):
        raise OSError(28, "No space left")


def test_bugs_pass_unchanged() -> None:
    with pytest.raises(sqlite3.IntegrityError), store_errors(Path("h.cusyn")):
        raise sqlite3.IntegrityError


class TestCheckPages:
    def test_sound(self, file: Path) -> None:
        with closing(connect(file)) as db:
            check_pages(db, file)

    def test_damaged(self, path: Path) -> None:
        Store.create(path).close()
        content = bytearray(path.read_bytes())
        content[4096 * 3 + 5 : 4096 * 3 + 60] = b"\xff" * 55
        path.write_bytes(content)

        with closing(connect(path)) as db, pytest.raises(StoreError, match="damaged"):
            check_pages(db, path)

    def test_a_row_that_points_nowhere(self, file: Path) -> None:
        with closing(connect(file)) as db:
            db.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
            db.execute("CREATE TABLE child (p INTEGER REFERENCES parent (id))")
            db.execute("PRAGMA foreign_keys = OFF")
            db.execute("INSERT INTO child VALUES (3)")
            with pytest.raises(StoreError, match="damaged"):
                check_pages(db, file)
