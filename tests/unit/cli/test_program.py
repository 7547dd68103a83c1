"""Every command: answers for people and for programs, exit codes, mistakes."""

import gzip
import json
import re
import sqlite3
from pathlib import Path

import pytest

from cusyn_desktop.cli import program
from cusyn_desktop.control import Progress
from cusyn_desktop.errors import JobCancelled
from tests.unit.cli.conftest import ADD_SURVEY, ASK, Cusyn
from tests.unit.services.small import N_ROWS, SCHEMA_JSON, csv_text, mentions_rows

COMMANDS = (
    "accept-copy", "accounts", "add-account", "add-dataset", "add-user", "audit", "change-account",
    "choose-bounds", "demo",
    "evaluate", "export", "init", "inspect", "pools", "releases", "relocate", "request", "schema",
    "set-passphrase", "synthesise", "verify",
)  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_json(cusyn: Cusyn, command: str) -> None:
    answer = cusyn(command, "--help")
    assert answer.code == 0
    assert "--json" in answer.out


def test_the_program_tells_its_commands_and_version(cusyn: Cusyn) -> None:
    answer = cusyn("--help")
    assert all(command in answer.out for command in COMMANDS)
    assert cusyn("--version").out.startswith("cusyn")


def test_a_journey_for_people(ready: Cusyn) -> None:
    decision = ready("evaluate", *ASK, "--epsilon", "1.2")
    assert decision.code == 0
    assert "Reduced" in decision.out
    assert "decides" in decision.out
    made = ready("synthesise", *ASK, "--epsilon", "0.8", "--query", "smoker,age", "--out", "package")
    assert made.code == 0, made
    assert "Released R-01: 500 synthetic rows for Ana" in made.out
    assert re.search(r"It took \d+ seconds? \(foreseen: \d+ seconds?\); the model has [\d,]+ cells", made.out)
    assert re.search(r"cells \(foreseen: up to about [\d,]+\)", made.out)
    told = re.search(r"At most [\d,]+ MB of memory were in use \(foreseen: [\d,]+ MB\)\.", made.out)
    assert told or "of memory were in use" not in made.out  # nothing is told if an earlier test took more
    assert "smoker × age" in made.out
    assert "R-01" in ready("releases", "w.cusyn").out
    assert "Survey" in ready("pools", "w.cusyn").out
    assert "R-01: released to Ana" in ready("audit", "w.cusyn").out
    verdict = ready("verify", "w.cusyn", "package")
    assert (verdict.code, verdict.out.splitlines()[-1]) == (
        0,
        "Everything holds, and this is the newest copy that this computer has seen.",
    )
    assert ready("export", "w.cusyn", "R-01", "again", "--spreadsheet-safe").code == 0
    for answer in (decision, made, verdict):
        assert not mentions_rows(answer.out + answer.err)


def test_a_decision_for_programs(shared: Cusyn) -> None:
    found = shared("evaluate", *ASK, "--epsilon", "1.2", "--json").json
    assert set(found) == {
        "outcome", "asked", "granted", "exposure", "binding", "limits", "model_limit_mb", "rows",
        "forecast", "warnings",
    }  # fmt: skip
    assert found["exposure"]["pico_rho"] == 0
    assert found["outcome"] == "reduced"
    assert found["binding"] == ["per_request"]
    assert list(found["limits"]) == ["per_synthesis", "per_request", "dataset_pool", "user_pool"]
    assert found["granted"] == found["limits"]["per_request"]
    assert set(found["granted"]) == {"pico_rho", "epsilon", "delta"}
    for_ben = shared("evaluate", *ASK[:-1], "Ben", "--epsilon", "1.2", "--json").json
    assert (for_ben["outcome"], for_ben["binding"]) == ("approved", [])
    assert for_ben["limits"]["user_pool"] is None


def test_a_refusal_ends_with_4_and_changes_nothing(shared: Cusyn) -> None:
    before = shared("audit", "w.cusyn", "--json").json
    for command in ("evaluate", "synthesise"):
        answer = shared(command, *ASK, "--epsilon", "1.2", "--at-least", "1.1", "--json")
        assert answer.code == 4
        decision = answer.json if command == "evaluate" else answer.json["decision"]
        assert (decision["outcome"], decision["granted"]) == ("refused", None)
        assert "Refused" in answer.err
    assert shared("audit", "w.cusyn", "--json").json == before


def test_a_wished_error_becomes_a_budget(shared: Cusyn) -> None:
    line = ("evaluate", *ASK, "--epsilon", "0.5", "--query", "smoker,age", "--rows", "300", "--error")
    wanted = 100 * shared(*line, "5", "--json").json["forecast"]["query_errors"][0]
    found = shared(*line, f"{wanted:.5f}", "--json").json["epsilon_for_error"]
    assert found == pytest.approx(0.5, abs=0.03)
    assert f"needs about epsilon {found:.2f}." in shared(*line, f"{wanted:.5f}").out
    assert "out of reach: even epsilon" in shared(*line, "0.000001").out
    unsaid = ("evaluate", *ASK, "--epsilon", "0.5", "--error", "2")
    assert "it needs a budget that is granted, interest queries" in shared(*unsaid).out
    assert "percentage points above 0" in shared(*line, "2,5").err


