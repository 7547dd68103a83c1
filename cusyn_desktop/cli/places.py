"""Names of files and folders as they are typed."""

import errno
import os
from os import PathLike
from pathlib import Path

import rich_click as click
from typing_extensions import override

from cusyn_desktop.errors import InputError

_LONGEST_SHOWN = 40
_ABSENT = (errno.ENOENT, errno.ENOTDIR)


class _Place(click.Path):
    """A name that a disk can carry; an empty one is a variable of a shell that was never set."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(path_type=Path)
        self.what = what
        self.advice = advice

    @override
    def convert(
        self, value: str | PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | PathLike[str]:
        if not str(value).strip():
            raise InputError(f"The name of the {self.what} is empty. {self.advice}")
        _require_reachable(value)
        return super().convert(value, param, ctx)


def _require_reachable(value: str | PathLike[str]) -> None:
    """Refuse what the disk cannot even be asked about, such as a name of more than 255 bytes.

    Raises:
        InputError: It cannot be reached for another reason than that there is nothing.
    """
    try:
        os.lstat(value)
    except OSError as error:
        if error.errno in _ABSENT:
            return
        typed = str(value)
        name = typed if len(typed) <= _LONGEST_SHOWN else f"{typed[:_LONGEST_SHOWN]}…"
        raise InputError(f"{name} cannot be used: {error.strerror}. Choose another name or place.") from error


PLACE = _Place("file or folder", "Name one.")
"""Any file or folder, whether it is there or not."""

WORKSPACE_PLACE = _Place("workspace", "Name a file that ends in .cusyn.")
"""The file of a workspace."""
