"""What noisy answers tell: of one release, and of all that a user received."""
