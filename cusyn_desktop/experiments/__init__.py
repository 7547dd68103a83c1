"""Research only: the experiments LEN, BGT and MUL of the paper, on true errors, away from any workspace."""
