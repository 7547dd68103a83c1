import pytest

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.errors import JobCancelled


def tenths_of(*fractions: float) -> list[Progress]:
    seen: list[Progress] = []
    steps = RunControl(report=seen.append).part(0.5, 1.0).in_tenths("open")
    for fraction in fractions:
        steps.checkpoint(fraction, "read", "line 7")
    return seen


def test_tenths_are_the_same_however_many_parts_a_file_has() -> None:
    assert tenths_of(1.0) == tenths_of(0.02, 0.37, 0.371, 0.9, 0.99, 1.0) == tenths_of(0.31, 0.2, 1.0)
    assert tenths_of(0.25, 1.0)[:2] == [Progress(0.55, "open"), Progress(0.6, "open")]
    assert len(tenths_of(1.0)) == 10


def test_less_than_a_tenth_is_not_told() -> None:
    assert tenths_of(0.0, 0.05, 0.09) == []


def test_a_job_in_tenths_can_be_cancelled() -> None:
    token = CancelToken()
    steps = RunControl(token).in_tenths("open")
    steps.checkpoint(0.5)
    token.cancel()
    with pytest.raises(JobCancelled):
        steps.checkpoint()


def test_a_quiet_part_tells_nothing_and_can_be_cancelled() -> None:
    seen: list[Progress] = []
    token = CancelToken()
    quiet = RunControl(token, seen.append).quiet()
    quiet.checkpoint(0.5, "fit")
    token.cancel()
    with pytest.raises(JobCancelled):
        quiet.checkpoint(0.6, "fit")
    assert seen == []
