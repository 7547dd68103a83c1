"""Requests as files."""

import pytest

from cusyn_desktop.engine.plan import Allocation, EngineName, Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.records.requests import Request

REQUEST = Request(
    dataset="Survey, 2026",
    user="Ana Ruiz",
    epsilon="0.8",
    at_least=0.5,
    queries=(("smoker", "age"), ("Größe",)),
    engine=EngineName.AIM,
    allocation=Allocation.PAPER,
    reuse=Reuse.MINE,
    rows=1000,
    model_limit_mb=16,
)


def test_a_recipe_comes_back_as_the_request() -> None:
    again = Recipe.from_json(Recipe.of(REQUEST).to_json()).request()
    assert again == Recipe.of(REQUEST).request()
    assert again.epsilon == 0.8
    assert again.queries == REQUEST.queries


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ('"epsilon": 0', "epsilon"),
        ('"epsilon": "much"', "epsilon"),
        ('"rows": 0', "rows"),
        ('"rows": 1e12', "rows"),
        ('"model_limit_mb": 0', "model_limit_mb: A model may have 1 to 80 MB"),
        ('"model_limit_mb": 81', "model_limit_mb: A model may have 1 to 80 MB"),
        ('"model_limit_mb": 1.5', "model_limit_mb"),
        ('"engine": "magic"', "engine"),
        ('"queries": [["a", "b", "c", "d"]]', "queries"),
        ('"queries": [[]]', "queries"),
        ('"version": 2', "version"),
        ('"unheard": 1', "unheard"),
    ],
)
def test_a_wrong_field_is_named(change: str, message: str) -> None:
    text = '{"dataset": "d", "user": "u", "epsilon": 1, ' + change + "}"
    with pytest.raises(InputError, match=message):
        Recipe.from_json(text)


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(InputError, match="The request cannot be used"):
        Recipe.from_json("=1+1")


@pytest.mark.parametrize("epsilon", ["nan", "0", "-1", "inf", "one"])
def test_a_request_with_a_wrong_epsilon_has_no_recipe(epsilon: str) -> None:
    with pytest.raises(InputError, match="epsilon"):
        Recipe.of(Request(dataset="d", user="u", epsilon=epsilon))


@pytest.mark.parametrize("limit", [0, 81, -1, 10**9])
def test_a_request_with_a_model_out_of_range_has_no_recipe(limit: int) -> None:
    with pytest.raises(InputError, match=f"A model may have 1 to 80 MB, not {limit:,}"):
        Recipe.of(Request(dataset="d", user="u", epsilon=1.0, model_limit_mb=limit))


def test_a_recipe_from_before_models_had_limits_can_be_read() -> None:
    assert Recipe.from_json('{"dataset": "d", "user": "u", "epsilon": 1}').request().model_limit_mb is None
