"""What each role finds in the window: its tabs with their titles, and the name at the top right."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.rights import Actor
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


def role_text(role: Role) -> str:
    """A role as it is shown."""
    return {
        Role.CUSTODIAN: translate("Roles", "Custodian"),
        Role.ANALYST: translate("Roles", "Analyst"),
        Role.AUDITOR: translate("Roles", "Auditor"),
    }[role]


def actor_label(actor: Actor) -> str:
    """Role and name of whoever works; without accounts the role alone."""
    return f"{role_text(actor.role)} {actor.name}".rstrip()
