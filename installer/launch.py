#!/usr/bin/env python3
"""Set up CuSyn Desktop in a private environment and start it, or run its checks.

    python3 installer/launch.py demo               open the window with the sample (no screen: as below)
    python3 installer/launch.py demo --no-window   the same journey without a window
    python3 installer/launch.py test               lint, types, import contracts and all tests
    python3 installer/launch.py bundle             a folder that runs on computers without Python or network

Needs nothing but Python 3.11 or later. Everything is put into `.venv` beside this folder, from the pinned
requirements with their hashes; nothing else on the machine changes, but for Qt's system libraries on a
Debian-like machine, which are installed when you are root and named otherwise. The program itself keeps a
small mark of each workspace in your own data folder, so that an old copy put back is noticed.
"""

from __future__ import annotations  # so that an old Python gets as far as the sentence about its version

import argparse
import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
DIST = ROOT / "dist"
REQUIREMENTS = Path(__file__).resolve().parent / "requirements"
OLDEST_PYTHON = (3, 11)
DISK_NEEDED_BYTES = 2_500_000_000

# What Qt opens when it starts, and the Debian package that carries it.
QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}

CHECKS = (
    ("Lint", ("ruff", "check", ".")),
    ("Format", ("ruff", "format", "--check", ".")),
    ("Types", ("mypy",)),
    ("Import contracts", ("lint-imports",)),
)

# Which lists of requirements hold all that a command needs; all lists pin the same versions.
ENOUGH = {"run": ("run", "test", "bundle"), "test": ("test",), "bundle": ("bundle",)}


class SetupError(Exception):
    """One sentence that says why the program cannot be set up, and what to do."""


def main() -> int:
    """Do what the command line asks for; returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    demo = commands.add_parser("demo", help="set up, then run the main job on the bundled sample")
    demo.add_argument("--no-window", action="store_true", help="run the journey without a window")
    demo.add_argument(
        "--folder", type=Path, help="where the demo's files go (default: a new folder 'demo-…')"
    )
    commands.add_parser("test", help="set up, then run lint, types, import contracts and all tests")
    commands.add_parser("bundle", help="make a folder for this kind of system that needs no Python")
    options = parser.parse_args()
    try:
        check_machine()
        if options.command == "test":
            prepare("test")
            return run_checks()
        if options.command == "bundle":
            prepare("bundle")
            return run_bundle()
        prepare("run")
        return run_demo(options.folder, window=has_screen() and not options.no_window)
    except SetupError as error:
        print(f"Cannot go on: {error}", file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def check_machine() -> None:
    """Refuse a Python that is too old and a disk that is too full, before anything is made."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(f"this is Python {found}, and CuSyn Desktop needs Python 3.11 or later.")
    free = shutil.disk_usage(ROOT).free
    if not ENVIRONMENT.exists() and free < DISK_NEEDED_BYTES:
        needed, left = DISK_NEEDED_BYTES / 1e9, free / 1e9
        raise SetupError(f"the set-up needs {needed:.1f} GB, and {left:.1f} GB are free in {ROOT}.")


