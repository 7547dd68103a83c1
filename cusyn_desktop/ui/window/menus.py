"""The menu bar, put together from the actions."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cusyn_desktop.ui.actions import Actions

translate = QCoreApplication.translate


def fill_menu_bar(bar: QMenuBar, actions: Actions, pages: list[QAction], recent: QMenu) -> None:
    """Add all menus."""
    file_menu = bar.addMenu(translate("Menus", "&File"))
    file_menu.addActions([actions.new_workspace, actions.open_workspace, actions.open_last])
    file_menu.addMenu(recent)
    file_menu.addActions([actions.open_demo, actions.close_workspace])
    file_menu.addSeparator()
    file_menu.addActions([actions.import_data, actions.export_release, actions.save_receipt])
    file_menu.addSeparator()
    file_menu.addAction(actions.quit)

    edit_menu = bar.addMenu(translate("Menus", "&Edit"))
    edit_menu.addActions([actions.undo, actions.copy, actions.find])
    edit_menu.addSeparator()
    edit_menu.addAction(actions.settings)

    view_menu = bar.addMenu(translate("Menus", "&View"))
    view_menu.addActions(pages)
    view_menu.addSeparator()
    view_menu.addActions(actions.themes.actions())
    view_menu.addSeparator()
    view_menu.addAction(actions.refresh)

    workspace_menu = bar.addMenu(translate("Menus", "&Workspace"))
    workspace_menu.addActions(
        [actions.add_user, actions.new_request, actions.open_request, actions.ask_again, actions.cancel_run]
    )
    workspace_menu.addSeparator()
    workspace_menu.addActions([actions.lower_pool, actions.close_pool])
    workspace_menu.addSeparator()
    workspace_menu.addActions([actions.verify, actions.check_package, actions.show_mark])
    workspace_menu.addSeparator()
    workspace_menu.addActions([actions.encrypt, actions.accounts, actions.own_passphrase, actions.sign_out])

    help_menu = bar.addMenu(translate("Menus", "&Help"))
    help_menu.addActions([actions.help_here, actions.help, actions.help_moving, actions.tour])
    help_menu.addSeparator()
    help_menu.addAction(actions.about)


class RecentMenu(QMenu):
    """Workspaces that were opened lately; filled each time it is about to be shown."""

    def __init__(
        self, recent: Callable[[], tuple[Path, ...]], choose: Callable[[Path], None], *, parent: QWidget
    ) -> None:
        super().__init__(translate("Menus", "Open &Recent"), parent)
        self._recent, self._choose = recent, choose
        self.aboutToShow.connect(self._on_about_to_show)
        self.triggered.connect(self._on_triggered)

    def _on_about_to_show(self) -> None:
        self.clear()
        for path in self._recent():
            self.addAction(path.name).setData(str(path))
        if self.isEmpty():
            self.addAction(translate("Menus", "Nothing opened yet")).setEnabled(False)

    def _on_triggered(self, action: QAction) -> None:
        if action.data():
            self._choose(Path(action.data()))
