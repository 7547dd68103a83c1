"""Random edits of a workspace, by row and by byte, and old copies put back: all are found.

`CUSYN_TAMPERINGS=1000 CUSYN_COPIES=100` runs it in full. A byte that is flipped in the unused part of a page
changes nothing that anybody could read; such an edit is drawn again.
"""

import os
import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from cusyn_desktop.errors import StoreError, StoreTamperedError
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Standing
from cusyn_desktop.store.file import database
from cusyn_desktop.store.file.schema import TABLES
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, filled, order, reserve
from tests.unit.store.test_verify import altered, rehash

N_EDITS = int(os.environ.get("CUSYN_TAMPERINGS", "100"))
N_COPIES = int(os.environ.get("CUSYN_COPIES", "10"))


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))
    quick = tuple(pragma.replace("EXTRA", "OFF") for pragma in database._PRAGMAS)
    monkeypatch.setattr(database, "_PRAGMAS", quick)


@dataclass(frozen=True)
class Edited:
    """A workspace to be edited again and again."""

    sound: bytes
    path: Path

    def fresh(self) -> Path:
        self.path.write_bytes(self.sound)
        return self.path

    def readable(self) -> object:
        """Everything that can be read from the file, or None where it cannot be read to the end."""
        try:
            with closing(sqlite3.connect(self.path)) as db:
                header = [
                    db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
                ]
                rules = db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
                return (
                    header,
                    rules,
                    [db.execute(f"SELECT * FROM {table}").fetchall() for table in ("audit", *TABLES)],
                )
        except (sqlite3.Error, ValueError):
            return None


@pytest.fixture
def edited(tmp_path: Path) -> Edited:
    path = tmp_path / "w.cusyn"
    filled(path)
    return Edited(path.read_bytes(), path)


def is_found(path: Path) -> bool:
    try:
        return not verify_workspace(path).ok
    except StoreError:
        return True


def test_rows_that_were_changed_added_or_removed(edited: Edited) -> None:
    chance = random.Random(11)
    for _ in range(N_EDITS):
        statement = random_edit(chance, edited.fresh())
        assert is_found(edited.path), statement


def random_edit(chance: random.Random, path: Path) -> str:
    """Change one cell or remove one row of any table, and leave every rule in place."""
    sound = path.read_bytes()
    with closing(sqlite3.connect(path)) as db:
        table = chance.choice(
            [one for one in ("audit", *TABLES) if db.execute(f"SELECT 1 FROM {one}").fetchone()]
        )
        cursor = db.execute(f"SELECT rowid, * FROM {table}")
        names = [column[0] for column in cursor.description[1:]]
        rowid, *cells = chance.choice(cursor.fetchall())
    column = chance.randrange(len(names))
    where = f"WHERE rowid = {rowid}"
    statement = chance.choice(
        [
            f"DELETE FROM {table} {where}",
            f"UPDATE OR REPLACE {table} SET {names[column]} = {another(chance, cells[column])} {where}",
        ]
    )
    try:
        altered(path, statement)
    except sqlite3.IntegrityError:  # a rule of the table itself refuses it: nothing was changed
        path.write_bytes(sound)
        return random_edit(chance, path)
    return statement


def another(chance: random.Random, cell: object) -> str:
    """An SQL value of the same type that differs."""
    match cell:
        case int():
            return str(cell + chance.choice([-1, 1, 7]))
        case float():
            return str(cell * 2 + 0.25) if cell > 1 else str(cell / 2)
        case bytes():
            place = chance.randrange(len(cell))
            flipped = bytes([cell[place] ^ 1 << chance.randrange(8)])
            return f"x'{(cell[:place] + flipped + cell[place + 1 :]).hex()}'"
        case None:
            return "1"
    text = str(cell)
    place = chance.randrange(len(text) + 1)
    return "'" + (text[:place] + "~" + text[place:]).replace("'", "''") + "'"


def test_bytes_that_were_flipped(edited: Edited) -> None:
    chance = random.Random(12)
    before = Edited.readable(Edited(edited.sound, edited.fresh()))
    found = 0
    while found < N_EDITS:
        place, bit = chance.randrange(len(edited.sound)), chance.randrange(8)
        content = bytearray(edited.sound)
        content[place] ^= 1 << bit
        edited.path.write_bytes(content)
        if edited.readable() != before:
            assert is_found(edited.path), (place, bit)
            found += 1


def test_chains_that_were_computed_again(edited: Edited) -> None:
    """Who knows how the chain is made can make a new one; the mark outside knows the old one."""
    chance = random.Random(13)
    for _ in range(max(N_EDITS // 20, 5)):
        edited.fresh()
        seq = chance.randint(2, 22)
        altered(edited.path, f"UPDATE audit SET body = replace(body, 'facts', 'fakts') WHERE seq = {seq}")
        rehash(edited.path)
        report = verify_workspace(edited.path)
        anchor = next(one for one in report.findings if one.name == "anchor")
        chain = next(one for one in report.findings if one.name == "chain")
        assert (chain.ok, anchor.ok) == (True, False)


def test_tails_that_were_cut(edited: Edited) -> None:
    """Who takes away the last entries with all their rows leaves a chain that fits; the mark knows more."""
    for seq in range(2, 22, 4):
        edited.fresh()
        altered(edited.path, *(f"DELETE FROM {table} WHERE entry > {seq}" for table in TABLES))
        altered(edited.path, f"DELETE FROM audit WHERE seq > {seq}")
        report = verify_workspace(edited.path)
        assert [one.name for one in report.findings if not one.ok] == ["anchor"]


def test_old_copies_that_were_put_back(tmp_path: Path) -> None:
    chance = random.Random(14)
    path = tmp_path / "w.cusyn"
    with Store.create(path) as store:
        add_dataset(store, pico_rho=10**6)
        add_user(store, pico_rho=10**6)
    copies = []
    for number in range(N_COPIES):
        copies.append((tmp_path / f"copy {number}", spent(path)))
        shutil.copy(path, copies[-1][0])
        with Store.open(path) as store:
            spend = reserve(store, order(chance.randint(1, 9)), f"token {number}")
            if chance.random() < 0.5:
                store.ledger.mark_opened(spend.id)
    newest = path.read_bytes()
    mark = next((tmp_path / "marks").glob("*.json"))
    marked, most = mark.read_bytes(), spent(path)
    for copy, less in copies:
        shutil.copy(copy, path)
        mark.write_bytes(marked)
        assert spent(path) == less < most
        assert not verify_workspace(path).ok
        with Store.open(path) as store:
            assert store.standing is Standing.OLDER_COPY
            with pytest.raises(StoreTamperedError):
                reserve(store, order(1), "late")
            store.accept_copy(reason="the disk failed")
        assert spent(path) == most
        assert verify_workspace(path).ok
        path.write_bytes(newest)
        with Store.open(path) as store:
            assert store.standing is Standing.OTHER_HISTORY


def spent(path: Path) -> int:
    with Store.open(path) as store:
        user, dataset = (pool.budget.spent for pool in store.pools.all())
        assert user == dataset
        return dataset
