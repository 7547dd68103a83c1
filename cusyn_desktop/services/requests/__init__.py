"""A request before anything is spent: what it asks, what would be granted, what to expect."""
