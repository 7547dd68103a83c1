"""Whole journeys on two neighbouring files, with the same noise: what is left is equal to the last byte.

Clock and tokens are the same for both, and so are the three hashes of the private file (its keyed fingerprint
and sketch, and the checksum of its bytes), which the custodian's workspace may hold. Nothing else is masked:
the workspace file itself, packages, progress, log records, what commands print and how errors read have to be
the same. `CUSYN_ALL_PAIRS=1` tells every story with every neighbour.
"""

import hashlib
import io
import itertools
import logging
import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.cli.program import run as command
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.apart.jobs import Loading
from cusyn_desktop.data.load import LoadedTable
from cusyn_desktop.data.parsing import reader
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.recognition import fingerprint as hashes
from cusyn_desktop.data.recognition.likeness import RowSketch
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.plan import Allocation, EngineName, Reuse
from cusyn_desktop.errors import EngineError, InputError, JobCancelled
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import releases, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.tables import private_file
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store import session
from tests.replay import RecordingNoise, ReplayNoise, SeededNoise
from tests.tolerant import tolerant_schema
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text

Change = Callable[[list[str]], list[str]]
"""From the lines of a file to those of a neighbour; the first line is the header."""
Event = Callable[["Journey", Progress], None]
"""Something that happens while a run goes on."""


def one_more(line: str, *, times: int = 1) -> Change:
    return lambda lines: [*lines, *[line] * times]


NEIGHBOURS: dict[str, Change] = {
    "one less": lambda lines: [*lines[:77], *lines[78:]],
    "the first one less": lambda lines: [lines[0], *lines[2:]],
    "the same again": lambda lines: [*lines, lines[2]],
    "outside of every domain": one_more("P9999,x,1000,perhaps,99,-3"),
    "all missing": one_more(",,,,,"),
    "a very long cell": one_more(f"{'P' * 9000},f,5,no,01,1.00"),
    "words for numbers": one_more("P1,m,old,yes,02,much"),
    "two of a person": one_more("P1,m,44,yes,02,10.5", times=2),
}


# --- what happens ---


def at(step: str, action: Callable[["Journey"], None]) -> Event:
    """Do something when a step is first reported."""

    def event(journey: "Journey", progress: Progress) -> None:
        if progress.step == step and not journey.happened:
            journey.happened = True
            action(journey)

    return event


def nothing(_journey: "Journey", _progress: Progress) -> None:
    """Nothing happens."""


def put(content: bytes | None) -> Callable[["Journey"], None]:
    """Another content of the private file, or none at all."""

    def action(journey: "Journey") -> None:
        journey.table.unlink() if content is None else journey.table.write_bytes(content)

    return action


def damage(journey: "Journey") -> None:
    """A last line without an end: which line that is would tell how many rows there are."""
    with journey.table.open("a", encoding="utf-8") as file:
        file.write('P2,m,"777666,no\n')


def cancel(journey: "Journey") -> None:
    journey.token.cancel()


@dataclass(frozen=True)
class FailingNoise(NoiseSource):
    """Breaks down at some draw."""

    source: NoiseSource
    error: BaseException
    draws: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    after: int = 4

    def gaussian(self, exact: np.ndarray, *, sigma: float) -> np.ndarray:
        if next(self.draws) > self.after:
            raise self.error
        return self.source.gaussian(exact, sigma=sigma)

    def noisy_ranking(self, scores: np.ndarray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        return self.source.noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon)


@dataclass(frozen=True)
class Story:
    """One journey that both neighbours make.

    Attributes:
        requests: What is asked, one run after the other.
        event: What happens meanwhile.
        before: What is done to the private file before the first run.
        error: Breaks the noise source down.
        n_rows: Rows of the first table.
        rows_per_person: The unit of protection.
    """

    requests: tuple[Mapping[str, object], ...] = ({},)
    event: Event = nothing
    before: Callable[["Journey"], None] | None = None
    error: BaseException | None = None
    n_rows: int = 120
    rows_per_person: int = 1


STORIES: dict[str, Story] = {
    **{f"{engine} {how}": Story(({"engine": engine, "allocation": how},))
       for engine, how in itertools.product(EngineName, Allocation)},
    **{f"reuse {rule}": Story(({}, {"reuse": rule}, {"user": "Ben", "reuse": rule})) for rule in Reuse},
    **{f"cancelled at {step}": Story(event=at(step, cancel)) for step in synthesis.STEPS[:-1]},
    "file gone": Story(before=put(None)),
    "file damaged": Story(before=damage),
    "file damaged when it was reserved": Story(event=at("reserve", damage)),
    "file gone when it was reserved": Story(event=at("reserve", put(None))),
    "other rows when it was reserved": Story(event=at("reserve", put(csv_text(50).encode()))),
    "out of memory": Story(error=MemoryError("cannot allocate 120 rows")),
    "a bug": Story(error=KeyError("P0077")),
    "refused": Story(({"epsilon": "1.4"}, {"epsilon": "1.4"}, {"epsilon": "1.4", "at_least": "1.4"})),
    "engine error": Story(error=EngineError("a number is too large")),
    "input error": Story(error=InputError("a column is odd")),
    "one row": Story(n_rows=2),
    "two rows for a person": Story(rows_per_person=2),
}  # fmt: skip


