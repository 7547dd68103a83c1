"""One dataset: its pool, its limits, its columns with their public domain."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.datasets import DomainColumn, DomainModel
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton
from cusyn_desktop.ui.widgets.fact_grid import FactGrid
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, body, caption
from cusyn_desktop.ui.widgets.panels import Card, Note, rule
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.widgets.pool_figures import PoolFigures
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats

FACTS_PX = 360
_SEARCH_PX, _TABLE_PX = 180, 200


class DatasetFacts(Card):
    """What is left and which limits hold.

    Signals:
        request_wanted: A synthetic table of this dataset is to be asked for.
        pools_wanted: The tab Pools is to be shown.
        file_wanted: The private file was moved, and the person says where it lies.
    """

    request_wanted = Signal()
    pools_wanted = Signal()
    file_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=8)
        self._name = ElidedLabel("", TextStyle.CARD_TITLE)
        self._total, self._left = caption(wrap=True), PoolFigures()
        self.bar, self._allows = PoolBar(look), body(wrap=True)
        self._grid, self._lost = FactGrid(self._names()), Note(look, Tone.WARN, Icon.WARNING)
        self.find_button = LinkButton(self.tr("Find File Again…"))
        self.find_button.set_flush()
        self.ask_button = Button(self.tr("Ask for a Table"), look.icon(Icon.SYNTHESIS))
        self.pools_button = LinkButton(self.tr("See Pools"))
        self._build()
        self.ask_button.clicked.connect(self._on_ask_clicked)
        self.pools_button.clicked.connect(self._on_pools_clicked)
        self.find_button.clicked.connect(self.file_wanted)

    def show_dataset(
        self, dataset: DatasetSummary, parts: tuple[PoolPart, ...], *, lost: bool = False
    ) -> None:
        """Show a dataset; `parts` says who took how much of its pool, `lost` that its file is gone."""
        pool = dataset.pool
        self._name.setText(dataset.name)
        self._total.setText(
            self.tr("{total} in all at {delta}. Percentages add up, ε does not.").format(
                total=formats.epsilon_left(pool.total.epsilon), delta=formats.delta(dataset.delta)
            )
        )
        self._left.show_pool(pool)
        self.bar.set_parts(dataset.name, parts)
        self._allows.setText(self._allows_text(dataset))
        limit = dataset.per_synthesis
        texts = {
            "shared": formats.listed(dataset.shares_with) or self.tr("no other dataset"),
            "limit": self.tr("no limit") if limit is None else formats.epsilon_left(limit.epsilon),
            "person": formats.count(dataset.rows_per_person),
            "rows": self._rows_text(dataset),
            "releases": self._releases_text(dataset),
            "added": formats.minute(dataset.added_at),
            "file": str(dataset.file or self.tr("known to the custodian")),
        }
        self._grid.show_values(texts)
        self._lost.setVisible(lost)
        self.find_button.setVisible(dataset.file is not None)

    def allow_asking(self, *, allowed: bool, has_users: bool) -> None:
        """Switch the button that asks for a table; where there is nobody to ask for, it says so."""
        self.ask_button.setEnabled(allowed and has_users)
        self.ask_button.setToolTip("" if has_users else self.tr("Add a user first"))

    def _allows_text(self, dataset: DatasetSummary) -> str:
        if dataset.pool.closed:
            return self.tr("The pool is closed. Earlier releases stay usable.")
        if dataset.pool.remaining.pico_rho == 0:
            return self.tr("The pool is used up. It is never refilled; earlier releases stay usable.")
        allowed = formats.epsilon_left(dataset.pool.remaining.epsilon)
        return self.tr("The pool still allows {allowed}.").format(allowed=allowed)

    def _releases_text(self, dataset: DatasetSummary) -> str:
        tables = formats.count(dataset.n_releases)
        if not dataset.n_bounds:
            return tables
        told = self.tr("{tables}, and {bounds} of bounds")
        return told.format(tables=tables, bounds=formats.count(dataset.n_bounds))

    def _rows_text(self, dataset: DatasetSummary) -> str:
        if dataset.approx_rows is None:
            return self.tr("not public")
        return formats.count(dataset.approx_rows)

    def _build(self) -> None:
        self.content.addWidget(self._name)
        for part in (self._left, self.bar, self._allows, self._total):
            self.content.addWidget(part)
        self.content.addWidget(rule())
        self.content.addWidget(self._grid)
        self._lost.set_text(
            self.tr("The file is not there any more. Nothing can be synthesised until it is found again.")
        )
        self.content.addWidget(self._lost)
        self.content.addWidget(self.find_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.ask_button)
        buttons.addWidget(self.pools_button)
        buttons.addStretch(1)
        self.content.addLayout(buttons)

    def _names(self) -> dict[str, str]:
        return {
            "shared": self.tr("Pool shared with"),
            "limit": self.tr("Limit for one synthesis"),
            "person": self.tr("Rows of one person"),
            "rows": self.tr("About how many rows"),
            "releases": self.tr("Releases"),
            "added": self.tr("Registered"),
            "file": self.tr("File"),
        }

    @Slot()
    def _on_ask_clicked(self) -> None:
        self.request_wanted.emit()

    @Slot()
    def _on_pools_clicked(self) -> None:
        self.pools_wanted.emit()


class DomainCard(Card):
    """The columns of a dataset.

    Signals:
        bounds_wanted: Bounds of its columns are to be chosen.
    """

    bounds_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(spacing=4, parent=parent)
        self._model = DomainModel(look, self)
        self.search = SearchField(look, self.tr("Find a column"))
        self.search.setFixedWidth(_SEARCH_PX)
        self.bounds_button = Button(self.tr("Choose Bounds…"))
        self.bounds_button.setToolTip(self.tr("Find bounds that no row gives away, paid from the pool"))
        self.bounds_button.clicked.connect(self.bounds_wanted)
        self._note = self.add_head(self.tr("Columns and public domain"), "", self.search, self.bounds_button)
        self.table = DataTable(self._model, name=self.tr("Columns"), stretch=DomainColumn.VALUES)
        self.table.setMinimumHeight(_TABLE_PX)
        self.search.textChanged.connect(self.table.search_for)
        self.content.addWidget(self.table, 1)

    def show_dataset(self, dataset: DatasetSummary) -> None:
        """Show its columns; inferred ones are counted in words."""
        self._model.set_rows(dataset.columns)
        inferred = len(dataset.inferred)
        told = self.tr("%Ln columns", "", len(dataset.columns))
        if inferred:
            told += self.tr(", {count} with a domain that nobody confirmed").format(
                count=formats.count(inferred)
            )
        self._note.setText(told)
