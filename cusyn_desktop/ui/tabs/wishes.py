"""What one tab asks another to show."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RequestWish:
    """Asks the tab Synthesis to begin a request.

    Attributes:
        dataset: Name of the dataset, or empty to leave it as it is.
        user: Name of the user, or empty to leave it as it is.
        queries: Interest queries to choose; None leaves them as they are.
    """

    dataset: str = ""
    user: str = ""
    queries: tuple[tuple[str, ...], ...] | None = None
