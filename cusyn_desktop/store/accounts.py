"""Accounts: who may open a workspace, in which role. Without any it is open to the one person who uses it.

As everywhere in the store nothing is changed: the role of an account is its newest one, its passphrase the
newest hash, and how long it has to wait comes of the sign-ins that were refused since the last good one.
"""

import sqlite3
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from cusyn_desktop.errors import InputError, SignInError
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.names import check_distinct, checked_name, unknown
from cusyn_desktop.store.passphrases import hashed, is_outdated, matches
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.session import Entry, Session

FREE_ATTEMPTS: Final = 5
FIRST_DELAY: Final = timedelta(seconds=30)
LONGEST_DELAY: Final = timedelta(minutes=15)

NAMELESS: Final = "an unknown name"
"""Who tried to sign in, where no account has the name: what was typed may be a passphrase."""

_NO_ROLE: Final = "none"
_ACCOUNTS: Final = """
    SELECT accounts.id, accounts.name, account_roles.role, account_roles.user, passphrases.hash,
        MAX(account_roles.entry, passphrases.entry) AS entry, json_extract(body, '$.at') AS added_at
    FROM accounts
    JOIN audit ON audit.seq = accounts.entry
    JOIN account_roles ON account_roles.id = (
        SELECT MAX(id) FROM account_roles WHERE account = accounts.id)
    JOIN passphrases ON passphrases.id = (
        SELECT MAX(id) FROM passphrases WHERE account = accounts.id)
"""
_REFUSED: Final = """
    SELECT COUNT(*) AS failures, MAX(json_extract(body, '$.at')) AS last
    FROM sign_ins JOIN audit ON audit.seq = sign_ins.entry
    WHERE account IS ?1 AND outcome = 'refused' AND sign_ins.entry > MAX(
        (SELECT COALESCE(MAX(entry), 0) FROM passphrases WHERE account = ?1),
        (SELECT COALESCE(MAX(entry), 0) FROM sign_ins
            WHERE outcome = 'accepted' AND (?1 IS NULL OR account = ?1)))
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Account:
    """Somebody who may open the workspace.

    Attributes:
        id: Its number, from 1.
        name: What its owner types to sign in.
        role: What they are; None for an account that was closed.
        user: Number of the user whom an analyst acts for; None for everybody else.
        entry: Number of the newest audit entry about its role or passphrase.
        failures: Refused sign-ins since the last good one.
        locked_until: When the next sign-in is looked at, or None: at once.
        added_at: When it was added.
    """

    id: int
    name: str
    role: Role | None
    user: int | None
    entry: int
    failures: int
    locked_until: datetime | None
    added_at: datetime


class Accounts:
    """All accounts of a workspace."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def exist(self) -> bool:
        """Whether there is any, a closed one included; then nobody gets in without one."""
        return self._session.row("SELECT 1 FROM accounts") is not None

    def all(self) -> tuple[Account, ...]:
        """In the order they were added."""
        with self._session.reading():
            rows = self._session.rows(f"{_ACCOUNTS} ORDER BY accounts.id")
            return tuple(self._account(row) for row in rows)

    def named(self, name: str) -> Account:
        """One by its name.

        Raises:
            InputError: There is none of that name; the message lists those there are.
        """
        with self._session.reading():
            row = self._row(name)
            if row is None:
                raise unknown("account", name, (one.name for one in self.all()))
            return self._account(row)

    def add(self, name: str, *, role: Role, passphrase_hash: str, user: int | None = None) -> Account:
        """Add somebody. From the first account on, nobody gets in without one.

        Args:
            name: What they type to sign in.
            role: What they are. The first is a custodian, who can add the others.
            passphrase_hash: Of their first passphrase (`passphrases.hashed`).
            user: Number of the user whom an analyst acts for.

        Raises:
            InputError: The name is taken or cannot be used, the user is missing or unknown, or no custodian
                would be there.
        """
        plain = checked_name(name, what="person who signs in")
        with self._session.entry(Event.ACCOUNT_ADDED) as entry:
            if self._row(plain) is not None:
                raise InputError(f"There is an account {plain} already. Choose another name.", field="name")
            check_distinct(plain, (one.name for one in self.all()))
            account = entry.insert("accounts", name=plain)
            entry.insert("passphrases", account=account, hash=passphrase_hash)
            entry.tell(account=plain)
            self._set_role(entry, account, role, user)
        return self.named(plain)

    def change_role(self, name: str, role: Role | None, *, user: int | None = None) -> Account:
        """Give an account another role from now on, or close it.

        Args:
            name: Of the account.
            role: The new one; None closes the account. A closed one can be given a role again.
            user: Number of the user whom an analyst acts for.

        Raises:
            InputError: There is no such account or user, or it is the only custodian's.
        """
        with self._session.entry(Event.ROLE_CHANGED if role else Event.ACCOUNT_CLOSED) as entry:
            now = self.named(name)
            entry.tell(account=now.name, before=now.role or _NO_ROLE)
            self._set_role(entry, now.id, role, user)
        return self.named(name)

    def set_passphrase(self, name: str, passphrase_hash: str, *, event: Event) -> Account:
        """Write down a new hash; earlier refusals are forgotten.

        Args:
            name: Of the account.
            passphrase_hash: Of the new passphrase (`passphrases.hashed`).
            event: Whether its owner changed it or a custodian set it anew.

        Raises:
            InputError: There is no such account.
        """
        with self._session.entry(event) as entry:
            now = self.named(name)
            entry.insert("passphrases", account=now.id, hash=passphrase_hash)
            entry.tell(account=now.name)
        return self.named(name)

    def sign_in(self, name: str, passphrase: str) -> Account:
        """Compare a passphrase with the hash, and write down how that ended.

        The write lock is held meanwhile, so that nobody tries several at once. An attempt that comes too
        early is not looked at, and not counted. Whoever types a name that no account has waits in the same
        way, so that nothing tells which names there are.

        Raises:
            SignInError: The name or the passphrase is wrong, the account is closed, or it has to wait.
        """
        with self._session.entry(Event.SIGN_IN_REFUSED) as entry:
            row = self._row(name.strip())
            self._require_patience(row)
            usable = row is not None and row["role"] != _NO_ROLE
            accepted = matches(row["hash"] if row and usable else None, passphrase)
            outcome = "accepted" if accepted else "refused"
            entry.insert("sign_ins", account=row["id"] if row else None, outcome=outcome)
            entry.tell(account=row["name"] if row else NAMELESS)
            if row is not None and accepted:
                entry.event, entry.actor = Event.SIGNED_IN, f"{row['role']} {row['name']}"
                if is_outdated(row["hash"]):
                    entry.insert("passphrases", account=row["id"], hash=hashed(passphrase))
        if not accepted:
            raise SignInError("The name or the passphrase is wrong. Nothing was opened.")
        return self.named(name.strip())

    def _set_role(self, entry: Entry, account: int, role: Role | None, user: int | None) -> None:
        self._check_user(role, user)
        others = (one for one in self.all() if one.id != account)
        if role is not Role.CUSTODIAN and not any(one.role is Role.CUSTODIAN for one in others):
            raise InputError("Somebody has to be custodian: add an account of that role first.", field="role")
        entry.insert("account_roles", account=account, role=role or _NO_ROLE, user=user)
        entry.tell(role=role or _NO_ROLE)

    def _check_user(self, role: Role | None, user: int | None) -> None:
        if (role is Role.ANALYST) != (user is not None):
            raise InputError(
                "An analyst acts for one user of the workspace; the other roles act for none.", field="user"
            )
        if user is not None and self._session.row("SELECT 1 FROM users WHERE id = ?", user) is None:
            raise unknown("user", user, (row["id"] for row in self._session.rows("SELECT id FROM users")))

    def _require_patience(self, row: sqlite3.Row | None) -> None:
        """Refuse to look at a passphrase before the delay is over.

        Raises:
            SignInError: It is too early.
        """
        until = self._refusals(row["id"] if row else None)[1]
        if until is not None:
            seconds = round((until - self._session.clock()).total_seconds()) + 1
            raise SignInError(
                f"Too many wrong passphrases. Wait {_spoken(seconds)}, then try again.", seconds=seconds
            )

    def _refusals(self, account: int | None) -> tuple[int, datetime | None]:
        """How many sign-ins were refused, and until when the next one has to wait."""
        row = self._session.row(_REFUSED, account)
        if row is None or row["failures"] < FREE_ATTEMPTS:
            return (row["failures"] if row else 0), None
        now, last = self._session.clock(), datetime.fromisoformat(row["last"])
        delay = delay_after(row["failures"])
        until = min(last, now) + delay  # a clock that was set back makes nobody wait longer
        return row["failures"], until if until > now else None

    def _row(self, name: str) -> sqlite3.Row | None:
        return self._session.row(f"{_ACCOUNTS} WHERE accounts.name = ?", name)

    def _account(self, row: sqlite3.Row) -> Account:
        failures, locked_until = self._refusals(row["id"])
        return Account(
            id=row["id"],
            name=row["name"],
            role=None if row["role"] == _NO_ROLE else Role(row["role"]),
            user=row["user"],
            entry=row["entry"],
            failures=failures,
            locked_until=locked_until,
            added_at=datetime.fromisoformat(row["added_at"]),
        )


def delay_after(failures: int) -> timedelta:
    """How long an account rests after so many refusals: none at first, then twice as long each time."""
    if failures < FREE_ATTEMPTS:
        return timedelta()
    doublings = min(failures - FREE_ATTEMPTS, 10)
    return min(FIRST_DELAY * (1 << doublings), LONGEST_DELAY)


def _spoken(seconds: int) -> str:
    return f"{seconds} seconds" if seconds < 100 else f"{round(seconds / 60)} minutes"
