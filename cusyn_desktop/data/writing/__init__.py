"""Codes become values again, and values become files."""
