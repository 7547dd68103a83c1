"""The steps of a run in words, for the status bar."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def step_text(step: str) -> str:
    """What a run is doing."""
    texts = {
        "reserve": translate("Steps", "reserve the budget"),
        "open": translate("Steps", "open the data"),
        "measure_first": translate("Steps", "measure columns"),
        "measure_interest": translate("Steps", "measure your queries"),
        "select_and_measure": translate("Steps", "select and measure"),
        "fit": translate("Steps", "fit the model"),
        "generate": translate("Steps", "make rows"),
        "store": translate("Steps", "store the release"),
    }
    return texts.get(step, texts["open"])
