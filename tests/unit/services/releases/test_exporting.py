"""The release package."""

import hashlib
import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.data.domain.rules import AtMost, Forbidden, MissingUnless, Range
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.errors import InputError, JobCancelled, StoreTamperedError
from cusyn_desktop.resources import resource
from cusyn_desktop.services import people
from cusyn_desktop.services.ledger import auditing, recovering
from cusyn_desktop.services.records import OneWayTable
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.records.statement import PrivacyStatement, statement_in, statement_schema
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.releases.fitness import Basis, Fitness, Judgement, judgement_of
from cusyn_desktop.services.releases.report import _dictionary_line
from cusyn_desktop.services.releases.report_charts import round_ceiling
from cusyn_desktop.services.releases.report_words import (
    columns_in_words,
    fitness_in_words,
    labelled,
    rule_in_words,
)
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.tables.dictionary import DictionaryColumn
from cusyn_desktop.services.wording import PaperLanguage, wording_in
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import SCHEMA_JSON, mentions_rows, write_table

FILES = {"synthetic.csv", "data_dictionary.json", "privacy.json", "report.html", "recipe.json"}
HOSTILE = '<script>alert("x")</script>'


def export(workspace: Workspace, target: Path, **form: bool) -> Path:
    return exporting.export_release(workspace, "R-01", target, form=TableForm(**form), control=RunControl())


@pytest.fixture
def released(workspace: Workspace) -> Workspace:
    synthesis.synthesise(workspace, ask(), control=RunControl())
    return workspace


