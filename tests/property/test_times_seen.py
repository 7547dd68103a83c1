"""What an analyst sees of time: the same whether a run was fast or slow, within steps of ten seconds."""

import json
import secrets
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.cli.shapes import plain
from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.access.rights import OWNER, Actor
from cusyn_desktop.services.access.times import COARSE, EXACT, beginning, end, span, step_for
from cusyn_desktop.services.ledger import overview
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.store import session
from cusyn_desktop.store.roles import Role
from tests.replay import SeededNoise
from tests.unit.services.conftest import ask
from tests.unit.services.office import Office, copied

MOMENTS = st.datetimes(
    datetime(1990, 1, 1),
    datetime(2100, 1, 1),
    timezones=st.just(UTC),
).map(lambda moment: moment.replace(microsecond=moment.microsecond // 1000 * 1000))
SPANS = st.timedeltas(timedelta(0), timedelta(days=3))
STARTS = datetime(2026, 5, 4, 10, 0, 3, 250_000, tzinfo=UTC)


@given(MOMENTS, SPANS)
def test_exact_times_are_what_the_log_keeps(moment: datetime, length: timedelta) -> None:
    later = moment + length // EXACT * EXACT
    assert beginning(moment, EXACT) == moment
    assert end(moment, later, EXACT) == later


@given(MOMENTS, SPANS)
def test_coarse_times_are_whole_steps(moment: datetime, length: timedelta) -> None:
    began, ended = beginning(moment, COARSE), end(moment, moment + length, COARSE)
    assert timedelta(0) <= moment - began < COARSE
    assert began.second % 10 == began.microsecond == 0
    assert (ended - began) % COARSE == timedelta(0)
    assert length <= ended - began < length + COARSE


@given(MOMENTS, MOMENTS, st.integers(0, 999), st.floats(0.001, 10), st.floats(0.001, 10))
def test_two_runs_within_a_step_look_the_same(
    moment: datetime, other: datetime, steps: int, one_s: float, other_s: float
) -> None:
    """Not even where they began within a step tells which took longer."""
    lengths = [timedelta(seconds=10 * steps + seconds) for seconds in (one_s, other_s)]
    shown = [
        end(start, start + length, COARSE) - beginning(start, COARSE)
        for start, length in zip((moment, other), lengths, strict=True)
    ]
    assert shown[0] == shown[1]


def test_a_clock_that_was_set_back_gives_no_span() -> None:
    assert span(timedelta(seconds=-70), COARSE) == timedelta(0)


def test_who_sees_which_times() -> None:
    steps = {role: step_for(Actor(role, user="Ana")) for role in Role}
    assert steps == {Role.CUSTODIAN: EXACT, Role.AUDITOR: EXACT, Role.ANALYST: COARSE}
    assert step_for(OWNER) is EXACT


# --- whole journeys under clocks of different pace ---


@dataclass
class Journey:
    """A run and its export by one role, under a clock that goes on at each look."""

    office: Office
    patch: pytest.MonkeyPatch
    progress: list[Progress] = field(default_factory=list)

    def seen(self, role: Role, *, pace_s: float) -> dict[str, object]:
        """Everything that is told afterwards."""
        self._set_clock(pace_s)
        workspace = self.office.as_(role)
        control = RunControl(report=self.progress.append)
        request = ask(user="Ana", epsilon="0.3", rows=40)
        made = synthesis.synthesise(workspace, request, noise=SeededNoise(5), control=control)
        package = exporting.export_release(
            workspace, made.id, self.office.folder / "out.zip", control=RunControl()
        )
        shown = overview.overview(workspace, dataset="Survey")
        assert shown is not None
        return {
            "progress": [(one.step, plain(one.detail)) for one in self.progress],
            "releases": releases.releases(workspace),
            "detail": str(releases.release_detail(workspace, made.id)),
            "spends": pools.spends(workspace),
            "one spend": pools.spend(workspace, made.id),
            "datasets": importing.datasets(workspace),
            "users": people.users(workspace),
            "overview": shown.spends,
            "package": contents(package),
        }

    def _set_clock(self, pace_s: float) -> None:
        looks = iter(range(10**6))

        class Clock(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]  # noqa: ARG003
                return STARTS + timedelta(seconds=pace_s * next(looks))

        tokens = iter(range(10**6))
        self.patch.setattr(session, "datetime", Clock)
        self.patch.setattr(secrets, "token_hex", lambda _=32: f"{next(tokens):032x}")
        self.patch.setattr(synthesis, "row_sampler", lambda: np.random.default_rng(7))
        self.patch.setenv("CUSYN_ANCHOR_DIR", str(self.office.folder / "anchors"))


def contents(package: Path) -> dict[str, object]:
    """The package's files with their dates, and the date of itself. Heads of the log's chain are left out:
    they cover exact times, and a random token that nobody can guess."""
    with zipfile.ZipFile(package) as archive:
        files = {one.filename: (one.date_time, archive.read(one)) for one in archive.infolist()}
    statement = json.loads(files.pop("privacy.json")[1])
    head = statement["chain"].pop("head").encode()
    shown = {name: (date, content.replace(head, b"")) for name, (date, content) in files.items()}
    return {"mtime": package.stat().st_mtime_ns, "statement": without_files(statement), **shown}


def without_files(statement: dict[str, object]) -> dict[str, object]:
    """The report among the files quotes the head."""
    return {name: value for name, value in statement.items() if name != "files"}


@pytest.fixture
def journeys(office_template: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journey]:
    """The same journey from the same beginning, again and again."""
    places = (tmp_path / str(number) for number in range(100))
    return (Journey(copied(office_template, place), monkeypatch) for place in places)


def differing(one: dict[str, object], other: dict[str, object]) -> set[str]:
    return {part for part in one if one[part] != other[part]}


def test_an_analyst_cannot_tell_a_fast_run_from_a_slow_one(journeys: Iterator[Journey]) -> None:
    fast, slow, slower = (next(journeys).seen(Role.ANALYST, pace_s=pace_s) for pace_s in (0.001, 1.4, 1.9))
    assert not differing(fast, slow)
    assert not differing(fast, slower)


def test_a_package_is_the_same_whoever_wrote_it(journeys: Iterator[Journey]) -> None:
    """A custodian sees exact times, but what leaves the office has coarse ones."""
    fast, slow = (next(journeys).seen(Role.CUSTODIAN, pace_s=pace_s) for pace_s in (0.001, 1.9))
    assert differing(fast, slow) == {"progress", "releases", "detail", "spends", "one spend", "overview"}
    analysts = next(journeys).seen(Role.ANALYST, pace_s=0.7)
    assert analysts["package"] == fast["package"]


def test_a_run_that_takes_a_step_longer_is_told(journeys: Iterator[Journey]) -> None:
    """The yardstick is not blind."""
    fast, slow = (next(journeys).seen(Role.ANALYST, pace_s=pace_s) for pace_s in (1.0, 30.0))
    assert differing(fast, slow) >= {"releases", "spends", "one spend", "overview", "package"}


def test_files_of_a_folder_are_dated_as_the_release(journeys: Iterator[Journey]) -> None:
    journey = next(journeys)
    journey.seen(Role.CUSTODIAN, pace_s=1.1)
    workspace = journey.office.as_(Role.CUSTODIAN)
    folder = exporting.export_release(workspace, "R-03", journey.office.folder / "out", control=RunControl())
    dates = {path.stat().st_mtime for path in (folder, *folder.iterdir())}
    assert dates == {datetime(2026, 5, 4, 10, 0, 10, tzinfo=UTC).timestamp()}
