"""The four limits of a decision in words: beside their bars, and as reasons."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import LimitName
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


def limit_label(name: LimitName, user: str) -> str:
    """A limit beside its bar."""
    labels = {
        LimitName.PER_SYNTHESIS: translate("Decision", "One synthesis, any user"),
        LimitName.PER_REQUEST: translate("Decision", "One request of {user}"),
        LimitName.DATASET_POOL: translate("Decision", "Left in the dataset’s pool"),
        LimitName.USER_POOL: translate("Decision", "Left in {user}’s pool"),
    }
    return labels[name].format(user=user)


def refused_reason(name: LimitName, amount: BudgetAmount | None, user: str) -> str:
    """What a limit allows that decides, as a sentence."""
    if amount is None or amount.pico_rho == 0:
        used_up = {
            LimitName.DATASET_POOL: translate("Decision", "The dataset’s pool is used up."),
            LimitName.USER_POOL: translate("Decision", "{user}’s pool is used up."),
        }
        if name in used_up:
            return used_up[name].format(user=user)
    reasons = {
        LimitName.PER_SYNTHESIS: translate("Decision", "One synthesis may spend {most}."),
        LimitName.PER_REQUEST: translate("Decision", "One request may spend {most}."),
        LimitName.DATASET_POOL: translate("Decision", "The dataset’s pool allows {most}."),
        LimitName.USER_POOL: translate("Decision", "{user}’s pool allows {most}."),
    }
    most = formats.epsilon_left(amount.epsilon if amount else 0.0)
    return reasons[name].format(user=user, most=most)
