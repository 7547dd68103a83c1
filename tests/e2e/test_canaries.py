"""Rare strings and numbers in a private table are found nowhere but in that table, whatever happens.

Every flow runs on a table with canaries, with its failures: by services, by command and by the worker of
the window. Then all that was left behind is searched: workspace (each value, archives unpacked), marks,
locks, packages, logs, standard output and error. Files that are written on the way lie nowhere else.
"""

import io
import logging
import os
import sqlite3
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.cli.program import run as command
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.engine import pipelines
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.errors import CuSynError, JobCancelled
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.workers.runner import Job, JobId, _JobWorker
from tests.replay import SeededNoise
from tests.tolerant import tolerant_schema
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import N_ROWS, SCHEMA_JSON, csv_text, mentions_rows, schema

STRINGS = ("Quokkaville", "canary-7741903", "zebrafinch", "918273.64", "77.7177")
"""An undeclared category, an identifier, a word among numbers, a number outside, one of too many places."""
ROWS = (
    "canary-7741903,f,44,no,Quokkaville,918273.64",
    "canary-7741903,m,zebrafinch,yes,01,77.7177",
)


@pytest.fixture
def written() -> Iterator[set[Path]]:
    """All files that this process opens for writing."""
    seen: set[Path] = set()
    watching = [True]

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if watching[0] and event == "open" and isinstance(arguments[0], str | bytes | os.PathLike):
            mode, flags = arguments[1], arguments[2]
            writes = isinstance(mode, str) and any(letter in mode for letter in "wax+")
            if writes or (isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR)):
                seen.add(Path(os.fsdecode(arguments[0])).resolve())

    sys.addaudithook(hook)  # cannot be removed
    yield seen
    watching[0] = False


class PlantedError(KeyError):
    """A bug whose message quotes a row, as that of a library would."""


