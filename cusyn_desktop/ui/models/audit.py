"""The audit log, one entry a row, and which of the entries a person wants to see."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QIcon

from cusyn_desktop.services.records import AuditEntry
from cusyn_desktop.store.events import Event
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.audit_words import actor_name, actor_text, details_text, event_word, event_words
from cusyn_desktop.ui.models.rows import RowsModel, Shown, Side
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate
_SHORT = 8


class AuditColumn(IntEnum):
    """Columns of the log."""

    NUMBER = 0
    TIME = 1
    BY = 2
    EVENT = 3
    DETAILS = 4
    EPSILON = 5
    FINGERPRINT = 6


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry with its words, which are put together once.

    Attributes:
        entry: The entry.
        by: Who acted, in words.
        event: Its event in words.
        details: What happened, in a few words.
        found_by: All that can be searched for, in small letters.
    """

    entry: AuditEntry
    by: str
    event: str
    details: str
    found_by: str

    @classmethod
    def of(cls, entry: AuditEntry) -> "LogRow":
        """Put an entry into words."""
        by, event, details = actor_text(entry.by), event_word(entry.event).text, details_text(entry)
        parts = (str(entry.number), by, event, details, entry.text, entry.user)
        time = formats.minute(entry.at)
        return cls(entry, by, event, details, "\n".join((*parts, time, entry.fingerprint)).casefold())


@dataclass(frozen=True, slots=True, kw_only=True)
class LogFilter:
    """Which entries are shown.

    Attributes:
        text: A text that must occur, or empty.
        event: Key of an event, or empty for all.
        user: Name of a user, or empty for all.
        since: The earliest moment, or None.
        until: The moment before which it must be, or None.
    """

    text: str = ""
    event: str = ""
    user: str = ""
    since: datetime | None = None
    until: datetime | None = None

    def lets_through(self, row: LogRow) -> bool:
        """Whether a row is shown."""
        entry = row.entry
        return (
            (not self.event or entry.event == self.event)
            and (not self.user or self.user in (entry.user, _pool_owner(entry)))
            and (self.since is None or entry.at >= self.since)
            and (self.until is None or entry.at < self.until)
            and self.text.casefold() in row.found_by
        )


class AuditModel(RowsModel[LogRow]):
    """Entries of the log."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        self._look = look
        self._marks: dict[str, QIcon] = {}
        events = {key: look.icon(word.icon, word.tint) for key, word in event_words().items()}
        shown: dict[AuditColumn, Shown[LogRow]] = {
            AuditColumn.NUMBER: Shown(
                translate("AuditModel", "No."),
                lambda row: formats.count(row.entry.number),
                sort=lambda row: row.entry.number,
                side=Side.RIGHT,
            ),
            AuditColumn.TIME: Shown(
                translate("AuditModel", "Time"),
                lambda row: formats.minute(row.entry.at),
                sort=lambda row: row.entry.at.timestamp(),
            ),
            AuditColumn.BY: Shown(
                translate("AuditModel", "By"),
                lambda row: actor_name(row.entry.by),
                tip=lambda row: row.by,
            ),
            AuditColumn.EVENT: Shown(
                translate("AuditModel", "Event"),
                lambda row: row.event,
                icon=lambda row: events.get(row.entry.event),
            ),
            AuditColumn.DETAILS: Shown(
                translate("AuditModel", "Details"),
                lambda row: row.details,
                icon=self._mark_of,
                tip=lambda row: row.details,
            ),
            AuditColumn.EPSILON: Shown(
                translate("AuditModel", "ε"),
                epsilon_text,
                sort=lambda row: row.entry.amount.pico_rho if row.entry.amount else -1,
                side=Side.RIGHT,
            ),
            AuditColumn.FINGERPRINT: Shown(
                translate("AuditModel", "Fingerprint"),
                lambda row: row.entry.fingerprint[:_SHORT],
                tip=lambda row: row.entry.fingerprint,
                style=TextStyle.MONOSPACED,
            ),
        }
        super().__init__(shown, parent)

    def set_marks(self, positions: Mapping[str, int]) -> None:
        """Say which mark stands for which user."""
        self._marks = {name: self._look.mark_icon(position) for name, position in positions.items()}

    def mark(self, user: str) -> QIcon | None:
        """The mark of a user, or None."""
        return self._marks.get(user)

    def _mark_of(self, row: LogRow) -> QIcon | None:
        """Only spends carry a user's mark, so that they are seen at once."""
        return self.mark(row.entry.user) if row.entry.event == Event.SPEND_RESERVED else None


def epsilon_text(row: LogRow) -> str:
    """The budget of a spend; limits and pools have theirs in the details."""
    amount = row.entry.amount
    if amount is None or row.entry.event != Event.SPEND_RESERVED:
        return ""
    return formats.epsilon_figure(amount.epsilon)


def _pool_owner(entry: AuditEntry) -> str:
    """Whose pool an entry is about, where it names no user."""
    facts = dict(entry.facts)
    return facts.get("name", "").strip('"') if facts.get("kind") == '"user"' else ""
