"""Exit codes, and errors as one sentence."""

from enum import IntEnum

from cusyn_desktop.errors import (
    AccessError,
    BudgetError,
    CuSynError,
    EngineError,
    InputError,
    StoreError,
)


class Exit(IntEnum):
    """What a command ends with; part of its interface."""

    DONE = 0
    BUG = 1
    USAGE = 2
    INPUT = 3
    BUDGET = 4
    STORE = 5
    STOPPED = 130
    """Stopped by the person at the keyboard, as shells count it."""


_CODES: tuple[tuple[type[CuSynError], Exit], ...] = (
    (InputError, Exit.INPUT),
    (AccessError, Exit.INPUT),
    (EngineError, Exit.INPUT),
    (BudgetError, Exit.BUDGET),
    (StoreError, Exit.STORE),
)


def exit_code(error: CuSynError) -> Exit:
    """The exit code of an error."""
    return next((code for kind, code in _CODES if isinstance(error, kind)), Exit.BUG)


def error_record(code: Exit, message: str) -> dict[str, object]:
    """An error as it stands in the JSON answer."""
    return {"error": {"kind": code.name.lower(), "exit_code": int(code), "message": message}}
