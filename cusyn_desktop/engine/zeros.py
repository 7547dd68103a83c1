"""Structural zeros: cells that the declared rules leave no row for.

A rule forbids cells of one clique. What this leaves possible elsewhere is found by passing it up and down
the junction tree: afterwards a cell of a clique is possible exactly if some whole row in it obeys all rules.
"""

from collections.abc import Sequence

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.data.domain.forbidden import BoolArray, ForbiddenCells
from cusyn_desktop.engine.cliques import shape_of, varying
from cusyn_desktop.engine.tree.junction_tree import JunctionTree, Node
from cusyn_desktop.engine.tree.projection import project, projection
from cusyn_desktop.errors import EngineError


class Possible:
    """Which cells of a junction tree's tables a row can be in.

    Attributes:
        tree: The tree; it holds the clique of every rule.
        forbidden: Positions of all other cells in the flat vector of the tree's tables.

    Source:
        Beeri, Fagin, Maier, Yannakakis (1983), On the desirability of acyclic database schemes: semijoins up
        and down a join tree leave exactly what takes part in the join.
    """

    def __init__(self, tree: JunctionTree, rules: Sequence[ForbiddenCells] = ()) -> None:
        self.tree = tree
        self._cells: FloatArray = np.ones(tree.cells if rules else 0)  # 1 for possible, 0 for not
        self._known: dict[Clique, BoolArray] = {}
        for rule in rules:
            self._forbid(rule)
        if rules:
            for node in reversed(tree.nodes):
                self._tell_parent(node)
            for node in tree.nodes:
                self._ask_parent(node)
        self.forbidden: IntArray = np.flatnonzero(self._cells == 0)

    @property
    def is_nothing(self) -> bool:
        """Whether no row at all obeys the rules."""
        return bool(self.forbidden.size) and not all(
            self._cells[node.cells].any() for node in self.tree.nodes
        )

    def of(self, clique: Clique) -> BoolArray:
        """Which cells of a marginal are possible.

        Args:
            clique: Columns with more than one value that a clique of the tree holds.
        """
        if not self.forbidden.size:
            return np.ones(shape_of(self.tree.sizes, clique), dtype=np.bool_)
        if clique not in self._known:
            node = self._node(clique)
            held = project(self._cells[node.cells], node.columns, clique, self.tree.sizes)
            self._known[clique] = held > 0
        return self._known[clique]

    def _forbid(self, rule: ForbiddenCells) -> None:
        sizes = self.tree.sizes
        clique = varying(sizes, rule.clique)
        if not clique:
            return  # its one cell is allowed: a rule that forbids every row is refused when it is declared
        node = self._node(clique)
        link = projection(node.columns, clique, sizes)
        allowed = link.in_source_order((~rule.mask).astype(np.float64))
        table = self._cells[node.cells].reshape(link.merged)
        table *= allowed.reshape(link.spread)

    def _tell_parent(self, node: Node) -> None:
        """A cell of the parent is possible if a cell below it is."""
        if node.parent is None:
            return
        parent = self.tree.nodes[node.parent]
        link = projection(parent.columns, node.separator, self.tree.sizes)
        some = self._matrix(node).max(axis=1 - node.separator_axis)
        table = self._cells[parent.cells].reshape(link.merged)
        table *= some.reshape(link.spread)

    def _ask_parent(self, node: Node) -> None:
        """A cell is possible if its part in the parent is."""
        if node.parent is None:
            return
        parent = self.tree.nodes[node.parent]
        some = project(self._cells[parent.cells], parent.columns, node.separator, self.tree.sizes) > 0
        matrix = self._matrix(node)
        matrix *= np.expand_dims(some.ravel(), 1 - node.separator_axis)

    def _node(self, clique: Clique) -> Node:
        home = self.tree.home(clique)
        if home is None:
            raise EngineError("The model does not hold these columns together.", clique=clique)
        return self.tree.nodes[home]

    def _matrix(self, node: Node) -> FloatArray:
        return self._cells[node.cells].reshape(node.matrix)
