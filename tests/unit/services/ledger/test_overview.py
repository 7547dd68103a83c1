"""The budget of a dataset at a glance."""

from pathlib import Path

import pytest

from cusyn_desktop.budget.comparison import Rule
from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import InputError
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.ledger.overview import FAMILY_SIZE, Plan, overview
from cusyn_desktop.services.records import BoundsSearch, Overview, Subject
from cusyn_desktop.services.records.requests import NewUser, WantedBounds
from cusyn_desktop.services.registering import bounds, importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from tests.replay import SeededNoise
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import write_table
from tests.unit.services.test_pools import reserve


def seen(workspace: Workspace, **arguments: object) -> Overview:
    found = overview(workspace, **arguments)  # type: ignore[arg-type]
    assert found is not None
    return found


def test_without_a_dataset_there_is_nothing_to_see(empty: Workspace) -> None:
    assert overview(empty) is None


def test_an_untouched_pool(workspace: Workspace) -> None:
    found = seen(workspace)
    assert found.names == ("Survey",)
    assert found.pool.left_share == 1
    assert [one.user.name for one in found.users] == ["Ana", "Ben"]
    assert [one.subject for one in found.meanings] == [Subject.SPENT, Subject.POOL, Subject.FAMILY]
    assert found.meanings[0].meaning.odds_factor == 1
    assert [total.epsilon for total in found.rules] == [0, 0, 0, 0]
    assert found.plan is None
    assert found.plan_effect is None


def test_a_plan_is_shown_in_the_pools_that_it_would_charge(workspace: Workspace) -> None:
    found = seen(workspace, plan=Plan(user="Ana", epsilon="0.8"))
    ana, ben = found.users
    assert found.plan is not None
    assert round(found.plan.epsilon, 6) == 0.8
    assert found.plan_effect is not None
    assert found.plan_effect.left_share == pytest.approx(1 - found.plan_effect.share)
    assert ana.plan is not None
    assert ana.plan.share > found.plan_effect.share
    assert ben.plan is None
    assert found.meanings[0].subject is Subject.PLAN


def test_a_plan_that_needs_more_than_is_left_leaves_nothing_to_tell(workspace: Workspace) -> None:
    found = seen(workspace, plan=Plan(user="Ben", epsilon="4"))
    assert found.plan_effect is not None
    assert found.plan_effect.left is None
    assert found.plan_effect.left_share == 0
    assert found.plan_effect.share > 1


def test_how_many_more_fit_is_bound_by_both_pools(workspace: Workspace) -> None:
    found = seen(workspace, plan=Plan(user="Ana", epsilon="0.8"))
    ana = found.users[0]
    assert found.plan is not None
    assert ana.plan is not None
    assert ana.plan.left is not None
    assert found.plan_effect is not None
    assert found.plan_effect.left is not None
    least = min(ana.plan.left.pico_rho, found.plan_effect.left.pico_rho)
    assert found.n_more_like_plan == least // found.plan.pico_rho
    assert seen(workspace, plan=Plan(user="Ana", epsilon="9")).n_more_like_plan == 0
    assert seen(workspace).n_more_like_plan == 0


def test_the_outlook_repeats_the_last_release(workspace: Workspace) -> None:
    assert seen(workspace).outlook is None
    for epsilon in ("0.5", "0.3"):
        synthesis.synthesise(workspace, ask(user="Ben", epsilon=epsilon, queries=()), control=RunControl())
    found = seen(workspace)
    assert found.outlook is not None
    assert found.outlook.each == found.spends[-1].granted.pico_rho
    assert found.outlook.n_more == found.pool.remaining.pico_rho // found.outlook.each
    reserve(workspace)
    later = seen(workspace).outlook
    assert later is not None
    assert later.each == found.outlook.each, "what is no release is nothing to go on from"
    assert found.outlook.used_up_at is None, "two requests in a row tell no pace"


def test_what_was_taken_is_split_by_user_and_by_dataset(workspace: Workspace) -> None:
    for user in ("Ana", "Ben"):
        synthesis.synthesise(workspace, ask(user=user, epsilon="0.5", queries=()), control=RunControl())
    found = seen(workspace)
    (survey,) = found.by_dataset
    assert [part.name for part in survey.parts] == ["Ana", "Ben"]
    assert survey.taken == pytest.approx(found.pool.spent_share)
    assert [one.name for one in found.by_user] == ["Ana", "Ben"]
    assert sum(one.taken for one in found.by_user) == pytest.approx(survey.taken)


