"""Budgets and decisions in English, for people who do not compute. The window translates from the records."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from typing import TYPE_CHECKING, Literal

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import Decision, LimitName, Outcome
from cusyn_desktop.store.anchors import ACCEPT, Standing

if TYPE_CHECKING:
    from cusyn_desktop.services.records import PoolStatus, UserSummary, VerificationReport
    from cusyn_desktop.services.workspace import Workspace

_SHOWN_DECIMALS = 2
_SHOWN_DIGITS = 2
_TYPED_DIGITS = 3
_MOST_DIGITS = 16
MOST_NAMES = 12
"""So many names are listed; of more the first ones."""

FIRST_NAMES = 6
NBSP = "\N{NO-BREAK SPACE}"


def epsilon_text(
    amount: BudgetAmount, *, towards: Literal["less", "more"] = "more", digits: int = _SHOWN_DIGITS
) -> str:
    """An epsilon in as few figures as people need, never on the wrong side of the whole number behind it.

    Args:
        amount: What to show.
        towards: "less" for what is left, a limit or a grant: whoever types the text back never asks for more
            than there is. "more" for what is spent.
        digits: How many figures suffice; what was typed with a few more is shown as it was typed.
    """
    return f"ε{NBSP}{_shown(amount, towards, digits)}"


def _shown(amount: BudgetAmount, towards: Literal["less", "more"], digits: int) -> Decimal:
    """The figure of an epsilon."""
    if amount.pico_rho <= 0:
        return Decimal(0)
    exact = Decimal(repr(amount.epsilon))
    places = max(_SHOWN_DECIMALS, digits - 1 - exact.adjusted())
    for more in range(_TYPED_DIGITS):
        typed = exact.quantize(Decimal(1).scaleb(-places - more), rounding=ROUND_HALF_EVEN)
        if typed and pico_rho_of(float(typed), amount.delta) == amount.pico_rho:
            return typed
    unit = Decimal(1).scaleb(-places)
    shown = exact.quantize(unit, rounding=ROUND_HALF_EVEN)
    typed_back = pico_rho_of(float(shown), amount.delta) if shown else 0
    if towards == "less" and typed_back > amount.pico_rho:
        return shown - unit
    if towards == "more" and typed_back < amount.pico_rho:
        return shown + unit
    return shown


def pool_texts(pool: PoolStatus) -> tuple[str, str, str]:
    """Total, spent and left of a pool as epsilons, in so many figures that no part exceeds the whole."""
    for digits in range(_SHOWN_DIGITS, _MOST_DIGITS):
        total, left = _shown(pool.total, "less", digits), _shown(pool.remaining, "less", digits)
        spent = total if pool.remaining.pico_rho == 0 else _shown(pool.spent, "more", digits)
        if max(spent, left) <= total:
            break
    return f"ε{NBSP}{total}", f"ε{NBSP}{spent}", f"ε{NBSP}{left}"


def delta_text(delta: float) -> str:
    """A delta, as `δ 1e-09` is written by people."""
    mantissa, _, exponent = f"{delta:.3g}".partition("e")
    return f"δ{NBSP}{mantissa}e{int(exponent)}" if exponent else f"δ{NBSP}{mantissa}"


def share_text(share: float) -> str:
    """A share of a pool, rounded down to a tenth of a percent."""
    return f"{int(share * 1000) / 10:.1f}%"


def names_text(names: Sequence[str]) -> str:
    """Names in a row; of many the first ones and how many more."""
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    return f"{', '.join(names[:FIRST_NAMES])} and {len(names) - FIRST_NAMES} more columns"


def counted(number: int, what: str) -> str:
    """A number of things: `1 row`, `1,217 rows`."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def query_text(columns: tuple[str, ...]) -> str:
    """An interest query: names with a cross between them."""
    return " × ".join(columns)


def pool_sentence(pool: PoolStatus) -> str:
    """What is left in a pool."""
    total, _, left = pool_texts(pool)
    if pool.closed:
        return f"The pool of {pool.name} is closed."
    return f"The pool of {pool.name} has {left} left of {total}, at {delta_text(pool.total.delta)}."


