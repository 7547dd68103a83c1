"""The program itself: settings, help, about, closing."""
