"""The steps of the assistant: their order, their titles, and a line about each."""

from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


class Step(IntEnum):
    """One question each; the last one only tells."""

    FILE = 0
    COLUMNS = 1
    RULES = 2
    PRIVACY = 3
    REVIEW = 4
    DONE = 5


def step_titles() -> tuple[str, ...]:
    """The titles of the steps that ask."""
    return (
        translate("ImportSteps", "File"),
        translate("ImportSteps", "Columns and public domain"),
        translate("ImportSteps", "Rules"),
        translate("ImportSteps", "Privacy"),
        translate("ImportSteps", "Review"),
    )


def step_texts(draft: ImportDraft | None, step: Step) -> tuple[str, ...]:
    """What is said below each title, for the table as it stands; nothing once all is done."""
    if step is Step.DONE:
        return ("",) * len(step_titles())
    return (
        _file_text(draft),
        _columns_text(draft),
        _rules_text(draft),
        translate("ImportSteps", "Pool, limits, rows per person"),
        translate("ImportSteps", "Nothing is registered before this"),
    )


def _file_text(draft: ImportDraft | None) -> str:
    if draft is None:
        return translate("ImportSteps", "Not read yet")
    return formats.counted(
        draft.inspection.n_rows,
        one=translate("ImportSteps", "1 row in the file, 1 row read"),
        many=translate("ImportSteps", "{count} rows in the file, {count} rows read"),
    )


def _columns_text(draft: ImportDraft | None) -> str:
    if draft is None:
        return translate("ImportSteps", "Which values are possible")
    inferred = draft.counts().get(ColumnState.INFERRED, 0)
    if not inferred:
        return translate("ImportSteps", "All confirmed")
    return formats.counted(
        draft.n_modelled,
        one=translate("ImportSteps", "1 column to confirm"),
        many=translate("ImportSteps", "{inferred} of {count} columns to confirm"),
        inferred=formats.count(inferred),
    )


def _rules_text(draft: ImportDraft | None) -> str:
    if draft is None or not draft.rules:
        return translate("ImportSteps", "What can never be; may stay empty")
    told = translate("ImportSteps", "Rules: {count}")
    return told.format(count=formats.count(len(draft.rules)))
