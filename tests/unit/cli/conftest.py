"""Commands run in this process, in a folder of the test."""

import contextlib
import io
from dataclasses import dataclass
from pathlib import Path

import pytest

from cusyn_desktop.cli.program import run
from tests.answer import Answer
from tests.unit.services.small import SCHEMA_JSON, write_table


@dataclass(frozen=True, slots=True)
class Cusyn:
    """Runs `cusyn` in a folder, which also holds the marks of its workspaces."""

    folder: Path

    def __call__(self, *arguments: str) -> Answer:
        with (
            pytest.MonkeyPatch.context() as patch,
            contextlib.chdir(self.folder),
            contextlib.redirect_stdout(io.StringIO()) as out,
            contextlib.redirect_stderr(io.StringIO()) as err,
        ):
            patch.setenv("CUSYN_ANCHOR_DIR", str(self.folder / "anchors"))
            code = run(arguments)
        return Answer(code, out.getvalue(), err.getvalue())


ADD_SURVEY = (
    "add-dataset", "w.cusyn", "table.csv", "--name", "Survey", "--schema", "schema.json", "--delta", "1e-9",
)  # fmt: skip
ASK = ("w.cusyn", "--dataset", "Survey", "--user", "Ana")


@pytest.fixture
def cusyn(tmp_path: Path) -> Cusyn:
    """Commands in an empty folder."""
    return Cusyn(tmp_path)


@pytest.fixture
def ready(cusyn: Cusyn) -> Cusyn:
    """Commands in a folder with a workspace w.cusyn, the dataset Survey, and the users Ana and Ben."""
    return _made_ready(cusyn)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Cusyn:
    """The same for tests that change nothing; they share one folder."""
    return _made_ready(Cusyn(tmp_path_factory.mktemp("shared")))


def _made_ready(cusyn: Cusyn) -> Cusyn:
    write_table(cusyn.folder)
    (cusyn.folder / "schema.json").write_text(SCHEMA_JSON, encoding="utf-8")
    for line in (
        ("init", "w.cusyn"),
        (*ADD_SURVEY, "--epsilon", "3", "--per-synthesis", "1.5", "--approx-rows", "500"),
        ("add-user", "w.cusyn", "Ana", "--epsilon", "2", "--per-request", "1"),
        ("add-user", "w.cusyn", "Ben"),
    ):
        answer = cusyn(*line)
        assert answer.code == 0, answer
    return cusyn
