"""What a table or a plot shows, as texts in rows and columns."""

import re
from dataclasses import dataclass

_NO_NAME = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 80


@dataclass(frozen=True, slots=True)
class Sheet:
    """Texts as they are shown.

    Attributes:
        head: Names of the columns, with units.
        rows: One text for each column.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def to_text(self) -> str:
        """Head and rows, cells apart by tabs: what spreadsheets and letters take from the clipboard."""
        return "\n".join("\t".join(map(_one_line, row)) for row in (self.head, *self.rows))


def file_name(title: str) -> str:
    """A title as the proposed name of a file, without its ending."""
    return _NO_NAME.sub("-", title).strip("-.").lower()[:_LONGEST_NAME] or "table"


def _one_line(text: str) -> str:
    return " ".join(text.split("\n")).replace("\t", " ")
