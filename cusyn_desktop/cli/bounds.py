"""The command that pays for the bounds of a column."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.opening import WORKSPACE, opened
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, replying
from cusyn_desktop.errors import EngineError

if TYPE_CHECKING:
    from cusyn_desktop.data.bounds import DateForm, NumberForm


@click.command("choose-bounds")
@WORKSPACE
@click.option("--dataset", required=True, metavar="N", help="A registered dataset.")
@click.option("--column", required=True, metavar="C", help="A column of numbers or dates.")
@click.option("--user", required=True, metavar="U", help="Who receives the noisy counts.")
@click.option("--epsilon", required=True, metavar="E", help="Budget asked; granted whole or not at all.")
@click.option(
    "--places",
    type=click.IntRange(0, 15),
    metavar="N",
    help="Its decimal places, as is publicly known; 0 for whole numbers. Default: as the schema declares.",
)
@click.option(
    "--dates",
    metavar="F",
    help="How its dates are written, as is publicly known: %d.%m.%Y for 31.12.2026."
    " Default: as the schema declares.",
)
@click.option(
    "--missing",
    multiple=True,
    metavar="M",
    help="With --places or --dates: a cell that counts as missing; repeatable.",
)
@replying
def choose_bounds(
    workspace: Path,
    *,
    dataset: str,
    column: str,
    user: str,
    epsilon: str,
    places: int | None,
    dates: str | None,
    missing: tuple[str, ...],
) -> Reply:
    """Spend a budget to find the bounds of a column, and print the schema with them. For the custodian alone.

    Takes noisy counts over a public grid (1, 2, 5, 10, 20, ...; years of dates), paid from the pool. Register
    the rows anew with the schema that is printed: the same rows come back to the same pool. What the schema
    took from the rows is not used: for such a column say --places or --dates, and --missing.
    """
    if places is not None and dates is not None:
        raise click.UsageError("Give --places for numbers or --dates for dates, not both.")
    if missing and places is None and dates is None:
        raise click.UsageError("--missing needs --places or --dates: they are declared together.")
    from cusyn_desktop.services.records.requests import WantedBounds
    from cusyn_desktop.services.registering import bounds

    with watched() as control:
        made = bounds.choose_bounds(
            opened(workspace),
            dataset=dataset,
            wanted=(WantedBounds(column, _form(places, dates, missing)),),
            user=user,
            epsilon=epsilon,
            control=control,
        )
    if not made.columns:
        raise EngineError(" ".join(made.notes))
    (found,) = made.columns
    low, high = found.bounds
    record = {
        "column": column,
        "from": low,
        "to": high,
        "release": found.chosen_by,
        "schema": json.loads(made.schema.to_json()),
    }
    note = (
        f"Most values of {column} lie between {low} and {high}, as the noisy counts of {found.chosen_by}"
        " tell; rarer ones beyond count as the nearest bound."
    )
    return Reply(record, made.schema.to_json(), warnings=(note, *made.notes))


def _form(places: int | None, dates: str | None, missing: tuple[str, ...]) -> NumberForm | DateForm | None:
    """What was declared about how the column is written."""
    from cusyn_desktop.data.bounds import DateForm, NumberForm

    if dates is not None:
        return DateForm(dates, missing)
    return None if places is None else NumberForm(places, missing)
