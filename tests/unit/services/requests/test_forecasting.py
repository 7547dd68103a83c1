"""The memory of a run: never more than was foreseen, and not much less."""

import pytest

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.engine.forecast import Beside, forecast
from cusyn_desktop.engine.model_limit import cells_of
from cusyn_desktop.engine.plan import SynthesisPlan, default_workload
from cusyn_desktop.services.requests.forecasting import written_bytes

MEASURED = [
    ("three rows", 2, 2, 3, 1, 180),
    ("nltcs", 16, 2, 21_574, 1, 198),
    ("nursery", 9, 4, 12_960, 1, 192),
    ("support", 17, 16, 8_873, 1, 197),
    ("mushroom", 23, 6, 8_124, 1, 191),
    ("adult", 15, 16, 32_561, 1, 210),
    ("bank-marketing", 17, 12, 45_211, 2, 211),
    ("wide", 80, 6, 100_000, 1, 298),
    ("long", 20, 6, 1_000_000, 1, 458),
]
"""Tables with their columns, codes of a column, rows, MB of the model, and MB that a whole command held."""


@pytest.mark.parametrize(
    ("n_columns", "size", "rows", "megabytes", "held"),
    [one[1:] for one in MEASURED],
    ids=[one[0] for one in MEASURED],
)
def test_the_memory_of_a_run_is_foreseen(
    n_columns: int, size: int, rows: int, megabytes: int, held: int
) -> None:
    sizes = (size,) * n_columns
    plan = SynthesisPlan(
        sizes=sizes,
        workload=default_workload(sizes),
        interest=(),
        pico_rho=pico_rho_of(1.0, 1e-9),
        model_limit_cells=cells_of(megabytes),
    )
    beside = Beside(memory_bytes=written_bytes(rows * n_columns))
    foreseen = forecast(plan, approx_rows=rows, beside=beside).memory_bytes / 1e6
    assert held <= foreseen <= 1.3 * held


def test_few_rows_become_text_at_once_and_many_in_batches() -> None:
    one, many, twice = (written_bytes(n_cells) for n_cells in (1_000, 10**7, 2 * 10**7))
    assert (twice - many) / 10**7 < one / 1_000 / 5
