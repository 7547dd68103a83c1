"""What a verification found, and what it looks at, in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

if TYPE_CHECKING:
    from cusyn_desktop.services.records import VerificationReport

translate = QCoreApplication.translate

_CHAIN, _MARK = "chain", "anchor"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification found, in words.

    Attributes:
        title: The verdict.
        text: What was checked, or what is wrong and what to do.
        tone: How grave it is.
        icon: Sign beside it.
    """

    title: str
    text: str
    tone: Tone
    icon: Icon


def verdict_of(report: VerificationReport, *, n_since: int = 0) -> Verdict:
    """The words for a report; those for a workspace that holds are the ones of the command.

    Args:
        report: What was found.
        n_since: Entries that were written after the check, which it says nothing about.
    """
    if report.ok:
        return _since(report, n_since) if n_since else _whole(report)
    broken = {check.name: told(check.text) for check in report.checks if not check.ok}
    if set(broken) == {_MARK}:
        return Verdict(
            translate("Verdict", "This is not the newest copy of the workspace"),
            joined((broken[_MARK], _what_to_do())),
            Tone.BAD,
            Icon.OLD_COPY,
        )
    title = translate("Verdict", "The workspace was changed from outside")
    if report.first_bad is not None:
        title = translate("Verdict", "Entry {number} does not fit the entries around it")
        title = title.format(number=formats.count(report.first_bad))
    wrong = (text for name, text in broken.items() if name != _CHAIN or report.first_bad is None)
    return Verdict(title, joined((*wrong, _what_to_do())), Tone.BAD, Icon.TAMPERED)


def told_report(report: VerificationReport) -> VerificationReport:
    """A report whose checks speak the language of the window, to be saved."""
    return replace(report, checks=tuple(replace(one, text=told(one.text)) for one in report.checks))


def faults_of(report: VerificationReport) -> str:
    """Every sentence of a report that tells of a fault."""
    return joined(told(check.text) for check in report.checks if not check.ok)


def _whole(report: VerificationReport) -> Verdict:
    told = formats.counted(
        report.n_entries,
        one=translate("Verdict", "Its only entry was checked."),
        many=translate("Verdict", "All {count} entries were checked."),
    )
    if report.has_mark:
        newest = translate(
            "Verdict", "Everything holds, and this is the newest copy that this computer has seen."
        )
        title = translate("Verdict", "The log is complete and unchanged")
        return Verdict(title, joined((newest, told)), Tone.GOOD, Icon.VERIFIED)
    unknown = translate(
        "Verdict",
        "But this computer has no receipt of it, so nobody can tell here whether it is the newest copy: "
        "compare it with the packages that were exported last, or with a receipt. Nothing can be spent until "
        "this is settled.",
    )
    return Verdict(
        translate("Verdict", "What is in the file holds."), joined((unknown, told)), Tone.WARN, Icon.WARNING
    )


def _since(report: VerificationReport, n_since: int) -> Verdict:
    title = formats.counted(
        n_since,
        one=translate("Verdict", "1 entry since the last check"),
        many=translate("Verdict", "{count} entries since the last check"),
    )
    told = translate("Verdict", "Up to entry {number} the log was complete and unchanged.")
    told = told.format(number=formats.count(report.n_entries))
    again = translate("Verdict", "Verify again to check the new ones, too.")
    return Verdict(title, joined((told, again)), Tone.PLAIN, Icon.VERIFIED)


def _what_to_do() -> str:
    return translate(
        "Verdict",
        "Reading still works; nothing can be spent until this is settled. Put back the newest file, or send "
        "the report to your auditor.",
    )


def step_text(step: str) -> str:
    """What is being checked; the keys are those of the checks."""
    texts = {
        "pages": translate("Verdict", "The pages of the file."),
        "schema": translate("Verdict", "Its tables and rules."),
        "chain": translate("Verdict", "How each entry follows from the one before."),
        "rows": translate("Verdict", "The rows that belong to each entry."),
        "ledger": translate("Verdict", "The sums of the ledger."),
        "tables": translate("Verdict", "The released tables."),
        "anchor": translate("Verdict", "The copy outside the file."),
    }
    return texts.get(step, translate("Verdict", "Every entry, every sum, and the copy outside."))
