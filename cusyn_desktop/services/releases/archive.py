"""What a release keeps beside its table: the fitted model and the rows as codes, in one zip."""

import io
import json
import zipfile
from collections.abc import Iterable, Sequence

import numpy as np

from cusyn_desktop.arrays import Clique, CodeArray, FloatArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.errors import StoreError

_COMPRESSION = 2  # a seventh of the time of the usual 6 for a tenth more bytes
_PART_BYTES = 1 << 20
"""So much is packed between two looks at whether to stop."""

_UNIX = 3
_READABLE = 0o644 << 16

_MODEL, _CODES, _SHAPE = "model.npz", "codes.bin", "codes.json"


def pack(model: GraphicalModel, codes: Sequence[CodeArray], *, control: RunControl) -> bytes:
    """The archive of a release.

    Args:
        model: The fitted model.
        codes: The rows, one array for each modelled column.
        control: Asked between small parts whether to stop.

    Raises:
        JobCancelled: Somebody asked to stop.
    """
    file = io.BytesIO()
    shape = {"rows": len(codes[0]), "types": [column.dtype.str for column in codes]}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=_COMPRESSION) as archive:
        _add(archive, _MODEL, [model.to_bytes()], control)
        _add(archive, _SHAPE, [json.dumps(shape).encode()], control)
        _add(archive, _CODES, (column.tobytes() for column in codes), control)
    return file.getvalue()


def _add(archive: zipfile.ZipFile, name: str, contents: Iterable[bytes], control: RunControl) -> None:
    """Add a part, bit by bit; by its name alone, it is dated to the first day that a zip file knows."""
    with archive.open(name, "w", force_zip64=True) as part:
        for content in contents:
            for start in range(0, len(content), _PART_BYTES):
                control.checkpoint()
                part.write(content[start : start + _PART_BYTES])


def undated(name: str) -> zipfile.ZipInfo:
    """A part of a zip file that does not tell when it was packed: the same parts give the same bytes."""
    part = zipfile.ZipInfo(name)  # dated to the first day that a zip file knows
    part.compress_type = zipfile.ZIP_DEFLATED
    part.create_system = _UNIX
    part.external_attr = _READABLE
    return part


def model_of(content: bytes) -> GraphicalModel:
    """The model of an archive.

    Raises:
        StoreError: The archive is damaged.
    """
    return GraphicalModel.from_bytes(_part(content, _MODEL))


def codes_of(content: bytes) -> tuple[CodeArray, ...]:
    """The rows of an archive, one array of codes for each modelled column; read-only.

    Raises:
        StoreError: The archive is damaged.
    """
    shape, raw = json.loads(_part(content, _SHAPE)), _part(content, _CODES)
    columns, start = [], 0
    for name in shape["types"]:
        kind = np.dtype(name)
        columns.append(np.frombuffer(raw, kind, count=shape["rows"], offset=start))
        start += shape["rows"] * kind.itemsize
    return tuple(columns)


def shares_of(codes: Sequence[CodeArray], sizes: Sequence[int], clique: Clique) -> FloatArray:
    """The share of synthetic rows in each cell of a marginal, one axis for each column of the clique."""
    shape = tuple(sizes[column] for column in clique)
    cells = np.zeros(len(codes[0]), dtype=np.int64)
    for column in clique:
        cells = cells * sizes[column] + codes[column]
    counts = np.bincount(cells, minlength=int(np.prod(shape)))
    shares: FloatArray = counts.reshape(shape) / max(len(cells), 1)
    shares.setflags(write=False)
    return shares


def _part(content: bytes, name: str) -> bytes:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return archive.read(name)
    except (zipfile.BadZipFile, KeyError, zipfile.error, EOFError) as error:
        raise StoreError("A stored model is damaged. Verify the workspace.") from error
