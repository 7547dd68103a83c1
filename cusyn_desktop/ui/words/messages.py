"""Errors as a title, a sentence and a tone; the only place where the window words them."""

import platform
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cusyn_desktop import __version__
from cusyn_desktop.errors import (
    BudgetError,
    CuSynError,
    InputError,
    MissingRightError,
    ModelTooLargeError,
    SignInError,
    StoreError,
    StoreTamperedError,
    StoreTooNewError,
    UnexpectedError,
)
from cusyn_desktop.resources import log_file
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Message:
    """An error as it is shown.

    Attributes:
        title: What happened, in a few words.
        text: What is wrong, where, and what to do.
        tone: How grave it is.
        icon: Sign beside the title.
    """

    title: str
    text: str
    tone: Tone
    icon: Icon


def message_of(error: CuSynError) -> Message:
    """The words for an error. Their order matters: the narrower class comes first."""
    for kind, title, tone, icon in _table():
        if isinstance(error, kind):
            return Message(title, _sentences(error), tone, icon)
    return Message(translate("Messages", "This cannot be done"), told(str(error)), Tone.BAD, Icon.MISTAKE)


def details_text(error: CuSynError) -> str:
    """What helps whoever mends a bug: version, kind and places, no data; empty for all else."""
    if not isinstance(error, UnexpectedError) or "frames" not in error.details:
        return ""
    system = f"{platform.system()}, Python {platform.python_version()}"
    return f"CuSyn Desktop {__version__}, {system}\n{error.details['kind']}\n{error.details['frames']}\n"


def _sentences(error: CuSynError) -> str:
    if isinstance(error, UnexpectedError):
        return translate(
            "Messages",
            "This is a fault of the program, not yours. What was spent before is in the ledger. "
            "Where it happened stands in a log without any data: send {file} to whoever looks after the "
            "program.",
        ).format(file=log_file())
    return told(str(error))


def _table() -> tuple[tuple[type[CuSynError], str, Tone, Icon], ...]:
    return (
        (UnexpectedError, translate("Messages", "Something unexpected happened"), Tone.BAD, Icon.WARNING),
        (
            StoreTamperedError,
            translate("Messages", "The workspace was changed from outside"),
            Tone.BAD,
            Icon.TAMPERED,
        ),
        (
            StoreTooNewError,
            translate("Messages", "A newer version wrote this workspace"),
            Tone.WARN,
            Icon.WARNING,
        ),
        (StoreError, translate("Messages", "The workspace cannot be used"), Tone.BAD, Icon.WARNING),
        (ModelTooLargeError, translate("Messages", "This needs too large a model"), Tone.WARN, Icon.WARNING),
        (BudgetError, translate("Messages", "Nothing was spent"), Tone.WARN, Icon.REFUSED),
        (SignInError, translate("Messages", "You are not signed in"), Tone.WARN, Icon.LOCK),
        (MissingRightError, translate("Messages", "Your role does not allow this"), Tone.WARN, Icon.LOCK),
        (InputError, translate("Messages", "This cannot be used"), Tone.BAD, Icon.MISTAKE),
    )


def lock_message(error: StoreTamperedError) -> Message:
    """Why nothing can be spent: the file was changed, or is not the copy that this computer saw last."""
    locked = translate(
        "Messages", "Reading and checking still work; nothing can be spent until this is settled."
    )
    copies = {
        "older_copy": (
            translate("Messages", "This is an older copy of the workspace"),
            translate(
                "Messages", "This computer has seen later entries, and what they spent would be forgotten."
            ),
        ),
        "other_history": (
            translate("Messages", "This is another copy of the workspace"),
            translate("Messages", "It does not hold the newest entry that this computer saw."),
        ),
        "no_mark": (
            translate("Messages", "This computer does not know the workspace"),
            translate(
                "Messages",
                "Nobody can tell whether this is its newest copy. If it was moved here, bring its mark from "
                "the other computer: see Moving to Another Computer in the help.",
            ),
        ),
    }
    title, text = copies.get(
        str(error.details.get("standing", "")),
        (translate("Messages", "The workspace was changed from outside"), told(str(error))),
    )
    icon = Icon.OLD_COPY if "standing" in error.details else Icon.TAMPERED
    told_all = (text, _without_accounts() if error.details.get("without_accounts") else "", locked)
    return Message(title, joined(told_all), Tone.BAD, icon)


def _without_accounts() -> str:
    """A copy from before there were accounts asks nobody who they are."""
    return translate(
        "Messages", "This copy has no accounts, so it opened without a sign-in, for the custodian."
    )


def interrupted_message(spends: tuple[str, ...]) -> Message:
    """Runs that ended with a crash and were recorded as failed when the workspace was opened."""
    title = formats.counted(
        len(spends),
        one=translate("Messages", "{names} was interrupted"),
        many=translate("Messages", "{names} were interrupted"),
        names=", ".join(spends),
    )
    text = translate("Messages", "No table was made. What was spent stays spent, because the data was open.")
    return Message(title, text, Tone.WARN, Icon.WARNING)
