"""What the two processes send each other: frames of a kind, a length and that many bytes."""

import struct
from collections.abc import Iterator
from enum import Enum
from typing import IO, NamedTuple

_HEAD = struct.Struct(">cQ")


class Kind(Enum):
    """What a frame says."""

    JOB = b"j"
    PROGRESS = b"p"
    PART = b"d"
    REFUSED = b"r"
    NO_MEMORY = b"m"
    BUG = b"b"
    DONE = b"e"
    BROKEN = b"x"


_KINDS = {kind.value: kind for kind in Kind}


class Frame(NamedTuple):
    """A message.

    Attributes:
        kind: What it says.
        content: Its bytes.
    """

    kind: Kind
    content: bytes = b""


def send(stream: IO[bytes], kind: Kind, content: bytes = b"") -> None:
    """Write a frame at once."""
    stream.write(_HEAD.pack(kind.value, len(content)))
    stream.write(content)
    stream.flush()


def frames(stream: IO[bytes], *, most: int) -> Iterator[Frame]:
    """Read frames until the stream ends, breaks off, makes no sense, or has sent more than `most` bytes."""
    left = most
    while len(head := stream.read(_HEAD.size)) == _HEAD.size:
        sign, length = _HEAD.unpack(head)
        left -= length
        content = b"" if left < 0 else stream.read(length)
        if len(content) != length or sign not in _KINDS:
            return
        yield Frame(_KINDS[sign], content)
