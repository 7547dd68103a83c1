"""Errors as a title, a sentence and a tone; the only place where the window words them."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.errors import (
    BudgetError,
    CuSynError,
    InputError,
    ModelTooLargeError,
    StoreError,
    StoreTamperedError,
    StoreTooNewError,
    UnexpectedError,
)
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.theme import Tone

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
    return Message(translate("Messages", "This cannot be done"), str(error), Tone.BAD, Icon.MISTAKE)


def _sentences(error: CuSynError) -> str:
    if isinstance(error, UnexpectedError):
        return translate(
            "Messages",
            "This is a fault of the program, not yours. What was spent before is in the ledger. "
            "The log, which holds no data, says where it happened.",
        )
    return str(error)


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
        (InputError, translate("Messages", "This cannot be used"), Tone.BAD, Icon.MISTAKE),
    )
