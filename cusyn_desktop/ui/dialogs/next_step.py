"""Where a dialog that registers a dataset leads when it closes."""

from enum import StrEnum


class NextStep(StrEnum):
    """What can be done with a new dataset, the most likely first."""

    ADD_USER = "add_user"
    ASK = "ask"
    CHOOSE_BOUNDS = "choose_bounds"
    SHOW = "show"
