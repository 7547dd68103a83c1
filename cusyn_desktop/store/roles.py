"""The three roles; a module of its own, because the window knows them long before it opens a store."""

from enum import StrEnum


class Role(StrEnum):
    """What somebody is to a workspace."""

    CUSTODIAN = "custodian"
    ANALYST = "analyst"
    AUDITOR = "auditor"
