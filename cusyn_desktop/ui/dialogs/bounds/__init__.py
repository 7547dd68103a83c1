"""Choosing bounds of columns under differential privacy: what is asked, what it costs, what was found."""

from cusyn_desktop.ui.dialogs.bounds.dialog import BoundsDesk, ChooseBoundsDialog

__all__ = ["BoundsDesk", "ChooseBoundsDialog"]
