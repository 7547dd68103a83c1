"""Workspaces: making, unlocking, encrypting, checking and accepting them."""
