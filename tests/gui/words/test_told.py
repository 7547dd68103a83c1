"""Sentences from below the window are found again by what they look like, and translated."""

import ast
import re
from pathlib import Path

import pytest

import cusyn_desktop
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.file.database import SENTENCES as DISK_SENTENCES
from cusyn_desktop.store.verify.report import finding
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.told import SENTENCES, told

_NAMED = re.compile(r"\{[^}]*\}")
_ABOVE = {"ui", "cli", "workers", "experiments"}
_NONE_APART = (
    "no separate measurement: at this budget and number of rows the noise would be too large, or the model"
    " has no room. The run may still measure the same columns."
)
_NO_LIST = (
    ' values that the schema does not list. Say where such values go: "outside": "other", "missing", or'
    ' "first" for the first category. Or complete the lists "categories" and "missing" (an empty cell is the'
    ' value ""); they must be public: what anyone could know without the rows.'
)
_QUOTES = "Correct it, or choose another separator or other quotes."
_TAKEN = "taken from the rows. The guarantee holds only if"
_CHECK = 'public knowledge; check it, then set "origin" to "public" in the schema.'
_NEEDS = "{} a model of {} cells; {} are allowed. {}"
_SETTLED = (
    "The file was changed outside CuSyn, and nothing can be spent until this is settled. Put back a copy "
    "made after the last receipt."
)
_PARTED = {
    f"The {{}} of {{}} {{}} {_TAKEN} {{}} {{}} {_CHECK}": (
        f"The domain of {{}} was {_TAKEN} it is {_CHECK}",
        f"The domains of {{}} were {_TAKEN} they are {_CHECK}",
    ),
    "This run will take about {} minutes; {} it shorter.": (
        "This run will take about {} minutes; a smaller model limit or fewer columns make it shorter.",
        "This run will take about {} minutes; fewer columns make it shorter.",
    ),
    f"{_NEEDS}{{}}.": (f"{_NEEDS}.", f"{_NEEDS}, or allow the model {{}} MB."),
    "{} failed: {}. {} Tell the custodian.": ("{} failed: {}. {} stays spent. Tell the custodian.",),
    "The memory of this computer does not suffice. Ask for fewer rows or queries. {}": (
        "The memory of this computer does not suffice. Ask for fewer rows or queries. {} stays spent.",
    ),
    "{} {}": ("{} {} stays spent.", f"{{}} {_SETTLED}", *(f"{{}} {one}" for one in DISK_SENTENCES.values())),
    f"Entry {{}} of the audit log does not fit the entries around it. {_SETTLED}": (
        "Entry {} of the audit log does not fit the entries around it.",
    ),
    "{}, not {}.": ("A synthetic table has 1 to {} rows, not {}.", "A model may have {} to {} MB, not {}."),
    "{} cannot be used{}: {}.": ("{} cannot be used: {}.", "{} cannot be used, {}: {}."),
    "Every filled cell is a {}, written like {}.": (
        "Every filled cell is a date, written like {}.",
        "Every filled cell is a date and time, written like {}.",
    ),
    f"{{}} {_NONE_APART}": (
        f"1 interest query gets {_NONE_APART}",
        f"{{}} interest queries get {_NONE_APART}",
    ),
    "Whole numbers{}.": ("Whole numbers.", "Whole numbers, written with decimal places."),
    f"Line {{}} of {{}} {{}}. {_QUOTES}": (
        "Line {} of {} opens a quote that is never closed, or holds a cell that is far too long. " + _QUOTES,
        f"Line {{}} of {{}} has text after a closing quote. {_QUOTES}",
        f"Line {{}} of {{}} cannot be read. {_QUOTES}",
    ),
    f"{{}}{_NO_LIST}": (f"The column '{{}}' holds{_NO_LIST}", f"The columns '{{}}' hold{_NO_LIST}"),
    "The pool of the {} {} spends more than it holds.": (
        "The pool of the dataset {} spends more than it holds.",
        "The pool of the user {} spends more than it holds.",
    ),
    "The charges of {} add up, and none spends more than it holds.": (
        "The charges of 1 pool add up, and none spends more than it holds.",
        "The charges of {} pools add up, and none spends more than it holds.",
    ),
    "{}, at {}, counts as spent already: an older copy of the workspace was accepted, and this is or may be a"
    " dataset that the copy had forgotten.": (
        "{}, counts as spent already: an older copy of the workspace was accepted, and this is or may be a "
        "dataset that the copy had forgotten.",
    ),
}
"""What the code puts together of parts that are translated as wholes."""


