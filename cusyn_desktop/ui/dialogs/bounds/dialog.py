"""The dialog that pays for bounds: ask, see the price, wait, see what was found, register anew."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.bounds.asking import AskingPage
from cusyn_desktop.ui.dialogs.bounds.found import FoundPage
from cusyn_desktop.ui.dialogs.cancel_run import CancelRunDialog
from cusyn_desktop.ui.dialogs.importing.done_page import DonePage
from cusyn_desktop.ui.dialogs.importing.page import PageStack
from cusyn_desktop.ui.dialogs.importing.waiting import WaitingPage
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.widgets.buttons import LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.screen_room import fit_to_screen
from cusyn_desktop.ui.words import formats
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.control import Progress
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.errors import CuSynError
    from cusyn_desktop.services.records import BoundsPrice, DatasetSummary, UserSummary
    from cusyn_desktop.services.registering.bounds import ChosenBounds
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.ui.appearance.look import Look
    from cusyn_desktop.ui.calls.everyday import Calls
    from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
    from cusyn_desktop.workers.runner import Runners

_SIZE = QSize(1080, 720)
_LEAST_WIDTH_PX = 600
_LONGEST_EPSILON = 88.88


@dataclass(frozen=True, slots=True)
class BoundsDesk:
    """What the dialog is given.

    Attributes:
        look: Theme, icons, marks.
        runners: The two background threads.
        calls: The services.
        files: Who chooses files.
        workspace: The open workspace.
    """

    look: Look
    runners: Runners
    calls: Calls
    files: DataFileChooser
    workspace: Workspace


class _Step(Enum):
    ASKING = auto()
    WAITING = auto()
    FOUND = auto()
    DONE = auto()


class ChooseBoundsDialog(FormDialog):
    """Nothing is spent before the button that names the price; what was paid for is never lost.

    Signals:
        spent: The pools may have changed.
        dataset_added: The `DatasetSummary` of the rows that were registered anew.
        next_wanted: Its name, and the `NextStep` that the person takes from there.
    """

    spent = Signal()
    dataset_added = Signal(object)
    next_wanted = Signal(str, object)

    def __init__(
        self,
        desk: BoundsDesk,
        *,
        dataset: DatasetSummary,
        users: Sequence[UserSummary],
        taken: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            desk.look,
            title=self.tr("Choose bounds"),
            width_px=_LEAST_WIDTH_PX,
            parent=parent,
        )
        self._desk, self._dataset, self._taken = desk, dataset, tuple(taken)
        self._price: BoundsPrice | None = None
        self._earlier: ChosenBounds | None = None
        self._chosen: ChosenBounds | None = None
        self._step = _Step.ASKING
        self.question: CancelRunDialog | None = None
        self.pricing, self.looking = Inquiry(desk.runners.store, self), Inquiry(desk.runners.store, self)
        self.paying = Inquiry(desk.runners.compute, self)
        self.registering = Inquiry(desk.runners.compute, self)
        self.keeping = Inquiry(desk.runners.store, self)
        self.asking, self.found = AskingPage(desk.look, dataset, users), FoundPage(desk.look)
        self.waiting, self.outcome = WaitingPage(desk.look), DonePage(desk.look)
        self._pages = PageStack()
        self.earlier_button = LinkButton(self.tr("Use Bounds Found Earlier"))
        self.keep_button = LinkButton(self.tr("Save Code Book…"))
        self.spend_button, self.register_button = PrimaryButton(), PrimaryButton(self.tr("Register Dataset"))
        self._build()
        self._connect()
        self.outcome.chosen.connect(self._on_next_chosen)
        self._show_step(_Step.ASKING)
        self._look_for_earlier()
        self._on_wish_changed()

    @override
    def reject(self) -> None:
        """Leave; a run is not stopped without a question."""
        if self.paying.pending:
            self._ask_to_stop()
            return
        for inquiry in (self.pricing, self.looking, self.registering, self.keeping):
            inquiry.cancel()
        super().reject()

    # The price -----------------------------------------------------------------------------------

    @Slot()
    def _on_wish_changed(self) -> None:
        """Ask for the price of what is wanted now; until it is there, nothing can be spent."""
        self._price = None
        self.clear_error()
        wish = self.asking.wish
        if wish is None:
            self.pricing.cancel()
            self.asking.price.say(self.asking.why_not)
        else:
            desk = self._desk
            self.pricing.ask(partial(desk.calls.choosing.price, desk.workspace, self._dataset.name, wish))
        self._show_buttons()

    @Slot(object)
    def _on_priced(self, price: BoundsPrice) -> None:
        wish = self.asking.wish
        if wish is not None:
            self._price = price
            self.asking.price.show_price(price, wish.user)
            self._show_buttons()

    @Slot(object)
    def _on_pricing_failed(self, error: CuSynError) -> None:
        self.asking.price.show_error(error)

    # The spend -----------------------------------------------------------------------------------

    @Slot()
    def _on_spend_clicked(self) -> None:
        wish, desk = self.asking.wish, self._desk
        if wish is None or self._price is None or self._price.refusal:
            return
        self.clear_error()
        self.waiting.begin(self.tr("Counting with noise"))
        self._show_step(_Step.WAITING)
        self.paying.ask(partial(desk.calls.choosing.choose, desk.workspace, self._dataset.name, wish))

    @Slot(object)
    def _on_progressed(self, progress: Progress) -> None:
        self.waiting.show_fraction(progress.fraction)

    @Slot(object)
    def _on_paid(self, chosen: ChosenBounds) -> None:
        self._close_question()
        self.spent.emit()
        self._show_found(chosen)

    @Slot(object)
    def _on_paying_failed(self, error: CuSynError) -> None:
        self._back_to_asking()
        self.show_error(error)

    @Slot()
    def _on_paying_stopped(self) -> None:
        self._back_to_asking()
        told = self.tr("Stopped. What was spent by then stays spent, and what was found can be used.")
        self.show_problem(told)

    def _back_to_asking(self) -> None:
        self._close_question()
        self.spent.emit()
        self._show_step(_Step.ASKING)
        self._on_wish_changed()
        self._look_for_earlier()

    @Slot()
    def _ask_to_stop(self) -> None:
        if self._step is _Step.WAITING and self.registering.pending:
            self.registering.cancel()
        elif self.paying.pending and self.question is None:
            price = "" if self._price is None else formats.epsilon(self._price.total.epsilon)
            told = self.tr("Up to {price} stays spent. What was found by then is kept.").format(price=price)
            self.question = CancelRunDialog(self.look, name="", price=told, parent=self)
            self.question.accepted.connect(self.paying.cancel)
            self.question.rejected.connect(self._on_kept_running)
            self.question.open()

    @Slot()
    def _on_kept_running(self) -> None:
        self.question = None

    def _close_question(self) -> None:
        if self.question is not None:
            self.question.done(0)
            self.question = None

    # What was found ------------------------------------------------------------------------------

    def _look_for_earlier(self) -> None:
        desk = self._desk
        self.looking.ask(partial(desk.calls.choosing.paid, desk.workspace, self._dataset.name))

    @Slot(object)
    def _on_looked(self, earlier: ChosenBounds) -> None:
        self._earlier = earlier
        self._show_buttons()

    @Slot()
    def _on_earlier_clicked(self) -> None:
        if self._earlier is not None:
            self._show_found(self._earlier)

    def _show_found(self, chosen: ChosenBounds) -> None:
        self._chosen = chosen
        self.found.show_found(chosen, dataset=self._dataset.name, taken=self._taken)
        self._show_step(_Step.FOUND)

    @Slot()
    def _on_keep_clicked(self) -> None:
        path = self._desk.files.code_book_to_save(self)
        schema = None if path is None else self._decided()
        if path is not None and schema is not None:
            self.keeping.ask(partial(self._desk.calls.importing.save_code_book, path, schema))

    @Slot()
    def _on_register_clicked(self) -> None:
        name, desk = self.found.name.text().strip(), self._desk
        self.show_mistake("name", "" if name else self.tr("Type a name."))
        schema = None if self.has_mistakes else self._decided()
        if schema is None:
            return
        self.waiting.begin(self.tr("Registering the dataset"))
        self._show_step(_Step.WAITING)
        self.registering.ask(
            partial(desk.calls.choosing.register, desk.workspace, self._dataset.name, schema, name)
        )

    def _decided(self) -> Schema | None:
        """The schema as the person wants it; None, and told, where a rule does not fit what was chosen."""
        self.clear_error()
        try:
            return None if self._chosen is None else self.found.decided(self._chosen.schema)
        except InputError as error:
            self.show_error(error)
            return None

    @Slot(object)
    def _on_registered(self, dataset: DatasetSummary) -> None:
        self.outcome.show_dataset(dataset, has_users=True)
        self._show_step(_Step.DONE)
        self.dataset_added.emit(dataset)

    @Slot(str, object)
    def _on_next_chosen(self, dataset: str, step: NextStep) -> None:
        self.accept()
        self.next_wanted.emit(dataset, step)

    @Slot(object)
    def _on_registering_failed(self, error: CuSynError) -> None:
        self._show_step(_Step.FOUND)
        self.show_error(error)

    @Slot()
    def _on_registering_stopped(self) -> None:
        self._show_step(_Step.FOUND)

    # Building ------------------------------------------------------------------------------------

    def _show_step(self, step: _Step) -> None:
        pages: dict[_Step, QWidget] = {
            _Step.ASKING: self.asking,
            _Step.WAITING: self.waiting,
            _Step.FOUND: self.found,
            _Step.DONE: self.outcome,
        }
        self._step = step
        self._pages.show_page(pages[step])
        self._show_buttons()

    def _show_buttons(self) -> None:
        step, price = self._step, self._price
        can_spend = price is not None and not price.refusal
        has_earlier = self._earlier is not None and bool(self._earlier.columns)
        has_bounds = self._chosen is not None and bool(self._chosen.columns)
        self.earlier_button.setVisible(step is _Step.ASKING and has_earlier)
        self.keep_button.setVisible(step is _Step.FOUND and has_bounds)
        self.register_button.setVisible(step is _Step.FOUND and has_bounds)
        self.spend_button.setVisible(step is _Step.ASKING)
        self.spend_button.setEnabled(can_spend)
        if price is not None:
            named = self._spend_text(price.total.epsilon)
            self.spend_button.setText(named if can_spend else self.tr("Spend and Choose Bounds"))
        is_over = step in (_Step.FOUND, _Step.DONE)
        self.cancel_button.setText(self.tr("Close") if is_over else self.tr("Cancel"))
        self.cancel_button.setVisible(step is not _Step.WAITING)

    def _spend_text(self, epsilon: float) -> str:
        return self.tr("Spend {total} and Choose Bounds").format(total=formats.epsilon(epsilon))

    def _build(self) -> None:
        fit_to_screen(self, _SIZE)
        for page in (self.asking, self.waiting, self.found, self.outcome):
            self._pages.add_page(page)
        self.content.addWidget(self._pages, 1)
        self.know_field("name", self.found.name_field)
        self.know_field("epsilon", self.asking.budget)
        self.spend_button.setText(self.tr("Spend and Choose Bounds"))
        for button in (self.spend_button, self.register_button):  # Cancel stays where it is
            button.keep_room(self._spend_text(_LONGEST_EPSILON))
        for link in (self.keep_button, self.earlier_button):
            self.add_left(link)
        self.cancel_button = self.add_cancel()
        self.add_buttons(self.spend_button, self.register_button)

    def _connect(self) -> None:
        self.asking.wish_changed.connect(self._on_wish_changed)
        self.waiting.stop_wanted.connect(self._ask_to_stop)
        self.spend_button.clicked.connect(self._on_spend_clicked)
        self.register_button.clicked.connect(self._on_register_clicked)
        self.earlier_button.clicked.connect(self._on_earlier_clicked)
        self.keep_button.clicked.connect(self._on_keep_clicked)
        self.pricing.succeeded.connect(self._on_priced)
        self.pricing.failed.connect(self._on_pricing_failed)
        self.looking.succeeded.connect(self._on_looked)
        self.paying.progressed.connect(self._on_progressed)
        self.paying.succeeded.connect(self._on_paid)
        self.paying.failed.connect(self._on_paying_failed)
        self.paying.cancelled.connect(self._on_paying_stopped)
        self.registering.progressed.connect(self._on_progressed)
        self.registering.succeeded.connect(self._on_registered)
        self.registering.failed.connect(self._on_registering_failed)
        self.registering.cancelled.connect(self._on_registering_stopped)
        for inquiry in (self.looking, self.keeping):
            inquiry.failed.connect(self.show_error)
