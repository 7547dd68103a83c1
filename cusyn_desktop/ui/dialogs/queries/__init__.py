"""Interest queries and the sets in which they are saved."""
