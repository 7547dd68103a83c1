"""What tabs share whose heart is a table of things with names."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from cusyn_desktop.ui.models.rows import RowsModel
from cusyn_desktop.ui.widgets.tables import DataTable


class Named(Protocol):
    """Something with a name that no other row has."""

    @property
    def name(self) -> str:
        """The name."""
        ...


Row = TypeVar("Row", bound=Named)


class NamedRows(Generic[Row]):
    """Keeps a row chosen while the rows are read again and again.

    Attributes:
        wanted: The name that is to be chosen once it is there, or empty.
    """

    def __init__(self, model: RowsModel[Row], table: DataTable[Row]) -> None:
        self._model, self._table = model, table
        self.wanted = ""

    def show(self, rows: Sequence[Row]) -> None:
        """Show other rows: what is wanted gets chosen, else the same as before, else the first."""
        current = self._table.current
        chosen = self.wanted or (current.name if current else "")
        self.wanted = ""
        self._model.set_rows(rows)
        names = [row.name for row in rows]
        if names:
            self.choose(chosen if chosen in names else names[0])

    def choose(self, name: str) -> None:
        """Choose the row of this name, if there is one."""
        self._table.select_where(lambda row: row.name == name)
