"""What an analyst sees of neighbouring tables is equal, byte for byte, when the noisy answers are equal."""

import dataclasses
import json
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.workspace import Workspace
from tests.replay import RecordingNoise, ReplayNoise, SeededNoise
from tests.tolerant import tolerant_schema
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text

_TIMES = re.compile(
    r"datetime\.datetime\([^)]*\)|\d{4}-\d\d-\d\dT[0-9:.]+(Z|\+00:00)|(?<=[\"'])[0-9a-f]{32,64}(?=[\"'])|"
    r"(?<=<code>)[0-9a-f]{32}"
)
"""Times, and fingerprints that hold a time or the key of a workspace."""


def without_a_row(text: str, row: int) -> str:
    lines = text.splitlines()
    return "\n".join(lines[:row] + lines[row + 1 :]) + "\n"


def with_an_odd_row(text: str) -> str:
    return text + "P9999,x,1000,perhaps,99,-3\n"


NEIGHBOURS: dict[str, Callable[[str], str]] = {
    "one row less": lambda text: without_a_row(text, 700),
    "a row outside of every domain more": with_an_odd_row,
}


def seen(folder: Path, text: str, noise: NoiseSource, engine: EngineName) -> dict[str, object]:
    """Everything that an analyst can see of one run on a table."""
    folder.mkdir()
    (folder / "table.csv").write_text(text, encoding="utf-8")
    workspace = Workspace.create(folder / "w.cusyn")
    new = new_dataset(folder, approx_rows=None, schema=tolerant_schema())
    importing.add_dataset(workspace, new, control=RunControl())
    people.add_user(workspace, NewUser(name="Ana", epsilon="2"))
    progress: list[Progress] = []
    control = RunControl(report=progress.append)
    made = synthesis.synthesise(workspace, ask(engine=engine), noise=noise, control=control)
    package = exporting.export_release(workspace, made.id, folder / "package", control=RunControl())
    return {
        "progress": [str(one) for one in progress if one.step not in ("scan", "read", "encode")],
        "evaluation": str(deciding.evaluate(workspace, ask(engine=engine))),
        "detail": str(dataclasses.replace(releases.release_detail(workspace, made.id))),
        "pair": str(releases.pair_table(workspace, made.id, ("sex", "age"))),
        "pools": str((pools.pools(workspace), pools.spends(workspace), people.users(workspace))),
        **{path.name: path.read_text(encoding="utf-8") for path in package.iterdir()},
    }


def shown(value: object) -> str:
    return _TIMES.sub("*", json.dumps(value, default=str) if not isinstance(value, str) else value)


@pytest.mark.parametrize("engine", list(EngineName))
@pytest.mark.parametrize("name", list(NEIGHBOURS))
def test_equal_answers_look_equal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, engine: EngineName
) -> None:
    monkeypatch.setattr(synthesis, "row_sampler", lambda: np.random.default_rng(7))
    recording = RecordingNoise(SeededNoise(11))
    one = seen(tmp_path / "one", csv_text(), recording, engine)
    replaying = ReplayNoise(recording.calls)
    other = seen(tmp_path / "other", NEIGHBOURS[name](csv_text()), replaying, engine)
    replaying.finish()
    assert one.keys() == other.keys()
    for part in one:
        assert shown(one[part]) == shown(other[part]), part


def test_other_answers_look_different(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthesis, "row_sampler", lambda: np.random.default_rng(7))
    one, other = (
        seen(tmp_path / str(seed), csv_text(), SeededNoise(seed), EngineName.AIM) for seed in (11, 12)
    )
    differing = {part for part in one if shown(one[part]) != shown(other[part])}
    assert differing >= {"progress", "detail", "pair", "synthetic.csv", "privacy.json", "report.html"}
