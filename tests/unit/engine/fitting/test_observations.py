from typing import ClassVar

import numpy as np
import pytest

from cusyn_desktop.engine.fitting.observations import Observation, ObservedVector, merged
from cusyn_desktop.engine.measurement import MeasurementKind
from cusyn_desktop.errors import InputError
from tests.unit.engine.brute_force import measured, residual

FULL, RESIDUAL = MeasurementKind.FULL, MeasurementKind.RESIDUAL


def test_repeats_are_merged_by_inverse_variance() -> None:
    rng = np.random.default_rng(1)
    values, sigmas = rng.normal(size=(4, 2, 3)), np.array([0.5, 1.0, 3.0, 1e4])
    (one,) = merged((2, 3), [measured((0, 1), v, sigma=s) for v, s in zip(values, sigmas, strict=True)])
    weights = sigmas**-2
    np.testing.assert_allclose(one.values, np.tensordot(weights, values, axes=1) / weights.sum(), rtol=1e-12)
    assert one.variance == pytest.approx(1 / weights.sum(), rel=1e-12)


def test_merging_does_not_depend_on_the_order() -> None:
    rng = np.random.default_rng(2)
    several = [measured((0,), rng.normal(size=3), sigma=s) for s in (1.0, 2.0, 0.1)]
    (one,), (other,) = merged((3,), several), merged((3,), several[::-1])
    np.testing.assert_allclose(one.values, other.values, rtol=1e-12)


def test_full_and_residual_measurements_stay_apart() -> None:
    table = np.arange(4.0).reshape(2, 2)
    both = [measured((0, 1), table), measured((0, 1), residual(table), kind=RESIDUAL)]
    assert [one.key for one in merged((2, 2), both)] == [((0, 1), FULL), ((0, 1), RESIDUAL)]


def test_columns_of_one_value_are_left_out() -> None:
    sizes = (1, 3, 1)
    several = [
        measured((0, 1), np.ones((1, 3))),
        measured((1, 2), np.full((3, 1), 2.0)),
        measured((0,), np.ones(1)),
        measured((0, 2), np.ones((1, 1))),
    ]
    (one,) = merged(sizes, several)
    assert one.clique == (1,)
    np.testing.assert_allclose(one.values, 1.5)


def test_wildly_different_noise_is_merged_without_loss() -> None:
    (one,) = merged((2,), [measured((0,), np.ones(2), sigma=1e9), measured((0,), np.zeros(2), sigma=1e-3)])
    np.testing.assert_allclose(one.values, 1e-24, rtol=1e-6)
    assert one.variance == pytest.approx(1e-6, rel=1e-12)


@pytest.mark.parametrize("clique", [(2,), (0, 5)])
def test_a_column_that_is_not_there_is_refused(clique: tuple[int, ...]) -> None:
    with pytest.raises(InputError, match="column"):
        merged((2, 2), [measured(clique, np.ones((2,) * len(clique)))])


def test_another_shape_is_refused() -> None:
    with pytest.raises(InputError, match="shape"):
        merged((2, 2), [measured((0,), np.ones(3))])


class TestObservedVector:
    sizes: ClassVar = (2, 3, 9, 8)
    slots: ClassVar = {(2, 3): slice(0, 72), (0, 1): slice(72, 78), (1,): slice(78, 81)}

    def observations(self) -> list[Observation]:
        rng = np.random.default_rng(3)
        return [
            Observation((2, 3), RESIDUAL, residual(rng.normal(size=(9, 8))), 4.0),
            Observation((1,), FULL, rng.normal(size=3), 1.0),
            Observation((0, 1), RESIDUAL, residual(rng.normal(size=(2, 3))), 9.0),
            Observation((0, 1), FULL, rng.uniform(1, 2, size=(2, 3)), 25.0),
        ]

    def test_full_numbers_first_then_residuals_by_size(self) -> None:
        vector = ObservedVector(self.sizes, self.slots, self.observations())
        assert vector.where == {
            ((0, 1), FULL): slice(0, 6),
            ((1,), FULL): slice(6, 9),
            ((0, 1), RESIDUAL): slice(9, 11),
            ((2, 3), RESIDUAL): slice(11, 67),
        }
        assert vector.variance.tolist() == [25.0] * 6 + [1.0] * 3 + [9.0] * 2 + [4.0] * 56

    def test_values_come_back_as_tables(self) -> None:
        observations = self.observations()
        vector = ObservedVector(self.sizes, self.slots, observations)
        tables = vector.by_key(vector.values)
        assert tables.keys() == {one.key for one in observations}
        for one in observations:
            np.testing.assert_allclose(tables[one.key], one.values, atol=1e-12)

    def test_missing_tables_are_zero_and_unknown_ones_are_ignored(self) -> None:
        vector = ObservedVector(self.sizes, self.slots, self.observations())
        numbers = vector.vector({((1,), FULL): np.ones(3), ((0,), FULL): np.ones(2)})
        assert numbers.tolist() == [0.0] * 6 + [1.0] * 3 + [0.0] * 58

    def test_without_residuals_the_numbers_are_the_cells(self) -> None:
        full = [Observation(c, FULL, np.ones([self.sizes[a] for a in c]), 1.0) for c in self.slots]
        vector = ObservedVector(self.sizes, self.slots, full)
        assert {clique: place for (clique, _), place in vector.where.items()} == self.slots

    def test_nothing_observed(self) -> None:
        vector = ObservedVector(self.sizes, {}, [])
        assert vector.values.size == 0
        assert vector.by_key(np.zeros(0)) == {}
