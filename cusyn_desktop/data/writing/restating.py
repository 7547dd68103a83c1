"""A written table in other conventions: the same values, with other marks, quotes, encoding and line ends."""

import csv
import io
from typing import TYPE_CHECKING

from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import NumberColumn, Reading, Schema

if TYPE_CHECKING:
    import pandas as pd


def frame_of(content: bytes, schema: Schema) -> "pd.DataFrame":
    """The cells of a table that `write_csv` wrote, as text.

    Args:
        content: The bytes of the file.
        schema: By which it was written.
    """
    import pandas as pd

    reading = schema.reading
    text = io.StringIO(content.decode(reading.encoding), newline="")
    rows = list(
        csv.reader(
            text,
            delimiter=reading.delimiter,
            quotechar=reading.quote or None,
            quoting=csv.QUOTE_MINIMAL if reading.quote else csv.QUOTE_NONE,
        )
    )
    del rows[: reading.skip_lines]
    names = rows.pop(0) if reading.header else list(schema.released)
    return pd.DataFrame([row or [""] for row in rows], columns=names, dtype=object)


def restated(frame: "pd.DataFrame", schema: Schema, reading: Reading) -> "pd.DataFrame":
    """The same table with the numbers as another dialect writes them.

    Args:
        frame: The cells as text, written by `schema`.
        schema: What the columns are.
        reading: The other dialect.
    """
    import pandas as pd

    numbers = {column.name: column for column in schema.columns if isinstance(column, NumberColumn)}
    cells = {
        name: _numbers(list(frame[name]), numbers[name], schema.reading, reading)
        if name in numbers
        else frame[name]
        for name in frame.columns
    }
    return pd.DataFrame(cells, dtype=object)


def _numbers(cells: list[str], column: NumberColumn, source: Reading, target: Reading) -> list[str]:
    """Numbers with other marks; what is no number stays as it is."""
    read, write = number_format(source).read, number_format(target).write
    known: dict[str, str] = {}
    for cell in set(cells):
        grid = None if cell in column.missing else read(cell, column.grid_places)
        known[cell] = cell if grid is None else write(grid, column)
    return [known[cell] for cell in cells]
