"""What the window asks of the services, always from a background thread."""
