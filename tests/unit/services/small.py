"""A small made-up table with its schema, for tests of what a person can do."""

import re
from pathlib import Path

from cusyn_desktop.data.domain.schema import Schema

SCHEMA_JSON = """{
  "format": "cusyn-schema",
  "version": 1,
  "columns": [
    {"name": "id", "type": "identifier"},
    {"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m"]},
    {"name": "age", "type": "integer", "origin": "public", "from": 0, "to": 99, "width": 20},
    {"name": "smoker", "type": "boolean", "origin": "public", "categories": ["no", "yes"], "missing": [""]},
    {"name": "region, code", "type": "category", "origin": "public",
     "categories": ["01", "02", "03", "<b>4</b>"]},
    {"name": "income", "type": "decimal", "origin": "public",
     "from": 0, "to": 999.99, "width": 250, "places": 2}
  ]
}
"""
N_ROWS = 1217
"""Private: no export and no message to an analyst may hold it."""


def mentions_rows(text: str) -> bool:
    """Whether a text holds the private number of rows, with or without a thousands mark."""
    return re.search(r"(?<![\w.])1,?217(?![\w.])", text) is not None


def schema() -> Schema:
    """The schema of the small table."""
    return Schema.from_json(SCHEMA_JSON)


def csv_text(n_rows: int = N_ROWS) -> str:
    """Rows with dependences: men smoke more, income rises with age."""
    lines = ['id,sex,age,smoker,"region, code",income']
    for row in range(n_rows):
        mixed = (row * 7919 + 13) % 1009
        age = mixed % 100
        sex = "m" if mixed % 3 else "f"
        smoker = "" if mixed % 17 == 0 else ("yes" if (mixed % 5 == 0) == (sex == "m") else "no")
        region = ("01", "02", "03", "<b>4</b>")[mixed % 7 % 4]
        income = min(999.99, 200 + 6.5 * age + (mixed % 90))
        lines.append(f"P{row:04},{sex},{age},{smoker},{region},{income:.2f}")
    return "\n".join(lines) + "\n"


def write_table(folder: Path, n_rows: int = N_ROWS) -> Path:
    """The table as a file."""
    path = folder / "table.csv"
    path.write_text(csv_text(n_rows), encoding="utf-8")
    return path
