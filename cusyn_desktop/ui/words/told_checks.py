"""Sentences of a check that found something wrong with the workspace; see `told.py`."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

OF_CHECKS: Final = (
    QT_TRANSLATE_NOOP(
        "Told", "This is an older copy: it ends at entry {last}, the last receipt says {entry}."
    ),
    QT_TRANSLATE_NOOP("Told", "Entry {entry} is not the one that this computer saw last."),
    QT_TRANSLATE_NOOP("Told", "The pools had spent other amounts at entry {entry} than the receipt says."),
    QT_TRANSLATE_NOOP("Told", "Runs were numbered otherwise at entry {entry} than the receipt says."),
    QT_TRANSLATE_NOOP("Told", "The file is damaged."),
    QT_TRANSLATE_NOOP("Told", "A row refers to one that is missing."),
    QT_TRANSLATE_NOOP("Told", "Entry {entry} of the audit log does not fit the entries around it."),
    QT_TRANSLATE_NOOP("Told", "Entry {entry} does not fit the entries around it."),
    QT_TRANSLATE_NOOP("Told", "Entry {entry} is missing."),
    QT_TRANSLATE_NOOP("Told", "The rows that belong to entry {entry} were changed, added or removed."),
    QT_TRANSLATE_NOOP("Told", "The rule or table {name} was changed or added."),
    QT_TRANSLATE_NOOP("Told", "The rule or table {name} was removed."),
    QT_TRANSLATE_NOOP("Told", "The audit log is empty."),
    QT_TRANSLATE_NOOP("Told", "The audit log tells of other charges than the ledger holds."),
    QT_TRANSLATE_NOOP("Told", "The release {release} is missing."),
    QT_TRANSLATE_NOOP("Told", "The table of {release} was changed."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{finding} The file was changed outside CuSyn, and nothing can be spent until this is settled. Put "
        "back a copy made after the last receipt.",
    ),
)
