"""Sentences about what is typed; the rules themselves are those of the budget layer."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.words import formats

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
    told = translate("Checks", "Type a number above 0, such as {example}.")
    return told.format(example=formats.number(0.5, places=1))


def delta_text(delta: float) -> str:
    """A delta as a person types it."""
    return f"{delta:g}".replace("e-0", "e-")


def checked_epsilon(text: str) -> float:
    """A typed epsilon as a number.

    Raises:
        InputError: It cannot be a budget; the sentence says what to type.
    """
    from cusyn_desktop.budget.amount import LARGEST_EPSILON, SMALLEST_EPSILON, typed_epsilon

    try:
        return typed_epsilon(text)
    except InputError as error:
        value = error.details.get("value")
        if isinstance(value, float) and 0.0 < value < SMALLEST_EPSILON:
            least = translate("Checks", "The smallest budget is {least}; less is nothing but noise.")
            raise InputError(least.format(least=formats.epsilon(SMALLEST_EPSILON))) from error
        if isinstance(value, float) and value > LARGEST_EPSILON:
            most = translate("Checks", "The largest budget is {most}; more protects nobody.")
            raise InputError(most.format(most=formats.epsilon_left(LARGEST_EPSILON))) from error
        raise InputError(typed_mistake()) from error


def checked_optional_epsilon(text: str) -> float:
    """A typed epsilon as a number, or 0 for an empty field.

    Raises:
        InputError: As `checked_epsilon`.
    """
    return checked_epsilon(text) if text.strip() else 0.0
