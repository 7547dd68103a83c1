"""Dialogs, one by one."""
