"""Neighbour replay at length: runs on pairs of tables that differ by one person, with the same noise.

    python -m tests.bench.neighbours [--pairs 10000] [--engine aim ...] [--seed 1]

For each engine: random small tables with random domains, requests, units of protection, earlier
measurements, and now and then a run that is cancelled or refused. Both runs of a pair must ask for the same
noise in the same order, report the same progress and end with the same result or error, and differ before
the noise by no more than the declared sensitivity. Every draw must have been paid for before, to the last
pico-rho, by an accountant of its own.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import numpy as np

from cusyn_desktop.engine.plan import EngineName
from tests.neighbour_cases import neighbours_of, random_case, random_plan
from tests.neighbours import Tally, compare, observe, released, remembered_fits, settle
from tests.replay import ReplayNoise, SeededNoise

PAIRS_A_TABLE = 8
FITTED_ANEW_EVERY = 20
REUSED = 0.4


def run(engine: EngineName, *, pairs: int, seed: int, pairs_a_table: int = PAIRS_A_TABLE) -> Tally:
    """Compare pairs of one engine.

    Args:
        engine: Which one.
        pairs: How many pairs at least.
        seed: Of tables, requests and recorded noise.
        pairs_a_table: Neighbours of each table.

    Raises:
        Leak: Two neighbours could be told apart, or a draw was not paid for.
    """
    tally = Tally()
    for number in count():
        if tally.pairs >= pairs:
            break
        rng = np.random.default_rng([seed, list(EngineName).index(engine), number])
        if number % FITTED_ANEW_EVERY == 0:
            _pairs_of_a_table(rng, engine, 1, tally)
        with remembered_fits():
            _pairs_of_a_table(rng, engine, pairs_a_table, tally)
    return tally


def _pairs_of_a_table(rng: np.random.Generator, engine: EngineName, pairs: int, tally: Tally) -> None:
    """One table against some of its neighbours."""
    case = random_case(rng, engine)
    if rng.random() < REUSED:
        earlier = random_plan(rng, case.schema.sizes, engine)
        first = replace(case, plan=earlier, outer_limit=earlier.pico_rho, cancel_at=None)
        reused = released(first, seed=int(rng.integers(1 << 30)))
        case = replace(case, plan=replace(case.plan, reused=reused))
    one = observe(case, case.rows, SeededNoise(int(rng.integers(1 << 30))))
    settle(case, one)
    for rows in neighbours_of(rng, case, pairs):
        replay = ReplayNoise(one.draws)
        other = observe(case, rows, replay)
        replay.finish()
        compare(case, one, other, tally)


def main(arguments: Sequence[str] | None = None) -> None:
    """Compare as many pairs as the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=10_000, help="for each engine")
    parser.add_argument("--engine", choices=list(EngineName), nargs="+", default=list(EngineName))
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for engine in map(EngineName, chosen.engine):
        began = time.perf_counter()
        found = run(engine, pairs=chosen.pairs, seed=chosen.seed)
        shares = ", ".join(f"{kind} {share:.3f}" for kind, share in sorted(found.closest.items()))
        print(
            f"{engine}: {found.pairs} pairs, {found.draws} draws, {found.failures} runs that ended early: "
            f"0 differences; largest share of the sensitivity: {shares}; {time.perf_counter() - began:.0f} s"
        )


if __name__ == "__main__":
    main()
