"""Numbers and dates drawn inside their groups so that declared orders hold: A at most B in every row.

The groups of a row allow the order already, as others are forbidden cells; it is left to draw inside them.
"""

from collections.abc import Mapping, Sequence
from graphlib import TopologicalSorter

import numpy as np

from cusyn_desktop.arrays import CodeArray, IntArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.binned_columns import BinnedColumn
from cusyn_desktop.data.domain.bins import Uniforms
from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.data.domain.rules import AtMost, Rule, with_implied


def ordered_grids(
    columns: Sequence[ModelledColumn],
    codes: Mapping[str, CodeArray],
    *,
    rules: Sequence[Rule],
    rng: Uniforms,
    control: RunControl,
) -> dict[str, IntArray]:
    """Grid numbers for all columns that a rule of order names, each inside its group and in order.

    Args:
        columns: The modelled columns.
        codes: The code of each row, by column.
        rules: All rules of the schema.
        rng: Where the randomness comes from.
        control: Asked at each column and each pair of an order whether to stop.

    Returns:
        For each such column one grid number a row; it means nothing where the row is missing.

    Raises:
        JobCancelled: Somebody asked to stop.
    """
    pairs = [(rule.lower, rule.upper) for rule in with_implied(rules) if isinstance(rule, AtMost)]
    named = {name for pair in pairs for name in pair}
    involved = {
        column.name: column for column in columns if isinstance(column, BinnedColumn) and column.name in named
    }
    groups = {name: np.minimum(codes[name], column.n_values - 1) for name, column in involved.items()}
    present = {name: codes[name] < column.n_values for name, column in involved.items()}
    grids = {}
    for name, column in involved.items():
        control.checkpoint()
        grids[name] = column.bins.draw(groups[name].astype(np.int64), rng)
    ends = {name: np.array(column.bins.ends)[groups[name]] for name, column in involved.items()}
    below: dict[str, list[str]] = {name: [] for name in involved}
    for lower, upper in pairs:
        below[upper].append(lower)
    for lower, upper in pairs:
        control.checkpoint()
        both = present[lower] & present[upper]
        grids[lower] = np.where(both, np.minimum(grids[lower], ends[upper]), grids[lower])
    for upper in TopologicalSorter(below).static_order():
        for lower in below[upper]:
            control.checkpoint()
            both = present[lower] & present[upper]
            grids[upper] = np.where(both, np.maximum(grids[upper], grids[lower]), grids[upper])
    return grids
