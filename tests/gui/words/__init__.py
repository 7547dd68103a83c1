"""What the window says: figures, languages, sentences from below, the help."""
