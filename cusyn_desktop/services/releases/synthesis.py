"""One synthesis: reserve, commit, open the rows, draw, store."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.engine import pipelines
from cusyn_desktop.engine.generate import generate, row_sampler
from cusyn_desktop.engine.noise import NoiseSource, OpenDPNoise
from cusyn_desktop.errors import (
    BudgetError,
    BudgetExceededError,
    CuSynError,
    EngineError,
    InputError,
    JobCancelled,
    ModelTooLargeError,
    StoreError,
)
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import spend_for
from cusyn_desktop.services.history import spend_summary
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.releases import archive
from cusyn_desktop.services.releases.releases import release_summary
from cusyn_desktop.services.releases.room import require_room
from cusyn_desktop.services.releases.table_files import table_bytes
from cusyn_desktop.services.requests.case import Case, case_of, known_rows, plan_for, rows_to_make
from cusyn_desktop.services.requests.deciding import sentence_of
from cusyn_desktop.services.requests.forecasting import foreseen
from cusyn_desktop.services.requests.pace import Pace
from cusyn_desktop.services.tables.private_file import check_file, open_rows
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.measurements import StoredMeasurement
from cusyn_desktop.store.releases import NewRelease, PackedTable

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.engine.measurement import Measurement
    from cusyn_desktop.engine.pipelines import SynthesisResult
    from cusyn_desktop.engine.plan import SynthesisPlan
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records import ForecastSummary, ReleaseSummary
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.spends import Spend
    from cusyn_desktop.store.workspace import Store

log = logging.getLogger(__name__)

STEPS = (
    "reserve",
    "open",
    "measure_first",
    "select_and_measure",
    "measure_interest",
    "fit",
    "generate",
    "store",
)
"""Keys of the stages in their order. The engine may go to and fro between the four that it reports.

