"""Named arrays as the bytes of a plain `.npz` file, read back without trust in where they come from."""

import io
import re
import struct
import zipfile
from collections.abc import Mapping
from typing import IO

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.errors import EngineError

Arrays = Mapping[str, NDArray[np.int64] | NDArray[np.float64]]

Kinds = Mapping[str, type[np.int64] | type[np.float64]]

_HEADER_START = 10  # magic, version and the length of the rest
_HEADER = re.compile(
    rb"\x93NUMPY\x01\x00..\{'descr': '<(?P<kind>[if])8', 'fortran_order': False, "
    rb"'shape': \((?P<length>\d{1,15}),\), \} *\n",
    re.DOTALL,
)

_TROUBLE = (
    ValueError,
    OSError,
    EOFError,
    NotImplementedError,
    RuntimeError,  # an encrypted part
    struct.error,
    zipfile.BadZipFile,
)
"""What `zipfile` raises on bytes that were made to break it."""


def pack(arrays: Arrays) -> bytes:
    """The bytes of an uncompressed `.npz` file; the same arrays give the same bytes."""
    file = io.BytesIO()
    np.savez(
        file, allow_pickle=False, **{name: np.ascontiguousarray(array) for name, array in arrays.items()}
    )
    return file.getvalue()


def unpack(data: bytes, expected: Kinds) -> dict[str, NDArray[np.generic]]:
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
                    arrays[name] = _vector(file, kind)
    except _TROUBLE as error:
        raise EngineError("The stored model is damaged and cannot be read.") from error
    return arrays


def _vector(file: IO[bytes], kind: type[np.int64] | type[np.float64]) -> NDArray[np.generic]:
    """One array whose header says what was expected and as many numbers as follow it.

    The header is matched and not evaluated, as the standard reader would do.
    """
    start = file.read(_HEADER_START)
    header = start + file.read(int.from_bytes(start[-2:], "little"))
    content = file.read()
    said = _HEADER.fullmatch(header)
    code = np.dtype(kind).kind.encode()
    if said is None or said["kind"] != code or 8 * int(said["length"]) != len(content):
        raise ValueError("another array than expected")
    return np.frombuffer(content, np.dtype(kind).newbyteorder("<"))
