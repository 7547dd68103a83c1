"""`privacy.json`: what protects a release, for programs. The JSON schema comes from these classes.

It holds public facts and noisy answers alone; `cusyn verify W PACKAGE` compares it with the workspace.
"""

import json
import zipfile
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.canonical import canonical_json, sha256_of

FILE_NAME = "privacy.json"

Sha256 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
PicoRho = Annotated[int, Field(ge=0)]
Share = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Amount(_Part):
    """A budget: whole pico-rho (1e-12 rho of zCDP), and its epsilon at a delta, rounded up."""

    pico_rho: PicoRho
    epsilon: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    delta: Annotated[float, Field(gt=0, lt=1)]


class Program(_Part):
    """What made the package."""

    name: Literal["CuSyn Desktop"] = "CuSyn Desktop"
    version: str
    noise_library: Annotated[
        str, Field(description="Library that drew all noise and made all private choices.")
    ]


class ReleaseFacts(_Part):
    """Which table this is."""

    id: str
    dataset: str
    user: str
    released_at: datetime
    rows: Annotated[int, Field(ge=0, description="Rows of the synthetic table; not those of the real one.")]
    spreadsheet_safe: Annotated[
        bool, Field(description="Whether text cells got an apostrophe against formulas.")
    ]
    plain: Annotated[
        bool, Field(description="Whether the table is in plain UTF-8, not in the source's conventions.")
    ] = False
    drawn_anew: Annotated[
        bool,
        Field(
            description="Whether the rows of this package are others than those first released, drawn from"
            " the same model of noisy answers. They are covered by the release's guarantee and charge."
        ),
    ] = False
    table_sha256: Annotated[
        Sha256, Field(description="Of the table as it was released and is stored in the workspace.")
    ]


class Guarantee(_Part):
    """The promise, and what it depends on."""

    neighbours: Literal["add or remove all rows of one person"] = "add or remove all rows of one person"
    rows_per_person: Annotated[int, Field(ge=1)]
    this_release: Annotated[Amount, Field(description="Spent for this release alone.")]
    all_releases: Annotated[
        Amount, Field(description="Bounds all releases of the dataset together: its pool.")
    ]
    conditions: Annotated[tuple[str, ...], Field(description="Sentences; the promise holds if they do.")]
    inferred_columns: Annotated[
        tuple[str, ...],
        Field(description="Columns whose domain was taken from the rows and never confirmed."),
    ]


class Mechanism(_Part):
    """How the table was made."""

    engine: str
    allocation: str
    model_limit_mb: Annotated[
        int | None, Field(ge=1, description="Most megabytes of the model's tables; null: not recorded.")
    ] = None
    measuring: Literal["discrete Gaussian noise on whole counts"] = "discrete Gaussian noise on whole counts"
    selecting: Literal["exponential mechanism"] = "exponential mechanism"
    measured_pico_rho: PicoRho
    selected_pico_rho: Annotated[
        PicoRho, Field(description="For private choices; with the former at most the spend.")
    ]


class MeasurementFacts(_Part):
    """One noisy table of counts."""

    columns: tuple[str, ...]
    kind: Annotated[str, Field(description="full: all counts; residual: what its parts do not tell.")]
    purpose: str
    cells: Annotated[int, Field(ge=1)]
    sigma: Annotated[float, Field(gt=0, description="Standard deviation of the noise, in rows.")]
    pico_rho: Annotated[PicoRho, Field(description="What it cost when it was drawn; free when reused.")]


class ReuseFacts(_Part):
    """Earlier measurements that were used again."""

    rule: str
    releases: tuple[str, ...]
    exposure: Annotated[Amount, Field(description="Charged to the user's pool for others' measurements.")]


class QueryFacts(_Part):
    """How well an interest query came out, from noise and model alone; total variation distance, 0 to 1."""

    columns: tuple[str, ...]
    measured: bool
    expected_error: Annotated[
        Share | None,
        Field(description="Of what was not measured a guess: 9 times in 10 the error is below twice that."),
    ]
    measured_error: Share | None


class PoolFacts(_Part):
    """A budget before and after the release."""

    kind: Literal["dataset", "user"]
    name: str
    total: Amount
    left_before: Amount
    left_after: Amount


class ChainFacts(_Part):
    """Where the release stands in the audit log, and how long the log was when the package was written."""

    workspace: str
    release_entry: Annotated[int, Field(ge=1)]
    entry: Annotated[int, Field(ge=1)]
    head: Sha256
    dataset_spent_pico_rho: Annotated[
        PicoRho, Field(description="Spent from the dataset's pool at that entry.")
    ]
    schema_sha256: Sha256
    user_spent_pico_rho: Annotated[
        PicoRho | None,
        Field(description="Spent from the user's pool at that entry; null: there is none, or not recorded."),
    ] = None
    dataset_rows: Annotated[
        tuple[Sha256, ...],
        Field(
            description="Fingerprints of the tables whose pool this is, keyed with a secret of the workspace,"
            " by which it knows them again under any name; empty: not recorded."
        ),
    ] = ()
    newest_spend: Annotated[
        int | None,
        Field(ge=1, description="The largest number of a run at that entry (R-07 is 7); null: not recorded."),
    ] = None


class PrivacyStatement(_Part):
    """The privacy statement of a release package."""

    format: Literal["cusyn-privacy-statement"] = "cusyn-privacy-statement"
    version: Literal[1] = 1
    program: Program
    release: ReleaseFacts
    guarantee: Guarantee
    mechanism: Mechanism
    measurements: tuple[MeasurementFacts, ...]
    reuse: ReuseFacts
    queries: tuple[QueryFacts, ...]
    pools: tuple[PoolFacts, ...]
    chain: ChainFacts
    files: Annotated[dict[str, Sha256], Field(description="SHA-256 of every other file of the package.")]

    @classmethod
    def from_json(cls, text: str) -> "PrivacyStatement":
        """Read a statement.

        Raises:
            InputError: The text is no privacy statement; the message names the field.
        """
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            mistake = error.errors(include_url=False, include_context=False, include_input=False)[0]
            place = ".".join(str(part) for part in mistake["loc"]) or "the file"
            raise InputError(f"privacy.json is no privacy statement: {place}: {mistake['msg']}.") from error

    def fingerprint(self) -> str:
        """SHA-256 of everything but `chain`, as canonical JSON: what the audit entry of the export holds."""
        fields = self.model_dump(mode="json", exclude={"chain"})
        return sha256_of(canonical_json(fields))

    def to_json(self) -> str:
        """The statement as it is written."""
        return json.dumps(self.model_dump(mode="json"), indent=2, ensure_ascii=False) + "\n"


def statement_in(package: Path) -> PrivacyStatement:
    """The statement of a package, which is a folder or a zip file.

    Raises:
        InputError: There is none, or it cannot be read.
    """
    try:
        if package.is_dir():
            return PrivacyStatement.from_json((package / FILE_NAME).read_text(encoding="utf-8"))
        with zipfile.ZipFile(package) as archive:
            name = next(name for name in archive.namelist() if Path(name).name == FILE_NAME)
            return PrivacyStatement.from_json(archive.read(name).decode())
    except (OSError, UnicodeDecodeError, zipfile.BadZipFile, StopIteration) as error:
        raise InputError(f"{package} holds no {FILE_NAME} that can be read.") from error


def statement_schema() -> str:
    """The JSON schema of `privacy.json`, as it is shipped."""
    return json.dumps(PrivacyStatement.model_json_schema(), indent=2, ensure_ascii=False) + "\n"
