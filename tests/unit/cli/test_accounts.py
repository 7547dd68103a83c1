"""Accounts and request files by command."""

import io
import json
import re
import sys
from collections.abc import Iterator

import pytest

from cusyn_desktop.cli import passphrases
from cusyn_desktop.services.access.boundary import BOUNDARY
from tests.answer import Answer
from tests.unit.cli.conftest import ASK, Cusyn, _made_ready
from tests.unit.services.office import PHRASES, quicken_hashes

NEW, OWN = passphrases.NEW, passphrases.OWN


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cusyn]:
    """A workspace with Maria, the analyst Ana and the auditor Otto, and a release for Ana and for Ben."""
    with pytest.MonkeyPatch.context() as patch:
        quicken_hashes(patch)
        cusyn = _made_ready(Cusyn(tmp_path_factory.mktemp("office")))
        for user in ("Ana", "Ben"):
            assert cusyn("synthesise", *ASK[:-1], user, "--epsilon", "0.3", "--rows", "9").code == 0
        first = with_new(cusyn, "Maria", "add-account", "w.cusyn", "Maria", "--role", "custodian")
        assert "From now on every command needs --as NAME" in first.out
        assert BOUNDARY in first.out
        as_maria(cusyn, "Ana", "add-account", "w.cusyn", "Ana", "--role", "analyst", "--user", "Ana")
        as_maria(cusyn, "Otto", "add-account", "w.cusyn", "Otto", "--role", "auditor")
        yield cusyn


def with_new(cusyn: Cusyn, name: str, *line: str) -> Answer:
    """A command that sets the passphrase of somebody."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NEW, PHRASES[name])
        return cusyn(*line)


def as_maria(cusyn: Cusyn, name: str, *line: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN, PHRASES["Maria"])
        answer = with_new(cusyn, name, *line, "--as", "Maria")
    assert answer.code == 0, answer


def as_(cusyn: Cusyn, name: str, *line: str, phrase: str = "") -> Answer:
    """A command by somebody with an account."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OWN, phrase or PHRASES[name])
        return cusyn(*line, "--as", name)


# -- signing in


@pytest.mark.parametrize(
    "line",
    [
        ("pools", "w.cusyn"),
        ("releases", "w.cusyn"),
        ("audit", "w.cusyn"),
        ("accounts", "w.cusyn"),
        ("evaluate", *ASK, "--epsilon", "0.1"),
        ("synthesise", *ASK, "--epsilon", "0.1"),
        ("export", "w.cusyn", "R-01", "p"),
        ("add-user", "w.cusyn", "Cleo"),
        ("set-passphrase", "w.cusyn", "Ana"),
        ("change-account", "w.cusyn", "Ana", "--role", "none"),
        ("add-account", "w.cusyn", "Eve", "--role", "auditor"),
    ],
    ids=lambda line: line[0],
)
def test_nobody_gets_in_without_an_account(office: Cusyn, line: tuple[str, ...]) -> None:
    answer = office(*line)
    assert (answer.code, answer.out) == (3, "")
    assert answer.err == (
        "cusyn: This workspace has accounts. Sign in with yours. Add --as NAME to the command.\n"
    )


def test_a_wrong_passphrase_ends_with_3_and_a_sentence(office: Cusyn) -> None:
    for name in ("Otto", "Eve"):
        answer = as_(office, name, "pools", "w.cusyn", "--json", phrase="not this one")
        assert answer.code == 3
        assert answer.json["error"]["message"] == ("The name or the passphrase is wrong. Nothing was opened.")
        assert "not this one" not in answer.out + answer.err
    assert as_(office, "Otto", "pools", "w.cusyn").code == 0


def test_a_workspace_without_accounts_takes_none(ready: Cusyn) -> None:
    answer = as_(ready, "Maria", "pools", "w.cusyn")
    assert answer.code == 3
    assert "has no accounts" in answer.err
    assert "open to whoever can read the file" in ready("accounts", "w.cusyn").out
    assert ready("set-passphrase", "w.cusyn").code == 2


def test_verifying_needs_nobody(office: Cusyn) -> None:
    assert office("verify", "w.cusyn").code == 0


# -- rights


