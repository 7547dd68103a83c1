"""Faults planted one by one in a copy of the package, and which test finds each of them.

    python -m tests.bench.mutation [--only TEXT ...] [--limit-s 300] [--list]

For each fault of tests/mutation/planted_faults.py its tests have to pass on the unchanged copy; then it is
planted, the tests run again, and the copy is mended. It is found when a test fails, or when the tests do not
end within the time limit. Ends with 1 if a fault was not found.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.planted_faults import FAULTS, PACKAGE, ROOT, Fault

_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_PARTS = (PACKAGE, "resources", "tests", "installer", "pyproject.toml")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a fault.

    Attributes:
        fault: Its name.
        found_by: The first test that failed; empty where none did.
        seconds: How long it took.
        broken: A test that fails without the fault, too, and so proves nothing; usually empty.
    """

    fault: str
    found_by: str
    seconds: float
    broken: str = ""

    @property
    def found(self) -> bool:
        """Whether the tests tell the fault from the sound package."""
        return bool(self.found_by) and not self.broken

    def __str__(self) -> str:
        what = f"NOT TESTED: {self.broken} fails without it" if self.broken else self.found_by or "NOT FOUND"
        return f"{self.fault:56} {self.seconds:5.0f} s  {what}"


class Copy:
    """A copy of the package and its tests, in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        for part in _PARTS:
            source, target = ROOT / part, folder / part
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy2(source, target)

    def tested(self, tests: Sequence[str], *, limit_s: float) -> str:
        """Run tests; returns the first that failed, or an empty text."""
        words = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(self._folder)}
        try:
            done = subprocess.run(
                words, cwd=self._folder, env=environment, capture_output=True, text=True, timeout=limit_s
            )
        except subprocess.TimeoutExpired:
            return f"no end within {limit_s:.0f} s"
        if done.returncode == 0:
            return ""
        failed = _FAILED.search(done.stdout)
        return failed.group(1) if failed else f"pytest ended with {done.returncode}: {done.stdout[-300:]}"

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """The copy with a fault in it."""
        package = self._folder / PACKAGE
        sound = {change.file: (package / change.file).read_bytes() for change in fault.changes}
        try:
            for change in fault.changes:
                change.apply(package)
            yield
        finally:
            for file, content in sound.items():
                (package / file).write_bytes(content)


def run(faults: Sequence[Fault], *, limit_s: float) -> Iterator[Verdict]:
    """Plant faults and hunt them."""
    broken: dict[tuple[str, ...], str] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for fault in faults:
            began, tests = time.perf_counter(), tuple(fault.tests)
            if tests not in broken:
                broken[tests] = copy.tested(tests, limit_s=limit_s)
            found_by = ""
            if not broken[tests]:
                with copy.planted(fault):
                    found_by = copy.tested(tests, limit_s=limit_s)
            yield Verdict(fault.name, found_by, time.perf_counter() - began, broken[tests])


def main() -> int:
    """Hunt all faults, or those that the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", default=[""], help="parts of the faults' names")
    parser.add_argument("--limit-s", type=float, default=300, help="for the tests of one fault")
    parser.add_argument("--list", action="store_true", help="name the faults and end")
    chosen = parser.parse_args()
    faults = [fault for fault in FAULTS if any(part in fault.name for part in chosen.only)]
    if chosen.list:
        print(*(fault.name for fault in faults), sep="\n")
        return 0
    verdicts = []
    for verdict in run(faults, limit_s=chosen.limit_s):
        print(verdict, flush=True)
        verdicts.append(verdict)
    found = sum(verdict.found for verdict in verdicts)
    print(f"{found} of {len(verdicts)} found")
    return int(found < len(verdicts))


if __name__ == "__main__":
    sys.exit(main())