# --- one journey ---

FINGERPRINT, LOADED = hashes.fingerprint, Loading.answer


@dataclass
class Journey:
    """A workspace in a folder of its own, from import to export."""

    folder: Path
    story: Story
    noise: NoiseSource
    token: CancelToken = field(default_factory=CancelToken)
    seen: dict[str, object] = field(default_factory=dict)
    progress: list[Progress] = field(default_factory=list)
    happened: bool = False

    @property
    def table(self) -> Path:
        return self.folder / "table.csv"

    def make(self, text: str) -> dict[str, object]:
        """Import, run, look, export; returns all that can be seen."""
        self.folder.mkdir()
        self.table.write_text(text, encoding="utf-8")
        workspace = Workspace.create(self.folder / "w.cusyn")
        people_of_one = self.story.rows_per_person
        new = new_dataset(
            self.folder,
            schema=tolerant_schema(),
            approx_rows=None,
            rows_per_person=people_of_one,
            epsilon="4",
        )
        importing.add_dataset(workspace, new, control=RunControl())
        people.add_user(workspace, NewUser(name="Ana", epsilon="3"))
        people.add_user(workspace, NewUser(name="Ben", epsilon="3"))
        if self.story.before:
            self.story.before(self)
        for number, request in enumerate(self.story.requests):
            self._ask(workspace, number, request)
        self._look(workspace)
        self._commands()
        self.table.unlink(missing_ok=True)
        for file in sorted(self.folder.rglob("*")):
            if file.is_file():
                self.seen[f"file {file.relative_to(self.folder)}"] = file.read_bytes()
        return self.seen

    def _ask(self, workspace: Workspace, number: int, changes: Mapping[str, object]) -> None:
        control = RunControl(self.token, self._report)
        request = ask(**{"epsilon": "0.7", **changes})
        try:
            self.seen[f"decision {number}"] = str(deciding.evaluate(workspace, request))
            made = synthesis.synthesise(workspace, request, noise=self.noise, control=control)
        except (Exception, JobCancelled) as error:  # noqa: BLE001 - what it says is compared
            self.seen[f"error {number}"] = (type(error), str(error), str(getattr(error, "details", "")))
        else:
            self.seen[f"detail {number}"] = str(releases.release_detail(workspace, made.id))
            self.seen[f"pair {number}"] = str(releases.pair_table(workspace, made.id, ("sex", "age")))
        self.seen["progress"] = [str(one) for one in self.progress]

    def _report(self, progress: Progress) -> None:
        self.progress.append(progress)
        self.story.event(self, progress)

    def _look(self, workspace: Workspace) -> None:
        """What a start of the program shows."""
        self.seen["opened again"] = str(Workspace.open(workspace.path))

    def _commands(self) -> None:
        """What the commands print."""
        path = str(self.folder / "w.cusyn")
        for words in (
            ["pools", path, "--json"], ["releases", path], ["audit", path, "--json"], ["verify", path],
            ["export", path, "R-01", str(self.folder / "out")],
        ):  # fmt: skip
            out, err = io.StringIO(), io.StringIO()
            with redirect_stdout(out), redirect_stderr(err):
                code = command(words)
            self.seen[f"command {words[0]}"] = (code, out.getvalue(), err.getvalue())


@pytest.fixture
def alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> "Alike":
    """Makes two journeys under the same clock, tokens and hashes."""
    caplog.set_level(logging.DEBUG)
    return Alike(tmp_path, monkeypatch, caplog)


