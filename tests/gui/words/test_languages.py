"""The languages of the window: complete, up to date with the code, and each with its own separators."""

import re
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QFileDialog, QFileIconProvider, QLabel, QTreeView
from pytestqt.qtbot import QtBot

import cusyn_desktop
from cusyn_desktop.ui.appearance import fonts
from cusyn_desktop.ui.words import formats, languages
from cusyn_desktop.ui.words.languages import (
    LANGUAGE_NAMES,
    Language,
    NumberStyle,
    locale_of,
    readable,
    shown_language,
    speak,
)
from tests.translations import N_PLURALS, TRANSLATED, Text, pack, source_file, texts, update

_PLACEHOLDER = re.compile(r"\{\w+\}|%L?n")
_NUMBER = re.compile(r"%L?n")
_TAG = re.compile(r"</?\w+>")
_ACCESS_KEY = re.compile(r"&(?=\S)")
_FILTER = re.compile(r"\(\*\.?[^)]*\)")
_UI = Path(cusyn_desktop.__file__).parent / "ui"
_HOW = "run python -m tests.translations, then translate what it says is left"

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.parametrize("language", N_PLURALS)
def test_every_text_of_the_code_is_there_and_finished(language: str, tmp_path: Path) -> None:
    file = source_file(language)
    fresh = Path(copyfile(file, tmp_path / file.name))
    update(fresh)
    assert texts(fresh) == texts(file), _HOW
    unfinished = [text.source for text in texts(file) if not text.finished]
    assert not unfinished, _HOW


@pytest.mark.parametrize("language", N_PLURALS)
def test_what_the_window_loads_is_packed_from_what_was_translated(language: str, tmp_path: Path) -> None:
    file = source_file(language)
    pack(file, tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == file.with_suffix(".qm").read_bytes(), _HOW


def kept(pattern: re.Pattern[str], text: str) -> list[str]:
    return sorted(pattern.findall(text))


def ends_of(text: str) -> tuple[bool, bool, bool]:
    """Whether a text begins or ends with a blank, or ends with the dots of a button that asks on."""
    return text.startswith(" "), text.endswith(" "), text.endswith("…")


def faults_of(text: Text, n_forms: int) -> list[str]:
    """What a translation lost or added beside the words."""
    found = []
    for form in text.translations:
        for pattern in (_PLACEHOLDER, _TAG, _ACCESS_KEY, _FILTER):
            if kept(pattern, form) != kept(pattern, text.source):
                found.append(f"{text.context}: {text.source!r} became {form!r}")
        if not form.strip() or ends_of(form) != ends_of(text.source):
            found.append(f"{text.context}: {form!r} begins or ends unlike {text.source!r}")
    if len(text.translations) != (n_forms if _NUMBER.search(text.source) else 1):
        found.append(f"{text.context}: {text.source!r} lacks a plural")
    return found


@pytest.mark.parametrize("language", N_PLURALS)
def test_translations_keep_placeholders_tags_and_access_keys(language: str) -> None:
    all_texts = texts(source_file(language))
    faults = [fault for text in all_texts for fault in faults_of(text, N_PLURALS[language])]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "wrong", ["Wert", "Wert {count}", "Wert {n} ", "<b>Wert</b> {n}", "", "&Wert {n}", "Wert {n}…"]
)
def test_a_translation_that_lost_something_is_found(wrong: str) -> None:
    assert faults_of(Text("Any", "Value {n}", (wrong,), finished=True), 2)
    assert not faults_of(Text("Any", "Value {n}", ("Wert {n}",), finished=True), 2)


@pytest.mark.parametrize(
    ("spoken", "close", "cancel", "spends"),
    [
        ("en", "Close", "Cancel", ("1 spend", "2 spends")),
        ("de", "Schließen", "Abbrechen", ("1 Buchung", "2 Buchungen")),
        ("zh_CN", "关闭", "取消", ("1 笔支出", "2 笔支出")),
    ],
    indirect=["spoken"],
)
def test_own_texts_plurals_and_those_of_qt(
    spoken: Language, close: str, cancel: str, spends: tuple[str, str]
) -> None:
    translate = QCoreApplication.translate
    assert translate("About", "Close") == close, spoken
    assert translate("QPlatformTheme", "Cancel") == cancel
    assert tuple(translate("Timeline", "%n spend(s)", "", n) for n in (1, 2)) == spends


