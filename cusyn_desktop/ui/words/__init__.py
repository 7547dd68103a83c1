"""Everything the window words: numbers, errors, limits, sentences from below, languages."""
