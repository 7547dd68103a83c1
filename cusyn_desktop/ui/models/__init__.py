"""Rows of the services as tables that can be sorted, searched and kept."""
