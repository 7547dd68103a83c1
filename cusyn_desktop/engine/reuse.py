"""Which earlier measurements enter the model: all that fit, the most precise first, free of charge."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.tree.elimination import model_cells


def reusable(
    measurements: Sequence[Measurement], *, sizes: Sequence[int], room_for: Sequence[Clique], limit_cells: int
) -> tuple[Measurement, ...]:
    """The earlier measurements that fit into the model, in their order and marked as reused.

    Residuals need at least one full measurement beside them, so without any nothing is reused.

    Args:
        measurements: All earlier measurements that may be used.
        sizes: Number of codes of each column.
        room_for: Cliques that will be measured and need room.
        limit_cells: Most cells of the model.
    """
    held = list(room_for)
    fitting: set[Clique] = set(held)
    for clique in _most_precise_first(measurements):
        if clique not in fitting and model_cells(sizes, [*held, clique], limit_cells) is not None:
            held.append(clique)
            fitting.add(clique)
    kept = tuple(replace(m, purpose=Purpose.REUSED) for m in measurements if m.clique in fitting)
    return kept if any(m.kind is MeasurementKind.FULL for m in kept) else ()


def _most_precise_first(measurements: Sequence[Measurement]) -> list[Clique]:
    """All cliques, each once, by the noise of its best measurement."""
    sigma: dict[Clique, float] = {}
    for measurement in measurements:
        sigma[measurement.clique] = min(measurement.sigma, sigma.get(measurement.clique, inf))
    return sorted(sigma, key=lambda clique: (sigma[clique], clique))
