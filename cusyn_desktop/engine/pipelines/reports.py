"""What a run tells while it runs and when it is done: public facts and noisy answers alone."""

from dataclasses import dataclass

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.measurement import Measurement, Purpose
from cusyn_desktop.engine.model import GraphicalModel


@dataclass(frozen=True, slots=True)
class RoundReport:
    """One measurement that was just made; the `detail` of a run's progress.

    Attributes:
        round: Number of the round, from 1; 0 before the rounds.
        rounds_expected: How many rounds there will be, as far as can be told.
        clique: What was measured.
        purpose: Why.
        cells: Number of cells of its table.
        sigma: Standard deviation of its noise, in counts.
        pico_rho: What it cost.
        expected_errors: Total variation distance that noise and model let expect of each interest query.
    """

    round: int
    rounds_expected: int
    clique: Clique
    purpose: Purpose
    cells: int
    sigma: float
    pico_rho: int
    expected_errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class QueryError:
    """What noise and model let expect of an interest query.

    Attributes:
        clique: Its columns.
        tvd: Expected total variation distance, 0 to 1.
        measured: Whether the query or a clique that holds it was measured, here or in a reused release.
    """

    clique: Clique
    tvd: float
    measured: bool


@dataclass(frozen=True, slots=True, eq=False)
class SynthesisResult:
    """A fitted model and how it came about.

    Attributes:
        model: The graphical model of all noisy answers.
        measurements: What this run drew, in order.
        rounds: Number of rounds.
        spent_pico_rho: Sum of all charges.
        screened_out: Interest queries that the model serves without a measurement.
        expected_errors: One for each interest query, in the plan's order.
        left_out: How many earlier measurements did not fit into the model.
    """

    model: GraphicalModel
    measurements: tuple[Measurement, ...]
    rounds: int
    spent_pico_rho: int
    screened_out: tuple[Clique, ...]
    expected_errors: tuple[QueryError, ...]
    left_out: int = 0
