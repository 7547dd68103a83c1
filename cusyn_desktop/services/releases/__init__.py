"""One synthesis, what is kept of it, and the package that leaves."""