def prepare(kind: str) -> None:
    """Make the private environment and install the pinned requirements, unless that has been done.

    Args:
        kind: Name of the list below `requirements/`: "run", "test" or "bundle".
    """
    stamp = ENVIRONMENT / "cusyn-requirements.txt"
    wanted = {name: digest(REQUIREMENTS / f"{name}.txt") for name in ENOUGH}
    done = stamp.read_text(encoding="utf-8").split() if stamp.exists() else []
    if not any(wanted[name] in done for name in ENOUGH[kind]):
        if not environment_works():
            say(f"Making a private environment in {ENVIRONMENT}")
            make_environment()
            done = []
        say(f"Installing the pinned requirements ({kind}); this is done once and takes a minute or two")
        pip("install", "--require-hashes", "--only-binary", ":all:", "-r", str(REQUIREMENTS / f"{kind}.txt"))
        pip("install", "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT))
        stamp.write_text("\n".join([*done, wanted[kind], ""]), encoding="utf-8")
    prepare_qt()


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make_environment() -> None:
    """Make `.venv` with pip in it."""
    try:
        venv.create(ENVIRONMENT, with_pip=True, clear=ENVIRONMENT.exists())
    except (OSError, subprocess.CalledProcessError, ImportError) as error:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise SetupError(
            f"no environment could be made in {ENVIRONMENT} ({type(error).__name__}). On Debian and Ubuntu "
            "install the package python3-venv; elsewhere check that the folder can be written."
        ) from error


def environment_works() -> bool:
    """Whether the environment is there and whole; one that was interrupted half-way is made anew."""
    if not environment_python().exists():
        return False
    question = "import sys, pip; sys.exit(sys.prefix == sys.base_prefix)"  # never install outside of it
    asked = [str(environment_python()), "-c", question]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def environment_python() -> Path:
    """The interpreter of the private environment."""
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip(*arguments: str) -> None:
    """Run pip in the private environment; what it said goes to a log and the cause into one sentence."""
    command = [str(environment_python()), "-m", "pip", "--disable-pip-version-check", "--retries", "2"]
    done = subprocess.run(
        [*command, *arguments], text=True, errors="replace", capture_output=True, check=False
    )
    if done.returncode == 0:
        return
    log = ENVIRONMENT / "install.log"
    log.write_text(done.stdout + done.stderr, encoding="utf-8")
    raise SetupError(f"{cause_of(done.stdout + done.stderr)} What pip said is in {log}.")


def cause_of(output: str) -> str:
    """The likely cause of a failed installation, from what pip printed."""
    if "No space left" in output:
        return "the disk is full; free some space and start again."
    offline = (
        "connection",
        "timed out",
        "getaddrinfo",
        "name resolution",
        "Max retries",
        "ProxyError",
        "from versions: none",
    )
    if any(sign.lower() in output.lower() for sign in offline):
        return "the package index cannot be reached; check the network and start again."
    if "do not match the hashes" in output:
        return "a package does not have the pinned hash, so it was not installed."
    return "the pinned requirements could not be installed."


def prepare_qt() -> None:
    """Install Qt's system libraries on a Debian-like machine, or say which command does."""
    if not sys.platform.startswith("linux"):
        return
    missing = [package for library, package in QT_LIBRARIES.items() if not can_load(library)]
    if not missing:
        return
    line = "apt-get install -y --no-install-recommends " + " ".join(missing)
    if shutil.which("apt-get") is None:
        say(f"Qt may lack system libraries here; on Debian they are: {' '.join(missing)}")
    elif os.geteuid() != 0:
        raise SetupError(f"Qt needs system libraries. Run this once, then start again: sudo {line}")
    else:
        say(f"Installing Qt's system libraries: {' '.join(missing)}")
        install_debian(line)


def can_load(library: str) -> bool:
    """Whether the system has a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_debian(line: str) -> None:
    """Run one apt-get line as root."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(line.split(), env=environment, **quiet).returncode == 0:  # type: ignore[call-overload]
        return
    subprocess.run(["apt-get", "update"], env=environment, **quiet)  # type: ignore[call-overload]
    if subprocess.run(line.split(), env=environment, **quiet).returncode != 0:  # type: ignore[call-overload]
        raise SetupError(f"Qt's system libraries could not be installed; this command failed: {line}")


def has_screen() -> bool:
    """Whether a window can be shown."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def run_demo(folder: Path | None, *, window: bool) -> int:
    """The main job on the bundled sample, in the window or without one."""
    python = str(environment_python())
    if window:
        say("Opening the window with the sample; choose Synthesis, then press the spend button")
        return subprocess.run([python, "-m", "cusyn_desktop.app", "--demo"], cwd=ROOT, check=False).returncode
    target = folder or Path.cwd() / time.strftime("demo-%Y%m%d-%H%M%S")
    say(f"Running the journey on the sample without a window; the files go to {target}")
    return subprocess.run(
        [python, "-m", "cusyn_desktop", "demo", str(target.resolve())], cwd=ROOT, check=False
    ).returncode


def run_checks() -> int:
    """Lint, types, import contracts and all tests; returns 0 when all are good."""
    tools = environment_python().parent
    failed = []
    for name, command in CHECKS:
        say(name)
        if subprocess.run([str(tools / command[0]), *command[1:]], cwd=ROOT, check=False).returncode != 0:
            failed.append(name)
    say("Tests")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }
    pytest = [str(environment_python()), "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    if subprocess.run(pytest, cwd=ROOT, env=environment, check=False).returncode != 0:
        failed.append("Tests")
    print("All checks passed." if not failed else f"Failed: {', '.join(failed)}.", flush=True)
    return 1 if failed else 0


def run_bundle() -> int:
    """Build the folder, try it on the sample, and pack it; returns 0 when it works."""
    say("Building the folder")
    plan = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(ROOT / "build")]
    build = [
        str(environment_python()),
        "-m",
        "PyInstaller",
        *plan,
        str(ROOT / "installer/cusyn_desktop.spec"),
    ]
    if subprocess.run(build, cwd=ROOT, check=False).returncode != 0:
        raise SetupError("the folder could not be built; the cause is above.")
    folder = DIST / "cusyn-desktop"
    say("Trying it on the sample")
    program = folder / ("cusyn.exe" if os.name == "nt" else "cusyn")
    with tempfile.TemporaryDirectory() as scratch:
        alone = {**os.environ, "PYTHONPATH": "", "CUSYN_ANCHOR_DIR": str(Path(scratch, "marks"))}
        trial = subprocess.run([str(program), "demo", str(Path(scratch, "demo"))], env=alone, check=False)
    if trial.returncode != 0:
        raise SetupError("the folder was built, and does not work on the sample; the cause is above.")
    name = f"cusyn-desktop-{platform.system()}-{platform.machine()}".lower()
    kind = "zip" if os.name == "nt" else "gztar"
    archive = Path(shutil.make_archive(str(DIST / name), kind, root_dir=DIST, base_dir=folder.name))
    checksum = archive.with_name(f"{archive.name}.sha256")
    checksum.write_text(f"{digest(archive)}  {archive.name}\n", encoding="utf-8")
    say(f"The folder is {folder}; packed, with its SHA-256 beside it: {archive}")
    return 0


def say(text: str) -> None:
    """One line for the person who waits."""
    print(f"== {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
