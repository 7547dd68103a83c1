"""Copying and saving what the window shows: one mechanism for every table and every plot."""

from cusyn_desktop.ui.keeping.keeper import Keeper
from cusyn_desktop.ui.keeping.kept import CORNER_ROOM_PX, Kept
from cusyn_desktop.ui.keeping.never import NeverKept, RawTable
from cusyn_desktop.ui.keeping.pictures import Drawn
from cusyn_desktop.ui.keeping.sheet import Sheet

__all__ = ["CORNER_ROOM_PX", "Drawn", "Keeper", "Kept", "NeverKept", "RawTable", "Sheet"]
