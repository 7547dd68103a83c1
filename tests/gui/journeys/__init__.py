"""Ways through the whole window: from a file to a release, and a walk over every page and dialog."""
