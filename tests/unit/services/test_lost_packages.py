"""Packages of entries that an accepted copy lost: neither called bad nor vouched for without proof."""

import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.ledger import auditing, recovering
from cusyn_desktop.services.records import VerificationReport
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.words import verdict_text
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.services.conftest import ask

WITNESS = "accepted as a witness; that it is genuine is the word of the custodian"
OPEN = "not among the witnesses: nothing here proves or disproves it."


def spend(workspace: Workspace, epsilon: str) -> None:
    synthesis.synthesise(workspace, ask(epsilon=epsilon), control=RunControl())


@pytest.fixture
def packages(workspace: Workspace, tmp_path: Path) -> dict[str, Path]:
    """R-01 is known to the copy that was put back, but not that it was exported; R-02 and R-03 are not."""
    spend(workspace, "0.2")
    shutil.copy(workspace.path, tmp_path / "copy")
    spend(workspace, "0.3")
    spend(workspace, "0.4")
    made = {
        label: exporting.export_release(
            workspace, label, tmp_path / label, form=TableForm(), control=RunControl()
        )
        for label in ("R-01", "R-02", "R-03")
    }
    shutil.copy(tmp_path / "copy", workspace.path)
    return made


def changed(package: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A package whose statement says something else."""
    statement = json.loads((package / "privacy.json").read_text("utf-8"))
    change(statement)
    (package / "privacy.json").write_text(json.dumps(statement), "utf-8")
    return package


def verify(workspace: Workspace, package: Path) -> tuple[VerificationReport, dict[str, str]]:
    report = auditing.verify(workspace.path, [package])
    (found,) = report.packages
    return report, {
        one.name: ("" if one.ok else "? " if one.is_open else "BAD ") + one.text for one in found.checks
    }


class TestVerified:
    def test_before_the_copy_is_accepted_it_is_an_older_one(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        report, said = verify(workspace, packages["R-02"])
        assert said["entry"].startswith("BAD The log ends before entry")
        assert "BAD" in verdict_text(report)

    def test_a_witness_is_proved_as_far_as_its_word_goes(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed", packages=[packages["R-02"]])
        report, said = verify(workspace, packages["R-02"])
        assert report.ok, report
        assert WITNESS in said["entry"]
        assert said["spent"] == "What the package says was spent counts as spent here, too."
        assert said["statement"] == "privacy.json says what the log says of it."

    def test_a_witness_that_was_changed_afterwards_is_not(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed", packages=[packages["R-02"]])
        changed(packages["R-02"], lambda one: one["guarantee"].update(rows_per_person=9))
        report, said = verify(workspace, packages["R-02"])
        assert not report.ok
        assert said["statement"].startswith("? The log does not tell what privacy.json said")

    def test_one_that_was_no_witness_is_left_open(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed", packages=[packages["R-02"]])
        report, said = verify(workspace, packages["R-03"])
        assert not report.ok
        assert said["entry"].startswith("? R-03 is not in this log.")
        assert OPEN in said["entry"]
        assert not any(one.startswith("BAD") for one in said.values())
        assert verdict_text(report).startswith("Nothing speaks against what was checked, but")

    def test_a_table_that_the_copy_knows_is_proved_by_it(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed")
        said = verify(workspace, packages["R-01"])[1]
        assert said["entry"].startswith(
            "R-01 is stored in the workspace. The entry of this export was lost when"
        )
        assert said["statement"].startswith("? ")
        again = exporting.export_release(
            workspace, "R-01", packages["R-01"].with_name("again"), form=TableForm(), control=RunControl()
        )
        assert verify(workspace, again)[0].ok

    def test_another_release_of_the_same_name_is_told_apart(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed")
        changed(packages["R-02"], lambda one: one["release"].update(id="R-01"))
        said = verify(workspace, packages["R-02"])[1]
        assert f"{OPEN} The R-01 of this workspace has another table." in said["entry"]
        with Store.open(workspace.path) as store:
            for _ in range(10):
                store.audit.record("decision_shown", user="Ana")
        assert verify(workspace, packages["R-02"])[1]["entry"].endswith("has another table.")

    def test_more_spent_than_the_copy_counts_is_bad(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed")
        for owner, pico_rho in (("user", 10**11), ("dataset", 10**12)):
            chain = json.loads((packages["R-02"] / "privacy.json").read_text("utf-8"))["chain"]
            chain[f"{owner}_spent_pico_rho"] = pico_rho
            changed(packages["R-02"], partial(dict.update, chain=chain))
            said = verify(workspace, packages["R-02"])[1]
            assert said["spent"].startswith(f"BAD The pool of the {owner} counts less as spent here")

    def test_an_entry_beyond_all_that_was_lost_means_an_older_copy(
        self, workspace: Workspace, packages: dict[str, Path]
    ) -> None:
        recovering.accept_copy(workspace, reason="disk failed")
        changed(packages["R-02"], lambda one: one["chain"].update(entry=900))
        assert verify(workspace, packages["R-02"])[1]["entry"].startswith("BAD The log ends before entry 900")

    def test_without_a_mark_it_may_be_either(
        self, workspace: Workspace, packages: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "another computer"))
        recovering.accept_copy(workspace, reason="a new computer")
        changed(packages["R-02"], lambda one: one["chain"].update(entry=900))
        said = verify(workspace, packages["R-02"])[1]
        assert said["entry"].endswith(f"{OPEN} Or this file is itself an older copy.")
        assert not any(one.startswith("BAD") for one in said.values())  # all is forfeited, hence counted

    def test_numbers_go_on_after_the_witness(self, workspace: Workspace, packages: dict[str, Path]) -> None:
        recovering.accept_copy(workspace, reason="disk failed", packages=list(packages.values()))
        spend(workspace, "0.1")
        assert auditing.audit_entries(workspace)[-1].release == "R-04"
        for package in packages.values():
            assert verify(workspace, package)[0].ok
