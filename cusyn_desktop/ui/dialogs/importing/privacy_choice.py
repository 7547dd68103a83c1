"""What is said on the page about privacy, for the pages that follow."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PrivacyChoice:
    """What the page says, as it was typed.

    Attributes:
        name: Of the dataset.
        epsilon: Of the whole pool.
        delta: Of the pool.
        per_synthesis: The most that one synthesis may spend, as typed, or None.
        rows_per_person: The most rows of one person.
        approx_rows: A public number of rows, or None.
        limit: The most that one synthesis will be allowed: a shared pool has a limit already; or None.
        shared_with: The dataset with the same rows or people, whose pool counts instead; else empty.
        same_people_as: The same where the person said it; empty where its rows are the same.
    """

    name: str
    epsilon: str
    delta: str
    per_synthesis: str | None
    rows_per_person: int
    approx_rows: int | None
    limit: float | None = None
    shared_with: str = ""
    same_people_as: str = ""
