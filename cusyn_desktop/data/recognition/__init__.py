"""The same rows, and the same people, noticed in another file."""
