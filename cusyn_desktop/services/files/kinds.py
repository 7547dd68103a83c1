"""What a file that somebody hands in is for: told by its first bytes, because names can be anything."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, Final
from zipfile import BadZipFile, ZipFile

from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

_STATEMENT: Final = "privacy.json"
_REQUEST: Final = re.compile(rb'^\s*\{.*"format"\s*:\s*"cusyn-recipe"', re.DOTALL)
_RECEIPT: Final = b"CuSyn receipt of "
_HEAD_BYTES: Final = 4096


class FileKind(StrEnum):
    """What can be handed in; whatever is nothing else may be a table."""

    PACKAGE = "package"
    REQUEST = "request"
    RECEIPT = "receipt"
    TABLE = "table"


def kind_of(path: Path) -> FileKind:
    """What a file or folder is for; a file that cannot be read is told by whoever reads it as a table.

    Raises:
        InputError: It is a folder, and no release package.
    """
    if path.is_dir():
        if (path / _STATEMENT).is_file():
            return FileKind.PACKAGE
        raise InputError(
            f"{path.name} is a folder and no release package. Choose a file, or the folder that was exported."
        )
    head = _head(path)
    if path.name == _STATEMENT or _is_packed(path):
        return FileKind.PACKAGE
    if head.startswith(_RECEIPT):
        return FileKind.RECEIPT
    return FileKind.REQUEST if _REQUEST.match(head) else FileKind.TABLE


def without_workspace(path: Path) -> InputError:
    """Why a request, receipt or package cannot be used while no workspace is open."""
    return InputError(f"{path.name} belongs to a workspace. Open that one first.")


def _head(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_HEAD_BYTES)
    except OSError:
        return b""


def _is_packed(path: Path) -> bool:
    """Whether it is a zip file with a package in it; workbooks are zip files, too."""
    try:
        with ZipFile(path) as archive:
            return any(name.rpartition("/")[2] == _STATEMENT for name in archive.namelist())
    except (OSError, BadZipFile):
        return False
