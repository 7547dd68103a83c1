"""The window: what a person sees."""
