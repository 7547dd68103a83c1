"""The pages of the built-in help: Markdown files in `resources/help/<language>/`, read when shown."""

from enum import StrEnum

from cusyn_desktop.resources import resource
from cusyn_desktop.ui.words.languages import Language

SUFFIX = ".md"


class HelpPage(StrEnum):
    """All pages in reading order; the value is the name of the file."""

    FIRST_STEPS = "first-steps"
    DATASETS = "datasets"
    USERS = "users"
    POOLS = "pools"
    SYNTHESIS = "synthesis"
    RELEASES = "releases"
    AUDIT = "audit"
    EPSILON = "epsilon"
    ACCOUNTS = "accounts"
    MOVING = "moving"
    KEYBOARD = "keyboard"


def page_of_tab(key: str) -> HelpPage:
    """The page that explains a tab; they have the same names."""
    return HelpPage(key)


def page_of_link(target: str) -> HelpPage | None:
    """The page that a link between pages leads to."""
    name = target.removesuffix(SUFFIX)
    return HelpPage(name) if name in tuple(HelpPage) else None


def help_text(page: HelpPage, language: Language) -> str:
    """A page as Markdown."""
    return resource(f"help/{language}/{page}{SUFFIX}").read_text(encoding="utf-8")


def title_of(text: str) -> str:
    """The heading of a page."""
    return text.partition("\n")[0].removeprefix("# ").strip()
