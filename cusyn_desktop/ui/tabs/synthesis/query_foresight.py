"""Tells a dialog, while it is open, what error to expect of the queries that it would add."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Slot

from cusyn_desktop.errors import CuSynError, ModelTooLargeError
from cusyn_desktop.services.records import Evaluation
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.ui.dialogs.queries.templates import QueryTemplatesDialog
from cusyn_desktop.ui.dialogs.queries.three_columns import ThreeColumnsDialog
from cusyn_desktop.ui.tabs.synthesis.form import RequestForm
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner, Task

_PAUSE_MS = 250

QueriesDialog: TypeAlias = QueryTemplatesDialog | ThreeColumnsDialog


class QueryForesight(QObject):
    """Asks in the background, once the choice has rested, for the whole request as it would be then.

    Attributes:
        asking: The question; only the newest answer counts.
        pause: How long the choice has to rest.
    """

    def __init__(
        self, runner: Runner, evaluating: Callable[[Request], Task], form: RequestForm, dialog: QueriesDialog
    ) -> None:
        super().__init__(dialog)
        self._evaluating, self._form, self._dialog = evaluating, form, dialog
        self.asking = Inquiry(runner, self)
        self.asking.succeeded.connect(self._on_evaluated)
        self.asking.failed.connect(self._on_failed)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_PAUSE_MS)
        self.pause.timeout.connect(self._on_pause_over)
        dialog.queries_changed.connect(self._on_queries_changed)
        dialog.finished.connect(self._on_dialog_finished)
        self._on_queries_changed()

    @Slot()
    def _on_queries_changed(self) -> None:
        self.asking.cancel()
        self._dialog.clear_error()
        self.pause.start()

    @Slot()
    def _on_dialog_finished(self) -> None:
        self.pause.stop()
        self.asking.cancel()

    @Slot()
    def _on_pause_over(self) -> None:
        request = self._form.request
        if request is not None and self._dialog.accept_button.isEnabled():
            queries = self._form.interest.joined_with(self._dialog.queries)
            self.asking.ask(self._evaluating(replace(request, queries=queries)))

    @Slot(object)
    def _on_evaluated(self, evaluation: Evaluation) -> None:
        self._dialog.show_foreseen(evaluation)

    @Slot(object)
    def _on_failed(self, error: CuSynError) -> None:
        """What does not fit is said before it is added; anything else the page says."""
        if isinstance(error, ModelTooLargeError):
            self._dialog.show_problem(message_of(error).text)
