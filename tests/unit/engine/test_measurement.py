import dataclasses
import math

import numpy as np
import pytest

from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.residuals import project
from cusyn_desktop.errors import InputError

TABLE = np.array([[4.0, 1.0, 0.0], [2.0, 0.0, 3.0]])


def full(**changes: object) -> Measurement:
    values: dict[str, object] = {
        "clique": (0, 2),
        "kind": MeasurementKind.FULL,
        "values": TABLE,
        "sigma": 2.0,
        "pico_rho": 125,
        "purpose": Purpose.SELECTED,
    }
    return Measurement(**{**values, **changes})  # type: ignore[arg-type]


def test_a_measurement_keeps_a_read_only_copy() -> None:
    source = TABLE.copy()
    measurement = full(values=source)
    source[0, 0] = 99.0
    assert measurement.values[0, 0] == 4.0
    with pytest.raises(ValueError, match="read-only"):
        measurement.values[0, 0] = 1.0
    with pytest.raises(dataclasses.FrozenInstanceError):
        measurement.sigma = 1.0  # type: ignore[misc]
    assert measurement.variance == 4.0


def test_a_residual_sums_to_zero_along_every_axis() -> None:
    residual = full(kind=MeasurementKind.RESIDUAL, values=project(TABLE))
    assert np.allclose(residual.values.sum(axis=0), 0)
    with pytest.raises(InputError, match="sum to zero"):
        full(kind=MeasurementKind.RESIDUAL)
    with pytest.raises(InputError, match="one value"):
        full(kind=MeasurementKind.RESIDUAL, values=np.zeros((1, 3)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"clique": ()}, "rising order"),
        ({"clique": (2, 0)}, "rising order"),
        ({"clique": (1, 1)}, "rising order"),
        ({"clique": (-1, 2)}, "rising order"),
        ({"clique": (0,)}, "one axis for each"),
        ({"values": np.zeros((2, 0))}, "one axis for each"),
        ({"values": np.array([[1.0, math.nan]])}, "finite number"),
        ({"sigma": 0.0}, "positive and finite"),
        ({"sigma": math.inf}, "positive and finite"),
        ({"sigma": math.nan}, "positive and finite"),
        ({"pico_rho": -1}, "cannot be negative"),
    ],
)
def test_what_no_mechanism_draws_is_refused(change: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        full(**change)