def test_searches_for_bounds_are_split_with_their_dataset(workspace: Workspace) -> None:
    """They are no datasets to people, and stand right behind the one whose column they are about."""
    synthesis.synthesise(workspace, ask(user="Ana", epsilon="0.5", queries=()), control=RunControl())
    bounds.choose_bounds(
        workspace,
        dataset="Survey",
        wanted=(WantedBounds("income"),),
        user="Ana",
        epsilon="0.5",
        noise=SeededNoise(3),
        control=RunControl(),
    )
    found = seen(workspace)
    assert [one.name for one in found.by_dataset] == ["Survey"]
    assert found.by_dataset[0].taken == pytest.approx(found.pool.spent_share)
    ana, *_ = found.by_user
    assert [(part.name, part.is_search) for part in ana.parts] == [("Survey", False), ("Survey", True)]
    assert list(found.searches.values()) == [BoundsSearch("Survey", "income")]
    assert set(found.searches) == {found.spends[-1].dataset}


def test_looking_spends_nothing(workspace: Workspace) -> None:
    before = pools.pools(workspace)
    seen(workspace, plan=Plan(user="Ana", epsilon="0.8"))
    assert pools.pools(workspace) == before


def test_shares_of_users_add_up_to_what_is_spent(workspace: Workspace) -> None:
    for user in ("Ana", "Ben"):
        synthesis.synthesise(workspace, ask(user=user, epsilon="0.5", queries=()), control=RunControl())
    found = seen(workspace)
    assert sum(one.taken for one in found.users) == pytest.approx(found.pool.spent_share)
    zcdp = found.rules[-1]
    assert (zcdp.rule, zcdp.epsilon) == (Rule.ZCDP, found.pool.spent.epsilon)
    family = found.meanings[-1].meaning.amount
    assert family.pico_rho == FAMILY_SIZE**2 * found.pool.spent.pico_rho


def test_what_was_taken_back_does_not_count(workspace: Workspace) -> None:
    label = reserve(workspace)
    pools.void_spend(workspace, spend_id=label, reason="the machine died")
    found = seen(workspace)
    assert len(found.spends) == 1
    assert found.standing == ()
    assert [one.taken for one in found.users] == [0, 0]
    assert found.rules[-1].epsilon == 0


def test_the_same_rows_under_another_name_have_the_same_spends(workspace: Workspace, tmp_path: Path) -> None:
    importing.add_dataset(workspace, new_dataset(tmp_path, name="Again"), control=RunControl())
    synthesis.synthesise(workspace, ask(user="Ben", epsilon="0.5", queries=()), control=RunControl())
    found = seen(workspace, dataset="Again")
    assert found.names == ("Survey", "Again")
    assert [spend.id for spend in found.spends] == ["R-01"]
    assert found.pool.spent_share == pytest.approx(found.spends[0].share)


def test_users_who_may_not_ask_and_never_did_are_left_out(workspace: Workspace) -> None:
    people.add_user(workspace, NewUser(name="Chen", datasets=()))
    assert [one.user.name for one in seen(workspace).users] == ["Ana", "Ben"]


def test_what_cannot_be_read_is_named(workspace: Workspace) -> None:
    with pytest.raises(InputError, match="Other"):
        overview(workspace, dataset="Other")
    with pytest.raises(InputError, match="epsilon"):
        overview(workspace, plan=Plan(user="Ana", epsilon="much"))


def test_what_the_users_own_pools_cannot_reach_is_kept_for_others(empty: Workspace, tmp_path: Path) -> None:
    write_table(tmp_path)
    importing.add_dataset(empty, new_dataset(tmp_path), control=RunControl())
    assert seen(empty).held_back == 0.0  # nobody may ask yet, so nothing is kept from anybody
    ana = people.add_user(empty, NewUser(name="Ana", epsilon="1"))
    assert ana.pool is not None
    kept = 1.0 - ana.pool.total.pico_rho / seen(empty).pool.total.pico_rho
    assert seen(empty).held_back == pytest.approx(kept)
    synthesis.synthesise(empty, ask(queries=()), control=RunControl())
    assert seen(empty).held_back == pytest.approx(kept)  # a spend takes as much of both pools
    people.add_user(empty, NewUser(name="Eve", epsilon="1", datasets=()))
    assert seen(empty).held_back == pytest.approx(kept)  # she may not ask for it
    people.add_user(empty, NewUser(name="Ben", epsilon="3"))
    assert seen(empty).held_back == 0.0
    people.add_user(empty, NewUser(name="Cleo"))
    assert seen(empty).held_back == 0.0
