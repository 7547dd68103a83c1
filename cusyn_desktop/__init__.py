"""CuSyn Desktop: differentially private synthetic tables from one sensitive table, within a budget."""

__version__ = "0.1.0"
