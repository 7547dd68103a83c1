"""Writing an experiment down: every trial as CSV, and one page with four figures and a table."""

import csv
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cusyn_desktop.errors import InputError
from cusyn_desktop.experiments.charts import Chart, line_chart
from cusyn_desktop.experiments.points import Point, Spread, Summary, summarise
from cusyn_desktop.experiments.studies import Setup, Study
from cusyn_desktop.experiments.table import ResearchTable
from cusyn_desktop.resources import resource

_X_TITLES = {
    Study.LEN: "interest queries",
    Study.BGT: "ε of the run",
    Study.MUL: "release out of the shared pool",
}
_TITLES = {
    Study.LEN: "LEN: longer lists of interest queries",
    Study.BGT: "BGT: larger budgets",
    Study.MUL: "MUL: many releases for four users out of one pool",
}
BESIDE = {
    Study.LEN: "x plain engine",
    Study.BGT: "x plain engine",
    Study.MUL: "x without reuse",
}
"""What the ratios of the table are to: aim or mwem-pgm, or the same release without reuse."""
_BASES = {"cusyn-aim": "aim", "cusyn-mwem": "mwem-pgm"}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: a place, and its interest and workload error beside the plain mechanism's."""

    summary: Summary
    interest_ratio: float | None
    workload_ratio: float | None


def result_files(study: Study, directory: Path) -> tuple[Path, Path]:
    """The sheet of all trials and the page with figures, as `write_results` names them."""
    return directory / f"{study}.csv", directory / f"{study}.html"


def write_results(
    study: Study, table: ResearchTable, setup: Setup, points: Sequence[Point], directory: Path
) -> tuple[Path, Path]:
    """Write `<study>.csv` and `<study>.html`.

    Args:
        study: Which experiment.
        table: For its name and size.
        setup: What was run.
        points: All trials.
        directory: Made where it is missing.

    Returns:
        The two paths.

    Raises:
        InputError: The directory cannot be written.
    """
    try:
        directory.mkdir(parents=True, exist_ok=True)
        sheet, page = result_files(study, directory)
        _write_csv(points, sheet)
        page.write_text(_page(study, table, setup, points), encoding="utf-8")
    except OSError as error:
        raise InputError(f"{directory} cannot be written: {os.strerror(error.errno or 0)}.") from error
    return sheet, page


def _write_csv(points: Sequence[Point], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Point)])
        writer.writeheader()
        writer.writerows(asdict(point) for point in points)


def _page(study: Study, table: ResearchTable, setup: Setup, points: Sequence[Point]) -> str:
    loader = FileSystemLoader(resource("templates"))
    environment = Environment(autoescape=True, loader=loader, undefined=StrictUndefined)
    summaries = summarise(points)
    return environment.get_template("experiment.html.jinja").render(
        title=_TITLES[study],
        table=table,
        setup=setup,
        study=study,
        charts=_charts(study, summaries),
        rows=rows_of(summaries),
        x_title=_X_TITLES[study],
        beside=BESIDE[study],
    )


def _charts(study: Study, summaries: Sequence[Summary]) -> tuple[Chart, ...]:
    """Error of the interest queries and of the workload, time, and size of the model."""

    def chart(title: str, value: str) -> Chart:
        def read(summary: Summary) -> tuple[float, float]:
            found = getattr(summary, value)
            return (found.mean, found.deviation or 0.0) if isinstance(found, Spread) else (found, 0.0)

        x_title = _X_TITLES[study]
        return line_chart(summaries, title=title, x_title=x_title, value=read, log_x=study is Study.BGT)

    return (
        chart("Interest queries: true error (TVD)", "interest"),
        chart("Workload: true error (TVD)", "workload"),
        chart("Time of a run, seconds", "seconds"),
        chart("Size of the model, cells", "cells"),
    )


def rows_of(summaries: Sequence[Summary]) -> tuple[Row, ...]:
    """The table: each place beside the plain mechanism (or the releases without reuse) at the same place."""
    places = {(summary.line, summary.x): summary for summary in summaries}
    rows = []
    for summary in summaries:
        base = places.get((_base_of(summary.line), summary.x))
        if base is None or base is summary:
            rows.append(Row(summary, None, None))
            continue
        interest = summary.interest.mean / base.interest.mean
        rows.append(Row(summary, interest, summary.workload.mean / base.workload.mean))
    return tuple(rows)


def _base_of(line: str) -> str:
    """The line that a line is compared with."""
    if " reuse " in line:
        return line.rsplit(" ", 1)[0] + " none"
    return _BASES.get(line.split(" ")[0], line)
