"""What accepting an older copy would charge is told before, and is then what it charges."""

import shutil
from pathlib import Path

import pytest

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.recovery import Witness
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import add_dataset, add_user, order, reserve


@pytest.fixture
def old(path: Path, tmp_path: Path) -> Path:
    """A copy from before a spend of 70, put back."""
    with Store.create(path) as store:
        add_dataset(store)
        add_user(store, pico_rho=600)
    shutil.copy(path, tmp_path / "old")
    with Store.open(path) as store:
        reserve(store, order(70), "a")
    shutil.copy(tmp_path / "old", path)
    return path


def test_what_is_foreseen_is_what_happens(old: Path) -> None:
    witness = Witness(source="package R-09", kind=PoolKind.DATASET, name="Survey", pico_rho=250)
    with Store.open(old) as store:
        before = store.audit.head()
        foreseen = {one.pool.id: one.pico_rho for one in store.foresee_copy(witnesses=[witness]).pools}
        assert all(one.is_proven for one in store.foresee_copy().pools)
        assert store.audit.head() == before
        assert foreseen == {1: 250, 2: 70} == store.accept_copy(reason="moved", witnesses=[witness])


def test_of_the_newest_copy_there_is_nothing_to_foresee(path: Path) -> None:
    with Store.create(path) as store:
        add_dataset(store)
        with pytest.raises(InputError, match="nothing to accept"):
            store.foresee_copy()
