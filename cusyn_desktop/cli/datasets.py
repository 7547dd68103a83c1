"""Commands that set a workspace up: init, inspect, schema, add-dataset, relocate, add-user."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.opening import WORKSPACE, WORKSPACE_FILE, opened
from cusyn_desktop.cli.passphrases import NO_RESET, new_passphrase
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, as_json_text, columns, replying
from cusyn_desktop.cli.stopping import Started
from cusyn_desktop.cli.typed import domain_of, small_text, whole_number
from cusyn_desktop.errors import SimilarRowsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.data.drafting.propose import ColumnProposal, FileInspection
    from cusyn_desktop.services.records import DatasetSummary, PoolStatus

DATA = click.argument("data", type=PLACE, metavar="DATA.csv")
GZIP = click.option("--gzip", "unpack", is_flag=True, help="The file may be compressed by gzip; unpack it.")
_WRONG_POOL = (
    "Otherwise spend nothing of this pool, and close it in the window; the next such table is registered with"
    " --same-people-as."
)
SHEET = click.option("--sheet", default="", metavar="NAME", help="Sheet of an Excel file, else the first.")


@click.command()
@WORKSPACE_FILE
@click.option(
    "--encrypt",
    is_flag=True,
    help="Encrypt the file by a passphrase that nobody can reset. It is asked twice, or taken from"
    " CUSYN_NEW_PASSPHRASE; opening the file takes it from CUSYN_WORKSPACE_PASSPHRASE.",
)
@replying
def init(workspace: Path, *, encrypt: bool) -> Reply:
    """Make a new, empty workspace.

    With --encrypt, a passphrase encrypts the file; it is asked twice, or taken from CUSYN_NEW_PASSPHRASE.
    Commands that open the file ask for it, or take it from CUSYN_WORKSPACE_PASSPHRASE. Nobody can reset it.
    """
    from cusyn_desktop.services.sealing import new_key
    from cusyn_desktop.services.workspace import Workspace

    key = new_key(workspace, new_passphrase(workspace.name)) if encrypt else None
    made = Workspace.create(workspace, key=key)
    return Reply(
        {"workspace": str(made.path)},
        f"Made the workspace {made.path}. Next: cusyn schema DATA.csv, then cusyn add-dataset.",
        warnings=() if key is None else (NO_RESET,),
    )


@click.command()
@DATA
@GZIP
@SHEET
@replying
def inspect(data: Path, *, unpack: bool, sheet: str) -> Reply:
    """What would be read from a file, column by column, with warnings. For the custodian alone."""
    from cusyn_desktop.cli.shapes import plain
    from cusyn_desktop.services.words import counted

    found = _inspected(data, unpack=unpack, sheet=sheet)
    rows = [
        (column.name, column.type.value, str(_size(column) or "-"), column.reason) for column in found.columns
    ]
    notes = [f"  {column.name}: {warning}" for column in found.columns for warning in column.warnings]
    notes += [f"  {warning}" for warning in found.warnings]
    record = {
        "file": str(data),
        "rows": found.n_rows,
        "reading": found.reading.model_dump(mode="json"),
        "columns": [
            {
                "name": column.name,
                "type": str(column.type),
                "values": _size(column),
                "origin": plain(getattr(column.column, "origin", None)),
                "reason": column.reason,
                "warnings": plain(column.warnings),
            }
            for column in found.columns
        ],
        "warnings": plain(found.warnings),
    }
    text = [
        f"{data}: {counted(found.n_rows, 'row')} read, {counted(len(found.columns), 'column')}.",
        "",
        columns(("column", "type", "values", "why"), rows, right=(2,)),
    ]
    return Reply(record, "\n".join([*text, *(["", "Worth a look:", *notes] if notes else [])]))


def _size(proposal: "ColumnProposal") -> int:
    """How many values the model would tell apart; 0 for a column that is left out."""
    from cusyn_desktop.data.domain.schema import ModelledColumn

    return proposal.column.size if isinstance(proposal.column, ModelledColumn) else 0


def _inspected(data: Path, *, unpack: bool, sheet: str) -> "FileInspection":
    """What a file seems to hold."""
    from cusyn_desktop.data.parsing.reading import Packing
    from cusyn_desktop.services.registering import importing

    packing = Packing.GZIP if unpack else Packing.NONE
    with watched() as control:
        return importing.inspect(data, packing=packing, sheet=sheet, control=control)


def _show_format(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the page about the schema format, and no draft."""
    from cusyn_desktop.resources import resource

    if wanted and not context.resilient_parsing:
        started = context.find_object(Started)
        page = resource("schema-format.md").read_text(encoding="utf-8")
        click.echo(as_json_text({"format": page}) if started is not None and started.as_json else page)
        context.exit()


