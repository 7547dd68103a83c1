"""The ledger: budget is spent in a committed transaction before the rows are opened, and never comes back.

    reserve -> mark_opened -> mark_released | mark_failed | mark_cancelled

Only a spend that never opened the rows may be voided.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cusyn_desktop.budget.evaluator import BudgetRequest, Decision, Limits, Outcome, budget_eval
from cusyn_desktop.budget.ledger import SpendState, check_step, is_running, state_after_crash
from cusyn_desktop.errors import BudgetError, BudgetExceededError, InputError, StoreError
from cusyn_desktop.store import exposure, spends
from cusyn_desktop.store.canonical import sha256_of
from cusyn_desktop.store.datasets import Dataset, Datasets
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.file import locks
from cusyn_desktop.store.limits import dataset_limit, user_limit, workspace_limit
from cusyn_desktop.store.names import checked_reason
from cusyn_desktop.store.numbers import newest_number
from cusyn_desktop.store.pools import Pools
from cusyn_desktop.store.releases import NewRelease, insert_release
from cusyn_desktop.store.session import SYSTEM, Entry, Session
from cusyn_desktop.store.spends import Spend, label_of
from cusyn_desktop.store.users import User, Users


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What a person consented to.

    Attributes:
        dataset: Number of the dataset.
        user: Number of the user who will receive the table.
        asked: What was asked, in pico-rho.
        smallest: The smallest budget that is still of use, in pico-rho.
        granted: What BudgetEval granted when the person consented, in pico-rho.
        request: What was asked, in canonical JSON; an identical request has the same.
        sources: Spends whose measurements are used again.
    """

    dataset: int
    user: int
    asked: int
    smallest: int
    granted: int
    request: str
    sources: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Recovery:
    """What a start found of runs that are gone.

    Attributes:
        failed: Spends that had opened the rows and are failed now; they stay spent.
        voidable: Reservations that never opened the rows; the custodian may void them.
    """

    failed: tuple[Spend, ...]
    voidable: tuple[Spend, ...]


