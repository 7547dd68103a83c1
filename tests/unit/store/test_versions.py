"""Every released version of the file, as it was written then, can still be opened and verified.

A fixture is made once, when its version is released: `python -m tests.unit.store.test_versions`.
"""

import gzip
import os
import shutil
import tempfile
from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Standing
from cusyn_desktop.store.file.migrations import MIGRATIONS, current_version
from cusyn_desktop.store.verify import PoolSum, verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import CSV, filled

FILES = Path(__file__).parent / "files"
SUMS = {
    1: (
        PoolSum("dataset", "Survey", 900, 170),
        PoolSum("dataset", "Census", 1000, 0),
        PoolSum("user", "Ana Ruiz", 900, 120),
    )
}


def fixture_of(version: int) -> Path:
    return FILES / f"version-{version}.cusyn.gz"


@pytest.mark.parametrize("version", [migration.version for migration in MIGRATIONS])
def test_opens_and_verifies(version: int, path: Path) -> None:
    with gzip.open(fixture_of(version)) as packed, path.open("wb") as file:
        shutil.copyfileobj(packed, file)

    before = verify_workspace(path)
    assert before.ok, before
    with Store.open(path) as store:
        assert store.check().hash == before.head
        assert store.standing is Standing.NO_MARK
        assert [spend.label for spend in store.ledger.all()] == ["R-01", "R-02", "R-03", "R-04", "R-05"]
        assert store.releases.csv(2) == CSV
        assert len(store.measurements.of(1, 2)) == 2
    assert verify_workspace(path).pools == before.pools == SUMS[version]


def main() -> None:
    """Write the fixture of the present version, unless there is one."""
    target = fixture_of(current_version())
    with tempfile.TemporaryDirectory() as folder, target.open("xb") as file:
        os.environ[FOLDER_VARIABLE] = folder
        filled(Path(folder) / "w.cusyn")
        file.write(gzip.compress((Path(folder) / "w.cusyn").read_bytes(), mtime=0))


if __name__ == "__main__":
    main()
