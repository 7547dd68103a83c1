"""Roles, and whoever works in one, as they are shown."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.store.roles import Role

translate = QCoreApplication.translate


def role_text(role: Role) -> str:
    """A role as it is shown."""
    return {
        Role.CUSTODIAN: translate("Roles", "Custodian"),
        Role.ANALYST: translate("Roles", "Analyst"),
        Role.AUDITOR: translate("Roles", "Auditor"),
    }[role]


def actor_label(actor: Actor) -> str:
    """Role and name of whoever works; without accounts the role alone."""
    role = role_text(actor.role)
    return translate("Audit", "{role} {name}").format(role=role, name=actor.name) if actor.name else role
