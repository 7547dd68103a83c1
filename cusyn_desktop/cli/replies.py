"""What a command answers: JSON for programs, text for people."""

import functools
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import click

from cusyn_desktop.cli.exits import Exit
from cusyn_desktop.cli.shown import shown


class AnswerLostError(OSError):
    """Standard output cannot be written."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer of a command.

    Attributes:
        data: The answer for programs; written as JSON with `--json`.
        text: The answer for people.
        exit_code: How the command ends.
        complaint: One sentence for stderr when it did not end well, or empty.
        warnings: Sentences for stderr.
    """

    data: Mapping[str, object] | Sequence[object]
    text: str
    exit_code: Exit = Exit.DONE
    complaint: str = ""
    warnings: Sequence[str] = field(default=())


def replying(command: Callable[..., Reply]) -> Callable[..., None]:
    """Give a command `--json` and print its reply."""

    @click.option("--json", "as_json", is_flag=True, help="Answer with JSON on standard output.")
    @click.pass_context
    @functools.wraps(command)
    def run(context: click.Context, /, *arguments: object, as_json: bool, **options: object) -> None:
        reply = command(*arguments, **options)
        warn(reply.warnings)
        _say(as_json_text(reply.data) if as_json else reply.text)
        if reply.complaint:
            click.echo(reply.complaint, err=True)
        context.exit(int(reply.exit_code))

    return run


def _say(answer: str) -> None:
    """Print the answer.

    Raises:
        BrokenPipeError: Nobody reads it any more.
        AnswerLostError: It cannot be written, as on a full disk.
    """
    try:
        click.echo(answer)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise AnswerLostError(error.errno, error.strerror) from error


def warn(warnings: Sequence[str]) -> None:
    """Say what has to be known, on stderr."""
    for warning in warnings:
        click.echo(f"Warning: {warning}", err=True)


def as_json_text(data: object) -> str:
    """JSON that people can read too; floats in full, so that they can be typed back."""
    return json.dumps(data, indent=2, ensure_ascii=not _speaks_unicode(), allow_nan=False)


def _speaks_unicode() -> bool:
    """Whether standard output can carry every letter."""
    return (sys.stdout.encoding or "").lower().replace("-", "") in ("utf8", "utf16")


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> str:
    """A plain table; the columns numbered in `right` are set to the right."""
    lines = [[shown(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]

    def cell(text: str, column: int) -> str:
        return text.rjust(widths[column]) if column in right else text.ljust(widths[column])

    drawn = ["  ".join(cell(text, column) for column, text in enumerate(line)).rstrip() for line in lines]
    return "\n".join([drawn[0], "-" * max(map(len, drawn)), *drawn[1:]])
