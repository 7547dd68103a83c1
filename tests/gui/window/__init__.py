"""The window around the pages: start, menus, roles, what is remembered."""
