"""The schema: what each column may hold, as people declare it."""
