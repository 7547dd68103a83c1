"""A model in memory against the accounts of a store: roles, passphrases, refusals and the clock."""

import os
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cusyn_desktop.errors import InputError, SignInError
from cusyn_desktop.store import passphrases
from cusyn_desktop.store.accounts import delay_after
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.file import database
from cusyn_desktop.store.passphrases import hashed
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import Clock, add_user

NAMES = ("Ana", "Ben", "Cleo", "Dora")
PHRASES = ("first", "second", "third")
ROLES = st.sampled_from([None, *Role])
SECONDS = st.sampled_from([1, 20, 45, 100, 400, 1000])


@dataclass
class Person:
    """What the model knows of an account."""

    role: Role | None
    phrase: str
    failures: int = 0
    last: datetime | None = None


class AccountsMachine(RuleBasedStateMachine):
    """Every step is done to the store and to the model."""

    def __init__(self) -> None:
        super().__init__()
        self.exit = ExitStack()
        folder = Path(self.exit.enter_context(tempfile.TemporaryDirectory()))
        self.exit.enter_context(patch.dict(os.environ, {FOLDER_VARIABLE: str(folder / "marks")}))
        quick = tuple(pragma.replace("EXTRA", "OFF") for pragma in database._PRAGMAS)
        self.exit.enter_context(patch.object(database, "_PRAGMAS", quick))
        self.exit.enter_context(patch.object(passphrases, "_hasher", lambda: PasswordHasher(1, 8, 1)))
        self.path, self.clock = folder / "w.cusyn", Clock()
        self.people: dict[str, Person] = {}

    @initialize()
    def create(self) -> None:
        self.store = self.exit.enter_context(Store.create(self.path, clock=self.clock))
        add_user(self.store)

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.check()
            assert verify_workspace(self.path).ok
        self.exit.close()

    def others_keep_custody(self, name: str) -> bool:
        return any(one.role is Role.CUSTODIAN for other, one in self.people.items() if other != name)

    @rule(name=st.sampled_from(NAMES), role=st.sampled_from(Role), phrase=st.sampled_from(PHRASES))
    def add(self, name: str, role: Role, phrase: str) -> None:
        user = 1 if role is Role.ANALYST else None
        allowed = name not in self.people and (role is Role.CUSTODIAN or self.others_keep_custody(name))
        if not allowed:
            with pytest.raises(InputError):
                self.store.accounts.add(name, role=role, passphrase_hash=hashed(phrase), user=user)
            return
        self.store.accounts.add(name, role=role, passphrase_hash=hashed(phrase), user=user)
        self.people[name] = Person(role, phrase)

    @precondition(lambda self: self.people)
    @rule(data=st.data(), role=ROLES)
    def change_role(self, data: st.DataObject, role: Role | None) -> None:
        name = data.draw(st.sampled_from(sorted(self.people)))
        user = 1 if role is Role.ANALYST else None
        if role is not Role.CUSTODIAN and not self.others_keep_custody(name):
            with pytest.raises(InputError):
                self.store.accounts.change_role(name, role, user=user)
            return
        self.store.accounts.change_role(name, role, user=user)
        self.people[name].role = role

    @precondition(lambda self: self.people)
    @rule(data=st.data(), phrase=st.sampled_from(PHRASES))
    def set_passphrase(self, data: st.DataObject, phrase: str) -> None:
        name = data.draw(st.sampled_from(sorted(self.people)))
        self.store.accounts.set_passphrase(name, hashed(phrase), event=Event.PASSPHRASE_RESET)
        person = self.people[name]
        person.phrase, person.failures, person.last = phrase, 0, None

    @rule(seconds=SECONDS)
    def wait(self, seconds: int) -> None:
        self.clock.now += timedelta(seconds=seconds)

    @precondition(lambda self: self.people)
    @rule(data=st.data(), phrase=st.sampled_from(PHRASES), times=st.integers(1, 4))
    def sign_in(self, data: st.DataObject, phrase: str, times: int) -> None:
        name = data.draw(st.sampled_from(sorted(self.people)))
        for _ in range(times):
            self.sign_in_once(name, phrase)

    def sign_in_once(self, name: str, phrase: str) -> None:
        person, before = self.people[name], self.store.audit.head().seq
        wait = (
            timedelta()
            if person.last is None
            else person.last + delay_after(person.failures) - self.clock.now
        )
        if abs(wait) < timedelta(seconds=8):
            self.clock.now += timedelta(seconds=16)  # each look at the clock takes a second of the model
            wait -= timedelta(seconds=16)
        if wait > timedelta():
            with pytest.raises(SignInError, match="Wait"):
                self.store.accounts.sign_in(name, phrase)
            assert self.store.audit.head().seq == before
        elif person.role is not None and phrase == person.phrase:
            assert self.store.accounts.sign_in(name, phrase).role is person.role
            person.failures, person.last = 0, None
        else:
            with pytest.raises(SignInError, match="is wrong"):
                self.store.accounts.sign_in(name, phrase)
            person.failures, person.last = person.failures + 1, self.clock.now

    @invariant()
    def the_store_agrees(self) -> None:
        if not hasattr(self, "store"):
            return
        found = {one.name: (one.role, one.failures) for one in self.store.accounts.all()}
        assert found == {name: (one.role, one.failures) for name, one in self.people.items()}
        assert not self.people or any(one.role is Role.CUSTODIAN for one in self.people.values())
        assert self.store.accounts.exist is bool(self.people)


TestAccounts = AccountsMachine.TestCase
TestAccounts.settings = settings(
    max_examples=int(os.environ.get("CUSYN_EXAMPLES", "15")),
    stateful_step_count=int(os.environ.get("CUSYN_STEPS", "30")),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
