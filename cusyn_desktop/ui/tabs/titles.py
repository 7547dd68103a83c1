"""Which tabs a role has, and what they are called."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.tabs.base import TabKey

translate = QCoreApplication.translate

TABS: Final = {
    Role.CUSTODIAN: tuple(TabKey),
    Role.ANALYST: (TabKey.DATASETS, TabKey.POOLS, TabKey.SYNTHESIS, TabKey.RELEASES),
    Role.AUDITOR: (TabKey.DATASETS, TabKey.USERS, TabKey.POOLS, TabKey.RELEASES, TabKey.AUDIT),
}
"""Tabs that a role has; the others are left out."""


def tab_titles() -> dict[TabKey, str]:
    """The titles of all tabs, in their order."""
    return {
        TabKey.DATASETS: translate("TabRow", "Datasets"),
        TabKey.USERS: translate("TabRow", "Users"),
        TabKey.POOLS: translate("TabRow", "Pools"),
        TabKey.SYNTHESIS: translate("TabRow", "Synthesis"),
        TabKey.RELEASES: translate("TabRow", "Releases"),
        TabKey.AUDIT: translate("TabRow", "Audit"),
    }