_ROOT = Path(cusyn_desktop.__file__).parent
_SENTENCE = re.compile(r"[A-Z{\'].* .*\.", re.DOTALL)
_OF_TABLES = (
    *sorted((_ROOT / "data").rglob("*.py")),
    _ROOT / "services" / "registering" / "importing.py",
    _ROOT / "services" / "tables" / "descriptions.py",
    _ROOT / "services" / "tables" / "private_file.py",
)
_BELOW = {
    "services": ("planning", "row_numbers"),
    "services/access": ("rights", "visible"),
    "services/files": ("writing",),
    "services/measurements": ("summary",),
    "services/releases": ("archive", "exporting", "synthesis"),
    "services/requests": ("case", "request_files", "wished_error"),
    "engine": ("estimate", "forecast", "model", "model_limit", "npz", "plan", "schedule"),
    "engine/pipelines": ("feasibility", "synthesis"),
    "engine/tree": ("marginal_query",),
    "store": ("exposure", "ledger", "measurements", "names", "releases"),
    "store/file": ("locks",),
    "store/verify": ("chain", "ledger", "report", "rules", "workspace"),
}
_OF_RUNS = tuple(_ROOT / folder / f"{name}.py" for folder, names in _BELOW.items() for name in names)
_NOT_SHOWN = {
    # Schemas written by hand, which the window never reads.
    "columns.py": ("A column of numbers or dates", "'{}' is no number"),
    "schema.py": ("",),
    "codebook.py": ("'{}' holds values", "A declared domain names"),
    "binned_columns.py": ("A column of numbers or dates", "'{}' is no number"),
    "propose.py": ("The domain names",),
    "detect.py": ("{} is a file of kind",),
    # Bounds chosen for a fee.
    "bounds.py": ("",),
    # Faults of the program, which have words of their own.
    "process.py": ("The program met",),
    "counts.py": ("",),
    "decoding.py": ("",),
    "private_table.py": ("",),
    "text_table.py": ("A table needs",),
    # Worded again by the window: rules, and the question whose rows these are.
    "rules.py": ("Never:", "{} is missing unless", "{} is at most"),
    "importing.py": ("{} holds {} as",),
    # Fields that the window checks itself, plans that it never makes, faults of the program.
    "plan.py": ("The ", "A ", "{} ", "An earlier"),
    "wished_error.py": ("",),
    "estimate.py": ("Residual", "The setting"),
    "model.py": ("The number of", "A clique", "Its cliques", "These beliefs"),
    "synthesis.py": ("{} stays spent.", "The table has other"),
    "ledger.py": ("A run reserves",),
    # Named by commands alone.
    "request_files.py": ("{} is a data dictionary",),
    # Exports and requests.
    "writer.py": ("",),
}
"""How sentences begin that the import and the list of datasets never show, by the module's name."""


def sentences_of_the_code() -> set[str]:
    """Every text below the window, with nothing in its braces."""
    found = set()
    for file in _ROOT.rglob("*.py"):
        if file.relative_to(_ROOT).parts[0] not in _ABOVE:
            found |= {*map(_written, ast.walk(ast.parse(file.read_text(encoding="utf-8"))))}
    return found


