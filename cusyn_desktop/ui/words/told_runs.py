"""Sentences about requests, runs and releases from below the window; see `told.py`."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_ASKING: Final = (
    QT_TRANSLATE_NOOP(
        "Told",
        "The smallest budget of use, epsilon {least}, is more than the epsilon {asked} that is asked."
        " Lower it, or ask for more.",
    ),
    QT_TRANSLATE_NOOP("Told", "The query '{query}' has {number} columns; an interest query has 1 to {most}."),
    QT_TRANSLATE_NOOP("Told", "The query '{query}' is listed twice; leave one out."),
    QT_TRANSLATE_NOOP("Told", "The query '{query}' names a column twice."),
    QT_TRANSLATE_NOOP("Told", "{error} Columns and their numbers of values: {columns}. Nothing was spent."),
    QT_TRANSLATE_NOOP("Told", "A synthetic table has 1 to {most} rows, not {number}."),
    QT_TRANSLATE_NOOP("Told", "A model may have {least} to {most} MB, not {number}."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{rows} rows of {columns} columns need about {needed} of memory, and {free} are free. Ask for"
        " at most {fitting} rows, or close other programs. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The domain of {names} was taken from the rows. The guarantee holds only if it is public "
        'knowledge; check it, then set "origin" to "public" in the schema.',
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The domains of {names} were taken from the rows. The guarantee holds only if they are public"
        ' knowledge; check it, then set "origin" to "public" in the schema.',
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "This run will take about {minutes} minutes; a smaller model limit or fewer columns make it shorter.",
    ),
    QT_TRANSLATE_NOOP("Told", "This run will take about {minutes} minutes; fewer columns make it shorter."),
    QT_TRANSLATE_NOOP("Told", "The budget is too small to be divided into rounds; ask for more."),
    QT_TRANSLATE_NOOP("Told", "{rounds} rounds are too few for {columns} columns; set at least {least}."),
    QT_TRANSLATE_NOOP(
        "Told",
        "There are more interest queries ({queries}) than workload queries ({all}); shorten the list.",
    ),
    QT_TRANSLATE_NOOP("Told", "An interest query has at most {most} columns; leave some out."),
    QT_TRANSLATE_NOOP("Told", "{release} is no release of this dataset; its measurements cannot be used."),
    QT_TRANSLATE_NOOP("Told", "{user} was not granted {dataset}."),
)
"""What a request cannot ask for."""

_MODELS: Final = (
    QT_TRANSLATE_NOOP("Told", "{subject} a model of {number} cells; {most} are allowed. {advice}."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{subject} a model of {number} cells; {most} are allowed. {advice}, or allow the model "
        "{megabytes} MB.",
    ),
    QT_TRANSLATE_NOOP("Told", "The columns alone need"),
    QT_TRANSLATE_NOOP("Told", "The smallest table of the workload has {number} cells and needs"),
    QT_TRANSLATE_NOOP("Told", "The columns that the rules join need"),
    QT_TRANSLATE_NOOP("Told", "An interest query has {number} cells and needs"),
    QT_TRANSLATE_NOOP("Told", "The interest queries together need"),
    QT_TRANSLATE_NOOP("Told", "Group the values of the largest columns, leave some out"),
    QT_TRANSLATE_NOOP("Told", "Group the values of its columns"),
    QT_TRANSLATE_NOOP("Told", "Take coarser bins, group values, leave a rule out"),
    QT_TRANSLATE_NOOP("Told", "Take fewer columns or coarser bins"),
    QT_TRANSLATE_NOOP("Told", "Ask for fewer queries, take the adaptive allocation"),
    QT_TRANSLATE_NOOP(
        "Told",
        "A model of these columns needs {number} cells; the limit is {most}. Use fewer bins, group "
        "categories, or measure fewer columns together.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The rules contradict each other: no row can obey them all. Change or leave out one of those "
        "on these columns.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The joint table of {columns} columns would have {number} cells; at most {most} can be "
        "computed. Ask for fewer columns at a time.",
    ),
)
"""Why a model does not fit."""

_RUNS: Final = (
    QT_TRANSLATE_NOOP("Told", "{error} {run} stays spent."),
    QT_TRANSLATE_NOOP(
        "Told",
        "The memory of this computer does not suffice. Ask for fewer rows or queries. {run} stays spent.",
    ),
    QT_TRANSLATE_NOOP("Told", "{run} failed: {reason}. {run_again} stays spent. Tell the custodian."),
    QT_TRANSLATE_NOOP("Told", "the private file could not be read"),
    QT_TRANSLATE_NOOP("Told", "the model grew too large"),
    QT_TRANSLATE_NOOP("Told", "the memory of this computer did not suffice"),
    QT_TRANSLATE_NOOP("Told", "the release could not be stored"),
    QT_TRANSLATE_NOOP("Told", "a step asked for more than was reserved"),
    QT_TRANSLATE_NOOP("Told", "the synthesis could not be carried out"),
    QT_TRANSLATE_NOOP("Told", "a fault of the program"),
    QT_TRANSLATE_NOOP("Told", "{run} was this request, and it is {state}. Ask anew to run again."),
    QT_TRANSLATE_NOOP("Told", "failed"),
    QT_TRANSLATE_NOOP("Told", "cancelled"),
    QT_TRANSLATE_NOOP("Told", "voided"),
    QT_TRANSLATE_NOOP("Told", "reserved"),
    QT_TRANSLATE_NOOP("Told", "opened"),
    QT_TRANSLATE_NOOP(
        "Told",
        "The file of {dataset} cannot be used as it is. Tell the custodian. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP("Told", "This token was used for another request. Nothing was spent."),
    QT_TRANSLATE_NOOP("Told", "{run} is running. Cancel the run first."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{run} stays spent: an older copy was accepted since, so nobody can tell whether it opened the rows.",
    ),
    QT_TRANSLATE_NOOP("Told", "This run goes on in another window. Wait for it to finish."),
    QT_TRANSLATE_NOOP("Told", "There is no run {run}. There is: {there}."),
)
"""How runs end, and what a run is."""

_RELEASES: Final = (
    QT_TRANSLATE_NOOP("Told", "A stored model is damaged. Verify the workspace."),
    QT_TRANSLATE_NOOP("Told", "A stored measurement is damaged. Verify the workspace."),
    QT_TRANSLATE_NOOP("Told", "What a release remembers of its run is damaged. Verify the workspace."),
    QT_TRANSLATE_NOOP("Told", "The table of {release} was changed. Verify the workspace."),
    QT_TRANSLATE_NOOP("Told", "The table of {release} is damaged. Verify the workspace."),
    QT_TRANSLATE_NOOP("Told", "The stored model was written by another version of the program."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged and cannot be read."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged: it does not have the parts of a model."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged: a part is compressed."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged: a probability is out of range."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged: it does not have one total."),
    QT_TRANSLATE_NOOP("Told", "The stored model is damaged: its parts contradict each other."),
    QT_TRANSLATE_NOOP("Told", "{place} exists already. Choose another file, such as {free}."),
    QT_TRANSLATE_NOOP("Told", "{place} exists already. Choose another folder, such as {free}."),
    QT_TRANSLATE_NOOP("Told", "{place} is a file. Choose a folder, or a new name that ends in .zip."),
    QT_TRANSLATE_NOOP(
        "Told",
        "The package cannot be written to {place}: {folder} is no folder that you may write. Choose "
        "another folder.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{folder} is a release package already, and nothing may be added to one. Choose another "
        "folder, such as {free}.",
    ),
    QT_TRANSLATE_NOOP("Told", "Nothing can be exported from this file. {error}"),
)
"""What is wrong with what was stored, or with the place of a package."""

_FILES_AND_ROLES: Final = (
    QT_TRANSLATE_NOOP("Told", "{file} is larger than {most} MB; no such file is."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} holds a name that cannot be shown: {name}. Names have up to {most} characters on one line.",
    ),
    QT_TRANSLATE_NOOP("Told", "There is no file {file}."),
    QT_TRANSLATE_NOOP("Told", "{file} is no UTF-8 text; save it as UTF-8."),
    QT_TRANSLATE_NOOP("Told", "There is no column {column} to ask for. There is: {there}."),
    QT_TRANSLATE_NOOP("Told", "{what} cannot be used: {reason}."),
    QT_TRANSLATE_NOOP("Told", "{what} cannot be used, {place}: {reason}."),
    QT_TRANSLATE_NOOP("Told", "An {role} may not {right}. Ask a custodian."),
    QT_TRANSLATE_NOOP("Told", "{file} belongs to a workspace. Open that one first."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{folder} is a folder and no release package. Choose a file, or the folder that was exported.",
    ),
    QT_TRANSLATE_NOOP("Told", "analyst"),
    QT_TRANSLATE_NOOP("Told", "auditor"),
    QT_TRANSLATE_NOOP("Told", "ask what a request would be granted"),
    QT_TRANSLATE_NOOP("Told", "make a synthetic table"),
    QT_TRANSLATE_NOOP("Told", "save interest queries"),
    QT_TRANSLATE_NOOP("Told", "export a release"),
    QT_TRANSLATE_NOOP("Told", "see true errors"),
    QT_TRANSLATE_NOOP("Told", "You act for {user} alone, not for {other}."),
    QT_TRANSLATE_NOOP("Told", "There is no {kind_of} {name}. There is: {there}."),
    QT_TRANSLATE_NOOP(
        "Told",
        "The name of a {kind_of} needs 1 to {most} characters that can be shown, on one line.",
    ),
    QT_TRANSLATE_NOOP("Told", "user"),
    QT_TRANSLATE_NOOP("Told", "dataset"),
    QT_TRANSLATE_NOOP("Told", "set of queries"),
)
"""Requests as files, names, and what a role may not do."""

OF_RUNS: Final = (*_ASKING, *_MODELS, *_RUNS, *_RELEASES, *_FILES_AND_ROLES)
