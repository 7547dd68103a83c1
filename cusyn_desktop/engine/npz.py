"""Named arrays as the bytes of a plain `.npz` file, read back without trust in where they come from."""

import io
import struct
import zipfile
from collections.abc import Mapping
from math import prod
from typing import IO

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from cusyn_desktop.errors import EngineError

Arrays = Mapping[str, NDArray[np.int64] | NDArray[np.float64]]

_TROUBLE = (
    ValueError,
    TypeError,
    KeyError,
    OSError,
    EOFError,
    OverflowError,
    MemoryError,
    RuntimeError,  # also an encrypted entry, and too deep a header
    NotImplementedError,
    struct.error,
    zipfile.BadZipFile,
)
"""What the standard readers raise on bytes that were made to break them."""


def pack(arrays: Arrays) -> bytes:
    """The bytes of an uncompressed `.npz` file; the same arrays give the same bytes."""
    file = io.BytesIO()
    np.savez(
        file, allow_pickle=False, **{name: np.ascontiguousarray(array) for name, array in arrays.items()}
    )
    return file.getvalue()


def unpack(
    data: bytes, expected: Mapping[str, type[np.int64 | np.float64]]
) -> dict[str, NDArray[np.generic]]:
    """Read back one-dimensional arrays.

    Nothing is allocated that the bytes do not hold: entries must be uncompressed, and the length that an
    array claims must be the length that is there.

    Args:
        data: The bytes of a `.npz` file.
        expected: Name and type of every array.

    Raises:
        EngineError: These bytes are something else, or damaged.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = {entry.filename.removesuffix(".npy"): entry for entry in archive.infolist()}
            if entries.keys() != expected.keys() or len(archive.infolist()) != len(expected):
                raise EngineError("The stored model is damaged: it does not have the parts of a model.")
            arrays = {}
            for name, kind in expected.items():
                entry = entries[name]
                if entry.compress_type != zipfile.ZIP_STORED or entry.file_size > len(data):
                    raise EngineError("The stored model is damaged: a part is compressed.", part=name)
                with archive.open(entry) as file:
                    arrays[name] = _vector(file, kind, entry.file_size)
    except _TROUBLE as error:
        raise EngineError("The stored model is damaged and cannot be read.") from error
    return arrays


def _vector(file: IO[bytes], kind: type[np.int64 | np.float64], length: int) -> NDArray[np.generic]:
    """One array whose header tells the truth."""
    if npy.read_magic(file) != (1, 0):
        raise ValueError("another version of the array format")
    shape, _, dtype = npy.read_array_header_1_0(file)
    if dtype != np.dtype(kind) or len(shape) != 1 or file.tell() + 8 * prod(shape) != length:
        raise ValueError("another array than expected")
    return np.frombuffer(file.read(), dtype)
