"""Sentences from below the window are found again by what they look like, and translated."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

import cusyn_desktop
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.languages import Language, speak
from cusyn_desktop.ui.messages import message_of
from cusyn_desktop.ui.told import SENTENCES, told

_NAMED = re.compile(r"\{[^}]*\}")
_ABOVE = {"ui", "cli", "workers", "experiments"}
_TOO_LARGE = "too large to be measured usefully with this budget: only estimated from other tables."
_PARTED = {
    "Every filled cell is a {}: {}.": (
        "Every filled cell is a date: {}.",
        "Every filled cell is a date and time: {}.",
    ),
    f"{{}} {_TOO_LARGE}": (
        f"1 interest query is {_TOO_LARGE}",
        f"{{}} interest queries are {_TOO_LARGE}",
    ),
}
"""What the code puts together of parts that are translated as wholes."""


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    installed = speak(qapp, Language.GERMAN)
    yield
    for translator in installed:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def sentences_of_the_code() -> set[str]:
    """Every text below the window, with nothing in its braces."""
    root = Path(cusyn_desktop.__file__).parent
    found = set()
    for file in root.rglob("*.py"):
        if file.relative_to(root).parts[0] not in _ABOVE:
            found |= {*map(_written, ast.walk(ast.parse(file.read_text(encoding="utf-8"))))}
    return found


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


@pytest.mark.usefixtures("look", "german")
def test_a_sentence_keeps_what_it_names() -> None:
    line = (
        "Line 5,214 of a.csv has 13 fields, not 14. Correct the line, or check the delimiter and the quotes."
    )
    assert told(line).startswith("Zeile 5,214 von a.csv hat 13 fields, nicht 14. Berichtigen")
    assert message_of(InputError("There is a user named Ana already. Choose another name.")).text == (
        "Es gibt schon einen Benutzer namens Ana. Wählen Sie einen anderen Namen."
    )
    both = "There are just 0 and 1. A few words between them count as missing."
    assert told(both) == "Es gibt nur 0 und 1. Einige Wörter dazwischen gelten als fehlend."


@pytest.mark.usefixtures("look", "german")
def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert told("Nobody ever wrote this.") == "Nobody ever wrote this."


@pytest.mark.usefixtures("look")
def test_english_stays_english() -> None:
    assert told("There are just 0 and 1.") == "There are just 0 and 1."
