"""The planted faults still fit the package, and one is hunted; `tests/bench/mutation.py` hunts all."""

import shutil
from pathlib import Path

import pytest

from tests.bench.mutation import run
from tests.mutation.planted_faults import FAULTS, PACKAGE, ROOT, Change, Fault, misplaced


def test_every_fault_can_be_planted() -> None:
    assert misplaced() == []


def test_there_are_enough_faults_with_names_of_their_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 20


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_fault_is_python_and_its_tests_are_there(fault: Fault, tmp_path: Path) -> None:
    files = {change.file: tmp_path / change.file for change in fault.changes}
    for file, copy in files.items():
        copy.parent.mkdir(parents=True)
        shutil.copy(ROOT / PACKAGE / file, copy)
    for change in fault.changes:
        change.apply(tmp_path)
    for copy in files.values():
        compile(copy.read_text(encoding="utf-8"), copy.name, "exec")
    assert all((ROOT / test).is_file() for test in fault.tests if test.startswith("tests/"))


def test_text_that_is_not_there_once_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\nx = 1\n", encoding="utf-8")
    for old in ("x = 1", "y"):
        with pytest.raises(ValueError, match="times"):
            Change("a.py", old, "").apply(tmp_path)


def test_faults_are_found_and_no_fault_is_not() -> None:
    paying = next(fault for fault in FAULTS if fault.name == "a choice is not paid")
    harmless = Fault(
        "harmless", (Change("engine/select.py", "UNIT_BITS = 16", "UNIT_BITS = 8 + 8"),), paying.tests
    )
    found, nothing = run([paying, harmless], limit_s=120)
    assert found.found_by.startswith(paying.tests[0])
    assert nothing.found_by == ""