@click.command()
@DATA
@click.option(
    "--format",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_format,
    help="Print what a schema may hold, field by field, and end.",
)
@click.option("--domain", type=PLACE, help='JSON like {"age": 10}: columns of the codes 0 to n-1.')
@click.option(
    "--codebook",
    type=PLACE,
    help="Public domains: CSV with the columns column, value, group, missing; JSON; or a schema.",
)
@GZIP
@SHEET
@replying
def schema(data: Path, *, domain: Path | None, codebook: Path | None, unpack: bool, sheet: str) -> Reply:
    """Print a draft schema (JSON). What was taken from the rows is marked "inferred".

    Edit it so that every domain is what anyone could know without the rows, and set "origin" to "public".
    What it may hold: cusyn schema --format.
    """
    import json

    from cusyn_desktop.services.registering import importing

    books = [importing.domain_book(domain_of(domain))] if domain is not None else []
    books += [importing.read_code_book(codebook)] if codebook is not None else []
    found = _inspected(data, unpack=unpack, sheet=sheet)
    draft = importing.draft(found, *books)
    warnings = (*draft.notes, *inferred_warnings(draft.schema.inferred))
    return Reply(json.loads(draft.schema.to_json()), draft.schema.to_json(), warnings=warnings)


def inferred_warnings(names: tuple[str, ...]) -> tuple[str, ...]:
    """What to know about domains that were taken from the rows."""
    from cusyn_desktop.services.tables.descriptions import inferred_warning

    return (inferred_warning(names),) if names else ()


@click.command("add-dataset")
@WORKSPACE
@DATA
@click.option("--name", required=True, help="What people call the dataset.")
@click.option("--schema", "schema_file", required=True, type=PLACE, help="Schema (JSON).")
@click.option("--epsilon", required=True, metavar="E", help="The whole budget of the dataset's pool.")
@click.option("--delta", required=True, metavar="D", help="Fixed for the pool, for instance 1e-9.")
@click.option("--per-synthesis", metavar="E", help="The most that one synthesis may spend.")
@click.option(
    "--rows-per-person", default="1", show_default=True, metavar="K", help="Most rows of one person."
)
@click.option("--approx-rows", metavar="R", help="A public, rounded number of rows, if there is one.")
@click.option("--same-people-as", metavar="N", help="A dataset of the same people: its pool counts for both.")
@click.option(
    "--accept-similar",
    is_flag=True,
    help="You say that these are other people than those of a dataset with much the same rows or columns; it"
    " is logged.",
)
@replying
def add_dataset(
    workspace: Path,
    data: Path,
    *,
    name: str,
    schema_file: Path,
    rows_per_person: str,
    approx_rows: str | None,
    same_people_as: str | None,
    accept_similar: bool,
    **budget: str,
) -> Reply:
    """Register a table with its schema and its budget. The budget can never be raised.

    The same rows come back to the pool that they have already, whatever they are called. Other rows of the
    same people, or a part of the rows, are not always noticed: say so by --same-people-as. Where a dataset
    has the same columns, a warning asks for it, and the log keeps that the table came as other people.
    In a pool that is shared the strictest --per-synthesis of its datasets holds for the new one, too.
    """
    from cusyn_desktop.cli.shapes import plain, pool_record
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.services.records.requests import NewDataset
    from cusyn_desktop.services.registering import importing
    from cusyn_desktop.services.words import counted, pool_sentence

    new = NewDataset(
        path=data,
        name=name,
        schema=Schema.from_json(small_text(schema_file)),
        epsilon=budget["epsilon"],
        delta=budget["delta"],
        per_synthesis=budget["per_synthesis"],
        rows_per_person=whole_number(rows_per_person, option="--rows-per-person", largest=1000) or 1,
        approx_rows=whole_number(approx_rows, option="--approx-rows"),
        same_people_as=same_people_as,
        accept_similar=accept_similar,
    )
    known = opened(workspace)
    try:
        with watched() as control:
            made = importing.add_dataset(known, new, control=control)
    except SimilarRowsError as error:
        raise SimilarRowsError(f"{error} That is --same-people-as or --accept-similar.") from error
    left_out = [column.name for column in made.columns if column.size == 0]
    idle = idle_limit(made.per_synthesis, made.pool, option="--per-synthesis")
    alone = () if accept_similar else _own_pool_warning(made, importing.datasets(known))
    warnings = (*made.pool_notes, *made.notes, *idle, *inferred_warnings(made.inferred), *alone)
    record = {
        "dataset": made.name,
        "columns": list(made.modelled),
        "left_out": left_out,
        "inferred": list(made.inferred),
        "pool": pool_record(made.pool),
        "per_synthesis": plain(made.per_synthesis),
        "warnings": list(warnings),
    }
    number = counted(len(made.modelled), "column")
    without = f" Left out: {', '.join(left_out)}." if left_out else ""
    text = f"Registered {made.name} with {number}.{without} {pool_sentence(made.pool)}"
    return Reply(record, text, warnings=warnings)


