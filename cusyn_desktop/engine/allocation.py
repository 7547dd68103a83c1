"""Dividing the interest queries' budget among them: whole pico-rho, from sizes and noisy answers alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cbrt, floor

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.budget.accounting import PICO
from cusyn_desktop.budget.splits import equal_shares, split_pico_rho
from cusyn_desktop.engine.cliques import n_cells
from cusyn_desktop.engine.knowledge import Knowledge, parts_of, spread
from cusyn_desktop.engine.measurement import MeasurementKind
from cusyn_desktop.engine.residuals import residual_share
from cusyn_desktop.engine.schedule import InterestMethod

SMALLEST_PART = 1 / 1_000
"""A part that would get less than this of the budget is left out; the largest gets it instead."""


@dataclass(frozen=True, slots=True)
class Share:
    """A measurement that is to be made, and what it may cost."""

    clique: Clique
    kind: MeasurementKind
    pico_rho: int


def interest_shares(
    queries: Sequence[Clique],
    method: InterestMethod,
    *,
    sizes: Sequence[int],
    knowledge: Knowledge,
    pico_rho: int,
    rows_per_person: int = 1,
) -> tuple[Share, ...]:
    """How the queries are measured for exactly `pico_rho`.

    Residuals need a full measurement before them; where there is none yet, the queries are measured in full.

    Args:
        queries: Interest queries; at least one has a column of two or more values.
        method: In full or as residuals.
        sizes: Number of codes of each column.
        knowledge: What the answers so far tell.
        pico_rho: What to spend.
        rows_per_person: Multiplies the cost by its square.
    """
    if method is InterestMethod.EQUAL or knowledge.is_empty:
        return equal_tables(queries, pico_rho=pico_rho)
    return planned_residuals(
        queries,
        sizes=sizes,
        knowledge=knowledge,
        pico_rho=pico_rho,
        rows_per_person=rows_per_person,
    )


def equal_tables(queries: Sequence[Clique], *, pico_rho: int) -> tuple[Share, ...]:
    """Every query in full, at equal cost; the shares add up to exactly `pico_rho`."""
    parts = split_pico_rho(pico_rho, equal_shares(len(queries)))
    return tuple(Share(query, MeasurementKind.FULL, part) for query, part in zip(queries, parts, strict=True))


def planned_residuals(
    queries: Sequence[Clique],
    *,
    sizes: Sequence[int],
    knowledge: Knowledge,
    pico_rho: int,
    rows_per_person: int = 1,
) -> tuple[Share, ...]:
    """Residuals of the queries and their parts, so that what is known already is not paid for again.

    With P_A the precision held now, p_A the residual's price and v_A = Σ over q ⊇ A of N_q^(1/3)·c_(A,q), the
    variance that A brings into the queries' cells, minimise Σ v_A / (P_A + x_A) subject to Σ p_A x_A / 2 = ρ.

    Args:
        queries: Interest queries; at least one has a column of two or more values.
        sizes: Number of codes of each column.
        knowledge: What the answers so far tell.
        pico_rho: What to spend; the shares add up to exactly that.
        rows_per_person: Multiplies the cost by its square.

    Returns:
        The measurements, shorter cliques first.

    Source:
        Xiao, He, Zhang, Kifer (2023), ResidualPlanner, arXiv:2305.08175, where no precision is held.
    """
    parts = sorted(
        {part for query in queries for part in parts_of(query) if min(sizes[c] for c in part) > 1},
        key=lambda part: (len(part), part),
    )
    weights = np.array([_weight(part, queries, sizes) for part in parts])
    prices = np.array([float(residual_share([sizes[c] for c in part])) for part in parts])
    held = np.array([knowledge.of(part) for part in parts])
    added = water_fill(weights, prices, held, 2 * pico_rho / PICO / rows_per_person**2)
    return tuple(
        Share(part, MeasurementKind.RESIDUAL, share)
        for part, share in zip(parts, _whole_shares(added * prices, pico_rho), strict=True)
        if share
    )


def _weight(part: Clique, queries: Sequence[Clique], sizes: Sequence[int]) -> float:
    """v_A: small tables count a little more than their variance, so that L1 errors come out even."""
    holding = [query for query in queries if set(part) <= set(query)]
    return sum(cbrt(n_cells(sizes, query)) * spread(sizes, query, part) for query in holding)


def water_fill(weights: FloatArray, prices: FloatArray, held: FloatArray, budget: float) -> FloatArray:
    """Minimise Σ weights / (held + x) over x ≥ 0 with Σ prices·x = budget.

    The solution is x = max(0, m·√(weights / prices) − held). The level m is found exactly: the cost is linear
    in m between the levels at which one more part starts to be worth paying for.
    """
    rate = np.sqrt(weights / prices)
    starts = held / rate
    order = np.argsort(starts)
    levels = (budget + np.cumsum((prices * held)[order])) / np.cumsum((prices * rate)[order])
    following = np.append(starts[order][1:], np.inf)
    level = levels[int(np.argmax(levels <= following))]
    added: FloatArray = np.maximum(0.0, level * rate - held)
    return added


def _whole_shares(costs: FloatArray, pico_rho: int) -> list[int]:
    """Whole pico-rho in proportion to the costs; the largest takes what rounding and dropping leave over."""
    proportions = costs / costs.sum()
    shares = [floor(part * pico_rho) if part >= SMALLEST_PART else 0 for part in proportions.tolist()]
    largest = int(np.argmax(proportions))
    shares[largest] += pico_rho - sum(shares)
    return shares
