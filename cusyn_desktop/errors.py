"""The errors that a person may see, one class for each way they can be helped.

A message says what is wrong, where, and what to do. `details` carry public facts for a translated message:
schema sizes, budgets, names, line numbers; never a value or a count that was read from a private table.
"""

import errno
from typing import Final

_REASONS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is used up",
    errno.EROFS: "the disk can only be read",
    errno.EACCES: "access is not allowed",
    errno.EPERM: "access is not allowed",
    errno.EIO: "the disk reports an error",
}


def reason_of(error: OSError) -> str:
    """Why the disk or the system refused, in plain words where they are known."""
    return _REASONS.get(error.errno or 0, error.strerror or "the system does not say why")


class CuSynError(Exception):
    """Base of every error that may be shown to a person."""

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.details = details


class InputError(CuSynError, ValueError):
    """Something that a person typed, chose or handed in cannot be used."""


class SimilarRowsError(InputError):
    """Much the same rows are registered already; a person has to say whose rows these are."""


class BudgetError(CuSynError):
    """A budget rule was not met."""


class BudgetExceededError(BudgetError):
    """More was asked for than a limit allows."""


class StoreError(CuSynError):
    """The workspace file cannot be used as it is."""


class StoreTooNewError(StoreError):
    """The workspace was written by a newer version of the program."""


class EncryptedError(StoreError):
    """The workspace is encrypted, and was not opened with its passphrase."""


class StoreTamperedError(StoreError):
    """The workspace was changed from outside, or an old copy was put back."""


class AccessError(CuSynError):
    """Whoever asks may not have it."""


class SignInError(AccessError):
    """Nobody has signed in, or not with the right name and passphrase."""


class MissingRightError(AccessError):
    """The role of whoever asks does not have the right."""


class EngineError(CuSynError):
    """A synthesis cannot be carried out."""


class ModelTooLargeError(EngineError):
    """The columns or queries need a model that does not fit."""


class UnexpectedError(CuSynError):
    """A bug. The person is told so and offered the log."""


class JobCancelled(Exception):
    """A person stopped the job. Not a `CuSynError`, so that no handler of errors swallows it."""
