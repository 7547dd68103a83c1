import numpy as np
import pytest

from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.errors import InputError


def test_the_text_form_shows_sizes_only() -> None:
    table = PrivateTable((3,), (np.array([2, 1, 0, 1, 1], dtype=np.uint8),))
    assert repr(table) == str(table) == "PrivateTable(sizes=(3,))"
    assert table.n_rows == 5


def test_a_table_without_columns_has_no_rows() -> None:
    assert PrivateTable((), ()).n_rows == 0


@pytest.mark.parametrize(
    ("sizes", "columns", "words"),
    [
        ((2, 2), [[0]], "one size for each column"),
        ((2, 2), [[0, 1], [0]], "one length"),
        ((2, 2), [[0, 1], [0, 2]], "Column 1 holds a code outside its domain of 2"),
        ((0,), [[]], "Column 0"),
    ],
)
def test_codes_are_checked(sizes: tuple[int, ...], columns: list[list[int]], words: str) -> None:
    arrays = tuple(np.array(column, dtype=np.uint8) for column in columns)
    with pytest.raises(InputError, match=words):
        PrivateTable(sizes, arrays)
