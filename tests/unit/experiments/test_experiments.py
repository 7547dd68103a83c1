"""The research experiments on a small made-up table, with replayable noise."""

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.cli.program import run
from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.engine.plan import Allocation, EngineName
from cusyn_desktop.errors import InputError, JobCancelled
from cusyn_desktop.experiments.charts import line_chart
from cusyn_desktop.experiments.points import Point, summarise
from cusyn_desktop.experiments.results import rows_of, write_results
from cusyn_desktop.experiments.studies import Setup, Study, run_study
from cusyn_desktop.experiments.table import ResearchTable, load_research_table
from cusyn_desktop.experiments.trial import Method
from tests.replay import SeededNoise

METHODS = (Method(EngineName.AIM), Method(EngineName.CUSYN_AIM, Allocation.ADAPTIVE))


@pytest.fixture
def data(tmp_path: Path) -> tuple[Path, Path]:
    rng = np.random.default_rng(7)
    first = rng.integers(0, 2, 3_000)
    columns = [
        first,
        *(np.where(rng.random(3_000) < 0.7, first, rng.integers(0, 2, 3_000)) for _ in range(4)),
    ]
    path, domain = tmp_path / "table.csv", tmp_path / "domain.json"
    lines = ["a,b,c,d,e", *(",".join(map(str, row)) for row in np.column_stack(columns).tolist())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    domain.write_text(json.dumps(dict.fromkeys("abcde", 2)), encoding="utf-8")
    return path, domain


@pytest.fixture
def table(data: tuple[Path, Path]) -> ResearchTable:
    return load_research_table(data[0], domain=dict.fromkeys("abcde", 2), control=RunControl())


def test_interest_queries_repeat_and_longer_lists_hold_shorter_ones(table: ResearchTable) -> None:
    assert table.interest(3, draw=1) == table.interest(3, draw=1)
    assert set(table.interest(3, draw=1)) < set(table.interest(6, draw=1))
    assert len({table.interest(4, draw=draw) for draw in range(8)}) > 1
    with pytest.raises(InputError, match="10 pairs of columns; 11 were asked for"):
        table.interest(11, draw=0)


@pytest.mark.parametrize(
    ("study", "lines", "xs"),
    [
        (Study.LEN, {"aim", "cusyn-aim adaptive"}, {2, 4}),
        (Study.BGT, {"aim", "cusyn-aim adaptive"}, {0.5, 2.0}),
        (Study.MUL, {"3 rounds, reuse none", "3 rounds, reuse mine", "3 rounds, reuse all"}, {1, 2, 3}),
    ],
)
def test_every_place_of_a_figure_has_its_draws(
    table: ResearchTable, tmp_path: Path, study: Study, lines: set[str], xs: set[float]
) -> None:
    setup = Setup(draws=2, length=3, lengths=(2, 4), epsilons=(0.5, 2.0), rounds=(3,), methods=METHODS)

    points = run_study(study, table, setup, noise=SeededNoise(3), control=RunControl())

    assert {point.line for point in points} == lines
    assert {point.x for point in points} == xs
    assert all(summary.draws == 2 for summary in summarise(points))
    sheet, page = write_results(study, table, setup, points, tmp_path / "out")
    with sheet.open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == len(points)
    text = page.read_text(encoding="utf-8")
    assert text.count("<figure>") == 4
    assert "Research only" in text
    assert "<script" not in text
    assert all(line in text for line in lines)


def test_more_budget_means_less_error(table: ResearchTable) -> None:
    setup = Setup(draws=3, length=3, epsilons=(0.1, 10.0), methods=METHODS)
    points = run_study(Study.BGT, table, setup, noise=SeededNoise(5), control=RunControl())
    for line in ("aim", "cusyn-aim adaptive"):
        poor, rich = (s.workload.mean for s in summarise(points) if s.line == line)
        assert rich < 0.3 * poor


def test_large_numbers_on_an_axis_are_written_in_full() -> None:
    def point(x: float, cells: int) -> Point:
        return Point(
            x=x, line="aim", draw=0, interest_tvd=0.00012, workload_tvd=0, seconds=1, rounds=1, cells=cells
        )

    summaries = summarise([point(1, 100), point(2, 23_000)])
    cells = line_chart(summaries, title="", x_title="", value=lambda s: (s.cells, 0.0))
    assert [tick.label for tick in cells.y_ticks] == ["0", "6,000", "12,000", "18,000", "24,000"]
    errors = line_chart(summaries, title="", x_title="", value=lambda s: (s.interest.mean, 0.0))
    assert [tick.label for tick in errors.y_ticks] == ["0", "3e-05", "6e-05", "9e-05", "0.00012"]


def test_ratios_are_beside_the_plain_mechanism_and_the_releases_without_reuse() -> None:
    def point(line: str, error: float) -> Point:
        return Point(
            x=1, line=line, draw=0, interest_tvd=error, workload_tvd=error, seconds=1, rounds=1, cells=1
        )

    lines = {"aim": 0.4, "cusyn-aim paper": 0.2, "5 rounds, reuse none": 0.8, "5 rounds, reuse all": 0.2}
    rows = rows_of(summarise(point(line, error) for line, error in lines.items()))
    assert [row.interest_ratio for row in rows] == [None, 0.5, None, 0.25]


def test_many_releases_are_made_by_the_adaptive_engine_unless_another_is_asked_for(
    table: ResearchTable, tmp_path: Path
) -> None:
    paper = Method(EngineName.CUSYN_MWEM, Allocation.PAPER)
    assert Setup().shared_method == Method(EngineName.CUSYN_AIM, Allocation.ADAPTIVE)
    assert Setup(methods=(Method(EngineName.AIM), paper)).shared_method == paper
    assert Setup(methods=(Method(EngineName.AIM),)).shared_method == Method(EngineName.AIM)

    setup = Setup(draws=1, length=3, rounds=(2,), methods=METHODS)
    points = run_study(Study.MUL, table, setup, noise=SeededNoise(3), control=RunControl())
    page = write_results(Study.MUL, table, setup, points, tmp_path)[1].read_text(encoding="utf-8")
    assert "Engine: cusyn-aim adaptive." in page
    assert page.count("<tbody>") == page.count("</tbody>") == 3
    assert "standard deviation" not in page


def test_an_experiment_can_be_stopped(table: ResearchTable) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        run_study(Study.LEN, table, Setup(lengths=(2,)), noise=SeededNoise(1), control=RunControl(token))


def test_a_setup_without_draws_is_refused() -> None:
    with pytest.raises(InputError, match="at least one draw"):
        Setup(draws=0)
    with pytest.raises(InputError, match="1 to 80 MB"):
        Setup(model_limit_mb=81)


def test_the_command_writes_both_files_and_leaves_no_workspace(
    data: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    options = ["--data", str(data[0]), "--domain", str(data[1]), "--draws", "1", "--lengths", "2,3"]

    code = run(["experiment", "len", *options, "--method", "aim", "--out", str(out), "--json"])

    assert code == 0
    answer = json.loads(capsys.readouterr().out)
    assert [row["x"] for row in answer["summary"]] == [2, 3]
    assert sorted(path.name for path in out.iterdir()) == ["len.csv", "len.html"]
    assert not list(tmp_path.rglob("*.cusyn"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--lengths", "2,x"], "--lengths must be a whole number"),
        (["--lengths", "99"], "99 were asked for"),
        (["--draws", "0"], "--draws must lie between 1 and 1,000"),
        (["--epsilon", "-1"], "-1"),
    ],
)
def test_bad_settings_are_refused_with_a_sentence(
    data: tuple[Path, Path], capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    code = run(["experiment", "len", "--data", str(data[0]), "--domain", str(data[1]), *options])
    assert code == 3
    assert message in capsys.readouterr().err