def sentences_of(file: Path) -> set[str]:
    """The whole sentences of a module that are no docstrings, with nothing in their braces."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    inner |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = {_written(node) for node in ast.walk(tree) if id(node) not in inner}
    return {text for text in texts if _SENTENCE.fullmatch(text)}


def _written(node: ast.AST) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return "".join(parts)
    return ""


def test_every_sentence_is_one_of_the_code() -> None:
    known = sentences_of_the_code()
    plain = {_NAMED.sub("{}", sentence) for sentence in SENTENCES}
    parted = {whole for wholes in _PARTED.values() for whole in wholes}
    assert plain - known - parted == set(), "the code words it otherwise now"
    assert set(_PARTED) <= known


@pytest.mark.parametrize("file", _OF_TABLES, ids=lambda file: file.stem)
def test_every_sentence_about_tables_is_translated(file: Path) -> None:
    plain = {_NAMED.sub("{}", sentence) for sentence in SENTENCES} | set(_PARTED)
    elsewhere = _NOT_SHOWN.get(file.name, ())
    shown = {one for one in sentences_of(file) if not one.startswith(elsewhere)}
    assert shown - plain == set(), "add it to told_tables.py, or say here why the window never shows it"


@pytest.mark.parametrize("file", _OF_RUNS, ids=lambda file: file.stem)
def test_every_sentence_about_requests_runs_releases_and_checks_is_translated(file: Path) -> None:
    plain = {_NAMED.sub("{}", sentence) for sentence in SENTENCES} | set(_PARTED)
    elsewhere = _NOT_SHOWN.get(file.name, ())
    shown = {one for one in sentences_of(file) if not one.startswith(elsewhere)}
    assert shown - plain == set(), "add it to told_runs.py or told_checks.py, or say here why nobody sees it"


@pytest.mark.usefixtures("look", "german")
def test_no_english_is_left_in_what_is_translated() -> None:
    """Words inside a sentence are translated, too."""
    assert told("The values look like names of people. Left out.") == (
        "Die Werte sehen nach Namen von Personen aus. Weggelassen."
    )
    note = "Column 'age': 12 cells hold a value outside the declared domain; such values count as missing."
    assert told(note).endswith("solche Werte gelten als fehlend.")
    assert "cells" not in told(note)


@pytest.mark.usefixtures("look", "german")
def test_what_is_said_of_runs_is_german_to_its_last_word() -> None:
    assert told("R-03 failed: the model grew too large. R-03 stays spent. Tell the custodian.") == (
        "R-03 ist gescheitert: das Modell wurde zu groß. R-03 bleibt verbraucht. "
        "Sagen Sie es der Datentreuhand."
    )
    needs = "The columns alone need a model of 2,000,000 cells; 1,000,000 are allowed. "
    assert told(f"{needs}Group the values of the largest columns, leave some out.") == (
        "Schon die Spalten allein brauchen ein Modell mit 2.000.000 Zellen; 1.000.000 sind erlaubt. "
        "Gruppieren Sie die Werte der größten Spalten, lassen Sie welche weg."
    )
    assert told("A synthetic table has 1 to 10,000,000 rows, not 0.").endswith("10.000.000 Zeilen, nicht 0.")


@pytest.mark.usefixtures("look", "german")
def test_a_sentence_keeps_what_it_names() -> None:
    line = (
        "Line 5,214 of a.csv has 13 cells, not 14. Correct the line, or check the separator and the quotes."
    )
    assert told(line).startswith("Zeile 5.214 von a.csv hat 13 Zellen, nicht 14. Berichtigen")
    assert message_of(InputError("There is a user named Ana already. Choose another name.")).text == (
        "Es gibt schon einen Benutzer namens Ana. Wählen Sie einen anderen Namen."
    )
    both = "There are just 0 and 1. A few words between them count as missing."
    assert told(both) == "Es gibt nur 0 und 1. Einige Wörter dazwischen gelten als fehlend."


@pytest.mark.usefixtures("look", "german")
def test_why_nothing_can_be_spent_is_german_to_its_last_word() -> None:
    found = "The rule or table audit_not_changed was removed."
    assert told(found) == "Die Regel oder Tabelle audit_not_changed wurde entfernt."
    assert told(f"{found} {_SETTLED}").startswith(
        f"{told(found)} Die Datei wurde außerhalb von CuSyn geändert"
    )


@pytest.mark.usefixtures("look", "german")
def test_every_part_of_a_damaged_workspace_is_named_in_german() -> None:
    parts = ("pages", "schema", "chain", "rows", "ledger", "tables", "anchor")
    found = [told(finding(name, _unreadable).text) for name in parts]
    assert len({*found}) == len(parts)
    assert not any(" the " in one.lower() for one in found)


def _unreadable() -> str:
    raise ValueError("no number")


@pytest.mark.usefixtures("look", "german")
def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert told("Nobody ever wrote this.") == "Nobody ever wrote this."


@pytest.mark.usefixtures("look")
def test_english_stays_english() -> None:
    assert told("There are just 0 and 1.") == "There are just 0 and 1."