def user_sentence(user: UserSummary) -> str:
    """Who was added, within which limits."""
    parts = [f"Added {user.name}."]
    if user.pool is not None:
        parts.append(pool_sentence(user.pool))
    if user.per_request is not None:
        most = epsilon_text(user.per_request, towards="less")
        parts.append(f"One request may spend at most {most}, at {delta_text(user.per_request.delta)}.")
    if user.pool is None and user.per_request is None:
        parts.append("No limit of their own: the dataset's pool alone decides.")
    return " ".join(parts)


def workspace_notes(workspace: Workspace) -> tuple[str, ...]:
    """What has to be said about a workspace when it is opened."""
    notes = []
    if workspace.standing in (Standing.OLDER_COPY, Standing.OTHER_HISTORY):
        notes.append(
            "This is an older copy of the workspace, or another one, than this computer saw last. It can be"
            f" read, but nothing can be spent until the custodian accepts the copy: {ACCEPT}."
        )
    if workspace.standing is Standing.NO_MARK:
        notes.append(
            "This computer has no receipt of the workspace. It can be read, but nothing can be spent until"
            f" the custodian accepts the copy: {ACCEPT}."
        )
    notes += [f"The program ended during {run}. It failed and stays spent." for run in workspace.recovered]
    notes += [
        f"{run} was reserved but never opened the data. The custodian may take it back."
        for run in workspace.voidable
    ]
    return tuple(notes)


def verdict_text(report: VerificationReport) -> str:
    """What a verification comes to, without promising what nobody can know."""
    if not report.ok:
        checks = [*report.checks, *(check for package in report.packages for check in package.checks)]
        if all(check.ok or check.is_open for check in checks):
            return (
                "Nothing speaks against what was checked, but not all can be proved: see the lines marked ?."
            )
        return "Something does not hold: see the lines marked BAD."
    if report.has_mark:
        return "Everything holds, and this is the newest copy that this computer has seen."
    return (
        "What is in the file holds. But this computer has no receipt of it, so nobody can tell here whether"
        " it is the newest copy: compare it with the packages that were exported last, or with a receipt."
    )


def limit_phrase(name: LimitName, *, user: str, dataset: str) -> str:
    """One of the four limits as the subject of a sentence."""
    return {
        LimitName.PER_SYNTHESIS: f"one synthesis of {dataset}",
        LimitName.PER_REQUEST: f"one request of {user}",
        LimitName.DATASET_POOL: f"what is left in the pool of {dataset}",
        LimitName.USER_POOL: f"what is left in the pool of {user}",
    }[name]


def decision_sentence(
    decision: Decision,
    *,
    asked: BudgetAmount,
    granted: BudgetAmount | None,
    user: str,
    dataset: str,
    at_least: BudgetAmount | None = None,
) -> str:
    """A decision with its reason and the way on.

    Args:
        decision: What BudgetEval says.
        asked: The wish.
        granted: What would be spent, or None.
        user: Who would receive the table.
        dataset: Of which dataset.
        at_least: The smallest budget of use, where the person named one.
    """
    wish = epsilon_text(asked, towards="less")
    why = " and ".join(limit_phrase(name, user=user, dataset=dataset) for name in decision.binding)
    verb = "decide" if len(decision.binding) > 1 else "decides"
    exposure = exposure_sentence(BudgetAmount.of(decision.exposure, asked.delta), user=user, dataset=dataset)
    if decision.outcome is Outcome.APPROVED:
        return f"Approved: {wish} is within all limits.{exposure}"
    if granted is not None:
        offer = epsilon_text(granted, towards="less")
        return (
            f"Reduced: {offer} instead of {wish}; {why} {verb}.{exposure} Accept it or leave it;"
            " leaving costs nothing."
        )
    least = (
        ""
        if at_least is None
        else f" No less than {epsilon_text(at_least, towards='less')} is of use to you."
    )
    return f"Refused: {wish} is too much; {why} {verb}.{least}{exposure} Nothing is spent."


def exposure_sentence(exposure: BudgetAmount, *, user: str, dataset: str) -> str:
    """What measurements of others cost a user who receives them for the first time; a blank stands before."""
    if exposure.pico_rho == 0:
        return ""
    return (
        f" Reuse gives {user} measurements of other users for the first time: this exposure of"
        f" {epsilon_text(exposure)} counts against the limits of {user} beside the grant, and not against the"
        f" pool of {dataset}."
    )
