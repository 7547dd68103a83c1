"""What the assistant shows while a file is read, and when it cannot be read."""

from PySide6.QtCore import QElapsedTimer, QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.control import Progress
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import IconLabel, body, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card, icon_line
from cusyn_desktop.ui.widgets.progress_bar import ProgressBar
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.messages import message_of

_CARD_PX = 560
_WAIT_BEFORE_SHOWN_MS = 300
_TOLD_AFTER_SECONDS, _TOLD_FROM = 1.0, 0.05


class WaitingPage(QWidget):
    """What goes on, how far, and Stop; shown only where there is something to wait for.

    Signals:
        due: It takes so long that the page should be shown.
        stop_wanted: The person does not want to wait.
    """

    due = Signal()
    stop_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._title, self._text = card_title(), caption()
        self.stop = Button(self.tr("Stop"))
        self._bar, self._clock, self._slow = ProgressBar(self.tr("Progress")), QElapsedTimer(), QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_WAIT_BEFORE_SHOWN_MS)
        self._slow.timeout.connect(self.due)
        card = Card(spacing=12)
        card.setFixedWidth(_CARD_PX)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(IconLabel(look.icon(Icon.WAITING, Tint.MUTED)))
        head.addWidget(self._title, 1)
        head.addWidget(self.stop)
        card.content.addLayout(head)
        card.content.addWidget(self._text)
        card.content.addWidget(self._bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        column.addStretch(1)
        self.stop.clicked.connect(self._on_stop_clicked)

    def begin(self, title: str) -> None:
        """Show another wait."""
        self._title.setText(title)
        self._clock.start()
        self._slow.start()
        self.show_fraction(0.0)

    def end(self) -> None:
        """There is nothing to wait for any more."""
        self._slow.stop()

    @Slot(object)
    def show_progress(self, progress: Progress) -> None:
        """How far the work is."""
        self.show_fraction(progress.fraction)

    def show_fraction(self, fraction: float) -> None:
        """How far it is, and how long it still takes once that can be told."""
        self._bar.show_share(fraction)
        share = formats.percent(fraction, places=0)
        seconds = self._clock.elapsed() / 1000
        if seconds < _TOLD_AFTER_SECONDS or fraction < _TOLD_FROM:
            self._text.setText(self.tr("{share} done").format(share=share))
            return
        seconds_left = seconds * (1 - fraction) / fraction
        if seconds_left < 1.0:
            self._text.setText(self.tr("Nearly done"))
            return
        left = formats.duration(seconds_left)
        self._text.setText(self.tr("{share} done, about {time} left").format(share=share, time=left))

    @Slot()
    def _on_stop_clicked(self) -> None:
        self.stop_wanted.emit()


class ProblemPage(QWidget):
    """Where, what, what to do; nothing is half-done.

    Signals:
        file_wanted: Another file is to be chosen.
        unpacking_wanted: The file is compressed, and may be unpacked.
        other_way_wanted: The person says how it is to be read.
    """

    file_wanted = Signal()
    unpacking_wanted = Signal()
    other_way_wanted = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._title, self._text = card_title(), body(wrap=True)
        self.other_file = Button(self.tr("Choose Another File…"))
        self.unpack = PrimaryButton(self.tr("Unpack and Read It"))
        self.other_way = PrimaryButton(self.tr("Read It Another Way"))
        card = Card(spacing=8)
        card.setFixedWidth(_CARD_PX)
        card.content.addLayout(icon_line(look, Icon.MISTAKE, self._title, Tint.BAD))
        card.content.addWidget(self._text)
        card.content.addWidget(caption(self.tr("Nothing was imported.")))
        card.content.addSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.unpack, self.other_way, self.other_file):
            row.addWidget(button)
        row.addStretch(1)
        card.content.addLayout(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        column.addStretch(1)
        self.other_file.clicked.connect(self._on_other_file_clicked)
        self.unpack.clicked.connect(self.unpacking_wanted)
        self.other_way.clicked.connect(self.other_way_wanted)

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def show_error(self, error: CuSynError, *, is_packed: bool = False) -> None:
        """Show why the file cannot be read, and the ways out."""
        self.unpack.setVisible(is_packed)
        self.other_way.setVisible("line" in error.details)  # text: another separator or quotes may do
        self._title.setText(self.tr("The file cannot be read like this"))
        packed = self.tr("The file is compressed (gzip). It is unpacked only when you ask for that.")
        self._text.setText(packed if is_packed else message_of(error).text)

    @Slot()
    def _on_other_file_clicked(self) -> None:
        self.file_wanted.emit()
