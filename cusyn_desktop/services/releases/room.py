"""Room on the disk for a release, looked at before anything is spent: a full disk loses what was paid for."""

import logging
import shutil
from pathlib import Path

from cusyn_desktop.errors import StoreError
from cusyn_desktop.services.records import ForecastSummary
from cusyn_desktop.services.requests.case import Case, rows_to_make

log = logging.getLogger(__name__)

_ALWAYS = 1 << 20
"""Ledger, log and measurements."""
_BYTES_OF_A_CELL = 4
"""A cell as text and as a code, both packed; about two were measured."""
_BYTES_OF_A_NUMBER = 8
"""Of the model; noisy numbers hardly pack."""


def require_room(path: Path, case: Case, expected: ForecastSummary, *, rows: float | None) -> None:
    """Refuse to go on where the disk of a workspace is nearly full.

    Args:
        path: The workspace.
        case: What is asked.
        expected: What was foreseen for it.
        rows: The public number of rows, or a noisy one, or None.

    Raises:
        StoreError: There may not be enough room; it follows from public facts alone.
    """
    n_cells = (rows_to_make(case) or rows or 0) * len(case.schema.modelled)
    needed = int(_ALWAYS + _BYTES_OF_A_CELL * n_cells + _BYTES_OF_A_NUMBER * expected.cells)
    try:
        free = shutil.disk_usage(path.parent).free
    except OSError:  # a system that does not say; what is written is checked anyway
        log.info("the room on the disk of the workspace is not known")
        return
    if free < needed:
        raise StoreError(
            f"{path.name} needs up to {_megabytes(needed)} MB more for this release, and its disk has less "
            "left. Make room and ask again. Nothing was spent.",
            file=path.name,
        )


def _megabytes(n_bytes: int) -> int:
    """Rounded up."""
    return -(-n_bytes // 1_000_000)
