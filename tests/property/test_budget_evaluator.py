"""What BudgetEval promises, whatever is asked and whatever the limits are."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from cusyn_desktop.budget.evaluator import (
    OF_THE_USER,
    BudgetRequest,
    Decision,
    LimitName,
    Limits,
    Outcome,
    budget_eval,
    decision_to_dict,
)

unhurried = settings(deadline=None)

AMOUNTS = st.one_of(st.integers(1, 12), st.integers(1, 10**18))
ROOM = st.one_of(st.none(), st.integers(0, 12), st.integers(0, 10**18))

requests = st.builds(
    BudgetRequest,
    asked=AMOUNTS,
    smallest=AMOUNTS,
    exposure=st.one_of(st.just(0), st.integers(0, 6), st.integers(0, 10**18)),
)
limit_sets = st.builds(Limits, per_synthesis=ROOM, per_request=ROOM, dataset_pool=ROOM, user_pool=ROOM)


def room(decision: Decision) -> dict[LimitName, int]:
    """What each limit leaves for the grant itself."""
    return {
        name: limit - (decision.exposure if name in OF_THE_USER else 0)
        for name, limit in decision.limits.present().items()
    }


@unhurried
@given(requests, limit_sets)
def test_a_grant_keeps_all_limits(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)

    if decision.granted is not None:
        assert 0 < decision.granted <= request.asked
        assert all(decision.granted <= left for left in room(decision).values())


@unhurried
@given(requests, limit_sets)
def test_the_outcome_says_what_was_granted(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)

    assert (decision.outcome is Outcome.APPROVED) == (decision.granted == request.asked)
    assert (decision.outcome is Outcome.REFUSED) == (decision.granted is None)
    if decision.outcome is Outcome.REDUCED:
        assert decision.granted is not None
        assert min(request.smallest, request.asked) <= decision.granted < request.asked


@unhurried
@given(requests, limit_sets)
def test_nothing_useful_is_held_back(request: BudgetRequest, limits: Limits) -> None:
    """The grant is the most that all limits allow, or that is less than useful."""
    decision = budget_eval(request, limits)

    possible = min([request.asked, *room(decision).values()])
    if decision.granted is None:
        assert possible < min(request.smallest, request.asked)
    else:
        assert decision.granted == possible


@unhurried
@given(requests, limit_sets)
def test_exactly_the_limits_that_bind_are_named(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)

    if decision.granted is None:
        bar = min(request.smallest, request.asked)
        binding = [name for name, left in room(decision).items() if left < bar]
    else:
        lowest = [name for name, left in room(decision).items() if left == decision.granted]
        binding = lowest if decision.granted < request.asked else []
    assert list(decision.binding) == binding
    assert bool(decision.binding) == (decision.outcome is not Outcome.APPROVED)


@unhurried
@given(requests, limit_sets, st.sampled_from(list(LimitName)), st.integers(0, 10**18))
def test_lifting_all_binding_limits_helps_and_lifting_others_does_not(
    request: BudgetRequest, limits: Limits, name: LimitName, more: int
) -> None:
    decision = budget_eval(request, limits)
    limit = limits.get(name)
    lifted = budget_eval(request, replace(limits, **{name.value: None if limit is None else limit + more}))

    assert (lifted.granted or 0) >= (decision.granted or 0)
    if name not in decision.binding:
        assert lifted.granted == decision.granted


@unhurried
@given(requests, limit_sets)
def test_without_the_binding_limits_more_is_granted(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)
    if decision.outcome is not Outcome.APPROVED:
        free = replace(limits, **dict.fromkeys((name.value for name in decision.binding), None))

        assert (budget_eval(request, free).granted or 0) > (decision.granted or 0)


@unhurried
@given(requests, limit_sets, st.integers(0, 10**18))
def test_more_exposure_never_raises_the_grant(request: BudgetRequest, limits: Limits, more: int) -> None:
    exposed = replace(request, exposure=request.exposure + more)

    grant = budget_eval(request, limits).granted or 0
    assert (budget_eval(exposed, limits).granted or 0) <= grant


@unhurried
@given(requests, limit_sets)
def test_the_same_question_has_the_same_answer(request: BudgetRequest, limits: Limits) -> None:
    assert budget_eval(request, limits) == budget_eval(replace(request), replace(limits))


@unhurried
@given(requests, limit_sets)
def test_asking_for_the_grant_is_approved(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)
    if decision.granted is not None:
        again = budget_eval(replace(request, asked=decision.granted), limits)

        assert (again.outcome, again.granted) == (Outcome.APPROVED, decision.granted)


@unhurried
@given(requests, limit_sets)
def test_json_shows_the_whole_numbers(request: BudgetRequest, limits: Limits) -> None:
    decision = budget_eval(request, limits)
    shown = decision_to_dict(decision, 1e-9)

    assert list(shown) == ["outcome", "asked", "granted", "exposure", "binding", "limits"]
    assert isinstance(shown["limits"], dict)
    for name in LimitName:
        amount = shown["limits"][name.value]
        assert (None if amount is None else amount["pico_rho"]) == limits.get(name)
