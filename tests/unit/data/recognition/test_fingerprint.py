from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.recognition.fingerprint import file_sha256, fingerprint

KEY = b"0123456789abcdef"
ROWS = [(0, 300), (1, 2), (1, 2), (0, 0)]


def table(rows: list[tuple[int, int]], second: int = 400) -> PrivateTable:
    columns = tuple(np.array([row[column] for row in rows], dtype=np.uint16) for column in range(2))
    return PrivateTable((2, second), columns)


def test_the_order_of_rows_does_not_matter() -> None:
    expected = fingerprint(table(ROWS), key=KEY)
    assert fingerprint(table(ROWS[::-1]), key=KEY) == expected
    assert fingerprint(table(ROWS, second=500), key=KEY) == expected
    assert len(expected) == 64


@pytest.mark.parametrize(
    "rows",
    [ROWS[:-1], [*ROWS, (0, 0)], [(0, 300), (1, 2), (0, 0), (0, 0)], [(0, 2), (1, 300), (1, 2), (0, 0)]],
)
def test_other_rows_have_another_fingerprint(rows: list[tuple[int, int]]) -> None:
    assert fingerprint(table(rows), key=KEY) != fingerprint(table(ROWS), key=KEY)


def test_the_fingerprint_is_keyed() -> None:
    assert fingerprint(table(ROWS), key=KEY) != fingerprint(table(ROWS), key=KEY[::-1])
    with pytest.raises(ValueError, match="16 bytes"):
        fingerprint(table(ROWS), key=b"short")


def test_a_table_without_columns_has_a_fingerprint() -> None:
    assert len(fingerprint(PrivateTable((), ()), key=KEY)) == 64


def test_the_hash_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_bytes(b"abc")
    assert file_sha256(path) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
