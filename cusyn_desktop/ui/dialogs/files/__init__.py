"""Files asked for, through one class that tests can answer for."""
