"""One dataset: its pool, its limits, its columns with their public domain."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.models.datasets import DomainColumn, DomainModel
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, Label, body, caption, key_figure
from cusyn_desktop.ui.widgets.panels import Card, rule
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.widgets.tables import DataTable

FACTS_PX = 360


class DatasetFacts(Card):
    """What is left and which limits hold.

    Signals:
        request_wanted: A synthetic table of this dataset is to be asked for.
        pools_wanted: The tab Pools is to be shown.
    """

    request_wanted = Signal()
    pools_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=8)
        self.setFixedWidth(FACTS_PX)
        self._name = ElidedLabel("", TextStyle.CARD_TITLE)
        self._total, self._left = caption(), key_figure()
        self.bar, self._allows = PoolBar(look), body(wrap=True)
        self._values: dict[str, ElidedLabel] = {}
        self.ask_button = Button(self.tr("Ask for a Table"), look.icon(Icon.SYNTHESIS))
        self.pools_button = LinkButton(self.tr("See Pools"))
        self._build()
        self.ask_button.clicked.connect(self._on_ask_clicked)
        self.pools_button.clicked.connect(self._on_pools_clicked)

    def show_dataset(self, dataset: DatasetSummary, parts: tuple[PoolPart, ...]) -> None:
        """Show a dataset; `parts` says who took how much of its pool."""
        pool = dataset.pool
        self._name.setText(dataset.name)
        self._total.setText(
            self.tr("{total} in all at {delta}").format(
                total=formats.epsilon_left(pool.total.epsilon), delta=formats.delta(dataset.delta)
            )
        )
        self._left.setText(self.tr("{share} left").format(share=formats.percent_left(pool.left_share)))
        self.bar.set_parts(dataset.name, parts)
        self._allows.setText(self._allows_text(dataset))
        limit = dataset.per_synthesis
        texts = {
            "limit": self.tr("no limit") if limit is None else formats.epsilon_left(limit.epsilon),
            "person": formats.count(dataset.rows_per_person),
            "rows": self._rows_text(dataset),
            "releases": formats.count(dataset.n_releases),
            "added": formats.minute(dataset.added_at),
            "file": str(dataset.file or self.tr("known to the custodian")),
        }
        for key, text in texts.items():
            self._values[key].setText(text)

    def _allows_text(self, dataset: DatasetSummary) -> str:
        if dataset.pool.closed:
            return self.tr("The pool is closed. Earlier releases stay usable.")
        if dataset.pool.remaining.pico_rho == 0:
            return self.tr("The pool is used up. It is never refilled; earlier releases stay usable.")
        allowed = formats.epsilon_left(dataset.pool.remaining.epsilon)
        return self.tr("The pool still allows {allowed}.").format(allowed=allowed)

    def _rows_text(self, dataset: DatasetSummary) -> str:
        if dataset.approx_rows is None:
            return self.tr("not public")
        return formats.count(dataset.approx_rows)

    def _build(self) -> None:
        self.content.addWidget(self._name)
        figures = QHBoxLayout()
        figures.addWidget(self._left, 1)
        figures.addWidget(self._total)
        self.content.addLayout(figures)
        self.content.addWidget(self.bar)
        self.content.addWidget(self._allows)
        self.content.addWidget(rule())
        self.content.addLayout(self._grid())
        self.content.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.ask_button)
        buttons.addWidget(self.pools_button)
        buttons.addStretch(1)
        self.content.addLayout(buttons)

    def _grid(self) -> QGridLayout:
        names = {
            "limit": self.tr("Limit for one synthesis"),
            "person": self.tr("Rows of one person"),
            "rows": self.tr("About how many rows"),
            "releases": self.tr("Releases"),
            "added": self.tr("Registered"),
            "file": self.tr("File"),
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for place, (key, name) in enumerate(names.items()):
            self._values[key] = ElidedLabel("", TextStyle.BUTTON)
            grid.addWidget(Label(name, TextStyle.CAPTION, ink=Ink.MUTED), place, 0)
            grid.addWidget(self._values[key], place, 1)
        return grid

    @Slot()
    def _on_ask_clicked(self) -> None:
        self.request_wanted.emit()

    @Slot()
    def _on_pools_clicked(self) -> None:
        self.pools_wanted.emit()


class DomainCard(Card):
    """The columns of a dataset."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(spacing=4, parent=parent)
        self._model = DomainModel(look, self)
        self._note = self.add_head(self.tr("Columns and public domain"))
        self.table = DataTable(self._model, name=self.tr("Columns"), stretch=DomainColumn.VALUES)
        self.content.addWidget(self.table, 1)

    def show_dataset(self, dataset: DatasetSummary) -> None:
        """Show its columns; inferred ones are counted in words."""
        self._model.set_rows(dataset.columns)
        inferred = len(dataset.inferred)
        told = self.tr("{count} columns").format(count=formats.count(len(dataset.columns)))
        if inferred:
            told += self.tr(", {count} with a domain that nobody confirmed").format(
                count=formats.count(inferred)
            )
        self._note.setText(told)
