"""Tables: their schema, files in and out, codes, and counts."""