@pytest.mark.parametrize("spoken", ["de"], indirect=True)
def test_german_numbers(spoken: Language) -> None:
    assert formats.number(1234.5, places=2) == "1.234,50", spoken
    assert formats.percent(0.148) == f"14,8{formats.NO_BREAK}%"
    assert formats.written("1,234.5") == "1.234,5"
    assert formats.written("32%") == f"32{formats.NO_BREAK}%"
    assert formats.delta(1.5e-9) == "δ 1,5 × 10⁻⁹".replace(" ", formats.NO_BREAK)


def test_numbers_may_follow_the_system(qapp: QApplication) -> None:
    before = QLocale()
    for translator in speak(qapp, Language.GERMAN, NumberStyle.SYSTEM):
        qapp.removeTranslator(translator)
    try:
        expected = QLocale.system()
        if expected.language() == QLocale.Language.C:
            expected = locale_of(Language.ENGLISH)
        assert QLocale().decimalPoint() == expected.decimalPoint()
    finally:
        QLocale.setDefault(before)


def test_each_language_finds_its_translation() -> None:
    assert shown_language(QLocale("de_AT")) is Language.GERMAN
    assert shown_language(QLocale("zh_TW")) is Language.CHINESE
    assert shown_language(QLocale("fr_FR")) is Language.ENGLISH
    assert locale_of(Language.SYSTEM).language() != QLocale.Language.C
    assert set(TRANSLATED) == {language.value for language in LANGUAGE_NAMES} - {"en"}


@pytest.mark.parametrize(
    ("families", "chosen", "shown"),
    [
        ((), Language.CHINESE, Language.ENGLISH),
        ((), Language.GERMAN, Language.GERMAN),
        (("Any",), Language.CHINESE, Language.CHINESE),
    ],
)
def test_a_language_without_a_font_is_not_shown_as_boxes(
    monkeypatch: pytest.MonkeyPatch, families: tuple[str, ...], chosen: Language, shown: Language
) -> None:
    monkeypatch.setattr(languages, "chinese_families", lambda: families)
    assert readable(chosen) is shown


def test_the_system_language_needs_a_font_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "chinese_families", tuple)
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("zh_CN"))
    assert readable(Language.SYSTEM) is Language.ENGLISH


@pytest.mark.parametrize(
    ("there", "first"),
    [
        (["Zen", "WenQuanYi Micro Hei", "Noto Sans CJK SC"], "Noto Sans CJK SC"),
        (["Zen", "Alpha"], "Alpha"),
        ([], ""),
    ],
)
def test_chinese_is_written_in_the_best_typeface_that_is_there(
    monkeypatch: pytest.MonkeyPatch, there: list[str], first: str
) -> None:
    monkeypatch.setattr(QFontDatabase, "families", lambda _: there)
    assert sorted(fonts.chinese_families()) == sorted(there)
    assert next(iter(fonts.chinese_families()), "") == first
    before = QLocale()
    fonts._made.cache_clear()
    try:
        QLocale.setDefault(QLocale("zh_CN"))
        assert fonts.font(fonts.TextStyle.BODY).families() == ["Inter", first][: 2 if first else 1]
    finally:
        QLocale.setDefault(before)
        fonts._made.cache_clear()
    assert fonts.font(fonts.TextStyle.BODY).families() == ["Inter"]


def test_sentences_are_joined_in_one_way() -> None:
    """A blank between them is wrong in Chinese, so no module of the window writes it."""
    alone = {"sheet.py"}  # cells of a sheet are no sentences
    blank = re.compile(r"\" \"\.join\(")
    found = {file.name for file in _UI.rglob("*.py") if blank.search(file.read_text(encoding="utf-8"))}
    assert found == alone


@pytest.mark.parametrize("spoken", [Language.GERMAN, Language.CHINESE], indirect=True)
def test_the_dialog_of_files_has_no_word_of_english(qtbot: QtBot, spoken: Language, tmp_path: Path) -> None:
    """Qt's own dialog stands where the system has none; what Qt's translation lacks is among ours."""
    assert spoken is not None
    (tmp_path / "folder").mkdir()
    dialog = QFileDialog(directory=str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    heads = dialog.findChildren(QTreeView)[0].model()
    shown = {label.text() for label in dialog.findChildren(QLabel)}
    shown |= {str(heads.headerData(place, Qt.Orientation.Horizontal)) for place in range(heads.columnCount())}
    shown.add(QFileIconProvider().type(QFileInfo(str(tmp_path))))
    english = {"&Look in:", "Files of &type:", "File &name:", "Folder", "Type", "Date Modified", "体积"}
    assert not shown & english
    assert len(shown) >= 6
