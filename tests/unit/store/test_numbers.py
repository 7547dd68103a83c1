"""No two releases of a workspace have one name, whatever copy of it is accepted."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Mark
from cusyn_desktop.store.numbers import number_after_copy
from cusyn_desktop.store.recovery import Witness
from cusyn_desktop.store.spends import number_of
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, order, released, reserve

PutBack = Callable[[], None]


@pytest.fixture
def put_back(path: Path, tmp_path: Path) -> PutBack:
    """A workspace with R-01 to R-03; the copy knows R-01 alone."""
    with Store.create(path) as store:
        add_dataset(store)
        add_user(store)
        released(store, order(10), "a")
    shutil.copy(path, tmp_path / "copy")
    with Store.open(path) as store:
        released(store, order(10), "b")
        reserve(store, order(10), "c")

    def put_back() -> None:
        shutil.copy(tmp_path / "copy", path)

    return put_back


def witness(newest_spend: int) -> Witness:
    return Witness(
        source="package", kind=PoolKind.DATASET, name="Survey", pico_rho=1, newest_spend=newest_spend
    )


class TestNextNumber:
    def test_one_after_the_other(self, store: Store) -> None:
        add_dataset(store)
        add_user(store)
        assert [reserve(store, order(1), token).label for token in "abc"] == ["R-01", "R-02", "R-03"]
        assert store.mark is not None
        assert store.mark.newest_spend == 3

    def test_goes_on_after_what_the_mark_knows(self, path: Path, put_back: PutBack) -> None:
        for label in ("R-04", "R-05", "R-06"):  # the same copy again and again
            put_back()
            with Store.open(path) as store:
                store.accept_copy(reason="the disk failed")
                assert reserve(store, order(1), "d").label == label
        assert verify_workspace(path).ok

    def test_goes_on_after_what_a_package_knows(self, path: Path, put_back: PutBack) -> None:
        put_back()
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed", witnesses=[witness(7)])
            assert reserve(store, order(1), "d").label == "R-08"

    def test_without_a_mark_it_leaves_a_gap(
        self, path: Path, put_back: PutBack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "another computer"))
        put_back()
        newest = replace(witness(1000), entry=1000, is_newest=True)
        with Store.open(path) as store:
            store.accept_copy(reason="a new computer", witnesses=[newest])
            assert reserve(store, order(1), "d").label == "R-2001"
        assert verify_workspace(path).ok

    def test_a_mark_of_the_first_version_knows_how_many_entries_there_were(
        self, path: Path, put_back: PutBack
    ) -> None:
        put_back()
        with Store.open(path) as store:
            assert store.mark is not None
            store._session.anchor.replace(replace(store.mark, newest_spend=None))
            store.accept_copy(reason="the disk failed")
            assert reserve(store, order(1), "d").id == store.audit.entries()[-2].facts["anchor_entry"] + 1  # type: ignore[operator]

    def test_a_copy_that_the_first_version_accepted(
        self, path: Path, put_back: PutBack, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put_back()
        monkeypatch.setattr("cusyn_desktop.store.recovery.number_after_copy", lambda *_, **__: None)
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed")
            assert store.audit.entries()[-1].facts["newest_spend"] is None
            assert reserve(store, order(1), "d").label == "R-11"
        assert verify_workspace(path).ok

    def test_a_copy_accepted_before_anything_was_spent(self, path: Path, tmp_path: Path) -> None:
        with Store.create(path) as store:
            add_user(store)
            shutil.copy(path, tmp_path / "copy")
            add_dataset(store)
        shutil.copy(tmp_path / "copy", path)
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed")
            assert verify_workspace(path).ok
            add_dataset(store)
            assert reserve(store, order(1), "a").label == "R-01"
        assert verify_workspace(path).ok

    @pytest.mark.parametrize(
        ("mark", "told", "expected"),
        [
            (None, (), 1000),
            (None, (999,), 1000),
            (None, (1000,), 2000),
            (Mark("w", 50, "", {}), (), 50),
            (Mark("w", 50, "", {}, 9), (), 9),
            (Mark("w", 50, "", {}, 9), (12, 3), 12),
            (Mark("w", 50, "", {}, 2), (), 4),
        ],
    )
    def test_rule(self, mark: Mark | None, told: tuple[int, ...], expected: int) -> None:
        assert number_after_copy(4, mark=mark, told=told) == expected

    @pytest.mark.parametrize(("label", "number"), [("R-07", 7), ("R-1001", 1001), ("R-", 0), ("x", 0)])
    def test_label(self, label: str, number: int) -> None:
        assert number_of(label) == number


class TestVerified:
    def test_a_number_that_was_given_out_before_is_found(
        self, path: Path, put_back: PutBack, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put_back()
        with Store.open(path) as store:
            store.accept_copy(reason="the disk failed")
            monkeypatch.setattr("cusyn_desktop.store.ledger.newest_number", lambda *_, **__: 1)
            reserve(store, order(1), "d")
        found = {one.name: one.text for one in verify_workspace(path).findings if not one.ok}
        assert found["ledger"] == "R-02 may be the name of another run, which was lost."

    @pytest.mark.usefixtures("put_back")
    def test_a_mark_with_another_number_is_found(self, path: Path, marks: Path) -> None:
        (mark,) = marks.glob("*.json")
        facts = json.loads(mark.read_text())
        assert facts["newest_spend"] == 3
        mark.write_text(json.dumps({**facts, "newest_spend": 2}))
        found = {one.name: one.text for one in verify_workspace(path).findings if not one.ok}
        assert set(found) == {"anchor"}
