"""Fingerprints by which the same rows are recognised, and by which a changed file is noticed.

The fingerprint of a table is keyed: who has the workspace but not its key learns nothing from it, and cannot
test a guess of the rows against it.
"""

import hashlib
import hmac
from pathlib import Path

import numpy as np

from cusyn_desktop.data.private_table import PrivateTable

_BLOCK = 1 << 20


def fingerprint(table: PrivateTable, *, key: bytes) -> str:
    """A keyed hash of the encoded rows, whatever their order and the format of their file.

    Args:
        table: The private rows.
        key: Secret of the workspace, at least 16 bytes.

    Returns:
        HMAC-SHA-256 of the sorted rows, in hexadecimal.

    Raises:
        ValueError: The key is too short to be a secret.
    """
    if len(key) < 16:
        raise ValueError("the key needs at least 16 bytes")
    digest = hmac.new(key, f"cusyn rows {len(table.columns)}".encode(), hashlib.sha256)
    if table.columns:
        rows = np.stack([column.astype(">u4") for column in table.columns], axis=1)
        rows = rows.astype(">u2") if max(table.sizes) <= 1 << 16 else rows
        packed = np.ascontiguousarray(rows).view(f"V{rows.shape[1] * rows.itemsize}").ravel()
        digest.update(np.sort(packed).tobytes())
    return digest.hexdigest()


def file_sha256(path: Path) -> str:
    """SHA-256 of a file's bytes, in hexadecimal."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()
