"""Rules as sentences."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.domain.rules import AtMost, Forbidden, MissingUnless, Range, Rule, Values
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_MOST_VALUES = 8


def rule_sentence(rule: Rule) -> str:
    """A rule as somebody would say it."""
    match rule:
        case Forbidden():
            told = translate("Rules", "Never: {conditions}.")
            return told.format(conditions=conditions_text(rule.values))
        case MissingUnless():
            told = translate("Rules", "{column} is missing unless {conditions}.")
            return told.format(column=rule.column, conditions=conditions_text(rule.values))
        case AtMost():
            told = translate("Rules", "{lower} is at most {upper}, where both are present.")
            return told.format(lower=rule.lower, upper=rule.upper)


def conditions_text(values: Mapping[str, Values]) -> str:
    """Conditions that hold at once."""
    return translate("Rules", " and ").join(_condition(name, wanted) for name, wanted in values.items())


def _condition(name: str, wanted: Values) -> str:
    if isinstance(wanted, Range):
        return _range(wanted).format(name=name, lowest=wanted.lowest, highest=wanted.highest)
    shown = [translate("Rules", "missing") if value is None else value for value in wanted[:_MOST_VALUES]]
    if len(wanted) > _MOST_VALUES:
        more = formats.counted(
            len(wanted) - _MOST_VALUES,
            one=translate("Rules", "1 more value"),
            many=translate("Rules", "{count} more values"),
        )
        shown.append(more)
    told = translate("Rules", "{name} is {values}")
    return told.format(name=name, values=translate("Rules", " or ").join(shown))


def _range(wanted: Range) -> str:
    if wanted.lowest is None and wanted.highest is None:
        return translate("Rules", "{name} is not missing")
    if wanted.lowest is None:
        return translate("Rules", "{name} is at most {highest}")
    if wanted.highest is None:
        return translate("Rules", "{name} is at least {lowest}")
    return translate("Rules", "{name} is {lowest} to {highest}")
