"""Workspaces that a passphrase encrypts."""

import ast
import json
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.errors import BudgetError, EncryptedError, InputError, StoreError, StoreTamperedError
from cusyn_desktop.store import resealing
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.chain import head_of
from cusyn_desktop.store.file import keys, sealed
from cusyn_desktop.store.file.database import connect, writing
from cusyn_desktop.store.file.keys import Key, is_encrypted
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.verify.report import Fault
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, filled, new_release, order, reserve

PHRASE = "seven green umbrellas"
needs_sqlcipher = pytest.mark.skipif(
    sealed.is_missing(), reason="SQLCipher is not installed; pip install .[encryption]"
)


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2id with the least that it can be given; one test asks for the real parameters."""
    monkeypatch.setattr(keys, "_MEMORY_KIB", 8)
    monkeypatch.setattr(keys, "_PASSES", 1)
    monkeypatch.setattr(keys, "_LANES", 1)


@pytest.fixture
def secret(path: Path) -> Store:
    """An encrypted workspace with a dataset, a user and a release."""
    with Store.create(path, key=Key.new(PHRASE)) as store:
        add_dataset(store)
        add_user(store)
        spend = reserve(store, order(20), "first")
        store.ledger.mark_opened(spend.id)
        store.ledger.mark_released(spend.id, new_release())
    return Store.open(path, key=Key.of(path, PHRASE))


# --- keys, which need no SQLCipher ---


def test_a_key_is_never_shown(path: Path) -> None:
    key = Key.new(PHRASE)
    path.write_bytes(key.salt + bytes(4080))
    assert Key.of(path, PHRASE) == key
    assert Key.of(path, "another phrase") != key
    assert key.secret.hex() not in repr(key)
    assert str(key.secret) not in repr(key)


@pytest.mark.parametrize("size", [0, 15])
def test_a_file_too_short_for_a_salt_is_no_workspace(path: Path, size: int) -> None:
    path.write_bytes(b"\xfe" * size)
    with pytest.raises(StoreError, match=f"not a CuSyn workspace: it has {size} bytes"):
        Key.of(path, PHRASE)


def test_the_parameters_are_those_of_rfc_9106(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert (keys._MEMORY_KIB, keys._PASSES, keys._LANES) == (64 * 1024, 3, 4)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"name,age\n" * 1024,
        b"SQLite format 3\0" + bytes(4080),
        b"SQLite f\xff\xfe\xff\xff\xff\xff\0\0",
        bytes(4096),
    ],
)
def test_other_files_are_not_taken_for_encrypted(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert not is_encrypted(path)
    assert not is_encrypted(path.with_name("missing"))


def test_a_start_that_looks_like_text_is_no_salt(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = iter([b"a" * 16, b"SQLite f" + b"\xff" * 8, b"\xfe" * 16])
    monkeypatch.setattr("secrets.token_bytes", lambda _: next(starts))
    assert Key.new(PHRASE).salt == b"\xfe" * 16


def test_without_sqlcipher_the_way_to_it_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlcipher3", None)
    with pytest.raises(StoreError, match=r"pip install .*cusyn-desktop\[encryption\]"):
        Store.create(path, key=Key.new(PHRASE))
    assert not path.exists()
    assert sealed.is_missing()


# --- what the store asks of a connection ---

_STORE = Path(keys.__file__).parents[1]
_OF_SQLITE3 = {
    name for kind in (sqlite3.Connection, sqlite3.Cursor) for name in dir(kind) if name.islower()
} - set(dir(object))


def _asked(module: Path) -> set[tuple[str, str]]:
    """Of whom a module asks what a connection or a cursor of `sqlite3` has."""
    found = (
        node for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Attribute)
    )
    return {(ast.unparse(node.value), node.attr) for node in found if node.attr in _OF_SQLITE3}


def test_an_encrypted_file_has_all_that_the_store_asks_of_sqlite3() -> None:
    modules = [one for one in _STORE.rglob("*.py") if one.name != "sealed.py"]
    asked = set[tuple[str, str]]().union(*map(_asked, modules))
    always_plain = {("fresh", "executescript")}  # an empty file in memory, to compare rules with
    assert {name for _, name in asked} >= {"execute", "set_progress_handler", "lastrowid"}
    had = set(dir(sealed.SealedConnection)) | set(dir(sealed.SealedCursor))
    assert {(whose, name) for whose, name in asked - always_plain if name not in had} == set()


# --- a file that is encrypted from the beginning ---


@needs_sqlcipher
class TestEncrypted:
    def test_everything_goes_on_as_in_plain(self, path: Path, secret: Store) -> None:
        with secret as store:
            store.check()
            assert store.standing is Standing.CURRENT
            assert [one.state for one in store.ledger.all()] == [SpendState.RELEASED]
            assert store.releases.csv(1)
            assert verify_workspace(path, key=Key.of(path, PHRASE)).ok

    def test_nothing_of_it_can_be_read(self, path: Path, secret: Store) -> None:
        with secret as store:
            known = [store.id.encode(), store.fingerprint_key.hex().encode(), b"Survey", b"audit", b"SQLite"]
        content = path.read_bytes()
        assert is_encrypted(path)
        assert [one for one in known if one in content] == []

    @pytest.mark.parametrize("action", [Store.open, verify_workspace, connect])
    def test_without_the_passphrase_it_is_called_encrypted(
        self, path: Path, secret: Store, action: object
    ) -> None:
        secret.close()
        with pytest.raises(EncryptedError, match="is encrypted") as caught:
            action(path)  # type: ignore[operator]
        assert caught.value.details["needed"]

    @pytest.mark.parametrize("action", [Store.open, verify_workspace])
    def test_a_wrong_passphrase_is_told(
        self, path: Path, secret: Store, action: object, capfd: pytest.CaptureFixture[str]
    ) -> None:
        secret.close()
        with pytest.raises(EncryptedError, match="is wrong") as caught:
            action(path, key=Key.of(path, "another phrase"))  # type: ignore[operator]
        assert "needed" not in caught.value.details
        assert capfd.readouterr().err == ""

    def test_it_is_written_as_safely_as_any(
        self, path: Path, secret: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        key = secret._session.key
        with secret, pytest.raises(sqlite3.DatabaseError, match="not authorized"):
            secret._session.db.execute("DELETE FROM audit")
        monkeypatch.undo()  # the settings of the product, not the quick ones of these tests
        with closing(connect(path, key=key)) as db:
            found = [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
            switches = ("foreign_keys", "recursive_triggers", "cell_size_check")
            on = [db.execute(f"PRAGMA {name}").fetchone()[0] for name in switches]
        assert found == ["truncate", 3]
        assert on == [1, 1, 1]

    def test_rules_hold_and_errors_are_those_of_sqlite3(self, path: Path, secret: Store) -> None:
        secret.close()
        with closing(connect(path, key=Key.of(path, PHRASE))) as db:
            with pytest.raises(sqlite3.IntegrityError) as caught, writing(db):
                db.execute("DELETE FROM audit")
            assert caught.value.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CONSTRAINT
            assert not db.in_transaction

    def test_a_backup_has_the_same_passphrase(self, path: Path, secret: Store) -> None:
        copy = path.with_name("copy.cusyn")
        with secret as store:
            store.back_up(copy)
        assert is_encrypted(copy)
        with Store.open(copy, key=Key.of(copy, PHRASE)) as store:
            assert store.check() == store.audit.head()

    def test_a_changed_byte_is_found(self, path: Path, secret: Store) -> None:
        secret.close()
        content = bytearray(path.read_bytes())
        content[3 * 4096 + 100] ^= 1
        path.write_bytes(content)
        report = verify_workspace(path, key=Key.of(path, PHRASE))
        assert not report.ok
        with pytest.raises(StoreError), Store.open(path, key=Key.of(path, PHRASE)) as store:
            store.check()

    def test_an_old_copy_put_back_is_locked(self, path: Path, secret: Store) -> None:
        copy = path.with_name("copy.cusyn")
        with secret as store:
            store.back_up(copy)
            reserve(store, order(5), "later")
        path.write_bytes(copy.read_bytes())
        key = Key.of(path, PHRASE)
        with Store.open(path, key=key) as store, RunLock(path, "again") as lock:
            assert store.standing is Standing.OLDER_COPY
            with pytest.raises(StoreTamperedError):
                store.ledger.reserve(order(1), run=lock)

    def test_locks_are_waited_for(self, path: Path, secret: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cusyn_desktop.store.file.database.BUSY_TIMEOUT_MS", 1)
        monkeypatch.setattr("cusyn_desktop.store.file.database._PRAGMAS", ())
        with (
            secret as store,
            closing(connect(path, key=store._session.key)) as other,
            writing(store._session.db),
            pytest.raises(sqlite3.OperationalError, match="locked"),
            writing(other),
        ):
            pass


# --- from one into the other ---


@pytest.fixture
def plain(path: Path) -> Path:
    filled(path)
    return path


@needs_sqlcipher
class TestResealing:
    def reseal(self, path: Path, name: str, *, old: str = "", new: str = "") -> Path:
        target = path.with_name(name)
        key = Key.new(new) if new else None
        with Store.open(path, key=Key.of(path, old) if old else None) as store:
            return store.reseal(target, key=key)

    def test_there_and_back_nothing_is_lost(self, plain: Path) -> None:
        with Store.open(plain) as store:
            before = [[list(row) for row in table.rows] for table in store.plain_tables()]
        hidden = self.reseal(plain, "hidden.cusyn", new=PHRASE)
        assert is_encrypted(hidden)
        again = self.reseal(hidden, "again.cusyn", old=PHRASE)
        with Store.open(again) as store:
            store.check()
            assert store.standing is Standing.CURRENT
            after = [[list(row) for row in table.rows] for table in store.plain_tables()]
            events = [entry.event for entry in store.audit.entries()][-2:]
        assert after[: len(before)] == before
        assert events == ["file_encrypted", "file_decrypted"]
        assert verify_workspace(again).ok

    def test_the_file_before_is_an_older_copy(self, plain: Path) -> None:
        hidden = self.reseal(plain, "hidden.cusyn", new=PHRASE)
        with Store.open(plain) as store, RunLock(plain, "late") as lock:
            assert store.standing is Standing.OLDER_COPY
            with pytest.raises(StoreTamperedError):
                store.ledger.reserve(order(1), run=lock)
        with Store.open(hidden, key=Key.of(hidden, PHRASE)) as store:
            assert reserve(store, order(1), "next").state is SpendState.RESERVED

    def test_another_passphrase(self, plain: Path) -> None:
        hidden = self.reseal(plain, "hidden.cusyn", new=PHRASE)
        fresh = self.reseal(hidden, "fresh.cusyn", old=PHRASE, new="a lantern in the fog")
        with pytest.raises(EncryptedError):
            Store.open(fresh, key=Key.of(fresh, PHRASE))
        Store.open(fresh, key=Key.of(fresh, "a lantern in the fog")).close()

    def test_an_older_copy_is_refused(self, plain: Path) -> None:
        self.reseal(plain, "hidden.cusyn", new=PHRASE)
        with pytest.raises(StoreTamperedError):
            self.reseal(plain, "second.cusyn", new=PHRASE)
        assert not plain.with_name("second.cusyn").exists()

    def test_a_run_that_goes_on_is_waited_for(self, plain: Path) -> None:
        with Store.open(plain) as store, RunLock(plain, "long") as lock:
            store.ledger.reserve(order(1), run=lock)
            with pytest.raises(BudgetError, match="is running"):
                self.reseal(plain, "hidden.cusyn", new=PHRASE)
        assert not plain.with_name("hidden.cusyn").exists()

    def test_nobody_writes_meanwhile(self, plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Another process that waits for the lock finds an older copy, and spends nothing."""
        monkeypatch.setattr("cusyn_desktop.store.file.database.BUSY_TIMEOUT_MS", 1)
        real, seen = resealing._go_on, []

        def go_on(*rest: object) -> None:
            for _ in range(2):
                done = _try_to_write(plain)
                seen.append(done)
            real(*rest)  # type: ignore[arg-type]

        monkeypatch.setattr(resealing, "_go_on", go_on)
        self.reseal(plain, "hidden.cusyn", new=PHRASE)
        assert seen == ["database is locked"] * 2

    def test_a_taken_name_is_refused(self, plain: Path) -> None:
        with pytest.raises(InputError, match="already"):
            self.reseal(plain, plain.name, new=PHRASE)

    def test_a_copy_that_differs_is_not_kept(self, plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fault(_: sqlite3.Connection) -> None:
            raise Fault("a rule is missing")

        monkeypatch.setattr(resealing, "check_rules", fault)
        with pytest.raises(StoreError, match="did not become a sound workspace: a rule is missing"):
            self.reseal(plain, "hidden.cusyn", new=PHRASE)
        self.nothing_happened(plain)

    def test_a_copy_of_something_else_is_not_kept(self, plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(resealing, "_check", lambda *_: None)
        heads = iter(range(10))
        real = head_of
        monkeypatch.setattr(resealing, "head_of", lambda db: replace(real(db), seq=next(heads)))
        with pytest.raises(StoreError, match="did not become the same"):
            self.reseal(plain, "hidden.cusyn", new=PHRASE)
        self.nothing_happened(plain)

    def test_a_mark_that_cannot_move_ends_it(self, plain: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cusyn_desktop.store.anchors.Anchor._write", _no_disk)
        with pytest.raises(StoreError, match="newest fingerprint could not be written"):
            self.reseal(plain, "hidden.cusyn", new=PHRASE)
        monkeypatch.undo()

    def test_once_the_mark_has_moved_the_new_file_stays(
        self, plain: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = resealing._go_on

        def interrupted(*rest: object) -> None:
            real(*rest)  # type: ignore[arg-type]
            raise KeyboardInterrupt

        monkeypatch.setattr(resealing, "_go_on", interrupted)
        with pytest.raises(KeyboardInterrupt):
            self.reseal(plain, "hidden.cusyn", new=PHRASE)
        hidden = plain.with_name("hidden.cusyn")
        with Store.open(hidden, key=Key.of(hidden, PHRASE)) as store:
            assert store.standing is Standing.CURRENT

    def nothing_happened(self, plain: Path) -> None:
        assert not plain.with_name("hidden.cusyn").exists()
        with Store.open(plain) as store:
            assert store.standing is Standing.CURRENT
            assert reserve(store, order(1), "next").state is SpendState.RESERVED


def _no_disk(*_: object) -> None:
    raise OSError(28, "No space left on device")


_WRITE = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=0)
try:
    db.execute("BEGIN IMMEDIATE")
    print("written")
except sqlite3.OperationalError as error:
    print(error)
"""


def _try_to_write(path: Path) -> str:
    import subprocess

    done = subprocess.run(
        [sys.executable, "-c", _WRITE, str(path)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@needs_sqlcipher
def test_marks_are_the_same_for_both(path: Path) -> None:
    with Store.create(path, key=Key.new(PHRASE)) as store:
        mark = json.loads(store._session.anchor.path.read_text(encoding="utf-8"))
        assert mark["workspace"] == store.id
