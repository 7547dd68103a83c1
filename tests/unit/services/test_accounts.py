"""Accounts as a person manages them, and signing in with one."""

from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError, MissingRightError, SignInError
from cusyn_desktop.services import accounts, people, pools
from cusyn_desktop.services.access.rights import OWNER
from cusyn_desktop.services.access.signing_in import SignIn
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.requests import NewAccount, NewUser
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.accounts import Accounts
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.workspace import Store
from tests.unit.services.office import quicken_hashes
from tests.unit.store.building import order

PHRASE, OTHER = "seven green umbrellas", "correct horse battery"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken_hashes(monkeypatch)


@pytest.fixture
def closed(workspace: Workspace) -> Workspace:
    """The usual workspace, signed in to by its custodian Maria; Ana is an analyst."""
    accounts.add_account(workspace, NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase=PHRASE))
    signed_in = Workspace.open(workspace.path, SignIn("Maria", PHRASE))
    accounts.add_account(signed_in, NewAccount(name="Ana", role=Role.ANALYST, passphrase=OTHER, user="Ana"))
    return signed_in


def test_a_workspace_without_accounts_is_open(workspace: Workspace) -> None:
    assert Workspace.open(workspace.path).actor == OWNER
    assert accounts.accounts(workspace) == ()
    with pytest.raises(InputError, match="has no accounts"):
        Workspace.open(workspace.path, SignIn("Maria", PHRASE))


def test_the_first_account_closes_the_door(closed: Workspace) -> None:
    for typed in (None, SignIn("Maria", "a wrong one"), SignIn("Eve", PHRASE), SignIn("", "")):
        with pytest.raises(SignInError) as refused:
            Workspace.open(closed.path, typed)
        assert refused.value.details.get("needed", False) is (typed is None)
    assert closed.actor.label == "custodian Maria"
    assert Workspace.open(closed.path, SignIn("Ana", OTHER)).actor.user == "Ana"


def test_a_window_that_was_open_before_has_to_sign_in(closed: Workspace) -> None:
    with pytest.raises(SignInError, match="has accounts"):
        pools.pools(Workspace(closed.path))


def test_who_was_changed_has_to_sign_in_again(closed: Workspace) -> None:
    ana = Workspace.open(closed.path, SignIn("Ana", OTHER))
    assert pools.pools(ana)
    accounts.change_role(closed, name="Ana", role=Role.AUDITOR)
    with pytest.raises(SignInError, match="was changed since"):
        pools.pools(ana)
    again = Workspace.open(closed.path, SignIn("Ana", OTHER))
    assert again.actor.role is Role.AUDITOR
    accounts.close_account(closed, name="Ana")
    with pytest.raises(SignInError):
        pools.pools(again)


def test_accounts_are_listed(closed: Workspace) -> None:
    with pytest.raises(SignInError):
        Workspace.open(closed.path, SignIn("Ana", "a wrong one"))
    maria, ana = accounts.accounts(closed)
    assert (maria.name, maria.role, maria.user) == ("Maria", Role.CUSTODIAN, "")
    assert (ana.name, ana.role, ana.user, ana.failures) == ("Ana", Role.ANALYST, "Ana", 1)
    assert accounts.close_account(closed, name="Ana").role is None
    back = accounts.change_role(closed, name="Ana", role=Role.ANALYST, user="Ben")
    assert (back.role, back.user) == (Role.ANALYST, "Ben")


def test_everybody_sets_their_own_passphrase_and_a_custodian_any(closed: Workspace) -> None:
    ana = Workspace.open(closed.path, SignIn("Ana", OTHER))
    accounts.set_passphrase(ana, name="Ana", passphrase="a lantern in the fog")
    ana = Workspace.open(closed.path, SignIn("Ana", "a lantern in the fog"))
    with pytest.raises(MissingRightError, match="nobody else's"):
        accounts.set_passphrase(ana, name="Maria", passphrase="a lantern in the fog")
    accounts.set_passphrase(closed, name="Ana", passphrase=OTHER)
    told = [(one.by, one.text) for one in auditing.audit_entries(closed)]
    assert ("analyst Ana", "Ana changed their passphrase") in told
    assert ("custodian Maria", "Passphrase of Ana set anew") in told
    with pytest.raises(InputError, match="12 to 1,000"):
        accounts.set_passphrase(closed, name="Ana", passphrase="short")
    with pytest.raises(InputError, match="no account Eve"):
        accounts.set_passphrase(closed, name="Eve", passphrase=OTHER)


def test_a_weak_passphrase_or_an_unknown_user_adds_nobody(workspace: Workspace) -> None:
    for new, mistake in (
        (NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase="short"), "12 to 1,000"),
        (NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase=PHRASE, user="Ana"), "acts for one user"),
        (NewAccount(name="Ana", role=Role.ANALYST, passphrase=PHRASE, user="Eve"), "no user Eve"),
    ):
        with pytest.raises(InputError, match=mistake):
            accounts.add_account(workspace, new)
    assert accounts.accounts(workspace) == ()


def test_the_log_tells_who_did_what(closed: Workspace) -> None:
    people.add_user(closed, NewUser(name="Cleo"))
    entries = {one.text: one.by for one in auditing.audit_entries(closed)}
    assert entries["Account Maria added as custodian"] == "custodian"
    assert entries["Maria signed in"] == "custodian Maria"
    assert entries["User Cleo added"] == "custodian Maria"
    with pytest.raises(SignInError):
        Workspace.open(closed.path, SignIn("my passphrase, by mistake", "x"))
    last = auditing.audit_entries(closed)[-1]
    assert (last.by, last.text) == ("system", "Sign-in of an unknown name refused")


def test_a_passphrase_is_not_shown() -> None:
    assert PHRASE not in repr(SignIn("Maria", PHRASE))
    assert PHRASE not in repr(NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase=PHRASE))


def test_an_account_that_is_closed_while_it_signs_in(
    closed: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Accounts.sign_in

    def beaten(self: Accounts, name: str, passphrase: str) -> object:
        honest(self, name, passphrase)
        return self.change_role(name, None)

    monkeypatch.setattr(Accounts, "sign_in", beaten)
    with pytest.raises(SignInError, match="is closed"):
        Workspace.open(closed.path, SignIn("Ana", OTHER))


def interrupted(path: Path, *, user: int, token: str, opened: bool) -> None:
    """A run whose process is gone."""
    with Store.open(path) as store, RunLock(path, token) as run:
        spend = store.ledger.reserve(order(1_000_000, user=user), run=run)
        if opened:
            store.ledger.mark_opened(spend.id)


def test_interrupted_runs_are_told_to_whom_they_concern(closed: Workspace) -> None:
    accounts.add_account(closed, NewAccount(name="Otto", role=Role.AUDITOR, passphrase=PHRASE))
    for user, token, opened in ((1, "a", True), (2, "b", True), (1, "c", False)):
        interrupted(closed.path, user=user, token=token, opened=opened)
    auditor = Workspace.open(closed.path, SignIn("Otto", PHRASE))
    assert (auditor.recovered, auditor.voidable) == ((), ())  # nothing was changed
    ana = Workspace.open(closed.path, SignIn("Ana", OTHER))
    assert (ana.recovered, ana.voidable) == (("R-01",), ())
    maria = Workspace.open(closed.path, SignIn("Maria", PHRASE))
    assert (maria.recovered, maria.voidable) == ((), ("R-03",))
