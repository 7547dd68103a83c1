"""Text files that are written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path


def write_text(path: Path, text: str) -> Path:
    """Write a text and wait until it is on the disk; what was there before is replaced.

    Raises:
        InputError: The file cannot be written.
    """
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}. Choose another place.") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return path
