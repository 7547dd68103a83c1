"""What commands say: once, in whole sentences, in the right number."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cusyn_desktop.cli import stopping
from tests.unit.cli.conftest import ADD_SURVEY, ASK, Cusyn


@pytest.mark.parametrize("command", ["evaluate", "synthesise"])
def test_a_refusal_is_said_once(shared: Cusyn, command: str) -> None:
    answer = shared(command, *ASK, "--epsilon", "1.2", "--at-least", "1.1")
    assert (answer.out.count("Refused"), answer.err.count("Refused")) == (0, 1)
    assert "decides" in answer.out
    assert "Reduced" not in shared("synthesise", *ASK, "--epsilon", "1.2").out


@pytest.mark.parametrize("pool", ["0.0371", "0.123456789", "1.4142135", "1.4999999"])
def test_a_budget_that_is_offered_can_be_typed_back(ready: Cusyn, pool: str) -> None:
    assert ready("add-user", "w.cusyn", "Odd", "--epsilon", pool).code == 0
    ask = (*ASK[:-1], "Odd")
    told = ready("evaluate", *ask, "--epsilon", "1.5").out.replace("\N{NO-BREAK SPACE}", " ")
    offered = told.split("Reduced: ε ")[1].split(" instead")[0]
    row = next(line for line in told.splitlines() if line.rstrip().endswith("decides"))
    assert f"ε {offered} " in row
    again = ready("evaluate", *ask, "--epsilon", offered)
    assert (again.code, again.out.count("Approved")) == (0, 1), again
    exact = ready("evaluate", *ask, "--epsilon", "1.5", "--json").json["granted"]["epsilon"]
    again = ready("evaluate", *ask, "--epsilon", repr(exact), "--json")
    assert (again.code, again.json["outcome"]) == (0, "approved"), again


def test_limits_above_the_pool_are_noted(ready: Cusyn) -> None:
    note = "is above the whole budget of the pool, so it never decides."
    user = ready("add-user", "w.cusyn", "Eve", "--epsilon", "1", "--per-request", "2")
    assert f"The limit of --per-request {note}" in user.err
    line = (*ADD_SURVEY[:4], "Second", *ADD_SURVEY[5:], "--accept-similar")
    (ready.folder / "table.csv").write_text(
        (ready.folder / "table.csv").read_text(encoding="utf-8").replace("f,", "m,"), encoding="utf-8"
    )
    dataset = ready(*line, "--epsilon", "1", "--per-synthesis", "2")
    assert f"The limit of --per-synthesis {note}" in dataset.err, dataset
    assert note not in ready("add-user", "w.cusyn", "Flo", "--epsilon", "1", "--per-request", "1").err


def test_a_copy_that_is_accepted_is_not_warned_of(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "anchors").rename(tmp_path / "elsewhere")
    line = ("accept-copy", "w.cusyn", "--reason", "a new computer")
    asked = ready(*line).err
    assert "nothing can be spent until" in asked
    assert "forfeits all that is left in the pool of dataset Survey and of user Ana" in asked
    assert "add --yes" in asked
    assert ready(*line, "--yes").err == ""


def test_one_row_and_one_table(ready: Cusyn) -> None:
    assert ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9").code == 0
    assert "Its 1 row was drawn anew" in ready("export", "w.cusyn", "R-01", "one", "--rows", "1").out
    assert "The one synthetic table is as it was stored." in ready("verify", "w.cusyn").out


def test_the_page_about_the_format_is_json_for_programs(shared: Cusyn) -> None:
    page = shared("schema", "--format").out
    for line in (("--format", "--json"), ("--json", "--format")):
        assert shared("schema", *line).json["format"].strip() == page.strip()


def test_who_encrypts_is_told_of_the_passphrase(cusyn: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    told = cusyn("init", "--help").out
    assert "CUSYN_NEW_PASSPHRASE" in told
    assert "CUSYN_WORKSPACE_PASSPHRASE" in told
    monkeypatch.setenv("CUSYN_NEW_PASSPHRASE", "a long enough passphrase")
    answer = cusyn("init", "sealed.cusyn", "--encrypt")
    assert (answer.code, "Nobody can reset the passphrase" in answer.err) == (0, True), answer


def test_a_missing_file_is_told_as_each_command_needs_it(ready: Cusyn) -> None:
    told = ready("relocate", "w.cusyn", "--dataset", "Survey", "gone.csv")
    assert (told.code, "There is no file gone.csv." in told.err) == (3, True)
    (ready.folder / "table.csv").rename(ready.folder / "moved.csv")
    assert "cusyn relocate" in ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9").err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"queries": "age"}, 'queries: a list is needed, such as ["a", "b"].'),
        ({"epsilon": "much"}, "epsilon: a number is needed; write it without quotes."),
        ({"rows": "ten"}, "rows: a whole number is needed; write it without quotes."),
        ({"colour": 1}, "colour: this field is not known; remove it, or correct its spelling."),
        ([], "cannot be used: an object is needed"),
    ],
)
def test_mistakes_in_a_request_are_sentences(shared: Cusyn, content: object, reason: str) -> None:
    whole = {"dataset": "Survey", "user": "Ana", "epsilon": 0.5}
    asked = {**whole, **content} if isinstance(content, dict) else content
    (shared.folder / "wish.json").write_text(json.dumps(asked), encoding="utf-8")
    answer = shared("evaluate", "w.cusyn", "--request", "wish.json")
    assert answer.code == 3
    assert answer.err.startswith("cusyn: The request cannot be used")
    assert reason in answer.err


# -- what the system does to a command


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
@pytest.mark.parametrize("line", [("inspect", "table.csv"), ("inspect", "table.csv", "--json"), ("--help",)])
def test_an_answer_that_cannot_be_written_is_told(shared: Cusyn, line: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "cusyn_desktop", *line],
            cwd=shared.folder,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.returncode == 5
    assert ended.stderr == (
        "cusyn: The answer cannot be written: No space left on device. What was done is done.\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("ctrl_c", [signal.default_int_handler, signal.SIG_IGN])
def test_a_signal_stops_as_ctrl_c_does(name: str, ctrl_c: signal.Handlers) -> None:
    number = getattr(signal, name)
    before = {one: signal.getsignal(one) for one in (number, signal.SIGINT)}
    try:
        signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, ctrl_c)
        stopping.heed_signals()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
        signal.signal(number, signal.SIG_IGN)
        stopping.heed_signals()
        assert signal.getsignal(number) is signal.SIG_IGN
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
