"""The group of commands, and the one place where errors become exit codes."""

import logging
from collections.abc import Sequence
from types import TracebackType
from typing import Final

import rich_click as click
from click.exceptions import Exit as ClickExit

from cusyn_desktop import __version__
from cusyn_desktop.cli.accounts import add_account, change_account, list_accounts, set_passphrase
from cusyn_desktop.cli.bounds import choose_bounds
from cusyn_desktop.cli.budget import evaluate, pools, synthesise
from cusyn_desktop.cli.datasets import add_dataset, add_user, init, inspect, relocate, schema
from cusyn_desktop.cli.exits import Exit, error_record, exit_code
from cusyn_desktop.cli.experiment import experiment
from cusyn_desktop.cli.journey import demo
from cusyn_desktop.cli.recovery import accept_copy
from cusyn_desktop.cli.replies import AnswerLostError, as_json_text
from cusyn_desktop.cli.requests import request
from cusyn_desktop.cli.results import audit, export, releases, verify
from cusyn_desktop.cli.sealing import decrypt, encrypt
from cusyn_desktop.cli.shown import shown
from cusyn_desktop.cli.stopping import Started
from cusyn_desktop.errors import CuSynError, JobCancelled

log = logging.getLogger(__name__)

_PRINTING: Final = frozenset({"click", "rich", "rich_click"})
"""The packages that print help; to them a full disk is an error like any other."""

_BUG = "This is a bug in the program, and no fault of yours. Nothing more is known than: "


@click.group(name="cusyn", context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="cusyn")
def cusyn() -> None:
    """Differentially private synthetic tables from one sensitive table, within a budget that can be proved.

    The window is opened by cusyn-desktop. Every command takes --json. Exit codes: 0 done, 1 a bug, 2 wrong
    usage, 3 input that cannot be used, or no right to what was asked, 4 refused by the budget, 5 the
    workspace cannot be used or the answer not be written, 130 stopped (Ctrl+C, or a signal).
    """


for _command in (
    init,
    inspect,
    schema,
    add_dataset,
    relocate,
    add_user,
    choose_bounds,
    request,
    evaluate,
    synthesise,
    pools,
    releases,
    export,
    audit,
    verify,
    accept_copy,
    encrypt,
    decrypt,
    add_account,
    change_account,
    set_passphrase,
    list_accounts,
    demo,
    experiment,
):
    cusyn.add_command(_command)


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code.

    Raises:
        BrokenPipeError: Nobody reads the output any more.
        AnswerLostError: The output cannot be written. No other error leaves this function.
    """
    as_json = "--json" in arguments
    started = Started(as_json=as_json)
    try:
        outcome = cusyn.main(args=list(arguments), prog_name="cusyn", standalone_mode=False, obj=started)
    except CuSynError as error:
        return _fail(exit_code(error), str(error), as_json=as_json)
    except click.ClickException as error:
        if not as_json:
            error.show()
            return error.exit_code
        return _fail(Exit.USAGE, error.format_message(), as_json=True)
    except (JobCancelled, KeyboardInterrupt, click.Abort):
        return _fail(Exit.STOPPED, started.stopped(), as_json=as_json)
    except ClickExit as leaving:
        return leaving.exit_code
    except SystemExit as leaving:  # no command was given (2), or nobody reads the output any more (1)
        return Exit.USAGE if leaving.code == Exit.USAGE else Exit.DONE
    except (BrokenPipeError, AnswerLostError):
        raise
    except Exception as bug:
        if isinstance(bug, OSError) and _module_of(bug).partition(".")[0] in _PRINTING:
            raise AnswerLostError(bug.errno, bug.strerror) from bug
        log.debug("a command hit a bug of the kind %s", type(bug).__name__)
        return _fail(Exit.BUG, _BUG + _place_of(bug), as_json=as_json)
    return int(outcome or 0)


def _place_of(bug: BaseException) -> str:
    """Kind and place of an unexpected error, without its message."""
    trace = _innermost(bug)
    where = f" in {_module_of(bug)}, line {trace.tb_lineno}" if trace else ""
    return f"{type(bug).__name__}{where}."


def _module_of(bug: BaseException) -> str:
    """Name of the module in which an error was raised."""
    trace = _innermost(bug)
    return str(trace.tb_frame.f_globals.get("__name__")) if trace else ""


def _innermost(bug: BaseException) -> TracebackType | None:
    trace = bug.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace


def _fail(code: Exit, message: str, *, as_json: bool) -> int:
    """Tell of an error: one sentence on stderr, and a record on stdout for programs."""
    if as_json:
        click.echo(as_json_text(error_record(code, message)))
    click.echo(f"cusyn: {shown(message)}", err=True)
    return int(code)
