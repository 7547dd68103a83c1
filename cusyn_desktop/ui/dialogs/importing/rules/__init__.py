"""Rules that every row obeys: the page of the assistant and the builder that words them."""

from cusyn_desktop.ui.dialogs.importing.rules.page import RulesPage

__all__ = ["RulesPage"]
