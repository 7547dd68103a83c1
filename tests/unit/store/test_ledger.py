"""The ledger: what is reserved is spent, once, within every limit, and never comes back."""

import json
import sqlite3
from pathlib import Path

import pytest

from cusyn_desktop.budget.evaluator import Decision, LimitName, Limits, Outcome
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.errors import BudgetError, BudgetExceededError, InputError, StoreError
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import (
    POOL,
    add_dataset,
    add_user,
    measurement,
    new_release,
    opened,
    order,
    released,
    reserve,
)


def spent(store: Store, pool: int = 1) -> int:
    return store.pools.get(pool).budget.spent


@pytest.fixture
def ready(store: Store) -> Store:
    """A dataset with a pool of 1000 (number 1) and a user with one of 600 (number 2)."""
    add_dataset(store)
    add_user(store, pico_rho=600)
    return store


class TestLimits:
    def test_absent_limits_do_not_limit(self, store: Store) -> None:
        add_dataset(store)
        add_user(store)

        assert store.ledger.limits(dataset=1, user=1) == Limits(dataset_pool=POOL)

    def test_all_four(self, store: Store) -> None:
        add_dataset(store, per_synthesis=500)
        add_user(store, pico_rho=600, per_request=400)
        reserve(store, order(100), "a")

        assert store.ledger.limits(dataset=1, user=1) == Limits(
            per_synthesis=500, per_request=400, dataset_pool=900, user_pool=500
        )

    def test_a_closed_pool_holds_nothing(self, ready: Store) -> None:
        ready.pools.close(1, reason="enough")

        assert ready.ledger.limits(dataset=1, user=1).dataset_pool == 0

    def test_a_dataset_that_was_not_granted(self, ready: Store) -> None:
        ready.users.grant(1, ())

        with pytest.raises(InputError, match="Ana Ruiz was not granted Survey"):
            ready.ledger.limits(dataset=1, user=1)


class TestReserve:
    def test_charges_both_pools_and_tells_the_log(self, ready: Store) -> None:
        spend = reserve(ready, order(100), "a")

        assert (spend.label, spend.state, spend.granted) == ("R-01", SpendState.RESERVED, 100)
        assert (spent(ready, 1), spent(ready, 2)) == (100, 100)
        facts = ready.audit.entries()[-1].facts
        assert facts["charges"] == {"1": 100, "2": 100}
        assert facts["left"] == {
            "1": {"pico_rho": 900, "total": 1000},
            "2": {"pico_rho": 500, "total": 600},
        }
        assert (facts["release"], facts["user"], facts["pico_rho"]) == ("R-01", "Ana Ruiz", 100)

    def test_what_was_reserved_is_there_after_opening_again(self, ready: Store, path: Path) -> None:
        spend = reserve(ready, order(100), "a")
        ready.close()

        with Store.open(path) as again:
            assert again.ledger.get(spend.id) == spend
            assert spent(again) == 100

    def test_the_sum_of_a_pool_can_be_spent_to_the_last_unit(self, store: Store) -> None:
        add_dataset(store, pico_rho=300)
        add_user(store)
        for token in "abc":
            reserve(store, order(100), token)

        assert store.pools.get(1).budget.remaining == 0
        with pytest.raises(BudgetExceededError):
            reserve(store, order(1), "d")

    def test_the_same_token_is_spent_once(self, ready: Store) -> None:
        first = reserve(ready, order(100), "a")
        entries = len(ready.audit.entries())

        assert reserve(ready, order(100), "a") == first
        assert spent(ready) == 100
        assert len(ready.audit.entries()) == entries

    @pytest.mark.parametrize(
        "other", [order(99), order(100, request='{"other":1}'), order(100, dataset=2), order(100, user=2)]
    )
    def test_a_token_belongs_to_one_request(self, ready: Store, other: Order) -> None:
        add_dataset(ready, "Census")
        add_user(ready, "Ben Okafor")
        reserve(ready, order(100), "a")

        with pytest.raises(InputError, match="another request"):
            reserve(ready, other, "a")
        assert spent(ready) == 100

    def test_a_refusal_changes_nothing(self, ready: Store) -> None:
        before = ready.audit.head()

        with pytest.raises(BudgetExceededError) as error:
            reserve(ready, order(601, smallest=601), "a")

        decision = error.value.details["decision"]
        assert isinstance(decision, Decision)
        assert decision.outcome is Outcome.REFUSED
        assert decision.binding == (LimitName.USER_POOL,)
        assert ready.audit.head() == before
        assert ready.ledger.all() == ()

    def test_a_grant_that_shrank_since_the_consent(self, ready: Store) -> None:
        reserve(ready, order(500), "a")

        with pytest.raises(BudgetExceededError, match="has changed since") as error:
            reserve(ready, order(200), "b")
        decision = error.value.details["decision"]
        assert isinstance(decision, Decision)
        assert decision.granted == 100
        assert spent(ready) == 500

    def test_a_grant_that_grew_is_not_spent_without_consent(self, ready: Store) -> None:
        with pytest.raises(BudgetExceededError, match="has changed since"):
            reserve(ready, order(200, granted=150), "a")

    def test_a_reduced_grant_that_was_accepted(self, ready: Store) -> None:
        spend = reserve(ready, order(700, granted=600), "a")

        assert (spend.asked, spend.granted) == (700, 600)
        assert ready.audit.entries()[-1].facts["binding"] == ["user_pool"]

    def test_less_than_the_smallest_useful_budget_may_be_asked(self, ready: Store) -> None:
        assert reserve(ready, order(5, smallest=50), "a").smallest == 5

    def test_needs_the_lock_of_the_run(self, ready: Store, path: Path) -> None:
        with pytest.raises(StoreError, match="holds its lock"):
            ready.ledger.reserve(order(1), run=RunLock(path, "a"))

    @pytest.mark.parametrize(("dataset", "user", "text"), [(9, 1, "no dataset 9"), (1, 9, "no user 9")])
    def test_unknown_parties(self, ready: Store, dataset: int, user: int, text: str) -> None:
        with pytest.raises(InputError, match=text):
            reserve(ready, order(1, dataset=dataset, user=user), "a")


