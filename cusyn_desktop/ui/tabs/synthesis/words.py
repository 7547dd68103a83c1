"""A decision in the words of the window: figure, badge, one sentence, names of the limits."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.budget.evaluator import LimitName, Outcome
from cusyn_desktop.errors import CuSynError, EngineError, ModelTooLargeError, StoreError, UnexpectedError
from cusyn_desktop.services.records import DatasetSummary, Evaluation, UserSummary
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.tabs.synthesis.scale import most_possible
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.limit_words import refused_reason
from cusyn_desktop.ui.words.told import told

translate = QCoreApplication.translate
_MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """The head of the decision.

    Attributes:
        figure: The largest text on the page.
        beside: What was wished for.
        badge: The outcome in a word.
        tone: Colour of the badge.
        icon: Sign of the badge.
        sentence: The reason, and what can be done.
    """

    figure: str
    beside: str
    badge: str
    tone: Tone
    icon: Icon
    sentence: str


def verdict_of(evaluation: Evaluation, user: UserSummary) -> Verdict:
    """The words for an answer of BudgetEval."""
    found = _verdict_of(evaluation)
    parts = [found.sentence, exposure_sentence(evaluation, user), existing_sentence(evaluation)]
    if evaluation.granted is None:
        parts = parts[1:] + parts[:1]  # last of all stands that nothing was spent
    return replace(found, sentence=joined(parts))


def _verdict_of(evaluation: Evaluation) -> Verdict:
    asked = formats.epsilon_left(evaluation.asked.epsilon)
    if evaluation.granted is None:
        return Verdict(
            figure=translate("Decision", "Not possible"),
            beside="",
            badge=translate("Decision", "Refused"),
            tone=Tone.BAD,
            icon=Icon.REFUSED,
            sentence=_refused_sentence(evaluation),
        )
    granted = formats.epsilon(evaluation.granted.epsilon)
    if evaluation.decision.outcome is Outcome.APPROVED:
        return Verdict(
            figure=granted,
            beside=translate("Decision", "as asked"),
            badge=translate("Decision", "Approved"),
            tone=Tone.GOOD,
            icon=Icon.CHECK,
            sentence=_approved_sentence(evaluation),
        )
    return Verdict(
        figure=granted,
        beside=translate("Decision", "instead of {asked}").format(asked=asked),
        badge=translate("Decision", "Reduced"),
        tone=Tone.WARN,
        icon=Icon.LOWERED,
        sentence=_reduced_sentence(evaluation, granted),
    )


def too_large_verdict(sentence: str) -> Verdict:
    """The words where the forecast says that the model does not fit."""
    return Verdict(
        figure=translate("Decision", "Not possible"),
        beside="",
        badge=translate("Decision", "Too large"),
        tone=Tone.WARN,
        icon=Icon.WARNING,
        sentence=sentence,
    )


def stale_verdict(evaluation: Evaluation) -> Verdict:
    """The last answer while a field is wrong: what it was for, and that it is not for what is typed."""
    asked = formats.epsilon_left(evaluation.asked.epsilon)
    told = translate(
        "Decision",
        "This is the answer to the last request, {asked}, not to what is typed now. "
        "Correct the marked field to get a new one.",
    )
    return _outdated(evaluation, told.format(asked=asked))


def former_verdict(evaluation: Evaluation) -> Verdict:
    """The last answer until there is one for the present pools."""
    told = translate("Decision", "The pools may have less than when this was the answer.")
    return _outdated(evaluation, told)


def _outdated(evaluation: Evaluation, sentence: str) -> Verdict:
    badge = translate("Decision", "Out of date")
    found = _verdict_of(evaluation)
    return replace(found, badge=badge, tone=Tone.PLAIN, icon=Icon.WARNING, sentence=sentence)


def exposure_sentence(evaluation: Evaluation, user: UserSummary) -> str:
    """What the measurements of others cost their new reader; empty without such reuse or limits."""
    exposure = evaluation.exposure
    if exposure.pico_rho == 0:
        return ""
    if user.pool is not None:
        told = translate(
            "Decision",
            "Others’ measurements that {user} has not seen yet take {share} of {user}’s pool besides; "
            "the dataset’s pool pays nothing for them.",
        )
        share = formats.percent(exposure.pico_rho / user.pool.total.pico_rho)
        return told.format(user=user.name, share=share)
    if user.per_request is not None:
        told = translate(
            "Decision",
            "Others’ measurements that {user} has not seen yet count {exposure} against the limit for one "
            "request.",
        )
        return told.format(user=user.name, exposure=formats.epsilon(exposure.epsilon))
    return ""


def existing_sentence(evaluation: Evaluation) -> str:
    """That the same was asked before; empty if it was not."""
    if not evaluation.existing:
        return ""
    told = translate("Decision", "{release} answered the same request before; using it again costs nothing.")
    return told.format(release=evaluation.existing[-1])


def consent_sentence(evaluation: Evaluation, dataset: DatasetSummary, user: UserSummary) -> str:
    """What the button does: how much of whose pools, and what they have left; empty where it does nothing."""
    if evaluation.granted is None:
        return ""
    facts = {
        "granted": formats.epsilon(evaluation.granted.epsilon),
        "dataset": dataset.name,
        "user": user.name,
        "share": dataset_left_share(evaluation, dataset),
    }
    if user.pool is None or evaluation.user_left is None:
        told = translate(
            "Decision",
            "This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool.",
        )
        return told.format(**facts)
    own = formats.percent_left(evaluation.user_left.pico_rho / user.pool.total.pico_rho)
    told = translate(
        "Decision",
        "This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool "
        "and {own} of {user}’s pool.",
    )
    return told.format(**facts, own=own)


def warning_text(evaluation: Evaluation) -> str:
    """What to know before consent, with a way out where queries drown in noise; empty where all is well."""
    forecast = evaluation.forecast
    warnings = (*evaluation.warnings, *(forecast.warnings if forecast else ()))
    told_all = (*_emptied(evaluation), *map(told, dict.fromkeys(warnings)), *_way_out(evaluation))
    return joined(told_all)


def _emptied(evaluation: Evaluation) -> tuple[str, ...]:
    """Which pools this would use up entirely: that ends something, and nothing brings it back."""
    sentences = (
        (
            evaluation.dataset_left,
            translate("Decision", "This empties the dataset’s pool: nobody can ask for it again."),
        ),
        (evaluation.user_left, translate("Decision", "This empties {user}’s pool: it is their last table.")),
    )
    return tuple(
        sentence.format(user=evaluation.request.user)
        for left, sentence in sentences
        if left is not None and left.pico_rho == 0
    )


def _way_out(evaluation: Evaluation) -> tuple[str, ...]:
    """Which queries get no separate measurement, and the budget with which all do, if it is possible."""
    forecast, granted = evaluation.forecast, evaluation.granted
    if forecast is None or granted is None or not forecast.not_measured:
        return ()
    if not evaluation.request.engine.customised:
        return ()
    named = [*map(formats.clique, forecast.not_measured[:_MOST_NAMED])]
    names = ", ".join(named if len(named) == len(forecast.not_measured) else [*named, "…"])
    which = translate("Decision", "Not assured: {names}.").format(names=names)
    most = most_possible(evaluation)
    enough = (
        point.amount.epsilon
        for point in evaluation.curve
        if granted.epsilon < point.amount.epsilon <= most and not point.n_not_measured
    )
    if (epsilon := next(enough, None)) is None:
        return which, translate("Decision", "Choose fewer queries, or queries of fewer columns.")
    told_budget = translate("Decision", "With {epsilon} all would get one; fewer queries help, too.")
    return which, told_budget.format(epsilon=formats.epsilon_left(epsilon))


def next_step(error: CuSynError) -> str:
    """What to do after a run that failed, where its sentence does not say; the narrower class comes first."""
    steps = (
        (
            UnexpectedError,
            translate("RunEnd", "Ask again. If it fails again, hand the log to whoever looks after this."),
        ),
        (
            ModelTooLargeError,
            translate("RunEnd", "Ask for pairs instead of three columns, or allow a larger model."),
        ),
        (StoreError, ""),
        (EngineError, translate("RunEnd", "Ask for fewer rows or queries, or for a smaller model.")),
    )
    found = (step for kind, step in steps if isinstance(error, kind))
    return next(found, translate("RunEnd", "Put that right, then ask again."))


def dataset_left_share(evaluation: Evaluation, dataset: DatasetSummary) -> str:
    """What the dataset's pool would have left, in percent of the pool."""
    if evaluation.dataset_left is None:
        return "–"
    return formats.percent_left(evaluation.dataset_left.pico_rho / dataset.pool.total.pico_rho)


