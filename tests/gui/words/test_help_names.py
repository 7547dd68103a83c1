"""The help names buttons, menus and pages as the window does, in every language."""

import re
from collections import Counter
from functools import cache

import pytest

from cusyn_desktop.ui.help_pages import HelpPage, help_text, page_of_tab
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.words.languages import LANGUAGE_NAMES, Language
from tests.translations import TRANSLATED, source_file, texts

_MARKED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*", re.DOTALL)
_ACCESS_KEY = re.compile(r"\(&\w\)|&")
_PLACEHOLDER = re.compile(r"\{\w+\}")
_BETWEEN_MENU_AND_ENTRY = re.compile(r", | → ")
_WORDS_A_MINUTE = 238
"""Of silent reading in English: Brysbaert (2019)."""

NO_NAMES = {
    HelpPage.FIRST_STEPS: {"synthetic tables", "budget", "workspace", "passphrase"},
    HelpPage.DATASETS: {
        "domain",
        "pool",
        "The table holds people of a registered one",
        "The file was moved",
    },
    HelpPage.USERS: {"a pool of their own", "a limit for one request"},
    HelpPage.POOLS: {"Gauges", "Hold back a part"},
    HelpPage.RELEASES: {"What it is good for."},
    HelpPage.SYNTHESIS: {"interest queries", "cell"},
    HelpPage.AUDIT: {"and", "An older copy", "another copy", "Changed from outside"},
    HelpPage.EPSILON: {"one person", "zero-concentrated differential privacy"},
    HelpPage.ACCOUNTS: {"one account of the operating system", "request file"},
    HelpPage.MOVING: {"mark", "one"},
}
"""What a page stresses although it is no name of anything in the window."""


def bare(text: str) -> str:
    """A name as people say it: without access key, figures in it, and what ends a button or a heading."""
    plain = _PLACEHOLDER.sub("", _ACCESS_KEY.sub("", text))
    return "".join(plain.split()).rstrip("….。:：").casefold()


def marked(page: HelpPage, language: Language) -> list[str]:
    """What is bold or italic on a page; a menu and its entry are two."""
    found = (bold or italic for bold, italic in _MARKED.findall(help_text(page, language)))
    return [bare(part) for one in found for part in _BETWEEN_MENU_AND_ENTRY.split(one)]


@cache
def shown(language: Language) -> dict[str, frozenset[str]]:
    """What the window shows in a language for each text of the code."""
    found: dict[str, set[str]] = {}
    of_code = texts(source_file(TRANSLATED[0]))
    for text in of_code if language is Language.ENGLISH else texts(source_file(language)):
        said = (text.source,) if language is Language.ENGLISH else text.translations
        found.setdefault(bare(text.source), set()).update(map(bare, said))
    return {source: frozenset(said) for source, said in found.items()}


def names(page: HelpPage) -> list[str]:
    """What a page calls something in the window, in English."""
    other = set(map(bare, NO_NAMES.get(page, ())))
    return [one for one in marked(page, Language.ENGLISH) if one not in other]


@pytest.mark.parametrize("page", HelpPage)
def test_every_name_is_one_of_the_window(page: HelpPage) -> None:
    assert set(names(page)) <= set(shown(Language.ENGLISH))
    assert set(map(bare, NO_NAMES.get(page, ()))) <= set(marked(page, Language.ENGLISH)), (
        "nothing is left over"
    )


@pytest.mark.parametrize("language", [one for one in LANGUAGE_NAMES if one is not Language.ENGLISH])
@pytest.mark.parametrize("page", HelpPage)
def test_the_names_are_those_that_people_see(page: HelpPage, language: Language) -> None:
    left = Counter(marked(page, language))
    for name in names(page):
        said = shown(language)[name]
        here = [one for one in said if left[one] > 0]
        assert here, f"{name!r} is {sorted(said)} in the window; the page says {sorted(left)}"
        left[here[0]] -= 1
    n_others = len(NO_NAMES.get(page, ()))
    assert left.total() <= 2 * n_others, f"names of nothing in the window: {sorted(left.elements())}"


@pytest.mark.parametrize("page", [page_of_tab(key) for key in TabKey])
def test_a_page_says_why_and_how_in_two_minutes(page: HelpPage) -> None:
    text = help_text(page, Language.ENGLISH)
    assert "\n## Why\n" in text
    assert "\n## How" in text
    assert len(text.split()) <= 2 * _WORDS_A_MINUTE
