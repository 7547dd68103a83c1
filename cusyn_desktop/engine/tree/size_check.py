"""Whether a further clique fits into a model, from public facts alone."""

from collections.abc import Iterable, Sequence

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.domain.forbidden import BoolArray
from cusyn_desktop.engine.cliques import mask_of, n_cells
from cusyn_desktop.engine.tree.elimination import Graph, graph_cells, graph_of, joined
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.many_cliques import cells_with_each

_PERIOD_GROWTH, _PERIOD_CHANGES = 1.1, 10


class SizeCheck:
    """Tells whether a further clique fits into the model, from public facts alone.

    Most candidates are refused again and again while the limit hardly grows, so a refusal stands until the
    limit is 10 % higher or the model has changed ten times. It must not depend on which candidates were
    *asked* about, as that follows from private scores. Therefore the rounds are cut into periods, and in each
    a candidate is judged on the graph and limit at the period's start as well as on the present ones:
    functions of public things alone.

    Attributes:
        period: Number of the present period.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        self.period = 0
        self._sizes = tuple(sizes)
        self._graph: Graph = (0,) * len(self._sizes)
        self._limit = 0
        self._now: dict[int, bool] = {}
        self._period_graph, self._period_limit, self._changes = self._graph, 0, 0
        self._at_start: dict[int, bool] = {}

    def begin_round(self, cliques: Iterable[Clique], *, limit: int) -> None:
        """Set what is measured and what the model may hold from now on; once before each selection.

        Args:
            cliques: All measured cliques. One inside the tree counts too: it may turn an edge that the tree
                happened to fill in into one that every later tree must have.
            limit: Most cells of the model.
        """
        graph = graph_of(self._sizes, cliques)
        self._changes += graph != self._graph
        if graph != self._graph or limit != self._limit:
            self._graph, self._limit, self._now = graph, limit, {}
        is_stale = limit > _PERIOD_GROWTH * self._period_limit or self._changes >= _PERIOD_CHANGES
        if is_stale or limit < self._period_limit:
            self.begin_period()

    def begin_period(self) -> None:
        """Let refusals be judged on the present graph and limit from now on."""
        self.period += 1
        self._period_graph, self._period_limit, self._changes = self._graph, self._limit, 0
        self._at_start = {}

    @property
    def is_half_full(self) -> bool:
        """Whether the model of what is measured fills more than half the limit."""
        cells = graph_cells(self._sizes, self._graph, self._limit)
        return cells is None or 2 * cells > self._limit

    def fits(self, clique: Clique, *, tree: JunctionTree) -> bool:
        """Whether the model stays within the limit when `clique` is measured too.

        Args:
            clique: The candidate.
            tree: The tree in use; a clique that it holds always fits, because the tree stays as it is.
        """
        if not self.may_fit(clique, tree=tree):
            return False
        if tree.holds(clique):
            return True
        key = mask_of(clique)
        if key not in self._now:
            wider = joined(self._graph, self._sizes, [clique])
            self._now[key] = graph_cells(self._sizes, wider, self._limit) is not None
        return self._now[key]

    def may_fit(self, clique: Clique, *, tree: JunctionTree) -> bool:
        """Whether the clique is inside the tree or was not refused at the start of the period."""
        if tree.holds(clique):
            return True
        key = mask_of(clique)
        if key not in self._at_start:
            self._at_start[key] = self._fitted_at_start(clique)
        return self._at_start[key]

    def fitted_at_start(self, cliques: Sequence[Clique]) -> BoolArray:
        """Which of very many cliques fitted at the start of the period: judged at once, and remembered."""
        cells = cells_with_each(self._sizes, self._period_graph, cliques)
        fitted: BoolArray = cells <= self._period_limit
        self._at_start.update(zip(map(mask_of, cliques), fitted.tolist(), strict=True))
        return fitted

    def _fitted_at_start(self, clique: Clique) -> bool:
        if n_cells(self._sizes, clique) > self._period_limit:
            return False
        wider = joined(self._period_graph, self._sizes, [clique])
        return graph_cells(self._sizes, wider, self._period_limit) is not None
