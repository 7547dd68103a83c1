"""Where the files that are shipped with the program lie, and where it writes down its faults."""

import sys
from pathlib import Path

from cusyn_desktop.errors import UnexpectedError


def resource(name: str) -> Path:
    """The path of a file or folder below `resources/`: in a source tree, installed, or in a frozen bundle.

    Args:
        name: Path relative to `resources/`, with forward slashes.

    Raises:
        UnexpectedError: The installation lacks the file.
    """
    for root in _roots():
        path = root / name
        if path.exists():
            return path
    raise UnexpectedError(f"The installation is incomplete: resources/{name} is missing.", name=name)


def log_file() -> Path:
    """Where the window writes down its faults, without data; the folder may not be there yet."""
    from platformdirs import user_log_path

    return user_log_path("cusyn-desktop") / "window.log"


def _roots() -> tuple[Path, ...]:
    """The places to look in, the likeliest first."""
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    frozen = (Path(bundle) / "resources",) if bundle else ()
    return (*frozen, package.parent / "resources", package / "_resources")
