"""Results of an experiment as points, and their means and spreads."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from cusyn_desktop.experiments.trial import Trial


@dataclass(frozen=True, slots=True)
class Point:
    """One trial's place in a figure.

    Attributes:
        x: Number of interest queries, epsilon, or round.
        line: Which line of the figure it belongs to.
        draw: Number of the draw.
        interest_tvd: Mean true error of the interest queries.
        workload_tvd: Mean true error of the workload.
        seconds: Time of the run.
        rounds: Rounds of the run.
        cells: Size of its model.
    """

    x: float
    line: str
    draw: int
    interest_tvd: float
    workload_tvd: float
    seconds: float
    rounds: int
    cells: int

    @classmethod
    def of(cls, trial: Trial, *, x: float, line: str, draw: int) -> "Point":
        """Place a trial."""
        return cls(
            x=x,
            line=line,
            draw=draw,
            interest_tvd=trial.interest_tvd,
            workload_tvd=trial.workload_tvd,
            seconds=trial.seconds,
            rounds=trial.rounds,
            cells=trial.cells,
        )


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and standard deviation over the draws; the latter is None for a single draw."""

    mean: float
    deviation: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """Summarise some draws.

        Args:
            values: At least one.
        """
        return cls(fmean(values), stdev(values) if len(values) > 1 else None)


@dataclass(frozen=True, slots=True)
class Summary:
    """All draws of one place in a figure.

    Attributes:
        x: As in `Point`.
        line: As in `Point`.
        draws: How many there were.
        interest: Error of the interest queries.
        workload: Error of the workload.
        seconds: Mean time of a run.
        cells: Mean size of a model.
    """

    x: float
    line: str
    draws: int
    interest: Spread
    workload: Spread
    seconds: float
    cells: float


def summarise(points: Iterable[Point]) -> tuple[Summary, ...]:
    """Means and spreads, in the order in which places first appear."""
    places: dict[tuple[str, float], list[Point]] = {}
    for point in points:
        places.setdefault((point.line, point.x), []).append(point)
    return tuple(
        Summary(
            x=x,
            line=line,
            draws=len(group),
            interest=Spread.of([point.interest_tvd for point in group]),
            workload=Spread.of([point.workload_tvd for point in group]),
            seconds=fmean(point.seconds for point in group),
            cells=fmean(point.cells for point in group),
        )
        for (line, x), group in places.items()
    )
