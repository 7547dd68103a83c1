"""Accounts, their roles, and what a wrong passphrase leads to."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cusyn_desktop.errors import InputError, SignInError
from cusyn_desktop.store import passphrases
from cusyn_desktop.store.accounts import FREE_ATTEMPTS, LONGEST_DELAY, delay_after
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.passphrases import checked_passphrase, hashed, is_outdated, matches
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import NO_HASH, Clock, add_user

PHRASE = "correct horse battery staple"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash at next to no cost; one test takes the real one."""
    monkeypatch.setattr(passphrases, "_hasher", lambda: PasswordHasher(1, 8, 1))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def office(path: Path, clock: Clock) -> Iterator[Store]:
    """A workspace with the user Ana Ruiz and the custodian Maria."""
    with Store.create(path, clock=clock) as store:
        add_user(store)
        store.accounts.add("Maria", role=Role.CUSTODIAN, passphrase_hash=hashed(PHRASE))
        yield store


def events(store: Store) -> list[tuple[str, str, object]]:
    return [(one.event, one.actor, one.facts.get("account")) for one in store.audit.entries()]


def refuse(store: Store, name: str = "Maria") -> SignInError:
    with pytest.raises(SignInError) as refused:
        store.accounts.sign_in(name, "a wrong one")
    return refused.value


# -- accounts


def test_a_workspace_is_open_until_it_has_an_account(store: Store) -> None:
    assert not store.accounts.exist
    assert store.accounts.all() == ()
    store.accounts.add("Maria", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)
    assert store.accounts.exist


def test_an_account_is_what_was_added(office: Store) -> None:
    made = office.accounts.add(" Ana ", role=Role.ANALYST, passphrase_hash=hashed(PHRASE), user=1)
    assert (made.name, made.role, made.user, made.failures) == ("Ana", Role.ANALYST, 1, 0)
    assert made.locked_until is None
    assert office.accounts.all() == (office.accounts.named("Maria"), made)
    assert events(office)[-1] == (Event.ACCOUNT_ADDED, "custodian", "Ana")
    assert PHRASE not in str(office.audit.entries())


@pytest.mark.parametrize("role", [Role.ANALYST, Role.AUDITOR])
def test_the_first_account_is_a_custodian(store: Store, role: Role) -> None:
    user = add_user(store).id if role is Role.ANALYST else None
    with pytest.raises(InputError, match="has to be custodian"):
        store.accounts.add("Ana", role=role, passphrase_hash=NO_HASH, user=user)
    assert not store.accounts.exist


def test_names_are_taken_once(office: Store) -> None:
    with pytest.raises(InputError, match="an account Maria already"):
        office.accounts.add("Maria", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)
    with pytest.raises(InputError, match="name of a person who signs in"):
        office.accounts.add(" ", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)
    with pytest.raises(InputError, match="no account Eve"):
        office.accounts.named("Eve")


@pytest.mark.parametrize(("role", "user"), [(Role.ANALYST, None), (Role.AUDITOR, 1), (Role.CUSTODIAN, 1)])
def test_an_analyst_alone_acts_for_a_user(office: Store, role: Role, user: int | None) -> None:
    with pytest.raises(InputError, match="acts for one user"):
        office.accounts.add("Ana", role=role, passphrase_hash=NO_HASH, user=user)


def test_the_user_of_an_analyst_is_there(office: Store) -> None:
    with pytest.raises(InputError, match="There is no user 7"):
        office.accounts.add("Ana", role=Role.ANALYST, passphrase_hash=NO_HASH, user=7)


