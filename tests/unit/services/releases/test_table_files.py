"""The table of a package in the forms that can be asked for."""

import codecs
import json
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.load import load_private_table
from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.writing.writer import plain
from cusyn_desktop.services import people
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.records.statement import statement_in
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset

GERMAN = """{
  "format": "cusyn-schema",
  "version": 1,
  "reading": {"delimiter": ";", "decimal": ",", "thousands": ".", "encoding": "cp1252", "header": false,
              "line_end": "\\r\\n"},
  "columns": [
    {"name": "key", "type": "identifier", "release": "regenerated", "start": "K-001"},
    {"name": "city", "type": "category", "origin": "public", "categories": ["Köln", "=Bonn; West"]},
    {"name": "paid", "type": "decimal", "origin": "public", "missing": ["-9"], "from": 0, "to": 9999.99,
     "width": 2500, "places": 2, "grouped": true},
    {"name": "born", "type": "date", "origin": "public", "format": "%d.%m.%Y", "from": "1980-01-01",
     "to": "1989-12-31", "by": "year"},
    {"name": "visits", "type": "integer", "origin": "public", "missing": [""], "from": 0, "to": 9},
    {"name": "left", "type": "text"}
  ]
}"""
SCHEMA = Schema.from_json(GERMAN)


@pytest.fixture
def german(empty: Workspace, tmp_path: Path) -> Workspace:
    """A workspace with a release of a table in German conventions, without a header."""
    rng = np.random.default_rng(3)
    lines = []
    for row in range(400):
        amount = f"{rng.integers(0, 999_999) / 100:,.2f}".translate(str.maketrans(",.", ".,"))
        city = ("Köln", '"=Bonn; West"')[row % 2]
        paid, visits = ("-9" if row % 7 == 0 else amount), ("" if row % 5 == 0 else row % 10)
        lines.append(f"X{row};{city};{paid};{1 + row % 28:02}.0{1 + row % 9}.198{row % 10};{visits};free")
    path = tmp_path / "table.csv"
    path.write_text("\r\n".join(lines) + "\r\n", encoding="cp1252", newline="")
    importing.add_dataset(empty, new_dataset(tmp_path, schema=SCHEMA), control=RunControl())
    people.add_user(empty, NewUser(name="Ben"))
    request = ask(user="Ben", queries=(("city", "visits"),), epsilon="1.5")
    synthesis.synthesise(empty, request, control=RunControl())
    return empty


def package(workspace: Workspace, folder: Path, **form: bool) -> Path:
    made = exporting.export_release(workspace, "R-01", folder, form=TableForm(**form), control=RunControl())
    assert auditing.verify(workspace.path, [made]).ok
    return made


def test_the_source_s_conventions_are_the_rule(german: Workspace, tmp_path: Path) -> None:
    folder = package(german, tmp_path / "out")
    content = (folder / "synthetic.csv").read_bytes()
    assert content.startswith(b"K-001;")
    assert "Köln".encode("cp1252") in content
    assert content.count(b"\r\n") == content.count(b"\n") == 500
    assert load_private_table(folder / "synthetic.csv", SCHEMA).n_rows == 500
    assert statement_in(folder).release.plain is False


def test_plain_is_the_same_table_in_utf_8_with_points(german: Workspace, tmp_path: Path) -> None:
    as_stored = package(german, tmp_path / "stored") / "synthetic.csv"
    folder = package(german, tmp_path / "plain", plain=True)
    frame = pd.read_csv(folder / "synthetic.csv", na_values={"paid": ["-9"]}, encoding="utf-8")
    assert list(frame.columns) == ["key", "city", "paid", "born", "visits"]
    assert frame["paid"].dtype == np.float64
    assert set(frame["city"]) == {"Köln", "=Bonn; West"}
    one, other = (
        load_private_table(path, schema)
        for path, schema in ((as_stored, SCHEMA), (folder / "synthetic.csv", plain(SCHEMA)))
    )
    for before, after in zip(one.columns, other.columns, strict=True):
        np.testing.assert_array_equal(before, after)
    assert statement_in(folder).release.plain is True
    assert statement_in(folder).release.table_sha256 == statement_in(as_stored.parent).release.table_sha256


def test_parquet_lies_beside_in_the_types_of_the_columns(german: Workspace, tmp_path: Path) -> None:
    folder = package(german, tmp_path / "out", parquet=True, plain=True)
    frame = pd.read_parquet(folder / "synthetic.parquet")
    text = pd.read_csv(folder / "synthetic.csv", na_values={"paid": ["-9"]})
    assert list(frame.columns) == list(text.columns)
    np.testing.assert_allclose(frame["paid"].astype(float), text["paid"])
    assert frame["visits"].isna().equals(text["visits"].isna())
    assert frame["born"][0].strftime("%d.%m.%Y") == text["born"][0]
    assert set(statement_in(folder).files) >= {"synthetic.csv", "synthetic.parquet"}


def test_excel_knows_the_table_by_its_mark_and_it_reads_back_the_same(
    german: Workspace, tmp_path: Path
) -> None:
    without = (package(german, tmp_path / "plain", plain=True) / "synthetic.csv").read_bytes()
    folder = package(german, tmp_path / "marked", plain=True, marked=True)
    content = (folder / "synthetic.csv").read_bytes()
    assert content == codecs.BOM_UTF8 + without
    assert json.loads((folder / "data_dictionary.json").read_text("utf-8"))["encoding"] == "utf-8-sig"
    found = detect(folder / "synthetic.csv")
    assert found.reading.encoding == "utf-8-sig"
    read = load_private_table(folder / "synthetic.csv", plain(SCHEMA, encoding="utf-8-sig"))
    assert read.n_rows == 500


def test_plain_and_safe_together(german: Workspace, tmp_path: Path) -> None:
    folder = package(german, tmp_path / "out", plain=True, spreadsheet_safe=True)
    frame = pd.read_csv(folder / "synthetic.csv")
    assert set(frame["city"]) == {"Köln", "'=Bonn; West"}
    assert set(frame["paid"]) & {-9.0, "-9"}
