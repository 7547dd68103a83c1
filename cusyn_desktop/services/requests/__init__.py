"""A request before anything is spent: what would be granted, what to expect."""