class Ledger:
    """Reads and writes spends."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._datasets = Datasets(session)
        self._users = Users(session)
        self._pools = Pools(session)

    def all(self) -> tuple[Spend, ...]:
        """All spends in the order they were reserved."""
        return spends.all_spends(self._session)

    def get(self, spend: int) -> Spend:
        """One spend by its number.

        Raises:
            InputError: There is none of that number.
        """
        return spends.spend_by_id(self._session, spend)

    def of_request(self, request: str) -> tuple[Spend, ...]:
        """Earlier spends of an identical request; a released one can be had again for free."""
        return spends.spends_of_request(self._session, sha256_of(request))

    def sources(self, dataset: int, *, user: int | None = None) -> tuple[int, ...]:
        """Releases of a dataset whose measurements can be used again: a user's own, or everybody's."""
        return exposure.sources_of(self._session, dataset, user=user)

    def exposure(self, *, dataset: int, user: int, sources: tuple[int, ...]) -> int:
        """What a user's pool would pay for measurements of others that they never received, in pico-rho.

        Raises:
            InputError: A source is no release of the dataset.
        """
        with self._session.reading():
            exposure.check_sources(self._session, dataset, sources)
            return sum(exposure.first_received(self._session, user, sources).values())

    def newest_number(self, *, until: int) -> int:
        """The largest number that a spend was given when the log had a certain length, lost ones included."""
        return newest_number(self._session.db, until=until)

    def limits(self, *, dataset: int, user: int) -> Limits:
        """The four limits as they are now.

        Raises:
            InputError: There is no such dataset or user, or the user was not granted the dataset.
        """
        with self._session.reading():
            return self._limits(*self._parties(dataset, user))

    def reserve(self, order: Order, *, run: locks.RunLock) -> Spend:
        """Spend a grant, in one transaction which reads the limits, decides and charges.

        The token of the run makes a repeated call harmless: the spend that it reserved comes back.

        Args:
            order: What the person consented to.
            run: The lock of the run, held by the caller until the run has ended.

        Raises:
            InputError: A number, name or source cannot be used, or the token belongs to another request.
            BudgetExceededError: What was consented to is no longer granted; see `decision` in the details.
            StoreTamperedError: The workspace is an older copy. Nothing is spent in any of these cases.
        """
        if not run.held:
            raise StoreError("A run reserves while it holds its lock; this is a fault of the program.")
        with self._session.entry(Event.SPEND_RESERVED) as entry:
            self._session.require_newest()
            known = spends.spend_by_token(self._session, run.token)
            if known is not None:
                return _same_order(known, order)
            dataset, user = self._parties(order.dataset, order.user)
            exposure.check_sources(self._session, dataset.id, order.sources)
            fresh = exposure.first_received(self._session, user.id, order.sources)
            decision = budget_eval(
                BudgetRequest(asked=order.asked, smallest=order.smallest, exposure=sum(fresh.values())),
                self._limits(dataset, user),
            )
            _check_consent(order, decision)
            number = newest_number(self._session.db, until=entry.seq) + 1
            spend = _insert_spend(entry, number, order, run.token, fresh)
            charges = _insert_charges(entry, spend, dataset, user, granted=order.granted, fresh=fresh)
            entry.insert("spend_states", spend=spend, state=SpendState.RESERVED, reason="")
            self._tell(entry, spend, dataset, user, decision=decision, charges=charges)
        return self.get(spend)

    def mark_opened(self, spend: int) -> Spend:
        """Write down that the rows are about to be opened. Only afterwards may they be read.

        Raises:
            BudgetError: The spend is not reserved any more.
        """
        return self._step(spend, SpendState.OPENED, Event.ROWS_OPENED, actor=SYSTEM)

    def mark_released(self, spend: int, release: NewRelease) -> Spend:
        """Store the release with its measurements. Only afterwards may it be shown.

        Raises:
            BudgetError: The spend has not opened the rows, or has ended.
        """
        with self._session.entry(Event.RELEASE_STORED, actor=SYSTEM) as entry:
            now = self._check_step(spend, SpendState.RELEASED)
            insert_release(entry, spend, release)
            self._enter(entry, now, SpendState.RELEASED, "")
        return self.get(spend)

    def mark_failed(self, spend: int, *, reason: str) -> Spend:
        """End a run that went wrong; it stays spent.

        Args:
            spend: Its number.
            reason: A fixed public sentence or code, nothing that was read from the rows.

        Raises:
            BudgetError: The spend has ended already.
        """
        return self._step(
            spend, SpendState.FAILED, Event.RUN_FAILED, reason=checked_reason(reason), actor=SYSTEM
        )

    def mark_cancelled(self, spend: int, *, reason: str = "stopped by a person") -> Spend:
        """End a run that somebody stopped; it stays spent.

        Raises:
            BudgetError: The spend has ended already.
        """
        return self._step(spend, SpendState.CANCELLED, Event.RUN_CANCELLED, reason=checked_reason(reason))

    def void(self, spend: int, *, reason: str) -> Spend:
        """Take back a spend that provably never opened the rows.

        Raises:
            InputError: There is no such spend, or the reason is empty.
            BudgetError: The rows were opened, the run goes on, or an older copy was accepted since.
            StoreTamperedError: The workspace is an older copy: nobody can tell what became of the spend.
        """
        why = checked_reason(reason)
        with self._session.entry(Event.SPEND_VOIDED) as entry:
            self._session.require_newest()
            now = self._check_step(spend, SpendState.VOIDED)
            if locks.is_running(self._session.path, now.token):
                raise BudgetError(f"{now.label} is running. Cancel the run first.", spend=now.label)
            if self._session.row(
                "SELECT 1 FROM recoveries WHERE entry > (SELECT entry FROM spends WHERE id = ?)", spend
            ):
                raise BudgetError(
                    f"{now.label} stays spent: an older copy was accepted since, so nobody can tell whether "
                    "it opened the rows.",
                    spend=now.label,
                )
            self._enter(entry, now, SpendState.VOIDED, why)
        return self.get(spend)

    def recover(self) -> Recovery:
        """Find the runs whose process is gone: those that had opened the rows fail, and stay spent."""
        gone = [one for one in self.all() if is_running(one.state) and not self._lives(one)]
        failed = [
            one.id for one in gone if state_after_crash(one.state) is SpendState.FAILED and self._bury(one)
        ]
        voidable = [one.id for one in gone if one.state is SpendState.RESERVED]
        return Recovery(tuple(map(self.get, failed)), tuple(map(self.get, voidable)))

    def _lives(self, spend: Spend) -> bool:
        return locks.is_running(self._session.path, spend.token)

    def _bury(self, spend: Spend) -> bool:
        """Mark a run as failed unless another window was faster."""
        with self._session.entry(Event.RUN_FAILED, actor=SYSTEM) as entry:
            if self.get(spend.id).state is not spend.state:
                return False
            self._enter(entry, spend, SpendState.FAILED, "the program ended during the run")
        return True

    def _step(
        self, spend: int, state: SpendState, event: Event, *, reason: str = "", actor: str = ""
    ) -> Spend:
        with self._session.entry(event, actor=actor) as entry:
            self._enter(entry, self._check_step(spend, state), state, reason)
        return self.get(spend)

    def _check_step(self, spend: int, state: SpendState) -> Spend:
        now = self.get(spend)
        check_step(spends.states_of(self._session, spend), state)
        return now

    def _enter(self, entry: Entry, spend: Spend, state: SpendState, reason: str) -> None:
        entry.insert("spend_states", spend=spend.id, state=state, reason=reason)
        dataset, user = self._datasets.get(spend.dataset), self._users.get(spend.user)
        entry.tell(release=spend.label, dataset=dataset.name, user=user.name)
        if reason:
            entry.tell(reason=reason)
        if state is not SpendState.OPENED and state is not SpendState.RELEASED:
            entry.tell(pico_rho=spend.granted, delta=dataset.delta)

    def _parties(self, dataset: int, user: int) -> tuple[Dataset, User]:
        what, who = self._datasets.get(dataset), self._users.get(user)
        if not who.may_ask_for(what.id):
            raise InputError(f"{who.name} was not granted {what.name}.", user=who.name, dataset=what.name)
        return what, who

    def _limits(self, dataset: Dataset, user: User) -> Limits:
        per_synthesis = (workspace_limit(self._session), dataset_limit(self._session, dataset.id))
        return Limits(
            per_synthesis=min((one for one in per_synthesis if one is not None), default=None),
            per_request=user_limit(self._session, user.id),
            dataset_pool=self._pools.get(dataset.pool).budget.remaining,
            user_pool=None if user.pool is None else self._pools.get(user.pool).budget.remaining,
        )

    def _tell(
        self,
        entry: Entry,
        spend: int,
        dataset: Dataset,
        user: User,
        *,
        decision: Decision,
        charges: Mapping[int, int],
    ) -> None:
        """Say in the log who spends how much of what, and what that leaves."""
        after = {str(pool): self._pools.get(pool).budget for pool in charges}
        entry.tell(release=label_of(spend), dataset=dataset.name, user=user.name, pico_rho=decision.granted)
        entry.tell(
            delta=dataset.delta, asked=decision.asked, exposure=decision.exposure, outcome=decision.outcome
        )
        entry.tell(
            binding=list(decision.binding), charges={str(pool): paid for pool, paid in charges.items()}
        )
        entry.tell(left={pool: {"pico_rho": one.left, "total": one.total} for pool, one in after.items()})


def _same_order(known: Spend, order: Order) -> Spend:
    """The spend of a repeated call.

    Raises:
        InputError: The token belongs to another request.
    """
    same = (known.dataset, known.user, known.granted, known.request_sha256)
    if same != (order.dataset, order.user, order.granted, sha256_of(order.request)):
        raise InputError("This token was used for another request. Nothing was spent.", spend=known.label)
    return known


def _check_consent(order: Order, decision: Decision) -> None:
    """Refuse what nobody consented to.

    Raises:
        BudgetExceededError: The grant is not what it was when the person consented.
    """
    if decision.outcome is Outcome.REFUSED:
        raise BudgetExceededError(
            "Too little budget is left for this request. Nothing was spent.", decision=decision
        )
    if decision.granted != order.granted:
        raise BudgetExceededError(
            "What can be granted has changed since it was shown. See the new decision. Nothing was spent.",
            decision=decision,
        )


def _insert_spend(entry: Entry, number: int, order: Order, token: str, fresh: Mapping[int, int]) -> int:
    spend = entry.insert(
        "spends",
        id=number,
        token=token,
        dataset=order.dataset,
        user=order.user,
        asked=order.asked,
        smallest=min(order.smallest, order.asked),
        granted=order.granted,
        exposure=sum(fresh.values()),
        request=order.request,
        request_sha256=sha256_of(order.request),
    )
    for source in fresh:
        entry.insert("exposures", spend=spend, source=source)
    return spend


def _insert_charges(
    entry: Entry, spend: int, dataset: Dataset, user: User, *, granted: int, fresh: Mapping[int, int]
) -> dict[int, int]:
    """Charge the pools and return what each of them paid."""
    entry.insert("charges", spend=spend, pool=dataset.pool, kind="spend", pico_rho=granted)
    if user.pool is None:
        return {dataset.pool: granted}
    entry.insert("charges", spend=spend, pool=user.pool, kind="spend", pico_rho=granted)
    received = sum(fresh.values())
    if received:
        entry.insert("charges", spend=spend, pool=user.pool, kind="exposure", pico_rho=received)
    return {dataset.pool: granted, user.pool: granted + received}
