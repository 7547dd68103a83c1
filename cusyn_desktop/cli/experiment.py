"""The research command: experiment. It looks at true errors and never touches a workspace."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, columns, replying
from cusyn_desktop.cli.typed import domain_of, whole_number
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.experiments.studies import Setup

_METHODS = ("aim", "cusyn-aim", "cusyn-aim-paper", "mwem-pgm", "cusyn-mwem", "cusyn-mwem-paper")


@click.command()
@click.argument("study", type=click.Choice(("len", "bgt", "mul")))
@click.option("--data", type=PLACE, required=True, metavar="DATA.csv", help="The table.")
@click.option("--domain", type=PLACE, help='JSON like {"age": 10}: columns of the codes 0 to n-1.')
@click.option("--epsilon", default="1", show_default=True, help="Of each run (len) or of the pool (mul).")
@click.option("--delta", default="1e-9", show_default=True)
@click.option("--draws", default="5", show_default=True, help="Repetitions, each with its own queries.")
@click.option("--length", default="10", show_default=True, help="Interest queries (bgt, mul).")
@click.option("--lengths", default="5,10,15", show_default=True, help="Interest queries (len).")
@click.option("--epsilons", default="0.1,0.3,1,3,10", show_default=True, help="Budgets (bgt).")
@click.option("--rounds", default="5,10,15", show_default=True, help="Releases out of the pool (mul).")
@click.option("--model-limit", default="1", show_default=True, metavar="MB", help="Of the model's tables.")
@click.option(
    "--method", "methods", multiple=True, type=click.Choice(_METHODS), help="Repeatable; default: all."
)
@click.option("--out", type=PLACE, default=Path("experiment"), metavar="DIR")
@replying
def experiment(study: str, *, data: Path, domain: Path | None, out: Path, **settings: object) -> Reply:
    """Research: run LEN, BGT or MUL on a table and compare with its true counts.

    Writes every trial as CSV and one page with figures. The figures are not private: never use this on a
    table that needs protection.
    """
    from cusyn_desktop.engine.noise import OpenDPNoise
    from cusyn_desktop.experiments.points import summarise
    from cusyn_desktop.experiments.results import BESIDE, result_files, rows_of, write_results
    from cusyn_desktop.experiments.studies import Study, run_study
    from cusyn_desktop.experiments.table import load_research_table
    from cusyn_desktop.services.files.destinations import require_new_file

    chosen, setup = Study(study), _setup(settings)
    for path in result_files(chosen, out):
        require_new_file(path)
    known = domain_of(domain) if domain else None
    with watched() as control:
        table = load_research_table(data, domain=known, control=control.part(0.0, 0.05))
        points = run_study(chosen, table, setup, noise=OpenDPNoise(), control=control.part(0.05, 1.0))
    sheet, page = write_results(chosen, table, setup, points, out)
    rows = rows_of(summarise(points))
    record = {
        "study": study,
        "csv": str(sheet),
        "html": str(page),
        "summary": [
            {
                "method": row.summary.line,
                "x": row.summary.x,
                "draws": row.summary.draws,
                "interest_tvd": row.summary.interest.mean,
                "interest_deviation": row.summary.interest.deviation,
                "workload_tvd": row.summary.workload.mean,
                "workload_deviation": row.summary.workload.deviation,
                "interest_ratio": row.interest_ratio,
                "workload_ratio": row.workload_ratio,
                "seconds": row.summary.seconds,
            }
            for row in rows
        ],
    }
    lines = [
        (
            row.summary.line,
            f"{row.summary.x:g}",
            f"{row.summary.interest.mean:.5f}",
            f"{row.interest_ratio:.2f} x" if row.interest_ratio else "",
            f"{row.summary.workload.mean:.5f}",
            f"{row.workload_ratio:.2f} x" if row.workload_ratio else "",
            f"{row.summary.seconds:.1f}",
        )
        for row in rows
    ]
    beside = BESIDE[chosen]
    heads = ("method", "x", "interest TVD", beside, "workload TVD", beside, "seconds")
    text = [
        "Research only: true errors of the table, not private.",
        "",
        columns(heads, lines, right=(1, 2, 3, 4, 5, 6)),
        "",
        f"Every trial: {sheet}",
        f"Figures:     {page}",
    ]
    return Reply(record, "\n".join(text))


def _setup(settings: dict[str, object]) -> "Setup":
    """The settings of an experiment as they were typed."""
    from cusyn_desktop.budget.amount import asked_amount, typed_delta
    from cusyn_desktop.engine.plan import Allocation, EngineName
    from cusyn_desktop.experiments.studies import Setup
    from cusyn_desktop.experiments.trial import METHODS, Method

    delta = typed_delta(str(settings["delta"]))
    named = [
        Method(
            EngineName(str(name).removesuffix("-paper")),
            Allocation.PAPER if str(name).endswith("-paper") else Allocation.ADAPTIVE,
        )
        for name in _listed(settings["methods"])
    ]
    return Setup(
        epsilon=asked_amount(str(settings["epsilon"]), delta).epsilon,
        delta=delta,
        draws=whole_number(str(settings["draws"]), option="--draws", largest=1_000) or 1,
        length=whole_number(str(settings["length"]), option="--length") or 1,
        lengths=_whole_numbers(settings["lengths"], option="--lengths"),
        epsilons=tuple(asked_amount(text, delta).epsilon for text in str(settings["epsilons"]).split(",")),
        rounds=_whole_numbers(settings["rounds"], option="--rounds"),
        methods=tuple(named) or METHODS,
        model_limit_mb=whole_number(str(settings["model_limit"]), option="--model-limit", largest=80) or 1,
    )


def _listed(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else ()


def _whole_numbers(text: object, *, option: str) -> tuple[int, ...]:
    """Whole numbers between commas.

    Raises:
        InputError: One of them is none, or there is none at all.
    """
    numbers = [whole_number(part, option=option) for part in str(text).split(",")]
    found = tuple(number for number in numbers if number is not None)
    if not found:
        raise InputError(f"{option} needs at least one whole number.", option=option)
    return found
