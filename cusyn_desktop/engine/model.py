"""The graphical model that a fit ends with: a distribution over all columns that can be asked and stored."""

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.engine.cliques import columns_of, mask_of
from cusyn_desktop.engine.npz import Kinds, pack, unpack
from cusyn_desktop.engine.tree.inference import Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.marginal_query import MarginalQuery
from cusyn_desktop.engine.tree.pair_marginals import pair_marginals
from cusyn_desktop.engine.tree.projection import project
from cusyn_desktop.errors import EngineError, InputError

_VERSION = 1
_PARTS: Kinds = {
    "version": np.int64,
    "sizes": np.int64,
    "parents": np.int64,
    "lengths": np.int64,
    "members": np.int64,
    "total": np.float64,
    "beliefs": np.float64,
}
_MAX_COLUMNS = 10_000
_MAX_SIZE = 1 << 32
_TOLERANCE = 1e-6


class GraphicalModel:
    """A calibrated junction tree.

    Attributes:
        sizes: Values of every column.
        tree: The junction tree.
        beliefs: Flat vector of the marginals of its cliques, read-only; each sums to one.
        total: Estimated number of rows, at least 1.
    """

    __slots__ = ("_pairs", "_query", "beliefs", "sizes", "total", "tree")

    def __init__(self, tree: JunctionTree, beliefs: FloatArray, *, total: float) -> None:
        """Take a calibrated tree.

        Args:
            tree: The junction tree.
            beliefs: Marginals of its cliques; the model keeps the array and makes it read-only.
            total: Estimated number of rows.

        Raises:
            InputError: The beliefs have another length than the tree, or the total is not a number of rows.
        """
        if beliefs.shape != (tree.cells,) or not np.isfinite(total) or total < 1:
            raise InputError("These beliefs and this total do not make a model.", cells=tree.cells)
        beliefs.setflags(write=False)
        self.sizes = tree.sizes
        self.tree = tree
        self.beliefs = beliefs
        self.total = float(total)
        self._query = MarginalQuery(tree, beliefs)
        self._pairs: FloatArray | None = None

    @classmethod
    def uniform(cls, sizes: Sequence[int], *, total: float = 1.0) -> "GraphicalModel":
        """The model that knows nothing."""
        propagation = Propagation(JunctionTree.of(sizes, ()))
        propagation.run()
        return cls(propagation.tree, propagation.tables, total=total)

    @property
    def starts(self) -> IntArray:
        """Where each column's block begins in the pair matrix, and its length at the end."""
        return np.concatenate([[0], np.cumsum(self.sizes)]).astype(np.int64)

    def marginal(self, clique: Clique) -> FloatArray:
        """Probabilities over some columns, one axis for each.

        Raises:
            ModelTooLargeError: Too many columns at once.
        """
        return self._query.marginal(clique)

    def pair_matrix(self) -> FloatArray:
        """Probabilities of all pairs; block (a, b) from `starts`, block (a, a) is diagonal; computed once."""
        if self._pairs is None:
            self._pairs = pair_marginals(self.tree, self.beliefs)
            self._pairs.setflags(write=False)
        return self._pairs

    def to_bytes(self) -> bytes:
        """The model as a plain `.npz` file; the same model gives the same bytes."""
        nodes = self.tree.nodes
        parents = [-1 if node.parent is None else node.parent for node in nodes]
        members = [column for node in nodes for column in columns_of(node.mask)]
        return pack(
            {
                "version": np.array([_VERSION], np.int64),
                "sizes": np.array(self.sizes, np.int64),
                "parents": np.array(parents, np.int64),
                "lengths": np.array([node.mask.bit_count() for node in nodes], np.int64),
                "members": np.array(members, np.int64),
                "total": np.array([self.total]),
                "beliefs": self.beliefs,
            }
        )

    @classmethod
    def from_bytes(cls, data: bytes) -> "GraphicalModel":
        """Read a stored model and check that it is one.

        Raises:
            EngineError: The bytes are damaged, or were never a model of this version.
        """
        parts = unpack(data, _PARTS)
        if parts["version"].tolist() != [_VERSION]:
            raise EngineError("The stored model was written by another version of the program.")
        if parts["total"].size != 1:
            raise EngineError("The stored model is damaged: it does not have one total.")
        try:
            tree = _stored_tree(
                *(parts[name].tolist() for name in ("sizes", "parents", "lengths", "members"))
            )
            model = cls(tree, np.array(parts["beliefs"], np.float64), total=float(parts["total"][0]))
        except InputError as error:
            raise EngineError(f"The stored model is damaged: {error}") from error
        _check_calibrated(model)
        return model


def _stored_tree(
    sizes: list[int], parents: list[int], lengths: list[int], members: list[int]
) -> JunctionTree:
    """The tree whose cliques have `lengths` columns each, one after the other in `members`."""
    if len(sizes) > _MAX_COLUMNS or not all(1 <= size <= _MAX_SIZE for size in sizes):
        raise InputError("The number of columns or the size of one is out of range.")
    if not all(0 <= column < len(sizes) for column in members):
        raise InputError("A clique names a column that is not there.")
    if min(lengths, default=1) < 1 or sum(lengths) != len(members) or len(lengths) != len(parents):
        raise InputError("Its cliques and their columns do not fit together.")
    ends = list(accumulate(lengths))
    cliques = [members[end - length : end] for end, length in zip(ends, lengths, strict=True)]
    above = [None if parent == -1 else parent for parent in parents]
    return JunctionTree(sizes, [mask_of(clique) for clique in cliques], above)


def _check_calibrated(model: GraphicalModel) -> None:
    """Every clique is a distribution, and neighbours agree about what they share."""
    if not np.isfinite(model.beliefs).all() or (model.beliefs < 0).any():
        raise EngineError("The stored model is damaged: a probability is out of range.")
    for node in model.tree.nodes:
        table = model.beliefs[node.cells]
        shared = project(table, node.columns, node.separator, model.sizes)
        above = np.ones(())
        if node.parent is not None:
            parent = model.tree.nodes[node.parent]
            above = project(model.beliefs[parent.cells], parent.columns, node.separator, model.sizes)
        if abs(table.sum() - 1) > _TOLERANCE or np.abs(shared - above).max() > _TOLERANCE:
            raise EngineError("The stored model is damaged: its parts contradict each other.")
