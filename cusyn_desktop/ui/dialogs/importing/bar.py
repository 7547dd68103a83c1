"""The buttons below every page of the assistant, with the reason why Next is off."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink


class AssistantBar(QFrame):
    """Cancel at the left; the reason, Back and Next at the right.

    Enter presses Next wherever no other button has the keyboard.

    Attributes:
        cancel, back, next: The buttons.

    Signals:
        held_back: Next had the keyboard and cannot be pressed any more.
    """

    held_back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("bar_above")
        self.cancel, self.back = Button(self.tr("Cancel")), Button(self.tr("&Back"))
        self.next = PrimaryButton(self.tr("Ne&xt"))
        self.next.setDefault(True)
        self._why_not = ElidedLabel("", ink=Ink.MUTED)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 15, 24, 16)
        row.setSpacing(8)
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(self._why_not)
        row.addSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.next)

    @property
    def in_tab_order(self) -> tuple[QWidget, ...]:
        """What goes on comes first; what throws everything away is the last that the Tab key reaches."""
        return (self.back, self.next, self.cancel)

    @property
    def why_not(self) -> str:
        """What keeps Next off, as it is shown."""
        return self._why_not.text()

    def show_state(self, *, next_text: str, why_not: str, has_back: bool) -> None:
        """Switch the buttons; an empty reason switches Next on."""
        self.next.setText(next_text)
        is_held_back = bool(why_not) and self.next.hasFocus()
        self.next.setEnabled(not why_not)
        self.next.setToolTip(why_not)
        self._why_not.setText(why_not)
        self.back.setEnabled(has_back)
        if is_held_back:  # else Qt brings the keyboard to what comes next, which is Cancel
            self.held_back.emit()
