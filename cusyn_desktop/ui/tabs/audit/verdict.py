"""The verdict of a verification as a banner in words."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.control import Progress
from cusyn_desktop.services.records import VerificationReport
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.verdict_words import step_text, verdict_of
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import caption, strong
from cusyn_desktop.ui.widgets.panels import Banner
from cusyn_desktop.ui.widgets.progress_bar import ProgressBar
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_PROGRESS_PX = 120


class VerdictBanner(Banner):
    """The verdict, when it was found, and what can be done.

    Signals:
        entry_wanted: Number of the entry that does not fit.
        report_wanted: The report is to be saved.
        accepting_wanted: The custodian wants to go on with this copy.
        told: The `Verdict` that is shown now.
    """

    entry_wanted = Signal(int)
    report_wanted = Signal()
    accepting_wanted = Signal()
    told = Signal(object)

    def __init__(self, look: Look, actions: Actions) -> None:
        super().__init__(look, Tone.PLAIN, Icon.WAITING)
        self._first_bad: int | None = None
        self._report: VerificationReport | None = None
        self._checked = QWidget()
        words = QVBoxLayout(self._checked)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        self._when = strong()
        words.addWidget(caption(self.tr("Checked")))
        words.addWidget(self._when)
        words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.show_button = Button()
        self.show_button.clicked.connect(self._on_show_clicked)
        self.report_button = Button(self.tr("Save Report…"), look.icon(Icon.DOWNLOAD, Tint.TEXT))
        self.report_button.clicked.connect(self.report_wanted)
        self.accept_button = Button(self.tr("Accept This Copy…"))
        self.accept_button.clicked.connect(self.accepting_wanted)
        self.again_button = Button(self.tr("Verify Again"), look.icon(Icon.AGAIN, Tint.TEXT))
        self.again_button.clicked.connect(actions.verify.trigger)
        self._progress = ProgressBar(self.tr("How far the check is"))
        self._progress.setFixedWidth(_PROGRESS_PX)
        self._progress.setTextVisible(False)
        self.stop_button = Button(self.tr("Stop"))
        self.stop_button.setToolTip(actions.stop_verifying.toolTip())
        self.stop_button.clicked.connect(actions.stop_verifying.trigger)
        self._answers = (self._checked, self.report_button, self.show_button, self.accept_button)
        for widget in (*self._answers, self.again_button, self._progress, self.stop_button):
            self.add_action(widget)
        self.show_waiting()

    def show_waiting(self) -> None:
        """Nothing is known yet."""
        self._report = None
        self.set_verdict(Tone.PLAIN, Icon.WAITING)
        self.show_message(
            self.tr("The log is being checked"), self.tr("Every entry, every sum, and the copy outside.")
        )
        self._show_running(running=True)
        self._progress.show_share(None)

    def show_progress(self, progress: Progress) -> None:
        """Say which check runs, and how far all of them are."""
        self.show_waiting()
        self._progress.show_share(progress.fraction)
        self.show_message(self.tr("The log is being checked"), step_text(progress.step))

    def show_stopped(self) -> None:
        """The check was given up, so nothing is known."""
        self.set_verdict(Tone.PLAIN, Icon.WAITING)
        told = self.tr("Nothing was found out and nothing was changed. Verify again to know.")
        self.show_message(self.tr("The check was stopped"), told)
        self._show_running(running=False)
        for widget in self._answers:
            widget.setVisible(False)

    def _show_running(self, *, running: bool) -> None:
        for widget in (*self._answers, self.again_button):
            widget.setVisible(not running)
        for widget in (self._progress, self.stop_button):
            widget.setVisible(running)

    def show_report(self, report: VerificationReport, *, may_accept: bool = False) -> None:
        """Show what was found; `may_accept` offers to go on with a copy that is not the newest."""
        self._report = report
        self._show_running(running=False)
        self.accept_button.setVisible(may_accept)
        self._first_bad = report.first_bad
        self.count_entries(report.n_entries)
        self._when.setText(formats.minute(report.checked_at))
        self._checked.setVisible(report.ok)
        self.show_button.setVisible(report.first_bad is not None)
        if report.first_bad is not None:
            told = self.tr("Show Entry {number}").format(number=formats.count(report.first_bad))
            self.show_button.setText(told)

    def count_entries(self, n_entries: int) -> None:
        """Tell how many entries the log has by now: the report says nothing about those that came since."""
        if self._report is None:
            return
        verdict = verdict_of(self._report, n_since=max(0, n_entries - self._report.n_entries))
        self.set_verdict(verdict.tone, verdict.icon)
        self.show_message(verdict.title, verdict.text)
        self.told.emit(verdict)

    @Slot()
    def _on_show_clicked(self) -> None:
        if self._first_bad is not None:
            self.entry_wanted.emit(self._first_bad)
