"""The table of claims in ARCHITECTURE.md names tests and commands that are there."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
_QUOTED = re.compile(r"`([^`]+)`")


def rows() -> list[tuple[str, str, str]]:
    """Claim, short and long proof."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.split("## Claims and their proofs", 1)[1].split("\n## ", 1)[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [(claim.strip(), short, long) for claim, short, long in lines[2:]]


def words(proof: str) -> list[str]:
    """What is quoted: files, commands, options and variables."""
    return [word for quoted in _QUOTED.findall(proof) for word in quoted.split()]


def test_there_is_a_proof_for_every_claim() -> None:
    assert len(rows()) > 25
    assert [claim for claim, *proofs in rows() if not any(map(words, proofs))] == []


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0][:40])
def test_what_is_named_is_there(row: tuple[str, str, str]) -> None:
    _, short, long = row
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("*.py")]
    for file in words(short):
        assert (ROOT / file).is_file(), file
    for word in words(long):
        name, _, value = word.partition("=")
        is_command = not value and not word.startswith("--")
        found = (
            find_spec(f"tests.bench.{name}") if is_command else [one for one in sources if f'"{name}"' in one]
        )
        assert found, word
