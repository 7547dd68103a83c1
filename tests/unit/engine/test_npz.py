import io
import pickle
import zipfile
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cusyn_desktop.engine.npz import Arrays, Kinds, pack, unpack
from cusyn_desktop.errors import EngineError

ARRAYS: Arrays = {"whole": np.array([3, -1, 7]), "real": np.array([0.5, 2.0]), "none": np.zeros(0)}
EXPECTED: Kinds = {"whole": np.int64, "real": np.float64, "none": np.float64}


def zipped(entries: dict[str, bytes], compression: int = zipfile.ZIP_STORED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return file.getvalue()


def npy(array: NDArray[Any] | np.float64) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=True)
    return file.getvalue()


def entries(**changes: bytes) -> dict[str, bytes]:
    plain = {f"{name}.npy": npy(array) for name, array in ARRAYS.items()}
    return plain | {f"{name}.npy": content for name, content in changes.items()}


def test_arrays_come_back() -> None:
    back = unpack(pack(ARRAYS), EXPECTED)
    for name, array in ARRAYS.items():
        np.testing.assert_array_equal(back[name], array)


def test_numpy_itself_reads_what_is_written() -> None:
    with np.load(io.BytesIO(pack(ARRAYS)), allow_pickle=False) as file:
        np.testing.assert_array_equal(file["real"], ARRAYS["real"])


def test_the_same_arrays_give_the_same_bytes() -> None:
    assert pack(ARRAYS) == pack(ARRAYS)


def test_what_numpy_writes_is_read() -> None:
    assert set(unpack(zipped(entries()), EXPECTED)) == set(EXPECTED)


def huge_header(claim: str) -> bytes:
    """A header that claims far more cells than there are bytes."""
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({claim},), }}".ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode() + b"\0" * 16


class Evil:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (pytest.fail, ("something was unpickled",))


BAD = {
    "nothing": b"",
    "text": b"a model, honestly",
    "cut off": pack(ARRAYS)[:-40],
    "a part is missing": zipped({k: v for k, v in entries().items() if k != "real.npy"}),
    "a part too many": zipped(entries(more=npy(np.zeros(1)))),
    "compressed": zipped(entries(), zipfile.ZIP_DEFLATED),
    "a bomb": zipped(entries(real=npy(np.zeros(10**6))), zipfile.ZIP_DEFLATED),
    "whole numbers for real ones": zipped(entries(real=npy(np.array([1, 2])))),
    "two axes": zipped(entries(real=npy(np.zeros((2, 2))))),
    "no axis": zipped(entries(real=npy(np.float64(1)))),
    "another byte order": zipped(entries(real=npy(np.zeros(2, ">f8")))),
    "objects": zipped(entries(real=npy(np.array([Evil()], dtype=object)))),
    "a pickle": zipped(entries(real=pickle.dumps([1.0]))),
    "more cells than bytes": zipped(entries(real=huge_header("1000000000000000"))),
    "fewer cells than bytes": zipped(entries(real=huge_header("1"))),
    "a negative length": zipped(entries(real=huge_header("-2"))),
    "a deep header": zipped(entries(real=huge_header("(" * 60))),
    "an empty part": zipped(entries(real=b"")),
}


@pytest.mark.parametrize("name", BAD)
def test_anything_else_is_an_error_for_a_person(name: str) -> None:
    with pytest.raises(EngineError, match="damaged"):
        unpack(BAD[name], EXPECTED)


def test_a_part_twice_is_refused() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in entries().items():
            archive.writestr(name, content)
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("real.npy", npy(np.ones(2)))
    with pytest.raises(EngineError, match="parts"):
        unpack(file.getvalue(), EXPECTED)


def test_random_damage_is_found_or_harmless() -> None:
    rng = np.random.default_rng(1)
    whole = pack(ARRAYS)
    for _ in range(1500):
        damaged = bytearray(whole)
        for place in rng.integers(0, len(whole), size=rng.integers(1, 4)):
            damaged[place] = rng.integers(256)
        try:
            back = unpack(
                bytes(damaged[: rng.integers(1, len(whole) + 1)] if rng.random() < 0.2 else damaged), EXPECTED
            )
        except EngineError:
            continue
        for name, array in ARRAYS.items():
            np.testing.assert_array_equal(back[name], array)
