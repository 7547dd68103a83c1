"""Commands run in this process, in a folder of the test."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cusyn_desktop.cli.program import run
from tests.unit.services.small import SCHEMA_JSON, write_table


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever the command answers
        return json.loads(self.out)


Cusyn = Callable[..., Answer]


@pytest.fixture
def cusyn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cusyn:
    """Runs `cusyn` with arguments."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))

    def command(*arguments: str) -> Answer:
        code = run(arguments)
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return command


@pytest.fixture
def ready(cusyn: Cusyn, tmp_path: Path) -> Cusyn:
    """The same, in a folder with a workspace w.cusyn, the dataset Survey, and the users Ana and Ben."""
    write_table(tmp_path)
    (tmp_path / "schema.json").write_text(SCHEMA_JSON, encoding="utf-8")
    for line in (
        ("init", "w.cusyn"),
        (*ADD_SURVEY, "--epsilon", "3", "--per-synthesis", "1.5", "--approx-rows", "500"),
        ("add-user", "w.cusyn", "Ana", "--epsilon", "2", "--per-request", "1"),
        ("add-user", "w.cusyn", "Ben"),
    ):
        answer = cusyn(*line)
        assert answer.code == 0, answer
    return cusyn


ADD_SURVEY = (
    "add-dataset", "w.cusyn", "table.csv", "--name", "Survey", "--schema", "schema.json", "--delta", "1e-9",
)  # fmt: skip
ASK = ("w.cusyn", "--dataset", "Survey", "--user", "Ana")
