"""Questions in windows of their own."""
