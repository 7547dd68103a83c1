"""Accounts by the command as people run it: in processes of their own, with the real hash."""

from pathlib import Path

import pytest

from cusyn_desktop.services import accounts
from cusyn_desktop.services.access.signing_in import SignIn
from cusyn_desktop.services.records.requests import NewAccount
from cusyn_desktop.services.requests.request_files import write_request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from tests.answer import Answer
from tests.e2e.cli import Cusyn
from tests.unit.services.conftest import anchors, ask, empty, workspace

__all__ = ["anchors", "empty", "workspace"]  # fixtures of the services' tests

MARIA, ANA = "seven green umbrellas", "correct horse battery"


def run(cusyn: Cusyn, *line: str, phrase: str = "") -> Answer:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUSYN_PASSPHRASE", phrase)
        return cusyn(*line)


@pytest.fixture
def locked(workspace: Workspace, tmp_path: Path) -> Cusyn:
    """A workspace with a custodian, an analyst, and a request that she wrote."""
    accounts.add_account(workspace, NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase=MARIA))
    maria = Workspace.open(workspace.path, SignIn("Maria", MARIA))
    accounts.add_account(maria, NewAccount(name="Ana", role=Role.ANALYST, passphrase=ANA, user="Ana"))
    write_request(tmp_path / "wish.json", ask(rows=20))
    return Cusyn(tmp_path)


def test_an_analysts_request_on_a_locked_workspace(locked: Cusyn) -> None:
    wish = ("synthesise", "w.cusyn", "--request", "wish.json", "--as", "Maria", "--json")
    assert run(locked, *wish, phrase=MARIA).json["release"]["user"] == "Ana"
    assert run(locked, "releases", "w.cusyn", "--as", "Ana", "--json", phrase=ANA).json[0]["id"] == "R-01"
    refused = run(locked, "audit", "w.cusyn", "--as", "Ana", phrase=ANA)
    assert refused.code == 3
    assert refused.err == "cusyn: An analyst may not read the audit log. Ask a custodian.\n"
    silent = run(locked, "pools", "w.cusyn", "--as", "Ana")  # no terminal to ask on, and nothing in its place
    assert silent.code == 3
    assert "CUSYN_PASSPHRASE" in silent.err