class TestExposure:
    """Measurements of others are paid by the user's pool, the first time they are received."""

    @pytest.fixture
    def two(self, ready: Store) -> Store:
        """Ana's release R-01 of 100; Ben has a pool of 300 (number 3)."""
        released(ready, order(100), "a")
        add_user(ready, "Ben Okafor", pico_rho=300)
        return ready

    def test_sources(self, two: Store) -> None:
        opened(two, order(1), "b")

        assert two.ledger.sources(1) == (1,)
        assert two.ledger.sources(1, user=1) == (1,)
        assert two.ledger.sources(1, user=2) == ()

    def test_ones_own_are_free(self, two: Store) -> None:
        assert two.ledger.exposure(dataset=1, user=1, sources=(1,)) == 0

    def test_others_are_charged_to_the_user_alone(self, two: Store) -> None:
        spend = reserve(two, order(50, user=2, sources=(1,)), "b")

        assert (spend.exposure, spend.sources) == (100, (1,))
        assert (spent(two, 1), spent(two, 3)) == (150, 150)

    def test_and_only_once(self, two: Store) -> None:
        reserve(two, order(50, user=2, sources=(1,)), "b")
        again = reserve(two, order(50, user=2, sources=(1,)), "c")

        assert (again.exposure, again.sources) == (0, ())
        assert spent(two, 3) == 200

    def test_a_voided_spend_received_nothing(self, two: Store) -> None:
        two.ledger.void(reserve(two, order(50, user=2, sources=(1,)), "b").id, reason="never started")

        assert two.ledger.exposure(dataset=1, user=2, sources=(1,)) == 100

    def test_a_failed_one_may_have(self, two: Store) -> None:
        opened_spend = opened(two, order(50, user=2, sources=(1,)), "b")
        two.ledger.mark_failed(opened_spend.id, reason="engine")

        assert two.ledger.exposure(dataset=1, user=2, sources=(1,)) == 0

    def test_the_users_limits_hold_grant_and_exposure(self, two: Store) -> None:
        with pytest.raises(BudgetExceededError, match="has changed since") as error:
            reserve(two, order(250, user=2, sources=(1,)), "b")
        decision = error.value.details["decision"]
        assert isinstance(decision, Decision)
        assert decision.granted == 200

    def test_a_user_without_a_pool_is_written_down_all_the_same(self, two: Store) -> None:
        add_user(two, "Chen Li")

        spend = reserve(two, order(50, user=3, sources=(1,)), "b")

        assert spend.exposure == 100
        assert two.ledger.exposure(dataset=1, user=3, sources=(1,)) == 0

    def test_only_releases_of_the_dataset(self, two: Store) -> None:
        add_dataset(two, "Census")

        with pytest.raises(InputError, match="R-01 is no release of this dataset"):
            two.ledger.exposure(dataset=2, user=1, sources=(1,))
        with pytest.raises(InputError, match="R-07 is no release"):
            reserve(two, order(1, sources=(7,)), "b")


