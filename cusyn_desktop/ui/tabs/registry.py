"""Which class makes which tab; each is loaded when it is made, so that the first one is there at once."""

from importlib import import_module
from typing import cast

from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey

BEFORE_TABS = ("numpy", "pydantic", "cusyn_desktop.services.workspace")
"""What tabs need and may be loaded in the background: it brings no class of Qt's.

PySide crashes now and then where such a class is made in one thread while another handles events.
"""


def create_tab(key: TabKey, shell: Shell) -> Tab:
    """Make a tab: `datasets` is the class `DatasetsTab` of `ui.tabs.datasets`, and so on."""
    module = import_module(f"cusyn_desktop.ui.tabs.{key.value}")
    made = getattr(module, f"{key.value.capitalize()}Tab")(shell)
    return cast("Tab", made)
