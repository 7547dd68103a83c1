"""What is known of a run while it runs: collected from its progress, free of widgets."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from cusyn_desktop.control import Progress
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.pipelines.reports import RoundReport
from cusyn_desktop.services.access.times import EXACT, beginning, span
from cusyn_desktop.services.records import Evaluation, SpendSummary
from cusyn_desktop.ui.models.measured import MeasuredRow
from cusyn_desktop.ui.plots.live_errors import ErrorTrace
from cusyn_desktop.ui.words.formats import clique

STAGES = ("reserve", "open", "measure_first", "select_and_measure", "fit", "generate")
"""Keys of the stages that are shown; other steps belong to one of them."""

_STAGE_OF = {"measure_interest": "measure_first", "store": "generate"}
_TELLING_FRACTION = 0.05
_PACE_FRACTION = 0.5


@dataclass
class RunProgress:
    """The state of one run.

    Attributes:
        evaluation: The decision that was agreed to.
        columns: Names of the modelled columns; the run speaks of their positions.
        started: Seconds of a monotonic clock at the start.
        step_of_time: In which steps whoever looks on sees times.
        fraction: How much is done, 0 to 1.
        step: Key of the present step.
        stage: Position in `STAGES`; it never goes back.
        spend: The line of the ledger, once it is written.
        opened_at: When the private rows were opened, or None.
        rounds_expected: How many rounds there will be, as far as can be told.
        rows: What was measured, oldest first.
        errors: Expected errors of the interest queries after each round.
    """

    evaluation: Evaluation
    columns: tuple[str, ...]
    started: float
    step_of_time: timedelta = EXACT
    fraction: float = 0.0
    step: str = "reserve"
    stage: int = 0
    spend: SpendSummary | None = None
    opened_at: datetime | None = None
    rounds_expected: int = 0
    rows: list[MeasuredRow] = field(default_factory=list)
    errors: list[tuple[float, ...]] = field(default_factory=list)

    @property
    def queries(self) -> tuple[tuple[str, ...], ...]:
        """The interest queries."""
        return self.evaluation.request.queries

    @property
    def granted_pico_rho(self) -> int:
        """What is spent."""
        granted = self.evaluation.granted
        return granted.pico_rho if granted else 0

    def take(self, progress: Progress) -> None:
        """Note one piece of progress."""
        self.fraction, self.step = max(self.fraction, progress.fraction), progress.step or self.step
        key = _STAGE_OF.get(self.step, self.step)
        if key in STAGES:
            self.stage = max(self.stage, STAGES.index(key))
        if isinstance(progress.detail, SpendSummary):
            self.spend = progress.detail
            if progress.step == "open":
                self.opened_at = self.now()
        elif isinstance(progress.detail, RoundReport):
            self._take_report(progress.detail)

    def now(self) -> datetime:
        """The present time, as whoever looks on may see it."""
        return beginning(datetime.now(UTC), self.step_of_time)

    def seconds_so_far(self, now: float) -> float:
        """How long it has been running."""
        return span(timedelta(seconds=now - self.started), self.step_of_time).total_seconds()

    def seconds_left(self, now: float) -> float | None:
        """How long it will take: at first as forecast, from half of the run on from the pace so far.

        In between both count: the start, when the data is opened, has not the pace of the rest.
        """
        forecast, so_far = self.evaluation.forecast, self.seconds_so_far(now)
        if self.fraction < _TELLING_FRACTION:
            return forecast.seconds if forecast else None
        by_pace = so_far / self.fraction
        trust = min(1.0, self.fraction / _PACE_FRACTION) if forecast else 1.0
        expected = forecast.seconds if forecast else by_pace
        return (1.0 - self.fraction) * (trust * by_pace + (1.0 - trust) * expected)

    def traces(self) -> tuple[ErrorTrace, ...]:
        """The expected error of each interest query, round by round."""
        measured_at = self._measured_at()
        return tuple(
            ErrorTrace(
                clique(query),
                tuple(errors[place] for errors in self.errors),
                measured_at.get(frozenset(query)),
            )
            for place, query in enumerate(self.queries)
        )

    def _measured_at(self) -> dict[frozenset[str], int]:
        """In which round each query was measured itself, for the first time."""
        wanted = {frozenset(query) for query in self.queries}
        found = {}
        for row in reversed(self.rows):
            if frozenset(row.columns) in wanted and row.purpose is Purpose.INTEREST:
                found[frozenset(row.columns)] = row.round
        return found

    def _as_asked(self, columns: tuple[str, ...]) -> tuple[str, ...]:
        """The same columns in the order of the interest query, so that it has one name on the page."""
        return next((query for query in self.queries if set(query) == set(columns)), columns)

    def _take_report(self, report: RoundReport) -> None:
        """Count rounds on; all columns one by one are the beginning, round 0."""
        is_first = report.purpose is Purpose.ONE_WAY and report.round == 0
        number = 0 if is_first else self._last_round() + 1
        row = MeasuredRow(
            round=number,
            columns=self._as_asked(tuple(self.columns[position] for position in report.clique)),
            purpose=report.purpose,
            cells=report.cells,
            sigma=report.sigma,
            share=report.pico_rho / self.granted_pico_rho,
        )
        self.rows.append(row)
        n_interest = len(self.queries) if self.evaluation.request.engine.customised else 0
        self.rounds_expected = max(report.rounds_expected + n_interest, number)
        if not is_first:
            self.errors += [report.expected_errors] * (number + 1 - len(self.errors))

    def _last_round(self) -> int:
        return self.rows[-1].round if self.rows else 0
