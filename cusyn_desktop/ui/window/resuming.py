"""What was typed when the window closed to start anew, and how it comes back into the form.

It goes from one process to the next in an environment variable, because a file would lie in plain beside a
workspace that may be encrypted.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.tab_deck import TabDeck
from cusyn_desktop.workers.tasks import OpenedWorkspace

REQUEST_VARIABLE = "CUSYN_TYPED_REQUEST"
_MOST_CHARS = 30_000
"""What the environment of a process holds on every system."""


def typed_request(deck: TabDeck) -> str:
    """The request in the form as text, complete or not; empty where there is none, or far too much."""
    from cusyn_desktop.services.records.drafts import draft_text

    request = deck.tab(TabKey.SYNTHESIS).typed()
    text = draft_text(request) if request is not None else ""
    return text if len(text) <= _MOST_CHARS else ""


class Resumption(QObject):
    """Fills the form once, when the workspace is open again that the request was typed for."""

    def __init__(self, desk: WorkspaceDesk, deck: TabDeck, *, path: Path, text: str) -> None:
        super().__init__(deck)
        self._deck, self._path, self._text = deck, path.absolute(), text
        desk.opened.connect(self._on_opened)

    @Slot(object)
    def _on_opened(self, opened: OpenedWorkspace) -> None:
        """The file may need a passphrase first, or another one may be opened instead."""
        text, self._text = self._text, ""
        if text and opened.workspace.path.absolute() == self._path:
            from cusyn_desktop.services.records.drafts import draft_of

            with suppress(InputError):  # then somebody else wrote the variable, and nothing was typed
                self._deck.show_item(TabKey.SYNTHESIS, draft_of(text))