@pytest.mark.parametrize(
    ("name", "line", "missing"),
    [
        ("Ana", ("audit", "w.cusyn"), "An analyst may not read the audit log"),
        ("Ana", ("accounts", "w.cusyn"), "An analyst may not read the audit log"),
        ("Ana", ("add-user", "w.cusyn", "Cleo"), "An analyst may not add users"),
        ("Ana", ("evaluate", *ASK[:-1], "Ben", "--epsilon", "0.1"), "You act for Ana alone"),
        ("Ana", ("synthesise", *ASK[:-1], "Ben", "--epsilon", "0.1"), "You act for Ana alone"),
        ("Ana", ("export", "w.cusyn", "R-02", "p"), "no release R-02. There is: R-01."),
        ("Otto", ("synthesise", *ASK, "--epsilon", "0.1"), "An auditor may not"),
        ("Otto", ("export", "w.cusyn", "R-01", "p"), "An auditor may not export a release"),
        ("Otto", ("change-account", "w.cusyn", "Otto", "--role", "custodian"), "An auditor may not manage"),
    ],
)
def test_a_missing_right_ends_with_3_and_a_sentence(
    office: Cusyn, name: str, line: tuple[str, ...], missing: str
) -> None:
    answer = as_(office, name, *line)
    assert answer.code == 3
    assert missing in answer.err
    assert answer.err.count("\n") == 1
    assert not (office.folder / "p").exists()


def test_everybody_gets_what_is_theirs(office: Cusyn) -> None:
    assert as_(office, "Ana", "evaluate", *ASK, "--epsilon", "0.1").code == 0
    seen = as_(office, "Ana", "releases", "w.cusyn", "--json").json
    assert [one["id"] for one in seen] == ["R-01"]
    seen = as_(office, "Otto", "releases", "w.cusyn", "--json").json
    assert [one["id"] for one in seen] == ["R-01", "R-02"]
    assert "Ben" not in as_(office, "Ana", "pools", "w.cusyn").out
    listed = as_(office, "Otto", "accounts", "w.cusyn", "--json").json
    assert [(one["name"], one["role"], one["user"]) for one in listed] == [
        ("Maria", "custodian", None), ("Ana", "analyst", "Ana"), ("Otto", "auditor", None),
    ]  # fmt: skip
    table = as_(office, "Otto", "accounts", "w.cusyn").out
    assert "acts for" in table
    assert "analyst" in table


def test_the_log_names_who_acted(office: Cusyn) -> None:
    log = as_(office, "Otto", "audit", "w.cusyn").out
    assert "custodian Maria" in log
    assert "Account Otto added as auditor" in log
    assert not any(phrase in log for phrase in PHRASES.values())


# -- accounts


