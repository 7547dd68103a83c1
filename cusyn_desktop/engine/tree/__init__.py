"""The graphical model as a junction tree: its shape and size, messages, and marginals asked of it."""
