"""What an expected error means, told in people."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_GROUPS = (1_000, 10_000, 100_000)


def misplaced(error: float) -> str:
    """A sentence on an error from 0 to 1: the total variation distance is the share that would have to move.

    Of the smallest round number of people at least one is in a wrong cell, as far as that can be had.
    """
    people = next((group for group in _GROUPS if group * error >= 1.0), _GROUPS[-1])
    told = translate(
        "Errors", "Of {people} people about {wrong} in a wrong cell; 9 times in 10 fewer than {most}"
    )
    return told.format(
        people=formats.count(people),
        wrong=formats.number(people * error, places=0),
        most=formats.number(2.0 * people * error, places=0),
    )


def misplaced_sentence(error: float) -> str:
    """The same where it stands among other sentences."""
    return translate("Errors", "{statement}.").format(statement=misplaced(error))
