"""The long runs of the reader: random dialects, and mutated files against the slow reader.

    python -m tests.bench.reading dialects [10000]
    python -m tests.bench.reading mutations [10000] [SEED]

Nothing may crash, take over ten seconds or a gibibyte, or be read otherwise than the slow reader does. A file
that breaks this is kept in the folder that is named at the end.
"""

import csv
import io
import json
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.encoding import encode
from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.data.parsing.reading import FileKind
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.resources import resource as bundled
from tests.property.test_data_reading import Written, slow_rows, written_tables
from tests.workbooks import workbook

ODD = Path(__file__).resolve().parents[1] / "data" / "odd"
LONGEST_S = 10
MOST_MIB = 1024
MOST_BYTES = 200_000
INTERESTING = (
    b'"', b'""', b",", b";", b"\t", b"\n", b"\r", b"\r\n", b"\x00", b"\xff", b"\xef\xbb\xbf", b"\xff\xfe",
    b"'", b" ", b"=1+1", b"1,234.5", b"\xe9", b"\x1a", b"\x0c", b"\xe2\x80\xa8",
)  # fmt: skip
WORDS = (
    b"0", b"-1", b"007", b"1e9", b"1e400", b"NaN", b"9" * 40, b"0.1", b".5", b"2026-02-30", b"31.12.1999",
    b"NA", b"", b"yes", b"x" * 3000, b"\xc3\xa9", b"1 234", b"+5", b"00:61", b"\xd9\xa3",
)  # fmt: skip


class HangError(Exception):
    """A file took too long."""


@dataclass(slots=True)
class Tally:
    """What came of the files so far."""

    outcomes: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    longest_s: float = 0.0

    def note(self, outcome: str, seconds: float) -> None:
        self.outcomes[outcome] += 1
        self.longest_s = max(self.longest_s, seconds)

    def report(self, what: str, started: float) -> None:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{what}: {self.outcomes.total():,} in {time.perf_counter() - started:.0f} s")
        for outcome, times in self.outcomes.most_common():
            print(f"  {outcome:40} {times:7,}")
        print(f"  longest {self.longest_s:.2f} s, peak memory {peak:.0f} MiB")


def rows_of(table: TextTable) -> list[list[str]]:
    return [list(row) for row in zip(*table.columns, strict=True)]


# --- dialects ---


def dialects(number: int) -> bool:
    """Write random tables in random dialects and read them back; True if all are the same."""
    tally, started = Tally(), time.perf_counter()
    path = Path(tempfile.mkdtemp()) / "t.csv"

    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(table=written_tables())
    def one(table: Written) -> None:
        path.write_bytes(table.content)
        at = time.perf_counter()
        same = rows_of(read_table(path, table.reading)) == table.rows
        tally.note("the same" if same else "OTHERWISE", time.perf_counter() - at)

    one()
    tally.report("random dialects", started)
    return tally.outcomes.keys() <= {"the same"}


# --- mutations ---


def seeds() -> list[bytes]:
    """Files to begin with: the odd corpus, the sample, and tables of every kind of column."""
    files = [path.read_bytes() for path in sorted(ODD.iterdir()) if path.suffix != ".json"]
    sample = bundled("samples/health_survey.csv").read_bytes()
    files.append(b"\n".join(sample.splitlines()[:60]) + b"\n")
    numbers = random.Random(5)
    for delimiter, encoding in ((";", "cp1252"), (",", "utf-8"), ("\t", "utf-16"), ("|", "utf-8-sig")):
        text = io.StringIO(newline="")
        writer = csv.writer(text, delimiter=delimiter)
        writer.writerow(["id", "name", "paid", "day", "note"])
        for row in range(40):
            paid = f"{numbers.randrange(10**6) / 100:,.2f}"
            day = f"2026-0{numbers.randrange(1, 9)}-1{numbers.randrange(10)}"
            writer.writerow([row, f"Zoë {row}", paid, day, numbers.choice(["", 'a "b"', "x\ny", "-"])])
        files.append(text.getvalue().encode(encoding))
    files += _other_kinds()
    return [content[:MOST_BYTES] for content in files]


