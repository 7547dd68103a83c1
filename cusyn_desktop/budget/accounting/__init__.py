"""Privacy accounting: the everyday functions; each module holds one mechanism or rule with its sources."""

from cusyn_desktop.budget.accounting.exponential import selection_cost, selection_epsilon
from cusyn_desktop.budget.accounting.gaussian import gaussian_cost, gaussian_sigma
from cusyn_desktop.budget.accounting.zcdp import MAX_PICO_RHO, PICO, delta_of, epsilon_of, pico_rho_of

__all__ = [
    "MAX_PICO_RHO",
    "PICO",
    "delta_of",
    "epsilon_of",
    "gaussian_cost",
    "gaussian_sigma",
    "pico_rho_of",
    "selection_cost",
    "selection_epsilon",
]
