"""The command for analysts who have no workspace: request."""

from pathlib import Path

import rich_click as click

from cusyn_desktop.cli.asking import request_of, typed_request_options
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.replies import Reply, replying


@click.command()
@typed_request_options
@click.option(
    "--columns",
    "columns_file",
    type=PLACE,
    metavar="FILE",
    help="The public schema or a package's data dictionary: the names of the columns are checked by it.",
)
@click.option("--out", type=PLACE, required=True, metavar="FILE", help="Write it to this new file (.json).")
@replying
def request(columns_file: Path | None, out: Path, **settings: object) -> Reply:
    """Write a request to a file, which the custodian runs with cusyn synthesise W --request FILE.

    Needs no workspace and no data: the public schema or a data dictionary tells which columns there are.
    """
    import json

    from cusyn_desktop.services.files.destinations import require_new_file
    from cusyn_desktop.services.requests.request_files import column_names, write_request

    require_new_file(out, endings=(".json",))
    known = None if columns_file is None else column_names(columns_file)
    written = write_request(out, request_of(settings), columns=known)
    record = json.loads(written.read_text(encoding="utf-8"))
    text = f"The request is in {written}. The custodian runs it: cusyn synthesise W --request {written}"
    return Reply({"request": str(written), **record}, text)
