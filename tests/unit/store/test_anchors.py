"""The mark outside the file, and old copies put back."""

import errno
import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import BudgetError, InputError, StoreError, StoreTamperedError
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Anchor, Mark, Standing, anchor_folder
from cusyn_desktop.store.recovery import Forgotten, Witness
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import POOL, add_dataset, add_user, new_release, opened, order, reserve


def spent(path: Path) -> dict[str, int]:
    with Store.open(path) as store:
        return {pool.name: pool.budget.spent for pool in store.pools.all()}


class TestAnchor:
    def test_folder(self, marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert anchor_folder() == marks
        monkeypatch.delenv(FOLDER_VARIABLE)
        assert anchor_folder().parts[-2:] == ("cusyn-desktop", "anchors")

    def test_moves_on_and_never_back(self, marks: Path) -> None:
        anchor = Anchor("w")
        assert anchor.read() is None
        anchor.advance(Mark("w", 1, "aa", {}))
        assert anchor.read() is None  # a mark that was taken away does not heal by itself
        anchor.replace(Mark("w", 5, "aa", {"user:Ana": 3}))
        anchor.advance(Mark("w", 4, "bb", {}))
        assert anchor.read() == Mark("w", 5, "aa", {"user:Ana": 3})
        anchor.advance(Mark("w", 6, "cc", {}))
        assert anchor.read() == Mark("w", 6, "cc", {})
        assert anchor.path.parent == marks
        assert sorted(file.name for file in marks.iterdir()) == ["w.json", "w.lock"]

    @pytest.mark.parametrize(
        "content", ["", "{", "[]", '{"seq":1}', '{"workspace":"v","seq":1,"hash":"","spent":{}}']
    )
    def test_what_cannot_be_understood_is_no_mark(self, content: str) -> None:
        anchor = Anchor("w")
        anchor.replace(Mark("w", 1, "aa", {}))
        anchor.path.write_text(content)

        assert anchor.read() is None

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "file").touch()
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "file" / "marks"))
        with pytest.raises(StoreError, match=f"{FOLDER_VARIABLE} to another|name another folder in"):
            Store.create(tmp_path / "h.cusyn")
        assert not (tmp_path / "h.cusyn").exists()

    @pytest.mark.parametrize(
        ("number", "why"), [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "the disk can only be read")]
    )
    def test_a_folder_that_takes_no_mark_is_told_before_anything_is_spent(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str
    ) -> None:
        anchor = Anchor("w", tmp_path)
        anchor.check_writable()
        assert list(tmp_path.iterdir()) == []
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", _refusing(number))
            with pytest.raises(StoreError, match=f"cannot be written: {why}"):
                anchor.check_writable()
        assert list(tmp_path.iterdir()) == [], "nothing is left of the attempt"

    def test_a_mark_that_cannot_be_written_leaves_the_former_one(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        anchor = Anchor("w", tmp_path)
        anchor.replace(Mark("w", 1, "aa", {}))
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", _refusing(errno.ENOSPC))
            with pytest.raises(OSError, match="full"):
                anchor.advance(Mark("w", 2, "bb", {}))
        assert anchor.read() == Mark("w", 1, "aa", {})
        assert not anchor.path.with_suffix(".new").exists()


def _refusing(number: int) -> Callable[[int], None]:
    """A disk that refuses whatever is to be written through."""

    def refuse(_: int) -> None:
        raise OSError(number, "the disk is full")

    return refuse


class TestStanding:
    def test_follows_every_commit(self, store: Store) -> None:
        add_dataset(store)
        add_user(store, pico_rho=50)
        reserve(store, order(7), "a")

        assert store.standing is Standing.CURRENT
        assert store.mark == Mark(
            store.id,
            store.audit.head().seq,
            store.audit.head().hash,
            {"rows:rows of Survey": 7, "user:Ana Ruiz": 7},
            1,
        )

    def test_a_crash_between_commit_and_mark_is_no_old_copy(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        add_dataset(store)
        add_user(store)
        monkeypatch.setattr(Anchor, "advance", lambda *_: None)
        reserve(store, order(7), "a")
        monkeypatch.undo()

        monkeypatch.setenv(FOLDER_VARIABLE, str(store._session.anchor.path.parent))
        assert store.standing is Standing.CURRENT
        reserve(store, order(7), "b")
        assert store.mark is not None
        assert store.mark.seq == store.audit.head().seq

    def test_a_mark_that_cannot_be_written_is_told_to_the_log_file(
        self, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def refuse(*_: object) -> None:
            raise OSError(28, "No space left")

        monkeypatch.setattr(Anchor, "advance", refuse)
        add_dataset(store)

        assert "could not be written" in caplog.text
        assert store.standing is Standing.CURRENT


@pytest.fixture
def old_copy(path: Path, tmp_path: Path) -> Callable[[], None]:
    """A workspace in which 100 of 1000 was spent (and of Ana's 600); the copy is of a time when 30 was."""
    with Store.create(path) as store:
        add_dataset(store)
        add_user(store, pico_rho=600)
        store.ledger.mark_released(opened(store, order(30), "a").id, new_release())
    shutil.copy(path, tmp_path / "copy")
    with Store.open(path) as store:
        store.ledger.mark_released(opened(store, order(70), "b").id, new_release())

    def put_back() -> None:
        shutil.copy(tmp_path / "copy", path)

    return put_back


class TestOldCopy:
    def test_is_noticed_and_can_be_read(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        with Store.open(path) as store:
            assert store.standing is Standing.OLDER_COPY
            assert store.check().seq == 6
            assert store.pools.get(1).budget.spent == 30

    def test_spends_nothing(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        with Store.open(path) as store:
            with pytest.raises(
                StoreTamperedError, match=r"ends at entry 6; .* says 9.*entries 7 to 9"
            ) as error:
                reserve(store, order(1), "c")
            assert error.value.details == {"standing": "older_copy", "seq": 6, "anchor_seq": 9}
            with pytest.raises(StoreTamperedError):
                add_dataset(store, "Census")
            with pytest.raises(StoreTamperedError):
                add_user(store, "Ben Okafor")

    def test_stays_locked_however_long_it_grows(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        with Store.open(path) as store:
            for _ in range(10):
                store.audit.record("decision_shown", user="Ana")
            assert store.standing is Standing.OTHER_HISTORY
            with pytest.raises(StoreTamperedError, match="Its entry 9 is not the one"):
                reserve(store, order(1), "c")

    def test_the_way_out_keeps_what_was_spent(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        with Store.open(path) as store:
            charged = store.accept_copy(reason="the disk failed")

            assert charged == {1: 70, 2: 70}
            assert store.standing is Standing.CURRENT
            assert store.audit.entries()[-1].facts == {
                "standing": "older_copy",
                "reason": "the disk failed",
                "anchor_entry": 9,
                "witnesses": [],
                "said_to_be_newest": [],
                "releases": [],
                "newest_spend": 2,
                "charges": {"1": 70, "2": 70},
            }
            with pytest.raises(InputError, match="nothing to accept"):
                store.accept_copy(reason="again")
            reserve(store, order(500), "c")
        assert spent(path) == {"Survey": 600, "Ana Ruiz": 600}

    def test_the_newer_file_cannot_come_back_for_a_second_budget(
        self, path: Path, tmp_path: Path, old_copy: Callable[[], None]
    ) -> None:
        shutil.copy(path, tmp_path / "newest")
        old_copy()
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed")
            reserve(store, order(500), "c")
        shutil.copy(tmp_path / "newest", path)
        with Store.open(path) as store:
            assert store.standing is Standing.OTHER_HISTORY
            store.accept_copy(reason="found again")
        assert spent(path) == {"Survey": 600, "Ana Ruiz": 600}

    def test_accepting_twice_after_a_crash_in_between(
        self, path: Path, old_copy: Callable[[], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        old_copy()
        with Store.open(path) as store, monkeypatch.context() as crash:
            crash.setattr(Anchor, "replace", lambda *_: None)
            store.accept_copy(reason="the disk failed")
        with Store.open(path) as store:
            assert store.standing is Standing.OLDER_COPY
            assert store.accept_copy(reason="the disk failed") == {}
        with Store.open(path) as store:
            assert store.standing is Standing.CURRENT
        assert spent(path) == {"Survey": 100, "Ana Ruiz": 100}

    def test_a_witness_that_knows_more_than_the_mark(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        witness = Witness(source="package R-09", kind=PoolKind.DATASET, name="Survey", pico_rho=250)
        with Store.open(path) as store:
            assert store.accept_copy(reason="moved", witnesses=[witness]) == {1: 220, 2: 70}
            assert store.audit.entries()[-1].facts["witnesses"] == ["package R-09"]

    def test_what_a_witness_says_of_a_dataset_that_the_copy_forgot_waits_for_it(
        self, path: Path, old_copy: Callable[[], None]
    ) -> None:
        old_copy()
        witness = Witness(source="package", kind=PoolKind.DATASET, name="Census", pico_rho=250)
        with Store.open(path) as store:
            store.accept_copy(reason="moved", witnesses=[witness])
            census = add_dataset(store, "Census")
            assert store.pools.get(census.pool).budget.spent == 250
        assert verify_workspace(path).ok

    def test_what_a_witness_says_of_a_user_whom_the_copy_forgot_waits_for_them(
        self, path: Path, old_copy: Callable[[], None]
    ) -> None:
        old_copy()
        witness = Witness(source="package R-07", kind=PoolKind.USER, name="Chen Li", pico_rho=60)
        with Store.open(path) as store:
            store.accept_copy(reason="moved", witnesses=[witness])
            add_user(store, "Chen Li", pico_rho=70)
            assert store.pools.named(PoolKind.USER, "Chen Li").budget.spent == 60

    def test_never_more_than_the_pool_holds(self, path: Path, old_copy: Callable[[], None]) -> None:
        old_copy()
        witness = Witness(source="receipt", kind=PoolKind.DATASET, name="Survey", pico_rho=9999)
        with Store.open(path) as store:
            store.accept_copy(reason="moved", witnesses=[witness])
        assert spent(path)["Survey"] == POOL

    def test_reservations_of_the_copy_stay_spent(self, path: Path, tmp_path: Path) -> None:
        """In the history that was lost, the reservation may have gone on to open the rows."""
        with Store.create(path) as store:
            add_dataset(store)
            add_user(store)
            spend = reserve(store, order(30), "a")
            shutil.copy(path, tmp_path / "copy")
            store.ledger.mark_opened(spend.id)
        shutil.copy(tmp_path / "copy", path)
        with Store.open(path) as store:
            with pytest.raises(StoreTamperedError):
                store.ledger.void(spend.id, reason="never opened")
            store.accept_copy(reason="the disk failed")
            with pytest.raises(BudgetError, match="nobody can tell"):
                store.ledger.void(spend.id, reason="never opened")
            later = reserve(store, order(30), "b")
            store.ledger.void(later.id, reason="never opened")
        assert spent(path)["Survey"] == 30

    def test_owners_that_the_copy_forgot(self, path: Path, tmp_path: Path) -> None:
        with Store.create(path) as store:
            shutil.copy(path, tmp_path / "copy")
            add_dataset(store)
            add_user(store, pico_rho=600)
            add_user(store, "Ben Okafor", pico_rho=600)
            reserve(store, order(80), "a")
        shutil.copy(tmp_path / "copy", path)
        with Store.open(path) as store:
            assert store.accept_copy(reason="the disk failed") == {}
            add_dataset(store)
            add_user(store, pico_rho=50)
            add_user(store, "Ben Okafor", pico_rho=600)
        assert spent(path) == {"Survey": 80, "Ana Ruiz": 50, "Ben Okafor": 0}


def newest(**facts: Any) -> Witness:  # noqa: ANN401 - the fields of a witness
    """A package that is newer than the copy, and was said to be the newest."""
    return Witness(**{"source": "package R-01", "entry": 1000, "is_newest": True, **facts})


class TestForgottenDatasets:
    """What a package says of a dataset that the copy does not know, when the file comes back."""

    def accepted(self, path: Path, old_copy: Callable[[], None], *rows: str) -> Store:
        old_copy()
        store = Store.open(path)
        witnesses = [
            Witness(source="package", kind=PoolKind.DATASET, name="Census", pico_rho=250, rows=rows),
            Witness(source="package", kind=PoolKind.DATASET, name="Panel", pico_rho=100, rows=rows),
        ]
        assert [(one.name, one.pico_rho, one.is_anybody) for one in self.foreseen(store, witnesses)] == [
            ("Census", 250, not rows),
            ("Panel", 100, not rows),
        ]
        store.accept_copy(reason="moved", witnesses=witnesses)
        return store

    def foreseen(self, store: Store, witnesses: list[Witness]) -> tuple[Forgotten, ...]:
        return store.foresee_copy(witnesses=witnesses).forgotten

    def spent(self, store: Store, name: str, *, rows: str = "", pool_of: str | None = None) -> int:
        made = add_dataset(store, name, rows=rows, pool_of=pool_of)
        return store.pools.get(made.pool).budget.spent

    def test_under_another_name_its_rows_tell(self, path: Path, old_copy: Callable[[], None]) -> None:
        with self.accepted(path, old_copy, "rows of Census") as store:
            assert self.spent(store, "Census again", rows="Census") == 250
            assert self.spent(store, "Another") == 0
        assert verify_workspace(path).ok

    def test_with_other_rows_its_name_tells(self, path: Path, old_copy: Callable[[], None]) -> None:
        with self.accepted(path, old_copy, "rows of Census") as store:
            assert self.spent(store, "Panel", rows="one more wave") == 100

    def test_without_rows_it_may_be_any(self, path: Path, old_copy: Callable[[], None]) -> None:
        with self.accepted(path, old_copy) as store:
            assert self.spent(store, "Census again") == 250
            assert self.spent(store, "Panel") == 100  # named, hence not the other
            assert self.spent(store, "Another") == 250
            assert self.spent(store, "Census") == 250
            assert self.spent(store, "Yet another") == 0  # all are back
        assert verify_workspace(path).ok

    def test_without_rows_a_shared_pool_is_charged_too(
        self, path: Path, old_copy: Callable[[], None]
    ) -> None:
        with self.accepted(path, old_copy) as store:
            assert self.spent(store, "Census again", pool_of="Survey") == 100 + 250

    def test_its_name_on_rows_that_are_known_is_charged(
        self, path: Path, old_copy: Callable[[], None]
    ) -> None:
        with self.accepted(path, old_copy) as store:
            assert self.spent(store, "Survey again", rows="Survey") == 100
            assert self.spent(store, "Census", rows="Survey") == 100 + 250
            assert self.spent(store, "Another") == 100

    def test_of_what_the_mark_knows_the_rows_alone_are_told(self, path: Path, tmp_path: Path) -> None:
        with Store.create(path) as store:
            shutil.copy(path, tmp_path / "copy")
            add_dataset(store)
            add_user(store, pico_rho=600)
            reserve(store, order(80), "a")
        shutil.copy(tmp_path / "copy", path)
        with Store.open(path) as store:
            told = [(one.kind, one.name, one.pico_rho, one.is_anybody) for one in self.foreseen(store, [])]
        assert told == [(PoolKind.DATASET, "", 80, False), (PoolKind.USER, "Ana Ruiz", 80, False)]


class TestNoMark:
    @pytest.fixture
    def moved(self, path: Path, marks: Path) -> Path:
        """A workspace that came to a computer which has never seen it."""
        with Store.create(path) as store:
            add_dataset(store)
            add_user(store, pico_rho=600)
            reserve(store, order(30), "a")
        shutil.rmtree(marks)
        return path

    def test_spends_nothing(self, moved: Path) -> None:
        with Store.open(moved) as store:
            assert store.standing is Standing.NO_MARK
            with pytest.raises(StoreTamperedError, match="no receipt of the workspace"):
                reserve(store, order(1), "b")

    def test_witnesses_let_it_go_on(self, moved: Path) -> None:
        witnesses = [
            newest(kind=PoolKind.DATASET, name="Survey", pico_rho=30),
            newest(kind=PoolKind.USER, name="Ana Ruiz", pico_rho=30),
        ]
        with Store.open(moved) as store:
            assert store.accept_copy(reason="a new computer", witnesses=witnesses) == {}
            reserve(store, order(1), "b")

    def test_a_pool_that_no_witness_speaks_for_is_forfeited(self, moved: Path) -> None:
        witness = newest(kind=PoolKind.DATASET, name="Survey", pico_rho=40)
        with Store.open(moved) as store:
            assert store.accept_copy(reason="a new computer", witnesses=[witness]) == {1: 10, 2: 570}
            assert store.audit.entries()[-1].facts["said_to_be_newest"] == ["package R-01"]

    @pytest.mark.parametrize(("later", "is_newest"), [(-1, True), (0, True), (1, False)])
    def test_a_witness_that_is_not_the_newest_saves_nothing(
        self, moved: Path, later: int, is_newest: bool
    ) -> None:
        """What a package says is the least that was spent, and one older than the copy says nothing new."""
        witness = newest(kind=PoolKind.DATASET, name="Survey", pico_rho=40, is_newest=is_newest)
        with Store.open(moved) as store:
            witness = replace(witness, entry=store.audit.head().seq + later)
            assert not any(one.is_proven for one in store.foresee_copy(witnesses=[witness]).pools)
            assert store.accept_copy(reason="a new computer", witnesses=[witness]) == {1: 970, 2: 570}

    def test_a_witness_one_entry_newer_than_the_copy_saves_the_rest(self, moved: Path) -> None:
        with Store.open(moved) as store:
            seq = store.audit.head().seq
            witness = newest(kind=PoolKind.DATASET, name="Survey", pico_rho=40, entry=seq + 1)
            assert store.accept_copy(reason="a new computer", witnesses=[witness])[1] == 10

    def test_a_witness_knows_a_pool_by_its_rows_too(self, moved: Path) -> None:
        rows = ("another", "rows of Survey")
        witness = newest(kind=PoolKind.DATASET, name="Its old name", pico_rho=40, rows=rows)
        with Store.open(moved) as store:
            assert store.accept_copy(reason="a new computer", witnesses=[witness])[1] == 10

    def test_without_any_number_the_rest_is_forfeited(self, moved: Path) -> None:
        with Store.open(moved) as store:
            assert store.accept_copy(reason="a new computer") == {1: 970, 2: 570}
            assert store.pools.get(1).budget.remaining == 0

    def test_needs_a_reason(self, moved: Path) -> None:
        with Store.open(moved) as store, pytest.raises(InputError, match="reason"):
            store.accept_copy(reason="")


def test_the_mark_is_written_whole(marks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anchor = Anchor("w")
    anchor.replace(Mark("w", 1, "aa", {}))

    def crash(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        anchor.advance(Mark("w", 2, "bb", {}))

    assert json.loads((marks / "w.json").read_text())["seq"] == 1
    assert os.fspath(anchor.path) == str(marks / "w.json")


class TestForgottenOwners:
    """What somebody spent whom an older copy does not know waits for them, however often it is put back."""

    def put_back(self, copy: Path, path: Path) -> Store:
        shutil.copy(copy, path)
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed")
        return Store.open(path)

    @pytest.fixture
    def copy(self, path: Path, tmp_path: Path) -> Path:
        """A copy made before the dataset Census and its spend of 50."""
        with Store.create(path) as store:
            add_dataset(store)
            add_user(store)
            kept = store.back_up(tmp_path / "old.cusyn")
            add_dataset(store, "Census")
            reserve(store, order(50, dataset=2), "late")
        return kept

    def census_spent(self, store: Store) -> int:
        census = add_dataset(store, "Census")
        return store.pools.get(census.pool).budget.spent

    @pytest.mark.parametrize("times", [1, 2, 3])
    def test_the_same_copy_again_and_again(self, copy: Path, path: Path, times: int) -> None:
        for _ in range(times):
            self.put_back(copy, path).close()
        with Store.open(path) as store:
            assert self.census_spent(store) == 50
        assert verify_workspace(path).ok

    def test_after_it_came_back_in_a_smaller_pool(self, copy: Path, path: Path) -> None:
        with self.put_back(copy, path) as store:
            small = add_dataset(store, "Census", pico_rho=20)
            assert store.pools.get(small.pool).budget.spent == 20
        assert verify_workspace(path).ok
        with self.put_back(copy, path) as store:
            assert self.census_spent(store) == 50

    def test_a_pool_that_is_shared_by_then_is_charged_too(self, copy: Path, path: Path) -> None:
        """Nobody can tell whether it held these spends before, so none of them is left out."""
        with self.put_back(copy, path) as store:
            reserve(store, order(30), "meanwhile")
            census = add_dataset(store, "Census", pool_of="Survey")
            assert store.pools.get(census.pool).budget.spent == 80
        assert verify_workspace(path).ok

    def test_a_pool_that_is_used_up_takes_no_more(self, copy: Path, path: Path) -> None:
        with self.put_back(copy, path) as store:
            reserve(store, order(POOL), "everything")
            census = add_dataset(store, "Census", pool_of="Survey")
            assert store.pools.get(census.pool).budget.spent == POOL

    def test_a_mark_of_the_first_version_leaves_it_out(self, copy: Path, path: Path) -> None:
        with self.put_back(copy, path) as store:
            mark = store.mark
            assert mark is not None
            owners = {owner: spent for owner, spent in mark.spent.items() if "Census" not in owner}
            assert len(owners) == len(mark.spent) - 1
            store._session.anchor.replace(replace(mark, spent=owners))
        assert verify_workspace(path).ok

    def test_a_mark_that_says_something_else_does_not_hold(self, copy: Path, path: Path) -> None:
        with self.put_back(copy, path) as store:
            mark = store.mark
            assert mark is not None
            for spent in ({**mark.spent, "rows:rows of Census": 49}, {}):
                store._session.anchor.replace(replace(mark, spent=spent))
                assert not verify_workspace(path).ok
