"""Names that people would take for one another are refused."""

import shutil
from pathlib import Path

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.names import check_distinct
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import NO_HASH, add_dataset, add_user, order, reserve


@pytest.mark.parametrize(
    ("known", "name"),
    [
        ("Ana", "ana"),
        ("Ana Ruiz", "Ana  Ruiz"),
        ("Ana Ruiz", "Ana\N{NO-BREAK SPACE}Ruiz"),
        ("Ana", "\N{FULLWIDTH LATIN CAPITAL LETTER A}na"),
        ("José", "Jose\N{COMBINING ACUTE ACCENT}"),
        ("Straße", "STRASSE"),
        ("Ace", "\N{CYRILLIC CAPITAL LETTER A}\N{CYRILLIC SMALL LETTER ES}\N{CYRILLIC SMALL LETTER IE}"),
        ("To Li", "\N{GREEK CAPITAL LETTER TAU}\N{GREEK SMALL LETTER OMICRON} Li"),
        ("Bob", "B0b"),
        ("Al", "A1"),
        ("An\N{SOFT HYPHEN}a", "Ana"),
    ],
)
def test_what_looks_alike(known: str, name: str) -> None:
    with pytest.raises(InputError, match="can be taken for"):
        check_distinct(name, ["Ben", known])
    with pytest.raises(InputError, match="can be taken for"):
        check_distinct(known, [name])


@pytest.mark.parametrize(
    "name", ["Ana", "Anna", "Ána", "Анна Петрова", "Ana Петрова", "Νίκος", "李伟 Li", "User 2"]
)
def test_what_does_not(name: str) -> None:
    check_distinct(name, ["Ana", "Ben Okafor", "User 1", "Anne"])


def test_a_word_in_two_alphabets() -> None:
    with pytest.raises(InputError, match=r"\wna mixes letters of alphabets that look alike"):
        check_distinct("\N{CYRILLIC CAPITAL LETTER A}na Ruiz", [])


def test_users_and_accounts(store: Store) -> None:
    add_user(store, "Ana")
    with pytest.raises(InputError, match="ana can be taken for Ana, who is known"):
        add_user(store, " ana ")
    store.accounts.add("Maria", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)
    with pytest.raises(InputError, match="MARIA can be taken for Maria"):
        store.accounts.add("MARIA", role=Role.CUSTODIAN, passphrase_hash=NO_HASH)


def test_a_user_whom_an_accepted_copy_forgot(path: Path, tmp_path: Path) -> None:
    """Or what they had spent would be forgotten under a name that looks the same."""
    with Store.create(path) as store:
        add_dataset(store)
        shutil.copy(path, tmp_path / "copy")
        add_user(store, "Ana", pico_rho=50)
        reserve(store, order(20), "a")
    shutil.copy(tmp_path / "copy", path)
    with Store.open(path) as store:
        store.accept_copy(reason="the disk failed")
        with pytest.raises(InputError, match="can be taken for Ana"):
            add_user(store, "ANA", pico_rho=50)
        user = add_user(store, "Ana", pico_rho=50)
        assert user.pool is not None
        assert store.pools.get(user.pool).budget.spent == 20
