"""The log, receipts and verification."""

import csv
import itertools
import json
from pathlib import Path

import pytest

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.errors import InputError, JobCancelled, StoreError
from cusyn_desktop.services import people
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.ledger.events import event_text
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask


def test_the_log_tells_in_words_what_happened(workspace: Workspace) -> None:
    synthesis.synthesise(workspace, ask(), control=RunControl())
    entries = auditing.audit_entries(workspace)
    assert [entry.number for entry in entries] == list(range(1, 8))
    assert [entry.event for entry in entries[-3:]] == ["spend_reserved", "rows_opened", "release_stored"]
    reserved = entries[4]
    assert (reserved.release, reserved.dataset, reserved.user) == ("R-01", "Survey", "Ana")
    assert reserved.amount is not None
    assert round(reserved.amount.epsilon, 6) == 0.8
    assert "reserved for Ana, of Survey" in reserved.text
    for before, entry in itertools.pairwise(entries):
        assert entry.previous == before.fingerprint


def test_an_unknown_event_is_shown_as_it_is() -> None:
    assert event_text("something_new", {}) == "something new"
    assert event_text("run_failed", {"release": "R-01"}) == "R-01: failed and stays spent: -"


@pytest.mark.parametrize("name", ["log.json", "log.csv"])
def test_the_log_is_written(workspace: Workspace, tmp_path: Path, name: str) -> None:
    people.add_user(workspace, NewUser(name="=1+1"))
    path = auditing.export_log(workspace, tmp_path / name)
    text = path.read_text(encoding="utf-8")
    rows = json.loads(text) if name.endswith("json") else list(csv.DictReader(text.splitlines()))
    assert [int(row["number"]) for row in rows] == [1, 2, 3, 4, 5]
    assert rows[-1]["user"] == ("=1+1" if name.endswith("json") else "'=1+1")
    with pytest.raises(InputError, match="cannot be written"):
        auditing.export_log(workspace, tmp_path / "none" / name)


def test_a_receipt_names_the_head(workspace: Workspace) -> None:
    receipt = auditing.receipt(workspace)
    last = auditing.audit_entries(workspace)[-1]
    assert (receipt.entry, receipt.head) == (last.number, last.fingerprint)
    assert receipt.code.replace("-", "") == last.fingerprint[:15]
    assert len(receipt.pools) == 2


def test_a_sound_workspace_verifies_and_stays_as_it_is(workspace: Workspace) -> None:
    before = workspace.path.read_bytes()
    report = auditing.verify(workspace.path)
    assert report.ok
    assert report.first_bad is None
    assert report.n_entries == 4
    assert workspace.path.read_bytes() == before


def test_what_is_no_workspace_or_package_is_told(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no file"):
        auditing.verify(tmp_path / "none.cusyn")
    (tmp_path / "text.cusyn").write_text("hello", encoding="utf-8")
    with pytest.raises(StoreError):
        auditing.verify(tmp_path / "text.cusyn")
    (tmp_path / "folder").mkdir()
    for name, message in (
        ("none", "There is no folder"),
        ("text.cusyn", "no folder and no zip"),
        ("folder", r"no privacy\.json"),
    ):
        with pytest.raises(InputError, match=message):
            auditing.verify(workspace.path, [tmp_path / name])


def test_a_statement_with_another_claim_is_found(workspace: Workspace, tmp_path: Path) -> None:
    synthesis.synthesise(workspace, ask(), control=RunControl())
    folder = exporting.export_release(workspace, "R-01", tmp_path / "out", control=RunControl())
    path = folder / "privacy.json"
    facts = json.loads(path.read_text(encoding="utf-8"))
    facts["guarantee"]["rows_per_person"] = 4
    path.write_text(json.dumps(facts), encoding="utf-8")
    (package,) = auditing.verify(workspace.path, [folder]).packages
    assert [check.name for check in package.checks if not check.ok] == ["statement"]
    facts["guarantee"]["surprise"] = True
    path.write_text(json.dumps(facts), encoding="utf-8")
    assert not auditing.verify(workspace.path, [folder]).ok


def test_the_ledger_is_written_as_plain_tables_that_add_up(workspace: Workspace, tmp_path: Path) -> None:
    synthesis.synthesise(workspace, ask(), control=RunControl())

    written = auditing.export_tables(workspace, tmp_path / "ledger")

    assert {path.suffix for path in written} == {".csv"}
    rows = {
        path.stem: list(csv.DictReader(path.read_text(encoding="utf-8").splitlines())) for path in written
    }
    spent = {row["pool"]: int(row["pico_rho"]) for row in rows["charges"] if row["kind"] == "spend"}
    assert set(spent.values()) == {int(rows["spends"][0]["granted"])}
    assert [row["state"] for row in rows["spend_states"]] == ["reserved", "opened", "released"]
    everything = "".join(path.read_text(encoding="utf-8") for path in written)
    assert "fingerprint" not in everything
    assert "argon2" not in everything


def test_plain_tables_need_a_place_that_can_be_written(workspace: Workspace, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    with pytest.raises(InputError, match="cannot be made"):
        auditing.export_tables(workspace, taken)


def test_verifying_tells_each_check_and_can_be_stopped(workspace: Workspace) -> None:
    told: list[Progress] = []
    report = auditing.verify_open(workspace, control=RunControl(report=told.append))
    assert [one.step for one in told] == [*(check.name for check in report.checks), "packages"]
    assert [one.fraction for one in told] == sorted(one.fraction for one in told)
    token = CancelToken()

    def stop(progress: Progress) -> None:
        if progress.step == "ledger":
            token.cancel()

    with pytest.raises(JobCancelled):
        auditing.verify_open(workspace, control=RunControl(token, stop))
    assert auditing.verify_open(workspace).ok
