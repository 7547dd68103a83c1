"""An independent reader: checks a workspace from its bytes, with nothing of the code that wrote it.

It uses hashlib, json and sqlite3 (zlib and zipfile to unpack; SQLCipher for an encrypted file), opens the
file read-only, and computes every fingerprint and every sum again: the chain of the audit log, the rows that
each entry covers, the pools from their charges and once more from the log, the life of every spend, the rules
of the schema, the mark outside the file, and release packages.
"""

from cusyn_desktop.store.verify.packages import PackageReport
from cusyn_desktop.store.verify.report import Finding, PoolSum
from cusyn_desktop.store.verify.workspace import WorkspaceReport, verify_workspace

__all__ = ["Finding", "PackageReport", "PoolSum", "WorkspaceReport", "verify_workspace"]
