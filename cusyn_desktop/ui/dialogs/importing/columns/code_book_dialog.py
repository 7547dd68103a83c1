"""What a code book declares, and whether all of it is taken over or just the column at hand."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import body, caption
from cusyn_desktop.ui.words import formats

_WIDTH_PX = 520
_MOST_NAMED = 12


class CodeBookDialog(FormDialog):
    """The columns that the file and the code book share.

    Signals:
        taken: The names of the columns to take over.
    """

    taken = Signal(object)

    def __init__(
        self,
        look: Look,
        *,
        file: str,
        known: Sequence[str],
        unknown: Sequence[str],
        current: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            look,
            title=self.tr("Use a code book"),
            text=self.tr(
                "What a code book declares counts as public: anyone could know it without seeing the rows. "
                "Columns that a schema file marks as inferred stay marked."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._known, self._current = tuple(known), current
        told = self.tr("{file} declares: {columns}.")
        self.content.addWidget(body(told.format(file=file, columns=_listed(known)), wrap=True))
        if unknown:
            told = self.tr("It also names columns that this table lacks: {columns}.")
            self.content.addWidget(caption(told.format(columns=_listed(unknown)), wrap=True))
        self.content.addStretch(1)
        self.add_cancel()
        self.one_button = Button(self.tr("Only {name}").format(name=_short(current)))
        self.one_button.setVisible(current in known and len(known) > 1)
        all_of_them = self.tr("Take All {count} Columns").format(count=formats.count(len(known)))
        one = self.tr("Take Over {name}").format(name=_short(known[0]))
        self.all_button = PrimaryButton(all_of_them if len(known) > 1 else one)
        self.all_button.setDefault(True)
        self.add_buttons(self.one_button, self.all_button)
        self.one_button.clicked.connect(self._on_one_clicked)
        self.all_button.clicked.connect(self._on_all_clicked)

    @Slot()
    def _on_one_clicked(self) -> None:
        self.taken.emit((self._current,))
        self.accept()

    @Slot()
    def _on_all_clicked(self) -> None:
        self.taken.emit(self._known)
        self.accept()


_LONGEST = 24


def _short(name: str) -> str:
    """A name that fits into a button."""
    shown = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
    return shown.replace("&", "&&")


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(names[:_MOST_NAMED])
    return shown if len(names) <= _MOST_NAMED else f"{shown} …"
