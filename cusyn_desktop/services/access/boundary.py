"""What nobody should believe of accounts: one paragraph, told wherever they are made."""

from typing import Final

BOUNDARY: Final = (
    "What accounts do not protect: where several people share one account of the operating system, roles are "
    "an aid to good work and no wall. The program has to read the sensitive file and the workspace, so "
    "whoever works under that account can open or copy both without it, read its memory, or change the "
    "program. A passphrase locks CuSyn, not the files. For a real separation give each person an account of "
    "the operating system, let the custodian's alone read the data and the workspace, and let analysts hand "
    "in request files (cusyn request), which need neither. Nobody can get a forgotten passphrase back, and "
    "only a custodian can set another: have two custodians."
)
"""To be read before the first account is added."""
