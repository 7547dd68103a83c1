"""What tabs share whose heart is a table of things with names."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Slot
from typing_extensions import override

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.records import DatasetSummary, SpendSummary, UserSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Calls
from cusyn_desktop.ui.models.rows import RowsModel
from cusyn_desktop.ui.tabs.calling import DataTab
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


@dataclass(frozen=True, slots=True)
class Facts:
    """What the store says.

    Attributes:
        datasets: All tables that are registered.
        users: Everybody who receives tables.
        spends: The ledger.
        lost: Datasets whose files are not where they were.
    """

    datasets: tuple[DatasetSummary, ...] = ()
    users: tuple[UserSummary, ...] = ()
    spends: tuple[SpendSummary, ...] = ()
    lost: frozenset[str] = frozenset()


class ListingTab(DataTab, Generic[Row]):
    """Lists the datasets or the users, and shows the chosen one.

    Attributes:
        reading: Asks for the facts.
        table: The list.
    """

    def _make_list(self, model: RowsModel[Row], *, name: str, stretch: int) -> None:
        """Make the list, before what stands around it."""
        self._facts = Facts()
        self.reading = self.inquire(self._on_read)
        self.table = DataTable(model, name=name, stretch=stretch)
        self._rows = NamedRows(model, self.table)
        self.table.row_selected.connect(self._on_row_selected)

    @override
    def refresh(self) -> None:
        if self.workspace is None:
            self._on_read(Facts())
        else:
            self.reading.ask(partial(_read, self._calls, self.workspace))

    @Slot(object)
    def _on_read(self, facts: Facts) -> None:
        self._facts = facts
        self._show_facts(facts)

    @Slot(object)
    def _on_row_selected(self, row: Row | None) -> None:
        self._show_row(row)

    @Slot(object)
    def _on_changed(self, row: Row) -> None:
        """One of them was added or changed: show it, and tell the other tabs."""
        self._rows.wanted = row.name
        self.refresh()
        self.workspace_changed.emit()

    def _show_facts(self, facts: Facts) -> None:
        """Fill the list."""
        raise NotImplementedError

    def _show_row(self, row: Row | None) -> None:
        """Show the chosen one."""
        raise NotImplementedError


def _read(calls: Calls, workspace: Workspace, control: RunControl) -> Facts:
    control.checkpoint()
    datasets = tuple(one for one in calls.importing.datasets(workspace) if one.search is None)
    return Facts(
        datasets,
        calls.people.users(workspace),
        calls.spending.spends(workspace),
        frozenset(one.name for one in datasets if one.file is not None and not one.file.is_file()),
    )
