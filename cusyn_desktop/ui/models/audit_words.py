"""The audit log in words: what each event is called, and what happened in it."""

import json
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.services.records import AuditEntry
from cusyn_desktop.services.registering.importing import DOMAIN_INFERRED
from cusyn_desktop.store.accounts import NAMELESS
from cusyn_desktop.store.events import Event
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Tint
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_POOLS = frozenset({Event.DATASET_ADDED, Event.USER_ADDED, Event.POOL_LOWERED})
_SIZES = _POOLS | {Event.LIMIT_LOWERED}
"""Entries whose amount is the size of something; that of others was granted, and is spent."""


@dataclass(frozen=True, slots=True)
class EventWord:
    """An event: its name, and its icon with a tint."""

    text: str
    icon: Icon
    tint: Tint = Tint.MUTED


def event_words() -> dict[str, EventWord]:
    """Every event by its key."""
    return {
        Event.WORKSPACE_CREATED: EventWord(translate("Audit", "Workspace made"), Icon.WORKSPACE),
        Event.WORKSPACE_MIGRATED: EventWord(translate("Audit", "Workspace updated"), Icon.WORKSPACE),
        Event.COPY_ACCEPTED: EventWord(translate("Audit", "Copy accepted"), Icon.OLD_COPY, Tint.WARN),
        Event.FILE_ENCRYPTED: EventWord(translate("Audit", "Workspace encrypted"), Icon.LOCK),
        Event.FILE_DECRYPTED: EventWord(translate("Audit", "Workspace decrypted"), Icon.UNLOCKED),
        Event.DATASET_ADDED: EventWord(translate("Audit", "Dataset added"), Icon.DATASETS),
        Event.DATASET_MOVED: EventWord(translate("Audit", "File moved"), Icon.OPEN),
        Event.USER_ADDED: EventWord(translate("Audit", "User added"), Icon.ADD_USER),
        Event.GRANT_CHANGED: EventWord(translate("Audit", "Datasets changed"), Icon.USERS),
        Event.LIMIT_LOWERED: EventWord(translate("Audit", "Limit lowered"), Icon.LOWERED),
        Event.POOL_LOWERED: EventWord(translate("Audit", "Pool made smaller"), Icon.LOWERED),
        Event.POOL_CLOSED: EventWord(translate("Audit", "Pool closed"), Icon.LOCK),
        Event.QUERIES_SAVED: EventWord(translate("Audit", "Queries saved"), Icon.SAVED),
        Event.DECISION_SHOWN: EventWord(translate("Audit", "Decision shown"), Icon.DECISION),
        Event.SPEND_RESERVED: EventWord(translate("Audit", "Spend reserved"), Icon.POOLS, Tint.ACCENT),
        Event.ROWS_OPENED: EventWord(translate("Audit", "Data opened"), Icon.UNLOCKED),
        Event.RELEASE_STORED: EventWord(translate("Audit", "Release stored"), Icon.DONE, Tint.GOOD),
        Event.RUN_FAILED: EventWord(translate("Audit", "Run failed"), Icon.FAILED),
        Event.RUN_CANCELLED: EventWord(translate("Audit", "Run cancelled"), Icon.FAILED),
        Event.SPEND_VOIDED: EventWord(translate("Audit", "Spend taken back"), Icon.REFUSED),
        Event.PACKAGE_EXPORTED: EventWord(translate("Audit", "Package exported"), Icon.EXPORT),
        Event.TRUE_ERRORS_SHOWN: EventWord(translate("Audit", "True errors shown"), Icon.CUSTODIAN_ONLY),
        Event.CHAIN_VERIFIED: EventWord(translate("Audit", "Chain verified"), Icon.VERIFIED),
        Event.ACCOUNT_ADDED: EventWord(translate("Audit", "Account added"), Icon.ROLE),
        Event.ROLE_CHANGED: EventWord(translate("Audit", "Role changed"), Icon.ROLE),
        Event.ACCOUNT_CLOSED: EventWord(translate("Audit", "Account closed"), Icon.LOCK),
        Event.SIGNED_IN: EventWord(translate("Audit", "Signed in"), Icon.ROLE),
        Event.SIGN_IN_REFUSED: EventWord(translate("Audit", "Sign-in refused"), Icon.REFUSED, Tint.WARN),
        Event.PASSPHRASE_CHANGED: EventWord(translate("Audit", "Passphrase changed"), Icon.LOCK),
        Event.PASSPHRASE_RESET: EventWord(translate("Audit", "Passphrase reset"), Icon.LOCK),
        DOMAIN_INFERRED: EventWord(translate("Audit", "Domain inferred"), Icon.INFERRED, Tint.WARN),
    }


def event_word(event: str) -> EventWord:
    """One event; a key from a newer version is shown as it is."""
    return event_words().get(event, EventWord(event.replace("_", " "), Icon.INFO))


