"""The status bar: workspace at the left; what runs, how far it is and the state of the chain at the right."""

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStatusBar, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.verdict_words import Verdict
from cusyn_desktop.ui.tabs.base import Activity
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, Label
from cusyn_desktop.ui.widgets.panels import tone_tint
from cusyn_desktop.ui.widgets.progress_bar import ProgressBar

_PROGRESS_PX = 120
_ICON_PX = 14
_SAID_MS = 8000
_RUN_TEXT_PX = 260
_NARROW_PROGRESS_PX = 64
_GAP_PX = 8


class StatusLine(QStatusBar):
    """Shows facts; the only thing to press is Cancel, while a synthesis runs."""

    def __init__(self, look: Look, cancel: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizeGripEnabled(False)
        self.setContentsMargins(18, 0, 18, 0)
        self._workspace = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._activity = _ActivityLabel()
        self._activity.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._progress = ProgressBar(self.tr("Progress"))
        self._progress.setFixedWidth(_PROGRESS_PX)
        self._progress.setTextVisible(False)
        self._cancel = Button.for_action(cancel)
        self._chain_icon = IconLabel(look.icon(Icon.DONE, Tint.GOOD), _ICON_PX)
        self._chain = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        workspace = _line(IconLabel(look.icon(Icon.WORKSPACE, Tint.MUTED), _ICON_PX), self._workspace)
        self._chain_box = _line(self._chain_icon, self._chain)
        self._parts = (workspace, self._activity, self._progress, self._cancel, self._chain_box)
        self.addWidget(workspace)
        for widget in self._parts[1:]:
            self.addPermanentWidget(widget)
        self._while_said = QTimer(self)
        self._while_said.setSingleShot(True)
        self._while_said.timeout.connect(self._on_said)
        self.show_activity(None)
        self.show_chain("", Tone.PLAIN)

    def show_workspace(self, text: str) -> None:
        """Name the open workspace."""
        self._workspace.setText(text)

    def show_activity(self, activity: Activity | None) -> None:
        """Say what runs, or nothing."""
        self._activity.setText(activity.text if activity else "")
        self._progress.setVisible(activity is not None)
        self._activity.keep_room(kept=activity is not None and activity.fraction is not None)
        if activity is not None:
            self._progress.show_share(activity.fraction)
            self._progress.setAccessibleDescription(activity.text)
        self._fit()

    @Slot(str)
    def say(self, done: str) -> None:
        """Say for a while what was done; what runs is more important."""
        if self._progress.isHidden():
            self._activity.setText(done)
            self._while_said.start(_SAID_MS)

    @Slot()
    def _on_said(self) -> None:
        if self._progress.isHidden():
            self._activity.setText("")

    def show_running(self, *, running: bool) -> None:
        """Offer to cancel while a synthesis runs."""
        self._cancel.setVisible(running)
        self._fit()

    def show_chain(self, text: str, tone: Tone, icon: Icon = Icon.WAITING) -> None:
        """Say whether the audit log was found whole; an empty text hides it."""
        self._chain_tone = tone
        self._chain.setText(text)
        self._chain_icon.set_icon(self._look.icon(icon, tone_tint(tone)))
        self._chain_icon.setAccessibleName(text)
        self._chain_icon.setToolTip(text)
        self._chain_box.setVisible(bool(text))
        self._fit()

    @Slot(object)
    def show_verdict(self, verdict: Verdict) -> None:
        """Say of the audit log what its page says."""
        self.show_chain(verdict.title.removesuffix("."), verdict.tone, verdict.icon)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """While something runs and room is short, the chain is its icon alone, and the bar is shorter.

        What is left of the texts ends in dots; what stops a run is always whole.
        """
        self._set_narrow(narrow=False)
        needed_px = sum(part.sizeHint().width() + _GAP_PX for part in self._parts if not part.isHidden())
        self._set_narrow(narrow=not self._progress.isHidden() and needed_px > self.contentsRect().width())

    def _set_narrow(self, *, narrow: bool) -> None:
        self._chain.setVisible(not narrow)
        self._progress.setFixedWidth(_NARROW_PROGRESS_PX if narrow else _PROGRESS_PX)

    @property
    def chain_tone(self) -> Tone:
        """How good the state of the chain is, as it is shown."""
        return self._chain_tone

    @property
    def texts(self) -> tuple[str, str, str]:
        """What is shown: workspace, activity, chain."""
        return self._workspace.text(), self._activity.text(), self._chain.text()


class _ActivityLabel(ElidedLabel):
    """Says what runs; it has its room beforehand, so that nothing moves while the text grows."""

    def __init__(self) -> None:
        super().__init__("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._kept_px = 0

    def keep_room(self, *, kept: bool) -> None:
        """Ask for the room of a text that changes every moment, or for that of the text as it is."""
        self._kept_px = _RUN_TEXT_PX if kept else 0
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self._kept_px, 0))


def _line(icon: IconLabel, label: Label) -> QWidget:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(6, 0, 0, 0)
    row.setSpacing(7)
    row.addWidget(icon)
    row.addWidget(label)
    return box
