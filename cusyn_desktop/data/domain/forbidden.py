"""Cells of a marginal in which no row can be: what the declared rules come to, for those who compute."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import Clique

BoolArray: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class ForbiddenCells:
    """The cells of a marginal in which no row can be.

    Attributes:
        clique: Positions of the columns, rising.
        mask: True where a cell is forbidden, shape (sizes of the clique).
    """

    clique: Clique
    mask: BoolArray
