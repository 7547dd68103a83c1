"""That rows are registered already, and what is left of the pool that counts for them."""

from cusyn_desktop.services.records import DatasetSummary, KnownRows
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.theme import Tone
from cusyn_desktop.ui.widgets.panels import Note


class KnownNote(Note):
    """Gone while nothing of the table is known.

    Attributes:
        shared_with: The dataset whose pool counts without a question; empty where none does.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, Tone.WARN, Icon.INFO)
        self.shared_with = ""
        self.setVisible(False)

    def show_known(self, known: KnownRows | None) -> None:
        """Say whose pool counts, or may count; None hides the note."""
        self.shared_with = known.datasets[0].name if known is not None and known.are_same else ""
        self.setVisible(known is not None)
        if known is None:
            return
        if known.are_same:
            told = self.tr(
                "These rows are registered already, as {name}: one pool counts for both, and cannot be "
                "changed here. {left}"
            )
            same = known.datasets[0]
            self.set_text(told.format(name=same.name, left=self._left_text(same)))
            return
        told = self.tr(
            "Much the same rows are registered already, as {names}. Before the last step you are asked "
            "whether these are the same people: then that pool counts, and what you type here does not. "
            "{left}"
        )
        names = self.tr(" and ").join(one.name for one in known.datasets)
        self.set_text(told.format(names=names, left=" ".join(map(self._left_text, known.datasets))))

    def _left_text(self, dataset: DatasetSummary) -> str:
        pool = dataset.pool
        if pool.closed:
            return self.tr("The pool of {name} is closed.").format(name=dataset.name)
        if not pool.remaining.pico_rho:
            return self.tr("Nothing is left of the pool of {name}.").format(name=dataset.name)
        told = self.tr("Of the pool of {name}, {share} is left; that allows {allowed}.")
        return told.format(
            name=dataset.name,
            share=formats.percent_left(pool.left_share),
            allowed=formats.epsilon_left(pool.remaining.epsilon),
        )
