"""How far a run is: time left first, then the bar, then the stages; Cancel says its price."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.tabs.synthesis.progress import STAGES, RunProgress
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton, PrimaryButton
from cusyn_desktop.ui.widgets.labels import Ink, caption, page_title
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.progress_bar import ProgressBar
from cusyn_desktop.ui.widgets.stages import Stages
from cusyn_desktop.ui.words import formats

_LAST_PART = 0.95
_RIGHT = 1


class RunHead(Card):
    """The card on top of a run.

    Signals:
        cancel_wanted: The person clicked Cancel; nothing is stopped yet.
        release_wanted: Id of the release to show.
        new_request_wanted: Back to the form, for something else.
        change_wanted: Back to the form as it was.
    """

    cancel_wanted = Signal()
    release_wanted = Signal(str)
    new_request_wanted = Signal()
    change_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(margin=24, spacing=8, parent=parent)
        self._release = ""
        self._running = False
        self._granted = ""
        self._title = page_title()
        self._text = caption(wrap=True)
        self._price = caption(wrap=True)
        self._row = QHBoxLayout()
        self.cancel = DangerButton(self.tr("Cancel Run…"), look.icon(Icon.CANCEL, Tint.BAD))
        self.see_release = PrimaryButton(self.tr("See the Release"))
        self.new_request = Button(self.tr("New Request"))
        self.change = Button(self.tr("Change the Request"))
        self._bar = ProgressBar(self.tr("Progress of the run"))
        self._stages = Stages(look)
        self._build()
        self.cancel.clicked.connect(self._on_cancel_clicked)
        self.see_release.clicked.connect(self._on_see_release_clicked)
        self.new_request.clicked.connect(self._on_new_request_clicked)
        self.change.clicked.connect(self._on_change_clicked)

    @property
    def title(self) -> str:
        """What is said in large type."""
        return self._title.text()

    @property
    def text(self) -> str:
        """What is said below it."""
        return self._text.text()

    def begin(self, granted: str, *, customised: bool) -> None:
        """Show a run that begins."""
        self._running, self._granted, self._release = True, granted, ""
        measure = self.tr("Measure your queries") if customised else self.tr("Measure columns")
        self._stages.set_stages(
            (
                self.tr("Reserve {granted}").format(granted=granted),
                self.tr("Open the data"),
                measure,
                self.tr("Select and measure"),
                self.tr("Fit the model"),
                self.tr("Make rows"),
            )
        )
        self._text.set_ink(Ink.MUTED)
        self._row.setStretch(_RIGHT, 1)  # while it runs, the price of a cancel needs the room
        self._show_buttons(self.cancel)
        self.cancel.setEnabled(True)

    def show_progress(self, run: RunProgress, now: float) -> None:
        """Show how far it is."""
        self._bar.show_share(run.fraction)
        if not self._running:
            return
        self._stages.set_current(run.stage)
        self._title.setText(self._time_left(run.seconds_left(now), run.fraction))
        so_far = self.tr("{time} so far.").format(time=formats.duration(max(1.0, run.seconds_so_far(now))))
        rounds = (
            self.tr("Round {round} of about {all}.").format(
                round=formats.count(run.rows[-1].round), all=formats.count(run.rounds_expected)
            )
            if run.rows
            else ""
        )
        self._text.setText(joined((so_far, rounds)))
        self._price.setText(self._price_text(run))

    def _time_left(self, seconds: float | None, fraction: float) -> str:
        """How long it will still take, in words."""
        if seconds is None:
            return self.tr("Starting")
        if seconds < 1.0 and fraction >= _LAST_PART:
            return self.tr("Nearly done")
        return self.tr("About {time} left").format(time=formats.duration(max(1.0, seconds)))

    def show_stopping(self) -> None:
        """Say that the run was asked to stop. The focus waits on the head, so that it does not jump away."""
        if self.cancel.hasFocus():
            self.setFocus()
        self.cancel.setEnabled(False)
        self._running = False
        self._title.setText(self.tr("Stopping"))

    def show_released(self, release_id: str, text: str) -> None:
        """The run came to its end."""
        self._running, self._release = False, release_id
        self._stages.set_current(len(STAGES))
        self._bar.show_share(1.0)
        self._say(self.tr("Release {name} is ready").format(name=release_id), text)
        self._show_buttons(self.see_release, self.new_request)

    def add_text(self, text: str) -> None:
        """Say one sentence more."""
        self._text.setText(joined((self._text.text(), text)))

    def show_ended(self, title: str, text: str) -> None:
        """The run ended without a table."""
        self._running = False
        self._stages.stop()
        self._say(title, text)
        self._show_buttons(self.change)

    def _say(self, title: str, text: str) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._text.set_ink(Ink.TEXT)
        self._price.clear()
        self._row.setStretch(_RIGHT, 0)

    def _price_text(self, run: RunProgress) -> str:
        if run.spend is None:
            return self.tr("Nothing is spent yet.")
        return self.tr("Stops within a second. {granted} stays spent; no table is made.").format(
            granted=self._granted
        )

    def _show_buttons(self, *shown: QWidget) -> None:
        """Show these; the focus of one that goes is given to the first of them."""
        buttons = (self.cancel, self.see_release, self.new_request, self.change)
        had_focus = self.hasFocus() or any(button.hasFocus() for button in buttons)
        for button in shown:
            button.setVisible(True)
        if had_focus:
            shown[0].setFocus()
        for button in buttons:
            button.setVisible(button in shown)

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        for button in (self.cancel, self.change, self.new_request, self.see_release):
            buttons.addWidget(button)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addLayout(buttons)
        self._price.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        right.addWidget(self._price)
        right.addStretch(1)
        self._row.setSpacing(24)
        self._row.addLayout(words, 1)
        self._row.addLayout(right)
        self.content.addLayout(self._row)
        self.content.addWidget(self._bar)
        self.content.addSpacing(4)
        self.content.addWidget(self._stages)

    @Slot()
    def _on_cancel_clicked(self) -> None:
        self.cancel_wanted.emit()

    @Slot()
    def _on_see_release_clicked(self) -> None:
        self.release_wanted.emit(self._release)

    @Slot()
    def _on_new_request_clicked(self) -> None:
        self.new_request_wanted.emit()

    @Slot()
    def _on_change_clicked(self) -> None:
        self.change_wanted.emit()
