"""Sentences from below the window, in the language of the window.

What reads files, keeps the ledger or knows the rules speaks English. The sentences that people meet most are
listed here, and translated with the rest; others are shown as they come. A word in braces stands for whatever
the sentence names at that place.
"""

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told_checks import OF_CHECKS
from cusyn_desktop.ui.words.told_disks import OF_DISKS
from cusyn_desktop.ui.words.told_runs import OF_RUNS
from cusyn_desktop.ui.words.told_tables import OF_TABLES

_LISTED: Final = (
    QT_TRANSLATE_NOOP("Told", "Every cell is empty. Left out."),
    QT_TRANSLATE_NOOP("Told", "Every cell holds the same value. Left out."),
    QT_TRANSLATE_NOOP("Told", "{reason} A few words between them count as missing."),
    QT_TRANSLATE_NOOP("Told", "Every filled cell is a date, written like {example}."),
    QT_TRANSLATE_NOOP("Told", "Every filled cell is a date and time, written like {example}."),
    QT_TRANSLATE_NOOP("Told", "Codes with leading zeros that differ from row to row. Left out."),
    QT_TRANSLATE_NOOP("Told", "Codes with leading zeros are not numbers."),
    QT_TRANSLATE_NOOP("Told", "There are just 0 and 1."),
    QT_TRANSLATE_NOOP("Told", "A few whole numbers far apart, as for kinds of something."),
    QT_TRANSLATE_NOOP("Told", "Numbers with decimal places."),
    QT_TRANSLATE_NOOP("Told", "Whole numbers, another one on each row: a key. Left out."),
    QT_TRANSLATE_NOOP("Told", "A key by its name, with very many values. Left out."),
    QT_TRANSLATE_NOOP("Told", "Codes in a column that is called like a key. Left out."),
    QT_TRANSLATE_NOOP("Told", "Codes that differ from row to row. Left out."),
    QT_TRANSLATE_NOOP("Told", "Texts that differ from row to row. Left out."),
    QT_TRANSLATE_NOOP("Told", "There are just two words, for no and yes."),
    QT_TRANSLATE_NOOP("Told", "The same words come again and again."),
    QT_TRANSLATE_NOOP(
        "Told", "The key repeats: several rows may belong to one person. Set the rows per person."
    ),
    QT_TRANSLATE_NOOP("Told", "Some cells hold no number; they count as missing."),
    QT_TRANSLATE_NOOP("Told", "Each row has another value: if it is a key, leave it out."),
    QT_TRANSLATE_NOOP(
        "Told",
        "Nearly all numbers are whole: how the few others are written would tell of single rows. If whole "
        "numbers are meant, choose that type.",
    ),
    QT_TRANSLATE_NOOP("Told", "There are very many categories. Group them, or leave the column out."),
    QT_TRANSLATE_NOOP("Told", "Some categories are rare. Group them, or take the list from a code book."),
    QT_TRANSLATE_NOOP("Told", "Some values start like a formula; export spreadsheet-safe if needed."),
    QT_TRANSLATE_NOOP("Told", "Some categories differ only in capital letters or blanks."),
    QT_TRANSLATE_NOOP("Told", "Numbers like 1,234 are read as one thousand and more, not as decimals."),
    QT_TRANSLATE_NOOP(
        "Told", "The first row seems to hold values, so the columns are called column_1, column_2 and so on."
    ),
    QT_TRANSLATE_NOOP("Told", "The file is not UTF-8. It is read as {guess}: check words with accents."),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} has {found}, not {width}. Correct the line, or check "
        "the separator and the quotes.",
    ),
    QT_TRANSLATE_NOOP(
        "Told", "The package {one} is not newer than this copy, so it does not prove what was spent after it."
    ),
    QT_TRANSLATE_NOOP("Told", "{file} is empty. Choose a file with a header and rows."),
    QT_TRANSLATE_NOOP("Told", "{file} has no rows. Choose a file with a header and rows."),
    QT_TRANSLATE_NOOP("Told", "{file} has a header but no rows. Choose a file with rows."),
    QT_TRANSLATE_NOOP("Told", "{file} is no readable Parquet file. Export it again."),
    QT_TRANSLATE_NOOP("Told", "{file} is no readable Excel file. Save it again, unprotected."),
    QT_TRANSLATE_NOOP("Told", "{file} is {what}, not a table. Export it as CSV first."),
    QT_TRANSLATE_NOOP("Told", "Line {where} of {file} is not valid {encoding}. Choose another encoding."),
    QT_TRANSLATE_NOOP("Told", "Two columns have the name '{name}'."),
    QT_TRANSLATE_NOOP("Told", "The groups must start at rising values."),
    QT_TRANSLATE_NOOP("Told", "The largest value is below the smallest."),
    QT_TRANSLATE_NOOP("Told", "The last day is before the first."),
    QT_TRANSLATE_NOOP("Told", "The value '{value}' is listed twice."),
    QT_TRANSLATE_NOOP("Told", "A missing token is listed twice."),
    QT_TRANSLATE_NOOP("Told", "There is an account {name} already. Choose another name."),
    QT_TRANSLATE_NOOP("Told", "There is a user named {name} already. Choose another name."),
    QT_TRANSLATE_NOOP("Told", "There is a dataset named {name} already. Choose another name."),
    QT_TRANSLATE_NOOP(
        "Told",
        "No value of '{name}' stands out of the noise. What was spent stays spent. Ask with a larger "
        "budget, or declare bounds that are public knowledge.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Many cells of '{name}' hold neither a number nor a date and will count as the lowest value. If they "
        "stand for missing values, ask again and name them as missing.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        'The rule "{rule}" does not fit the chosen bounds and was left out. State it anew.',
    ),
    QT_TRANSLATE_NOOP("Told", "Not counted: {names}. {reason}"),
    QT_TRANSLATE_NOOP(
        "Told",
        "'{name}' lies over the public grid already. Choose the bounds of the table that it is of.",
    ),
    QT_TRANSLATE_NOOP(
        "Told", "{name} can be taken for {like}, who is known already. Choose a name that looks different."
    ),
    QT_TRANSLATE_NOOP(
        "Told", "{word} mixes letters of alphabets that look alike. Type each word in one alphabet."
    ),
    QT_TRANSLATE_NOOP("Told", "The name or the passphrase is wrong. Nothing was opened."),
    QT_TRANSLATE_NOOP("Told", "The passphrase of {file} is wrong. Nothing was opened."),
    QT_TRANSLATE_NOOP("Told", "Somebody has to be custodian: add an account of that role first."),
    QT_TRANSLATE_NOOP("Told", "An analyst acts for one user of the workspace; the other roles act for none."),
    QT_TRANSLATE_NOOP(
        "Told",
        "A passphrase has {fewest} to {most} characters. A few words that do not "
        "belong together are easy to remember and hard to guess.",
    ),
    QT_TRANSLATE_NOOP("Told", "This passphrase is guessed at once. Choose another."),
    QT_TRANSLATE_NOOP("Told", "This account is closed."),
    QT_TRANSLATE_NOOP("Told", "Your account was changed since you signed in. Sign in again."),
    QT_TRANSLATE_NOOP("Told", "This workspace has accounts. Sign in with yours."),
    QT_TRANSLATE_NOOP("Told", "You may set your own passphrase, and nobody else's. Ask a custodian."),
    QT_TRANSLATE_NOOP("Told", "This is the newest copy of the workspace; there is nothing to accept."),
    QT_TRANSLATE_NOOP("Told", "{file} is not a CuSyn workspace. Choose a file that ends in .cusyn."),
    QT_TRANSLATE_NOOP("Told", "{file} is damaged. Put back a backup; what it lacks stays spent."),
    QT_TRANSLATE_NOOP("Told", "{file} is not a complete workspace. Put back a backup."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} lies on a network drive, where two windows could spend the same "
        "budget. Keep the workspace on a disk of this computer.",
    ),
    QT_TRANSLATE_NOOP("Told", "There is a file {file} already. Choose another name."),
    QT_TRANSLATE_NOOP("Told", "Too little budget is left for this request. Nothing was spent."),
    QT_TRANSLATE_NOOP(
        "Told",
        "What can be granted has changed since it was shown. See the new decision. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The new limit must be above 0 and below the present one: limits are never raised.",
    ),
    QT_TRANSLATE_NOOP("Told", "The new size must be below the present one: a pool is never refilled."),
    QT_TRANSLATE_NOOP("Told", "More than this is spent already. Close the pool to stop further spends."),
    QT_TRANSLATE_NOOP("Told", "Give a reason in words; it is kept in the audit log."),
    QT_TRANSLATE_NOOP(
        "Told",
        "This method does not measure interest queries; choose a customised one if they matter.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "So long a list leaves fewer rounds for all other tables, which become less exact.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "1 interest query gets no separate measurement: at this budget and number of rows the noise would be "
        "too large, or the model has no room. The run may still measure the same columns.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{number} interest queries get no separate measurement: at this budget and number of rows the noise "
        "would be too large, or the model has no room. The run may still measure the same columns.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Without a public number of rows nobody can tell yet whether the interest queries are measured: "
        "where rows are few they are only estimated from other tables. A rounded number is declared with "
        "the dataset.",
    ),
)
SENTENCES: Final = tuple(map(str, (*_LISTED, *OF_TABLES, *OF_RUNS, *OF_CHECKS, *OF_DISKS)))
"""As they stand in the code, with other words in the braces."""

