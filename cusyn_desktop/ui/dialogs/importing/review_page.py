"""Everything once more, before it is registered; and the registration while it goes on."""

from PySide6.QtCore import Signal, Slot

from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.services.records import ColumnState, ColumnSummary
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, state_of
from cusyn_desktop.ui.dialogs.importing.page import Page, PagePair
from cusyn_desktop.ui.dialogs.importing.privacy_choice import PrivacyChoice
from cusyn_desktop.ui.dialogs.importing.words import reading_text
from cusyn_desktop.ui.models.datasets import DomainColumn, DomainModel
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fact_grid import FactGrid
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Card, icon_line
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words import formats

_WIDEST_COLUMN_PX, _LEAST_TABLE_PX = 140, 176
"""So that the possible values have room beside long names."""


class ReviewPage(Page):
    """What will be registered, and what can be changed later.

    Signals:
        code_book_kept: The domains are to be written to a file, to be used again.
    """

    code_book_kept = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._columns = DomainModel(look, self)
        self.table = DataTable(
            self._columns,
            name=self.tr("Columns with their domains"),
            stretch=DomainColumn.VALUES,
            widest_px=_WIDEST_COLUMN_PX,
        )
        self.table.setColumnHidden(DomainColumn.SIZE, True)
        self.table.setMinimumHeight(_LEAST_TABLE_PX)
        told = self.tr(
            "Nothing is registered before you click. The rows stay in their file; the workspace keeps how to "
            "read them, and a fingerprint that recognises them."
        )
        self.add_title(self.tr("Review"), told)
        self.column.addWidget(PagePair(self._columns_card(), self._facts_card(look)), 1)
        self.setFocusProxy(self.table)

    def show_draft(self, draft: ImportDraft, choice: PrivacyChoice) -> None:
        """Show what would be registered."""
        counts = draft.counts()
        texts = {
            "name": choice.name,
            "file": draft.path.name,
            "reading": reading_text(draft.inspection.reading),
            "rows": formats.count(draft.inspection.n_rows),
            "columns": self.tr("{public} public, {left_out} left out").format(
                public=formats.count(counts.get(ColumnState.PUBLIC, 0)),
                left_out=formats.count(counts.get(ColumnState.LEFT_OUT, 0)),
            ),
            "pool": self._pool_text(choice),
            "limit": formats.epsilon_left(choice.limit) if choice.limit is not None else self.tr("none"),
            "person": formats.count(choice.rows_per_person),
            "rules": formats.count(len(draft.rules)) if draft.rules else self.tr("none"),
            "approx": formats.count(choice.approx_rows) if choice.approx_rows else self.tr("not public"),
        }
        self._facts.show_values(texts)
        self._columns.set_rows([_summary(draft, place) for place in range(len(draft.columns))])

    def _pool_text(self, choice: PrivacyChoice) -> str:
        if choice.shared_with:
            return self.tr("that of {name}, which goes on").format(name=choice.shared_with)
        epsilon = formats.written(choice.epsilon)
        return self.tr("ε {epsilon} at {delta}").format(
            epsilon=epsilon, delta=formats.delta(float(choice.delta))
        )

    def _facts_card(self, look: Look) -> Card:
        card = Card(spacing=8)
        card.add_head(self.tr("What is registered"))
        names = {
            "name": self.tr("Dataset"),
            "file": self.tr("File"),
            "reading": self.tr("Read as"),
            "rows": self.tr("Rows (only you see this)"),
            "columns": self.tr("Columns"),
            "pool": self.tr("Whole pool"),
            "limit": self.tr("Limit for one synthesis"),
            "person": self.tr("Rows of one person"),
            "rules": self.tr("Rules"),
            "approx": self.tr("About how many rows"),
        }
        self._facts = FactGrid(names)
        card.content.addWidget(self._facts)
        card.content.addStretch(1)
        told = caption(
            self.tr(
                "The pool can be made smaller or closed later, never larger. The domains of columns in the "
                "model stay as they are; Choose Bounds finds limits for numbers and dates that are left out."
            ),
            wrap=True,
        )
        card.content.addLayout(icon_line(look, Icon.LOCK, told))
        return card

    def _columns_card(self) -> Card:
        card = Card(spacing=4)
        self.keep_button = LinkButton(self.tr("Save Code Book…"))
        self.keep_button.set_flush()
        self.keep_button.clicked.connect(self._on_keep_clicked)
        card.add_head(self.tr("Columns and public domain"), "", self.keep_button)
        card.content.addWidget(self.table, 1)
        return card

    @Slot()
    def _on_keep_clicked(self) -> None:
        self.code_book_kept.emit()


def _summary(draft: ImportDraft, place: int) -> ColumnSummary:
    """A column as the list of a dataset shows it."""
    column = draft.columns[place]
    if not isinstance(column, ModelledColumn):
        kind = draft.type_of(place).value
        return ColumnSummary(column.name, kind, ColumnState.LEFT_OUT, 0, (), is_ordered=False)
    return ColumnSummary(
        name=column.name,
        type=column.type.value,
        state=state_of(column),
        size=column.size,
        labels=column.labels(),
        is_ordered=column.is_ordered,
        has_missing=column.missing_code is not None,
    )
