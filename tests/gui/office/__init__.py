"""What tests of the window share: an office with its records, fake services, a person's hands and eyes."""
