"""Registering datasets."""

from pathlib import Path

import pytest

from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.errors import InputError, JobCancelled
from cusyn_desktop.services import pools
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.tables.descriptions import inferred_warning
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import new_dataset
from tests.unit.services.small import N_ROWS, SCHEMA_JSON, mentions_rows, write_table


def test_a_dataset_is_shown_by_its_public_facts(workspace: Workspace) -> None:
    (shown,) = importing.datasets(workspace)
    assert shown == importing.dataset(workspace, "Survey")
    assert shown.modelled == ("sex", "age", "smoker", "region, code", "income")
    assert shown.columns[0].state is ColumnState.LEFT_OUT
    assert shown.columns[3].labels == ("no", "yes", "missing")
    assert shown.delta == 1e-9
    assert shown.pool.remaining == shown.pool.total
    assert shown.per_synthesis is not None
    assert round(shown.per_synthesis.epsilon, 6) == 1.5
    assert (shown.approx_rows, shown.rows_per_person, shown.n_releases) == (500, 1, 0)


def test_an_unknown_dataset_is_named_with_those_there_are(workspace: Workspace) -> None:
    with pytest.raises(InputError, match=r"There is no dataset Sruvey.*Survey"):
        importing.dataset(workspace, "Sruvey")


def test_the_row_number_is_nowhere(workspace: Workspace) -> None:
    shown = f"{importing.datasets(workspace)} {pools.pools(workspace)} {auditing.audit_entries(workspace)}"
    assert not mentions_rows(shown)


def test_inferred_domains_are_told_and_logged(empty: Workspace, tmp_path: Path) -> None:
    write_table(tmp_path)
    text = SCHEMA_JSON.replace(
        '"origin": "public", "from": 0, "to": 99,', '"origin": "inferred", "from": 0, "to": 99,'
    )
    schema = Schema.from_json(text)
    shown = importing.add_dataset(empty, new_dataset(tmp_path, schema=schema), control=RunControl())
    assert shown.inferred == ("age",)
    assert "age" in inferred_warning(shown.inferred)
    last = auditing.audit_entries(empty)[-1]
    assert last.event == importing.DOMAIN_INFERRED
    assert last.text == "Domains of Survey taken from the rows: age"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"epsilon": "0"}, "epsilon"),
        ({"epsilon": "nan"}, "epsilon"),
        ({"delta": "1"}, "delta"),
        ({"delta": "much"}, "delta"),
        ({"per_synthesis": "-1"}, "epsilon"),
        ({"rows_per_person": 0}, "One person has 1 to"),
        ({"rows_per_person": 1_001}, "One person has 1 to"),
        ({"approx_rows": 0}, "public number of rows"),
        ({"name": "  "}, "name of a dataset"),
    ],
)
def test_a_wrong_field_registers_nothing(
    empty: Workspace, tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    write_table(tmp_path)
    with pytest.raises(InputError, match=message):
        importing.add_dataset(empty, new_dataset(tmp_path, **changes), control=RunControl())
    assert importing.datasets(empty) == ()


def test_a_schema_without_modelled_columns_is_refused(empty: Workspace, tmp_path: Path) -> None:
    schema = Schema.from_json(
        '{"format": "cusyn-schema", "version": 1, "columns": [{"name": "id", "type": "identifier"}]}'
    )
    with pytest.raises(InputError, match="No column of the schema"):
        importing.add_dataset(empty, new_dataset(tmp_path, schema=schema), control=RunControl())


def test_a_missing_file_and_a_wrong_line_are_named(empty: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"table\.csv"):
        importing.add_dataset(empty, new_dataset(tmp_path), control=RunControl())
    path = write_table(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("P0003,", "P0003,x,"), encoding="utf-8")
    with pytest.raises(InputError, match=r"[Ll]ine 5"):
        importing.add_dataset(empty, new_dataset(tmp_path), control=RunControl())


def test_the_same_rows_under_another_name_share_the_pool(workspace: Workspace, tmp_path: Path) -> None:
    again = importing.add_dataset(
        workspace, new_dataset(tmp_path, name="Copy", epsilon="9"), control=RunControl()
    )
    assert again.pool.name == "Survey"
    assert round(again.pool.total.epsilon, 6) == 3


def test_a_moved_file_is_found_again_if_it_is_the_same(workspace: Workspace, tmp_path: Path) -> None:
    moved = tmp_path / "other.csv"
    (tmp_path / "table.csv").rename(moved)
    shown = importing.move_dataset(workspace, name="Survey", path=moved, control=RunControl())
    assert shown.file == moved.resolve()
    moved.write_text("id\n1\n", encoding="utf-8")
    with pytest.raises(InputError, match="not the file that was registered as Survey"):
        importing.move_dataset(workspace, name="Survey", path=moved, control=RunControl())


def test_a_limit_is_lowered_and_never_raised(workspace: Workspace) -> None:
    lowered = importing.lower_limit(workspace, name="Survey", per_synthesis="1")
    assert lowered.per_synthesis is not None
    assert round(lowered.per_synthesis.epsilon, 6) == 1
    with pytest.raises(InputError, match="never raised"):
        importing.lower_limit(workspace, name="Survey", per_synthesis="1.2")


def test_registering_can_be_stopped(empty: Workspace, tmp_path: Path) -> None:
    write_table(tmp_path)
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        importing.add_dataset(empty, new_dataset(tmp_path), control=RunControl(token))
    assert importing.datasets(empty) == ()


def test_a_file_is_inspected_and_drafted(tmp_path: Path) -> None:
    path = write_table(tmp_path)
    found = importing.inspect(path, control=RunControl())
    assert found.n_rows == N_ROWS
    assert [column.name for column in found.columns][:2] == ["id", "sex"]
    draft = importing.draft_schema(path, domain=None, control=RunControl())
    assert "age" in draft.inferred
