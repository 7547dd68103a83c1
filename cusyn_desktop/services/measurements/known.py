"""What a user's earlier releases tell already about single columns and pairs, and how precisely.

Post-processing of what the user received: nothing is drawn, no row is read and nothing is spent.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import dataset_for, user_for
from cusyn_desktop.services.measurements.measured import MeasuredTables
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.planning import as_measurement
from cusyn_desktop.services.records import KnownTable

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store


def known_tables(workspace: Workspace, *, dataset: str, user: str) -> tuple[KnownTable, ...]:
    """Single columns and pairs that a user's releases of a dataset measured whole; all of them merged.

    Raises:
        MissingRightError: An analyst named somebody else.
        InputError: There is no such dataset or user.
    """
    with workspace.store(Right.SEE_RELEASES) as store:
        who, data = user_for(store, workspace.actor, user), dataset_for(store, workspace.actor, dataset)
        schema = Schema.from_json(data.schema_json)
        stored = store.measurements.of(*_received(store, dataset=data.id, user=who.id))
    tables = MeasuredTables(schema.sizes, map(as_measurement, stored))
    columns = range(len(schema.names))
    cliques = (*combinations(columns, 1), *combinations(columns, 2))
    return tuple(
        KnownTable(tuple(schema.names[column] for column in clique), tables.expected_error(clique))
        for clique in cliques
        if tables.is_known(clique)
    )


def _received(store: Store, *, dataset: int, user: int) -> tuple[int, ...]:
    """The spends whose measurements a user holds: of their own releases, and of those that these used."""
    own = store.ledger.sources(dataset, user=user)
    used = (source for one in own for source in RunSummary.from_json(store.releases.get(one).summary).sources)
    return tuple(dict.fromkeys((*own, *used)))