class TestLife:
    def test_from_reserved_to_released(self, ready: Store) -> None:
        spend = reserve(ready, order(100), "a")
        assert spend.ended_at is None
        assert ready.ledger.mark_opened(spend.id).state is SpendState.OPENED

        ended = ready.ledger.mark_released(spend.id, new_release(60, 40))

        assert ended.state is SpendState.RELEASED
        assert ended.ended_at == ended.changed_at
        assert ready.releases.get(spend.id).csv_sha256 in str(ready.audit.entries()[-1].facts)
        assert [one.ordinal for one in ready.measurements.of(spend.id)] == [1, 2]

    def test_failed_and_cancelled_stay_spent(self, ready: Store) -> None:
        failed = ready.ledger.mark_failed(opened(ready, order(10), "a").id, reason="the engine failed")
        cancelled = ready.ledger.mark_cancelled(opened(ready, order(20), "b").id)

        assert (failed.state, failed.reason) == (SpendState.FAILED, "the engine failed")
        assert cancelled.state is SpendState.CANCELLED
        assert spent(ready) == 30

    def test_nothing_is_released_that_was_not_opened(self, ready: Store) -> None:
        spend = reserve(ready, order(10), "a")

        with pytest.raises(BudgetError, match="cannot become released"):
            ready.ledger.mark_released(spend.id, new_release())
        assert ready.releases.all() == ()

    def test_one_release_for_one_spend(self, ready: Store) -> None:
        spend = released(ready, order(10), "a")

        with pytest.raises(BudgetError, match="cannot become released"):
            ready.ledger.mark_released(spend.id, new_release())
        assert len(ready.releases.all()) == 1

    def test_measurements_that_cost_more_than_the_grant_are_refused(self, ready: Store) -> None:
        spend = opened(ready, order(10), "a")

        with pytest.raises(sqlite3.IntegrityError, match="more than was granted"):
            ready.ledger.mark_released(spend.id, new_release(6, 5))
        assert ready.ledger.get(spend.id).state is SpendState.OPENED
        assert ready.measurements.of(spend.id) == ()

    @pytest.mark.parametrize("end", ["opened", "released", "failed", "cancelled"])
    def test_what_opened_the_rows_cannot_be_voided(self, ready: Store, end: str) -> None:
        spend = opened(ready, order(10), "a")
        match end:
            case "released":
                ready.ledger.mark_released(spend.id, new_release())
            case "failed":
                ready.ledger.mark_failed(spend.id, reason="engine")
            case "cancelled":
                ready.ledger.mark_cancelled(spend.id)

        with pytest.raises(BudgetError, match="opened the private rows"):
            ready.ledger.void(spend.id, reason="please")
        assert spent(ready) == 10

    def test_a_reservation_can_be_voided_with_a_reason(self, ready: Store) -> None:
        spend = reserve(ready, order(10), "a")
        with pytest.raises(InputError, match="reason"):
            ready.ledger.void(spend.id, reason=" ")

        voided = ready.ledger.void(spend.id, reason="the program was closed")

        assert (voided.state, voided.reason) == (SpendState.VOIDED, "the program was closed")
        assert (spent(ready, 1), spent(ready, 2)) == (0, 0)
        facts = ready.audit.entries()[-1].facts
        assert (facts["release"], facts["pico_rho"]) == ("R-01", 10)
        with pytest.raises(BudgetError):
            ready.ledger.mark_opened(spend.id)

    def test_a_cancelled_reservation_can_be_voided(self, ready: Store) -> None:
        spend = reserve(ready, order(10), "a")
        ready.ledger.mark_cancelled(spend.id)

        assert ready.ledger.void(spend.id, reason="never opened").state is SpendState.VOIDED

    def test_not_while_it_runs(self, ready: Store, path: Path) -> None:
        with RunLock(path, "a") as run:
            spend = ready.ledger.reserve(order(10), run=run)
            with pytest.raises(BudgetError, match="R-01 is running"):
                ready.ledger.void(spend.id, reason="please")

    def test_an_unknown_spend(self, ready: Store) -> None:
        with pytest.raises(InputError, match="no spend R-05"):
            ready.ledger.mark_opened(5)


