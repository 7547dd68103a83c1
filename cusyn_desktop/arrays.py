"""Names for the array types that pass between modules."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

FloatArray: TypeAlias = NDArray[np.float64]
IntArray: TypeAlias = NDArray[np.int64]
BoolArray: TypeAlias = NDArray[np.bool_]
CodeArray: TypeAlias = NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.uint32]

Clique: TypeAlias = tuple[int, ...]
"""Column positions in rising order; a marginal's axes follow them."""