def _other_kinds() -> list[bytes]:
    """A small Parquet file, plain and packed, and a workbook, plain inside so that changes reach its text."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    cells = {"a": [1, 2, None], "b": ["x", "", "é"], "c": [0.5, 1.5, -2.0]}
    files = []
    for packing in ("none", "snappy"):
        file = io.BytesIO()
        pq.write_table(pa.table(cells), file, compression=packing)
        files += [file.getvalue()] * 2
    with tempfile.TemporaryDirectory() as folder:
        rows: list[list[object]] = [["a", "b", "c"], [1, "x", 0.5], [2, "", True], [45000, "é", 3]]
        files += [workbook(Path(folder) / "t.xlsx", {"One": rows}).read_bytes()] * 4
    return files


def mutated(content: bytes, others: Sequence[bytes], numbers: random.Random) -> bytes:
    """A file with one to eight changes."""
    changed = bytearray(content)
    for _ in range(numbers.choice((1, 1, 1, 2, 6))):
        CHANGES[numbers.randrange(len(CHANGES))](changed, others, numbers)
    return bytes(changed[:MOST_BYTES])


def _flip(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    if content:
        content[numbers.randrange(len(content))] ^= 1 << numbers.randrange(8)


def _insert(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    place = numbers.randrange(len(content) + 1)
    content[place:place] = numbers.choice(INTERESTING) * numbers.choice((1, 1, 1, 40))


def _delete(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    place = numbers.randrange(len(content) + 1)
    del content[place : place + numbers.choice((1, 2, 10, 200))]


def _cut(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    del content[numbers.randrange(len(content) + 1) :]


def _repeat(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    place = numbers.randrange(len(content) + 1)
    part = content[place : place + numbers.randrange(1, 300)]
    content[place:place] = part * numbers.choice((1, 2, 50))


def _splice(content: bytearray, others: Sequence[bytes], numbers: random.Random) -> None:
    other = numbers.choice(others)
    place = numbers.randrange(len(content) + 1)
    start = numbers.randrange(len(other) + 1)
    content[place:place] = other[start : start + numbers.randrange(1, 500)]


def _retype(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    """Another word or number in the place of one: most such files can still be read."""
    words = list(re.finditer(rb"[\w.]+", bytes(content)))
    if words:
        word = numbers.choice(words)
        content[word.start() : word.end()] = numbers.choice(WORDS)


def _swap_lines(content: bytearray, _: Sequence[bytes], numbers: random.Random) -> None:
    lines = bytes(content).splitlines(keepends=True)
    if len(lines) > 1:
        one, other = numbers.sample(range(len(lines)), 2)
        lines[one], lines[other] = lines[other], lines[one]
        content[:] = b"".join(lines)


CHANGES: tuple[Callable[[bytearray, Sequence[bytes], random.Random], None], ...] = (
    _flip, _insert, _delete, _cut, _repeat, _splice, _swap_lines, _retype, _retype, _retype,
)  # fmt: skip


def outcome_of(path: Path, content: bytes) -> str:
    """What the reader makes of a file; anything in capitals is a fault."""
    try:
        found = detect(path)
        table = read_table(path, found.reading)
    except CuSynError:
        return "refused"
    if found.reading.kind is FileKind.CSV:
        try:
            slow = slow_rows(content, found.reading)
        except (IndexError, UnicodeDecodeError):
            return "READ, BUT BROKEN"
        slow = [[cell.strip() for cell in row] for row in slow[found.reading.header :]]
        if rows_of(table) != slow:
            return "READ OTHERWISE"
    schema = inspect_file(path, reading=found.reading).schema
    if schema.modelled and encode(schema, table).n_rows != table.n_rows:
        return "ROWS LOST"
    return "read as the slow reader does"


def mutations(number: int, seed: int) -> bool:
    """Read mutated files; True if none is a fault."""
    numbers, files = random.Random(seed), seeds()
    tally, started = Tally(), time.perf_counter()
    folder = Path(tempfile.mkdtemp())
    signal.signal(signal.SIGALRM, _too_long)
    for place in range(number):
        content = mutated(numbers.choice(files), files, numbers)
        path = folder / f"file-{place}"
        path.write_bytes(content)
        at = time.perf_counter()
        signal.alarm(LONGEST_S)
        try:
            outcome = outcome_of(path, content)
        except HangError:
            outcome = "HANGS"
        except BaseException as fault:  # noqa: BLE001 - that is what we are after; a panic in Rust, too
            outcome = f"CRASH: {type(fault).__name__}"
        signal.alarm(0)
        tally.note(outcome, time.perf_counter() - at)
        if outcome[:2].isupper():
            tally.broken.append(path.name)
        else:
            path.unlink()
    tally.report(f"mutated files, seed {seed}", started)
    if tally.broken:
        print(f"  kept in {folder}: {json.dumps(tally.broken[:20])}")
    peak_mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return not tally.broken and peak_mib <= MOST_MIB


def _too_long(*_: object) -> None:
    raise HangError


def main() -> int:
    """Run what is asked for; 1 if anything is wrong."""
    what, *more = sys.argv[1:] or ["dialects"]
    number = int(more[0]) if more else 10_000
    fine = dialects(number) if what == "dialects" else mutations(number, int(more[1]) if more[1:] else 1)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
