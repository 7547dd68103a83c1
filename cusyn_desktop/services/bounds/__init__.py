"""Bounds of a column chosen under differential privacy."""
