"""The walk over all windows once more, as it is at 150 and at 200 %.

Qt takes its scale when a process starts, so each scale has a process of its own.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

WALK = Path(__file__).with_name("test_walk.py")


@pytest.mark.parametrize("scale", ["1.5", "2"])
def test_the_walk_finds_nothing_at_a_larger_scale(scale: str) -> None:
    walked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(WALK)],
        cwd=WALK.parents[3],
        env={**os.environ, "QT_SCALE_FACTOR": scale},
        capture_output=True,
        text=True,
        check=False,
    )
    assert walked.returncode == 0, walked.stdout[-4_000:]
    assert " passed" in walked.stdout
