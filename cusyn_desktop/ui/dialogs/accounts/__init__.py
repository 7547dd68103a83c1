"""Who works: accounts, passphrases, signing in."""