@dataclass
class Place:
    """A folder in which everything happens, with what was said there.

    Attributes:
        folder: Workspace, private table, marks, packages.
        said: Everything that was printed, logged, shown or told, by where.
    """

    folder: Path
    said: dict[str, str] = field(default_factory=dict)

    @property
    def table(self) -> Path:
        return self.folder / "table.csv"

    def keep(self, where: str, *texts: object) -> None:
        self.said[f"{len(self.said)} {where}"] = "\n".join(map(repr, texts))

    def attempt(self, where: str, action: Callable[[RunControl], object], event: object = None) -> None:
        """Do something, keep what it answers, reports and complains of."""
        token, told = CancelToken(), []

        def report(progress: Progress) -> None:
            told.append(str(progress))
            if callable(event):
                event(progress, token)

        try:
            self.keep(where, action(RunControl(token, report)))
        except (CuSynError, JobCancelled) as error:
            self.keep(where, type(error), error, getattr(error, "details", ""))
        except PlantedError:
            self.keep(where, "a bug: the worker and the commands hide its message")
        self.keep(f"{where}, progress", *told)

    def command(self, *words: str) -> None:
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = command(words)
        self.keep(" ".join(words), code, out.getvalue(), err.getvalue())


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    for name in ("TMPDIR", "TEMP", "TMP", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "marks"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    made = Place(tmp_path)
    made.table.write_text(csv_text(N_ROWS - len(ROWS)) + "\n".join(ROWS) + "\n", encoding="utf-8")
    return made


def quoting(*_: object, **__: object) -> object:
    raise PlantedError(f"planted: {' '.join(STRINGS)} in one of {N_ROWS} rows")


class Broken(NoiseSource):
    """Fails with a message that quotes a row."""

    gaussian = noisy_ranking = quoting  # type: ignore[assignment]


def stop_at(step: str) -> Callable[[Progress, CancelToken], None]:
    def event(progress: Progress, token: CancelToken) -> None:
        if progress.step == step:
            token.cancel()

    return event


def every_flow(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs that succeed and runs that fail in every way."""
    workspace = Workspace.create(place.folder / "w.cusyn")
    new = new_dataset(place.folder, schema=tolerant_schema(), approx_rows=None, epsilon="9")
    strict = replace(new, schema=schema())
    place.attempt("refused import", lambda control: importing.add_dataset(workspace, strict, control=control))
    place.attempt("import", lambda control: importing.add_dataset(workspace, new, control=control))
    people.add_user(workspace, NewUser(name="Ana"))
    for engine in EngineName:
        request = ask(epsilon="0.6", engine=engine)
        place.attempt("decision", lambda _, asked=request: deciding.evaluate(workspace, asked))  # type: ignore[misc]
        place.attempt("run", run_of(workspace, request, SeededNoise(1)))
    for step in ("reserve", "open", "select_and_measure", "generate"):
        place.attempt("cancelled", run_of(workspace, ask(epsilon="0.3"), SeededNoise(1)), stop_at(step))
    place.attempt("broken noise", run_of(workspace, ask(epsilon="0.3"), Broken()))
    original = place.table.read_bytes()

    def damage(progress: Progress, _token: CancelToken) -> None:
        if progress.step == "reserve":
            place.table.write_bytes(original + b'canary-7741903,"zebrafinch,77.7177\n')

    place.attempt("damaged", run_of(workspace, ask(epsilon="0.3"), SeededNoise(1)), damage)
    place.attempt("changed", run_of(workspace, ask(epsilon="0.3"), SeededNoise(1)))
    place.table.write_bytes(original)
    looked_at(place, workspace)
    by_command(place)
    with monkeypatch.context() as patch:
        patch.setattr(pipelines, "synthesise", quoting)
        asked = ("--dataset", "Survey", "--user", "Ana", "--epsilon", "0.3")
        place.command("synthesise", "w.cusyn", *asked)
        in_the_window(place, workspace)


def run_of(workspace: Workspace, request: object, noise: NoiseSource) -> Callable[[RunControl], object]:
    return lambda control: synthesis.synthesise(workspace, request, noise=noise, control=control)  # type: ignore[arg-type]


def looked_at(place: Place, workspace: Workspace) -> None:
    """Everything that is shown of releases and pools."""
    for release in releases.releases(workspace):
        place.keep("detail", releases.release_detail(workspace, release.id))
        for safe in (False, True):
            folder = place.folder / f"package-{release.id}-{safe}"
            place.attempt(
                "export",
                lambda control, to=folder, one=release.id, spreadsheet=safe: exporting.export_release(  # type: ignore[misc]
                    workspace, one, to, form=TableForm(spreadsheet_safe=spreadsheet), control=control
                ),
            )
    place.keep("verified", verify_workspace(workspace.path))
    place.keep("opened again", Workspace.open(workspace.path))


def by_command(place: Place) -> None:
    """What commands print, those of the custodian's import included where they do not show proposals."""
    (place.folder / "schema.json").write_text(SCHEMA_JSON, encoding="utf-8")
    (place.folder / "odd.csv").write_text("id,sex\ncanary-7741903,f\n", encoding="utf-8")
    (place.folder / "open.csv").write_text('id,sex\n1,"zebrafinch canary-7741903\n', encoding="utf-8")
    (place.folder / "wide.csv").write_text("id,sex\n1,zebrafinch,Quokkaville\n", encoding="utf-8")
    for file in ("odd.csv", "open.csv", "wide.csv"):
        options = ("--name", file, "--schema", "schema.json", "--epsilon", "1", "--delta", "1e-9")
        place.command("add-dataset", "w.cusyn", file, *options)
    for words in (
        ("pools", "w.cusyn", "--json"), ("releases", "w.cusyn", "--json"), ("audit", "w.cusyn", "--json"),
        ("verify", "w.cusyn"), ("export", "w.cusyn", "R-01", "out"), ("export", "w.cusyn", "R-99", "out"),
        ("evaluate", "w.cusyn", "--dataset", "Survey", "--user", "Ana", "--epsilon", "0.1"),
        ("synthesise", "w.cusyn", "--dataset", "Survey", "--user", "Ana", "--epsilon", "9", "--json"),
    ):  # fmt: skip
        place.command(*words)
    for file in ("odd.csv", "open.csv", "wide.csv"):
        (place.folder / file).unlink()


def in_the_window(place: Place, workspace: Workspace) -> None:
    """A run that hits a bug in the background thread of the window."""
    application = QApplication.instance() or QApplication([])  # the one that tests of the window need too
    worker, failures = _JobWorker(), []
    worker.failed.connect(lambda _, error: failures.append((str(error), error.details)))
    worker.run(Job(JobId(1), run_of(workspace, ask(epsilon="0.2"), Broken())))
    application.processEvents()
    assert failures
    place.keep("window", *failures)


def values_of(workspace: Path) -> Iterator[tuple[str, bytes]]:
    """Each value of a workspace file, archives unpacked."""
    with closing(sqlite3.connect(workspace)) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for number, row in enumerate(db.execute(f"SELECT * FROM {table}").fetchall()):
                for value in row:
                    content = value if isinstance(value, bytes) else str(value).encode()
                    yield f"{table} {number}", content
                    with suppress(zipfile.BadZipFile), zipfile.ZipFile(io.BytesIO(content)) as archive:
                        for name in archive.namelist():
                            yield f"{table} {number} {name}", archive.read(name)


@pytest.mark.parametrize("_reading", ["here", pytest.param("apart", marks=pytest.mark.apart)])
def test_canaries_stay_in_the_table(
    place: Place,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    _reading: str,
) -> None:
    """Also where another process reads the file, as in life."""
    caplog.set_level(logging.DEBUG)
    every_flow(place, monkeypatch)
    logged = [logging.Formatter("%(message)s").format(record) for record in caplog.records]
    assert any("PlantedError" in line for line in logged)  # the bug itself is in the log
    place.keep("log", *logged)
    place.keep("standard output and error", *capfd.readouterr())

    left = {f"said: {where}": text.encode() for where, text in place.said.items()}
    place.table.unlink()
    for path in place.folder.rglob("*"):
        if path.is_file():
            left[f"file: {path.relative_to(place.folder)}"] = path.read_bytes()
    left |= {f"value: {where}": content for where, content in values_of(place.folder / "w.cusyn")}
    assert sum("synthetic.csv" in where for where in left) >= 8
    for canary in STRINGS:
        wanted = [canary.encode(), canary.encode("utf-16-le"), canary.lower().encode()]
        assert not [
            where for where, text in left.items() if any(one in text.lower() or one in text for one in wanted)
        ]
    words = {where: text for where, text in left.items() if not where.endswith((".csv", ".cusyn", ".bin"))}
    assert not [where for where, text in words.items() if mentions_rows(text.decode(errors="ignore"))]
    assert not list((place.folder / "elsewhere").iterdir())


def test_nothing_is_written_outside_of_the_folder(
    place: Place, written: set[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    every_flow(place, monkeypatch)
    outside = {path for path in written if place.folder.resolve() not in path.parents}
    outside -= {path for path in outside if path.parts[1] in ("dev", "proc") or "__pycache__" in path.parts}
    assert not outside
    names = {path.name for path in written if place.folder.resolve() in path.parents}
    assert {"synthetic.csv", "privacy.json"} <= names  # the hook sees what is written


def test_the_search_finds_a_canary_that_is_there(place: Place) -> None:
    with closing(sqlite3.connect(place.folder / "w.db")) as db:
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("codes", "Quokkaville" * 50)
        db.execute("CREATE TABLE kept (value BLOB)")
        db.execute("INSERT INTO kept VALUES (?)", (file.getvalue(),))
        db.commit()
    assert any(b"Quokkaville" in value for _, value in values_of(place.folder / "w.db"))
    assert mentions_rows(f"{N_ROWS:,} rows")
