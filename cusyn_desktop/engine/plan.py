"""What a synthesis is asked to do: public facts alone, checked before anything is spent."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import prod

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.engine.measurement import Measurement
from cusyn_desktop.engine.model_limit import SMALLEST_LIMIT_MB, cells_of
from cusyn_desktop.engine.names import Allocation, EngineName, Reuse
from cusyn_desktop.errors import InputError

__all__ = ["Allocation", "EngineName", "Reuse", "SynthesisPlan", "Tuning", "default_workload"]

MAX_INTEREST_COLUMNS = 3
MAX_ROUNDS = 100_000


@dataclass(frozen=True, slots=True)
class Tuning:
    """Settings that a person may change; None takes the engine's own.

    Attributes:
        rounds: Nominal number of rounds, T.
        measure_share: Share of a round that goes to measuring and not to choosing, α, above 0 and below 1.
        interest_share: Share of the whole budget for the interest queries, s, 0 to 0.9.
    """

    rounds: int | None = None
    measure_share: Fraction | None = None
    interest_share: Fraction | None = None

    def __post_init__(self) -> None:
        """Refuse settings out of range.

        Raises:
            InputError: A setting is out of range; the message names the range.
        """
        if self.rounds is not None and not 1 <= self.rounds <= MAX_ROUNDS:
            raise InputError(f"The number of rounds must lie between 1 and {MAX_ROUNDS}.", rounds=self.rounds)
        if self.measure_share is not None and not 0 < self.measure_share < 1:
            raise InputError(
                "The share for measuring must lie between 0 and 1.", share=float(self.measure_share)
            )
        if self.interest_share is not None and not 0 <= self.interest_share <= Fraction(9, 10):
            raise InputError(
                "The share for the interest queries must lie between 0 and 0.9.",
                share=float(self.interest_share),
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class SynthesisPlan:
    """Everything that a synthesis needs to know beside the table.

    Attributes:
        sizes: Number of codes of each modelled column.
        workload: Cliques that count; their marginals are what the engine keeps close.
        interest: Cliques of 1 to 3 columns that the user cares about most.
        engine: Which mechanism chooses.
        allocation: How a customised engine divides its budget.
        pico_rho: The whole budget, in pico-rho of zCDP.
        rows_per_person: Largest number of rows of one person; every sensitivity grows with it.
        model_limit_cells: Most cells that the junction tree may have.
        rules: Cells in which no row can be, by public rules; no synthetic row will be in one.
        reused: Measurements of earlier releases; they are free.
        tuning: Settings that differ from the engine's own.
    """

    sizes: tuple[int, ...]
    workload: tuple[Clique, ...]
    interest: tuple[Clique, ...] = ()
    engine: EngineName = EngineName.CUSYN_AIM
    allocation: Allocation = Allocation.ADAPTIVE
    pico_rho: int
    rows_per_person: int = 1
    model_limit_cells: int = cells_of(SMALLEST_LIMIT_MB)
    rules: tuple[ForbiddenCells, ...] = ()
    reused: tuple[Measurement, ...] = ()
    tuning: Tuning = field(default_factory=Tuning)

    def __post_init__(self) -> None:
        """Refuse a plan that cannot be carried out as it stands.

        Raises:
            InputError: A part is missing, out of range, or names a column that is not there.
        """
        self._check_numbers()
        if not self.workload:
            raise InputError("The workload is empty; choose at least one set of columns.")
        for clique in self.workload:
            self._check_clique(clique, "A workload query")
        for clique in self.interest:
            self._check_clique(clique, "An interest query")
            if len(clique) > MAX_INTEREST_COLUMNS:
                raise InputError(
                    f"An interest query has at most {MAX_INTEREST_COLUMNS} columns; leave some out.",
                    clique=clique,
                )
        _check_distinct(self.workload, "workload")
        _check_distinct(self.interest, "list of interest queries")
        if len(self.interest) > len(self.workload):
            raise InputError(
                f"There are more interest queries ({len(self.interest)}) than workload queries"
                f" ({len(self.workload)}); shorten the list.",
                interest=len(self.interest),
                workload=len(self.workload),
            )
        self._check_reused()
        self._check_rules()

    def _check_numbers(self) -> None:
        """Sizes, budget and limits are positive."""
        if not self.sizes or min(self.sizes) < 1:
            raise InputError("A plan needs columns, each with at least one value.", sizes=self.sizes)
        if self.pico_rho <= 0:
            raise InputError("The budget must be positive.", pico_rho=self.pico_rho)
        if self.rows_per_person < 1:
            raise InputError("The rows per person must be at least 1.", rows_per_person=self.rows_per_person)
        if self.model_limit_cells < 1:
            raise InputError(
                "The model limit must be at least one cell.", model_limit_cells=self.model_limit_cells
            )

    def _check_clique(self, clique: Clique, what: str) -> None:
        """The columns exist, are different and stand in rising order."""
        if not clique:
            raise InputError(f"{what} has no column.")
        if len(set(clique)) < len(clique):
            raise InputError(f"{what} names a column twice.", clique=clique)
        if min(clique) < 0 or max(clique) >= len(self.sizes):
            raise InputError(f"{what} names a column that is not in the model.", clique=clique)
        if tuple(sorted(clique)) != clique:
            raise InputError(f"{what} must name its columns in rising order.", clique=clique)

    def _check_reused(self) -> None:
        """Earlier measurements fit the columns."""
        for measurement in self.reused:
            self._check_clique(measurement.clique, "An earlier measurement")
            if measurement.values.shape != self.shape(measurement.clique):
                raise InputError(
                    "An earlier measurement was made with other column sizes; do not reuse it.",
                    clique=measurement.clique,
                )

    def _check_rules(self) -> None:
        """Forbidden cells fit the columns."""
        for rule in self.rules:
            self._check_clique(rule.clique, "A rule")
            if rule.mask.shape != self.shape(rule.clique):
                raise InputError("A rule was made for other column sizes; make it again.", clique=rule.clique)

    @property
    def rule_cliques(self) -> tuple[Clique, ...]:
        """The cliques that the model must hold for the rules, each once."""
        return tuple(dict.fromkeys(rule.clique for rule in self.rules))

    @property
    def n_columns(self) -> int:
        """Number of modelled columns, d."""
        return len(self.sizes)

    def smallest_of(self, cliques: Iterable[Clique]) -> Clique:
        """The clique with the smallest table; of several the first in order."""
        return min(cliques, key=lambda clique: (self.cells(clique), len(clique), clique))

    def shape(self, clique: Clique) -> tuple[int, ...]:
        """Sizes of the clique's columns."""
        return tuple(self.sizes[column] for column in clique)

    def cells(self, clique: Clique) -> int:
        """Number of cells of the clique's table."""
        return prod(self.shape(clique))


def _check_distinct(cliques: tuple[Clique, ...], where: str) -> None:
    """No clique stands twice."""
    if len(set(cliques)) < len(cliques):
        twice = next(clique for number, clique in enumerate(cliques) if clique in cliques[:number])
        raise InputError(f"The {where} names the same columns twice.", clique=twice)


def default_workload(sizes: Sequence[int], max_cells: int = 10_000) -> tuple[Clique, ...]:
    """All pairs of columns whose table has at most `max_cells` cells, and each column that is left alone.

    Args:
        sizes: Number of codes of each column.
        max_cells: Largest table of a pair.
    """
    pairs = [
        pair for pair in combinations(range(len(sizes)), 2) if sizes[pair[0]] * sizes[pair[1]] <= max_cells
    ]
    covered = {column for pair in pairs for column in pair}
    alone = [(column,) for column in range(len(sizes)) if column not in covered]
    return (*alone, *pairs)
