"""Branch coverage of everything that a privacy claim rests on: it has to be whole.

    python -m tests.bench.coverage_of_the_gate

Runs the unit tests of budgets, gate, ledger and audit log (no others) and prints a table of modules. Ends
with 1 unless every branch of each was taken.
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import coverage
import pytest

MODULES = (
    "cusyn_desktop/budget/*",
    "cusyn_desktop/data/counts.py",
    "cusyn_desktop/engine/measure.py",
    "cusyn_desktop/engine/noise.py",
    "cusyn_desktop/engine/residuals.py",
    "cusyn_desktop/engine/select.py",
    "cusyn_desktop/services/tables/private_file.py",
    "cusyn_desktop/services/access/times.py",
    "cusyn_desktop/store/anchors.py",
    "cusyn_desktop/store/audit.py",
    "cusyn_desktop/store/canonical.py",
    "cusyn_desktop/store/chain.py",
    "cusyn_desktop/store/exposure.py",
    "cusyn_desktop/store/file/keys.py",
    "cusyn_desktop/store/ledger.py",
    "cusyn_desktop/store/lost.py",
    "cusyn_desktop/store/names.py",
    "cusyn_desktop/store/numbers.py",
    "cusyn_desktop/store/recovery.py",
    "cusyn_desktop/store/session.py",
    "cusyn_desktop/store/spends.py",
    "cusyn_desktop/store/verify/*",
)
TESTS = (
    "tests/property/test_times_seen.py",
    "tests/unit/budget",
    "tests/unit/data/test_counts.py",
    "tests/unit/engine/test_measure.py",
    "tests/unit/engine/test_noise.py",
    "tests/unit/engine/test_residuals.py",
    "tests/unit/engine/test_select.py",
    "tests/unit/services/test_identity.py",
    "tests/unit/services/registering/test_importing.py",
    "tests/unit/services/test_lost_packages.py",
    "tests/unit/services/tables/test_private_file.py",
    "tests/unit/store",
)
_ROOT = Path(__file__).resolve().parents[2]


def run(tests: Sequence[str] = TESTS, modules: Sequence[str] = MODULES) -> tuple[bool, str]:
    """Run tests; returns whether all passed and took every line and branch, and the table."""
    watch = coverage.Coverage(
        branch=True,
        include=[str(_ROOT / module) for module in modules],
        data_file=None,
        config_file=False,  # there all of the package is the source
    )
    watch.start()
    try:
        ended = pytest.main(["-q", "-p", "no:cacheprovider", *(str(_ROOT / test) for test in tests)])
    finally:
        watch.stop()
    table = io.StringIO()
    share = watch.report(file=table, show_missing=True, skip_covered=False)
    return ended == pytest.ExitCode.OK and share == 100, table.getvalue()


def main() -> int:
    """Print the table."""
    whole, table = run()
    print(table)
    return int(not whole)


if __name__ == "__main__":
    sys.exit(main())
