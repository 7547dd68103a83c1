"""The limit of the model, in megabytes."""

import pytest

from cusyn_desktop.engine.model_limit import cells_of, check_limit, megabytes_of
from cusyn_desktop.errors import InputError


def test_a_megabyte_holds_as_many_numbers_as_it_has_room_for() -> None:
    assert cells_of(3) == 3 * 2**20 // 8
    assert [megabytes_of(cells) for cells in (1, 131_072, 131_073, 10_485_760)] == [1, 1, 2, 80]


@pytest.mark.parametrize("limit", [None, 1, 80])
def test_what_is_in_range_says_nothing(limit: int | None) -> None:
    check_limit(limit)


@pytest.mark.parametrize("limit", [-1, 0, 81])
def test_what_is_out_of_range_is_told(limit: int) -> None:
    with pytest.raises(InputError, match="1 to 80 MB"):
        check_limit(limit)