def test_a_package_is_complete_and_verifies(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    assert {path.name for path in folder.iterdir()} == FILES
    report = auditing.verify(released.path, [folder])
    assert report.ok, report
    assert all(package.ok for package in report.packages)


def test_the_statement_says_what_was_spent(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    statement = PrivacyStatement.from_json((folder / "privacy.json").read_text(encoding="utf-8"))
    assert round(statement.guarantee.this_release.epsilon, 6) == 0.8
    assert round(statement.guarantee.all_releases.epsilon, 6) == 3
    mechanism = statement.mechanism
    spent = mechanism.measured_pico_rho + mechanism.selected_pico_rho
    assert spent <= statement.guarantee.this_release.pico_rho
    assert sum(one.pico_rho for one in statement.measurements) == mechanism.measured_pico_rho
    for pool in statement.pools:
        gone = pool.left_before.pico_rho - pool.left_after.pico_rho
        assert gone == statement.guarantee.this_release.pico_rho
    for name, fingerprint in statement.files.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == fingerprint
    assert set(statement.files) == FILES - {"privacy.json"}


def test_the_statement_follows_its_published_schema() -> None:
    assert resource("templates/privacy.schema.json").read_text(encoding="utf-8") == statement_schema()


def test_the_pools_of_an_early_release_are_those_of_its_time(released: Workspace, tmp_path: Path) -> None:
    synthesis.synthesise(released, ask(epsilon="0.5"), control=RunControl())
    folder = export(released, tmp_path / "out")
    statement = PrivacyStatement.from_json((folder / "privacy.json").read_text(encoding="utf-8"))
    for pool in statement.pools:
        assert pool.left_before == pool.total
    assert auditing.verify(released.path, [folder]).ok


def test_the_recipe_asks_again(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    recipe = Recipe.from_json((folder / "recipe.json").read_text(encoding="utf-8"))
    assert (
        synthesis.synthesise(released, recipe.request(), accept_less=True, control=RunControl()).id == "R-02"
    )


def test_the_dictionary_tells_how_to_read_the_table(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    dictionary = json.loads((folder / "data_dictionary.json").read_text(encoding="utf-8"))
    columns = {column["name"]: column for column in dictionary["columns"]}
    assert columns["id"]["release"] == "left_out"
    assert columns["smoker"]["missing"] == ""
    assert columns["income"]["decimal_places"] == 2
    assert (columns["age"]["lowest"], columns["age"]["highest"]) == ("0", "99")
    table = pd.read_csv(folder / "synthetic.csv", dtype={"region, code": str})
    assert [name for name in columns if columns[name]["release"] == "synthetic"] == list(table.columns)
    assert set(table["region, code"]) <= set(columns["region, code"]["categories"])


class Tags(HTMLParser):
    """Collects the tags of a page and checks that they close."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.add(tag)
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_well_formed_and_has_no_scripts(released: Workspace, tmp_path: Path) -> None:
    page = (export(released, tmp_path / "out") / "report.html").read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert "script" not in tags.seen
    assert {"svg", "table"} <= tags.seen
    assert "http://" not in page
    assert "https://" not in page
    assert not re.search(r"\b(nan|inf|None|Undefined)\b", page)


def test_typed_names_are_escaped(empty: Workspace, tmp_path: Path) -> None:
    write_table(tmp_path)
    text = (
        (tmp_path / "table.csv")
        .read_text(encoding="utf-8")
        .replace(",sex,", f',"{HOSTILE.replace(chr(34), chr(34) * 2)}",')
    )
    (tmp_path / "table.csv").write_text(text, encoding="utf-8")
    schema = Schema.from_json(SCHEMA_JSON.replace('"name": "sex"', f'"name": {json.dumps(HOSTILE)}'))
    importing.add_dataset(empty, new_dataset(tmp_path, name=HOSTILE, schema=schema), control=RunControl())
    people.add_user(empty, NewUser(name=f"{HOSTILE}2"))
    request = ask(dataset=HOSTILE, user=f"{HOSTILE}2", queries=((HOSTILE, "age"), (HOSTILE,)))
    synthesis.synthesise(empty, request, control=RunControl())
    page = (export(empty, tmp_path / "out") / "report.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert not any("script" in path.name for path in tmp_path.rglob("*"))


def test_formulas_are_made_harmless_on_request(empty: Workspace, tmp_path: Path) -> None:
    path = tmp_path / "formulas.csv"
    rows = "".join(f"{text},{number}\n" for text in ("=1+1", "@x", "plain") for number in range(-20, 20))
    path.write_text(f"word,number\n{rows}", encoding="utf-8")
    schema = Schema.from_json(
        '{"format": "cusyn-schema", "version": 1, "columns": ['
        '{"name": "word", "type": "category", "origin": "public", "categories": ["=1+1", "@x", "plain"]},'
        '{"name": "number", "type": "integer", "origin": "public", "from": -20, "to": 20, "width": 10}]}'
    )
    importing.add_dataset(empty, new_dataset(tmp_path, path=path, schema=schema), control=RunControl())
    people.add_user(empty, NewUser(name="Ben"))
    synthesis.synthesise(empty, ask(user="Ben", queries=()), control=RunControl())
    plain = pd.read_csv(export(empty, tmp_path / "plain") / "synthetic.csv")
    safe_folder = export(empty, tmp_path / "safe", spreadsheet_safe=True)
    safe = pd.read_csv(safe_folder / "synthetic.csv")
    assert "=1+1" in set(plain["word"])
    assert set(safe["word"]) <= {"'=1+1", "'@x", "plain"}
    assert safe["number"].equals(plain["number"])
    assert auditing.verify(empty.path, [tmp_path / "plain", safe_folder]).ok


def test_inferred_domains_make_the_guarantee_conditional(empty: Workspace, tmp_path: Path) -> None:
    write_table(tmp_path)
    schema = Schema.from_json(
        SCHEMA_JSON.replace('"origin": "public", "from": 0', '"origin": "inferred", "from": 0')
    )
    importing.add_dataset(empty, new_dataset(tmp_path, schema=schema), control=RunControl())
    people.add_user(empty, NewUser(name="Ana"))
    synthesis.synthesise(empty, ask(), control=RunControl())
    folder = export(empty, tmp_path / "out")
    statement = PrivacyStatement.from_json((folder / "privacy.json").read_text(encoding="utf-8"))
    assert statement.guarantee.inferred_columns == ("age",)
    assert any("conditional" in condition for condition in statement.guarantee.conditions)
    assert "nobody has confirmed" in (folder / "report.html").read_text(encoding="utf-8")


def test_no_file_holds_the_private_row_number(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    for name in FILES - {"synthetic.csv"}:
        assert not mentions_rows((folder / name).read_text(encoding="utf-8")), name


def test_a_used_folder_gets_a_folder_of_the_release(released: Workspace, tmp_path: Path) -> None:
    target = tmp_path / "shared folder"
    target.mkdir()
    (target / "notes.txt").write_text("mine", encoding="utf-8")
    assert export(released, target) == target / "R-01-package"
    with pytest.raises(InputError, match=r"R-01-package exists already.*shared folder-2"):
        export(released, target)
    assert (target / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_an_empty_folder_is_used_and_missing_ones_are_made(released: Workspace, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert export(released, tmp_path / "empty") == tmp_path / "empty"
    assert export(released, tmp_path / "deep" / "er") == tmp_path / "deep" / "er"


def test_nothing_is_added_to_a_package(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    for place in (folder, folder / "below"):
        with pytest.raises(InputError, match=r"is a release package already.*out-2"):
            exporting.check_destination(place)
        with pytest.raises(InputError, match="is a release package already"):
            export(released, place)
    assert auditing.verify(released.path, [folder]).ok


def test_a_package_may_be_one_zip_file(released: Workspace, tmp_path: Path) -> None:
    packed = export(released, tmp_path / "new" / "package.zip")
    assert packed == tmp_path / "new" / "package.zip"
    assert set(exporting.file_names(packed)) == FILES
    assert list(packed.parent.iterdir()) == [packed]
    assert auditing.verify(released.path, [packed]).ok
    with pytest.raises(InputError, match=r"exists already.*package-2\.zip"):
        export(released, packed)


def test_what_cannot_be_written_leaves_nothing(released: Workspace, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(InputError, match="is a file"):
        export(released, tmp_path / "file")
    with pytest.raises(InputError, match="cannot be written"):
        export(released, tmp_path / "file" / "below")
    with pytest.raises(InputError, match="no release R-09"):
        exporting.export_release(released, "R-09", tmp_path / "out", control=RunControl())
    token = CancelToken()
    control = RunControl(token, lambda progress: token.cancel() if progress.fraction > 0.4 else None)
    with pytest.raises(JobCancelled):
        exporting.export_release(released, "R-01", tmp_path / "out", control=control)
    assert not (tmp_path / "out").exists()
    assert list(tmp_path.glob(".*.part")) == []


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_changed_file_is_found(released: Workspace, tmp_path: Path, name: str) -> None:
    folder = export(released, tmp_path / "out")
    path = folder / name
    content = path.read_text(encoding="utf-8")
    path.write_text(content.replace("0", "1", 1), encoding="utf-8")
    assert not auditing.verify(released.path, [folder]).ok


def test_a_package_is_a_witness_against_an_old_copy(released: Workspace, tmp_path: Path) -> None:
    old = released.path.read_bytes()
    synthesis.synthesise(released, ask(user="Ben"), control=RunControl())
    folder = exporting.export_release(released, "R-02", tmp_path / "out", control=RunControl())
    spent = importing.dataset(released, "Survey").pool.spent
    released.path.write_bytes(old)
    assert not auditing.verify(released.path, [folder]).ok
    pools = recovering.accept_copy(released, reason="disk failed", packages=[folder])
    assert pools[0].spent == spent


def test_without_a_receipt_nothing_is_exported(
    released: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "another computer"))
    with pytest.raises(StoreTamperedError, match=r"Nothing can be exported.*cusyn accept-copy"):
        export(released, tmp_path / "more")
    recovering.accept_copy(released, reason="a new computer")
    assert export(released, tmp_path / "more").is_dir()


def test_only_packages_of_the_workspace_are_witnesses(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    other = Workspace.create(tmp_path / "other.cusyn")
    with pytest.raises(InputError, match="of another workspace"):
        recovering.accept_copy(other, reason="test", packages=[folder])
    with pytest.raises(InputError, match=r"holds no privacy\.json"):
        recovering.accept_copy(other, reason="test", packages=[tmp_path])


@pytest.mark.parametrize("text", ["", "{}", '{"format": "cusyn-privacy-statement"}'])
def test_what_is_no_statement_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"privacy\.json is no privacy statement"):
        PrivacyStatement.from_json(text)


@pytest.mark.parametrize(
    ("largest", "end"), [(0.0, 0.0001), (0.0131, 0.02), (0.173, 0.2), (0.04, 0.04), (0.9, 1.0), (1.0, 1.0)]
)
def test_an_axis_ends_on_a_round_number(largest: float, end: float) -> None:
    assert round_ceiling(largest) == pytest.approx(end)


def test_a_zipped_package_verifies(released: Workspace, tmp_path: Path) -> None:
    folder = export(released, tmp_path / "out")
    zipped = Path(shutil.make_archive(str(tmp_path / "package"), "zip", tmp_path, "out"))
    assert statement_in(zipped) == statement_in(folder)
    assert auditing.verify(released.path, [zipped]).ok
    (tmp_path / "broken.zip").write_bytes(b"PK")
    with pytest.raises(InputError, match=r"holds no privacy\.json"):
        statement_in(tmp_path / "broken.zip")


def test_a_source_that_cannot_hold_a_word_is_written_plainly(empty: Workspace, tmp_path: Path) -> None:
    schema = Schema.from_json(
        '{"format": "cusyn-schema", "version": 1, "reading": {"encoding": "ascii", "delimiter": ";"},'
        ' "columns": ['
        '{"name": "word", "type": "category", "origin": "public", "categories": ["a"], "outside": "other",'
        ' "other": "\u00fcbrige"},'
        '{"name": "number", "type": "integer", "origin": "public", "from": 0, "to": 3}]}'
    )
    path = tmp_path / "ascii.csv"
    path.write_text("word;number\n" + "b;1\na;2\n" * 200, encoding="ascii")
    importing.add_dataset(empty, new_dataset(tmp_path, path=path, schema=schema), control=RunControl())
    people.add_user(empty, NewUser(name="Ana"))
    synthesis.synthesise(empty, ask(queries=()), control=RunControl())
    folder = export(empty, tmp_path / "out")
    assert set(pd.read_csv(folder / "synthetic.csv")["word"]) == {"a", "übrige"}
    dictionary = json.loads((folder / "data_dictionary.json").read_text(encoding="utf-8"))
    assert (dictionary["delimiter"], dictionary["encoding"]) == (",", "utf-8")


@pytest.mark.parametrize(
    ("language", "head", "name"),
    [
        (PaperLanguage.GERMAN, "Synthetische Tabelle von", "R-01-Paket"),
        (PaperLanguage.CHINESE, "的合成表", "R-01-发布包"),
    ],
)
def test_a_package_with_a_report_in_another_language_verifies(
    released: Workspace, tmp_path: Path, language: PaperLanguage, head: str, name: str
) -> None:
    """What programs read stays as it is; the page has no English sentence left."""
    english = exporting.export_release(released, "R-01", tmp_path / "english", control=RunControl())
    there = tmp_path / "there"
    there.mkdir()
    (there / "note.txt").write_text("mine", encoding="utf-8")
    folder = exporting.export_release(released, "R-01", there, language=language, control=RunControl())
    assert folder.name == name
    assert auditing.verify(released.path, [english, folder]).ok
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert head in page
    assert f'<html lang="{language.value.replace("_", "-")}">' in page
    sentences = [text for text in wording_in(PaperLanguage.ENGLISH).texts.values() if len(text) > 40]
    assert [text for text in sentences if text.partition("{")[0] in page and text[0] != "{"] == []
    same = FILES - {"privacy.json", "report.html"}
    assert all((folder / one).read_bytes() == (english / one).read_bytes() for one in same)
    assert statement_in(folder).guarantee == statement_in(english).guarantee


@pytest.mark.parametrize("language", PaperLanguage)
def test_the_report_says_what_the_table_is_good_for(
    released: Workspace, tmp_path: Path, language: PaperLanguage
) -> None:
    detail = releases.release_detail(released, "R-01")
    found = judgement_of(detail.queries, n_rows=detail.summary.n_rows)
    folder = exporting.export_release(released, "R-01", tmp_path, language=language, control=RunControl())
    page = (folder / "report.html").read_text(encoding="utf-8")
    wording = wording_in(language)
    use, why = fitness_in_words(found, n_rows=detail.summary.n_rows, wording=wording)
    assert f"<strong>{use}</strong> {why}</p>" in page
    assert wording.figure(f"{found.points:.1f}") in why


@pytest.mark.parametrize("language", PaperLanguage)
@pytest.mark.parametrize("fitness", Fitness)
@pytest.mark.parametrize("basis", Basis)
def test_every_judgement_has_words_in_every_language(
    language: PaperLanguage, fitness: Fitness, basis: Basis
) -> None:
    found = Judgement(fitness, basis, 2.5, 1_400, (("age", "sex"),), 1_500)
    use, why = fitness_in_words(found, n_rows=30_000, wording=wording_in(language))
    assert use
    assert bool(why) == (fitness is not Fitness.COLUMNS)
    assert ("500" in why) == (fitness not in (Fitness.COLUMNS, Fitness.TRIAL))
    assert ("age × sex" in why) == (basis is Basis.SOME and fitness is not Fitness.COLUMNS)


def test_rules_read_in_english_as_the_dictionary_has_them() -> None:
    rules = (
        Forbidden(rule="forbidden", values={"a": ("x", None), "b": Range(highest=3)}),
        Forbidden(rule="forbidden", values={"a": tuple(map(str, range(20))), "b": Range(lowest=3)}),
        MissingUnless(
            rule="missing_unless", column="c", values={"a": Range(), "b": Range(lowest=1, highest=2)}
        ),
        AtMost(rule="at_most", lower="a", upper="b"),
    )
    english = wording_in(PaperLanguage.ENGLISH)
    assert [rule_in_words(rule, english) for rule in rules] == [rule.in_words for rule in rules]
    german = rule_in_words(rules[0], wording_in(PaperLanguage.GERMAN))
    assert german == "Nie: a ist x oder fehlend und b ist höchstens 3."


def test_groups_and_missing_cells_are_told_in_the_language_of_the_report() -> None:
    shares = np.array([0.5, 0.3, 0.2])
    table = OneWayTable(
        "income", ("0.00 to 9.99", "10.00", "missing"), None, shares, "decimal", has_missing=True
    )
    german = wording_in(PaperLanguage.GERMAN)
    assert labelled(table, german).labels == ("0,00 bis 9,99", "10,00", "fehlend")
    assert labelled(table, wording_in(PaperLanguage.ENGLISH)).labels == table.labels
    own = OneWayTable("way", ("1.5 to 2", "missing", "(missing)"), None, shares, "category", has_missing=True)
    assert labelled(own, wording_in(PaperLanguage.ENGLISH)).labels == own.labels
    assert labelled(own, german).labels == ("1.5 to 2", "missing", "fehlend")
    whole = OneWayTable("age", ("0 to 19", "20", "21"), None, shares, "integer")
    assert labelled(whole, german).labels == ("0 bis 19", "20", "21")


@pytest.mark.parametrize(
    ("language", "told", "left_out"),
    [
        (PaperLanguage.ENGLISH, "1 (1 left out)", "left out"),
        (PaperLanguage.GERMAN, "1 (1 weggelassen)", "weggelassen"),
        (PaperLanguage.CHINESE, "1（1 列未包含）", "未包含"),
    ],
)
def test_a_column_left_out_is_no_column_of_the_table(
    language: PaperLanguage, told: str, left_out: str
) -> None:
    wording = wording_in(language)
    age = DictionaryColumn(name="age", type="integer", release="modelled", origin="public", lowest="0")
    days = DictionaryColumn(name="days", type="text", release="left_out", missing="")
    assert columns_in_words((age, days), wording) == told
    assert columns_in_words((age,), wording) == "1"
    line = _dictionary_line(days, wording)
    assert (line.type, line.values, line.missing, line.domain) == ("-", "-", "-", left_out)
