"""Proposals for a schema from the rows, for the custodian alone."""
