"""Sentences about disks, folders and files that refuse to be read or written; see `told.py`."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

_WORKSPACE: Final = (
    QT_TRANSLATE_NOOP(
        "Told", "{file} is damaged and cannot be read. Put back a backup; what it lacks stays spent."
    ),
    QT_TRANSLATE_NOOP("Told", "{file} is being written by another window. Try again when that has finished."),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be written. Allow writing to the file and its folder."),
    QT_TRANSLATE_NOOP(
        "Told", "{file} cannot grow: the disk is full. Make room and try again. Nothing was changed."
    ),
    QT_TRANSLATE_NOOP(
        "Told", "{file} cannot be opened. Check that it exists and that its folder can be written."
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} cannot be read or written: the disk reports an error. Nothing was changed. Check the disk, "
        "then try again.",
    ),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be used as it is. It may have been changed by another tool."),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be reached: {why}. Put that right and try again."),
    QT_TRANSLATE_NOOP(
        "Told",
        "{file} needs up to {size} MB more for this release, and its disk has less left. Make room and ask "
        "again. Nothing was spent.",
    ),
)
"""The file of the workspace."""

_FOLDERS: Final = (
    QT_TRANSLATE_NOOP(
        "Told",
        "The folder {folder} cannot be written: {why}. Put that right and ask again. Nothing was spent.",
    ),
    QT_TRANSLATE_NOOP(
        "Told",
        "The folder {folder} cannot be written: {why}. CuSyn keeps the newest fingerprint there, so that an "
        "old copy is noticed. Put that right, or set {variable} to another folder.",
    ),
    QT_TRANSLATE_NOOP("Told", "The folder {folder} cannot be made: {why}. Put that right and try again."),
    QT_TRANSLATE_NOOP("Told", "{file} cannot be made in {folder}: {why}. Choose another folder."),
    QT_TRANSLATE_NOOP("Told", "{folder} cannot be made: {why}. Choose another place."),
    QT_TRANSLATE_NOOP("Told", "{place} cannot be written: {why}. Choose another place."),
    QT_TRANSLATE_NOOP("Told", "The package cannot be written to {place}: {why}. Choose another folder."),
)
"""Where something was to be put."""

_REASONS: Final = (
    QT_TRANSLATE_NOOP("Told", "the disk is full"),
    QT_TRANSLATE_NOOP("Told", "your share of the disk is used up"),
    QT_TRANSLATE_NOOP("Told", "the disk can only be read"),
    QT_TRANSLATE_NOOP("Told", "access is not allowed"),
    QT_TRANSLATE_NOOP("Told", "the disk reports an error"),
)
"""Why; these stand in the sentences above, see `errors.reason_of`."""

OF_DISKS: Final = (*_WORKSPACE, *_FOLDERS, *_REASONS)
"""All of them."""
