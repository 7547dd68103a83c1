"""Noisy marginals that were paid for."""

from __future__ import annotations

import io
import json
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.canonical import canonical_json
from cusyn_desktop.store.session import Entry, Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.arrays import Clique, FloatArray


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class StoredMeasurement:
    """A noisy marginal with what is public about it.

    Attributes:
        clique: Columns in rising order, positions in the modelled columns of the schema.
        kind: `full` or `residual`.
        purpose: `one_way`, `selected` or `interest`.
        sigma: Standard deviation of the noise in every cell.
        pico_rho: What it cost.
        values: Noisy answer, one axis for each column.
        spend: Number of the spend that paid for it; 0 before it is stored.
        ordinal: Its place in the run, from 1; 0 before it is stored.
    """

    clique: Clique
    kind: str
    purpose: str
    sigma: float
    pico_rho: int
    values: FloatArray
    spend: int = 0
    ordinal: int = 0


class Measurements:
    """All measurements of a workspace."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def of(self, *spends: int) -> tuple[StoredMeasurement, ...]:
        """The measurements of some spends, spend by spend in the order of measuring."""
        query = "SELECT * FROM measurements WHERE spend = ? ORDER BY ordinal"
        with self._session.reading():
            rows = [row for spend in spends for row in self._session.rows(query, spend)]
        return tuple(map(_measurement, rows))


def insert_measurements(entry: Entry, spend: int, measurements: Sequence[StoredMeasurement]) -> None:
    """Store what a run measured, as part of storing its release."""
    for ordinal, one in enumerate(measurements, start=1):
        entry.insert(
            "measurements",
            spend=spend,
            ordinal=ordinal,
            clique=canonical_json(one.clique),
            kind=one.kind,
            purpose=one.purpose,
            sigma=one.sigma,
            pico_rho=one.pico_rho,
            cells=_to_bytes(one.values),
        )


def _to_bytes(values: FloatArray) -> bytes:
    import numpy as np  # here: the store is loaded before the window's first paint

    stream = io.BytesIO()
    np.save(stream, np.ascontiguousarray(values, dtype=np.float64), allow_pickle=False)
    return stream.getvalue()


def _from_bytes(cells: bytes) -> FloatArray:
    import numpy as np

    try:
        values: FloatArray = np.load(io.BytesIO(cells), allow_pickle=False)
    except ValueError as error:
        raise StoreError("A stored measurement is damaged. Verify the workspace.") from error
    values.setflags(write=False)
    return values


def _measurement(row: sqlite3.Row) -> StoredMeasurement:
    return StoredMeasurement(
        clique=tuple(json.loads(row["clique"])),
        kind=row["kind"],
        purpose=row["purpose"],
        sigma=row["sigma"],
        pico_rho=row["pico_rho"],
        values=_from_bytes(row["cells"]),
        spend=row["spend"],
        ordinal=row["ordinal"],
    )
