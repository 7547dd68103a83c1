"""What a user's releases tell already, and to whom it is told."""

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import EngineName, Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.measurements import known
from cusyn_desktop.services.releases import releases, synthesis
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask


def known_to(workspace: Workspace, user: str) -> dict[frozenset[str], float]:
    found = known.known_tables(workspace, dataset="Survey", user=user)
    return {frozenset(table.columns): table.error for table in found}


def make(workspace: Workspace, **changes: object) -> str:
    made = synthesis.synthesise(workspace, ask(**changes), accept_less=True, control=RunControl())
    return made.id


def test_nothing_is_known_without_a_release(workspace: Workspace) -> None:
    assert known_to(workspace, "Ana") == {}


def test_known_is_what_was_measured_for_this_user(workspace: Workspace) -> None:
    release = make(workspace, engine=EngineName.CUSYN_MWEM)
    found = known_to(workspace, "Ana")
    detail = releases.release_detail(workspace, release)
    measured = {frozenset(one.columns) for one in detail.measured if len(one.columns) <= 2}
    assert measured & set(found)
    assert all(0 < error <= 1 for error in found.values())
    assert known_to(workspace, "Ben") == {}


def test_more_releases_tell_more_precisely(workspace: Workspace) -> None:
    make(workspace, engine=EngineName.CUSYN_MWEM, epsilon="0.5")
    before = known_to(workspace, "Ana")
    make(workspace, engine=EngineName.CUSYN_MWEM, epsilon="0.8")
    after = known_to(workspace, "Ana")
    assert set(before) <= set(after)
    single = frozenset({"region, code"})
    assert after[single] < before[single]


def test_what_a_release_used_again_is_known_to_its_user(workspace: Workspace) -> None:
    make(workspace, engine=EngineName.CUSYN_MWEM)
    make(workspace, user="Ben", queries=(), reuse=Reuse.ALL, epsilon="0.3")
    assert set(known_to(workspace, "Ana")) <= set(known_to(workspace, "Ben"))


def test_there_must_be_such_a_dataset(workspace: Workspace) -> None:
    with pytest.raises(InputError, match="Survey"):
        known.known_tables(workspace, dataset="Other", user="Ana")