def _own_pool_warning(made: "DatasetSummary", registered: "Sequence[DatasetSummary]") -> tuple[str, ...]:
    """That a pool beside others is right for other people alone; louder where the columns are the same."""
    from cusyn_desktop.services.tables.recognising import laid_out_alike

    others = [one for one in registered if one.pool.name != made.pool.name]
    if not others or made.pool.name != made.name:
        return ()
    alike = laid_out_alike([column.name for column in made.columns], others)
    if not alike:
        names = " or ".join(one.name for one in others)
        return (
            f"{made.name} has a pool of its own. That is right only if nobody of {names} is in it, which"
            f" cannot always be noticed. {_WRONG_POOL}",
        )
    names = " and ".join(one.name for one in alike)
    return (
        f"{made.name} has the columns of {names}, and got a pool of its own: the log says that it was"
        f" registered as other people. That is right only if nobody of {names} is in it. {_WRONG_POOL}"
        " --accept-similar says that a table holds other people.",
    )


@click.command()
@WORKSPACE
@click.option("--dataset", required=True, metavar="N", help="The dataset whose file was moved.")
@click.argument("file", type=PLACE, metavar="FILE")
@replying
def relocate(workspace: Path, file: Path, *, dataset: str) -> Reply:
    """Say where the private file of a dataset lies now. It has to be the registered file, byte for byte."""
    from cusyn_desktop.services.registering import importing

    with watched() as control:
        moved = importing.move_dataset(opened(workspace), name=dataset, path=file, control=control)
    record = {"dataset": moved.name, "file": str(moved.file)}
    return Reply(record, f"The file of {moved.name} is at {moved.file}. It is the one that was registered.")


@click.command("add-user")
@WORKSPACE
@click.argument("name")
@click.option("--epsilon", metavar="E", help="The whole budget of a pool of their own.")
@click.option(
    "--delta", metavar="D", help="At which epsilons are meant; default: that of the datasets, else 1e-9."
)
@click.option("--per-request", metavar="E", help="The most that one request may spend.")
@click.option("--dataset", "datasets", multiple=True, metavar="N", help="Only these datasets; repeatable.")
@replying
def add_user(
    workspace: Path,
    name: str,
    *,
    epsilon: str | None,
    delta: str | None,
    per_request: str | None,
    datasets: tuple[str, ...],
) -> Reply:
    """Add somebody who receives synthetic tables."""
    from cusyn_desktop.cli.shapes import plain, pool_record
    from cusyn_desktop.services import people
    from cusyn_desktop.services.records.requests import NewUser
    from cusyn_desktop.services.words import user_sentence

    new = NewUser(name=name, epsilon=epsilon, delta=delta, per_request=per_request, datasets=datasets or None)
    made = people.add_user(opened(workspace), new)
    record = {
        "user": made.name,
        "pool": pool_record(made.pool) if made.pool else None,
        "per_request": plain(made.per_request),
        "datasets": plain(made.datasets),
    }
    idle = idle_limit(made.per_request, made.pool, option="--per-request")
    return Reply(record, user_sentence(made), warnings=idle)


def idle_limit(limit: "BudgetAmount | None", pool: "PoolStatus | None", *, option: str) -> tuple[str, ...]:
    """What to know about a limit that the pool reaches first."""
    if limit is None or pool is None or limit.pico_rho <= pool.total.pico_rho:
        return ()
    return (f"The limit of {option} is above the whole budget of the pool, so it never decides.",)
