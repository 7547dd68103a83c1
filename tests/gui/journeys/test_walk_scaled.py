"""The walk over all windows once more, as it is at 150 and at 200 % on a screen of 1280 x 800.

Qt takes its scale when a process starts, so each scale has a process of its own.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gui.office.screens import SMALL, platform

WALK = Path(__file__).with_name("test_walk.py")


@pytest.mark.parametrize("scale", ["1.5", "2"])
def test_the_walk_finds_nothing_at_a_larger_scale(scale: str, tmp_path: Path) -> None:
    root = WALK.parents[3]
    screen = platform(SMALL, tmp_path, seen_from=root)
    walked = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(WALK)],
        cwd=root,
        env={**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": screen},
        capture_output=True,
        text=True,
        check=False,
    )
    assert walked.returncode == 0, walked.stdout[-4_000:]
    assert " passed" in walked.stdout
