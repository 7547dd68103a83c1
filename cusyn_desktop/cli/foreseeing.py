"""What a request would get, for people: the decision with its limits, and the forecast."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from cusyn_desktop.cli.replies import columns

if TYPE_CHECKING:
    from datetime import timedelta

    from cusyn_desktop.services.records import Evaluation, ForecastSummary, ReleaseDetail

_Number = TypeVar("_Number", int, float)

ERRORS_NOTE = "Errors in percentage points of people."
DISTANCE_NOTE = (
    "Trust the expected one: a small distance to the noisy measurement does not mean a small error."
    " Of what was not measured it is a guess; 9 times in 10 the true error is below twice that."
)


def decision_text(answer: "Evaluation") -> str:
    """A decision with its four limits, for people."""
    return f"{answer.sentence}\n\n{limits_text(answer)}"


def limits_text(answer: "Evaluation") -> str:
    """The four limits alone; the sentence of a refusal goes to stderr."""
    from cusyn_desktop.services.words import delta_text, epsilon_text, limit_phrase

    request = answer.request
    rows = [
        (
            limit_phrase(limit.name, user=request.user, dataset=request.dataset),
            epsilon_text(limit.amount, towards="less") if limit.amount else "no limit",
            "decides" if limit.binding else "",
        )
        for limit in answer.limits
    ]
    head = ("limit", f"at {delta_text(answer.asked.delta)}", "")
    return columns(head, rows, right=(1,))


def forecast_text(answer: "Evaluation") -> str:
    """What to expect of the grant, or nothing where it is refused."""
    found = answer.forecast
    if found is None:
        return ""
    rows = "a noisy number of" if answer.rows is None else f"{answer.rows:,}"
    needs = (
        f"To expect: {rows} rows; about {_seconds(found.seconds)},"
        f" {_megabytes(found.memory_bytes)} of memory and a model of {_at_most(found.cells)} cells,"
        f" at most {_limit(answer)}."
    )
    return f"\n\n{needs}{_queries(answer, found)}"


def wish_text(answer: "Evaluation", needed: float | None) -> str:
    """Which budget brings a wished error."""
    if not answer.curve:
        why = "it needs a budget that is granted, interest queries and a public number of rows"
        return f"\n\nNo epsilon can be told for the wished error: {why}."
    if needed is None:
        most = answer.curve[-1]
        return (
            f"\n\nThe wished error is out of reach: even epsilon {most.amount.epsilon:.2f}"
            f" leaves {points(most.query_error)} points."
        )
    return f"\n\nThe wished error needs about epsilon {needed:.2f}."


def figures_text(detail: "ReleaseDetail", *, step: "timedelta") -> str:
    """What came of a run beside what was foreseen, to somebody who sees times in steps."""
    from cusyn_desktop.services.access.times import EXACT
    from cusyn_desktop.services.words import query_text

    found, took = detail.figures, detail.summary.spend.took
    seconds = took.total_seconds() if took else 0.0
    time = _seconds(seconds) if step == EXACT else f"less than {_seconds(seconds)}"
    parts = [f"It took {time}{_beside(found.seconds_foreseen, _seconds)}"]
    if found.cells is not None:
        parts.append(f"the model has {found.cells:,} cells{_beside(found.cells_foreseen, _at_most)}")
    if found.query_error is not None:
        error = f"the mean error of the interest queries is estimated as {points(found.query_error)}"
        parts.append(f"{error}{_beside(found.query_error_foreseen, points)}")
    if found.worst_error is not None and len(detail.summary.spend.request.queries) > 1:
        parts.append(f"the worst of them as {points(found.worst_error)} ({query_text(found.worst_query)})")
    return f"{'; '.join(parts)}."


def unmeasured_text(detail: "ReleaseDetail", answer: "Evaluation") -> str:
    """Which interest queries were left to the model, and whether more was promised; nothing if none was."""
    from cusyn_desktop.services.words import query_text

    if not detail.screened_out:
        return ""
    names = ", ".join(map(query_text, detail.screened_out))
    text = f"Not measured, only estimated from other tables: {names}."
    foreseen = () if answer.forecast is None else answer.forecast.not_measured
    unsure = () if answer.forecast is None else answer.forecast.may_drown
    promised = [query for query in detail.screened_out if query not in {*foreseen, *unsure}]
    if not promised:
        return text
    number = "1 of them was" if len(promised) == 1 else f"{len(promised)} of them were"
    return (
        f"{text} {number} foreseen as measured: the noise would be too large for this number of rows, or the"
        " model has no room left. Ask for more budget, fewer queries or a larger model."
    )


def memory_text(peak: int, answer: "Evaluation") -> str:
    """The memory of a run beside what was foreseen; for those who may know the number of rows."""
    told = answer.forecast.memory_bytes if answer.forecast else None
    return f"At most {_megabytes(peak)} of memory were in use{_beside(told, _megabytes)}."


def points(error: float | None) -> str:
    """An error in percentage points of people."""
    return "unknown" if error is None else f"{100 * error:.2f}"


def expected_points(error: float | None, *, is_measured: bool) -> str:
    """An expected error; a guess where all is left to the model, as nobody knows what that misses."""
    return points(error) if is_measured or error is None else f"{points(error)}, a guess"


def notes_of(answer: "Evaluation") -> tuple[str, ...]:
    """What to know before consent: warnings, what will not be measured, what is there already."""
    foreseen = answer.forecast.warnings if answer.forecast else ()
    existing = [
        f"{release} answers the identical request; it can be exported for free."
        for release in answer.existing
    ]
    return (*answer.warnings, *foreseen, *existing)


def _queries(answer: "Evaluation", found: "ForecastSummary") -> str:
    """The interest queries with their expected errors."""
    from cusyn_desktop.services.words import query_text

    queries = answer.request.queries
    if not queries:
        return ""
    rows = [
        (
            query_text(query),
            expected_points(error, is_measured=query not in found.not_measured),
            _whether_measured(query, found),
        )
        for query, error in zip(queries, found.query_errors, strict=True)
    ]
    head = ("interest query", "expected error", "")
    note = f"{ERRORS_NOTE} 9 times in 10 they are below twice what is told."
    if None in found.query_errors:
        note += " None can be told without a public number of rows (add-dataset --approx-rows)."
    return f"\n\n{columns(head, rows, right=(1,))}\n{note}"


def _whether_measured(query: tuple[str, ...], found: "ForecastSummary") -> str:
    if query in found.not_measured:
        return "measured if a round chooses it"
    return "measured if there are rows enough" if query in found.may_drown else "measured"


def _limit(answer: "Evaluation") -> str:
    chosen = "" if answer.request.model_limit_mb else ", chosen for this machine"
    return f"{answer.model_limit_mb} MB{chosen}"


def _beside(told: _Number | None, shown: Callable[[_Number], str]) -> str:
    return "" if told is None else f" (foreseen: {shown(told)})"


def _at_most(cells: int) -> str:
    """A model ends where the budget or what can be learnt ends, often long before its limit."""
    return f"up to about {cells:,}"


def _megabytes(n_bytes: float) -> str:
    return f"{n_bytes / 1e6:,.0f} MB"


def _seconds(seconds: float) -> str:
    if seconds < 1.5:
        return "1 second"
    return f"{seconds:.0f} seconds" if seconds < 100 else f"{seconds / 60:.0f} minutes"
