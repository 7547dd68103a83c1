"""Rules from the schema to the package, and those that are refused before anything is spent."""

import csv
import json
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.errors import InputError, ModelTooLargeError
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import SCHEMA_JSON, write_table

MEN_NEVER = {"rule": "forbidden", "values": {"sex": ["m"], "smoker": ["yes"]}}
WOMEN_NEVER = {"rule": "forbidden", "values": {"sex": ["f"], "smoker": ["yes"]}}
WOMEN_ALWAYS = {"rule": "forbidden", "values": {"sex": ["f"], "smoker": ["no", None]}}
NO_MEN = {"rule": "forbidden", "values": {"sex": ["m"], "age": {"from": 0}}}


def ruled(*rules: object) -> Schema:
    return Schema.from_json(json.dumps({**json.loads(SCHEMA_JSON), "rules": list(rules)}))


def test_rows_obey_and_the_package_tells_the_rules(empty: Workspace, tmp_path: Path) -> None:
    """The file itself breaks the rule, so that the model would follow it there without one."""
    write_table(tmp_path)
    importing.add_dataset(empty, new_dataset(tmp_path, schema=ruled(MEN_NEVER)), control=RunControl())
    request = ask(user="Ann", epsilon="1.5", queries=(("sex", "smoker"),))
    people.add_user(empty, NewUser(name="Ann"))
    made = synthesis.synthesise(empty, request, control=RunControl())
    folder = exporting.export_release(empty, made.id, tmp_path / "out", control=RunControl())
    rows = list(csv.DictReader((folder / "synthetic.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 500
    assert {(row["sex"], row["smoker"]) for row in rows} >= {("m", "no"), ("f", "yes")}
    assert ("m", "yes") not in {(row["sex"], row["smoker"]) for row in rows}
    dictionary = json.loads((folder / "data_dictionary.json").read_text(encoding="utf-8"))
    assert dictionary["rules"] == ["Never: sex is m and smoker is yes."]
    assert "Never: sex is m and smoker is yes." in (folder / "report.html").read_text(encoding="utf-8")
    statement = json.loads((folder / "privacy.json").read_text(encoding="utf-8"))
    assert "The declared rules are public knowledge, too." in statement["guarantee"]["conditions"]


def test_rules_that_contradict_each_other_are_named_before_a_pool_is_made(
    empty: Workspace, tmp_path: Path
) -> None:
    write_table(tmp_path)
    schema = ruled(MEN_NEVER, NO_MEN, WOMEN_NEVER, WOMEN_ALWAYS)
    with pytest.raises(InputError, match="contradict each other") as caught:
        importing.add_dataset(empty, new_dataset(tmp_path, schema=schema), control=RunControl())
    assert caught.value.details["columns"] == ("sex", "age", "smoker")
    assert "sex (2)" in str(caught.value)
    assert pools.pools(empty) == ()


def test_rules_that_join_too_much_are_refused_with_numbers(empty: Workspace, tmp_path: Path) -> None:
    names = [f"c{number}" for number in range(9)]
    fields = json.loads(SCHEMA_JSON)
    values = [f"v{number}" for number in range(60)]
    fields["columns"] = [
        {"name": name, "type": "category", "origin": "public", "categories": values} for name in names
    ]
    fields["rules"] = [
        {"rule": "forbidden", "values": {a: ["v1"], b: ["v2"]}} for a in names for b in names if a < b
    ]
    (tmp_path / "table.csv").write_text(",".join(names) + "\n", encoding="utf-8")
    with pytest.raises(ModelTooLargeError, match="columns that the rules join need a model of") as caught:
        importing.add_dataset(
            empty,
            new_dataset(tmp_path, schema=Schema.from_json(json.dumps(fields))),
            control=RunControl(),
        )
    assert caught.value.details["columns"] == tuple(names)
    assert pools.pools(empty) == ()


def test_a_forecast_counts_the_cells_of_the_rules(workspace: Workspace, tmp_path: Path) -> None:
    triple = {"rule": "forbidden", "values": {"sex": ["m"], "age": {"to": 19}, "region, code": ["01"]}}
    write_table(tmp_path, n_rows=400)
    importing.add_dataset(
        workspace,
        new_dataset(tmp_path, name="Ruled", schema=ruled(triple), accept_similar=True),
        control=RunControl(),
    )
    found = deciding.evaluate(workspace, ask(dataset="Ruled", user="Ben", queries=(("sex", "age"),)))
    assert found.forecast is not None
    assert found.forecast.cells >= 2 * 5 * 4


def test_rules_in_words() -> None:
    rules = ruled(
        {"rule": "missing_unless", "column": "smoker", "values": {"age": {"from": 20, "to": 99}}},
        {"rule": "forbidden", "values": {"age": {"from": 20}, "smoker": [None, "no"]}},
        {"rule": "forbidden", "values": {"age": {"to": 19}, "income": {}}},
    ).rules
    assert [rule.in_words for rule in rules] == [
        "smoker is missing unless age is 20 to 99.",
        "Never: age is at least 20 and smoker is missing or no.",
        "Never: age is at most 19 and income is present.",
    ]
