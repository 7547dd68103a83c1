"""Registered tables; the same rows have one pool."""

import hashlib

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.datasets import NewDataset
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import DELTA, add_dataset


def test_what_was_registered(store: Store) -> None:
    dataset = add_dataset(store, " Survey ", per_synthesis=200)

    assert (dataset.id, dataset.name, dataset.pool, dataset.delta) == (1, "Survey", 1, DELTA)
    assert (dataset.per_synthesis, dataset.rows_per_person, dataset.approx_rows) == (200, 1, 10_000)
    assert dataset.schema_sha256 == hashlib.sha256(dataset.schema_json.encode()).hexdigest()
    assert store.datasets.all() == (dataset,) == (store.datasets.named("Survey"),)
    facts = store.audit.entries()[-1].facts
    assert (facts["fingerprint"], facts["schema_sha256"]) == (dataset.fingerprint, dataset.schema_sha256)
    assert dataset.path not in str(facts)


def test_unknown(store: Store) -> None:
    with pytest.raises(InputError, match=r"no dataset 1\. There is: none yet"):
        store.datasets.get(1)
    add_dataset(store)
    with pytest.raises(InputError, match=r"no dataset Sruvey\. There is: Survey"):
        store.datasets.named("Sruvey")


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "x" * 201, "\udc80"])
def test_names_that_cannot_be_used(store: Store, name: str) -> None:
    with pytest.raises(InputError, match="name of a dataset"):
        add_dataset(store, name)


def test_a_name_is_taken_once(store: Store) -> None:
    add_dataset(store)
    with pytest.raises(InputError, match="Survey already"):
        add_dataset(store, rows="others")
    assert len(store.pools.all()) == 1


@pytest.mark.parametrize(
    ("wrong", "field"), [({"rows_per_person": 0}, "rows_per_person"), ({"approx_rows": 0}, "approx_rows")]
)
def test_numbers_out_of_range(store: Store, wrong: dict[str, int], field: str) -> None:
    new = {"name": "a", "path": "", "fingerprint": "", "file_sha256": "", "schema_json": "", "pico_rho": 1}
    with pytest.raises(InputError) as error:
        store.datasets.add(NewDataset(**new, delta=DELTA, **wrong))  # type: ignore[arg-type]
    assert error.value.details["field"] == field


class TestSameRows:
    def test_come_back_to_their_pool(self, store: Store) -> None:
        first = add_dataset(store)
        second = add_dataset(store, "Other name", rows="Survey", pico_rho=5000)

        assert second.pool == first.pool
        assert store.pools.get(1).budget.total == 1000
        assert store.audit.entries()[-1].facts["same_rows_as"] == "Survey"

    @pytest.mark.parametrize("fingerprint", ["rows of Survey", "new"])
    @pytest.mark.parametrize("file_sha256", ["file of Survey", "new"])
    def test_are_known_by_either_fingerprint(self, store: Store, fingerprint: str, file_sha256: str) -> None:
        first = add_dataset(store)

        found = store.datasets.with_same_rows(fingerprint=fingerprint, file_sha256=file_sha256)

        assert found == (None if fingerprint == file_sha256 == "new" else first)

    def test_keep_their_unit(self, store: Store) -> None:
        add_dataset(store, rows_per_person=3)
        with pytest.raises(InputError, match="with 3 rows per person"):
            add_dataset(store, "Other name", rows="Survey")


class TestLimitOfSharedPool:
    """Another name is no way round a limit."""

    @pytest.mark.parametrize("shared", [{"rows": "Survey"}, {"pool_of": "Survey"}])
    @pytest.mark.parametrize(
        ("asked", "holds", "said"),
        [(None, 300, "Survey"), (301, 300, "Survey"), (300, 300, None), (20, 20, None)],
    )
    def test_the_stricter_one_holds(
        self, store: Store, shared: dict[str, str], asked: int | None, holds: int, said: str | None
    ) -> None:
        add_dataset(store, per_synthesis=300)

        made = add_dataset(store, "Other name", per_synthesis=asked, **shared)  # type: ignore[arg-type]

        assert made.per_synthesis == holds
        facts = store.audit.entries()[-1].facts
        assert (facts["per_synthesis"], facts.get("limit_as_in")) == (holds, said)

    def test_a_lowered_one_and_that_of_any_dataset_of_the_pool(self, store: Store) -> None:
        add_dataset(store)
        add_dataset(store, "Second", rows="Survey", per_synthesis=300)
        store.datasets.lower_limit(2, pico_rho=200)

        assert add_dataset(store, "Third", rows="Survey").per_synthesis == 200

    def test_that_of_another_pool_does_not(self, store: Store) -> None:
        add_dataset(store, per_synthesis=300)
        assert add_dataset(store, "Census").per_synthesis is None

    def test_none_stays_none(self, store: Store) -> None:
        add_dataset(store)
        assert add_dataset(store, "Other name", rows="Survey").per_synthesis is None


class TestLimit:
    def test_goes_down(self, store: Store) -> None:
        add_dataset(store)
        assert store.datasets.lower_limit(1, pico_rho=300).per_synthesis == 300
        assert store.datasets.lower_limit(1, pico_rho=200).per_synthesis == 200
        assert store.audit.entries()[-1].facts["before"] == 300

    @pytest.mark.parametrize("pico_rho", [300, 301, 0, -5])
    def test_and_never_up(self, store: Store, pico_rho: int) -> None:
        add_dataset(store, per_synthesis=300)
        with pytest.raises(InputError, match="never raised"):
            store.datasets.lower_limit(1, pico_rho=pico_rho)

    def test_of_the_workspace(self, store: Store) -> None:
        add_dataset(store, per_synthesis=300)
        store.lower_limit(pico_rho=250)
        with pytest.raises(InputError):
            store.lower_limit(pico_rho=250)
        assert store.audit.entries()[-1].facts == {"before": None, "pico_rho": 250}


def test_a_file_that_moved(store: Store) -> None:
    add_dataset(store)

    assert store.datasets.move(1, path="/new/place.csv").path == "/new/place.csv"
    assert store.audit.entries()[-1].facts == {"dataset": "Survey"}
