"""The main window around the tabs: menus, rows, banners, opening and leaving."""
