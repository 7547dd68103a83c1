"""A request as a small JSON file: it repeats the request, with new noise and a new spend.

```json
{
  "format": "cusyn-recipe",
  "version": 1,
  "dataset": "Community health survey 2026",
  "user": "Ana Ruiz",
  "epsilon": 0.8,
  "at_least": null,
  "queries": [["smoker", "age"], ["diabetes", "bmi"]],
  "engine": "cusyn-aim",
  "allocation": "adaptive",
  "reuse": "none",
  "rows": 10000,
  "model_limit_mb": 4
}
```

The ledger keeps the same text with each spend. The JSON schema is `templates/request.schema.json`.
"""

import json
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cusyn_desktop.budget.amount import typed_epsilon
from cusyn_desktop.data.domain.mistakes import reason_of
from cusyn_desktop.engine.model_limit import (
    LARGEST_LIMIT_MB,
    LIMIT_SENTENCE,
    SMALLEST_LIMIT_MB,
    check_limit,
)
from cusyn_desktop.engine.plan import MAX_INTEREST_COLUMNS, Allocation, EngineName, Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.row_numbers import MAX_ROWS, ROWS_SENTENCE, check_rows

MAX_QUERIES = 5_000
_RANGES = {"rows": ROWS_SENTENCE, "model_limit_mb": LIMIT_SENTENCE}

Query = Annotated[
    tuple[str, ...],
    Field(min_length=1, max_length=MAX_INTEREST_COLUMNS, description="Names of 1 to 3 columns."),
]


class Recipe(BaseModel):
    """A request for a synthetic table."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["cusyn-recipe"] = "cusyn-recipe"
    version: Literal[1] = 1
    dataset: Annotated[str, Field(min_length=1, description="Name of the dataset.")]
    user: Annotated[str, Field(min_length=1, description="Name of the user who receives the table.")]
    epsilon: Annotated[
        float, Field(gt=0, allow_inf_nan=False, description="Budget asked, at the dataset's delta.")
    ]
    at_least: Annotated[
        float | None,
        Field(
            gt=0,
            allow_inf_nan=False,
            description="Smallest budget that is still of use; null takes the smallest that is possible.",
        ),
    ] = None
    queries: Annotated[
        tuple[Query, ...],
        Field(max_length=MAX_QUERIES, description="Interest queries: tables that must come out well."),
    ] = ()
    engine: Annotated[EngineName, Field(description="Method.")] = EngineName.CUSYN_AIM
    allocation: Annotated[
        Allocation, Field(description="How the budget is divided between the queries and the rest.")
    ] = Allocation.ADAPTIVE
    reuse: Annotated[
        Reuse, Field(description="Earlier measurements used again: none, the user's own, or all users'.")
    ] = Reuse.NONE
    rows: Annotated[
        int | None,
        Field(
            ge=1,
            le=MAX_ROWS,
            description="Rows to make; null takes the dataset's public row number, else a noisy one.",
        ),
    ] = None
    model_limit_mb: Annotated[
        int | None,
        Field(
            ge=SMALLEST_LIMIT_MB,
            le=LARGEST_LIMIT_MB,
            description="Most megabytes of the model's tables; null takes what suits the machine.",
        ),
    ] = None

    @classmethod
    def of(cls, request: Request) -> "Recipe":
        """The recipe of a request.

        Raises:
            InputError: A field of the request cannot be used.
        """
        check_rows(request.rows)
        check_limit(request.model_limit_mb)
        try:
            return cls(
                dataset=request.dataset,
                user=request.user,
                epsilon=typed_epsilon(request.epsilon),
                at_least=None if request.at_least is None else typed_epsilon(request.at_least),
                queries=request.queries,
                engine=request.engine,
                allocation=request.allocation,
                reuse=request.reuse,
                rows=request.rows,
                model_limit_mb=request.model_limit_mb,
            )
        except ValidationError as error:
            raise _explained(error, "The request") from error

    @classmethod
    def from_json(cls, text: str) -> "Recipe":
        """Read a recipe.

        Raises:
            InputError: The text is no recipe; the message names the field.
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            raise _explained(error, "The request") from error

    def to_json(self) -> str:
        """The recipe for people and files."""
        return json.dumps(self.model_dump(mode="json"), indent=2, ensure_ascii=False) + "\n"

    def canonical(self) -> str:
        """The recipe in the one form that the ledger keeps: identical requests have identical text."""
        return json.dumps(self.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))

    def request(self) -> Request:
        """The request that this recipe repeats."""
        return Request(
            dataset=self.dataset,
            user=self.user,
            epsilon=self.epsilon,
            at_least=self.at_least,
            queries=self.queries,
            engine=self.engine,
            allocation=self.allocation,
            reuse=self.reuse,
            rows=self.rows,
            model_limit_mb=self.model_limit_mb,
        )


def _explained(error: ValidationError, what: str) -> InputError:
    """The first mistake as a sentence with its field."""
    mistake = error.errors(include_url=False, include_input=False)[0]
    place = ", ".join(_shown(str(part)) for part in mistake["loc"])
    reason = reason_of(mistake)
    if mistake["type"] == "model_type":
        reason = 'an object is needed, such as {"dataset": "Survey", ...}'
    if place in _RANGES and mistake["type"] in ("greater_than_equal", "less_than_equal"):
        reason = _RANGES[place]
    return InputError(f"{what} cannot be used{f', {place}' if place else ''}: {reason}.", field=place)


def _shown(name: str) -> str:
    """The name of a field that somebody made up, without what a terminal would obey."""
    return name if name.isprintable() else ascii(name)
