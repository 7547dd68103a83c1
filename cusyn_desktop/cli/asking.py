"""The options that make up a request, or the file that holds all of them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click
from click import get_current_context
from click.core import ParameterSource

from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.typed import query_of, whole_number

if TYPE_CHECKING:
    from cusyn_desktop.services.records.requests import Request

_Command = TypeVar("_Command", bound=Callable[..., Any])

_ENGINES = ("cusyn-aim", "cusyn-mwem", "aim", "mwem-pgm")
_REUSE = ("none", "mine", "all")

_BUDGET = (
    click.option("--dataset", metavar="N", help="Name of the dataset."),
    click.option("--user", metavar="U", help="Name of the user who receives the table."),
    click.option("--epsilon", metavar="E", help="Budget asked."),
    click.option("--at-least", metavar="E", help="The smallest budget that is still of use."),
)
_TABLE = (
    click.option(
        "--query",
        "queries",
        multiple=True,
        metavar="A,B",
        help="Interest query: 1 to 3 column names; repeatable. Quote a name that holds a comma as in CSV.",
    ),
    click.option(
        "--engine", type=click.Choice(_ENGINES), default=_ENGINES[0], show_default=True, help="Method."
    ),
    click.option(
        "--allocation",
        type=click.Choice(("adaptive", "paper")),
        default="adaptive",
        show_default=True,
        help="How the budget is divided between the interest queries and the rest.",
    ),
    click.option(
        "--rows",
        metavar="R",
        help="Rows to make; default: the dataset's public row number, else a noisy one.",
    ),
    click.option(
        "--model-limit",
        metavar="MB",
        help="Most megabytes of the model's tables, 1 to 80: larger is more exact and slower; default: what"
        " suits this machine.",
    ),
    click.option(
        "--reuse",
        type=click.Choice(_REUSE),
        default="none",
        show_default=True,
        help="Earlier measurements to use again: none, the user's own (free), or all users'.",
    ),
)
_FILE = click.option(
    "--request",
    "request_file",
    type=PLACE,
    metavar="FILE",
    help="A request that an analyst wrote (cusyn request), instead of the options.",
)
_NEEDED = ("dataset", "user", "epsilon")


def request_options(command: _Command) -> _Command:
    """A whole request, or a file that holds it."""
    return _with(command, (*_BUDGET, *_TABLE, _FILE))


def typed_request_options(command: _Command) -> _Command:
    """A whole request, typed."""
    return _with(command, (*_BUDGET, *_TABLE))


def request_of(settings: Mapping[str, Any]) -> "Request":
    """What is asked: by a file, or by the options that were typed.

    Raises:
        InputError: The file or an option cannot be used.
        UsageError: An option is missing, or there is one beside a file.
    """
    file = settings.get("request_file")
    if file is None:
        return _typed(settings)
    from cusyn_desktop.services.requests.request_files import read_request

    beside = [name for name in settings if name != "request_file" and _was_typed(name)]
    if beside:
        raise click.UsageError(
            f"--request holds all of the request; leave {_flag(beside[0])} out, or change the file."
        )
    return read_request(file)


def _typed(settings: Mapping[str, Any]) -> "Request":
    from cusyn_desktop.engine.model_limit import LARGEST_LIMIT_MB
    from cusyn_desktop.engine.plan import Allocation, EngineName, Reuse
    from cusyn_desktop.services.records.requests import Request

    for name in _NEEDED:
        if settings[name] is None:
            instead = " A request file does as well: --request FILE." if "request_file" in settings else ""
            raise click.UsageError(f"Missing option '{_flag(name)}'.{instead}")
    return Request(
        dataset=settings["dataset"],
        user=settings["user"],
        epsilon=settings["epsilon"],
        at_least=settings["at_least"],
        queries=tuple(query_of(text) for text in settings["queries"]),
        engine=EngineName(settings["engine"]),
        allocation=Allocation(settings["allocation"]),
        reuse=Reuse(settings["reuse"]),
        rows=whole_number(settings["rows"], option="--rows", smallest=-(10**18), largest=10**18),
        model_limit_mb=whole_number(
            settings["model_limit"], option="--model-limit", largest=LARGEST_LIMIT_MB
        ),
    )


def _was_typed(name: str) -> bool:
    source = get_current_context().get_parameter_source(name)
    return source not in (None, ParameterSource.DEFAULT)


def _flag(name: str) -> str:
    return "--query" if name == "queries" else f"--{name.replace('_', '-')}"


def _with(command: _Command, options: tuple[Callable[[_Command], _Command], ...]) -> _Command:
    for option in reversed(options):
        command = option(command)
    return command
