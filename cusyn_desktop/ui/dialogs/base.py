"""What every dialog is: a question, its fields, and below them the buttons that answer it."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.errors import CuSynError, InputError
from cusyn_desktop.ui.appearance.calm_style import AltWatch
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.widgets.labels import Ink, Label, page_title
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.ui.widgets.scrolling import DialogBody
from cusyn_desktop.ui.widgets.tab_order import reach_last
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.told import told
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner, Task

_MARGINS = (24, 20, 24, 20)
_BAR_MARGINS = (24, 16, 24, 16)


class FormDialog(QDialog):
    """A title, a sentence, fields, and a bar of buttons: the safe one left, the one that acts right.

    It is never larger than the screen: what has no room scrolls, and the buttons stay in sight.

    Attributes:
        look: The look in use.
        content: Where fields are added.
        leave_button: Leaves without doing anything.
        accept_button: Does what is asked.
    """

    leave_button: Button
    accept_button: Button

    def __init__(
        self, look: Look, *, title: str, text: str = "", width_px: int = 480, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.setWindowTitle(title)
        AltWatch(self)
        self._fields: dict[str, Field] = {}
        self._problem = Note(look, Tone.BAD, Icon.MISTAKE)
        self._problem.setVisible(False)
        self.content = QVBoxLayout()
        self.content.setContentsMargins(*_MARGINS)
        self.content.setSpacing(16)
        self.content.addWidget(page_title(title, wrap=True))
        if text:
            self.content.addWidget(Label(text, ink=Ink.MUTED, wrap=True))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        bar = self._make_bar()
        self._body = DialogBody(self.content, least_px=width_px, below=(self._problem, bar))
        outer.addWidget(self._body, 1)
        outer.addLayout(_padded(self._problem))
        outer.addWidget(bar)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Let the Tab key reach the buttons last, whenever they were made."""
        super().showEvent(event)
        reach_last(self, [self._bar_frame])

    def add_field(self, key: str, field: Field) -> Field:
        """Add a field; `key` is how errors of the services name it."""
        self._fields[key] = field
        self.content.addWidget(field)
        return field

    def know_field(self, key: str, field: Field) -> Field:
        """Remember a field that is laid out elsewhere."""
        self._fields[key] = field
        return field

    def add_buttons(self, *buttons: QPushButton) -> None:
        """Put buttons at the right of the bar, in reading order."""
        for button in buttons:
            self._bar.addWidget(button)

    def add_left(self, button: QPushButton) -> None:
        """Put a button that does something else at the left of the bar."""
        self._bar.insertWidget(0, button)

    def add_answers(self, accept: Button, *, leave: str = "") -> None:
        """Close the form: room below the fields, the button that leaves, and the one that acts.

        Enter presses the one that acts, unless that is a dangerous one.
        """
        self.content.addStretch(0)
        self.leave_button, self.accept_button = self.add_cancel(leave), accept
        self.add_buttons(accept)
        usual = self.leave_button if isinstance(accept, DangerButton) else accept
        usual.setDefault(True)
        accept.clicked.connect(self._on_accept_clicked)

    def add_cancel(self, text: str = "") -> Button:
        """The button that leaves without doing anything."""
        button = Button(text or self.tr("Cancel"))
        button.clicked.connect(self.reject)
        self.add_buttons(button)
        return button

    def act(self) -> None:
        """Do what is asked, once it is typed as it should be."""
        self.accept()

    def show_mistake(self, key: str, sentence: str) -> None:
        """Mark one field, or clear it with an empty sentence."""
        self._fields[key].set_mistake(sentence)

    @property
    def has_mistakes(self) -> bool:
        """Whether any field is marked."""
        return any(field.mistake for field in self._fields.values())

    def show_error(self, error: CuSynError) -> None:
        """Say what is wrong: at its field where the error names one, else above the buttons."""
        key = str(error.details.get("field", ""))
        if isinstance(error, InputError) and key in self._fields:
            self._fields[key].set_mistake(told(str(error)))
            self._go_to(self._fields[key])
            return
        self.show_problem(message_of(error).text)

    def show_problem(self, sentence: str) -> None:
        """Say something above the buttons."""
        self._problem.set_text(sentence)
        self._problem.setVisible(True)

    def clear_error(self) -> None:
        """Take the sentence above the buttons away."""
        self._problem.setVisible(False)

    @Slot()
    def _on_accept_clicked(self) -> None:
        """Act; where something is typed wrongly, the keyboard goes to the first mistake."""
        self.act()
        wrong = next((field for field in self._fields.values() if field.mistake), None)
        if wrong is not None:
            self._go_to(wrong)

    def _go_to(self, field: Field) -> None:
        field.input.setFocus()
        self._body.ensureWidgetVisible(field)

    def _make_bar(self) -> QFrame:
        frame = self._bar_frame = QFrame()
        frame.setObjectName("bar_above")
        self._bar = QHBoxLayout(frame)
        self._bar.setContentsMargins(*_BAR_MARGINS)
        self._bar.setSpacing(8)
        self._bar.addStretch(1)
        return frame


class ServiceDialog(FormDialog):
    """A dialog whose answer is carried out in the background before it closes.

    Attributes:
        inquiry: The service call.

    Signals:
        completed: What the service returned; the dialog closes itself afterwards.
    """

    completed = Signal(object)

    def __init__(
        self,
        look: Look,
        runner: Runner,
        *,
        title: str,
        text: str = "",
        width_px: int = 480,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, title=title, text=text, width_px=width_px, parent=parent)
        self.inquiry = Inquiry(runner, self)
        self.inquiry.succeeded.connect(self._on_succeeded)
        self.inquiry.failed.connect(self._on_failed)

    @override
    def act(self) -> None:
        """Check what was typed, and start the service call."""
        raise NotImplementedError

    def carry_out(self, task: Task) -> None:
        """Start the service call; the button that acts is off while it works."""
        self.clear_error()
        self.accept_button.setEnabled(False)
        self.setCursor(Qt.CursorShape.BusyCursor)
        self.inquiry.ask(task)

    @Slot(object)
    def _on_succeeded(self, result: object) -> None:
        self._rest()
        self.completed.emit(result)
        self.accept()

    @Slot(object)
    def _on_failed(self, error: CuSynError) -> None:
        self._rest()
        self.show_error(error)

    def _rest(self) -> None:
        self.unsetCursor()
        self.accept_button.setEnabled(True)


def _padded(widget: QWidget) -> QLayout:
    """The room of the problem's note, which takes none while it is hidden."""
    row = QHBoxLayout()
    row.setContentsMargins(24, 0, 24, 16)
    row.addWidget(widget)
    return row
