# ruff: noqa: ARG002 - fakes keep the signatures of what they stand for
"""Services that answer from example records, so that tabs can be driven without a workspace."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount, smallest_useful_pico_rho
from cusyn_desktop.budget.evaluator import BudgetRequest, LimitName, Limits, budget_eval
from cusyn_desktop.budget.ledger import SpendState, is_running
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.pipelines.reports import RoundReport
from cusyn_desktop.errors import CuSynError, InputError, JobCancelled
from cusyn_desktop.services.records import (
    DatasetSummary,
    ErrorPoint,
    Evaluation,
    ForecastSummary,
    KnownTable,
    LimitStatus,
    ReleaseSummary,
    SpendSummary,
    UserSummary,
)
from cusyn_desktop.services.records.requests import NewUser, QuerySet, Request, Typed
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Calls, Importing, People, Spending
from tests.gui.office import facts

N_ROUNDS = 36


@dataclass
class Book:
    """What the fakes share and tests look into."""

    datasets: list[DatasetSummary] = field(default_factory=lambda: [facts.survey()])
    users: list[UserSummary] = field(default_factory=lambda: list(facts.users()))
    spends: list[SpendSummary] = field(default_factory=lambda: list(facts.spends()))
    known: list[KnownTable] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    error: CuSynError | None = None
    failure: CuSynError | None = None
    gate: threading.Event = field(default_factory=threading.Event)

    def user(self, name: str) -> UserSummary:
        return next(user for user in self.users if user.name == name)

    def replace_user(self, changed: UserSummary) -> UserSummary:
        self.users = [changed if user.name == changed.name else user for user in self.users]
        return changed

    def fail_if_asked(self) -> None:
        if self.error is not None:
            raise self.error


class FakeImporting(Importing):
    def __init__(self, book: Book) -> None:
        self.book = book

    def datasets(self, workspace: Workspace) -> tuple[DatasetSummary, ...]:
        return tuple(self.book.datasets)

    def move_dataset(
        self, workspace: Workspace, name: str, path: Path, control: RunControl
    ) -> DatasetSummary:
        self.book.fail_if_asked()
        moved = replace(self.book.datasets[0], file=path)
        self.book.datasets[0] = moved
        return moved


class FakePeople(People):
    def __init__(self, book: Book) -> None:
        self.book = book

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        return tuple(self.book.users)

    def add_user(self, workspace: Workspace, new: NewUser) -> UserSummary:
        if new.name in [user.name for user in self.book.users]:
            raise InputError(f"There is a user '{new.name}' already. Choose another name.", field="name")
        pool = None
        if new.epsilon is not None:
            asked_amount(new.epsilon, new.delta)
            pool = facts.pool(new.name, total=float(new.epsilon))
        limit = None if new.per_request is None else asked_amount(new.per_request, facts.DELTA)
        made = UserSummary(
            number=len(self.book.users) + 1,
            name=new.name,
            pool=pool,
            per_request=limit,
            datasets=new.datasets,
            query_sets=(),
            added_at=facts.AT,
            n_releases=0,
        )
        self.book.users.append(made)
        return made

    def grant_dataset(self, workspace: Workspace, *, user: str, dataset: str) -> UserSummary:
        now = self.book.user(user)
        return self.book.replace_user(replace(now, datasets=(*(now.datasets or ()), dataset)))

    def lower_limit(self, workspace: Workspace, *, user: str, per_request: Typed) -> UserSummary:
        now, limit = self.book.user(user), asked_amount(per_request, facts.DELTA)
        if now.per_request is not None and limit.pico_rho >= now.per_request.pico_rho:
            raise InputError("The new limit is not lower. Type a smaller number.", field="per_request")
        return self.book.replace_user(replace(now, per_request=limit))

    def save_queries(self, workspace: Workspace, *, user: str, queries: QuerySet) -> UserSummary:
        now = self.book.user(user)
        others = tuple(kept for kept in now.query_sets if kept.name != queries.name)
        kept = (queries,) if queries.queries else ()
        return self.book.replace_user(replace(now, query_sets=(*others, *kept)))


class FakeSpending(Spending):
    def __init__(self, book: Book) -> None:
        self.book = book

    def evaluate(self, workspace: Workspace, request: Request, *, with_forecast: bool) -> Evaluation:
        self.book.requests.append(request)
        self.book.fail_if_asked()
        dataset = self.book.datasets[0]
        return evaluation(request, dataset, self.book.user(request.user), with_forecast=with_forecast)

    def synthesise(
        self, workspace: Workspace, request: Request, *, accept_less: bool, token: str, control: RunControl
    ) -> ReleaseSummary:
        answer = self.evaluate(workspace, request, with_forecast=False)
        assert answer.granted is not None
        spend = self._reserve(request, answer, answer.granted)
        control.checkpoint(0.01, "reserve", spend)
        control.checkpoint(0.02, "open", self._set_state(SpendState.OPENED))
        try:
            self._run(request, answer.granted, control)
        except JobCancelled:
            self._set_state(SpendState.CANCELLED)
            raise
        release = ReleaseSummary(
            id=spend.id,
            spend=self._set_state(SpendState.RELEASED),
            engine=request.engine,
            n_rows=request.rows or 10_000,
            n_queries=len(request.queries),
            query_error=0.004,
            sha256="0" * 64,
        )
        control.checkpoint(1.0, "store", release)
        return release

    def known_tables(self, workspace: Workspace, *, dataset: str, user: str) -> tuple[KnownTable, ...]:
        return tuple(self.book.known)

    def spend(self, workspace: Workspace, spend_id: str) -> SpendSummary:
        return next(spend for spend in self.book.spends if spend.id == spend_id)

    def spends(self, workspace: Workspace) -> tuple[SpendSummary, ...]:
        return tuple(self.book.spends)

    def _run(self, request: Request, granted: BudgetAmount, control: RunControl) -> None:
        """All rounds at once; a closed gate stops the run half-way until it is opened or cancelled."""
        for number in range(1, N_ROUNDS + 1):
            control.checkpoint(
                0.02 + 0.8 * number / N_ROUNDS, _step(number), report(number, request, granted)
            )
            while number == N_ROUNDS // 2 and not self.book.gate.wait(0.01):
                control.checkpoint()
        if self.book.failure is not None:
            self._set_state(SpendState.FAILED)
            raise self.book.failure
        control.checkpoint(0.9, "fit")
        control.checkpoint(0.95, "generate")

    def _reserve(self, request: Request, answer: Evaluation, granted: BudgetAmount) -> SpendSummary:
        pool = self.book.datasets[0].pool
        assert answer.dataset_left is not None
        spend = SpendSummary(
            id=f"R-{10 + len(self.book.spends):02}",
            dataset=request.dataset,
            user=request.user,
            asked=answer.asked,
            granted=granted,
            exposure=BudgetAmount.of(0, facts.DELTA),
            state=SpendState.RESERVED,
            reason="",
            reserved_at=facts.AT + timedelta(milliseconds=100),
            ended_at=None,
            share=granted.pico_rho / pool.total.pico_rho,
            left_after=answer.dataset_left.pico_rho / pool.total.pico_rho,
            request=request,
        )
        self.book.spends.append(spend)
        return spend

    def _set_state(self, state: SpendState) -> SpendSummary:
        ended_at = None if is_running(state) else facts.AT + timedelta(seconds=10)
        self.book.spends[-1] = replace(self.book.spends[-1], state=state, ended_at=ended_at)
        return self.book.spends[-1]


def calls(book: Book) -> Calls:
    """Fakes over one book."""
    return Calls(FakeImporting(book), FakePeople(book), FakeSpending(book))


def evaluation(
    request: Request,
    dataset: DatasetSummary,
    user: UserSummary,
    *,
    with_forecast: bool = True,
    exposure: int = 0,
) -> Evaluation:
    """What the real service answers, with a made-up forecast."""
    asked = asked_amount(request.epsilon, facts.DELTA)
    least = request.at_least
    smallest = asked_amount(least, facts.DELTA).pico_rho if least else smallest_useful_pico_rho(facts.DELTA)
    limits = Limits(
        per_synthesis=dataset.per_synthesis.pico_rho if dataset.per_synthesis else None,
        per_request=user.per_request.pico_rho if user.per_request else None,
        dataset_pool=dataset.pool.remaining.pico_rho,
        user_pool=user.pool.remaining.pico_rho if user.pool else None,
    )
    decision = budget_eval(BudgetRequest(asked=asked.pico_rho, smallest=smallest, exposure=exposure), limits)
    granted = None if decision.granted is None else BudgetAmount.of(decision.granted, facts.DELTA)
    forecast = forecast_at(granted, request) if with_forecast else None
    reduced = granted is not None and granted.pico_rho < asked.pico_rho
    left = None if granted is None else dataset.pool.remaining.pico_rho - granted.pico_rho
    own = None
    if granted is not None and user.pool is not None:
        own = BudgetAmount.of(user.pool.remaining.pico_rho - granted.pico_rho - exposure, facts.DELTA)
    return Evaluation(
        request=request,
        decision=decision,
        asked=asked,
        granted=granted,
        smallest=BudgetAmount.of(decision.smallest, facts.DELTA),
        limits=tuple(_status(name, limits.get(name), name in decision.binding) for name in LimitName),
        sentence="",
        warnings=(),
        model_limit_mb=request.model_limit_mb or 8,
        rows=request.rows,
        forecast=forecast,
        forecast_asked=forecast_at(asked, request) if with_forecast and reduced else None,
        curve=_curve(request) if with_forecast else (),
        dataset_left=None if left is None else BudgetAmount.of(left, facts.DELTA),
        user_left=own,
        existing=(),
    )


def forecast_at(amount: BudgetAmount | None, request: Request) -> ForecastSummary | None:
    if amount is None:
        return None
    return ForecastSummary(
        cells=131_072,
        memory_bytes=180_000_000,
        seconds=9.0,
        query_errors=tuple(0.0032 / amount.epsilon for _ in request.queries),
        workload_error=0.0088 / amount.epsilon,
        warnings=(),
    )


def report(number: int, request: Request, granted: BudgetAmount) -> RoundReport:
    """The first columns one by one, then the queries, then what the model got wrong."""
    n_columns = len([column for column in facts.COLUMNS if column.size])
    purpose = Purpose.INTEREST if number <= len(request.queries) else Purpose.SELECTED
    clique = (number % n_columns,) if number % 3 else (number % 5, 5 + number % 7)
    errors = tuple(
        0.004 + (0.03 + 0.004 * place) / number / (2 if number > place else 1)
        for place in range(len(request.queries))
    )
    return RoundReport(
        round=number,
        rounds_expected=N_ROUNDS,
        clique=clique,
        purpose=purpose,
        cells=16,
        sigma=58.3 if number < 20 else 41.2,
        pico_rho=granted.pico_rho // (N_ROUNDS + 4),
        expected_errors=errors,
    )


def _step(number: int) -> str:
    return "measure_interest" if number <= 5 else "select_and_measure"


def _status(name: LimitName, pico_rho: int | None, binding: bool) -> LimitStatus:
    amount = None if pico_rho is None else BudgetAmount.of(pico_rho, facts.DELTA)
    return LimitStatus(name, amount, binding)


def _curve(request: Request) -> tuple[ErrorPoint, ...]:
    if not request.queries:
        return ()
    return tuple(ErrorPoint(facts.amount(step / 10), 0.032 / step) for step in range(1, 21))
