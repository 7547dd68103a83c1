"""What `installer/launch.py` installs, and when it need not."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

LAUNCH = Path(__file__).resolve().parents[2] / "installer" / "launch.py"


@pytest.fixture
def launch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module that works in a scratch folder and installs nothing."""
    spec = importlib.util.spec_from_file_location("launch", LAUNCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    environment = tmp_path / ".venv"
    environment.mkdir()
    monkeypatch.setattr(module, "ENVIRONMENT", environment)
    monkeypatch.setattr(module, "environment_works", lambda: True)
    monkeypatch.setattr(module, "prepare_qt", lambda: None)
    monkeypatch.setattr(module, "installed", [], raising=False)
    monkeypatch.setattr(
        module,
        "pip",
        lambda *arguments: module.installed.append(Path(arguments[-1]).name) if "-r" in arguments else None,
    )
    return module


def test_what_is_there_is_not_installed_again(launch: ModuleType) -> None:
    launch.prepare("run")
    launch.prepare("run")
    assert launch.installed == ["run.txt"]


def test_a_larger_list_holds_the_smaller_one(launch: ModuleType) -> None:
    launch.prepare("test")
    launch.prepare("run")
    launch.prepare("bundle")
    launch.prepare("test")
    assert launch.installed == ["test.txt", "bundle.txt"]


def test_a_broken_environment_is_made_anew(launch: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    launch.prepare("test")
    made: list[str] = []
    monkeypatch.setattr(launch, "environment_works", lambda: False)
    monkeypatch.setattr(launch, "make_environment", lambda: made.append("made"))
    launch.prepare("bundle")
    launch.prepare("test")
    assert made == ["made", "made"]
    assert launch.installed == ["test.txt", "bundle.txt", "test.txt"]


def test_lists_pin_the_same_versions(launch: ModuleType) -> None:
    """What one list has in common with the largest is pinned alike, for every version of Python."""
    largest = pins(launch.REQUIREMENTS / "test.txt")
    names = {line.split("==")[0] for line in largest}
    for name in ("run.txt", "bundle.txt"):
        shared = {line for line in pins(launch.REQUIREMENTS / name) if line.split("==")[0] in names}
        assert shared <= largest


def pins(path: Path) -> set[str]:
    """Name, version and condition of each package of a list."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.removesuffix(" \\") for line in lines if "==" in line and not line.startswith(" ")}
