"""What `forecast` is made of: growth, memory, time and error, from public facts alone."""
