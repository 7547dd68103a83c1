"""A workspace with accounts: two users with a release each, a dataset that only one of them may ask for."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cusyn_desktop.control import RunControl
from cusyn_desktop.services import accounts, people
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.access.signing_in import SignIn
from cusyn_desktop.services.records.requests import NewAccount, NewUser, QuerySet
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store import passphrases
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.roles import Role
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text, write_table

PHRASES = {
    "Maria": "seven green umbrellas",
    "Paul": "a lantern in the fog",
    "Ana": "correct horse battery",
    "Otto": "quiet river under ice",
}
NAMES = {Role.CUSTODIAN: "Maria", Role.ANALYST: "Ana", Role.AUDITOR: "Otto"}


def quicken_hashes(patch: pytest.MonkeyPatch) -> None:
    """Argon2id with the least that it can be given; only a test of the hash itself needs more."""
    patch.setattr(passphrases, "_hasher", lambda: PasswordHasher(1, 8, 1))


@dataclass(frozen=True, slots=True)
class Office:
    """A folder with a workspace, its private tables and its marks."""

    folder: Path
    actors: dict[Role, Actor]

    @property
    def path(self) -> Path:
        return self.folder / "w.cusyn"

    @property
    def table(self) -> Path:
        return self.folder / "table.csv"

    def as_(self, role: Role) -> Workspace:
        """The workspace in the hands of somebody of a role, who signed in before."""
        return Workspace(self.path, actor=self.actors[role])

    def sign_in(self, name: str, phrase: str | None = None) -> Workspace:
        return Workspace.open(self.path, SignIn(name, PHRASES[name] if phrase is None else phrase))


def make_office(folder: Path) -> Office:
    """Two users, two datasets, two releases, four accounts."""
    workspace = Workspace.create(folder / "w.cusyn")
    write_table(folder)
    importing.add_dataset(workspace, new_dataset(folder), control=RunControl())
    payroll = folder / "payroll.csv"
    payroll.write_text(csv_text(40), encoding="utf-8")
    importing.add_dataset(workspace, new_dataset(folder, path=payroll, name="Payroll"), control=RunControl())
    people.add_user(workspace, NewUser(name="Ana", epsilon="2", per_request="1", datasets=("Survey",)))
    people.add_user(workspace, NewUser(name="Benedikt", epsilon="1"))
    people.save_queries(workspace, user="Ana", queries=QuerySet("mine", "Survey", (("sex", "age"),)))
    for who in ("Ana", "Benedikt"):
        synthesis.synthesise(workspace, ask(user=who, epsilon="0.4", rows=50), control=RunControl())
    roles = {"Maria": Role.CUSTODIAN, "Paul": Role.CUSTODIAN, "Ana": Role.ANALYST, "Otto": Role.AUDITOR}
    for name, role in roles.items():
        user = name if role is Role.ANALYST else None
        accounts.add_account(workspace, NewAccount(name=name, role=role, passphrase=PHRASES[name], user=user))
        if not workspace.actor.name:
            workspace = Workspace.open(workspace.path, SignIn("Maria", PHRASES["Maria"]))
    actors = {
        role: Workspace.open(workspace.path, SignIn(name, PHRASES[name])).actor
        for role, name in NAMES.items()
    }
    return Office(folder, actors)


@contextmanager
def office_in(folder: Path) -> Iterator[Office]:
    """An office to copy from, its marks beside it; as long as it is used, passphrases are hashed quickly."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(folder / "anchors"))
        quicken_hashes(patch)
        yield make_office(folder)


def copied(office: Office, folder: Path) -> Office:
    """The same office in another folder; its private tables stay where they are."""
    shutil.copytree(office.folder, folder, dirs_exist_ok=True)
    return Office(folder, office.actors)