def test_all_is_foreseen_before_anything_is_spent(shared: Cusyn) -> None:
    line = ("evaluate", *ASK, "--epsilon", "0.5", "--query", "smoker,age", "--rows", "300")
    answer = shared(*line)
    assert answer.code == 0, answer
    assert "To expect: 300 rows" in answer.out
    assert "a model of up to about " in answer.out
    assert "MB of memory and a model of" in answer.out
    assert "smoker × age" in answer.out
    found = shared(*line, "--json").json
    assert "epsilon_for_error" not in found
    assert found["rows"] == 300
    assert f"at most {found['model_limit_mb']} MB, chosen for this machine." in answer.out
    assert len(found["forecast"]["query_errors"]) == 1
    unmeasured = shared("evaluate", *ASK, "--epsilon", "0.5", "--query", "age,sex", "--engine", "aim")
    assert "This method does not measure interest queries" in unmeasured.err


def test_more_rows_of_a_release_are_free(ready: Cusyn) -> None:
    assert ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9").code == 0
    before = ready("pools", "w.cusyn", "--json").json
    made = ready("export", "w.cusyn", "R-01", "more", "--rows", "44")
    assert made.code == 0, made
    assert "Its 44 rows were drawn anew from the model of R-01; nothing was spent." in made.out
    assert len((ready.folder / "more" / "synthetic.csv").read_text(encoding="utf-8").splitlines()) == 45
    assert ready("pools", "w.cusyn", "--json").json == before
    assert ready("verify", "w.cusyn", "more").code == 0
    again = ready("export", "w.cusyn", "R-01", "again", "--rows", "5", "--json").json
    assert again["rows_drawn_anew"] == 5
    for wrong in ("0", "1e3", "99999999999"):
        refused = ready("export", "w.cusyn", "R-01", "wrong", "--rows", wrong)
        assert (refused.code, "--rows must" in refused.err) == (3, True)


def test_the_limit_of_the_model_is_asked_told_and_repeated(ready: Cusyn) -> None:
    line = (*ASK, "--epsilon", "0.5", "--model-limit", "2")
    assert "at most 2 MB." in ready("evaluate", *line).out
    made = ready("synthesise", *line, "--rows", "9", "--out", "package")
    assert made.code == 0, made
    for name, place in (("recipe.json", ()), ("privacy.json", ("mechanism",))):
        found = json.loads((ready.folder / "package" / name).read_text(encoding="utf-8"))
        for key in place:
            found = found[key]
        assert found["model_limit_mb"] == 2
    for wrong in ("0", "81", "1.5", "much"):
        refused = ready("synthesise", *ASK, "--epsilon", "0.5", "--model-limit", wrong)
        assert (refused.code, "--model-limit must" in refused.err) == (3, True)
    assert len(ready("releases", "w.cusyn", "--json").json) == 1


def test_exposure_is_foreseen_and_told(ready: Cusyn) -> None:
    for_ben = ready("synthesise", *ASK[:-1], "Ben", "--epsilon", "0.8", "--rows", "9")
    assert for_ben.code == 0, for_ben
    line = (*ASK, "--epsilon", "0.4", "--reuse", "all", "--rows", "9")
    foreseen = ready("evaluate", *line, "--json").json
    assert round(foreseen["exposure"]["epsilon"], 4) == 0.8
    assert (
        "exposure of ε\N{NO-BREAK SPACE}0.80 counts against the limits of Ana" in ready("evaluate", *line).out
    )
    refused = ready("evaluate", *ASK, "--epsilon", "0.9", "--at-least", "0.9", "--reuse", "all")
    assert refused.code == 4
    assert "exposure of ε\N{NO-BREAK SPACE}0.80" in refused.err
    assert "No less than ε\N{NO-BREAK SPACE}0.90 is of use to you" in refused.err
    made = ready("synthesise", *line)
    assert made.code == 0, made
    assert "and ε\N{NO-BREAK SPACE}0.80 of exposure to measurements of other users" in made.out


def test_a_place_that_cannot_be_written_is_refused_before_the_spend(ready: Cusyn, tmp_path: Path) -> None:
    answer = ready("synthesise", *ASK, "--epsilon", "0.5", "--out", "table.csv/package")
    assert answer.code == 3
    assert ready("releases", "w.cusyn", "--json").json == []
    assert not list(tmp_path.glob("*.part"))


