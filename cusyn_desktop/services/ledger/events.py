"""Audit entries in English; the window translates from event and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.services.words import delta_text, epsilon_text
from cusyn_desktop.store.events import Event

if TYPE_CHECKING:
    from collections.abc import Mapping

_TEXTS = {
    Event.WORKSPACE_CREATED: "Workspace made",
    Event.WORKSPACE_MIGRATED: "Workspace brought to a newer version of the program",
    Event.COPY_ACCEPTED: "Another copy of the workspace accepted: {reason}",
    Event.FILE_ENCRYPTED: "Workspace written to an encrypted file; the file before is an older copy",
    Event.FILE_DECRYPTED: "Workspace written to a file in plain; the file before is an older copy",
    Event.DATASET_ADDED: "Dataset {dataset} registered with a pool of {amount}",
    Event.DATASET_MOVED: "File of {dataset} is in another place",
    Event.USER_ADDED: "User {user} added",
    Event.GRANT_CHANGED: "Datasets of {user} changed",
    Event.LIMIT_LOWERED: "Limit of {owner} lowered to {amount}",
    Event.POOL_LOWERED: "Pool of {name} lowered to {amount}: {reason}",
    Event.POOL_CLOSED: "Pool of {name} closed: {reason}",
    Event.QUERIES_SAVED: "{user} saved interest queries",
    Event.DECISION_SHOWN: "Decision shown to {user}",
    Event.SPEND_RESERVED: "{release}: {amount} reserved for {user}, of {dataset}",
    Event.ROWS_OPENED: "{release}: rows of {dataset} opened",
    Event.RELEASE_STORED: "{release}: released to {user}",
    Event.RUN_FAILED: "{release}: failed and stays spent: {reason}",
    Event.RUN_CANCELLED: "{release}: cancelled and stays spent: {reason}",
    Event.SPEND_VOIDED: "{release}: taken back, the rows were never opened: {reason}",
    Event.PACKAGE_EXPORTED: "{release}: package exported",
    Event.TRUE_ERRORS_SHOWN: "{release}: true errors shown to the custodian",
    Event.CHAIN_VERIFIED: "Log verified",
    Event.ACCOUNT_ADDED: "Account {account} added as {role}",
    Event.ACCOUNT_CLOSED: "Account {account} closed",
    Event.ROLE_CHANGED: "Account {account} is {role} now, was {before}",
    Event.PASSPHRASE_CHANGED: "{account} changed their passphrase",
    Event.PASSPHRASE_RESET: "Passphrase of {account} set anew",
    Event.SIGNED_IN: "{account} signed in",
    Event.SIGN_IN_REFUSED: "Sign-in of {account} refused",
    "domain_inferred": "Domains of {dataset} taken from the rows: {columns}",
}

_DRAWN_ANEW = "{release}: package exported with {rows_drawn_anew} rows drawn anew from its model, free"

_REGISTERED = {
    "same_rows_as": "Dataset {dataset} registered: the rows of {same_rows_as}, whose pool counts for both",
    "same_people_as": (
        "Dataset {dataset} registered: the people of {same_people_as}, whose pool counts for both"
    ),
    "said_to_be_others_than": (
        "Dataset {dataset} registered with a pool of {amount}: much the same rows or columns as {others},"
        " said to be other people"
    ),
    "columns_as_in": (
        "Dataset {dataset} registered with a pool of {amount}: the columns of {others}, registered as"
        " other people"
    ),
}


def event_text(event: str, facts: Mapping[str, object]) -> str:
    """What an entry tells, in words.

    Args:
        event: Its key; an unknown one is shown as it is.
        facts: What it tells.
    """
    known = {name: str(value) for name, value in facts.items() if isinstance(value, str | int)}
    known["amount"] = _amount(facts)
    known["owner"] = known.get("user") or known.get("dataset", "")
    columns = facts.get("columns")
    known["columns"] = ", ".join(map(str, columns)) if isinstance(columns, list) else ""
    others = facts.get("said_to_be_others_than", facts.get("columns_as_in"))
    known["others"] = ", ".join(map(str, others)) if isinstance(others, list) else ""
    return _text(event, facts).format_map(_Gaps(known))


def _text(event: str, facts: Mapping[str, object]) -> str:
    """The template of an entry: a dataset may share a pool or be like another, a package have other rows."""
    if event == Event.DATASET_ADDED:
        return next((text for fact, text in _REGISTERED.items() if fact in facts), _TEXTS[event])
    if event == Event.PACKAGE_EXPORTED and "rows_drawn_anew" in facts:
        return _DRAWN_ANEW
    return _TEXTS.get(event, event.replace("_", " "))


class _Gaps(dict[str, str]):
    """Facts by name; one that an entry lacks is a dash."""

    def __missing__(self, key: str) -> str:
        return "-"


def _amount(facts: Mapping[str, object]) -> str:
    pico_rho, delta = facts.get("pico_rho"), facts.get("delta")
    if not isinstance(pico_rho, int) or not isinstance(delta, float):
        return "-"
    return f"{epsilon_text(BudgetAmount.of(pico_rho, delta))} at {delta_text(delta)}"
