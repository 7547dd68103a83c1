"""The row below the menu: the tabs at the left, the main actions and the role at the right."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.access.rights import OWNER, Actor
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.titles import TABS, tab_titles
from cusyn_desktop.ui.widgets.buttons import Button, IconButton
from cusyn_desktop.ui.window.role_button import RoleButton
from cusyn_desktop.ui.window.tab_bar import TabBar, TabStyle

_HEIGHT_PX = 48
_GAP_PX = 8
_IMPORT, _VERIFY = 0, 1


@dataclass(frozen=True, slots=True)
class _Fit:
    """What of the row is left out so that all tabs can be seen.

    Attributes:
        tabs: What is seen of the tabs.
        narrow: Which of the actions beside the main one are icons alone.
        role_narrow: Who works is an icon alone.
        main_narrow: The main action is an icon alone.
    """

    tabs: TabStyle
    narrow: tuple[int, ...] = ()
    role_narrow: bool = False
    main_narrow: bool = False


_FITS = (
    _Fit(TabStyle.WHOLE),
    _Fit(TabStyle.PLAIN),
    _Fit(TabStyle.TIGHT),
    _Fit(TabStyle.TIGHT, (_VERIFY,)),
    _Fit(TabStyle.TIGHT, (_IMPORT,)),
    _Fit(TabStyle.TIGHT, (_IMPORT, _VERIFY)),
    _Fit(TabStyle.TIGHT, (_IMPORT, _VERIFY), role_narrow=True),
    _Fit(TabStyle.TIGHT, (_IMPORT, _VERIFY), role_narrow=True, main_narrow=True),
    _Fit(TabStyle.SHORT, (_IMPORT, _VERIFY), role_narrow=True, main_narrow=True),
)
"""From all there is room for to the least; the first that fits is taken. Words are worth more than icons."""


class TabRow(QFrame):
    """Tabs and actions in one row of 48 px.

    Signals:
        tab_chosen: The `TabKey` that is to be shown, as its text.
    """

    tab_chosen = Signal(str)

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("tab_row")
        self.setFixedHeight(_HEIGHT_PX)
        self._bar = TabBar(look)
        self._bar.currentChanged.connect(self._on_current_changed)
        self._page_actions = [self._page_action(key, title) for key, title in tab_titles().items()]
        row = QHBoxLayout(self)
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        row.setContentsMargins(10, 0, 24, 0)
        row.setSpacing(_GAP_PX)
        row.addWidget(self._bar, 1)
        self._main = Button.for_action(actions.new_request)
        self._others = [Button.for_action(action) for action in (actions.import_data, actions.verify)]
        for button in (self._others[0], self._main, self._others[1]):
            row.addWidget(button)
        help_here = actions.help_here
        help_button = IconButton(look.icon(Icon.HELP, Tint.MUTED), help_here.text().replace("&", ""))
        help_button.clicked.connect(help_here.trigger)
        row.addWidget(help_button)
        self._role = RoleButton(look, actions)
        row.addWidget(self._role)
        self._fit, self._widths_px = _FITS[0], [0 for _ in _FITS]
        self.show_actor(OWNER)

    @override
    def minimumSizeHint(self) -> QSize:
        """What is left out follows the width, so the row never keeps a window from being made smaller."""
        return QSize(0, _HEIGHT_PX)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_fit()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Measure again: before it is shown for the first time nothing has its style yet."""
        super().showEvent(event)
        self._measure()

    @property
    def page_actions(self) -> list[QAction]:
        """One action for each tab, with Ctrl and its number, for the menu."""
        return list(self._page_actions)

    @property
    def current(self) -> TabKey:
        """The tab that is shown."""
        return self._bar.current

    def choose(self, key: TabKey) -> None:
        """Show a tab, if the role has it."""
        index = tuple(TabKey).index(key)
        if self._bar.isTabVisible(index):
            self._bar.setCurrentIndex(index)

    @Slot(str)
    def mark(self, key: str) -> None:
        """Say on a tab that a run has ended, unless it is the one that is shown."""
        self._bar.mark(TabKey(key))

    def show_actor(self, actor: Actor | None) -> None:
        """Name who works, and leave out the tabs that their role does not have; None: nobody yet."""
        self._bar.clear_marks()
        self._role.setVisible(actor is not None)
        self._role.show_actor(actor or OWNER)
        for index, action in enumerate(self._page_actions):
            has = tuple(TabKey)[index] in TABS[(actor or OWNER).role]
            if (
                self._bar.isTabVisible(index) is not has
            ):  # told what it knows, Qt forgets what it must lay out
                self._bar.setTabVisible(index, has)
            action.setVisible(has)
        self._measure()

    @property
    def role(self) -> str:
        """Who works, as it is shown; empty while no workspace is open."""
        return "" if self._role.isHidden() else self._role.text()

    def _measure(self) -> None:
        """How wide the row would like to be, the more is left out the less."""
        self._widths_px = [self._width_px(fit) for fit in _FITS]
        self._choose_fit()

    def _width_px(self, fit: _Fit) -> int:
        self._apply(fit)
        for widget in (self._bar, self._role, self._main, *self._others):
            widget.updateGeometry()  # a layout remembers hints, also those from before there was a style
        return self.sizeHint().width() + (self._left_out_px if fit.tabs is TabStyle.WHOLE else 0)

    @property
    def _left_out_px(self) -> int:
        """Room of what other roles have: with it the tabs have icons for all of them, or for none."""
        buttons = [button for button in (self._main, *self._others) if button.isHidden()]
        buttons_px = sum(button.sizeHint().width() + _GAP_PX for button in buttons)
        return self._bar.hidden_px + buttons_px + self._role.spared_px

    def _choose_fit(self) -> None:
        """Leave out no more than must be, so that every tab is seen whole."""
        fitting = (fit for fit, px in zip(_FITS, self._widths_px, strict=True) if px <= self.width())
        self._apply(next(fitting, _FITS[-1]))

    def _apply(self, fit: _Fit) -> None:
        if fit == self._fit:
            return
        self._fit = fit
        self._main.set_narrow(narrow=fit.main_narrow)
        for place, button in enumerate(self._others):
            button.set_narrow(narrow=place in fit.narrow)
        self._role.set_narrow(narrow=fit.role_narrow)
        self._bar.show_as(fit.tabs)

    def _page_action(self, key: TabKey, title: str) -> QAction:
        made = QAction(title, self)
        made.setObjectName(f"show_{key.value}")
        made.setShortcut(QKeySequence(f"Ctrl+{tuple(TabKey).index(key) + 1}"))
        made.setData(key.value)
        made.triggered.connect(self._on_page_triggered)
        return made

    @Slot()
    def _on_page_triggered(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.choose(TabKey(sender.data()))

    @Slot(int)
    def _on_current_changed(self, index: int) -> None:
        self.tab_chosen.emit(self._bar.tabData(index))
