"""The window: joins tabs, actions and the background threads, and holds no rule of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import Progress
from cusyn_desktop.errors import CuSynError, SignInError, StoreTamperedError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.ui.actions import WindowState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode, Tone
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.program.closing import Closing, confirm_closing
from cusyn_desktop.ui.models.verdict_words import faults_of, verdict_of
from cusyn_desktop.ui.tabs.base import Activity, Shell, Tab, TabKey
from cusyn_desktop.ui.widgets.frame import FrameWindow
from cusyn_desktop.ui.window.banner_area import BannerArea
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.editing import copy_selected, search_in, undo_last
from cusyn_desktop.ui.window.entrance import Entrance
from cusyn_desktop.ui.window.file_watch import FileWatch
from cusyn_desktop.ui.window.intake import Intake
from cusyn_desktop.ui.window.menus import RecentMenu, fill_menu_bar
from cusyn_desktop.ui.window.opening import Opening
from cusyn_desktop.ui.window.placing import place
from cusyn_desktop.ui.window.request_files import RequestReader
from cusyn_desktop.ui.window.resuming import typed_request
from cusyn_desktop.ui.window.status_line import StatusLine
from cusyn_desktop.ui.window.tab_deck import TabDeck
from cusyn_desktop.ui.window.tab_row import TabRow
from cusyn_desktop.ui.window.tour import TourStrip
from cusyn_desktop.ui.window.whereabouts import Whereabouts
from cusyn_desktop.ui.window.window_dialogs import WindowDialogs
from cusyn_desktop.ui.words.messages import interrupted_message, lock_message
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.tasks import OpenedWorkspace, WorkspaceFacts, loading

if TYPE_CHECKING:
    from cusyn_desktop.services.records import VerificationReport

_MENU_PX = 30


class MainWindow(FrameWindow):
    """Six tabs over one workspace, or those of them that a role has.

    Attributes:
        restarting: Whether the program is to start again once the window is closed.
        typed: The request that goes with it, as text.

    Signals:
        ready: All tabs are made; comes once, after the first paint.
    """

    ready = Signal()

    def __init__(
        self,
        shell: Shell,
        *,
        make_tab: Callable[[TabKey, Shell], Tab],
        files: FileChooser,
        preload: Sequence[str] = (),
        confirm: Callable[[QWidget, Look, Closing], bool] = confirm_closing,
    ) -> None:
        super().__init__(shell.look)
        self._shell, self._files, self._confirm = shell, files, confirm
        self.deck = TabDeck(shell, make_tab)
        self._state, self._preload = WindowState(), tuple(preload)
        self.restarting, self.typed = False, ""
        self._loading = Inquiry(shell.runners.compute, self)
        self._loading.finished.connect(self.deck.make_one_by_one)
        self.deck.tab_made.connect(self._on_tab_made)
        self.deck.completed.connect(self.ready)
        self.desk = WorkspaceDesk(shell.runners, self)
        self.entrance = Entrance(shell, self.desk, files, self)
        self.intake = Intake(self.desk, self.entrance, shell.runners.store)
        self.requests = RequestReader(shell.runners.store, self)
        self.tour = TourStrip(shell.look, shell.settings)
        self.watch = FileWatch(self, desk=self.desk, deck=self.deck, runner=shell.runners.store)
        self.dialogs = WindowDialogs(shell, self.desk, files, self)
        self._build()
        self._connect_actions()
        self._connect_desk()
        self._restore()

    def _build(self) -> None:
        look, actions = self._shell.look, self._shell.actions
        self.setWindowTitle("CuSyn Desktop")
        self.row = TabRow(look, actions)
        self.banners = BannerArea(look, actions)
        self.places = Whereabouts(self._shell.settings, self.desk, self.row)
        self.opening = Opening(
            look,
            self._files,
            desk=self.desk,
            deck=self.deck,
            places=self.places,
            entrance=self.entrance,
            intake=self.intake,
            window=self,
        )
        central = QWidget()
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.tour.setParent(central)  # the Tab key's order is a ring: the first comes after the pages
        for widget in (self.row, self.banners, self.deck, self.tour):
            column.addWidget(widget)
        column.setStretchFactor(self.deck, 1)
        self.status = StatusLine(look, actions.cancel_run)
        self.setStatusBar(self.status)
        self.setCentralWidget(central)
        self._recent = RecentMenu(lambda: self._shell.settings.recent, self.opening.open_path, parent=self)
        self.menuBar().setFixedHeight(_MENU_PX)
        fill_menu_bar(self.menuBar(), actions, self.row.page_actions, self._recent)
        self.tab(TabKey.DATASETS)
        self.row.tab_chosen.connect(self._on_tab_chosen)
        self.banners.report_wanted.connect(partial(self.show_tab, TabKey.AUDIT))
        self._show_name()

    def _connect_actions(self) -> None:
        actions = self._shell.actions
        handlers = {
            actions.new_workspace: self.opening.make,
            actions.open_workspace: self.opening.choose,
            actions.open_last: self.opening.open_last,
            actions.open_demo: self.opening.open_demo,
            actions.close_workspace: self.opening.close,
            actions.import_data: self.intake.choose,
            actions.open_request: self._on_open_request,
            actions.undo: lambda: undo_last(self.tab(self.row.current).undo_button()),
            actions.copy: copy_selected,
            actions.find: lambda: search_in(self.tab(self.row.current).search_field()),
            actions.refresh: self._on_refresh,
            actions.verify: self._on_verify,
            actions.stop_verifying: self.desk.stop_verifying,
            actions.help_here: lambda: self.dialogs.show_help_on(self.row.current),
            actions.tour: self._on_tour,
            actions.restart: self._on_restart,
            actions.quit: self.close,
        }
        for action, handler in handlers.items():
            action.triggered.connect(handler)
        pages = {
            actions.add_user: TabKey.USERS,
            actions.new_request: TabKey.SYNTHESIS,
            actions.close_pool: TabKey.POOLS,
            actions.lower_pool: TabKey.POOLS,
            actions.export_release: TabKey.RELEASES,
            actions.save_receipt: TabKey.AUDIT,
        }
        for action, key in pages.items():
            action.setProperty("page", key.value)
            action.triggered.connect(self._on_paged_action)
        actions.themes.triggered.connect(self._on_theme_chosen)

    def _connect_desk(self) -> None:
        desk = self.desk
        desk.opened.connect(self._on_opened)
        desk.closed.connect(self._on_closed)
        desk.counted.connect(self._on_counted)
        desk.verified.connect(self._on_verified)
        desk.verifying.connect(partial(self.deck.show_item, TabKey.AUDIT))
        desk.verifying.connect(self.banners.forget_verdict)
        desk.progressed.connect(self._on_making_progressed)
        desk.rested.connect(self._on_rested)
        self.opening.begun.connect(self.banners.clear_error)
        self.opening.demo_begun.connect(self._on_demo_begun)
        self.requests.read.connect(partial(self.show_tab, TabKey.SYNTHESIS))
        self.tour.page_wanted.connect(self.row.choose)
        self.tour.page_wanted.connect(self.deck.point_out)
        self.tour.help_wanted.connect(self.dialogs.show_help)
        self.tour.own_table_wanted.connect(self.intake.choose_own)
        self.intake.import_wanted.connect(partial(self.show_tab, TabKey.DATASETS))
        self.intake.request_wanted.connect(self._on_request_brought)
        self.intake.receipt_wanted.connect(partial(self.show_tab, TabKey.AUDIT))
        self.intake.package_wanted.connect(self.dialogs.check_package)
        for source in (desk, self.requests, self.dialogs, self.intake):
            source.failed.connect(self._on_error)
        self.watch.changed.connect(self._on_refresh)
        self.painted.connect(partial(self._loading.ask, loading(self._preload)))
        self.file_dropped.connect(self.opening.open_path)

    def _restore(self) -> None:
        place(self, self._shell.settings.geometry)
        self._shell.actions.choose_theme(self._shell.settings.theme)
        self._set_state(WindowState(last=self.places.last))

    def show_tab(self, key: TabKey, item: object | None = None) -> None:
        """Bring a tab to the front and let it show something."""
        self.row.choose(key)
        if item is not None:
            self.tab(key).show_item(item)

    def tab(self, key: TabKey) -> Tab:
        """A tab; it is made when it is first needed."""
        return self.deck.tab(key)

    @Slot(object)
    def _on_tab_made(self, made: Tab) -> None:
        made.workspace_changed.connect(self._on_workspace_changed)
        made.error_raised.connect(self._on_error)
        made.activity_changed.connect(self.status.show_activity)
        made.chain_told.connect(self.status.show_verdict)
        made.chain_told.connect(self.banners.hear_verdict)
        made.done_told.connect(self.status.say)
        made.run_ended_unseen.connect(self.row.mark)
        made.reopening_wanted.connect(self.desk.sign_in_again)
        made.running_changed.connect(self._on_running_changed)
        made.tab_requested.connect(self._on_tab_requested)

    @Slot(object)
    def _on_error(self, error: CuSynError) -> None:
        """Say what went wrong; where a session ended, ask who works here now."""
        self.banners.show_error(error)
        if isinstance(error, SignInError) and error.details.get("needed") and not self._state.running:
            self.desk.sign_in_again()

    def open_path(self, path: Path) -> None:
        """Open what the program was started with."""
        self.opening.open_path(path)

    @Slot()
    def open_demo(self) -> None:
        """Open the demo, with which a first start begins."""
        self.opening.open_demo()

    def _set_state(self, state: WindowState) -> None:
        self._state = state
        self._shell.actions.apply(state)
        self.banners.lead_on(state, self.row.current)
        self.status.show_running(running=state.running)

    def _show_name(self) -> None:
        workspace = self.desk.workspace
        if workspace is None:
            self.status.show_workspace(self.tr("No workspace"))
            self.setWindowTitle(self.tr("CuSyn Desktop"))
            return
        empty = self.tr("{name}, empty") if self._state.n_datasets == 0 else "{name}"
        self.status.show_workspace(empty.format(name=workspace.path.name))
        self.setWindowTitle(self.tr("{name} – CuSyn Desktop").format(name=workspace.path.stem))

    @Slot(object)
    def _on_opened(self, opened: OpenedWorkspace) -> None:
        self.deck.make_all()
        locked, actor = opened.locked_by is not None, opened.workspace.actor
        self._set_state(WindowState.of(opened.workspace, locked=locked))
        self.row.show_actor(actor)
        self._show_name()
        self.banners.arrive(opened.locked_by)
        if opened.workspace.recovered:
            self.banners.show_message(interrupted_message(opened.workspace.recovered))
        checking = self.tr("Checking the chain") if actor.may(Right.VERIFY) else ""
        self.status.show_chain(checking, Tone.PLAIN)
        self.deck.tell(opened.workspace, locked=locked)
        self.desk.count()
        self.desk.verify()
        self.places.arrive(opened)
        if not self.intake.arrive() and opened.request is not None:
            self.deck.show_item(TabKey.SYNTHESIS, opened.request)
        if opened.is_demo:
            self.tour.meet_sample()

    @Slot()
    def _on_closed(self) -> None:
        self._set_state(WindowState(last=self.places.last))
        self.row.show_actor(None)
        self._show_name()
        self.banners.unlock()
        self.status.show_chain("", Tone.PLAIN)
        self.deck.tell(None)
        self.show_tab(TabKey.DATASETS)

    @Slot(object)
    def _on_counted(self, n: WorkspaceFacts) -> None:
        told = replace(self._state, n_datasets=n.n_datasets, n_users=n.n_users, n_releases=n.n_releases)
        self._set_state(told)
        self._show_name()

    @Slot(object)
    def _on_verified(self, report: VerificationReport) -> None:
        self.status.show_verdict(verdict_of(report))
        self.tab(TabKey.AUDIT).show_item(report)
        if not report.ok:
            self._lock_after(report)

    def _lock_after(self, report: VerificationReport) -> None:
        """Say what verification found, and stop spending in every tab that does not know yet."""
        if self._state.spending_locked:
            return
        self.banners.show_lock(lock_message(StoreTamperedError(faults_of(report))))
        self._set_state(replace(self._state, spending_locked=True))
        self.deck.tell(self.desk.workspace, locked=True)

    @Slot()
    def _on_demo_begun(self) -> None:
        self.status.show_activity(Activity(self.tr("Making the demo workspace")))

    @Slot(object)
    def _on_making_progressed(self, progress: Progress) -> None:
        self.status.show_activity(Activity(self.tr("Making the demo workspace"), progress.fraction))

    @Slot()
    def _on_rested(self) -> None:
        if not self._state.running:
            self.status.show_activity(None)

    @Slot()
    def _on_workspace_changed(self) -> None:
        self.deck.read_again(told_by=self.sender())
        self.desk.count()

    @Slot(bool)
    def _on_running_changed(self, running: bool) -> None:
        self._set_state(replace(self._state, running=running))

    @Slot(str, object)
    def _on_tab_requested(self, key: str, item: object) -> None:
        self.show_tab(TabKey(key), item)

    @Slot(str)
    def _on_tab_chosen(self, key: str) -> None:
        self.deck.bring(TabKey(key))
        self.banners.lead_on(self._state, TabKey(key))

    @Slot()
    def _on_open_request(self) -> None:
        path = self._files.request_to_open(self)
        if path is not None:
            self._on_request_brought(path)

    @Slot(object)
    def _on_request_brought(self, path: Path) -> None:
        if self.desk.workspace is not None:
            self.banners.clear_error()
            self.requests.ask(self.desk.workspace, path)

    @Slot()
    def _on_tour(self) -> None:
        """Show around, on the sample where no workspace is open."""
        if self.desk.workspace is not None:
            self.tour.start()
        else:
            self.tour.want()
            self.opening.open_demo()

    @Slot()
    def _on_refresh(self) -> None:
        self.deck.read_again()
        self.desk.count()

    @Slot()
    def _on_verify(self) -> None:
        self.show_tab(TabKey.AUDIT)
        self.status.show_chain(self.tr("Checking the chain"), Tone.PLAIN)
        self.desk.verify()

    @Slot()
    def _on_restart(self) -> None:
        """Close as always, which may be declined."""
        self.typed = typed_request(self.deck)
        self.restarting = self.close()
        self.places.keep()

    @Slot()
    def _on_paged_action(self) -> None:
        if isinstance(sender := self.sender(), QAction):
            self.show_tab(TabKey(sender.property("page")))

    @Slot(QAction)
    def _on_theme_chosen(self, action: QAction) -> None:
        mode = ThemeMode(action.data())
        self._shell.settings.theme = mode
        self._shell.look.set_mode(mode)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        closing = self.deck.closing(typed=self.typed)
        if closing.text and not self._confirm(self, self._shell.look, closing):
            self.typed = ""
            event.ignore()
            return
        self._shell.settings.geometry = self.saveGeometry()
        self.deck.rest()
        self._shell.runners.close()
        event.accept()
