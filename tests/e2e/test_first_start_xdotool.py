"""The first start with a real mouse and keyboard on a virtual screen: from a file to an exported release."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cusyn_desktop.resources import resource

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]

PATIENCE_S = 60.0
ROOT = Path(__file__).parents[2]


class Hands:
    """Mouse and keyboard of the display; the guide says where things are."""

    def __init__(self, display: str, guide: Path) -> None:
        self._environment, self._guide = os.environ | {"DISPLAY": display}, guide
        self._socket, self._last_dialog = self._connected(), 0
        self._lines = self._socket.makefile("r", encoding="utf-8")

    def click(self, name: str) -> None:
        """Click a control as soon as it can be used."""
        self._click(self._ask(name=name))

    def click_pair(self, first: int, second: int) -> None:
        """Click a box of the matrix of pairs."""
        self._click(self._ask(pair=[first, second]))

    def write(self, name: str, text: str) -> None:
        """Click into a field, and replace what is in it."""
        self._write(self._ask(name=name), text)

    def _write(self, place: dict[str, int], text: str) -> None:
        self._click(place)
        self.press("ctrl+a")
        self._run("type", "--delay", "1", text)

    def name_file(self, path: Path) -> None:
        """Answer a dialog of files."""
        place = self._ask(name="fileNameEdit", not_in=self._last_dialog)
        self._last_dialog = place["window"]
        self._write(place, str(path))
        self.press("Return")

    def press(self, keys: str) -> None:
        """Press keys together."""
        self._run("key", "--clearmodifiers", keys)

    def wait_for(self, name: str) -> None:
        """Go on when something can be used; the keyboard is then its window's."""
        self._focus(self._ask(name=name))

    def _click(self, place: dict[str, int]) -> None:
        self._focus(place)
        self._run("mousemove", str(place["x"]), str(place["y"]), "click", "1")

    def _focus(self, place: dict[str, int]) -> None:
        """There is no window manager that would do it."""
        self._run("windowfocus", "--sync", str(place["window"]))

    def _ask(self, **question: object) -> dict[str, int]:
        self._socket.sendall(json.dumps(question).encode() + b"\n")
        try:
            answer: dict[str, int] = json.loads(self._lines.readline())
        except TimeoutError:
            pytest.fail(f"{question} was awaited in vain; the screen is in {self._picture()}")
        return answer

    def _picture(self) -> Path:
        """What is on the screen now."""
        file = self._guide.with_name("screen.png")
        with self._connected() as again:
            again.sendall(json.dumps({"picture": str(file)}).encode() + b"\n")
            again.recv(8)
        return file

    def _connected(self) -> socket.socket:
        began = time.monotonic()
        while True:
            made = socket.socket(socket.AF_UNIX)
            made.settimeout(PATIENCE_S)
            try:
                made.connect(str(self._guide))
            except ConnectionRefusedError:  # the file is there a moment before anybody listens
                made.close()
                if time.monotonic() - began > PATIENCE_S:
                    raise
            else:
                return made

    def _run(self, *arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], env=self._environment, check=True, timeout=PATIENCE_S)

    def close(self) -> None:
        self._lines.close()
        self._socket.close()


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        yield f":{number}"
        screen.terminate()


@pytest.fixture
def hands(display: str, tmp_path: Path) -> Iterator[Hands]:
    """The program on that screen, as at the first start of a person."""
    environment = os.environ | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "LANG": "en_US.UTF-8",
        "LC_ALL": "",
        "CUSYN_ANCHOR_DIR": str(tmp_path / "anchors"),
    }
    environment |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"), str(tmp_path))
    guide = tmp_path / "guide"
    command = [sys.executable, "-m", "tests.e2e.guide", str(guide)]
    with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE) as program:
        assert program.stderr is not None
        while not guide.exists():
            if program.poll() is not None:
                pytest.fail(program.stderr.read().decode())
        try:
            made = Hands(display, guide)
            yield made
            made.close()
        finally:
            program.terminate()


def test_from_a_file_to_an_exported_release(hands: Hands, tmp_path: Path) -> None:
    table = Path(shutil.copy(resource("samples/health_survey.csv"), tmp_path))
    code_book = Path(shutil.copy(resource("samples/health_survey.schema.json"), tmp_path))

    hands.click("Import Data…")
    hands.write("File", str(tmp_path / "health.cusyn"))
    hands.click("Make Workspace")
    hands.name_file(table)

    hands.click("Next")
    hands.click("Load Code Book…")
    hands.name_file(code_book)
    hands.click("Take All 12 Columns")
    hands.click("Next")
    hands.click("Next")
    hands.write("Whole pool", "3.0")
    hands.write("About how many rows", "10000")
    hands.click("Next")
    hands.click("Register Dataset")

    hands.click("Add a User…")
    hands.write("Name", "Ana Ruiz")
    hands.click("Add User")
    hands.click("New Request")
    hands.click_pair(7, 1)
    hands.write("Budget asked", "0.8")
    hands.click("Spend ε\N{NO-BREAK SPACE}0.80 and Synthesise")

    hands.click("Export Package…")
    hands.write("Folder", str(tmp_path / "package"))
    hands.click("Export Package")
    hands.click("Close")

    assert (tmp_path / "package" / "privacy.json").is_file()
    environment = os.environ | {"CUSYN_ANCHOR_DIR": str(tmp_path / "anchors")}
    command = [sys.executable, "-m", "cusyn_desktop", "verify"]
    command += [str(tmp_path / "health.cusyn"), str(tmp_path / "package")]
    verified = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert verified.returncode == 0, verified.stdout + verified.stderr
