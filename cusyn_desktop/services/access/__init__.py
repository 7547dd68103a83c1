"""Who may do and see what."""
