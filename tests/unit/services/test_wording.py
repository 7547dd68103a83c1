"""The languages of papers."""

from datetime import UTC, datetime
from string import Formatter

import pytest

from cusyn_desktop.services.wording import PaperLanguage, joined, wording_in

ENGLISH = wording_in(PaperLanguage.ENGLISH).texts


def places(text: str) -> list[str]:
    return sorted(name for _, name, *_ in Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("language", [PaperLanguage.GERMAN, PaperLanguage.CHINESE])
def test_every_text_has_its_translation_with_the_same_facts(language: PaperLanguage) -> None:
    texts = wording_in(language).texts
    assert texts.keys() == ENGLISH.keys()
    assert all(texts.values())
    assert {key: places(text) for key, text in texts.items()} == {
        key: places(text) for key, text in ENGLISH.items()
    }


@pytest.mark.parametrize(
    ("language", "figure", "share", "whole", "day"),
    [
        (PaperLanguage.ENGLISH, "0.80", "12.3%", "64,000", "5 Nov 2026"),
        (PaperLanguage.GERMAN, "0,80", "12,3\N{NO-BREAK SPACE}%", "64.000", "5. November 2026"),
        (PaperLanguage.CHINESE, "0.80", "12.3%", "64,000", "2026年11月5日"),
    ],
)
def test_figures_and_days_are_written_as_the_language_does(
    language: PaperLanguage, figure: str, share: str, whole: str, day: str
) -> None:
    wording = wording_in(language)
    assert (wording.figure("0.80"), wording.figure("12.3%")) == (figure, share)
    assert wording.whole(64_000) == whole
    assert wording.day(datetime(2026, 11, 5, tzinfo=UTC)) == day


@pytest.mark.parametrize(
    ("language", "told"),
    [(PaperLanguage.ENGLISH, "1.5"), (PaperLanguage.GERMAN, "1,5"), (PaperLanguage.CHINESE, "1.5")],
)
def test_a_delta_is_a_power_of_ten_with_the_mark_of_the_language(language: PaperLanguage, told: str) -> None:
    wording = wording_in(language)
    assert wording.delta(1e-9) == "δ\N{NO-BREAK SPACE}10⁻⁹"
    assert wording.delta(1.5e-9) == f"δ {told} × 10⁻⁹".replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("sentences", "told"),
    [
        (["One.", "Two."], "One. Two."),
        (["一。", "二。", "三。"], "一。二。三。"),
        (["一。", "Not translated.", "三。"], "一。Not translated. 三。"),
        (["", "Two.", ""], "Two."),
        ([], ""),
    ],
)
def test_sentences_are_joined_as_their_language_does(sentences: list[str], told: str) -> None:
    assert joined(sentences) == told
