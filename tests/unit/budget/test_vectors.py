"""All 212 reference values of privacy accounting, worked out elsewhere with 60 decimal digits."""

import json
import math
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from cusyn_desktop.budget.accounting import (
    PICO,
    delta_of,
    epsilon_of,
    gaussian_cost,
    pico_rho_of,
    selection_cost,
)
from cusyn_desktop.budget.accounting.analytic_gaussian import (
    analytic_gaussian_sigma,
    classic_gaussian_sigma,
    composed_gaussian_epsilon,
    gaussian_delta,
    gaussian_epsilon,
)
from cusyn_desktop.budget.accounting.composition import (
    basic_composition,
    drv10_composition,
    kov15_composition,
    optimal_composition,
)
from cusyn_desktop.budget.accounting.discrete_gaussian import (
    discrete_gaussian_delta,
    discrete_gaussian_pmf,
    discrete_gaussian_tail,
    discrete_gaussian_variance,
)
from cusyn_desktop.budget.accounting.exponential import selection_epsilon_of, selection_probabilities
from cusyn_desktop.budget.accounting.gaussian import sigma_of
from cusyn_desktop.budget.accounting.groups import Neighbours, group_pico_rho, marginal_sensitivity
from cusyn_desktop.budget.accounting.laplace import (
    composed_laplace_epsilon,
    discrete_laplace_pmf,
    discrete_laplace_variance,
)
from cusyn_desktop.budget.accounting.renyi import laplace_divergence
from cusyn_desktop.budget.accounting.zcdp import loose_epsilon, loose_rho, rho_of_pure

HERE = Path(__file__).parent
VECTORS = json.loads((HERE / "dp_test_vectors.json").read_text(encoding="utf-8"))
ORIGINAL = Path(__file__).resolve().parents[4] / "shared" / "dp_test_vectors.json"

Inputs = dict[str, Any]


def pico(rho: float) -> int:
    """A rho of the vectors in whole pico-rho; all of them are whole."""
    whole = Fraction(str(rho)) * PICO
    assert whole.denominator == 1
    return int(whole)


def round_share(v: Inputs, share: Fraction) -> Fraction:
    """Rho that one of `rounds` equal rounds may spend on a part of its work."""
    return Fraction(str(v["rho"])) * share / int(v["rounds"])


def sensitivity(v: Inputs) -> dict[str, float]:
    found = marginal_sensitivity(Neighbours(v["neighbours"]))
    return {"l1": found.l1, "l2": math.sqrt(found.l2_squared)}


MEASURING = Fraction(9, 10)

