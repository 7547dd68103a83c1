"""What is spent, the log that proves it, and papers for whoever checks."""
