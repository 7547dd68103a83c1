from datetime import date, datetime
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.data.domain.schema import Reading, Schema, column_of
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.data.writing.parquet import write_parquet

DAY = {"from": "2026-01-31", "to": "2026-01-31", "by": "day"}
SCHEMA = Schema(
    reading=Reading(delimiter=";", decimal=",", thousands="."),
    columns=tuple(
        column_of({"origin": "public", "missing": ["NA"], **column})
        for column in (
            {"name": "whole", "type": "integer", "from": 7, "to": 7},
            {"name": "real", "type": "decimal", "from": 1234.5, "to": 1234.5, "places": 1, "grouped": True},
            {"name": "day", "type": "date", "format": "%d.%m.%Y", **DAY},
            {"name": "hour", "type": "datetime", "format": "%Y-%m-%d %H", **DAY, "to": "2026-01-31T00:00"},
            {"name": "code", "type": "category", "categories": ["007"]},
        )
    ),
)


@pytest.fixture
def frame() -> pd.DataFrame:
    codes = [np.array([0, 1], dtype=np.uint8)] * 5
    return decode(SCHEMA, codes, rng=np.random.default_rng(1))


def test_columns_have_their_own_types(frame: pd.DataFrame, tmp_path: Path) -> None:
    assert frame.iloc[0].tolist() == ["7", "1.234,5", "31.01.2026", "2026-01-31 00", "007"]
    write_parquet(frame, tmp_path / "o.parquet", SCHEMA)
    read = pd.read_parquet(tmp_path / "o.parquet", dtype_backend="pyarrow")
    assert read.iloc[0].tolist() == [7, 1234.5, date(2026, 1, 31), datetime(2026, 1, 31), "007"]
    assert read.iloc[1].isna().all()
    kinds = [str(kind).removesuffix("[pyarrow]") for kind in read.dtypes]
    assert kinds == ["int64", "double", "date32[day]", "timestamp[us]", "string"]


def test_a_file_appears_whole_or_not_at_all(
    frame: pd.DataFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("pyarrow.parquet.write_table", fail)
    with pytest.raises(OSError, match="no space"):
        write_parquet(frame, tmp_path / "o.parquet", SCHEMA)
    assert not list(tmp_path.iterdir())
