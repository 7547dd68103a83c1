"""Columns and their public domain: the page of the assistant and the editor of one column."""

from cusyn_desktop.ui.dialogs.importing.columns.page import ColumnsPage

__all__ = ["ColumnsPage"]
