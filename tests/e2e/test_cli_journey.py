"""The main job by commands, on the sample and on real tables."""

import itertools
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.resources import resource
from tests.e2e.cli import Cusyn
from tests.shared_data import shared_data
from tests.unit.services.small import SCHEMA_JSON, csv_text


@pytest.fixture
def cusyn(tmp_path: Path) -> Cusyn:
    return Cusyn(tmp_path)


@pytest.fixture
def survey(cusyn: Cusyn, tmp_path: Path) -> Cusyn:
    """A workspace with the small table and the users Ana and Ben."""
    (tmp_path / "table.csv").write_text(csv_text(), encoding="utf-8")
    (tmp_path / "schema.json").write_text(SCHEMA_JSON, encoding="utf-8")
    cusyn.done("init", "w.cusyn")
    cusyn.done("add-dataset", "w.cusyn", "table.csv", "--name", "Survey", "--schema", "schema.json",
               "--epsilon", "3", "--delta", "1e-9", "--approx-rows", "1000")  # fmt: skip
    cusyn.done("add-user", "w.cusyn", "Ana", "--epsilon", "2", "--per-request", "1")
    return cusyn


def test_help_comes_at_once(cusyn: Cusyn) -> None:
    started = time.monotonic()
    assert "synthesise" in cusyn.done("--help").out
    assert time.monotonic() - started < 5  # half a second on an idle machine


def test_a_reader_that_leaves_early_is_no_error(survey: Cusyn) -> None:
    run = survey.start("audit", "w.cusyn", "--json")
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    err = run.stderr.read()
    run.stderr.close()
    assert (run.wait(timeout=60), err) == (0, "")


def test_the_demo_runs_from_nothing_to_a_verified_package(cusyn: Cusyn, tmp_path: Path) -> None:
    started = time.monotonic()
    found = cusyn.done("demo", "here", "--json").json
    assert time.monotonic() - started < 90
    assert found["verified"] is True
    assert found["decision"]["outcome"] == "reduced"
    assert next(query["columns"] for query in found["queries"] if query["is_interest"]) == ["smoker", "age"]
    package = tmp_path / found["package"]
    table = pd.read_csv(package / "synthetic.csv", dtype={"region": str}, parse_dates=["interview"])
    original = pd.read_csv(
        resource("samples/health_survey.csv"), dtype={"region": str}, parse_dates=["interview"]
    )
    assert list(table.columns) == list(original.columns)
    assert (table.dtypes == original.dtypes).all()
    assert table["income"].isna().mean() == pytest.approx(original["income"].isna().mean(), abs=0.05)
    again = cusyn("demo", "here")
    assert again.code == 3
    assert "already" in again.err


def wait_until_opened(survey: Cusyn, run: subprocess.Popen[str]) -> None:
    """Wait until a run has opened the rows and not ended, the only one to do so."""
    with closing(sqlite3.connect(f"file:{survey.folder / 'w.cusyn'}?mode=ro", uri=True)) as db:
        for _ in range(6000):
            if db.execute("SELECT 1 FROM current_states WHERE state = 'opened'").fetchone():
                break
            time.sleep(0.01)
    assert run.poll() is None, run.communicate()


ASK = ("w.cusyn", "--dataset", "Survey", "--user", "Ana", "--epsilon", "0.8")


def test_a_killed_run_stays_spent(survey: Cusyn) -> None:
    run = survey.start("synthesise", *ASK, "--rows", "5000000")
    wait_until_opened(survey, run)
    survey.done("audit", "w.cusyn")  # another process may look while the run goes on, and buries nothing
    assert survey.done("releases", "w.cusyn", "--json").json[0]["state"] == "opened"
    run.kill()
    run.communicate()
    first = survey.done("releases", "w.cusyn", "--json")
    assert "It failed and stays spent" in first.err
    (spend,) = first.json
    assert spend["state"] == "failed"
    pool = survey.done("pools", "w.cusyn", "--json").json[0]
    assert pool["spent"] == spend["granted"]
    assert pool["remaining"]["pico_rho"] == pool["total"]["pico_rho"] - pool["spent"]["pico_rho"]
    assert survey.done("verify", "w.cusyn").out.endswith("that this computer has seen.\n")
    survey.done("synthesise", *ASK, "--rows", "10")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_run_that_a_signal_stops_stays_spent_and_says_so(survey: Cusyn) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        run = survey.start("synthesise", *ASK, "--rows", "5000000")
        wait_until_opened(survey, run)
        run.send_signal(number)
        out, err = run.communicate(timeout=60)
        spend = survey.done("releases", "w.cusyn", "--json").json[-1]
        told = f"cusyn: Stopped. {spend['id']} is cancelled; ε\N{NO-BREAK SPACE}0.80 of Survey stays spent.\n"
        assert (run.returncode, out) == (130, "")
        assert err.endswith(told)
        assert spend["state"] == "cancelled"
    pool = survey.done("pools", "w.cusyn", "--json").json[0]
    assert pool["spent"]["pico_rho"] == 2 * spend["granted"]["pico_rho"]
    assert survey.done("verify", "w.cusyn").code == 0


def mean_tvd(real: pd.DataFrame, synthetic: pd.DataFrame) -> float:
    """Mean total variation distance over all pairs of columns that hold codes."""
    sizes = real.max().combine(synthetic.max(), max) + 1
    distances = []
    for one, other in itertools.combinations(real.columns, 2):
        shares = [
            np.bincount(frame[one] * sizes[other] + frame[other], minlength=sizes[one] * sizes[other])
            / len(frame)
            for frame in (real, synthetic)
        ]
        distances.append(float(np.abs(shares[0] - shares[1]).sum()) / 2)
    return float(np.mean(distances))


@pytest.mark.parametrize(("name", "most"), [("nltcs", 0.006), ("adult", 0.035)])
def test_a_real_table_comes_out_close(cusyn: Cusyn, tmp_path: Path, name: str, most: float) -> None:
    source = shared_data(name)
    schema = cusyn.done(
        "schema", str(source / f"{name}.csv"), "--domain", str(source / f"{name}-domain.json")
    )
    (tmp_path / "schema.json").write_text(schema.out, encoding="utf-8")
    columns = Schema.from_json(schema.out).names
    cusyn.done("init", "w.cusyn")
    file = str(source / f"{name}.csv")
    cusyn.done("add-dataset", "w.cusyn", file, "--name", name, "--schema", "schema.json",
               "--epsilon", "3", "--delta", "1e-9")  # fmt: skip
    cusyn.done("add-user", "w.cusyn", "ana", "--epsilon", "2", "--delta", "1e-9")
    pairs = list(itertools.combinations(columns, 2))[:: len(columns) // 2][:10]
    queries = [part for pair in pairs for part in ("--query", ",".join(f'"{column}"' for column in pair))]
    assert len(queries) == 20
    ask = ("w.cusyn", "--dataset", name, "--user", "ana", "--epsilon", "1")
    assert cusyn.done("evaluate", *ask, "--json").json["outcome"] == "approved"
    made = cusyn.done("synthesise", *ask, *queries, "--out", "package", "--json").json
    assert made["release"]["state"] == "released"
    assert len([query for query in made["queries"] if query["is_interest"]]) == 10
    assert cusyn.done("verify", "w.cusyn", "package", "--json").json["ok"] is True
    real, synthetic = (
        pd.read_csv(path) for path in (source / f"{name}.csv", tmp_path / "package" / "synthetic.csv")
    )
    assert list(real.columns) == list(synthetic.columns)
    assert mean_tvd(real, synthetic) <= most