def test_a_passphrase_and_a_role_are_changed(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken_hashes(monkeypatch)
    cusyn("init", "w.cusyn")
    with_new(cusyn, "Maria", "add-account", "w.cusyn", "Maria", "--role", "custodian")
    as_maria(cusyn, "Otto", "add-account", "w.cusyn", "Otto", "--role", "auditor")
    monkeypatch.setenv(NEW, "a lantern in the fog")
    own = as_(cusyn, "Otto", "set-passphrase", "w.cusyn", "--json")
    assert (own.code, own.json["name"]) == (0, "Otto")
    assert as_(cusyn, "Otto", "pools", "w.cusyn").code == 3
    assert as_(cusyn, "Otto", "pools", "w.cusyn", phrase="a lantern in the fog").code == 0
    assert as_(cusyn, "Maria", "set-passphrase", "w.cusyn", "Otto").out == "Otto has a new passphrase.\n"
    changed = as_(cusyn, "Maria", "change-account", "w.cusyn", "Otto", "--role", "custodian")
    assert changed.out == "Otto signs in as custodian from now on.\n"
    closed = as_(cusyn, "Maria", "change-account", "w.cusyn", "Otto", "--role", "none")
    assert closed.out == "Otto can no longer sign in.\n"
    assert as_(cusyn, "Otto", "pools", "w.cusyn", phrase="a lantern in the fog").code == 3
    assert "closed" in as_(cusyn, "Maria", "accounts", "w.cusyn").out
    last = as_(cusyn, "Maria", "change-account", "w.cusyn", "Maria", "--role", "none")
    assert (last.code, "Somebody has to be custodian" in last.err) == (3, True)
    monkeypatch.setenv(NEW, "short")
    weak = as_(cusyn, "Maria", "set-passphrase", "w.cusyn")
    assert (weak.code, "12 to 1,000" in weak.err) == (3, True)


def test_too_many_wrong_passphrases_have_to_wait(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    quicken_hashes(monkeypatch)
    cusyn("init", "w.cusyn")
    with_new(cusyn, "Maria", "add-account", "w.cusyn", "Maria", "--role", "custodian")
    for _ in range(5):
        assert "is wrong" in as_(cusyn, "Maria", "pools", "w.cusyn", phrase="a guess").err
    late = as_(cusyn, "Maria", "pools", "w.cusyn")
    assert late.code == 3
    assert "Too many wrong passphrases. Wait" in late.err


def test_help_says_what_accounts_do_not_protect(cusyn: Cusyn) -> None:
    shown = " ".join(cusyn("add-account", "--help").out.split())
    assert BOUNDARY[:60] in shown
    assert "have two custodians." in shown


# -- the terminal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_passphrase_is_asked_on_the_terminal(
    office: Cusyn, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        return PHRASES["Otto"]

    monkeypatch.delenv(OWN, raising=False)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr("click.termui.hidden_prompt_func", answer)
    assert office("pools", "w.cusyn", "--as", "Otto").code == 0
    assert passphrases.new_passphrase("Otto") == PHRASES["Otto"]
    assert len(asked) == 3  # once to get in, twice for a new one
    assert PHRASES["Otto"] not in capsys.readouterr().err


def test_without_a_terminal_the_environment_is_named(office: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OWN, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    answer = office("pools", "w.cusyn", "--as", "Otto")
    assert answer.code == 3
    assert "CUSYN_PASSPHRASE" in answer.err


# -- request files


WISH = ("--dataset", "Survey", "--user", "Ana", "--epsilon", "0.2", "--query", "sex,age", "--rows", "30")


def test_an_analyst_writes_a_request_and_the_custodian_runs_it(office: Cusyn) -> None:
    written = office("request", *WISH, "--columns", "schema.json", "--out", "wish.json", "--json")
    assert written.code == 0
    assert written.json["request"] == "wish.json"
    content = json.loads((office.folder / "wish.json").read_text(encoding="utf-8"))
    assert content["queries"] == [["sex", "age"]]
    told = office("request", *WISH, "--out", "again.json").out
    assert "cusyn synthesise W --request again.json" in told
    decided = as_(office, "Maria", "evaluate", "w.cusyn", "--request", "wish.json", "--json")
    assert decided.json["outcome"] == "approved"
    made = as_(office, "Maria", "synthesise", "w.cusyn", "--request", "wish.json", "--json").json
    assert (made["release"]["user"], made["release"]["rows"]) == ("Ana", 30)
    assert made["queries"][0]["columns"] == ["sex", "age"]


@pytest.mark.parametrize("beside", [("--epsilon", "1"), ("--query", "sex"), ("--engine", "cusyn-aim")])
def test_a_file_holds_all_of_a_request(office: Cusyn, beside: tuple[str, ...]) -> None:
    office("request", *WISH, "--out", "whole.json")
    answer = office("synthesise", "w.cusyn", "--request", "whole.json", *beside, "--json")
    assert answer.code == 2
    assert f"leave {beside[0]} out" in answer.json["error"]["message"]


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        (("synthesise", "w.cusyn", "--dataset", "Survey", "--epsilon", "1"), "--user"),
        (("evaluate", "w.cusyn", "--user", "Ana", "--epsilon", "1"), "--dataset"),
        (("request", "--dataset", "Survey", "--user", "Ana", "--out", "x.json"), "--epsilon"),
        (("request", *WISH), "--out"),
    ],
)
def test_a_missing_option_is_named(office: Cusyn, line: tuple[str, ...], missing: str) -> None:
    answer = office(*line, "--json")
    assert answer.code == 2
    assert missing in answer.json["error"]["message"]
    assert ("--request FILE" in answer.json["error"]["message"]) is (line[0] != "request")


def test_a_request_that_cannot_be_used_is_told(office: Cusyn) -> None:
    (office.folder / "odd.json").write_text('{"dataset": "\\u001b[2J"}', encoding="utf-8")
    answer = office("synthesise", "w.cusyn", "--request", "odd.json")
    assert answer.code == 3
    assert "\x1b" not in answer.err
    wrong = office("request", *WISH, "--query", "wealth", "--columns", "schema.json", "--out", "y.json")
    assert (wrong.code, "no column wealth" in wrong.err) == (3, True)
    assert not (office.folder / "y.json").exists()


def test_an_analyst_hears_the_step_that_a_run_stayed_below(office: Cusyn) -> None:
    made = as_(office, "Ana", "synthesise", *ASK, "--epsilon", "0.1", "--rows", "9")
    assert made.code == 0, made
    assert re.search(r"It took less than \d+0 seconds \(foreseen: \d+ seconds?\)", made.out)
