"""Checking receipts that somebody kept."""

import re
import shutil
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import InputError
from cusyn_desktop.services import people
from cusyn_desktop.services.papers import papers
from cusyn_desktop.services.papers.receipts import ReceiptStanding, check_receipt
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask


@pytest.fixture
def kept(workspace: Workspace, tmp_path: Path) -> Path:
    """A receipt after one spend."""
    synthesis.synthesise(workspace, ask(queries=()), control=RunControl())
    return papers.save_receipt(workspace, tmp_path / "kept.txt")


def test_a_workspace_that_went_on_fits(workspace: Workspace, kept: Path) -> None:
    found = check_receipt(workspace, kept)
    assert (found.standing, found.entry) == (ReceiptStanding.FITS, found.newest)
    people.add_user(workspace, NewUser(name="Survey", epsilon="1"))  # a pool of the dataset's name
    found = check_receipt(workspace, kept)
    assert found.standing is ReceiptStanding.FITS
    assert found.newest == found.entry + 1
    assert "goes on from this receipt" in found.sentence


def test_receipts_of_earlier_versions_stay_readable(workspace: Workspace, kept: Path) -> None:
    """Papers in a safe are not written anew: the form of their lines is kept for ever."""
    entry, head = (re.search(p, kept.read_text("utf-8"))[1] for p in (r"log: (\d+)", r"print: (\w+)"))  # type: ignore[index]
    old = (
        f"CuSyn receipt of w.cusyn\nCode: 1a2b\nWritten: 2026-11-05 10:00:00 UTC\n"
        f"Newest entry of the log: {entry}\nIts fingerprint: {head}\n\nSpent by then:\n"
        "  Ana: ε\N{NO-BREAK SPACE}9.00 of ε\N{NO-BREAK SPACE}9.10 at δ\N{NO-BREAK SPACE}1e-9, 1.1% left"
        " (999,999,999,999 of 1,000,000,000,000 pico-rho)\n"
    )
    kept.write_text(old, encoding="utf-8")
    assert check_receipt(workspace, kept).pool == "Ana"
    kept.write_text(old.replace("(999,999,999,999", "(1,999"), encoding="utf-8")
    assert check_receipt(workspace, kept).standing is ReceiptStanding.FITS


@pytest.mark.parametrize("language", PaperLanguage)
def test_a_receipt_is_read_in_each_language(
    workspace: Workspace, tmp_path: Path, language: PaperLanguage
) -> None:
    synthesis.synthesise(workspace, ask(queries=()), control=RunControl())
    kept = papers.save_receipt(workspace, tmp_path / "kept.txt", language=language)
    assert check_receipt(workspace, kept).standing is ReceiptStanding.FITS
    text = kept.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("  Ana: "))
    spent = re.search(r"\(([0-9.,]+) ", line)[1]  # type: ignore[index]
    mark = "." if language is PaperLanguage.GERMAN else ","
    more = f"{int(spent.replace(mark, '')) + 1:,}".replace(",", mark)
    kept.write_text(text.replace(line, line.replace(f"({spent} ", f"({more} ")), encoding="utf-8")
    assert check_receipt(workspace, kept).pool == "Ana"


def test_an_older_copy_is_noticed(workspace: Workspace, tmp_path: Path) -> None:
    old = tmp_path / "old.cusyn"
    shutil.copy(workspace.path, old)
    synthesis.synthesise(workspace, ask(queries=()), control=RunControl())
    kept = papers.save_receipt(workspace, tmp_path / "kept.txt")
    found = check_receipt(Workspace(old), kept)
    assert found.standing is ReceiptStanding.OLDER_COPY
    assert f"ends at entry {found.newest}" in found.sentence


def test_another_history_is_noticed(workspace: Workspace, kept: Path) -> None:
    text = kept.read_text(encoding="utf-8")
    head = next(line for line in text.splitlines() if line.startswith("Its fingerprint"))
    kept.write_text(text.replace(head, f"Its fingerprint: {'ab' * 32}"), encoding="utf-8")
    found = check_receipt(workspace, kept)
    assert found.standing is ReceiptStanding.OTHER_HISTORY
    assert "is not the one" in found.sentence


def test_a_pool_that_has_less_spent_is_named(workspace: Workspace, kept: Path) -> None:
    text = kept.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("  Ana: "))
    before = line.rpartition("(")[2].partition(" of ")[0]
    more = f"{int(before.replace(',', '')) + 1:,}"
    kept.write_text(text.replace(line, line.replace(f"({before} of", f"({more} of")), encoding="utf-8")
    found = check_receipt(workspace, kept)
    assert (found.standing, found.pool) == (ReceiptStanding.LESS_SPENT, "Ana")
    assert "the pool Ana" in found.sentence


def test_a_pool_that_is_gone_is_named(workspace: Workspace, kept: Path) -> None:
    text = kept.read_text(encoding="utf-8").replace("  Ana: ", "  Zoe: ")
    kept.write_text(text, encoding="utf-8")
    assert check_receipt(workspace, kept).pool == "Zoe"


@pytest.mark.parametrize("content", [b"", b"Dear auditor", b"\xff\xfe\x00", b"x" * 1_000_001])
def test_what_is_no_receipt_is_refused(workspace: Workspace, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    with pytest.raises(InputError, match=r"letter.txt"):
        check_receipt(workspace, file)


def test_a_file_that_is_not_there_is_named(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"gone.txt cannot be read"):
        check_receipt(workspace, tmp_path / "gone.txt")
