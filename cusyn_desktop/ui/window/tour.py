"""The tour on the sample: a strip below the pages that says what each is for. It can be left at any step."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.help_pages import HelpPage
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, caption, strong

_ICON_PX = 24
_WORDS_PX = 360
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


@dataclass(frozen=True, slots=True)
class TourStep:
    """One step.

    Attributes:
        page: The tab that is shown with it; None stays where one is.
        title: What the page is for.
        text: One or two sentences.
        help: Where more about it is said.
    """

    page: TabKey | None
    title: str
    text: str
    help: HelpPage | None = None


class TourStrip(QFrame):
    """Hidden until it is offered, once, with the first sample, or wanted. Enter goes on, Esc leaves.

    Signals:
        page_wanted: The `TabKey` that belongs to the step.
        help_wanted: The `HelpPage` that says more.
        own_table_wanted: The person has seen enough and wants to import a table.
        ended: It was left or is over.
    """

    page_wanted = Signal(object)
    help_wanted = Signal(object)
    own_table_wanted = Signal()
    ended = Signal()

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._wanted = False
        self.setObjectName("bar_above")
        self.setAccessibleName(self.tr("Tour"))
        self._steps = self._make_steps()
        self._at = 0
        self._title, self._text = strong(), Label("", ink=Ink.MUTED, wrap=True)
        self._place = caption()
        self.help_button = LinkButton(self.tr("What ε Means"))
        self.help_button.set_flush()
        self.leave_button = Button()
        self.back_button = Button(self.tr("Back"))
        self.next_button = PrimaryButton()
        self._buttons = QHBoxLayout()
        self._fold = QBoxLayout(_BESIDE, self)
        self._lay_out(look)
        self.help_button.clicked.connect(self._on_help_clicked)
        self.leave_button.clicked.connect(self.leave)
        self.back_button.clicked.connect(self._on_back_clicked)
        self.next_button.clicked.connect(self._on_next_clicked)
        self.setVisible(False)

    @property
    def texts(self) -> tuple[str, str]:
        """Title and sentence of the step."""
        return self._title.text(), self._text.text()

    def want(self) -> None:
        """Begin as soon as the sample is there."""
        self._wanted = True

    def meet_sample(self) -> None:
        """The sample is shown: begin if that was wanted, and ask somebody who never saw the tour."""
        if self._wanted:
            self.start()
        elif not self._settings.toured:
            self._show_step(0)

    @Slot()
    def start(self) -> None:
        """Begin with the first page."""
        self._wanted = False
        self._show_step(1)

    @Slot()
    def leave(self) -> None:
        """Be gone."""
        if not self.isHidden():
            self._settings.toured = True
            self.setVisible(False)
            self.ended.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where they would leave them no room."""
        super().resizeEvent(event)
        is_short = self._buttons.sizeHint().width() + _WORDS_PX > self.width()
        self._fold.setDirection(_BELOW if is_short else _BESIDE)
        self._fold.setSpacing(4 if is_short else 12)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_next_clicked()
        else:
            super().keyPressEvent(event)

    def _lay_out(self, look: Look) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        words.addWidget(self.help_button, 0, Qt.AlignmentFlag.AlignLeft)
        told = QHBoxLayout()
        told.setSpacing(12)
        icon = IconLabel(look.icon(Icon.HELP, Tint.ACCENT), _ICON_PX)
        told.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        told.addLayout(words, 1)
        self._buttons.setSpacing(12)
        self._buttons.addStretch(1)
        for widget in (self._place, self.leave_button, self.back_button, self.next_button):
            self._buttons.addWidget(widget, 0, Qt.AlignmentFlag.AlignBottom)
        self._fold.setContentsMargins(24, 8, 24, 8)
        self._fold.setSpacing(12)
        self._fold.addLayout(told, 1)
        self._fold.addLayout(self._buttons)
        self._keep_buttons_in_place()

    def _keep_buttons_in_place(self) -> None:
        """Who presses one again and again goes on pressing it, whatever the step has to say.

        The lower edge of the strip never moves, so they stand there, each with room for its longest text.
        """
        self.next_button.keep_room(self.tr("Start the Tour"), self.tr("Next"), self.tr("Import My Table…"))
        self.leave_button.keep_room(self.tr("Leave the Tour"), self.tr("Not Now"))
        policy = self.back_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back_button.setSizePolicy(policy)

    def _show_step(self, at: int) -> None:
        self._at = at
        step, last = self._steps[at], len(self._steps) - 1
        self._title.setText(step.title)
        self._text.setText(step.text)
        self.setAccessibleDescription(f"{step.title}. {step.text}")
        self._place.setText(self.tr("{step} of {all}").format(step=at, all=last) if at else "")
        self.leave_button.setText(self.tr("Leave the Tour") if at else self.tr("Not Now"))
        self.help_button.setVisible(step.help is not None)
        self.back_button.setVisible(at > 1)
        forward = self.tr("Next") if at < last else self.tr("Import My Table…")
        self.next_button.setText(forward if at else self.tr("Start the Tour"))
        self.setVisible(True)
        if step.page is not None:
            self.page_wanted.emit(step.page)
            self.next_button.setFocus()

    @Slot()
    def _on_back_clicked(self) -> None:
        self._show_step(self._at - 1)

    @Slot()
    def _on_next_clicked(self) -> None:
        if self._at + 1 < len(self._steps):
            self._show_step(self._at + 1)
        else:
            self.leave()
            self.own_table_wanted.emit()

    @Slot()
    def _on_help_clicked(self) -> None:
        self.help_wanted.emit(self._steps[self._at].help)

    def _make_steps(self) -> tuple[TourStep, ...]:
        return (
            TourStep(
                None,
                self.tr("New here?"),
                self.tr("A few short steps say what each page is for, on people who do not exist."),
            ),
            TourStep(
                TabKey.DATASETS,
                self.tr("Datasets: what is sensitive"),
                self.tr(
                    "A table about people; in the sample, a made-up health survey. For each column it is "
                    "said which values are possible, and that alone gives nothing away."
                ),
            ),
            TourStep(
                TabKey.USERS,
                self.tr("Users: who receives tables"),
                self.tr(
                    "All that somebody received is counted together. Limits can be lowered, never raised."
                ),
            ),
            TourStep(
                TabKey.POOLS,
                self.tr("Pools: what is left"),
                self.tr(
                    "ε (epsilon) says how much a table may tell about any one person: at ε 1, a guess that "
                    "was 10% sure becomes at most 24% sure. A pool is a budget of it that only goes down."
                ),
                HelpPage.EPSILON,
            ),
            TourStep(
                TabKey.SYNTHESIS,
                self.tr("Synthesis: ask, look, decide"),
                self.tr(
                    "Move the slider: the decision follows and costs nothing. Only the button with the "
                    "number on it spends."
                ),
            ),
            TourStep(
                TabKey.RELEASES,
                self.tr("Releases: what was made"),
                self.tr(
                    "How well each table came out, and the package to hand on. Empty until the first table "
                    "is made: the Spend button on the page before does that."
                ),
            ),
            TourStep(
                TabKey.AUDIT,
                self.tr("Audit: the proof"),
                self.tr(
                    "Every step is chained to the one before, so that nothing can be changed unnoticed. F1 "
                    "explains the page that you see."
                ),
            ),
            TourStep(
                TabKey.DATASETS,
                self.tr("And now your own table"),
                self.tr(
                    "You are led through it step by step, and nothing is registered before the last one. The "
                    "table stays in its file, on this computer."
                ),
            ),
        )