_COUNT: Final = re.compile(r"\d{1,3}(,\d{3})+")
_NAMED: Final = re.compile(r"\{(\w+)\}")
_INNER: Final = frozenset(
    {
        *("reason", "why", "kind", "kind_of", "what", "found", "width", "cells", "becomes"),
        *("error", "finding", "subject", "advice", "state", "role", "right"),
    }
)
"""The braces around which stand words that are themselves translated."""


def told(sentence: str) -> str:
    """A sentence in the language of the window; one that is not known stays as it is."""
    for template, head, tail in _ends():
        may_be = sentence.startswith(head) and sentence.endswith(tail)
        if may_be and (found := _pattern(template).fullmatch(sentence)) is not None:
            words = {key: _word(key, word) for key, word in found.groupdict().items()}
            return QCoreApplication.translate("Told", template).format(**words)
    return sentence


def _word(key: str, word: str) -> str:
    """What stands in a pair of braces: a phrase of its own, a number in the person's locale, or a name."""
    if key in _INNER:
        return told(word)
    return formats.count(int(word.replace(",", ""))) if _COUNT.fullmatch(word) else word


@cache
def _ends() -> tuple[tuple[str, str, str], ...]:
    """Each sentence with what stands before and after its braces, those with the most own words first.

    Few sentences have the same ends as what is told, so few patterns are ever made: all would be felt.
    """
    ordered = sorted(SENTENCES, key=lambda template: -len(_NAMED.sub("", template)))
    return tuple((template, template.partition("{")[0], template.rpartition("}")[2]) for template in ordered)


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """What a sentence looks like."""
    parts = _NAMED.split(template)
    return re.compile(
        "".join(f"(?P<{part}>.+?)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
    )
