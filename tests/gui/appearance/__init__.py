"""Theme, contrast and icons."""
