"""The synthetic tables that came of spends."""

import hashlib
import sqlite3
import zlib
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.measurements import StoredMeasurement, insert_measurements
from cusyn_desktop.store.names import unknown
from cusyn_desktop.store.session import Entry, Session
from cusyn_desktop.store.spends import label_of

_RELEASES = """
    SELECT spend, n_rows, csv_sha256, summary, entry, json_extract(body, '$.at') AS at
    FROM releases JOIN audit ON audit.seq = entry
"""
_COMPRESSION = 2  # an eighth of the time of the usual 6 for a seventh more bytes
_PART_BYTES = 1 << 20
"""So much is packed between two looks at whether to stop."""


@dataclass(frozen=True, slots=True, eq=False)
class PackedTable:
    """A synthetic table ready to be stored; packing a long one takes a second, so no lock is held meanwhile.

    Attributes:
        content: The CSV file, compressed.
        sha256: Of the CSV file.
    """

    content: bytes
    sha256: str

    @classmethod
    def of(cls, csv: bytes, *, control: RunControl | None = None) -> Self:
        """Pack the bytes of a CSV file.

        Args:
            csv: The file.
            control: Asked between small parts whether to stop.

        Raises:
            JobCancelled: Somebody asked to stop.
        """
        control = control or RunControl()
        packer, digest, packed = zlib.compressobj(_COMPRESSION), hashlib.sha256(), []
        for start in range(0, len(csv), _PART_BYTES):
            control.checkpoint()
            part = csv[start : start + _PART_BYTES]
            digest.update(part)
            packed.append(packer.compress(part))
        return cls(b"".join((*packed, packer.flush())), digest.hexdigest())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NewRelease:
    """What a run made.

    Attributes:
        n_rows: Rows of the synthetic table.
        table: The synthetic table as it is exported, packed.
        model: The fitted model, as the engine writes it.
        summary: Public facts about the run, in JSON.
        measurements: What the run paid for and measured; not what it used again.
    """

    n_rows: int
    table: PackedTable
    model: bytes
    summary: str
    measurements: tuple[StoredMeasurement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """A synthetic table, without its contents.

    Attributes:
        spend: Number of its spend.
        n_rows: Rows of the synthetic table.
        csv_sha256: Of the synthetic table as it is exported.
        summary: Public facts about the run, in JSON.
        entry: Number of the audit entry that stored it.
        released_at: When.
    """

    spend: int
    n_rows: int
    csv_sha256: str
    summary: str
    entry: int
    released_at: datetime

    @property
    def label(self) -> str:
        """The id that people see, `R-01`."""
        return label_of(self.spend)


class Releases:
    """All releases of a workspace; they are stored by the ledger."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def all(self) -> tuple[Release, ...]:
        """In the order of their spends."""
        return tuple(map(_release, self._session.rows(f"{_RELEASES} ORDER BY spend")))

    def get(self, spend: int) -> Release:
        """The release of a spend.

        Raises:
            InputError: There is none.
        """
        row = self._session.row(f"{_RELEASES} WHERE spend = ?", spend)
        if row is None:
            raise unknown("release", label_of(spend), (one.label for one in self.all()))
        return _release(row)

    def labelled(self, label: str) -> Release:
        """The release with an id such as `R-01`.

        Raises:
            InputError: There is none.
        """
        found = next((one for one in self.all() if one.label == label), None)
        if found is None:
            raise unknown("release", label, (one.label for one in self.all()))
        return found

    def csv(self, spend: int) -> bytes:
        """The synthetic table of a release.

        Raises:
            InputError: There is no such release.
            StoreError: The stored table is damaged.
        """
        release = self.get(spend)
        try:
            content = zlib.decompress(self._blob(spend, "csv"))
        except zlib.error as error:
            raise StoreError(f"The table of {release.label} is damaged. Verify the workspace.") from error
        if hashlib.sha256(content).hexdigest() != release.csv_sha256:
            raise StoreError(f"The table of {release.label} was changed. Verify the workspace.")
        return content

    def model(self, spend: int) -> bytes:
        """The model of a release, as the engine wrote it.

        Raises:
            InputError: There is no such release.
        """
        self.get(spend)
        return self._blob(spend, "model")

    def _blob(self, spend: int, column: str) -> bytes:
        (row,) = self._session.rows(f"SELECT {column} AS content FROM releases WHERE spend = ?", spend)
        content: bytes = row["content"]
        return content


def insert_release(entry: Entry, spend: int, new: NewRelease) -> None:
    """Store a release with its measurements, as part of ending its run."""
    insert_measurements(entry, spend, new.measurements)
    entry.insert(
        "releases",
        spend=spend,
        n_rows=new.n_rows,
        csv_sha256=new.table.sha256,
        csv=new.table.content,
        model=new.model,
        summary=new.summary,
    )
    entry.tell(n_rows=new.n_rows, csv_sha256=new.table.sha256, n_measurements=len(new.measurements))


def _release(row: sqlite3.Row) -> Release:
    return Release(
        spend=row["spend"],
        n_rows=row["n_rows"],
        csv_sha256=row["csv_sha256"],
        summary=row["summary"],
        entry=row["entry"],
        released_at=datetime.fromisoformat(row["at"]),
    )
