"""Sentences of the checks of a workspace; see `told.py`."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_FAULTS: Final = (
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
    QT_TRANSLATE_NOOP("Told", "A row of {table} was put where another one belongs."),
    QT_TRANSLATE_NOOP("Told", "The pool of the dataset {name} spends more than it holds."),
    QT_TRANSLATE_NOOP("Told", "The pool of the user {name} spends more than it holds."),
    QT_TRANSLATE_NOOP("Told", "{run} does not charge what was granted."),
    QT_TRANSLATE_NOOP("Told", "{run} cannot have become {state}."),
    QT_TRANSLATE_NOOP("Told", "released"),
    QT_TRANSLATE_NOOP("Told", "{run} was never reserved."),
    QT_TRANSLATE_NOOP("Told", "The release {release} has no spend that ended with it."),
    QT_TRANSLATE_NOOP("Told", "{run} may be the name of another run, which was lost."),
    QT_TRANSLATE_NOOP("Told", "The file has version {version}, which this program does not know."),
    QT_TRANSLATE_NOOP("Told", "{subject} cannot be read: the file is damaged there."),
    QT_TRANSLATE_NOOP(
        "Told",
        "The last write to {file} was interrupted. Open the workspace once, which takes that write back, and "
        "verify it again.",
    ),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be read as a workspace: {error}."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} was written by a newer version of CuSyn (file version {version}; this program knows "
        "{known}). Verify it with that version; nothing was checked.",
    ),
    QT_TRANSLATE_NOOP("Told", "The pages of the file"),
    QT_TRANSLATE_NOOP("Told", "The list of tables and rules"),
    QT_TRANSLATE_NOOP("Told", "The audit log"),
    QT_TRANSLATE_NOOP("Told", "A table that the audit log covers"),
    QT_TRANSLATE_NOOP("Told", "The ledger of spends"),
    QT_TRANSLATE_NOOP("Told", "A released table"),
    QT_TRANSLATE_NOOP("Told", "The receipt that this computer keeps, or the entry that it names,"),
)
"""What is wrong."""

_SOUND: Final = (
    QT_TRANSLATE_NOOP("Told", "The file is not damaged."),
    QT_TRANSLATE_NOOP("Told", "All {count} tables and rules are in place."),
    QT_TRANSLATE_NOOP("Told", "All {count} entries follow from one another."),
    QT_TRANSLATE_NOOP("Told", "All rows are as {count} entries of the log say."),
    QT_TRANSLATE_NOOP("Told", "The charges of 1 pool add up, and none spends more than it holds."),
    QT_TRANSLATE_NOOP("Told", "The charges of {count} pools add up, and none spends more than it holds."),
    QT_TRANSLATE_NOOP("Told", "The one synthetic table is as it was stored."),
    QT_TRANSLATE_NOOP("Told", "{count} synthetic tables are as they were stored."),
    QT_TRANSLATE_NOOP("Told", "The newest entry matches the copy kept outside the file."),
    QT_TRANSLATE_NOOP(
        "Told",
        "This computer has no receipt of the workspace, so it cannot tell if this is the newest copy.",
    ),
)
"""What was found in order; these stand in the report of a verification."""

OF_CHECKS: Final = (*_FAULTS, *_SOUND)
"""All of them."""
