"""Whole numbers of pico-rho: accounting, BudgetEval, splits. Pure functions; nothing here reads or writes."""
