"""What an installation must hold, checked against the source tree."""

import tomllib
from pathlib import Path

import pytest

from cusyn_desktop.errors import UnexpectedError
from cusyn_desktop.resources import resource

ROOT = Path(__file__).resolve().parents[2]


def test_every_package_of_the_source_tree_is_installed() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = set(settings["tool"]["setuptools"]["packages"])
    modules = (ROOT / "cusyn_desktop").rglob("*.py")
    packages = {".".join(module.parent.relative_to(ROOT).parts) for module in modules}
    assert installed == packages | {"cusyn_desktop._resources"}


def test_pinned_requirements_have_hashes_and_no_download_address() -> None:
    for path in (ROOT / "installer" / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "index" not in text


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(UnexpectedError, match=r"resources/no-such-file is missing"):
        resource("no-such-file")
