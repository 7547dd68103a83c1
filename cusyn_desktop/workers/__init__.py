"""Threads: one for the store, one for computing."""
