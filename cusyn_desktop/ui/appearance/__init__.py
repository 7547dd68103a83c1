"""The visual language: colours, type, icons, marks."""
