"""Pools, users and their limits, and what errors cost."""
