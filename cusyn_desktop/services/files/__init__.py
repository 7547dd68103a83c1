"""Where something may be written, and how it is written whole or not at all."""
