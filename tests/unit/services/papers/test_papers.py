"""Receipts and reports as text."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.papers import papers
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.wording import PaperLanguage, wording_in
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask
from tests.unit.services.small import mentions_rows


def test_a_receipt_names_the_head_and_what_is_spent(workspace: Workspace, tmp_path: Path) -> None:
    synthesis.synthesise(workspace, ask(queries=()), control=RunControl())
    newest = auditing.audit_entries(workspace)[-1]
    path = papers.save_receipt(workspace, tmp_path / "receipt.txt")
    text = path.read_text(encoding="utf-8")
    assert f"Newest entry of the log: {newest.number}\n" in text
    assert newest.fingerprint in text
    assert "Survey: ε\N{NO-BREAK SPACE}0.80 of ε\N{NO-BREAK SPACE}3.00" in text
    assert not mentions_rows(text)


def test_a_report_tells_every_check(workspace: Workspace, tmp_path: Path) -> None:
    report = auditing.verify(workspace.path)
    text = papers.save_report(report, tmp_path / "report.txt").read_text(encoding="utf-8")
    assert "Everything holds, and this is the newest copy that this computer has seen." in text
    assert text.count("  holds  ") == len(report.checks)


def test_a_report_says_that_there_was_nothing_to_compare_with(workspace: Workspace, anchors: Path) -> None:
    shutil.rmtree(anchors)
    text = papers.report_text(auditing.verify(workspace.path))
    assert "this computer has no receipt of it" in text
    assert "Everything holds" not in text
    assert "  open   copy outside the file: This computer has no receipt of the workspace" in text


def test_a_report_of_a_fault_points_at_its_line(workspace: Workspace) -> None:
    report = auditing.verify(workspace.path)
    bad = replace(report, ok=False, checks=(replace(report.checks[0], ok=False), *report.checks[1:]))
    text = papers.report_text(bad)
    assert "Something does not hold: see the lines that say FAILS." in text
    assert text.count("  FAILS  ") == 1


@pytest.mark.parametrize(
    ("language", "holds", "fails"),
    [(PaperLanguage.GERMAN, "stimmt", "FEHLER"), (PaperLanguage.CHINESE, "无误", "不符")],
)
def test_a_report_speaks_the_language_that_is_wanted(
    workspace: Workspace, language: PaperLanguage, holds: str, fails: str
) -> None:
    report = auditing.verify(workspace.path)
    text = papers.report_text(report, language=language)
    assert wording_in(language).texts["verify.whole"] in text
    assert text.count(f"  {holds}  ") == len(report.checks)
    bad = replace(report, ok=False, first_bad=2, checks=(replace(report.checks[0], ok=False),))
    text = papers.report_text(bad, language=language)
    assert f"  {fails}  " in text
    assert wording_in(language).text("verify.first_bad", entry=2) in text
    unreadable = papers.report_text(replace(bad, head=""), language=language)
    assert wording_in(language).texts["verify.no_head"] in unreadable


def test_every_check_has_a_name_in_a_report(workspace: Workspace) -> None:
    names = {f"verify.check.{check.name}" for check in auditing.verify(workspace.path).checks}
    assert names == {
        key for key in wording_in(PaperLanguage.ENGLISH).texts if key.startswith("verify.check.")
    }


def test_a_place_that_cannot_be_written_is_named(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be written"):
        papers.save_receipt(workspace, tmp_path / "missing" / "receipt.txt")


def test_an_entry_tells_what_the_pools_had_left(workspace: Workspace) -> None:
    synthesis.synthesise(workspace, ask(queries=()), control=RunControl())
    entry = next(one for one in auditing.audit_entries(workspace) if one.event == "spend_reserved")
    dataset, user = entry.left
    assert (dataset.kind, dataset.name) == (PoolKind.DATASET, "Survey")
    assert (user.kind, user.name) == (PoolKind.USER, "Ana")
    assert 0 < user.share < dataset.share < 1
