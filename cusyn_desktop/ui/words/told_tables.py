"""Sentences about files, columns and rules from below the window; see `told.py`."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_COLUMNS: Final = (
    QT_TRANSLATE_NOOP("Told", "Whole numbers."),
    QT_TRANSLATE_NOOP("Told", "Whole numbers, written with decimal places."),
    QT_TRANSLATE_NOOP("Told", "The values look like {kind}. Left out."),
    QT_TRANSLATE_NOOP("Told", "This column may hold {kind}."),
    QT_TRANSLATE_NOOP("Told", "names of people"),
    QT_TRANSLATE_NOOP("Told", "e-mail addresses"),
    QT_TRANSLATE_NOOP("Told", "telephone numbers"),
    QT_TRANSLATE_NOOP("Told", "postal addresses"),
    QT_TRANSLATE_NOOP("Told", "dates of birth"),
    QT_TRANSLATE_NOOP("Told", "national or insurance numbers"),
    QT_TRANSLATE_NOOP("Told", "network addresses"),
    QT_TRANSLATE_NOOP(
        "Told",
        "Day and month may be swapped: the cells also fit {examples}. Choose how the dates are written.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The years have two digits: they are read as {first} to {last}. If older ones are meant, write all "
        "four digits in the file.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The last row has nothing but its first cell, as notes do. If so, remove it from the file.",
    ),
    QT_TRANSLATE_NOOP("Told", "The cells of '{name}' are not written as '{form}'."),
    QT_TRANSLATE_NOOP(
        "Told", "The numbers stand in quotes, as text does: if they are codes, make it a category."
    ),
)
"""What a column seems to be, and what is worth a look."""

_DOMAINS: Final = (
    QT_TRANSLATE_NOOP("Told", "{number} groups are too many; {most} are possible. Widen them."),
    QT_TRANSLATE_NOOP(
        "Told",
        "There would be more than {most} groups. Make them wider, or say where each starts ('width' or "
        "'starts' in a schema).",
    ),
    QT_TRANSLATE_NOOP("Told", "{value} has more than {places} decimal places."),
    QT_TRANSLATE_NOOP("Told", "{value} is too large for {places} decimal places."),
    QT_TRANSLATE_NOOP(
        "Told",
        "A group starts below the smallest value. Take that start off the list, or lower the smallest value.",
    ),
    QT_TRANSLATE_NOOP("Told", "The columns of {dataset} have other names than those of this table."),
    QT_TRANSLATE_NOOP("Told", "Name {line} is empty or has blanks at its ends. Type a name."),
    QT_TRANSLATE_NOOP("Told", "Name {line} is longer than {most} characters. Shorten it."),
    QT_TRANSLATE_NOOP("Told", "The name '{name}' is there twice. Each column needs its own."),
    QT_TRANSLATE_NOOP("Told", "There are {count} names for {columns} columns. Type one name a line."),
    QT_TRANSLATE_NOOP("Told", "The last group must start before or at the upper limit."),
    QT_TRANSLATE_NOOP(
        "Told",
        "Say by which step the dates are grouped, or where the groups start ('by' or 'starts' in a schema).",
    ),
    QT_TRANSLATE_NOOP("Told", "The format '{format}' cannot write {day}, where a group starts."),
    QT_TRANSLATE_NOOP("Told", "'{text}' is no date. Write it as 2026-01-31 or 2026-01-31T08:30."),
    QT_TRANSLATE_NOOP(
        "Told",
        "To count values outside the domain as missing, say first which cells count as missing ('missing' in "
        "a schema).",
    ),
    QT_TRANSLATE_NOOP("Told", "The group '{group}' is not one of the categories."),
    QT_TRANSLATE_NOOP("Told", "A boolean needs exactly two categories: no, then yes."),
    QT_TRANSLATE_NOOP("Told", "Only identifiers and constants can be regenerated."),
    QT_TRANSLATE_NOOP(
        "Told",
        "A column that is filled anew needs a first value ('start' in a schema); that of an identifier ends "
        "in digits.",
    ),
    QT_TRANSLATE_NOOP("Told", "Type a name for the group."),
    QT_TRANSLATE_NOOP("Told", "Tick the values that the group takes in."),
    QT_TRANSLATE_NOOP("Told", "'{name}' is a sign of a missing cell or in a group. Take another name."),
    QT_TRANSLATE_NOOP(
        "Told",
        "'{name}' has more than {most} different values, too many for categories. Leave it out, or group "
        "the values in the file.",
    ),
    QT_TRANSLATE_NOOP("Told", "The date format '{format}' has an unknown part '{part}'."),
    QT_TRANSLATE_NOOP("Told", "The date format '{format}' needs a year (%Y) and a month (%m or %b)."),
    QT_TRANSLATE_NOOP("Told", "The date format '{format}' names a part twice."),
    QT_TRANSLATE_NOOP("Told", "it must be greater than {number}"),
    QT_TRANSLATE_NOOP("Told", "it must be at least {number}"),
    QT_TRANSLATE_NOOP("Told", "it must be at most {number}"),
    QT_TRANSLATE_NOOP("Told", "at most {number} characters are possible"),
    QT_TRANSLATE_NOOP("Told", "at most {number} are possible in this list"),
    QT_TRANSLATE_NOOP("Told", "a finite number is needed"),
)
"""What is wrong with a domain that somebody typed."""

_RULES: Final = (
    QT_TRANSLATE_NOOP("Told", "The rules of order go round in a circle through '{name}'."),
    QT_TRANSLATE_NOOP("Told", "A rule names a column twice: {names}."),
    QT_TRANSLATE_NOOP("Told", "A rule names the column '{name}', which is not in the model."),
    QT_TRANSLATE_NOOP("Told", "A rule joins {number} combinations of {names}; {most} are possible."),
    QT_TRANSLATE_NOOP("Told", "A rule on {names} forbids every row."),
    QT_TRANSLATE_NOOP("Told", "A rule gives a range for '{name}', which has no numbers or dates."),
    QT_TRANSLATE_NOOP("Told", "A rule cuts the group '{group}' of '{name}'. Let a group start at its limit."),
    QT_TRANSLATE_NOOP(
        "Told",
        "A rule compares '{lower}' and '{upper}', which are not numbers of equal places "
        "or dates of equal precision.",
    ),
    QT_TRANSLATE_NOOP("Told", "A rule names the value {value} of '{name}', which its domain lacks."),
    QT_TRANSLATE_NOOP("Told", "A rule says that '{name}' may be missing, but its domain has no missing."),
)
"""Why a rule does not fit."""

_FILES: Final = (
    QT_TRANSLATE_NOOP("Told", "There is no file '{file}'. Check the name and the folder."),
    QT_TRANSLATE_NOOP("Told", "'{file}' is not a file. Choose a file with a table."),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be opened: {reason}."),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("Told", "The name of the file {file} is no text. Rename it."),
    QT_TRANSLATE_NOOP(
        "Told",
        "Reading {file} broke off: the file is damaged, or takes more memory than it may. "
        "Export it again, as CSV.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Reading {file} was given up after {seconds} seconds without progress. The file may be damaged. "
        "Export it again, as CSV.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} needs more than {limit} MiB of memory to be read. Split it, or export it as CSV.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} is compressed (gzip). Unpack it first, or ask for that: --gzip with inspect and schema, "
        '"packing": "gzip" in the reading of a schema.',
    ),
    QT_TRANSLATE_NOOP("Told", "{file} is no complete gzip file. Copy or unpack it again."),
    QT_TRANSLATE_NOOP("Told", "{file} is a damaged archive. Copy or export it again."),
    QT_TRANSLATE_NOOP("Told", "{file} is a zip archive. Unpack it and choose the file with the table."),
    QT_TRANSLATE_NOOP("Told", "a zstd archive"),
    QT_TRANSLATE_NOOP("Told", "a bzip2 archive"),
    QT_TRANSLATE_NOOP("Told", "an xz archive"),
    QT_TRANSLATE_NOOP("Told", "a 7z archive"),
    QT_TRANSLATE_NOOP("Told", "a PDF document"),
    QT_TRANSLATE_NOOP("Told", "a SQLite database"),
    QT_TRANSLATE_NOOP("Told", "a picture"),
    QT_TRANSLATE_NOOP("Told", "an Arrow file"),
    QT_TRANSLATE_NOOP("Told", "an SPSS file"),
    QT_TRANSLATE_NOOP("Told", "a Stata file"),
    QT_TRANSLATE_NOOP("Told", "a Python pickle, which is never opened"),
    QT_TRANSLATE_NOOP("Told", "{file} is larger than {limit} MiB. Split it, or raise the limit."),
    QT_TRANSLATE_NOOP("Told", "{file} grows more than {limit} times when unpacked. It is not opened."),
    QT_TRANSLATE_NOOP("Told", "{file} has more than {limit} rows. Split it, or raise the limit."),
    QT_TRANSLATE_NOOP("Told", "{file} has {number} columns; {limit} are possible."),
    QT_TRANSLATE_NOOP("Told", "{file} has {number} columns; {limit} are possible. Leave some out."),
    QT_TRANSLATE_NOOP("Told", "{file} has no sheet '{sheet}'; it has: {names}."),
    QT_TRANSLATE_NOOP("Told", "{file} does not begin as its encoding demands. Choose another."),
    QT_TRANSLATE_NOOP("Told", "{file} has a line of over {limit} characters: no table."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} is a file of kind '{found}', not '{wanted}' as declared. Choose another file, or write "
        '"kind": "{kind}" in the reading of the schema.',
    ),
    QT_TRANSLATE_NOOP("Told", "The header of {file} is longer than {limit} characters."),
    QT_TRANSLATE_NOOP("Told", "The name of column {number} is longer than {limit} characters. Shorten it."),
    QT_TRANSLATE_NOOP("Told", "The column '{name}' of {file} holds {found}, not single values."),
)
"""Why a file cannot be read."""

_LINES: Final = (
    QT_TRANSLATE_NOOP("Told", "1 cell"),
    QT_TRANSLATE_NOOP("Told", "{number} cells"),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} opens a quote that is never closed, or holds a cell that is far too long. "
        "Correct it, or choose another separator or other quotes.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} has text after a closing quote. "
        "Correct it, or choose another separator or other quotes.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} cannot be read. Correct it, or choose another separator or other quotes.",
    ),
    QT_TRANSLATE_NOOP("Told", "Line {line} of {file} is empty, but rows follow. Remove the line."),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} has a cell of over {limit} characters. Look for a quote that is never "
        "closed, or raise the limit.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Line {line} of {file} holds a NUL character. The file is damaged, or its encoding is another one "
        "(UTF-16, for example).",
    ),
    QT_TRANSLATE_NOOP("Told", "The first line holds no names of columns and is taken for a title."),
    QT_TRANSLATE_NOOP("Told", "The first {number} lines hold no names of columns and are taken for a title."),
    QT_TRANSLATE_NOOP(
        "Told", "Numbers with a sign such as %: take it away to make them a column of numbers."
    ),
    QT_TRANSLATE_NOOP("Told", "Dates in several formats, or with mistakes. Left out; write all in one."),
    QT_TRANSLATE_NOOP(
        "Told", "Dates in several formats, or with mistakes: write all in one to make it a date."
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Nothing is below zero but {codes}, as signs of missing values are. If so, list it as missing, "
        "and raise the lower limit.",
    ),
    QT_TRANSLATE_NOOP(
        "Told", "The last row seems to hold totals ('{word}'). Remove it from the file: it is no person."
    ),
    QT_TRANSLATE_NOOP("Told", "The file has no byte order mark; it looks like {guess}."),
    QT_TRANSLATE_NOOP("Told", "Column {number} has no name; it is called '{name}'."),
    QT_TRANSLATE_NOOP("Told", "Column {number} repeats the name '{former}'; it is called '{name}'."),
    QT_TRANSLATE_NOOP("Told", "The encoding '{encoding}' is unknown."),
    QT_TRANSLATE_NOOP("Told", "The separator cannot be a quote or a line break."),
    QT_TRANSLATE_NOOP("Told", "The decimal mark and the thousands mark must differ."),
)
"""What is odd about the lines of a file."""

_CODE_BOOKS: Final = (
    QT_TRANSLATE_NOOP("Told", "The code book {file} cannot be read. Save it as UTF-8."),
    QT_TRANSLATE_NOOP(
        "Told", "The code book {file} cannot be opened. Check that it is there and may be read."
    ),
    QT_TRANSLATE_NOOP("Told", "The code book {file} is no valid JSON. Correct it."),
    QT_TRANSLATE_NOOP("Told", "The code book {file} is larger than {limit} MiB."),
    QT_TRANSLATE_NOOP(
        "Told",
        "The code book {file} needs the columns 'column' and 'value', one line for each value; it has: "
        "{names}.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The domain of '{name}' must be a number of codes from 1 to {most}, a list of values, an object of "
        "values with labels, or the fields of a column.",
    ),
)
"""What is wrong with a code book."""

_REGISTERING: Final = (
    QT_TRANSLATE_NOOP("Told", "One person has 1 to {most} rows, not {number}."),
    QT_TRANSLATE_NOOP("Told", "These are the rows of {other}: one pool counts for both."),
    QT_TRANSLATE_NOOP("Told", "These are the people of {other}: one pool counts for both."),
    QT_TRANSLATE_NOOP(
        "Told", "The epsilon {epsilon} and delta {delta} that were typed for {name} are not used."
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The limit for one synthesis of {other} holds for {name}, too: {limit}. Limits are never raised.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "These rows are registered as {name} with {number} rows per person. Their pool counts in that unit, "
        "so it has to stay the same.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "These rows are registered as {name}, whose pool counts for them, and cannot come to that of "
        "{other}. Register them without saying whose people they are; if that pool is wrong, spend nothing "
        "of it, and close it.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{name} counts {number} rows per person at delta {delta}. A dataset that shares its pool has to "
        "count in the same unit and at the same delta.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The schema calls the bounds of {name} chosen, and no release of these rows tells the same bounds: "
        "they count as taken from the rows.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{spent}, counts as spent already: an older copy of the workspace was accepted, and this is or may "
        "be a dataset that the copy had forgotten.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Column '{name}': {cells} a value outside the declared domain; such values {becomes}.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Column '{name}': {cells} no value of its type (an empty cell or a word); such cells count as "
        "'{label}'.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "Column '{name}': {cells} a number with more decimal places than are declared; such numbers are "
        "rounded.",
    ),
    QT_TRANSLATE_NOOP("Told", "1 cell holds"),
    QT_TRANSLATE_NOOP("Told", "{number} cells hold"),
    QT_TRANSLATE_NOOP("Told", "were moved to the nearest limit"),
    QT_TRANSLATE_NOOP("Told", "count as other"),
    QT_TRANSLATE_NOOP("Told", "count as missing"),
    QT_TRANSLATE_NOOP("Told", "count as the first category"),
    QT_TRANSLATE_NOOP(
        "Told",
        "The column '{names}' holds values that the schema does not list. Say where such values go: "
        '"outside": "other", "missing", or "first" for the first category. Or complete the lists '
        '"categories" and "missing" (an empty cell is the value ""); they must be public: what anyone could '
        "know without the rows.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The columns '{names}' hold values that the schema does not list. Say where such values go: "
        '"outside": "other", "missing", or "first" for the first category. Or complete the lists '
        '"categories" and "missing" (an empty cell is the value ""); they must be public: what anyone could '
        "know without the rows.",
    ),
    QT_TRANSLATE_NOOP(
        "Told", "No column of the schema is in the model; declare at least one category or number."
    ),
)
"""What became of a table that was registered, and why one is not."""

_MOVED: Final = (
    QT_TRANSLATE_NOOP("Told", "There is no file {file}. Name the place where the file of {name} lies now."),
    QT_TRANSLATE_NOOP("Told", "{file} is not the file that was registered as {name}. {found}"),
    QT_TRANSLATE_NOOP("Told", "Nor can it be read by its schema: {reason}"),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file has {number} columns, the schema {wanted}. Check that it is the right file; a schema lists "
        "every column, in the order of the file.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file has no column '{name}', which the schema lists. Check that it is the right file, and how "
        "the schema spells the name.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The schema does not list the column '{name}' of the file. Add it to the schema; of the type text it "
        "is left out of the model.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "It holds the same rows in another form, but a run reads the registered file alone, byte for byte. "
        "Put that one back, or add this one under another name: it comes back to the same pool.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "It holds much the same rows, and some have changed. Put the registered file back, or add this one "
        "under another name, with the pool of {name}.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "It holds other rows, or some of them have changed. Look for the registered file, or add this one "
        "under another name, with the pool of {name} if these are its people.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file at {file} is not the one that was registered as {name}: it has changed since. Put the "
        "registered file back, or register the changed one as a dataset of its own. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file of {name} at {file} cannot be read: it is no plain file. Put the registered file back. "
        "Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file of {name} is not at {file}. Put it back, or say where it lies now: Find File Again on the "
        "page Datasets, or the command cusyn relocate. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP("Told", "The file of {name} at {file} cannot be read: {reason}. Nothing was spent."),
    QT_TRANSLATE_NOOP(
        "Told", "The file of {name} can no longer be read as it was registered. Put that file back."
    ),
    QT_TRANSLATE_NOOP(
        "Told", "The rows of {name} changed while they were opened. Put the registered file back."
    ),
)
"""Where the file of a dataset is, and whether it is the registered one."""

OF_TABLES: Final = (*_COLUMNS, *_DOMAINS, *_RULES, *_FILES, *_LINES, *_CODE_BOOKS, *_REGISTERING, *_MOVED)
"""All of them."""
