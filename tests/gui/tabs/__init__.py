"""The six pages of the window, one by one."""