@dataclass
class Alike:
    """Two journeys that differ in the private file alone."""

    folder: Path
    monkeypatch: pytest.MonkeyPatch
    caplog: pytest.LogCaptureFixture
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def journey(self, story: Story, text: str, noise: NoiseSource) -> dict[str, object]:
        """Make a journey in the same place as every other; then its folder is put aside."""
        place = self.folder / "here"
        self.monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(place / "marks"))
        self._same_clock_and_tokens()
        self._same_hashes(text.encode())
        self.caplog.clear()
        source = noise if story.error is None else FailingNoise(noise, story.error)
        seen = Journey(place, story, source).make(text)
        seen["log"] = [(one.name, one.levelname, one.getMessage()) for one in self.caplog.records]
        place.rename(self.folder / f"away-{next(self.numbers)}")
        return seen

    def _same_clock_and_tokens(self) -> None:
        seconds, tokens = itertools.count(), itertools.count()

        class Clock(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # noqa: ARG003
                return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=next(seconds))

        def token(n_bytes: int = 32) -> str:
            return hashlib.sha256(str(next(tokens)).encode()).hexdigest()[: 2 * n_bytes]

        self.monkeypatch.setattr(reader, "_BATCH_CELLS", 150)  # several parts, so that the last one is short
        self.monkeypatch.setattr(session, "datetime", Clock)
        self.monkeypatch.setattr(secrets, "token_hex", token)
        self.monkeypatch.setattr(synthesis, "row_sampler", lambda: np.random.default_rng(7))

    def _same_hashes(self, registered: bytes) -> None:
        """One value while the file is the registered one, another when it was changed."""
        rows = [b""]

        def checksum(path: Path) -> str:
            return ("0" if path.read_bytes() == registered else "1") * 64

        def keyed(table: PrivateTable, *, key: bytes) -> str:
            content = FINGERPRINT(table, key=b"k" * 16).encode()
            rows[0] = rows[0] or content
            return hashlib.sha256(key + bytes([content == rows[0]])).hexdigest()

        loaded = LOADED

        def without_sketch(job: Loading, parts: Iterator[bytes]) -> LoadedTable:
            return replace(loaded(job, parts), sketch="2;-;-;-;-")

        self.monkeypatch.setattr(Loading, "answer", without_sketch)
        for module in (hashes, private_file):
            self.monkeypatch.setattr(module, "file_sha256", checksum)
            self.monkeypatch.setattr(module, "fingerprint", keyed)

    def compare(self, story: Story, change: Change) -> dict[str, object]:
        """Make two journeys on neighbours and hold them against each other; returns the first."""
        text = csv_text(story.n_rows)
        recording = RecordingNoise(SeededNoise(11))
        one = self.journey(story, text, recording)
        replaying = ReplayNoise(recording.calls)
        lines = change(text.splitlines())
        other = self.journey(story, "\n".join(lines) + "\n", replaying)
        replaying.finish()
        assert one.keys() == other.keys()
        different = [part for part in one if one[part] != other[part]]
        assert not different, {part: apart(one[part], other[part]) for part in different}
        return one


def apart(one: object, other: object) -> str:
    """Where two things begin to differ."""
    first, second = repr(one), repr(other)
    place = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[max(0, place - 200) : place + 80]} against {second[max(0, place - 20) : place + 80]}"


CYCLE = list(zip(STORIES, itertools.cycle(NEIGHBOURS), strict=False))
PAIRS = list(itertools.product(STORIES, NEIGHBOURS)) if "CUSYN_ALL_PAIRS" in os.environ else CYCLE


@pytest.mark.parametrize(("story", "neighbour"), PAIRS)
def test_neighbours_leave_the_same_traces(alike: "Alike", story: str, neighbour: str) -> None:
    if neighbour == "two of a person" and STORIES[story].rows_per_person == 1:
        neighbour = "the same again"
    if STORIES[story].n_rows < 78 and neighbour == "one less":
        neighbour = "the first one less"
    seen = alike.compare(STORIES[story], NEIGHBOURS[neighbour])
    assert b"SQLite format 3" in seen["file w.cusyn"]  # type: ignore[operator]
    assert seen["progress"] or "error 0" in seen


@pytest.mark.apart
@pytest.mark.parametrize(
    ("story", "neighbour"), [("cusyn-aim paper", "one less"), ("file damaged", "all missing")]
)
def test_neighbours_that_are_read_apart_leave_the_same_traces(
    alike: "Alike", story: str, neighbour: str
) -> None:
    """As in life: another process reads the files; all others are read in this one, for speed."""
    seen = alike.compare(STORIES[story], NEIGHBOURS[neighbour])
    assert b"SQLite format 3" in seen["file w.cusyn"]  # type: ignore[operator]


def test_there_are_enough_pairs() -> None:
    assert len(CYCLE) >= 30


def test_other_answers_leave_other_traces(alike: "Alike") -> None:
    """The yardstick is not blind: with other noise nearly everything differs."""
    one, other = (alike.journey(Story(), csv_text(120), SeededNoise(seed)) for seed in (1, 2))
    different = {part for part in one if one[part] != other[part]}
    assert different >= {
        "progress", "detail 0", "pair 0", "file w.cusyn", "file out/synthetic.csv",
        "file out/privacy.json", "file out/report.html", "command releases", "command audit",
    }  # fmt: skip


def test_the_hashes_of_the_file_stay_with_the_custodian(alike: "Alike") -> None:
    """Checksum and sketch, against which who has the key could test a guess of the rows, leave in no form."""
    checksum, sketch = "0123456789abcdef" * 4, f"2;-;{'89abcdef' * 2};-;-"
    alike.monkeypatch.setattr(Alike, "_same_hashes", lambda *_: None)
    alike.monkeypatch.setattr(RowSketch, "digest", lambda _: sketch)
    for module in (hashes, private_file):
        alike.monkeypatch.setattr(module, "file_sha256", lambda _path: checksum)
    seen = alike.journey(Story(), csv_text(120), SeededNoise(3))
    for secret in (checksum, sketch):
        assert {part for part in seen if secret in str(seen[part])} == {"file w.cusyn"}
