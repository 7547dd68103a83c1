"""Options that say how the table of a package is written."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.services.releases.table_files import TableForm
    from cusyn_desktop.services.wording import PaperLanguage

_Command = TypeVar("_Command", bound=Callable[..., Any])

_OPTIONS = (
    click.option(
        "--spreadsheet-safe", is_flag=True, help="Keep text cells from running as formulas in a spreadsheet."
    ),
    click.option(
        "--plain", is_flag=True, help="Plain UTF-8 with commas and decimal points, whatever the source has."
    ),
    click.option(
        "--parquet", is_flag=True, help="A Parquet file beside the CSV, each column in its own type."
    ),
    click.option(
        "--language",
        type=click.Choice(("en", "de", "zh_CN")),
        default="en",
        show_default=True,
        help="Of the report; what programs read is the same in each.",
    ),
)


def form_options(command: _Command) -> _Command:
    """Give a command the options; `form_of` and `language_of` read them."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def form_of(settings: dict[str, object], *, needs: str = "") -> "TableForm":
    """The form that the options ask for; they are taken out of the settings.

    Args:
        settings: What was typed.
        needs: An option that is missing, without which a form makes no sense.

    Raises:
        InputError: A form was asked for, but no package.
    """
    from cusyn_desktop.services.releases.table_files import TableForm

    names = ("spreadsheet_safe", "plain", "parquet")
    form = TableForm(**{name: bool(settings.pop(name)) for name in names})
    if needs and form != TableForm():
        raise InputError(
            f"--plain, --parquet and --spreadsheet-safe say how a package is written: add {needs}."
        )
    return form


def language_of(settings: dict[str, object], *, needs: str = "") -> "PaperLanguage":
    """The language of the report that the options ask for; it is taken out of the settings.

    Args:
        settings: What was typed.
        needs: An option that is missing, without which no report is written.

    Raises:
        InputError: A language was asked for, but no package.
    """
    from cusyn_desktop.services.wording import PaperLanguage

    language = PaperLanguage(str(settings.pop("language")))
    if needs and language is not PaperLanguage.ENGLISH:
        raise InputError(f"--language says how the report of a package is written: add {needs}.")
    return language
