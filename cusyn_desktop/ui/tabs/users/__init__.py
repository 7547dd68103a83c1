"""The tab Users."""

from cusyn_desktop.ui.tabs.users.tab import UsersTab

__all__ = ["UsersTab"]
