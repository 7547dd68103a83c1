"""One sentence wherever budgets stand beside what several of them take together."""

from PySide6.QtCore import QCoreApplication


def spends_together() -> str:
    """Why 0.80 twice takes less of a pool than 1.60 would: rho adds up, and epsilon grows slower than rho.

    True at one delta for budgets that anyone types: not where rho is about delta squared or less.
    """
    return QCoreApplication.translate("Sums", "Several spends together count less than the sum of their ε.")