ANSWERS: dict[str, Callable[[Inputs], Any]] = {
    "zcdp_to_eps_loose": lambda v: loose_epsilon(v["rho"], v["delta"]),
    "zcdp_to_eps_tight": lambda v: epsilon_of(pico(v["rho"]), v["delta"]),
    "zcdp_to_delta_tight": lambda v: delta_of(v["rho"], v["epsilon"]),
    "eps_delta_to_rho_tight": lambda v: pico_rho_of(v["epsilon"], v["delta"]) / PICO,
    "eps_delta_to_rho_loose": lambda v: loose_rho(v["epsilon"], v["delta"]),
    "gaussian_rho": lambda v: (
        gaussian_cost(v["sigma"], sensitivity_squared=Fraction(v["l2_sensitivity"]) ** 2) / PICO
    ),
    "pure_dp_to_zcdp": lambda v: rho_of_pure(v["epsilon"]),
    "exponential_mechanism_rho": lambda v: selection_cost(v["epsilon"]) / PICO,
    "zcdp_group_privacy": lambda v: group_pico_rho(pico(v["rho"]), size=v["group_size"]) / PICO,
    "analytic_gaussian_sigma": lambda v: analytic_gaussian_sigma(
        epsilon=v["epsilon"], delta=v["delta"], sensitivity=v["l2_sensitivity"]
    ),
    "classic_gaussian_sigma": lambda v: classic_gaussian_sigma(
        epsilon=v["epsilon"], delta=v["delta"], sensitivity=v["l2_sensitivity"]
    ),
    "analytic_gaussian_eps": lambda v: gaussian_epsilon(
        v["sigma"], delta=v["delta"], sensitivity=v["l2_sensitivity"]
    ),
    "analytic_gaussian_delta": lambda v: gaussian_delta(
        v["sigma"], epsilon=v["epsilon"], sensitivity=v["l2_sensitivity"]
    ),
    "discrete_gaussian_pmf": lambda v: discrete_gaussian_pmf(v["x"], sigma=v["sigma"]),
    "discrete_gaussian_variance": lambda v: discrete_gaussian_variance(v["sigma"]),
    "discrete_gaussian_tail": lambda v: discrete_gaussian_tail(v["t"], sigma=v["sigma"]),
    "discrete_gaussian_delta": lambda v: discrete_gaussian_delta(
        sigma=v["sigma"], epsilon=v["epsilon"], sensitivity=v["sensitivity"]
    ),
    "discrete_laplace_pmf": lambda v: discrete_laplace_pmf(v["x"], scale=v["scale"]),
    "discrete_laplace_variance": lambda v: discrete_laplace_variance(v["scale"]),
    "basic_composition": lambda v: basic_composition([v["epsilon"]] * v["k"]),
    "advanced_composition_DRV10": lambda v: drv10_composition(
        [v["epsilon"]] * v["k"], delta_prime=v["delta_prime"]
    ),
    "advanced_composition_tanh": lambda v: kov15_composition(
        [v["epsilon"]] * v["k"], delta_prime=v["delta_prime"]
    ),
    "optimal_composition_KOV15": lambda v: optimal_composition(
        v["epsilon"], times=v["k"], delta_prime=v["delta_prime"]
    ),
    "pure_dp_k_fold_via_zcdp_tight": lambda v: epsilon_of(
        v["k"] * round(rho_of_pure(v["epsilon"]) * PICO), v["delta_prime"]
    ),
    "laplace_k_fold_pld": lambda v: composed_laplace_epsilon(
        v["scale"], times=v["k"], delta=v["delta"], sensitivity=v["l1_sensitivity"]
    ),
    "laplace_rdp": lambda v: laplace_divergence(
        v["order"], scale=v["scale"], sensitivity=v["l1_sensitivity"]
    ),
    "gaussian_k_fold": lambda v: composed_gaussian_epsilon(
        v["sigma"], times=v["k"], delta=v["delta"], sensitivity=v["l2_sensitivity"]
    ),
    "aim_initial_sigma": lambda v: sigma_of(round_share(v, MEASURING)),
    "aim_initial_epsilon_select": lambda v: selection_epsilon_of(round_share(v, 1 - MEASURING)),
    "mwem_pgm_sigma": lambda v: sigma_of(round_share(v, Fraction(str(v["alpha"])))),
    "mwem_pgm_exp_eps": lambda v: selection_epsilon_of(round_share(v, 1 - Fraction(str(v["alpha"])))),
    "exponential_mechanism_probs": lambda v: selection_probabilities(
        v["scores"], epsilon=v["epsilon"], sensitivity=v["sensitivity"]
    ),
    "histogram_sensitivity": sensitivity,
}

ROUNDED_UP = {"zcdp_to_eps_tight", "zcdp_to_delta_tight", "pure_dp_k_fold_via_zcdp_tight"}
ROUNDED_DOWN = {"eps_delta_to_rho_tight"}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_vector(vector: dict[str, Any]) -> None:
    answer = ANSWERS[vector["group"]](vector["inputs"])

    expected = vector["expected"]
    expected = tuple(expected) if isinstance(expected, list) else expected
    assert answer == pytest.approx(expected, rel=vector["rel_tol"], abs=0)
    if vector["group"] in ROUNDED_UP:
        assert answer >= expected
    if vector["group"] in ROUNDED_DOWN:
        assert answer <= expected


def test_every_group_has_vectors() -> None:
    groups = Counter(vector["group"] for vector in VECTORS)

    assert groups.keys() == ANSWERS.keys()
    assert groups.total() == 212


def test_copy_equals_the_original() -> None:
    if not ORIGINAL.is_file():
        pytest.skip("the original dp_test_vectors.json is not beside this checkout")
    original = json.loads(ORIGINAL.read_text(encoding="utf-8"))["vectors"]

    assert [{key: one[key] for key in VECTORS[0]} for one in original] == VECTORS
