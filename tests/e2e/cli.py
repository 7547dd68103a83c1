"""The `cusyn` command as people run it: in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.answer import Answer

_ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Cusyn:
    """Runs commands in one folder, with the anchors of the workspaces in it."""

    folder: Path

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start a command and go on."""
        return subprocess.Popen(
            [sys.executable, "-m", "cusyn_desktop", *arguments],
            cwd=self.folder,
            env={**os.environ, **self._environment()},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )

    def __call__(self, *arguments: str) -> Answer:
        """Run a command to its end."""
        with self.start(*arguments) as process:
            out, err = process.communicate(timeout=300)
            return Answer(process.returncode, out, err)

    def done(self, *arguments: str) -> Answer:
        """Run a command that must succeed."""
        answer = self(*arguments)
        assert answer.code == 0, (arguments, answer)
        return answer

    def _environment(self) -> dict[str, str]:
        return {
            "CUSYN_ANCHOR_DIR": str(self.folder / "anchors"),
            "PYTHONPATH": str(_ROOT),
            "PYTHONIOENCODING": "utf-8",
            "OMP_NUM_THREADS": "1",
            "OPENBLAS_NUM_THREADS": "1",
        }
