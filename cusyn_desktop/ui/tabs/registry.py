"""Which class makes which tab; each is loaded when it is made, so that the first one is there at once."""

import sys
from importlib import import_module
from typing import cast

from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey

BEFORE_TABS = (
    *("numpy", "numpy.ma", "cusyn_desktop.services.workspace", "cusyn_desktop.data.codebook"),
    "cusyn_desktop.services.requests.deciding",
)
"""What tabs need and may be loaded in the background: it brings no class of Qt's.

PySide crashes now and then where such a class is made in one thread while another handles events.
"""


_IN_TURNS = ("superqt", "pyqtgraph", *(f"cusyn_desktop.ui.tabs.{key.value}" for key in TabKey))


def load_next() -> bool:
    """Load one more of the modules that bring classes of Qt's; whether there was one left."""
    left = [name for name in _IN_TURNS if name not in sys.modules]
    if left:
        import_module(left[0])
    return bool(left)


def create_tab(key: TabKey, shell: Shell) -> Tab:
    """Make a tab: `datasets` is the class `DatasetsTab` of `ui.tabs.datasets`, and so on."""
    module = import_module(f"cusyn_desktop.ui.tabs.{key.value}")
    made = getattr(module, f"{key.value.capitalize()}Tab")(shell)
    return cast("Tab", made)