def test_a_role_is_changed_and_taken_away(office: Store) -> None:
    first = office.accounts.add("Ana", role=Role.ANALYST, passphrase_hash=hashed(PHRASE), user=1)
    changed = office.accounts.change_role("Ana", Role.AUDITOR)
    assert (changed.role, changed.user) == (Role.AUDITOR, None)
    assert changed.entry > first.entry
    closed = office.accounts.change_role("Ana", None)
    assert closed.role is None
    refuse(office, "Ana")
    with pytest.raises(SignInError):
        office.accounts.sign_in("Ana", PHRASE)
    office.accounts.change_role("Ana", Role.AUDITOR)
    assert office.accounts.sign_in("Ana", PHRASE).role is Role.AUDITOR
    told = [one.facts for one in office.audit.entries() if one.event == Event.ROLE_CHANGED]
    assert told[0] == {"account": "Ana", "before": "analyst", "role": "auditor"}
    assert [event for event, *_ in events(office)].count(Event.ACCOUNT_CLOSED) == 1


@pytest.mark.parametrize("role", [None, Role.AUDITOR])
def test_the_last_custodian_stays(office: Store, role: Role | None) -> None:
    with pytest.raises(InputError, match="has to be custodian"):
        office.accounts.change_role("Maria", role)
    office.accounts.add("Paul", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)
    office.accounts.change_role("Maria", role)
    with pytest.raises(InputError, match="has to be custodian"):
        office.accounts.change_role("Paul", role)


def test_the_rules_hold_without_the_code(office: Store) -> None:
    """Somebody who writes rows past the code is stopped by the triggers."""
    import sqlite3

    for statement in (
        "INSERT INTO account_roles (entry, account, role) VALUES (99, 1, 'auditor')",
        "INSERT INTO account_roles (entry, account, role) VALUES (99, 1, 'king')",
        "INSERT INTO account_roles (entry, account, role) VALUES (99, 1, 'analyst')",
        "INSERT INTO passphrases (entry, account, hash) VALUES (99, 1, 'plain text')",
        "INSERT INTO sign_ins (entry, account, outcome) VALUES (99, NULL, 'accepted')",
    ):
        with pytest.raises(sqlite3.IntegrityError):
            office._session.db.execute(statement)


# -- signing in


def test_signing_in_is_written_down(office: Store) -> None:
    found = office.accounts.sign_in(" Maria ", PHRASE)
    assert found.role is Role.CUSTODIAN
    assert events(office)[-1] == (Event.SIGNED_IN, "custodian Maria", "Maria")


def test_a_refused_sign_in_is_written_down(office: Store) -> None:
    assert "name or the passphrase is wrong" in str(refuse(office))
    assert events(office)[-1] == (Event.SIGN_IN_REFUSED, "custodian", "Maria")
    assert office.accounts.named("Maria").failures == 1
    assert verify_workspace(office.path).ok


def test_a_name_that_nobody_has_is_refused_with_the_same_words(office: Store) -> None:
    assert str(refuse(office, "my own passphrase")) == str(refuse(office))
    assert "my own passphrase" not in str(office.audit.entries())
    assert events(office)[-2] == (Event.SIGN_IN_REFUSED, "custodian", "an unknown name")


@pytest.mark.parametrize("name", ["Maria", "nobody"])
def test_the_delay_grows_and_ends(office: Store, clock: Clock, name: str) -> None:
    for _ in range(FREE_ATTEMPTS):
        refuse(office, name)
    waits = []
    for _ in range(8):
        before = len(office.audit.entries())
        early = refuse(office, name)
        assert len(office.audit.entries()) == before  # not looked at, not counted
        assert "Too many wrong passphrases. Wait" in str(early)
        seconds = early.details["seconds"]
        assert isinstance(seconds, int)
        waits.append(seconds)
        clock.now += timedelta(seconds=seconds)
        assert "seconds" not in refuse(office, name).details
    expected = [30, 60, 120, 240, 480, 900, 900, 900]
    assert all(abs(wait - most) <= 2 for wait, most in zip(waits, expected, strict=True)), waits


def test_the_right_passphrase_has_to_wait_too_and_then_ends_the_delay(office: Store, clock: Clock) -> None:
    for _ in range(FREE_ATTEMPTS):
        refuse(office)
    locked = office.accounts.named("Maria")
    assert locked.locked_until is not None
    assert locked.failures == FREE_ATTEMPTS
    with pytest.raises(SignInError, match=r"Wait [23]\d seconds"):
        office.accounts.sign_in("Maria", PHRASE)
    clock.now = locked.locked_until
    assert office.accounts.sign_in("Maria", PHRASE).failures == 0
    refuse(office)
    assert office.accounts.named("Maria").locked_until is None


