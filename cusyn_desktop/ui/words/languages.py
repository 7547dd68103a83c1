"""The languages of the window: its own texts, those of Qt, and how numbers and dates are written."""

from enum import StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cusyn_desktop.resources import resource
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.ui.appearance.fonts import chinese_families

_OWN, _OF_QT = "cusyn", "qtbase"


class Language(StrEnum):
    """What can be chosen; the value is the end of a translation's file name."""

    SYSTEM = ""
    ENGLISH = "en"
    GERMAN = "de"
    CHINESE = "zh_CN"


class NumberStyle(StrEnum):
    """After whose custom numbers and dates are written; what is typed has one meaning anyhow."""

    LANGUAGE = "language"
    SYSTEM = "system"


LANGUAGE_NAMES = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.CHINESE: "中文（简体）",
}
"""Each language in itself, so that whoever knows it finds it."""

UNTOLD_BY_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Shortcut"),
)
"""Texts of Qt's own dialog of files that its Chinese leaves in English, or has in the words of physics."""


def speak(
    app: QCoreApplication, language: Language, numbers: NumberStyle = NumberStyle.LANGUAGE
) -> tuple[QTranslator, ...]:
    """Load the texts of a language, and set how numbers and dates are written.

    Args:
        app: The application that will show them; windows that are there already keep their language.
        language: The one chosen. What the system's language has no translation for is shown in English.
        numbers: The custom of the language or of the system.

    Returns:
        What was installed; removing it brings the texts of the code back.
    """
    locale = locale_of(language)
    QLocale.setDefault(locale if numbers is NumberStyle.LANGUAGE else _named(QLocale.system()))
    spoken = locale_of(shown_language(locale))
    places = {
        _OF_QT: QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        _OWN: str(resource("translations")),
    }
    found = []
    for name, folder in places.items():
        translator = QTranslator(app)
        if translator.load(spoken, name, "_", folder):
            app.installTranslator(translator)
            found.append(translator)
    return tuple(found)


def locale_of(language: Language) -> QLocale:
    """The locale of a language, or of the system."""
    if language is Language.ENGLISH:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
    return QLocale(language.value) if language else _named(QLocale.system())


def readable(language: Language) -> Language:
    """The language, or English where it needs characters that this computer has no font for."""
    is_chinese = shown_language(locale_of(language)) is Language.CHINESE
    return Language.ENGLISH if is_chinese and not chinese_families() else language


def shown_language(locale: QLocale) -> Language:
    """The language in which a person of some locale sees the window."""
    known = {
        QLocale.Language.German: Language.GERMAN,
        QLocale.Language.Chinese: Language.CHINESE,
    }
    return known.get(locale.language(), Language.ENGLISH)


def paper_language(language: Language) -> PaperLanguage:
    """The language of a paper for whoever sees the window in some language."""
    return PaperLanguage(shown_language(locale_of(readable(language))).value)


def _named(locale: QLocale) -> QLocale:
    """A locale with a language; the one of programmers stands for English."""
    return locale_of(Language.ENGLISH) if locale.language() == QLocale.Language.C else locale
