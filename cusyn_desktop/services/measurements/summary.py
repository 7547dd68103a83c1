"""What a release remembers of its run: public facts and noisy answers, as JSON in the workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cusyn_desktop.arrays import Clique
from cusyn_desktop.errors import StoreError

if TYPE_CHECKING:
    from cusyn_desktop.engine.pipelines import SynthesisResult
    from cusyn_desktop.services.records import ForecastSummary


class ExpectedError(BaseModel):
    """What noise and model let expect of an interest query."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    clique: Clique
    tvd: Annotated[float, Field(ge=0, le=1)]
    measured: bool


class Foreseen(BaseModel):
    """What was told of a run before it began."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cells: int
    seconds: Annotated[float, Field(ge=0)]
    query_errors: tuple[float | None, ...]


class RunSummary(BaseModel):
    """Facts of a run.

    Attributes:
        program: Version of the program.
        noise_library: What drew the noise.
        rounds: Number of rounds.
        measured_pico_rho: What the measurements cost.
        spent_pico_rho: What measuring and choosing cost together.
        total: Noisy number of rows.
        expected: One for each interest query, in the request's order.
        screened_out: Interest queries that the model serves without a measurement.
        sources: Numbers of the spends whose measurements were used again.
        plain: Whether the table is in plain UTF-8, because the source's conventions could not hold it.
        cells: Of the model; None in releases from before it was kept.
        foreseen: What was told before the run; None likewise.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    program: str
    noise_library: str
    rounds: int
    measured_pico_rho: int
    spent_pico_rho: int
    total: float
    expected: tuple[ExpectedError, ...]
    screened_out: tuple[Clique, ...]
    sources: tuple[int, ...]
    plain: bool
    cells: int | None = None
    foreseen: Foreseen | None = None

    @classmethod
    def of(
        cls, result: SynthesisResult, *, foreseen: ForecastSummary, sources: tuple[int, ...], plain: bool
    ) -> RunSummary:
        """The facts of a finished run."""
        from importlib.metadata import version

        from cusyn_desktop import __version__

        return cls(
            program=__version__,
            noise_library=f"OpenDP {version('opendp')}",
            rounds=result.rounds,
            measured_pico_rho=sum(one.pico_rho for one in result.measurements),
            spent_pico_rho=result.spent_pico_rho,
            total=result.model.total,
            expected=tuple(
                ExpectedError(clique=one.clique, tvd=one.tvd, measured=one.measured)
                for one in result.expected_errors
            ),
            screened_out=result.screened_out,
            sources=sources,
            plain=plain,
            cells=result.model.tree.cells,
            foreseen=Foreseen(
                cells=foreseen.cells, seconds=foreseen.seconds, query_errors=foreseen.query_errors
            ),
        )

    @classmethod
    def from_json(cls, text: str) -> RunSummary:
        """Read what a release remembers.

        Raises:
            StoreError: The text is something else.
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            raise StoreError(
                "What a release remembers of its run is damaged. Verify the workspace."
            ) from error
