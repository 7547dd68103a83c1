"""No core dumps: the memory of a process that opened private rows must not land in a file when it crashes."""

import sys
from contextlib import suppress


def forbid_core_dumps() -> None:
    """Let neither this process nor those that it starts leave a core dump; Windows writes none by itself."""
    try:
        import resource
    except ImportError:  # Windows
        return
    # 0 stops a dump to a file, but Linux pipes one to a crash reporter in spite of it; 1 stops both
    limit = 1 if sys.platform == "linux" else 0
    with suppress(OSError, ValueError):  # a hard limit of 0 that somebody set before stays
        resource.setrlimit(resource.RLIMIT_CORE, (limit, limit))
