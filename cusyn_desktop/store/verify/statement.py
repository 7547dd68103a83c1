"""Release packages as they are read: a folder or a zip file, and what its statement says."""

import json
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, Self

STATEMENT: Final = "privacy.json"
_LARGEST_STATEMENT: Final = 64 << 20
_BLOCK: Final = 1 << 20


class Package(Protocol):
    """A folder or a zip file; names are never paths."""

    def names(self) -> set[str]:
        """Names of its files."""

    def blocks(self, name: str, limit: int) -> Iterator[bytes]:
        """A file in pieces; one that is larger than the limit is a `ValueError`."""


class _Folder:
    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> set[str]:
        return {file.name for file in self._path.iterdir()}

    def blocks(self, name: str, limit: int) -> Iterator[bytes]:
        with (self._path / name).open("rb") as file:
            yield from _limited(iter(lambda: file.read(_BLOCK), b""), limit)


class _Zip:
    def __init__(self, path: Path) -> None:
        self._path = path
        with zipfile.ZipFile(path) as archive:
            self._members = {Path(name).name: name for name in archive.namelist() if not name.endswith("/")}

    def names(self) -> set[str]:
        return set(self._members)

    def blocks(self, name: str, limit: int) -> Iterator[bytes]:
        with zipfile.ZipFile(self._path) as archive, archive.open(self._members[name]) as file:
            yield from _limited(iter(lambda: file.read(_BLOCK), b""), limit)


def opened(path: Path) -> Package:
    """The package in a folder or zip file."""
    return _Folder(path) if path.is_dir() else _Zip(path)


def _limited(blocks: Iterator[bytes], limit: int) -> Iterator[bytes]:
    """The blocks of a file, but no more than a reader can be asked to bear."""
    size = 0
    for block in blocks:
        size += len(block)
        if size > limit:
            raise ValueError("too large")
        yield block


@dataclass(frozen=True, slots=True)
class Statement:
    """What `privacy.json` says that can be compared with a workspace."""

    workspace: str
    entry: int
    head: str
    spent: int
    release: str
    user: str
    dataset_names: frozenset[str]
    table_sha256: str
    schema_sha256: str
    files: dict[str, str]
    user_spent: int | None
    rows: frozenset[str]
    newest_spend: int | None

    @property
    def spend(self) -> int:
        """Number of the release."""
        return int(self.release.removeprefix("R-"))

    @classmethod
    def read(cls, package: Package) -> Self:
        """Read the statement of a package; what is wrong with it is raised as reading finds it."""
        facts = json.loads(b"".join(package.blocks(STATEMENT, _LARGEST_STATEMENT)))
        chain, release = facts["chain"], facts["release"]
        return cls(
            workspace=chain["workspace"],
            entry=int(chain["entry"]),
            head=chain["head"],
            spent=int(chain["dataset_spent_pico_rho"]),
            release=release["id"],
            user=release.get("user", ""),
            dataset_names=_dataset_names(facts),
            table_sha256=release["table_sha256"],
            schema_sha256=chain["schema_sha256"],
            files=dict(facts["files"]),
            user_spent=chain.get("user_spent_pico_rho"),
            rows=frozenset(chain.get("dataset_rows", ())),
            newest_spend=chain.get("newest_spend"),
        )


def _dataset_names(facts: dict[str, Any]) -> frozenset[str]:
    """The name of the dataset, and that of its pool where it shares one."""
    pools = [pool["name"] for pool in facts.get("pools", ()) if pool["kind"] == "dataset"]
    return frozenset((facts["release"].get("dataset", ""), *pools))
