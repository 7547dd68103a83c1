"""What the audit log tells of."""

from enum import StrEnum


class Event(StrEnum):
    """Key of an audit entry; the window and the commands turn it into words."""

    WORKSPACE_CREATED = "workspace_created"
    WORKSPACE_MIGRATED = "workspace_migrated"
    COPY_ACCEPTED = "copy_accepted"
    DATASET_ADDED = "dataset_added"
    DATASET_MOVED = "dataset_moved"
    USER_ADDED = "user_added"
    GRANT_CHANGED = "grant_changed"
    LIMIT_LOWERED = "limit_lowered"
    POOL_LOWERED = "pool_lowered"
    POOL_CLOSED = "pool_closed"
    QUERIES_SAVED = "queries_saved"
    DECISION_SHOWN = "decision_shown"
    SPEND_RESERVED = "spend_reserved"
    ROWS_OPENED = "rows_opened"
    RELEASE_STORED = "release_stored"
    RUN_FAILED = "run_failed"
    RUN_CANCELLED = "run_cancelled"
    SPEND_VOIDED = "spend_voided"
    PACKAGE_EXPORTED = "package_exported"
    TRUE_ERRORS_SHOWN = "true_errors_shown"
    CHAIN_VERIFIED = "chain_verified"