`detail` of "reserve" and "open" is the `SpendSummary`, of the engine's steps the `RoundReport`, of "store"
the `ReleaseSummary`.
"""

_REASONS: tuple[tuple[type[Exception], str], ...] = (
    (InputError, "the private file could not be read"),
    (ModelTooLargeError, "the model grew too large"),
    (MemoryError, "the memory of this computer did not suffice"),
    (StoreError, "the release could not be stored"),
    (BudgetError, "a step asked for more than was reserved"),
    (EngineError, "the synthesis could not be carried out"),
)
"""What the ledger says of a failed run: fixed sentences, so that none can quote the rows."""
_BUG = "a fault of the program"


def synthesise(
    workspace: Workspace,
    request: Request,
    *,
    accept_less: bool = False,
    token: str | None = None,
    noise: NoiseSource | None = None,
    control: RunControl,
) -> ReleaseSummary:
    """Spend the grant and make a synthetic table.

    Whatever happens once the rows are opened (an error, a cancel, a crash), the spend stands. A cancel is
    heard until the release is about to be stored; after that it comes too late, and the release stays.

    Args:
        workspace: Where it is spent and stored.
        request: What is asked.
        accept_less: Whether a reduced grant may be spent.
        token: Makes a repeated call harmless (a double click): the same token is spent once.
        noise: Source of all noise; None takes the product's own.
        control: Progress and cancel.

    Raises:
        MissingRightError: An analyst asked for somebody else, or an auditor asked at all. Nothing is spent.
        InputError: The request cannot be used, or the file is missing or changed. Nothing is spent.
        BudgetExceededError: The decision is refused, or reduced and not accepted. Nothing is spent.
        ModelTooLargeError: The model does not fit. Nothing is spent.
        StoreError: The workspace cannot be written, or its disk is nearly full. Nothing is spent.
        EngineError: The run failed after the rows were opened; the spend stands.
        JobCancelled: A person stopped the run; the spend stands if the rows were opened.
    """
    actor = workspace.actor
    with workspace.store(Right.SYNTHESISE) as store, _locked(workspace, token) as lock:
        earlier = next((one for one in store.ledger.all() if one.token == lock.token), None)
        if earlier is not None:
            return _repeated(store, actor, spend_for(store, actor, earlier.label))
        case = case_of(store, actor, request)
        granted = _consented(case, accept_less=accept_less)
        plan = plan_for(store, case, granted)
        rows = known_rows(store, case)
        expected = foreseen(plan, case, rows=rows)
        check_private_file(case.dataset, actor)
        require_room(workspace.path, case, expected, rows=rows)
        control.checkpoint(0.0, "reserve")
        spend = store.ledger.reserve(_order(case, granted), run=lock)
        pace = Pace.of(case, rows=rows, seconds=expected.seconds)
        run = _Run(store, actor, case, plan, expected, pace, spend, noise or OpenDPNoise(), control)
        with run.ending():
            made = run.carry_out()
        with suppress(JobCancelled):  # too late: the release is there
            control.checkpoint(1.0, "store", made)
        return made


@dataclass(frozen=True, slots=True)
class _Run:
    """A spend that was reserved, and everything that is needed to carry it out."""

    store: Store
    actor: Actor
    case: Case
    plan: SynthesisPlan
    foreseen: ForecastSummary
    pace: Pace
    spend: Spend
    noise: NoiseSource
    control: RunControl

    def carry_out(self) -> ReleaseSummary:
        """Open the rows, draw, and store the release."""
        self._report(0.01, "reserve")
        self.store.ledger.mark_opened(self.spend.id)
        self._report(self.pace.opened, "open")
        result = self._measure()
        release = self._made(result)
        self.control.checkpoint()  # the last moment at which a cancel is heard
        self.store.ledger.mark_released(self.spend.id, release)
        return release_summary(self.store, self.actor, self.spend.label)

    def _measure(self) -> SynthesisResult:
        """The only part that sees the rows; they are let go when it ends."""
        pace, control = self.pace, self.control
        table = open_rows(
            self.case.dataset, key=self.store.fingerprint_key, control=control.part(pace.opened, pace.read)
        )
        return pipelines.synthesise(
            self.plan,
            counts=TableCounts(table),
            noise=self.noise,
            spender=RunBudget(self.spend.granted),
            control=control.part(pace.read, pace.fitted),
        )

    def _n_rows(self, result: SynthesisResult) -> int:
        """As asked, else the public number, else the noisy one."""
        return rows_to_make(self.case) or max(1, round(result.model.total))

    def _made(self, result: SynthesisResult) -> NewRelease:
        """The synthetic table and what is kept beside it, ready to be stored."""
        pace, control, sampler = self.pace, self.control, row_sampler()
        codes = generate(
            result.model, self._n_rows(result), sampler, control=control.part(pace.fitted, pace.drawn)
        )
        writing = control.part(pace.drawn, pace.written)
        csv, is_plain = table_bytes(self.case.schema, codes, sampler=sampler, control=writing)
        control.checkpoint(pace.written, "store")
        summary = RunSummary.of(result, foreseen=self.foreseen, sources=self.case.sources, plain=is_plain)
        return NewRelease(
            n_rows=len(codes[0]),
            table=PackedTable.of(csv, control=control),
            model=archive.pack(result.model, codes, control=control),
            summary=summary.model_dump_json(),
            measurements=tuple(_stored(one) for one in result.measurements),
        )

    def _report(self, fraction: float, step: str) -> None:
        self.control.checkpoint(fraction, step, spend_summary(self.store, self.actor, self.spend.id))

    @contextmanager
    def ending(self) -> Iterator[None]:
        """Write down how a run ended that made no release; its spend stands.

        An analyst hears what the ledger says, and no more.

        Raises:
            EngineError: Memory ran out, or an analyst asked.
            CuSynError: What went wrong, with the sentence that the spend stands.
        """
        ledger, spend = self.store.ledger, self.spend
        try:
            yield
        except JobCancelled:
            ledger.mark_cancelled(spend.id)
            raise
        except (CuSynError, MemoryError) as error:
            ledger.mark_failed(spend.id, reason=_reason(error))
            raise _told(error, spend, self.actor) from error
        except BaseException:
            ledger.mark_failed(spend.id, reason=_BUG)
            raise


def _locked(workspace: Workspace, token: str | None) -> RunLock:
    return RunLock(workspace.path, token or secrets.token_hex(16))


def check_private_file(dataset: Dataset, actor: Actor) -> None:
    """Make sure that the private file is there; an analyst is not told where it lies.

    Raises:
        InputError: It is missing, cannot be read, or was changed.
    """
    try:
        check_file(dataset)
    except InputError as error:
        if actor.may(Right.IMPORT):
            raise
        raise InputError(
            f"The file of {dataset.name} cannot be used as it is. Tell the custodian. Nothing was spent.",
            dataset=dataset.name,
        ) from error


def _consented(case: Case, *, accept_less: bool) -> int:
    """What may be spent, in pico-rho.

    Raises:
        BudgetExceededError: It is refused, or less than was asked and that was not accepted.
    """
    decision = case.decision
    if decision.granted is None or (decision.granted < decision.asked and not accept_less):
        raise BudgetExceededError(sentence_of(case), decision=decision)
    return decision.granted


def _order(case: Case, granted: int) -> Order:
    return Order(
        dataset=case.dataset.id,
        user=case.user.id,
        asked=case.decision.asked,
        smallest=case.decision.smallest,
        granted=granted,
        request=case.recipe,
        sources=case.sources,
    )


def _repeated(store: Store, actor: Actor, earlier: Spend) -> ReleaseSummary:
    """The release of a call that is repeated with its token.

    Raises:
        BudgetError: That run ended without one.
    """
    if earlier.state is not SpendState.RELEASED:
        raise BudgetError(
            f"{earlier.label} was this request, and it is {earlier.state}. Ask anew to run again."
        )
    return release_summary(store, actor, earlier.label)


def _stored(one: Measurement) -> StoredMeasurement:
    return StoredMeasurement(
        clique=one.clique,
        kind=one.kind,
        purpose=one.purpose,
        sigma=one.sigma,
        pico_rho=one.pico_rho,
        values=one.values,
    )


def _reason(error: Exception) -> str:
    return next((reason for kind, reason in _REASONS if isinstance(error, kind)), _BUG)


def _told(error: Exception, spend: Spend, actor: Actor) -> CuSynError:
    """The same error, saying that the spend stands; an analyst is told its number and a fixed sentence."""
    stands = f"{spend.label} stays spent."
    if not actor.sees_everybody:
        return EngineError(f"{spend.label} failed: {_reason(error)}. {stands} Tell the custodian.")
    if isinstance(error, CuSynError):
        return type(error)(f"{error} {stands}", **error.details)
    return EngineError(
        f"The memory of this computer does not suffice. Ask for fewer rows or queries. {stands}"
    )
