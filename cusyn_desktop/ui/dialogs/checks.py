"""Sentences about what is typed; the rules themselves are those of the budget layer."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.errors import InputError

translate = QCoreApplication.translate


def delta_mistake(text: str) -> str:
    """What is wrong with a typed delta, or empty."""
    from cusyn_desktop.budget.amount import typed_delta

    try:
        typed_delta(text)
    except InputError:
        return translate("Checks", "Type a small number above 0, such as 1e-9.")
    return ""


def name_mistake(text: str) -> str:
    """What is wrong with a typed name, or empty."""
    return "" if text.strip() else translate("Checks", "Type a name.")


def typed_mistake() -> str:
    """The sentence for a number that is no budget."""
    return translate("Checks", "Type a number above 0, with a point: 0.5.")


def delta_text(delta: float) -> str:
    """A delta as a person types it."""
    return f"{delta:g}".replace("e-0", "e-")
