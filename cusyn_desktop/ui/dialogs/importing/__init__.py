"""The import assistant."""

from cusyn_desktop.ui.dialogs.importing.assistant import ImportAssistant

__all__ = ["ImportAssistant"]
