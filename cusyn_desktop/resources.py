"""Where the files that are shipped with the program lie."""

import sys
from pathlib import Path

from cusyn_desktop.errors import UnexpectedError


def resource(name: str) -> Path:
    """The path of a file or folder below `resources/`, in a source tree or in a frozen bundle.

    Args:
        name: Path relative to `resources/`, with forward slashes.

    Raises:
        UnexpectedError: The installation lacks the file.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    root = Path(bundle) if bundle else Path(__file__).resolve().parent.parent
    path = root / "resources" / name
    if not path.exists():
        raise UnexpectedError(f"The installation is incomplete: resources/{name} is missing.", name=name)
    return path
