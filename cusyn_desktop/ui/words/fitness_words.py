"""What a release is good for, in words."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.releases.fitness import Basis, Fitness, Judgement
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate
_MOST_NAMED = 4


def use_text(judgement: Judgement) -> str:
    """What the table is good for, in a sentence."""
    texts = {
        Fitness.CLOSE: translate("Fitness", "Good for totals, comparisons, and how columns hang together."),
        Fitness.LARGE_GROUPS: translate(
            "Fitness", "Good for totals and for comparisons between large groups."
        ),
        Fitness.BROAD: translate(
            "Fitness", "Good for the broad picture, not for differences of a few points."
        ),
        Fitness.TRIAL: translate("Fitness", "Good for trying out methods and programs, not for figures."),
        Fitness.COLUMNS: translate(
            "Fitness", "Good for each column by itself; how columns hang together was not measured."
        ),
    }
    return texts[judgement.fitness]


def reason_text(judgement: Judgement, *, n_rows: int) -> str:
    """The figures that this rests on; empty where none is known."""
    if judgement.fitness is Fitness.COLUMNS:
        return ""
    facts = {
        "points": formats.number(judgement.points, places=1),
        "all": formats.count(judgement.n_queries),
        "measured": formats.count(judgement.n_measured),
        "names": _names(judgement.unmeasured),
        "group": formats.count(judgement.smallest_group),
        "rows": formats.count(n_rows),
    }
    template = _expected_text(judgement.basis)
    if judgement.fitness is not Fitness.TRIAL:
        groups = translate(
            "Fitness", "{expected} Groups of fewer than about {group} of its {rows} rows may be noise alone."
        )
        template = groups.replace("{expected}", template)
    return template.format(**facts)


def _expected_text(basis: Basis) -> str:
    texts = {
        Basis.ASKED: translate(
            "Fitness",
            "Shares are expected within {points} points of the real table in all queries asked ({all}).",
        ),
        Basis.SOME: translate(
            "Fitness",
            "Shares are expected within {points} points of the real table in {measured} of the {all} "
            "queries asked. Not measured, only estimated: {names}.",
        ),
        Basis.GUESS: translate(
            "Fitness",
            "Shares may be within {points} points of the real table in the queries asked ({all}), but none "
            "of them was measured: that is a guess.",
        ),
        Basis.TABLES: translate(
            "Fitness",
            "Shares are expected within {points} points of the real table in all tables measured ({all}).",
        ),
    }
    return texts[basis]


def _names(queries: tuple[tuple[str, ...], ...]) -> str:
    names = [*map(formats.clique, queries[:_MOST_NAMED]), *(["…"] if queries[_MOST_NAMED:] else [])]
    return ", ".join(names)
