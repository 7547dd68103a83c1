"""Tables whose columns are called alike."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.data.recognition.like_names import are_laid_out_alike

SURVEY = ("age", "sex", "Body mass", "smoker", "town", "visits")


@pytest.mark.parametrize(
    ("names", "alike"),
    [
        (SURVEY, True),
        (SURVEY[::-1], True),
        ([name.upper() for name in SURVEY], True),
        (["Age ", "SEX", "body_mass", "Smoker", "t o w n", "visits"], True),
        (["\uff41ge", "sex", "body-mass", "smoker", "town", "visits"], True),
        (SURVEY[:2], True),
        ((*SURVEY[:4], "income"), True),
        ((*SURVEY[:3], "income"), False),
        ((*SURVEY, "income", "region"), False),
        (("income",), False),
        ((), False),
    ],
)
def test_nearly_all_columns_of_a_table_are_those_of_another(names: list[str], alike: bool) -> None:
    assert are_laid_out_alike(names, SURVEY) is alike


@given(st.lists(st.text(max_size=6), min_size=1), st.data())
def test_every_choice_of_columns_is_noticed(names: list[str], data: st.DataObject) -> None:
    some = data.draw(st.lists(st.sampled_from(names), min_size=1))
    assert are_laid_out_alike(some, names)
