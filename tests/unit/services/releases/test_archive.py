"""What a release keeps beside its table."""

import numpy as np
import pytest

from cusyn_desktop.arrays import CodeArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.errors import StoreError
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.releases import archive

SIZES = (2, 300)
CODES: tuple[CodeArray, ...] = (np.array([0, 1, 1], np.uint8), np.array([0, 299, 299], np.uint16))


def test_model_and_rows_come_back() -> None:
    model = GraphicalModel.uniform(SIZES, total=12.5)
    content = archive.pack(model, CODES, control=RunControl())
    assert archive.model_of(content).total == 12.5
    for one, other in zip(archive.codes_of(content), CODES, strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


def test_shares_are_those_of_the_rows() -> None:
    shares = archive.shares_of(CODES, SIZES, (0, 1))
    assert shares.shape == SIZES
    assert shares[1, 299] == pytest.approx(2 / 3)
    assert shares.sum() == pytest.approx(1)
    np.testing.assert_allclose(archive.shares_of(CODES, SIZES, (0,)), [1 / 3, 2 / 3])


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"hello"])
def test_a_damaged_archive_is_told(content: bytes) -> None:
    with pytest.raises(StoreError, match="damaged"):
        archive.codes_of(content)
    with pytest.raises(StoreError, match="damaged"):
        archive.model_of(content)


def test_a_damaged_summary_is_told() -> None:
    with pytest.raises(StoreError, match="damaged"):
        RunSummary.from_json("{}")


def test_the_same_release_is_packed_to_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock is read: the size and the bytes depend on the model and the rows alone."""
    monkeypatch.delattr("zipfile.time")
    model = GraphicalModel.uniform(SIZES, total=12.5)
    one, other = (archive.pack(model, CODES, control=RunControl()) for _ in range(2))
    assert one == other
