"""Registered datasets: their private file, their description, and how the same rows are recognised."""
