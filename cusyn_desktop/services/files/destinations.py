"""Where something may be written: nothing that is there is replaced, and no release package is added to."""

from __future__ import annotations

import os
from itertools import count
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records.statement import FILE_NAME

if TYPE_CHECKING:
    from pathlib import Path


def require_new_file(path: Path, *, endings: tuple[str, ...] = ()) -> None:
    """Refuse a file that would replace another one.

    Args:
        path: Where a file is to be written.
        endings: What its name may end in, each with its dot; none leaves that open.

    Raises:
        InputError: The name is taken or ends in something else, or the folder is a release package.
    """
    if path.is_dir():
        example = path / f"new{endings[0] if endings else ''}"
        raise InputError(f"{path} is a folder. Name a new file in it, such as {example}.", file=str(path))
    if endings and path.suffix.lower() not in endings:
        raise InputError(
            f"{path} does not end in {' or '.join(endings)}. Choose such a name for the new file.",
            file=str(path),
        )
    if os.path.lexists(path):
        raise InputError(
            f"{path} exists already, and nothing is replaced. Choose another name, such as "
            f"{free_name(path)}.",
            file=str(path),
        )
    require_no_package(path.absolute().parent)


def require_new_folder(path: Path) -> None:
    """Refuse a folder that holds something already, or lies in a release package.

    Raises:
        InputError: It is a file, it is not empty, or it lies in a release package.
    """
    for folder in (path, path.absolute().parent):
        require_no_package(folder)
    if path.is_dir() and any(path.iterdir()):
        raise InputError(
            f"The folder {path} is not empty, and nothing is added to it. Choose a new folder, such as "
            f"{free_name(path)}.",
            folder=str(path),
        )


def require_no_package(folder: Path) -> None:
    """Refuse a folder that is a release package: with one more file it would no longer hold.

    Raises:
        InputError: It is one.
    """
    if (folder / FILE_NAME).exists():
        raise InputError(
            f"{folder} is a release package already, and nothing may be added to one. Choose another "
            f"folder, such as {free_name(folder)}.",
            folder=str(folder),
        )


def free_name(place: Path) -> Path:
    """A name beside a taken one that is free."""
    place = place if place.name else place.absolute()
    names = (place.with_name(f"{place.stem}-{number}{place.suffix}") for number in count(2))
    return next(name for name in names if not os.path.lexists(name))
