"""What is said above every page: a lock that stays, errors that can be put away, the first next step."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.errors import CuSynError, StoreTamperedError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.ui.actions import Actions, WindowState
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.verdict_words import Verdict
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import Button, IconButton
from cusyn_desktop.ui.widgets.panels import Banner
from cusyn_desktop.ui.words.messages import Message, details_text, lock_message, message_of

_LEADING_PAGES = (TabKey.USERS, TabKey.SYNTHESIS)


class BannerArea(QWidget):
    """Takes no room while there is nothing to say.

    Signals:
        report_wanted: The person wants to see what verification found.
    """

    report_wanted = Signal()

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._actions = actions
        self.next_step = Banner(look, Tone.ACCENT, Icon.INFO)
        self.next_step.show_message(
            self.tr("Next: who receives the tables?"),
            self.tr("The dataset is ready. Add a user, and a synthetic table can be asked for."),
        )
        self.next_step.add_action(Button.for_action(actions.add_user))
        self.lock = Banner(look, Tone.BAD, Icon.TAMPERED)
        self.show_button = Button(self.tr("Show the Audit Log"))
        self.show_button.clicked.connect(self.report_wanted)
        self.lock.add_action(self.show_button)
        self.error = Banner(look, Tone.BAD, Icon.MISTAKE)
        self._details = ""
        self._page: TabKey | None = None
        self._said_on: TabKey | None = None
        self._is_locked = self._is_told_below = False
        self.copy_button = Button(self.tr("Copy Details"))
        self.copy_button.setToolTip(
            self.tr("Where the fault happened, to be sent to whoever mends it; no data")
        )
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.error.add_action(self.copy_button)
        close = IconButton(look.icon(Icon.CLOSE, Tint.TEXT), self.tr("Close this message"))
        close.clicked.connect(self.clear_error)
        self.error.add_action(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 0)
        column.setSpacing(8)
        for banner in (self.lock, self.error, self.next_step):
            column.addWidget(banner)
            banner.setVisible(False)
        self._fit()

    def lead_on(self, state: WindowState, page: TabKey) -> None:
        """Say what comes next, on the pages that do not say it themselves.

        What could not be done on another page is put away; a fault, or news, stays until somebody closes it.
        """
        if self._said_on not in (None, page):
            self.clear_error()
        self._page = page
        self.show_button.setVisible(page is not TabKey.AUDIT)
        self._show_lock()
        waits = state.n_datasets > 0 and state.n_users == 0 and self._actions.add_user.isEnabled()
        may = state.actor.may(Right.ADD_USERS)
        self.next_step.setVisible(waits and may and page not in _LEADING_PAGES)
        self._fit()

    def arrive(self, locked_by: StoreTamperedError | None) -> None:
        """Begin anew with a workspace that was opened, and say why nothing can be spent from it."""
        self.clear_error()
        self.unlock()
        if locked_by is not None:
            self.show_lock(lock_message(locked_by))

    def show_lock(self, message: Message) -> None:
        """Say why nothing can be spent, on every page, until another workspace is open."""
        _say(self.lock, message)
        self._is_locked = True
        self._show_lock()

    def unlock(self) -> None:
        """Spending works again."""
        self._is_locked = self._is_told_below = False
        self._show_lock()

    @Slot(object)
    def hear_verdict(self, verdict: Verdict) -> None:
        """The page of the log says what is wrong, and that nothing can be spent: once is enough there."""
        self._is_told_below = verdict.tone in (Tone.BAD, Tone.WARN)
        self._show_lock()

    @Slot()
    def forget_verdict(self) -> None:
        """The log is checked anew, so its page says nothing yet."""
        self._is_told_below = False
        self._show_lock()

    def _show_lock(self) -> None:
        is_told = self._page is TabKey.AUDIT and self._is_told_below
        self.lock.setVisible(self._is_locked and not is_told)
        self._fit()

    def show_error(self, error: CuSynError) -> None:
        """Say what went wrong and what to do."""
        self.show_message(message_of(error))
        self._details = details_text(error)
        self.copy_button.setVisible(bool(self._details))
        self._said_on = None if self._details else self._page

    def show_message(self, message: Message) -> None:
        """Say something that can be put away."""
        _say(self.error, message)
        self._said_on = None
        self.copy_button.setVisible(False)
        self._fit()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._details)

    @Slot()
    def clear_error(self) -> None:
        """Put the message away."""
        self._said_on = None
        self.error.setVisible(False)
        self._fit()

    def _fit(self) -> None:
        """Be gone when all banners are."""
        self.setVisible(not all(one.isHidden() for one in (self.lock, self.error, self.next_step)))


def _say(banner: Banner, message: Message) -> None:
    banner.set_verdict(message.tone, message.icon)
    banner.show_message(message.title, message.text)
    banner.setVisible(True)