def test_a_long_delay_is_told_in_minutes(office: Store, clock: Clock) -> None:
    for _ in range(FREE_ATTEMPTS + 2):
        refuse(office)
        clock.now += LONGEST_DELAY
    refuse(office)
    assert "Wait 4 minutes" in str(refuse(office))


def test_unknown_names_wait_together_until_somebody_signs_in(office: Store) -> None:
    for number in range(FREE_ATTEMPTS):
        refuse(office, f"guess {number}")
    assert "Wait" in str(refuse(office, "another"))
    assert office.accounts.sign_in("Maria", PHRASE).failures == 0  # nobody else has to wait
    assert "Wait" not in str(refuse(office, "another"))


def test_a_clock_that_was_set_back_makes_nobody_wait_longer(office: Store, clock: Clock) -> None:
    for _ in range(FREE_ATTEMPTS):
        refuse(office)
    clock.now -= timedelta(days=300)
    assert refuse(office).details["seconds"] in (30, 31)


def test_a_new_passphrase_ends_the_delay(office: Store) -> None:
    for _ in range(FREE_ATTEMPTS):
        refuse(office)
    office.accounts.set_passphrase("Maria", hashed("another one altogether"), event=Event.PASSPHRASE_RESET)
    with pytest.raises(SignInError, match="is wrong"):
        office.accounts.sign_in("Maria", PHRASE)
    office.accounts.sign_in("Maria", "another one altogether")
    assert (Event.PASSPHRASE_RESET, "custodian", "Maria") in events(office)


def test_a_hash_of_old_parameters_is_written_anew(office: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    before = office.accounts.sign_in("Maria", PHRASE).entry
    assert office.accounts.sign_in("Maria", PHRASE).entry == before
    monkeypatch.setattr(passphrases, "_hasher", lambda: PasswordHasher(2, 8, 1))
    after = office.accounts.sign_in("Maria", PHRASE)
    assert after.entry > before
    assert office.accounts.sign_in("Maria", PHRASE).entry == after.entry


@pytest.mark.parametrize(
    ("failures", "seconds"), [(0, 0), (4, 0), (5, 30), (6, 60), (9, 480), (10, 900), (10**6, 900)]
)
def test_delays(failures: int, seconds: int) -> None:
    assert delay_after(failures) == timedelta(seconds=seconds)


# -- passphrases


@pytest.mark.parametrize(
    ("passphrase", "mistake"),
    [
        ("", "12 to 1,000"),
        ("eleven char", "12 to 1,000"),
        ("x" * 1001, "12 to 1,000"),
        ("a\N{COMBINING ACUTE ACCENT}" * 600, "12 to 1,000"),
        ("aaaaaaaaaaaaaa", "guessed"),
        ("ANA RUIZ LOPEZ", "guessed"),
    ],
)
def test_a_weak_passphrase_is_refused(passphrase: str, mistake: str) -> None:
    with pytest.raises(InputError, match=mistake):
        checked_passphrase(passphrase, name="Ana Ruiz Lopez")


def test_letters_that_keyboards_write_in_several_ways_are_one() -> None:
    composed, split = "café au lait noir", "cafe\N{COMBINING ACUTE ACCENT} au lait noir"
    assert checked_passphrase(split, name="Ana") == composed
    assert matches(hashed(composed), split)


def test_bytes_that_are_no_text_are_refused_like_any_wrong_one() -> None:
    assert not matches(hashed(PHRASE), PHRASE + "\udcff")
    assert matches(hashed("\udcff" * 12), "\udcff" * 12)


def test_a_damaged_hash_fits_nothing() -> None:
    assert not matches(NO_HASH, PHRASE)
    assert not matches(None, PHRASE)


def test_the_product_takes_the_usual_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    known = hashed(PHRASE)
    assert known.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert matches(known, PHRASE)
    assert not is_outdated(known)