def actor_text(actor: str) -> str:
    """Who acted."""
    role, _, name = actor.partition(" ")
    if not name:
        return _role_text(role)
    return translate("Audit", "{role} {name}").format(role=_role_text(role), name=name)


def actor_name(actor: str) -> str:
    """Who acted, where there is little room: the name alone, or the role of somebody without an account."""
    role, _, name = actor.partition(" ")
    return name or _role_text(role)


def _role_text(role: str) -> str:
    """A role, or the program, as the log writes it; one from a newer version is shown as it is."""
    texts = {
        "custodian": translate("Audit", "Custodian"),
        "analyst": translate("Audit", "Analyst"),
        "auditor": translate("Audit", "Auditor"),
        "system": translate("Audit", "System"),
    }
    return texts.get(role, role)


def details_text(entry: AuditEntry) -> str:
    """What happened, in a few words; events without words of their own have those of the services."""
    templates = {
        Event.SPEND_RESERVED: translate("Audit", "{release} for {user}"),
        Event.ROWS_OPENED: translate("Audit", "{release}, {dataset}"),
        Event.RELEASE_STORED: translate("Audit", "{release} for {user}"),
        Event.RUN_CANCELLED: translate("Audit", "{release} for {user}, stays spent"),
        Event.RUN_FAILED: translate("Audit", "{release} for {user}, stays spent"),
        Event.SPEND_VOIDED: translate("Audit", "{release}: {reason}"),
        Event.PACKAGE_EXPORTED: translate("Audit", "{release} for {user}"),
        Event.TRUE_ERRORS_SHOWN: translate("Audit", "{release}, to the custodian"),
        Event.DATASET_ADDED: _registered_template(_facts(entry)),
        Event.DATASET_MOVED: translate("Audit", "{dataset}"),
        Event.USER_ADDED: translate("Audit", "{user}"),
        Event.GRANT_CHANGED: translate("Audit", "{user}"),
        Event.LIMIT_LOWERED: translate("Audit", "{owner}: {before} to {after}"),
        Event.POOL_LOWERED: translate("Audit", "{name}: {before} to {after}"),
        Event.POOL_CLOSED: translate("Audit", "{name}: {reason}"),
        Event.QUERIES_SAVED: translate("Audit", "{user}: {name}"),
        Event.DECISION_SHOWN: translate("Audit", "{user}"),
        Event.COPY_ACCEPTED: translate("Audit", "{reason}"),
        Event.WORKSPACE_CREATED: translate("Audit", "A new file"),
        Event.WORKSPACE_MIGRATED: translate("Audit", "For a newer version of the program"),
        Event.FILE_ENCRYPTED: translate("Audit", "Into an encrypted file; the file before is an older copy"),
        Event.FILE_DECRYPTED: translate("Audit", "Into a file in plain; the file before is an older copy"),
        Event.CHAIN_VERIFIED: translate("Audit", "The whole log"),
        Event.ACCOUNT_ADDED: translate("Audit", "{account}: {role}"),
        Event.ROLE_CHANGED: translate("Audit", "{account}: {before} to {role}"),
        Event.ACCOUNT_CLOSED: translate("Audit", "{account}"),
        Event.SIGNED_IN: translate("Audit", "{account}"),
        Event.SIGN_IN_REFUSED: translate("Audit", "{account}"),
        Event.PASSPHRASE_CHANGED: translate("Audit", "{account}"),
        Event.PASSPHRASE_RESET: translate("Audit", "{account}"),
        DOMAIN_INFERRED: translate("Audit", "{dataset}: {columns}"),
    }
    template = templates.get(entry.event)
    return entry.text if template is None else template.format_map(_Gaps(_values(entry)))


def fact_lines(entry: AuditEntry) -> tuple[tuple[str, str], ...]:
    """The facts of an entry that people ask for, as name and value; the most important first.

    Where there are none, what happened stands in their place.
    """
    facts = _facts(entry)
    amount = None if _shares_pool(facts) else entry.amount  # what was typed is not the pool that counts
    lines = [
        (translate("Audit", "Release"), entry.release),
        (translate("Audit", "User"), entry.user),
        (translate("Audit", "Dataset"), entry.dataset),
        (translate("Audit", "Other people than"), _others_text(facts)),
        (translate("Audit", "Pool of"), str(facts.get("name", "")) if "kind" in facts else ""),
        (_amount_name(entry), _shared_pool_text(facts) or _amount_text(amount, entry.event)),
        (translate("Audit", "One synthesis"), _limit_text(facts)),
        (translate("Audit", "Before"), _before_text(facts)),
        *((_left_name(one.kind), formats.percent_left(one.share)) for one in entry.left),
        (translate("Audit", "Rows per person"), str(facts.get("rows_per_person", ""))),
        (translate("Audit", "Rows made"), _count_text(facts.get("n_rows"))),
        (translate("Audit", "Measurements"), _count_text(facts.get("n_measurements"))),
        (translate("Audit", "Reason"), str(facts.get("reason") or "")),
        (translate("Audit", "Exact, as the ledger counts"), _ledger_units(amount)),
    ]
    told = tuple((name, value) for name, value in lines if value)
    return told or ((translate("Audit", "What happened"), details_text(entry)),)