def test_a_release_whose_export_failed_is_told(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    from cusyn_desktop.errors import InputError

    def full(*_: object, **__: object) -> Path:
        raise InputError("The disk is full.")

    monkeypatch.setattr("cusyn_desktop.services.releases.exporting.export_release", full)
    answer = ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9", "--out", "p", "--json")
    assert answer.code == 3
    assert (answer.json["release"]["id"], answer.json["package"]) == ("R-01", None)
    wanted = "The disk is full. R-01 is stored and spent; it is not lost. Run: cusyn export W R-01 DIR"
    assert answer.json["error"]["message"] == wanted
    assert wanted in answer.err


def test_more_than_is_asked_cannot_be_the_least(shared: Cusyn) -> None:
    answer = shared("evaluate", *ASK, "--epsilon", "0.5", "--at-least", "0.6")
    assert "epsilon 0.6, is more than the epsilon 0.5 that is asked" in answer.err


@pytest.mark.parametrize("rows", ["20000001", "0", "-3", "1000000000000"])
def test_the_limit_of_rows_has_one_sentence(shared: Cusyn, rows: str) -> None:
    line = ("--epsilon", "1", "--rows", rows)
    sentence = f"A synthetic table has 1 to 20,000,000 rows, not {int(rows):,}."
    for command in (("evaluate", *ASK), ("synthesise", *ASK), ("request", *ASK[1:], "--out", "r.json")):
        answer = shared(*command, *line)
        assert (answer.code, answer.err) == (3, f"cusyn: {sentence}\n")


def test_a_pool_that_is_used_up_shows_one_figure(ready: Cusyn) -> None:
    made = ready("synthesise", *ASK[:-1], "Ben", "--epsilon", "1.5", "--rows", "9")
    assert made.code == 0, made
    rest = ready("synthesise", *ASK[:-1], "Ben", "--epsilon", "1.5", "--rows", "9")
    assert rest.code == 0, rest
    last = ready("synthesise", *ASK[:-1], "Ben", "--epsilon", "1.5", "--rows", "9")
    assert last.code == 0, last
    last = ready("synthesise", *ASK[:-1], "Ben", "--epsilon", "1.5", "--rows", "9", "--accept-less")
    assert last.code == 0, last
    offered = last.out.split("Reduced: ")[1].split(" instead")[0]
    assert f"Spent {offered}." in last.out
    shown = ready("pools", "w.cusyn").out.splitlines()[2]
    assert shown.replace("\N{NO-BREAK SPACE}", " ").split()[1:8] == [
        "Survey",
        "ε",
        "3.00",
        "ε",
        "3.00",
        "ε",
        "0",
    ]


def test_less_needs_consent(ready: Cusyn) -> None:
    answer = ready("synthesise", *ASK, "--epsilon", "1.2", "--json")
    assert answer.code == 4
    assert answer.json["decision"]["outcome"] == "reduced"
    assert answer.json["release"] is None
    assert "--accept-less" in answer.json["error"]["message"]
    assert "--accept-less" in answer.err
    assert ready("releases", "w.cusyn", "--json").json == []
    made = ready("synthesise", *ASK, "--epsilon", "1.2", "--accept-less", "--json")
    assert made.code == 0
    granted = made.json["release"]["granted"]
    assert granted == made.json["decision"]["limits"]["per_request"]


def test_a_release_for_programs(ready: Cusyn) -> None:
    query = ("--query", '"region, code",sex', "--query", "age")
    made = ready("synthesise", *ASK, "--epsilon", "0.8", *query, "--rows", "77", "--out", "p", "--json").json
    assert set(made) == {"decision", "release", "queries", "package", "warnings"}
    assert made["release"]["id"] == "R-01"
    assert made["release"]["rows"] == 77
    assert made["package"] == "p"
    assert [one["columns"] for one in made["queries"][:2]] == [["region, code", "sex"], ["age"]]
    listed = ready("releases", "w.cusyn", "--json").json
    assert [(one["id"], one["state"], one["rows"]) for one in listed] == [("R-01", "released", 77)]


def test_what_json_says_can_be_typed_back(shared: Cusyn) -> None:
    whole = shared("evaluate", *ASK[:-1], "Ben", "--epsilon", "0.1", "--json").json["asked"]
    again = shared("evaluate", *ASK[:-1], "Ben", "--epsilon", repr(whole["epsilon"]), "--json").json["asked"]
    assert again == whole


def test_pools_for_programs_go_down_to_exactly_nothing(ready: Cusyn, tmp_path: Path) -> None:
    tenth = ready("evaluate", *ASK, "--epsilon", "0.1", "--json").json["asked"]
    assert ready("add-user", "w.cusyn", "Eve", "--epsilon", repr(sum_of_three(tenth))).code == 0
    for _ in range(3):
        answer = ready("synthesise", *ASK[:-1], "Eve", "--epsilon", "0.1", "--rows", "9")
        assert answer.code == 0, answer
    pool = next(one for one in ready("pools", "w.cusyn", "--json").json if one["name"] == "Eve")
    assert {"kind", "name", "total", "spent", "remaining"} <= set(pool)
    assert pool["total"] == pool["spent"]
    assert pool["remaining"] == {"pico_rho": 0, "epsilon": 0.0, "delta": 1e-9}
    refused = ready("synthesise", *ASK[:-1], "Eve", "--epsilon", "0.1", "--json")
    assert refused.code == 4
    assert refused.json["decision"]["binding"] == ["user_pool"]
    assert (tmp_path / "w.cusyn").exists()


def sum_of_three(amount: dict[str, float]) -> float:
    from cusyn_desktop.budget.accounting import epsilon_of

    return epsilon_of(3 * int(amount["pico_rho"]), amount["delta"])


def test_a_file_is_inspected(shared: Cusyn) -> None:
    assert f"{N_ROWS:,} rows read, 6 columns" in shared("inspect", "table.csv").out
    found = shared("inspect", "table.csv", "--json").json
    assert found["rows"] == N_ROWS
    assert [column["name"] for column in found["columns"]] == [
        "id",
        "sex",
        "age",
        "smoker",
        "region, code",
        "income",
    ]


def test_a_schema_is_drafted_and_used(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "codes.csv").write_text("a,b\n" + "0,1\n1,2\n" * 30, encoding="utf-8")
    (tmp_path / "domain.json").write_text('{"a": 2, "b": 4}', encoding="utf-8")
    draft = ready("schema", "codes.csv", "--domain", "domain.json")
    assert (draft.code, draft.err) == (0, "")
    (tmp_path / "codes.json").write_text(draft.out, encoding="utf-8")
    assert json.loads(draft.out) == ready("schema", "codes.csv", "--domain", "domain.json", "--json").json
    answer = ready(
        "add-dataset", "w.cusyn", "codes.csv", "--name", "Codes", "--schema", "codes.json",
        "--epsilon", "1", "--delta", "1e-9", "--json",
    )  # fmt: skip
    assert answer.json["columns"] == ["a", "b"]
    (warning,) = answer.json["warnings"]
    assert "Codes has a pool of its own. That is right only if nobody of Survey is in it" in warning


def test_a_code_book_declares_domains_and_groups(ready: Cusyn, tmp_path: Path) -> None:
    book = 'column,value,group\nsex,f,\nsex,m,\n"region, code",01,north\n"region, code",02,north\n'
    (tmp_path / "book.csv").write_text(book, encoding="utf-8")
    draft = ready("schema", "table.csv", "--codebook", "book.csv")
    columns = {column["name"]: column for column in json.loads(draft.out)["columns"]}
    assert columns["sex"]["origin"] == "public"
    assert columns["region, code"]["groups"] == {"north": ["01", "02"]}
    assert "'region, code' holds values that its declared domain does not list (03" in draft.err


def test_a_packed_file_is_opened_only_when_asked(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "table.csv.gz").write_bytes(gzip.compress((tmp_path / "table.csv").read_bytes()))
    refused = ready("schema", "table.csv.gz")
    assert refused.code == 3
    assert "--gzip" in refused.err
    draft = ready("schema", "table.csv.gz", "--gzip")
    assert json.loads(draft.out)["reading"] == {"packing": "gzip"}
    assert ready("inspect", "table.csv.gz", "--gzip", "--json").json["rows"] == N_ROWS


def test_a_package_in_the_form_that_was_asked_for(ready: Cusyn, tmp_path: Path) -> None:
    lonely = ready("synthesise", *ASK, "--epsilon", "0.5", "--plain")
    assert lonely.code == 3
    assert "add --out DIR" in lonely.err
    made = ready("synthesise", *ASK, "--epsilon", "0.5", "--out", "one", "--plain", "--parquet")
    assert made.code == 0
    assert (tmp_path / "one" / "synthetic.parquet").is_file()
    again = ready("export", "w.cusyn", "R-01", "two", "--spreadsheet-safe", "--parquet", "--json")
    assert "synthetic.parquet" in again.json["files"]
    assert ready("verify", "w.cusyn", "one", "two").code == 0


def test_much_the_same_rows_are_questioned_and_the_answer_is_logged(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(csv_text().replace(",m,20,", ",m,50,"), encoding="utf-8")
    again = (*ADD_SURVEY[:4], "Again", *ADD_SURVEY[5:], "--epsilon", "1")
    refused = ready(*again)
    assert refused.code == 3
    assert "much the same rows as Survey" in refused.err
    assert "--same-people-as or --accept-similar" in refused.err
    assert not mentions_rows(refused.err)
    assert ready(*again, "--accept-similar").code == 0
    assert "said to be other people" in ready("audit", "w.cusyn").out


def test_a_table_with_the_same_columns_is_registered_with_a_warning_that_is_logged(
    ready: Cusyn, tmp_path: Path
) -> None:
    """Also without an option, by those that the commands have promised."""
    (tmp_path / "table.csv").write_text(csv_text(40), encoding="utf-8")
    other = (*ADD_SURVEY[:4], "Other", *ADD_SURVEY[5:], "--epsilon", "1")
    made = ready(*other, "--json")
    assert made.code == 0, made
    (warning,) = (told for told in made.json["warnings"] if "columns" in told)
    assert "Other has the columns of Survey, and got a pool of its own" in warning
    assert "--same-people-as" in warning
    assert "--accept-similar" in warning
    assert not mentions_rows(made.err)
    assert "the columns of Survey, registered as other people" in ready("audit", "w.cusyn").out
    (tmp_path / "table.csv").write_text(csv_text(20), encoding="utf-8")
    sure = ready(*ADD_SURVEY[:4], "Sure", *ADD_SURVEY[5:], "--epsilon", "1", "--accept-similar", "--json")
    assert (sure.code, sure.json["warnings"]) == (0, [])
    assert "or columns as Survey, Other, said to be other people" in ready("audit", "w.cusyn").out


def test_a_moved_file_is_found_again(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "table.csv").rename(tmp_path / "there" / "t.csv")
    lost = ready("synthesise", *ASK, "--epsilon", "0.5")
    assert lost.code == 3
    assert "Nothing was spent" in lost.err
    found = ready("relocate", "w.cusyn", "--dataset", "Survey", "there/t.csv")
    assert (found.code, "It is the one that was registered" in found.out) == (0, True)
    assert ready("synthesise", *ASK, "--epsilon", "0.5").code == 0
    (tmp_path / "there" / "t.csv").write_text(csv_text(50), encoding="utf-8")
    changed = ready("relocate", "w.cusyn", "--dataset", "Survey", "there/t.csv")
    assert changed.code == 3
    assert "It holds other rows" in changed.err


def test_inferred_domains_are_warned_of(ready: Cusyn, tmp_path: Path) -> None:
    assert "Warning: The domains of" in ready("schema", "table.csv").err
    text = SCHEMA_JSON.replace('"public", "from": 0', '"inferred", "from": 0')
    (tmp_path / "schema.json").write_text(text, encoding="utf-8")
    (tmp_path / "table.csv").write_text(
        (tmp_path / "table.csv").read_text(encoding="utf-8") + "X,f,1,no,01,1.00\n", encoding="utf-8"
    )
    second = (*ADD_SURVEY[:4], "Second", *ADD_SURVEY[5:], "--epsilon", "1", "--accept-similar")
    answer = ready(*second, "--json")
    assert answer.code == 0, answer
    assert answer.json["inferred"] == ["age"]
    assert "age" in answer.json["warnings"][0]
    assert "age" in answer.err
    assert "Domains of Second" in ready("audit", "w.cusyn").out


def test_the_log_is_written_to_a_file(ready: Cusyn, tmp_path: Path) -> None:
    assert ready("audit", "w.cusyn", "--out", "log.csv").code == 0
    assert "user_added" in (tmp_path / "log.csv").read_text(encoding="utf-8")
    records = ready("audit", "w.cusyn", "--json").json
    assert records[0]["facts"]["workspace"]
    assert [record["number"] for record in records] == [1, 2, 3, 4]


USAGE = [
    (),
    ("unheard",),
    ("init",),
    ("evaluate", *ASK),
    ("evaluate", *ASK, "--epsilon"),
    ("synthesise", *ASK, "--epsilon", "1", "--engine", "magic"),
    ("synthesise", *ASK, "--epsilon", "1", "--reuse", "some"),
    ("pools", "w.cusyn", "--loud"),
    ("export", "w.cusyn", "R-01"),
]


@pytest.mark.parametrize("line", USAGE, ids=" ".join)
def test_wrong_usage_ends_with_2(shared: Cusyn, line: tuple[str, ...]) -> None:
    assert shared(*line).code == 2
    if line:
        answer = shared(line[0], "--json", *line[1:])
        assert answer.code == 2
        assert answer.json["error"]["kind"] == "usage"
        assert answer.err.startswith("cusyn: ")


BAD_EPSILONS = ["0", "-1", "nan", "inf", "-inf", "one", "", "0,5", "1e-9", "1e9", "1_0"]
INPUT = [
    ("pools", "none.cusyn"),
    ("init", "w.cusyn"),
    ("init", "none/w.cusyn"),
    ("inspect", "none.csv"),
    ("schema", "none.csv"),
    ("schema", "table.csv", "--domain", "none.json"),
    ("schema", "table.csv", "--domain", "schema.json"),
    ("schema", "table.csv", "--codebook", "none.json"),
    ("schema", "table.csv", "--codebook", "table.csv"),
    ("schema", "table.csv", "--sheet", "One"),
    ("evaluate", "w.cusyn", "--dataset", "Census", "--user", "Ana", "--epsilon", "1"),
    ("evaluate", "w.cusyn", "--dataset", "Survey", "--user", "Eve", "--epsilon", "1"),
    ("evaluate", *ASK, "--epsilon", "1", "--at-least", "none"),
    ("synthesise", *ASK, "--epsilon", "1", "--query", "ago"),
    ("synthesise", *ASK, "--epsilon", "1", "--query", "id"),
    ("synthesise", *ASK, "--epsilon", "1", "--query", "age,age"),
    ("synthesise", *ASK, "--epsilon", "1", "--query", "age,"),
    ("synthesise", *ASK, "--epsilon", "1", "--query", "age,sex,smoker,income"),
    ("synthesise", *ASK, "--epsilon", "1", "--rows", "0"),
    ("synthesise", *ASK, "--epsilon", "1", "--rows", "many"),
    ("synthesise", *ASK, "--epsilon", "1", "--out", "table.csv"),
    ("synthesise", *ASK, "--epsilon", "1", "--out", "table.csv/there"),
    ("evaluate", *ASK, "--epsilon", "0.5", "--at-least", "0.6"),
    ("evaluate", *ASK, "--epsilon", "1", "--rows", "20000001"),
    ("add-user", "w.cusyn", "Ana"),
    ("add-user", "w.cusyn", "Eve", "--dataset", "Census"),
    ("add-user", "w.cusyn", "Eve", "--epsilon", "1", "--delta", "1"),
    (*ADD_SURVEY, "--epsilon", "1"),
    (*ADD_SURVEY[:4], "Other", *ADD_SURVEY[5:], "--epsilon", "1", "--rows-per-person", "0"),
    (*ADD_SURVEY[:4], "Other", *ADD_SURVEY[5:], "--epsilon", "1", "--approx-rows", "some"),
    (*ADD_SURVEY[:6], "none.json", *ADD_SURVEY[7:], "--epsilon", "1"),
    (*ADD_SURVEY[:6], "table.csv", *ADD_SURVEY[7:], "--epsilon", "1"),
    ("export", "w.cusyn", "R-09", "out"),
    ("verify", "none.cusyn"),
    ("verify", "w.cusyn", "nosuchpackage"),
    ("verify", "w.cusyn", "table.csv"),
    ("verify", "w.cusyn", "."),
    *(("evaluate", *ASK, "--epsilon", epsilon) for epsilon in BAD_EPSILONS),
]  # fmt: skip


@pytest.mark.parametrize("line", INPUT, ids=" ".join)
def test_input_that_cannot_be_used_ends_with_3(shared: Cusyn, line: tuple[str, ...]) -> None:
    before = shared("audit", "w.cusyn", "--json").json
    answer = shared(*line, "--json")
    assert answer.code == 3, answer
    message = answer.json["error"]["message"]
    assert answer.json["error"]["kind"] == "input"
    assert answer.err == f"cusyn: {message}\n"
    assert len(message) > 20
    assert "Traceback" not in answer.err
    assert shared("audit", "w.cusyn", "--json").json == before


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "empty"),
        ('id,sex,age,smoker,"region, code",income\n', "no row|no rows|header"),
        ('id,sex,age,smoker,"region, code",income\n1,f,3,no,01,2.00,extra\n', "[Ll]ine 2"),
        ("other\n1\n", "column"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(ready: Cusyn, tmp_path: Path, content: str, message: str) -> None:
    import re

    (tmp_path / "bad.csv").write_text(content, encoding="utf-8")
    line = (*ADD_SURVEY[:2], "bad.csv", "--name", "Bad", *ADD_SURVEY[5:], "--epsilon", "1")
    answer = ready(*line)
    assert answer.code == 3, answer
    assert re.search(message, answer.err), answer.err


def add_odd(tmp_path: Path, rows: str, schema: str) -> tuple[str, ...]:
    """The command that registers the table with more rows."""
    text = (tmp_path / "table.csv").read_text(encoding="utf-8")
    (tmp_path / "odd.csv").write_text(text + rows, encoding="utf-8")
    (tmp_path / "odd.json").write_text(schema, encoding="utf-8")
    line = (*ADD_SURVEY[:2], "odd.csv", "--name", "Odd", "--schema", "odd.json", *ADD_SURVEY[7:])
    return (*line, "--epsilon", "1", "--accept-similar")


def test_a_category_that_is_not_listed_is_refused_by_the_name_of_its_column(
    ready: Cusyn, tmp_path: Path
) -> None:
    before = ready("audit", "w.cusyn", "--json").json
    answer = ready(*add_odd(tmp_path, "X,unheard,9,maybe,01,5\n", SCHEMA_JSON), "--json")
    assert answer.code == 3
    message = answer.json["error"]["message"]
    assert "The columns 'sex', 'smoker' hold values that the schema does not list" in message
    assert "unheard" not in message
    assert "maybe" not in message
    assert ready("audit", "w.cusyn", "--json").json == before


def test_values_outside_the_domain_are_told_to_the_custodian_and_kept_nowhere(
    ready: Cusyn, tmp_path: Path
) -> None:
    schema = SCHEMA_JSON.replace('"categories": ["f", "m"]', '"categories": ["f", "m"], "outside": "first"')
    rows = "X,x,999,,01,-5\nY,y,two,no,02,5\n"
    answer = ready(*add_odd(tmp_path, rows, schema), "--json")
    assert answer.code == 0, answer
    assert answer.json["warnings"] == [
        "Column 'sex': 2 cells hold a value outside the declared domain; such values count as the first"
        " category.",
        "Column 'age': 1 cell holds a value outside the declared domain; such values were moved to the"
        " nearest limit.",
        "Column 'age': 1 cell holds no value of its type (an empty cell or a word); such cells count as"
        " '0 to 19'.",
        "Column 'income': 1 cell holds a value outside the declared domain; such values were moved to the"
        " nearest limit.",
    ]
    assert all(warning in answer.err for warning in answer.json["warnings"])
    made = ready("synthesise", *ASK[:2], "Odd", *ASK[3:], "--epsilon", "0.5", "--rows", "20", "--out", "p")
    assert (made.code, made.err) == (0, "")
    for shown in (
        ready("audit", "w.cusyn", "--json").out,
        (tmp_path / "p" / "report.html").read_text("utf-8"),
    ):
        assert "outside the declared domain" not in shown
    assert b"outside the declared domain" not in (tmp_path / "w.cusyn").read_bytes()


def test_known_rows_share_their_pool_and_it_is_said_so(ready: Cusyn) -> None:
    again = (*ADD_SURVEY[:4], "Again", *ADD_SURVEY[5:], "--epsilon", "0.5", "--json")
    answer = ready(*again)
    assert answer.code == 0, answer
    shared, unused, limit = answer.json["warnings"]
    assert shared == "These are the rows of Survey: one pool counts for both."
    assert "epsilon 0.5 and delta 1e-9 that were typed for Again are not used" in unused
    assert limit.startswith("The limit for one synthesis of Survey holds for Again, too: ε")
    assert all(warning in answer.err for warning in (shared, unused, limit))
    assert round(answer.json["per_synthesis"]["epsilon"], 6) == 1.5


def test_columns_that_are_left_out_are_named(ready: Cusyn) -> None:
    again = ready(*ADD_SURVEY[:4], "Again", *ADD_SURVEY[5:], "--epsilon", "0.5")
    assert "Registered Again with 5 columns. Left out: id." in again.out


def test_a_domain_that_is_too_large_is_refused_with_the_numbers(ready: Cusyn, tmp_path: Path) -> None:
    columns = [{"name": name, "type": "integer", "origin": "public", "from": 0, "to": 9999} for name in "abc"]
    schema = {"format": "cusyn-schema", "version": 1, "columns": columns}
    (tmp_path / "wide.json").write_text(json.dumps(schema), encoding="utf-8")
    (tmp_path / "wide.csv").write_text("a,b,c\n1,2,3\n", encoding="utf-8")
    line = (
        "add-dataset",
        "w.cusyn",
        "wide.csv",
        "--name",
        "Wide",
        "--schema",
        "wide.json",
        "--delta",
        "1e-9",
    )
    assert ready(*line, "--epsilon", "1").code == 0
    ask = ("w.cusyn", "--dataset", "Wide", "--user", "Ben", "--epsilon", "1", "--query", "a,b")
    answer = ready("synthesise", *ask)
    assert answer.code == 3
    assert "cells" in answer.err
    assert "Nothing was spent" in answer.err
    assert ready("releases", "w.cusyn", "--json").json == []


def test_what_is_no_workspace_ends_with_5(ready: Cusyn, tmp_path: Path) -> None:
    (tmp_path / "text.cusyn").write_text("hello " * 100, encoding="utf-8")
    for command in ("pools", "verify"):
        answer = ready(command, "text.cusyn", "--json")
        assert answer.code == 5
        assert answer.json["error"]["kind"] == "store"


def test_a_workspace_of_a_newer_version_ends_with_5(ready: Cusyn, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "w.cusyn") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    for command in ("pools", "verify"):
        answer = ready(command, "w.cusyn")
        assert answer.code == 5
        assert "newer" in answer.err


def test_a_sound_copy_is_not_said_to_be_the_newest(ready: Cusyn, tmp_path: Path) -> None:
    assert "newest copy that this computer has seen" in ready("verify", "w.cusyn").out
    (tmp_path / "anchors").rename(tmp_path / "elsewhere")
    answer = ready("verify", "w.cusyn")
    assert answer.code == 0
    assert "nobody can tell here whether it is the newest copy" in answer.out
    assert "?    This computer has no receipt" in answer.out


def test_a_changed_package_ends_with_5(ready: Cusyn, tmp_path: Path) -> None:
    ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9", "--out", "p")
    (tmp_path / "p" / "synthetic.csv").write_text("sex\nf\n", encoding="utf-8")
    answer = ready("verify", "w.cusyn", "p", "--json")
    assert answer.code == 5
    assert answer.json["ok"] is False
    assert "does not hold" in answer.err
    assert "does not hold" not in answer.out
    assert "BAD  synthetic.csv was changed" in ready("verify", "w.cusyn", "p").out


def test_an_old_copy_is_warned_of_and_cannot_spend(ready: Cusyn, tmp_path: Path) -> None:
    old = (tmp_path / "w.cusyn").read_bytes()
    ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9")
    (tmp_path / "w.cusyn").write_bytes(old)
    listed = ready("pools", "w.cusyn")
    assert listed.code == 0
    assert "older copy" in listed.err
    answer = ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9")
    assert answer.code == 5
    assert "older copy" in answer.err


def test_without_a_receipt_the_newest_package_saves_the_rest_by_command(ready: Cusyn, tmp_path: Path) -> None:
    old = (tmp_path / "w.cusyn").read_bytes()
    ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9", "--out", "p")
    spent = ready("pools", "w.cusyn", "--json").json
    (tmp_path / "w.cusyn").write_bytes(old)
    (tmp_path / "anchors").rename(tmp_path / "another computer")
    command = ("accept-copy", "w.cusyn", "p", "--reason", "the disk failed", "--json")

    unsaid, said = ready(*command).json, ready(*command, "--newest", "--yes").json

    assert {one["is_proven"] for one in unsaid["pools"]} == {False}
    assert {one["is_proven"] for one in said["pools"]} == {True}
    assert said["forgotten"] == []
    assert ready("pools", "w.cusyn", "--json").json == spent
    assert "not signed" in ready("accept-copy", "--help").out


def test_a_copy_is_accepted_by_command_and_never_spends_less(ready: Cusyn, tmp_path: Path) -> None:
    old = (tmp_path / "w.cusyn").read_bytes()
    ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9", "--out", "p")
    spent = ready("pools", "w.cusyn", "--json").json
    (tmp_path / "w.cusyn").write_bytes(old)
    assert "cusyn accept-copy" in ready("pools", "w.cusyn").err
    command = ("accept-copy", "w.cusyn", "p", "--reason", "the disk failed")

    asked = ready(*command)

    assert asked.code == 2
    assert "counts as spent instead of ε\N{NO-BREAK SPACE}0" in asked.out
    assert "Accepting counts as spent what is told above. To accept the copy, add --yes" in asked.err
    assert ready("pools", "w.cusyn", "--json").json != spent
    assert ready(*command, "--yes").code == 0
    assert ready("pools", "w.cusyn", "--json").json == spent
    assert "the disk failed" in ready("audit", "w.cusyn").out
    assert ready(*command, "--yes").code == 3
    assert ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9").code == 0


def test_nothing_is_spent_where_triggers_were_dropped(ready: Cusyn, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "w.cusyn") as db:
        for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {name}")
    db.close()
    before = (tmp_path / "w.cusyn").read_bytes()
    answer = ready("synthesise", *ASK, "--epsilon", "0.5", "--rows", "9")
    assert answer.code == 5
    assert "was removed" in answer.err
    assert (tmp_path / "w.cusyn").read_bytes() == before


def test_a_bug_ends_with_1_and_quotes_nothing(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_workspace: object) -> None:
        raise ValueError("secret cell 4711")

    monkeypatch.setattr("cusyn_desktop.services.pools.pools", fail)
    answer = ready("pools", "w.cusyn", "--json")
    assert answer.code == 1
    assert answer.json["error"]["kind"] == "bug"
    assert "ValueError in tests.unit.cli.test_program" in answer.err
    assert "4711" not in answer.out + answer.err


def test_a_stopped_command_says_so(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_workspace: object) -> None:
        raise JobCancelled

    monkeypatch.setattr("cusyn_desktop.services.pools.pools", stop)
    answer = ready("pools", "w.cusyn")
    assert answer.code == 130
    assert answer.err.startswith("cusyn: Stopped")


def test_progress_is_one_line_on_a_terminal(ready: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    from cusyn_desktop.cli import progress

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress.watched() as control:
        control.checkpoint(0.5, "fit")
        control.checkpoint(0.75, "unheard", Progress(0.0, ""))
    shown = terminal.getvalue()
    assert "50%  Fitting the model" in shown
    assert "75%  Working" in shown
    assert "\n" not in shown
    assert ready is not None


def test_ctrl_c_cancels_the_job() -> None:
    import signal

    from cusyn_desktop.cli import progress

    before = signal.getsignal(signal.SIGINT)
    with progress.watched() as control:
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(JobCancelled):
            control.checkpoint()
    assert signal.getsignal(signal.SIGINT) is before


def test_the_exit_code_alone_leaves_the_program() -> None:
    assert isinstance(program.run(["--help"]), int)


def test_bounds_are_chosen_and_printed_as_a_schema(ready: Cusyn) -> None:
    asked = ("choose-bounds", "w.cusyn", "--dataset", "Survey", "--user", "Ben", "--epsilon", "0.5")
    record = ready(*asked, "--column", "income", "--json").json
    assert record["release"] == "R-01"
    assert float(record["from"]) <= 200 < 900 < float(record["to"])  # wider once in twenty times
    assert record["schema"]["columns"][-1]["origin"] == "chosen"
    text = ready(*asked, "--column", "age")
    assert '"origin": "chosen"' in text.out
    assert re.search(r"Most values of age lie between -?\d+ and \d\d+,", text.err)
    refused = ready(*asked[:-1], "9", "--column", "age")
    assert refused.code == 4
    assert "one synthesis of Survey decides" in refused.err
    alone = ready(*asked, "--column", "age", "--missing", "-9")
    assert (alone.code, "--missing needs --places or --dates" in alone.err) == (2, True)
    declared = ready(*asked, "--column", "age", "--places", "0", "--missing", "-9", "--json").json
    assert declared["schema"]["columns"][2]["missing"] == ["-9"]
    both = ready(*asked, "--column", "age", "--places", "0", "--dates", "%Y-%m-%d")
    assert (both.code, "not both" in both.err) == (2, True)
    dates = ready(*asked, "--column", "age", "--dates", "%Y-%m-%d")
    assert "No value of 'age' stands out" in dates.err


def test_the_report_is_written_in_the_language_that_is_asked_for(ready: Cusyn, tmp_path: Path) -> None:
    made = ready("synthesise", *ASK, "--epsilon", "0.5", "--out", "one", "--language", "de")
    assert made.code == 0
    assert '<html lang="de">' in (tmp_path / "one" / "report.html").read_text(encoding="utf-8")
    assert ready("export", "w.cusyn", "R-01", "two", "--language", "zh_CN").code == 0
    assert '<html lang="zh-CN">' in (tmp_path / "two" / "report.html").read_text(encoding="utf-8")
    assert ready("verify", "w.cusyn", "one", "two").code == 0
    refused = ready("synthesise", *ASK, "--epsilon", "0.1", "--language", "de")
    assert refused.code != 0
    assert "--language says how the report of a package is written: add --out DIR." in refused.err
