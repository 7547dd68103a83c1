"""What the window remembers between two starts; each key is declared once with its type and default."""

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.words.languages import Language, NumberStyle

_MAX_RECENT = 8
SCALES = (100, 125, 150, 175, 200)
"""Sizes of everything in the window, in percent."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A key and what it holds when nothing was stored."""

    name: str
    default: object


@dataclass(frozen=True, slots=True)
class Visit:
    """A workspace that was opened.

    Attributes:
        path: The file, which may be gone by now.
        at: When it was opened last; None where that was not written down.
        page: Key of the page that was shown last, or empty.
    """

    path: Path
    at: datetime | None = None
    page: str = ""

    @classmethod
    def of_line(cls, line: str) -> "Visit":
        """As it was stored; a line of an earlier version is a path alone."""
        path, at, page = (*line.split("\t"), "", "")[:3]
        try:
            return cls(Path(path), datetime.fromisoformat(at), page)
        except ValueError:
            return cls(Path(path))

    def as_line(self) -> str:
        """As it is stored."""
        return "\t".join((str(self.path), self.at.isoformat() if self.at else "", self.page))


class SettingKey(Enum):
    """All keys."""

    GEOMETRY = Setting("window/geometry", QByteArray())
    THEME = Setting("window/theme", ThemeMode.SYSTEM.value)
    LANGUAGE = Setting("window/language", Language.SYSTEM.value)
    NUMBERS = Setting("window/numbers", NumberStyle.LANGUAGE.value)
    SCALE = Setting("window/scale_percent", SCALES[0])
    TOURED = Setting("window/toured", "")
    LAST_FOLDER = Setting("files/last_folder", "")
    RECENT = Setting("files/recent", "")


class Settings:
    """Typed access to a `QSettings`."""

    def __init__(self, backend: QSettings) -> None:
        self._backend = backend

    @property
    def geometry(self) -> QByteArray:
        """Place and size of the window; empty at the first start."""
        value = self._backend.value(SettingKey.GEOMETRY.value.name, SettingKey.GEOMETRY.value.default)
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._backend.setValue(SettingKey.GEOMETRY.value.name, value)

    @property
    def theme(self) -> ThemeMode:
        """Light, dark, or as the system."""
        stored = self._text(SettingKey.THEME)
        return ThemeMode(stored) if stored in tuple(ThemeMode) else ThemeMode.SYSTEM

    @theme.setter
    def theme(self, mode: ThemeMode) -> None:
        self._backend.setValue(SettingKey.THEME.value.name, mode.value)

    @property
    def language(self) -> Language:
        """In which language the window is shown; counts from the next start."""
        stored = self._text(SettingKey.LANGUAGE)
        return Language(stored) if stored in tuple(Language) else Language.SYSTEM

    @language.setter
    def language(self, language: Language) -> None:
        self._backend.setValue(SettingKey.LANGUAGE.value.name, language.value)

    @property
    def numbers(self) -> NumberStyle:
        """After whose custom numbers and dates are written; counts from the next start."""
        stored = self._text(SettingKey.NUMBERS)
        return NumberStyle(stored) if stored in tuple(NumberStyle) else NumberStyle.LANGUAGE

    @numbers.setter
    def numbers(self, style: NumberStyle) -> None:
        self._backend.setValue(SettingKey.NUMBERS.value.name, style.value)

    @property
    def scale_percent(self) -> int:
        """How large everything is, beside what the system scales already; counts from the next start."""
        stored = self._text(SettingKey.SCALE)
        return int(stored) if stored.isdecimal() and int(stored) in SCALES else SCALES[0]

    @scale_percent.setter
    def scale_percent(self, percent: int) -> None:
        self._backend.setValue(SettingKey.SCALE.value.name, percent)

    @property
    def toured(self) -> bool:
        """Whether the tour was seen or declined."""
        return bool(self._text(SettingKey.TOURED))

    @toured.setter
    def toured(self, seen: bool) -> None:
        self._backend.setValue(SettingKey.TOURED.value.name, "seen" if seen else "")

    @property
    def last_folder(self) -> Path:
        """Where a file was last opened or saved; the home folder at first."""
        stored = Path(self._text(SettingKey.LAST_FOLDER) or Path.home())
        return stored if stored.is_dir() else Path.home()

    @last_folder.setter
    def last_folder(self, folder: Path) -> None:
        self._backend.setValue(SettingKey.LAST_FOLDER.value.name, str(folder))

    @property
    def visits(self) -> tuple[Visit, ...]:
        """Workspaces that were opened lately, newest first; some may be gone."""
        return tuple(map(Visit.of_line, self._text(SettingKey.RECENT).splitlines()))

    @property
    def recent(self) -> tuple[Path, ...]:
        """Workspaces that were opened lately and are still there, newest first."""
        return tuple(visit.path for visit in self.visits if visit.path.is_file())

    def remember(self, workspace: Path, *, page: str = "") -> None:
        """Put a workspace at the head of the recent ones, with the page that is shown."""
        path = workspace.absolute()
        others = [visit for visit in self.visits if visit.path != path]
        kept = [Visit(path, datetime.now(UTC), page), *others][:_MAX_RECENT]
        lines = "\n".join(visit.as_line() for visit in kept)
        self._backend.setValue(SettingKey.RECENT.value.name, lines)

    def page_of(self, workspace: Path) -> str:
        """The page of a workspace that was shown last; empty where it was never opened."""
        path = workspace.absolute()
        return next((visit.page for visit in self.visits if visit.path == path), "")

    def _text(self, key: SettingKey) -> str:
        return str(self._backend.value(key.value.name, key.value.default))
