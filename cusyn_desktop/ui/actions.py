"""Every action of the window, made once; menu, toolbar, pages and context menus share them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from cusyn_desktop.services.access.rights import OWNER, Actor, Right
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.settings import Visit

_MOST_OF_A_NAME = 32
Shortcut = QKeySequence.StandardKey | str | None


@dataclass(frozen=True, slots=True)
class WindowState:
    """What decides which actions can work.

    Attributes:
        workspace_open: A workspace is shown.
        spending_locked: It was changed from outside, so nothing may be spent.
        n_datasets: Registered datasets.
        n_users: Registered users.
        n_releases: Released tables.
        running: A synthesis runs.
        actor: Who works; actions that their role does not have are left out.
        encrypted: A passphrase encrypts its file.
        last: The workspace that was open before, where none is open now.
    """

    workspace_open: bool = False
    spending_locked: bool = False
    n_datasets: int = 0
    n_users: int = 0
    n_releases: int = 0
    running: bool = False
    actor: Actor = OWNER
    encrypted: bool = False
    last: Visit | None = None

    @classmethod
    def of(cls, workspace: Workspace, *, locked: bool) -> WindowState:
        """The state of a workspace that was just opened, before anything in it was counted."""
        return cls(
            workspace_open=True,
            spending_locked=locked,
            actor=workspace.actor,
            encrypted=workspace.key is not None,
        )


class Actions(QObject):
    """The actions by name. Who triggers one need not know who carries it out."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        key = QKeySequence.StandardKey
        add = self._add
        self.new_workspace = add("new_workspace", self.tr("&New Workspace…"), Icon.NEW, key.New)
        self.open_workspace = add("open_workspace", self.tr("&Open Workspace…"), Icon.OPEN, key.Open)
        self.open_last = add("open_last", self.tr("Open &Again"), Icon.RECENT, "Ctrl+Shift+O")
        self.open_demo = add("open_demo", self.tr("Open &Demo Workspace"), Icon.HELP)
        self.close_workspace = add("close_workspace", self.tr("&Close Workspace"), None, key.Close)
        self.import_data = add("import_data", self.tr("&Import Data…"), Icon.IMPORT, "Ctrl+I")
        self.quit = add("quit", self.tr("&Quit"), Icon.QUIT, key.Quit)
        self.undo = add("undo", self.tr("&Undo"), Icon.UNDO, key.Undo)
        self.copy = add("copy", self.tr("&Copy"), Icon.COPY, key.Copy)
        self.find = add("find", self.tr("&Find"), Icon.FIND, key.Find)
        self.refresh = add("refresh", self.tr("&Refresh"), Icon.AGAIN, key.Refresh)
        self.add_user = add("add_user", self.tr("Add &User…"), Icon.ADD_USER, "Ctrl+U")
        self.new_request = add("new_request", self.tr("New &Request"), Icon.ADD, "Ctrl+R")
        self.cancel_run = add("cancel_run", self.tr("&Cancel Run…"), Icon.CANCEL, "Ctrl+.")
        self.export_release = add("export_release", self.tr("&Export Package…"), Icon.EXPORT, "Ctrl+E")
        self.ask_again = add("ask_again", self.tr("&Ask Again"), Icon.AGAIN, "Ctrl+Shift+R")
        self.verify = add("verify", self.tr("&Verify"), Icon.VERIFIED, "Ctrl+Shift+V")
        self.stop_verifying = add("stop_verifying", self.tr("Stop"), Icon.CANCEL)
        self.save_receipt = add("save_receipt", self.tr("Save Recei&pt…"), Icon.RECEIPT)
        self.close_pool = add("close_pool", self.tr("Close &Pool…"), Icon.LOCK)
        self.lower_pool = add("lower_pool", self.tr("Make Poo&l Smaller…"), Icon.LOWERED)
        self.settings = add("settings", self.tr("Se&ttings…"), Icon.SETTINGS, "Ctrl+,")
        self.open_request = add("open_request", self.tr("Open Re&quest File…"), Icon.OPEN)
        self._add_of_file()
        self._add_help()
        self.themes = self._add_themes()
        self._rights = {
            self.import_data: Right.IMPORT,
            self.add_user: Right.ADD_USERS,
            self.new_request: Right.SYNTHESISE,
            self.open_request: Right.SYNTHESISE,
            self.cancel_run: Right.SYNTHESISE,
            self.ask_again: Right.SYNTHESISE,
            self.export_release: Right.EXPORT,
            self.verify: Right.VERIFY,
            self.stop_verifying: Right.VERIFY,
            self.save_receipt: Right.AUDIT,
            self.close_pool: Right.CLOSE_POOLS,
            self.lower_pool: Right.CLOSE_POOLS,
            self.show_mark: Right.AUDIT,
            self.check_package: Right.VERIFY,
            self.encrypt: Right.RESEAL,
            self.accounts: Right.AUDIT,
        }
        self._request_tip = self.tr("Ask for a synthetic table; looking costs nothing")
        self._tell_tips()
        self.apply(WindowState())

    def _add_of_file(self) -> None:
        """What is about the workspace's file, who opens it, and how the window starts."""
        add = self._add
        self.show_mark = add("show_mark", self.tr("Show This Workspace’s Mar&k…"), Icon.RECEIPT)
        self.check_package = add("check_package", self.tr("C&heck a Package…"), Icon.VERIFIED)
        self.encrypt = add("encrypt", "", Icon.LOCK)
        self.restart = add("restart", self.tr("&Restart Now"), Icon.AGAIN)
        self.accounts = add("accounts", self.tr("Acc&ounts…"), Icon.ROLE)
        self.own_passphrase = add("own_passphrase", self.tr("Change &My Passphrase…"), Icon.LOCK)
        self.sign_out = add("sign_out", self.tr("&Sign Out"), Icon.QUIT)

    def _add_help(self) -> None:
        add, key = self._add, QKeySequence.StandardKey
        self.help_here = add("help_here", self.tr("&Help on This Page"), Icon.HELP, key.HelpContents)
        self.help_accounts = add("help_accounts", self.tr("&Help on Accounts"), Icon.HELP)
        self.help_moving = add("help_moving", self.tr("&Moving to Another Computer"), Icon.HELP)
        self.help = add("help", self.tr("&First Steps and All Pages"), Icon.INFO)
        self.tour = add("tour", self.tr("Take the &Tour"), Icon.AGAIN)
        self.about = add("about", self.tr("&About CuSyn Desktop"), Icon.INFO)

    def apply(self, state: WindowState) -> None:
        """Switch each action on or off, and leave out those of other roles; the only place that does."""
        is_open = state.workspace_open
        writable = is_open and not state.spending_locked
        can_ask = writable and state.n_datasets > 0 and state.n_users > 0 and not state.running
        enabled = {
            self.open_last: state.last is not None and state.last.path.is_file(),
            self.close_workspace: is_open and not state.running,
            self.import_data: not state.spending_locked,
            self.refresh: is_open,
            self.undo: is_open,
            self.find: is_open,
            self.add_user: writable,
            self.new_request: can_ask,
            self.open_request: can_ask,
            self.cancel_run: state.running,
            self.export_release: is_open and state.n_releases > 0,
            self.ask_again: can_ask and state.n_releases > 0,
            self.verify: is_open,
            self.save_receipt: is_open,
            self.close_pool: writable and state.n_datasets > 0,
            self.lower_pool: writable and state.n_datasets > 0,
            self.show_mark: is_open,
            self.check_package: is_open,
            self.encrypt: writable and not state.running,
            self.accounts: is_open and not state.running,
            self.own_passphrase: is_open and not state.running,
            self.sign_out: is_open and not state.running,
            self.tour: not state.running,
            self.restart: not state.running,
        }
        for action, on in enabled.items():
            action.setEnabled(on)
        tip = self._why_no_request(state) or self._request_tip
        self.new_request.setToolTip(tip)
        self.new_request.setStatusTip(tip)
        for action, right in self._rights.items():
            action.setVisible(state.actor.may(right))
        self._name_encrypting(encrypted=state.encrypted)
        self.open_last.setVisible(state.last is not None)
        if state.last is not None:
            name = _shortened(state.last.path.stem).replace("&", "&&")
            self.open_last.setText(self.tr("Open {name} &Again").format(name=name))
        for action in (self.own_passphrase, self.sign_out):
            action.setVisible(bool(state.actor.name))

    def _name_encrypting(self, *, encrypted: bool) -> None:
        """What is encrypted already can only get another passphrase."""
        plain, again = self.tr("&Encrypt Workspace…"), self.tr("&Encrypt with Another Passphrase…")
        self.encrypt.setText(again if encrypted else plain)
        first = self.tr("Go on in a new file that a passphrase encrypts")
        anew = self.tr("It is encrypted already: go on in a new file with another passphrase")
        self.encrypt.setStatusTip(anew if encrypted else first)
        self.encrypt.setToolTip(anew if encrypted else first)

    def _why_no_request(self, state: WindowState) -> str:
        """What must come first before a synthetic table can be asked for; empty if nothing must."""
        reasons = (
            (not state.workspace_open, self.tr("Open or make a workspace first")),
            (state.spending_locked, self.tr("Nothing can be spent until the workspace is settled")),
            (state.n_datasets == 0, self.tr("Import a dataset first")),
            (state.n_users == 0, self.tr("Add a user first")),
            (state.running, self.tr("Wait for the synthesis that runs, or cancel it")),
        )
        return next((told for holds, told in reasons if holds), "")

    def choose_theme(self, mode: ThemeMode) -> None:
        """Check the theme that is in use."""
        for action in self.themes.actions():
            action.setChecked(action.data() == mode.value)

    def _add(self, name: str, text: str, icon: Icon | None = None, shortcut: Shortcut = None) -> QAction:
        made = QAction(text, self)
        made.setObjectName(name)
        if icon is not None:
            made.setIcon(self._look.icon(icon, Tint.TEXT))
        if shortcut is not None:
            made.setShortcut(QKeySequence(shortcut))
        return made

    def _add_themes(self) -> QActionGroup:
        group = QActionGroup(self)
        titles = {
            ThemeMode.SYSTEM: self.tr("Theme of the &System"),
            ThemeMode.LIGHT: self.tr("&Light Theme"),
            ThemeMode.DARK: self.tr("&Dark Theme"),
        }
        for mode, title in titles.items():
            action = self._add(f"theme_{mode.value}", title)
            action.setCheckable(True)
            action.setData(mode.value)
            group.addAction(action)
        return group

    def _tell_tips(self) -> None:
        tips = {
            self.new_workspace: self.tr("Make a new, empty workspace file"),
            self.open_workspace: self.tr("Open a workspace file"),
            self.open_last: self.tr("Go on with the workspace that was open last"),
            self.open_demo: self.tr("Try everything on made-up people, with a pool of its own"),
            self.close_workspace: self.tr("Close this workspace"),
            self.import_data: self.tr("Register a sensitive table with its public domain and pool"),
            self.quit: self.tr("Close the window and wait for what runs"),
            self.undo: self.tr("Bring back what was just replaced or typed over"),
            self.copy: self.tr("Copy what is selected"),
            self.find: self.tr("Search on this page"),
            self.refresh: self.tr("Read this page again from the workspace"),
            self.add_user: self.tr("Add somebody who receives synthetic tables"),
            self.new_request: self._request_tip,
            self.open_request: self.tr("Fill the form with a request that somebody wrote; nothing is spent"),
            self.cancel_run: self.tr("Stop the synthesis; what is spent stays spent"),
            self.export_release: self.tr("Write the release to a folder that anyone can verify"),
            self.ask_again: self.tr("Fill the form with this request"),
            self.verify: self.tr("Check the audit log, the ledger and the pools"),
            self.stop_verifying: self.tr("Stop the check; nothing is changed by it"),
            self.save_receipt: self.tr("Write down the head of the audit log, to notice an old copy"),
            self.close_pool: self.tr("Close this pool for good"),
            self.lower_pool: self.tr("Make this pool smaller; it can never be made larger"),
            self.settings: self.tr("Colours, language, size, numbers"),
            self.show_mark: self.tr("What this computer keeps outside the file, to notice an old copy"),
            self.check_package: self.tr("Whether a release package is as this workspace exported it"),
            self.restart: self.tr("Open this workspace again with the new settings; what is asked for stays"),
            self.accounts: self.tr("Who may sign in to this workspace, in which role"),
            self.own_passphrase: self.tr("Set a new passphrase for your own account"),
            self.sign_out: self.tr("Close the workspace, so that somebody else can sign in"),
            self.help_here: self.tr("What this page is for, and how it is used"),
            self.help_accounts: self.tr("What accounts and roles are, and when they are of use"),
            self.help_moving: self.tr("What to copy, so that no budget is lost on the way"),
            self.help: self.tr("All pages of the help"),
            self.tour: self.tr("Through the pages in a few steps, on the sample"),
            self.about: self.tr("Version and licences"),
        }
        for action, tip in tips.items():
            action.setStatusTip(tip)
            action.setToolTip(tip)


def _shortened(name: str) -> str:
    """A name that fits on a button."""
    return name if len(name) <= _MOST_OF_A_NAME else f"{name[: _MOST_OF_A_NAME - 1]}…"
