"""That rows or people are registered already, and what is left of the pool that counts for them."""

from cusyn_desktop.services.records import DatasetSummary, KnownRows
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.words import formats


class KnownNote(Note):
    """Gone while nothing of the table is known."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Tone.WARN, Icon.INFO)
        self.setVisible(False)

    def show_known(self, known: KnownRows | None, *, chosen: DatasetSummary | None) -> None:
        """Say whose pool counts, or may count.

        Args:
            known: What has the same rows, or much the same ones; None where nothing has.
            chosen: The dataset whose people these are, as the person says.
        """
        self.setVisible(known is not None or chosen is not None)
        if known is not None and known.are_same:
            told = self.tr(
                "These rows are registered already, as {name}: one pool counts for both, and cannot be "
                "changed here. {left}"
            )
            self._say(told, known.datasets[0])
        elif chosen is not None:
            self._say(self.tr("One pool counts for both: that of {name}. {left}"), chosen)
        elif known is not None:
            self._foretell(known)

    def _say(self, told: str, dataset: DatasetSummary) -> None:
        self.set_text(told.format(name=dataset.name, left=self._left_text(dataset)))

    def _foretell(self, known: KnownRows) -> None:
        """Say that a question will come."""
        told = self.tr(
            "Much the same rows are registered already, as {names}. Before the last step you are asked "
            "whether these are the same people: then that pool counts, and what you type here does not. "
            "{left}"
        )
        names = self.tr(" and ").join(one.name for one in known.datasets)
        self.set_text(told.format(names=names, left=joined(map(self._left_text, known.datasets))))

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
