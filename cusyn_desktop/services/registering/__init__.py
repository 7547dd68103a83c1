"""From a file to a registered dataset, with bounds chosen under differential privacy."""
