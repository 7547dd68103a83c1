"""From a file to a registered dataset, and back to its unchanged rows."""
