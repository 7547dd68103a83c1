"""More rows of a release, drawn anew from its model: post-processing, so nothing is spent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cusyn_desktop.engine.generate import generate, row_sampler
from cusyn_desktop.services.machine import available_memory
from cusyn_desktop.services.releases import archive
from cusyn_desktop.services.releases.table_files import table_bytes
from cusyn_desktop.services.requests.pace import MAKING_CODES
from cusyn_desktop.services.row_numbers import check_fits

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.releases.releases import Opened
    from cusyn_desktop.store.workspace import Store


def redrawn(store: Store, opened: Opened, *, rows: int, control: RunControl) -> tuple[Opened, bytes]:
    """A release with other rows of the same model, and their table.

    What differential privacy promises of the model holds for whatever is drawn from it (post-processing), so
    the release is charged once, however often its model is asked.

    Args:
        store: Where the model is.
        opened: The release.
        rows: How many.
        control: Progress and cancel.

    Raises:
        InputError: No table has so many rows, or this computer could not make them.
    """
    check_fits(rows, n_columns=len(opened.schema.columns), available=available_memory())
    model = archive.model_of(store.releases.model(opened.release.spend))
    sampler = row_sampler()
    codes = generate(model, rows, sampler, control=control.part(0.0, MAKING_CODES))
    csv, is_plain = table_bytes(
        opened.schema, codes, sampler=sampler, control=control.part(MAKING_CODES, 1.0)
    )
    again = replace(
        opened,
        summary=replace(opened.summary, n_rows=rows),
        release=replace(opened.release, n_rows=rows),
        run=opened.run.model_copy(update={"plain": is_plain}),
        codes=codes,
    )
    return again, csv
