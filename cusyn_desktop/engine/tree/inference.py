"""Message passing: from potentials to the marginals of all cliques of a junction tree.

Messages travel upwards as logarithms and downwards as conditionals. The sum over a clique's own columns is
never zero and the marginal that comes down lies in [0, 1], so nothing overflows, underflows or becomes NaN
for any finite potential, and no division needs a guard. A cell in which no row can be has the finite
potential `FORBIDDEN`.
"""

from dataclasses import dataclass

import numpy as np

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.engine.tree.junction_tree import JunctionTree, Node
from cusyn_desktop.engine.tree.projection import Projection, projection

FORBIDDEN = -1e30
"""Log potential of a structural zero, in nats: no other potential or message comes near it."""

_SAFE_SPREAD = 600.0  # nats; exp stays a normal number, with room for the sums
_LOWEST = -700.0  # exp of less is denormal: twenty times as slow, and nothing


@dataclass(slots=True)
class _Step:
    """Views of one clique's table and of its parent's, made once.

    Attributes:
        table: Flat view.
        matrix: The same cells with the separator on one axis.
        rest_axis: Axis of the matrix to sum over.
        above: The parent's table with merged axes, None at a root.
        link: Between the parent's table and the separator, None at a root.
        mass: Sum over the rest for each separator cell, from the way up.
    """

    table: FloatArray
    matrix: FloatArray
    rest_axis: int
    above: FloatArray | None
    link: Projection | None
    mass: FloatArray


class Propagation:
    """Calibrates one junction tree in place.

    Attributes:
        tree: The tree.
        tables: Flat vector with the tables of all cliques: log potentials before `run`, probabilities after.
    """

    def __init__(self, tree: JunctionTree, tables: FloatArray | None = None) -> None:
        """Prepare the views.

        Args:
            tree: The tree.
            tables: Vector to work in, `tree.cells` long and contiguous; a new one by default.
        """
        self.tree = tree
        self.tables = np.zeros(tree.cells) if tables is None else tables
        self._steps = [self._step(node) for node in tree.nodes]

    def _step(self, node: Node) -> _Step:
        table = self.tables[node.cells]
        above, link = None, None
        if node.parent is not None:
            parent = self.tree.nodes[node.parent]
            link = projection(parent.columns, node.separator, self.tree.sizes)
            above = self.tables[parent.cells].reshape(link.merged)
        rest_axis = 1 - node.separator_axis
        return _Step(table, table.reshape(node.matrix), rest_axis, above, link, np.empty(0))

    def run(self) -> float:
        """Turn finite log potentials (nats) into the marginals of all cliques, in place.

        Returns:
            log Z, the logarithm of the sum of exp(potential) over all tables of the varying columns, in nats.

        Source:
            Koller and Friedman (2009), chapter 10 (sum-product message passing), in the form above.
        """
        log_z = 0.0
        for step in reversed(self._steps):
            log_z += _send_up(step)
        for step in self._steps:
            _send_down(step)
        return log_z


def _send_up(step: _Step) -> float:
    """Exponentiate a table and hand its log sums to the parent; a root returns its share of log Z."""
    top = np.maximum.reduce(step.table)
    if np.minimum.reduce(step.table) < top - _SAFE_SPREAD:
        top = _shift_by_separator(step)
    else:
        step.table -= top
    np.exp(step.table, out=step.table)
    step.mass = np.add.reduce(step.matrix, axis=step.rest_axis)
    message = np.log(step.mass)
    message += top
    if step.above is None or step.link is None:
        return float(message[0])
    step.above += message.reshape(step.link.spread)
    return 0.0


def _shift_by_separator(step: _Step) -> FloatArray:
    """Subtract each separator cell's own maximum, so that no sum can vanish; return the maxima."""
    top: FloatArray = step.matrix.max(axis=step.rest_axis, keepdims=True)
    step.matrix -= top
    np.maximum(step.matrix, _LOWEST, out=step.matrix)
    return top.ravel()


def _send_down(step: _Step) -> None:
    """Turn the exponentials of a table into probabilities: a conditional times the parent's marginal."""
    if step.above is None or step.link is None:
        step.table /= step.mass[0]
        return
    ratio = np.einsum(step.link.spec, step.above).ravel()
    ratio /= step.mass
    step.matrix *= ratio if step.rest_axis == 0 else ratio[:, np.newaxis]