class TestRecover:
    def test_nothing_to_do(self, ready: Store) -> None:
        released(ready, order(1), "a")
        head = ready.audit.head()

        found = ready.ledger.recover()

        assert (found.failed, found.voidable) == ((), ())
        assert ready.audit.head() == head

    def test_a_run_that_is_gone_failed_and_stays_spent(self, ready: Store) -> None:
        opened(ready, order(10), "a")

        (failed,) = ready.ledger.recover().failed

        assert failed.state is SpendState.FAILED
        assert "the program ended" in failed.reason
        assert spent(ready) == 10
        assert ready.audit.entries()[-1].actor == "system"

    def test_a_reservation_is_left_to_the_custodian(self, ready: Store) -> None:
        reserve(ready, order(10), "a")

        found = ready.ledger.recover()

        assert found.failed == ()
        assert [one.state for one in found.voidable] == [SpendState.RESERVED]
        assert spent(ready) == 10

    def test_a_run_that_goes_on_is_left_alone(self, ready: Store, path: Path) -> None:
        with RunLock(path, "a") as run:
            spend = ready.ledger.reserve(order(10), run=run)
            ready.ledger.mark_opened(spend.id)
            with Store.open(path) as second_window:
                assert second_window.ledger.recover().failed == ()
            assert ready.ledger.mark_released(spend.id, new_release()).state is SpendState.RELEASED

    def test_two_windows_that_start_at_once(
        self, ready: Store, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        opened(ready, order(10), "a")
        stale = ready.ledger.all()
        with Store.open(path) as second_window:
            assert len(second_window.ledger.recover().failed) == 1

        monkeypatch.setattr(ready.ledger, "all", lambda: stale)

        assert ready.ledger.recover().failed == ()


class TestRequests:
    def test_an_identical_request_is_found(self, ready: Store) -> None:
        first = released(ready, order(10, request='{"q":1}'), "a")
        released(ready, order(10, request='{"q":2}'), "b")

        assert ready.ledger.of_request('{"q":1}') == (first,)


class TestTriggers:
    """The rules hold even where the code has a bug: rows put in by hand are refused."""

    @pytest.fixture
    def db(self, ready: Store) -> sqlite3.Connection:
        reserve(ready, order(100), "a")
        db = ready._session.db
        db.execute("BEGIN IMMEDIATE")
        return db

    def entry(self, db: sqlite3.Connection) -> int:
        return int(db.execute("SELECT MAX(seq) + 1 FROM audit").fetchone()[0])

    def spend(self, db: sqlite3.Connection, **changes: object) -> None:
        row = {
            "entry": self.entry(db),
            "token": "z",
            "dataset": 1,
            "user": 1,
            "asked": 10,
            "smallest": 1,
            "granted": 10,
            "exposure": 0,
            "request": "{}",
            "request_sha256": "",
        } | changes
        names = ", ".join(row)
        db.execute(f"INSERT INTO spends ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))

    def charge(self, db: sqlite3.Connection, spend: int, pool: int, pico_rho: int) -> None:
        db.execute(
            "INSERT INTO charges (entry, spend, pool, kind, pico_rho) VALUES (?, ?, ?, 'spend', ?)",
            (self.entry(db), spend, pool, pico_rho),
        )

    def enter(self, db: sqlite3.Connection, spend: int, state: str) -> None:
        db.execute(
            "INSERT INTO spend_states (entry, spend, state, reason) VALUES (?, ?, ?, 'by hand')",
            (self.entry(db), spend, state),
        )

    def test_pool(self, db: sqlite3.Connection) -> None:
        self.spend(db)
        with pytest.raises(sqlite3.IntegrityError, match="above what is left"):
            self.charge(db, 2, 1, 901)
        self.charge(db, 2, 1, 900)

    def test_closed_pool(self, db: sqlite3.Connection) -> None:
        db.execute(
            "INSERT INTO pool_closures (entry, pool, reason) VALUES (?, 1, 'enough')", (self.entry(db),)
        )
        self.spend(db)
        with pytest.raises(sqlite3.IntegrityError, match="closed"):
            self.charge(db, 2, 1, 10)

    def test_a_charge_cannot_be_added_later(self, db: sqlite3.Connection) -> None:
        with pytest.raises(sqlite3.IntegrityError, match="before it counts"):
            self.charge(db, 1, 1, 10)

    def test_per_request_counts_exposure(self, db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO limits (entry, user, pico_rho) VALUES (?, 1, 15)", (self.entry(db),))
        self.spend(db, token="y", exposure=5)
        with pytest.raises(sqlite3.IntegrityError, match="limit of one request"):
            self.spend(db, exposure=6)

    @pytest.mark.parametrize("dataset", [1, None])
    def test_per_synthesis_of_dataset_or_workspace(self, db: sqlite3.Connection, dataset: int | None) -> None:
        db.execute(
            "INSERT INTO limits (entry, dataset, pico_rho) VALUES (?, ?, 9)", (self.entry(db), dataset)
        )
        with pytest.raises(sqlite3.IntegrityError, match="limit of one synthesis"):
            self.spend(db)

    def test_token(self, db: sqlite3.Connection) -> None:
        with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
            self.spend(db, token="a")

    def test_a_spend_is_not_reserved_without_its_charges(self, db: sqlite3.Connection) -> None:
        self.spend(db)
        with pytest.raises(sqlite3.IntegrityError, match="dataset is not charged"):
            self.enter(db, 2, "reserved")
        self.charge(db, 2, 1, 10)
        with pytest.raises(sqlite3.IntegrityError, match="user is not charged"):
            self.enter(db, 2, "reserved")
        self.charge(db, 2, 2, 10)
        self.enter(db, 2, "reserved")

    @pytest.mark.parametrize("state", ["reserved", "released"])
    def test_states_in_order(self, db: sqlite3.Connection, state: str) -> None:
        with pytest.raises(sqlite3.IntegrityError, match=r"cannot go to this state|UNIQUE"):
            self.enter(db, 1, state)

    def test_no_release_without_its_table(self, db: sqlite3.Connection) -> None:
        self.enter(db, 1, "opened")
        with pytest.raises(sqlite3.IntegrityError, match="nothing was released"):
            self.enter(db, 1, "released")

    def test_no_void_after_opening(self, db: sqlite3.Connection) -> None:
        self.enter(db, 1, "opened")
        self.enter(db, 1, "failed")
        with pytest.raises(sqlite3.IntegrityError, match="that opened the rows stands"):
            self.enter(db, 1, "voided")

    def test_no_table_for_a_spend_that_was_not_opened(self, db: sqlite3.Connection) -> None:
        with pytest.raises(sqlite3.IntegrityError, match="needs a spend that was opened"):
            db.execute(
                "INSERT INTO releases (entry, spend, n_rows, csv_sha256, csv, model, summary) "
                "VALUES (?, 1, 1, ?, x'00', x'00', '{}')",
                (self.entry(db), "0" * 64),
            )
        with pytest.raises(sqlite3.IntegrityError, match="needs a spend that was opened"):
            db.execute(
                "INSERT INTO measurements "
                "(entry, spend, ordinal, clique, kind, purpose, sigma, pico_rho, cells) "
                "VALUES (?, 1, 1, '[0]', 'full', 'selected', 1, 1, x'00')",
                (self.entry(db),),
            )

    def test_a_row_belongs_to_the_entry_being_written(self, db: sqlite3.Connection) -> None:
        with pytest.raises(sqlite3.IntegrityError, match="audit entry that is being written"):
            self.spend(db, entry=1)

    def test_a_row_without_its_entry_is_not_committed(self, db: sqlite3.Connection) -> None:
        self.spend(db)
        with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
            db.execute("COMMIT")


def test_a_request_is_kept_as_it_was(ready: Store) -> None:
    request = json.dumps({"queries": [["age", "sex"]]})

    assert reserve(ready, order(1, request=request), "a").request == request


def test_measurements_come_back_exactly(ready: Store) -> None:
    released(ready, order(10), "a")

    (stored,) = ready.measurements.of(1)

    wanted = measurement(1)
    assert (stored.clique, stored.sigma, stored.spend) == (wanted.clique, wanted.sigma, 1)
    assert stored.values.tolist() == wanted.values.tolist()
    assert not stored.values.flags.writeable
