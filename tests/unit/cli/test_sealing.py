"""Encrypted workspaces on the command line; the passphrase is asked, or taken from the environment."""

import pytest

from cusyn_desktop.store.file import keys
from cusyn_desktop.store.file.keys import is_encrypted
from cusyn_desktop.store.file.sealed import is_missing
from tests.unit.cli.conftest import Cusyn

PHRASE = "seven green umbrellas"
needs_sqlcipher = pytest.mark.skipif(is_missing(), reason="SQLCipher is not installed")


@pytest.fixture(autouse=True)
def quick_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, least in (("_MEMORY_KIB", 8), ("_PASSES", 1), ("_LANES", 1)):
        monkeypatch.setattr(keys, name, least)


@needs_sqlcipher
def test_a_workspace_is_encrypted_from_the_beginning(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_NEW_PASSPHRASE", PHRASE)
    assert cusyn("init", "w.cusyn", "--encrypt").code == 0
    assert is_encrypted(cusyn.folder / "w.cusyn")
    monkeypatch.setenv("CUSYN_WORKSPACE_PASSPHRASE", PHRASE)
    assert cusyn("add-user", "w.cusyn", "Ana").code == 0
    assert cusyn("pools", "w.cusyn").code == 0
    assert cusyn("verify", "w.cusyn").code == 0
    monkeypatch.setenv("CUSYN_WORKSPACE_PASSPHRASE", "another phrase")
    for command in ("pools", "verify"):
        answer = cusyn(command, "w.cusyn")
        assert answer.code == 5
        assert answer.err == "cusyn: The passphrase of w.cusyn is wrong. Nothing was opened.\n"


@needs_sqlcipher
def test_there_and_back(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_NEW_PASSPHRASE", PHRASE)
    monkeypatch.setenv("CUSYN_WORKSPACE_PASSPHRASE", PHRASE)
    answer = ready("encrypt", "w.cusyn", "hidden.cusyn", "--json")
    assert answer.json == {"workspace": "hidden.cusyn", "older_copy": "w.cusyn"}
    assert "older copy" in ready("pools", "w.cusyn").err
    assert ready("pools", "hidden.cusyn").err == ""
    assert ready("decrypt", "hidden.cusyn", "plain.cusyn").code == 0
    assert not is_encrypted(ready.folder / "plain.cusyn")
    assert ready("verify", "plain.cusyn").code == 0
    assert "Workspace written to an encrypted file" in ready("audit", "plain.cusyn").out


def test_a_weak_passphrase_makes_no_file(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_NEW_PASSPHRASE", "short")
    answer = cusyn("init", "w.cusyn", "--encrypt")
    assert answer.code == 3
    assert "12 to 1,000 characters" in answer.err
    assert not (cusyn.folder / "w.cusyn").exists()


def test_without_a_terminal_the_variable_is_named(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CUSYN_WORKSPACE_PASSPHRASE", raising=False)
    (cusyn.folder / "w.cusyn").write_bytes(b"\xfe" * 4096)
    answer = cusyn("pools", "w.cusyn")
    assert answer.code == 3
    assert "CUSYN_WORKSPACE_PASSPHRASE" in answer.err
