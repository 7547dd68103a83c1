"""Go on with a copy that is not known to be the newest: what would count as spent, witnesses, a reason."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.ledger import Auditing
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.models.losses import LossColumn, LossesModel
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Field
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words.told import told
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.ledger.recovering import Foresight
    from cusyn_desktop.services.records import PoolStatus

_WIDTH_PX, _HEIGHT_PX = 960, 690
_TABLE_PX, _LEAST_HEIGHT_PX = 120, 640
"""The table scrolls: the buttons below it must be seen on a screen of 768 px, too."""


class _Evidence(NamedTuple):
    """What the custodian hands in: packages, and whether nothing was spent after them."""

    packages: tuple[Path, ...]
    are_newest: bool


class AcceptCopyDialog(ServiceDialog):
    """Shows first what accepting does; the table is asked for anew with each witness.

    Attributes:
        table: Each pool, as it is and as it would be.
        foreseeing: Asks what accepting would do.
        witness_button: Adds a release package that proves what was spent.
        newest: That nothing was spent after these packages; else they prove the least alone.
        reason: Why; it goes into the audit log.
        moving_button: Leads to the help about moving.
        understood: That this cannot be taken back.

    Signals:
        completed: The pools as they are then.
        moving_wanted: The person wants to read how a workspace is moved; nothing was accepted.
    """

    moving_wanted = Signal()

    def __init__(
        self,
        desk: ServiceDesk[Auditing],
        *,
        files: LedgerFileChooser,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            desk.runner,
            title=self.tr("Accept this copy of the workspace"),
            text=self.tr(
                "Accepting never lowers what is spent. Each pool takes the most that the receipt on this "
                "computer, or a release package, proves. Without a receipt, the rest of each pool is lost "
                "unless a package that is newer than this copy is its newest."
            ),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._desk, self._files, look = desk, files, desk.look
        self._witnesses: tuple[Path, ...] = ()
        self.foreseeing = Inquiry(desk.runner, self)
        self.foreseeing.succeeded.connect(self._on_foreseen)
        self.foreseeing.failed.connect(self._on_not_foreseen)
        self.model = LossesModel(self)
        self.table = DataTable(self.model, name=self.tr("What becomes of each pool"), stretch=LossColumn.WHY)
        self.table.setMinimumHeight(_TABLE_PX)
        self.witness_button = Button(self.tr("Add Package…"), look.icon(Icon.ADD, Tint.TEXT))
        self._witness_names = caption(wrap=True)
        self._idle = Label("", TextStyle.CAPTION, ink=Ink.WARN, wrap=True)
        self._idle.setVisible(False)
        self.newest = CheckBox(
            look, self.tr("After these packages, nothing was spent from the pools they name")
        )
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.understood = CheckBox(look, self.tr("I understand that this cannot be taken back"))
        self.moving_button = Button(self.tr("How to Move a Workspace"))
        self._build(look)
        self.setMinimumHeight(_LEAST_HEIGHT_PX)  # Qt's own least is that of lines broken far more often
        self.resize(_WIDTH_PX, _HEIGHT_PX)
        self._foresee()

    def _build(self, look: Look) -> None:
        self.content.addWidget(self.table, 1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.witness_button)
        row.addWidget(self._witness_names, 1, Qt.AlignmentFlag.AlignVCenter)
        self.content.addLayout(row)
        self.content.addWidget(self.newest)
        self.content.addWidget(self._idle)
        hint = self.tr("It goes into the audit log.")
        self.add_field("reason", Field(look, self.tr("&Reason"), self.reason, hint))
        lost = self.tr(
            "If the newer file still exists, close this and open that one instead. If the workspace was "
            "moved here from another computer, bring its mark from there instead: then nothing is lost."
        )
        note = Note(look, Tone.WARN, Icon.WARNING, lost)
        note.add_action(self.moving_button)
        self.content.addWidget(note)
        self.content.addWidget(self.understood)
        self.add_answers(DangerButton(self.tr("Accept This Copy")), leave=self.tr("Leave It Locked"))
        self.accept_button.setEnabled(False)
        self._tell_witnesses()
        self.moving_button.clicked.connect(self._on_moving_clicked)
        self.witness_button.clicked.connect(self._on_witness_wanted)
        self.newest.toggled.connect(self._on_newest_toggled)
        self.understood.toggled.connect(self._on_changed)

    def _foresee(self) -> None:
        self.clear_error()
        self.foreseeing.ask(partial(_foresee, self._desk, self._evidence))

    @property
    def _evidence(self) -> _Evidence:
        return _Evidence(self._witnesses, self.newest.isChecked())

    @Slot(object)
    def _on_foreseen(self, found: Foresight) -> None:
        self.model.set_rows((*found.pools, *found.forgotten))
        self._idle.setText(joined(map(told, found.idle_sentences)))
        self._idle.setVisible(bool(found.not_newer))
        self._on_changed()

    @Slot(object)
    def _on_not_foreseen(self, error: object) -> None:
        """A package that proves nothing is put aside, and what was foreseen before stays."""
        self._witnesses = self._witnesses[:-1]
        self._tell_witnesses()
        self._on_failed(error)  # type: ignore[arg-type]
        self._on_changed()

    @Slot()
    def _on_witness_wanted(self) -> None:
        path = self._files.package_to_read(self)
        if path is not None and path not in self._witnesses:
            self._witnesses = (*self._witnesses, path)
            self._tell_witnesses()
            self._foresee()

    @Slot()
    def _on_newest_toggled(self) -> None:
        self._foresee()
        self._on_changed()

    def _tell_witnesses(self) -> None:
        names = ", ".join(path.name for path in self._witnesses)
        hint = self.tr(
            "Release packages that were exported from the newer file prove the least that was spent. They "
            "are not signed: what they say is your word, and the log names them."
        )
        self._witness_names.setText("\n".join(filter(None, (names, hint))))
        self.newest.setEnabled(bool(names))

    @Slot()
    def _on_moving_clicked(self) -> None:
        """The help cannot be read beside a question that waits for its answer."""
        self.reject()
        self.moving_wanted.emit()

    @Slot()
    def _on_changed(self) -> None:
        ready = bool(self.model.rows) and self.understood.isChecked() and not self.foreseeing.pending
        self.accept_button.setEnabled(ready)

    @override
    def act(self) -> None:
        reason = self.reason.text().strip()
        self.show_mistake("reason", "" if reason else self.tr("Say why; the auditor will ask."))
        if not self.has_mistakes:
            self.carry_out(partial(_accept, self._desk, reason, self._evidence))


def _foresee(desk: ServiceDesk[Auditing], evidence: _Evidence, control: RunControl) -> Foresight:
    control.checkpoint()
    return desk.services.foresee_copy(
        desk.workspace, packages=evidence.packages, are_newest=evidence.are_newest
    )


def _accept(
    desk: ServiceDesk[Auditing], reason: str, evidence: _Evidence, control: RunControl
) -> tuple[PoolStatus, ...]:
    control.checkpoint()
    return desk.services.accept_copy(
        desk.workspace, reason=reason, packages=evidence.packages, are_newest=evidence.are_newest
    )