def _approved_sentence(evaluation: Evaluation) -> str:
    n_limits = sum(limit.amount is not None for limit in evaluation.limits)
    counted = {
        1: translate("Decision", "The only limit allows it."),
        4: translate("Decision", "All four limits allow it."),
    }
    allowed = counted.get(n_limits, translate("Decision", "All limits allow it."))
    most = translate("Decision", "At most {most} would be possible.")
    return joined((allowed, most.format(most=formats.epsilon_left(most_possible(evaluation)))))


def _reduced_sentence(evaluation: Evaluation, granted: str) -> str:
    user = evaluation.request.user
    binding = [limit for limit in evaluation.limits if limit.binding]
    reasons = joined(_reduced_reasons()[limit.name].format(user=user, most=granted) for limit in binding)
    n_limits = sum(limit.amount is not None for limit in evaluation.limits)
    if n_limits == 1:
        decides = ""
    elif len(binding) > 1:
        decides = translate("Decision", "They are equal, so together they decide.")
    else:
        decides = _lowest_of(n_limits)
    asked = translate("Decision", "You asked {asked}.")
    choice = translate("Decision", "Take {granted}, or change the request; asking costs nothing.")
    wish = asked.format(asked=formats.epsilon_left(evaluation.asked.epsilon))
    return joined((wish, reasons, decides, choice.format(granted=granted)))


def _lowest_of(n_limits: int) -> str:
    counted = {
        2: translate("Decision", "That is the lower of the two limits, so it decides."),
        3: translate("Decision", "That is the lowest of the three limits, so it decides."),
        4: translate("Decision", "That is the lowest of the four limits, so it decides."),
    }
    return counted[n_limits]


def _reduced_reasons() -> Mapping[LimitName, str]:
    return {
        LimitName.PER_SYNTHESIS: translate("Decision", "One synthesis may spend at most {most}."),
        LimitName.PER_REQUEST: translate("Decision", "{user} may spend at most {most} in one request."),
        LimitName.DATASET_POOL: translate("Decision", "No more is left in the dataset’s pool."),
        LimitName.USER_POOL: translate("Decision", "No more is left in {user}’s pool."),
    }


def _refused_sentence(evaluation: Evaluation) -> str:
    least = formats.epsilon_left(evaluation.smallest.epsilon)
    parts = [translate("Decision", "It needs {least} at least.").format(least=least)]
    if evaluation.request.at_least is not None:
        parts = [translate("Decision", "You asked for no less than {least}.").format(least=least)]
    user = evaluation.request.user
    parts += [
        refused_reason(limit.name, evaluation.room(limit), user)
        for limit in evaluation.limits
        if limit.binding
    ]
    return joined([*parts, translate("Decision", "Nothing was spent.")])
