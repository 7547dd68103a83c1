"""Screens that are not there: Qt's platform without a display knows one of 800 x 800 unless it is told."""

import json
import os
from pathlib import Path

USUAL = (1920, 1080)
SMALL = (1280, 800)


def platform(size: tuple[int, int], folder: Path, *, seen_from: Path | None = None) -> str:
    """What `QT_QPA_PLATFORM` must say for one screen of this size.

    Args:
        size: Width and height in pixels.
        folder: Where the file is put that tells Qt.
        seen_from: Where the program starts; here by default.
    """
    width, height = size
    screen = {
        "name": "screen",
        "x": 0,
        "y": 0,
        "width": width,
        "height": height,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    file = folder / f"screen-{width}x{height}.json"
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    whole = str(file.resolve())
    # a drive's colon would end the path; elsewhere tests may change the folder before Qt reads it
    told = os.path.relpath(file, seen_from) if ":" in whole else whole
    return f"offscreen:configfile={told}"
