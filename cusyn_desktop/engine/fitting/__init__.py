"""What `estimate` is made of: noisy answers as independent numbers, and the solver."""
