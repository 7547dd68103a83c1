"""The bundled sample is what its script writes, and fits its schema."""

import subprocess
import sys
from pathlib import Path
from shutil import copy

import pandas as pd

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.load import load_table
from cusyn_desktop.resources import resource


def test_the_sample_fits_its_public_schema() -> None:
    path = resource("samples/health_survey.csv")
    schema = Schema.from_json(resource("samples/health_survey.schema.json").read_text(encoding="utf-8"))
    assert schema.inferred == ()
    assert len(schema.columns) == 12
    assert path.stat().st_size < 1_000_000
    loaded = load_table(path, schema)
    assert loaded.table.n_rows == 10_000
    assert not any(column.n_outside or column.n_unplaced for column in loaded.columns)
    assert schema.to_json() == resource("samples/health_survey.schema.json").read_text(encoding="utf-8")


def test_the_sample_is_written_by_its_script(tmp_path: Path) -> None:
    script = copy(resource("samples/make_health_survey.py"), tmp_path)
    subprocess.run([sys.executable, script], check=True)
    assert (tmp_path / "health_survey.csv").read_bytes() == resource("samples/health_survey.csv").read_bytes()


def test_the_sample_is_proposed_nearly_as_declared() -> None:
    proposed = inspect_file(resource("samples/health_survey.csv")).schema
    declared = Schema.from_json(resource("samples/health_survey.schema.json").read_text(encoding="utf-8"))
    assert [column.type for column in proposed.columns] == [column.type for column in declared.columns]
    assert proposed.names == declared.names


def test_the_sample_has_dependences_worth_finding() -> None:
    frame = pd.read_csv(resource("samples/health_survey.csv"))
    income = frame.groupby("education")["income"].median()
    assert income["university"] > 1.8 * income["primary"]
    diabetes = (frame["diabetes"] == "yes").groupby(frame["age"] >= 65).mean()
    assert diabetes[True] > 2 * diabetes[False]
    assert 0.05 < frame["income"].isna().mean() < 0.15