class _Gaps(dict[str, str]):
    """Values by name; one that an entry lacks is a dash."""

    def __missing__(self, key: str) -> str:
        return "–"


def _facts(entry: AuditEntry) -> dict[str, object]:
    return {key: json.loads(value) for key, value in entry.facts}


def _values(entry: AuditEntry) -> dict[str, str]:
    facts = _facts(entry)
    values = {key: value for key, value in facts.items() if isinstance(value, str)}
    known = {"release": entry.release, "user": entry.user, "dataset": entry.dataset}
    values |= {key: value for key, value in known.items() if value}
    values |= {key: _role_text(values[key]) for key in ("role", "before") if key in values}
    if values.get("account") == NAMELESS:
        values["account"] = translate("Audit", "an unknown name")
    columns = facts.get("columns")
    if isinstance(columns, list):
        values["columns"] = ", ".join(map(str, columns))
    values["owner"] = entry.user or entry.dataset or translate("Audit", "Every synthesis")
    values.setdefault("before", _before_text(facts) or translate("Audit", "no limit"))
    if entry.amount is not None:
        values["after"] = formats.epsilon_left(entry.amount.epsilon)
    return values


def _others_text(facts: dict[str, object]) -> str:
    """Of a dataset with much the same rows or columns as others: that it was registered beside them."""
    others = facts.get("said_to_be_others_than", facts.get("columns_as_in"))
    return ", ".join(map(str, others)) if isinstance(others, list) else ""


def _shares_pool(facts: dict[str, object]) -> bool:
    return "same_rows_as" in facts or "same_people_as" in facts


def _registered_template(facts: dict[str, object]) -> str:
    """What a registration is called; one without a pool of its own says whose pool counts."""
    if "same_rows_as" in facts:
        return translate("Audit", "{dataset}, with the pool of {same_rows_as}")
    if "same_people_as" in facts:
        return translate("Audit", "{dataset}, with the pool of {same_people_as}")
    return translate("Audit", "{dataset}")


def _shared_pool_text(facts: dict[str, object]) -> str:
    """Whose pool counts for a dataset that has none of its own, and what was said about its people."""
    if "same_rows_as" in facts:
        return translate("Audit", "That of {name}: the same rows").format(name=facts["same_rows_as"])
    if "same_people_as" in facts:
        return translate("Audit", "That of {name}: the same people").format(name=facts["same_people_as"])
    return ""


def _limit_text(facts: dict[str, object]) -> str:
    """The limit for one synthesis that a dataset was registered with, and where it comes from."""
    limit, delta = facts.get("per_synthesis"), facts.get("delta")
    if not isinstance(limit, int) or not isinstance(delta, float):
        return ""
    most = formats.epsilon_left(BudgetAmount.of(limit, delta).epsilon)
    if "limit_as_in" not in facts:
        return translate("Audit", "At most {most}").format(most=most)
    told = translate("Audit", "At most {most}, as of {name}")
    return told.format(most=most, name=facts["limit_as_in"])


def _before_text(facts: dict[str, object]) -> str:
    before, delta = facts.get("before"), facts.get("delta")
    if not isinstance(before, int) or not isinstance(delta, float):
        return ""
    return formats.epsilon_left(BudgetAmount.of(before, delta).epsilon)


def _amount_name(entry: AuditEntry) -> str:
    if entry.event in _POOLS:
        return translate("Audit", "Pool")
    if entry.event == Event.LIMIT_LOWERED:
        return translate("Audit", "Limit")
    return translate("Audit", "Granted")


def _amount_text(amount: BudgetAmount | None, event: str) -> str:
    if amount is None:
        return ""
    written = formats.epsilon_left if event in _SIZES else formats.epsilon
    return translate("Audit", "{epsilon} at {delta}").format(
        epsilon=written(amount.epsilon), delta=formats.delta(amount.delta)
    )


def _ledger_units(amount: BudgetAmount | None) -> str:
    if amount is None:
        return ""
    return translate("Audit", "{count} pico-ρ").format(count=formats.count(amount.pico_rho))


def _left_name(kind: str) -> str:
    if kind == "dataset":
        return translate("Audit", "Dataset’s pool after")
    return translate("Audit", "User’s pool after")


def _count_text(value: object) -> str:
    return formats.count(value) if isinstance(value, int) else ""
