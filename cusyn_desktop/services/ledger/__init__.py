"""What is spent, and the log that proves it."""
