"""What a person chooses by name; apart from the plan, so that it is there before numpy is loaded."""

from enum import StrEnum


class EngineName(StrEnum):
    """Which mechanism chooses what to measure."""

    AIM = "aim"
    MWEM_PGM = "mwem-pgm"
    CUSYN_AIM = "cusyn-aim"
    CUSYN_MWEM = "cusyn-mwem"

    @property
    def customised(self) -> bool:
        """Whether the engine spends on the interest queries."""
        return self in (EngineName.CUSYN_AIM, EngineName.CUSYN_MWEM)


class Allocation(StrEnum):
    """How a customised engine divides its budget between interest queries and the rest."""

    PAPER = "paper"
    ADAPTIVE = "adaptive"


class Reuse(StrEnum):
    """Whose earlier measurements of the same table enter the estimate."""

    NONE = "none"
    MINE = "mine"
    ALL = "all"
