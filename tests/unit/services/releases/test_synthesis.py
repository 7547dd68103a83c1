"""One synthesis, and all the ways in which it ends."""

import io
from collections.abc import Sequence
from pathlib import Path

import pandas as pd
import pytest

from cusyn_desktop.arrays import CodeArray, IntArray
from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.writing import decoding
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.noise import OpenDPNoise
from cusyn_desktop.engine.pipelines import RoundReport
from cusyn_desktop.engine.plan import EngineName, Reuse
from cusyn_desktop.errors import (
    BudgetError,
    BudgetExceededError,
    EngineError,
    InputError,
    JobCancelled,
    StoreError,
)
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records import ReleaseSummary, SpendSummary
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import archive, releases, synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store import releases as stored_releases
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Ledger
from cusyn_desktop.store.releases import NewRelease, PackedTable
from cusyn_desktop.store.spends import Spend
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import mentions_rows


def run(workspace: Workspace, **changes: object) -> ReleaseSummary:
    return synthesis.synthesise(workspace, ask(**changes), control=RunControl())


def table_of(workspace: Workspace, release: ReleaseSummary) -> pd.DataFrame:
    with workspace.store(Right.LOOK) as store:
        content = store.releases.csv(store.releases.labelled(release.id).spend)
    return pd.read_csv(io.BytesIO(content), dtype={"region, code": str})


def test_a_release_is_a_table_like_the_original(workspace: Workspace) -> None:
    made = run(workspace)
    table = table_of(workspace, made)
    assert made.id == "R-01"
    assert len(table) == made.n_rows == 500
    assert list(table.columns) == ["sex", "age", "smoker", "region, code", "income"]
    assert set(table["sex"]) == {"f", "m"}
    assert table["age"].between(0, 99).all()
    assert set(table["region, code"]) <= {"01", "02", "03", "<b>4</b>"}
    assert made.spend.state is SpendState.RELEASED
    assert made.spend.share == pytest.approx(
        made.spend.granted.pico_rho / pools.pools(workspace)[0].total.pico_rho
    )


@pytest.mark.parametrize("engine", list(EngineName))
def test_every_engine_releases(workspace: Workspace, engine: EngineName) -> None:
    assert run(workspace, engine=engine, rows=50).n_rows == 50


def test_without_any_number_of_rows_the_noisy_total_decides(empty: Workspace, workspace: Workspace) -> None:
    del empty
    new = new_dataset(workspace.path.parent, name="Unknown size", approx_rows=None)
    importing.add_dataset(workspace, new, control=RunControl())
    made = run(workspace, dataset="Unknown size", user="Ben", epsilon="1.5")
    assert made.n_rows != 500
    assert 900 < made.n_rows < 1500


def test_stages_are_reported_in_order(workspace: Workspace) -> None:
    seen: list[Progress] = []
    synthesis.synthesise(workspace, ask(), control=RunControl(report=seen.append))
    steps = list(dict.fromkeys(one.step for one in seen if one.step in synthesis.STEPS))
    assert steps == list(synthesis.STEPS)
    fractions = [one.fraction for one in seen]
    assert fractions == sorted(fractions)
    details = {type(one.detail) for one in seen if one.detail is not None}
    assert details == {SpendSummary, RoundReport, ReleaseSummary}
    assert not mentions_rows(str(seen))


def test_three_tenths_leave_exactly_nothing(workspace: Workspace) -> None:
    folder = workspace.path.parent
    tenth = asked_amount("0.1", 1e-9).pico_rho
    whole = BudgetAmount.of(3 * tenth, 1e-9)
    schema = importing.schema_of(workspace, "Survey")
    other = folder / "other.csv"
    other.write_text(
        (folder / "table.csv").read_text(encoding="utf-8") + "P9,f,1,no,01,5.00\n", encoding="utf-8"
    )
    new = new_dataset(
        folder,
        path=other,
        name="Small pool",
        epsilon=repr(whole.epsilon),
        schema=schema,
        accept_similar=True,
    )
    made = importing.add_dataset(workspace, new, control=RunControl())
    assert made.pool.total.pico_rho == 3 * tenth
    for _ in range(3):
        run(workspace, dataset="Small pool", user="Ben", epsilon="0.1", queries=(), rows=20)
    assert importing.dataset(workspace, "Small pool").pool.remaining.pico_rho == 0
    with pytest.raises(BudgetExceededError, match="Refused"):
        run(workspace, dataset="Small pool", user="Ben", epsilon="0.1", queries=())


def test_less_than_asked_is_spent_only_on_consent(workspace: Workspace) -> None:
    with pytest.raises(BudgetExceededError, match="Reduced"):
        run(workspace, epsilon="1.2")
    assert pools.spends(workspace) == ()
    made = synthesis.synthesise(workspace, ask(epsilon="1.2"), accept_less=True, control=RunControl())
    assert made.spend.granted == people.user(workspace, "Ana").per_request
    assert round(made.spend.asked.epsilon, 6) == 1.2


def test_a_changed_or_missing_file_is_refused_before_the_spend(workspace: Workspace, tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    path.write_text(path.read_text(encoding="utf-8") + "P9,f,1,no,01,5.00\n", encoding="utf-8")
    with pytest.raises(InputError, match="it has changed since"):
        run(workspace)
    path.unlink()
    with pytest.raises(InputError, match="is not at"):
        run(workspace)
    assert pools.spends(workspace) == ()


class Interrupting(OpenDPNoise):
    """Noise that does something at its n-th draw."""

    def __init__(self, at: int, what: object) -> None:
        self._left = at
        self._what = what

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        self._left -= 1
        if self._left == 0:
            if isinstance(self._what, CancelToken):
                self._what.cancel()
            elif isinstance(self._what, BaseException):
                raise self._what
        return super().gaussian(exact, sigma=sigma)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        return super().noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon)


def test_a_cancelled_run_stays_spent_and_says_so(workspace: Workspace) -> None:
    token = CancelToken()
    with pytest.raises(JobCancelled):
        synthesis.synthesise(workspace, ask(), noise=Interrupting(2, token), control=RunControl(token))
    (spend,) = pools.spends(workspace)
    assert spend.state is SpendState.CANCELLED
    assert spend.ended_at is not None
    assert pools.pools(workspace)[0].spent == spend.granted
    assert releases.releases(workspace) == ()
    assert auditing.audit_entries(workspace)[-1].text.startswith("R-01: cancelled and stays spent")


class CountingToken(CancelToken):
    """Counts how often it is asked, once it was told to, and wants a stop at the n-th time."""

    def __init__(self, *, stop_at: int) -> None:
        super().__init__()
        self.counts = False
        self.asked = 0
        self._stop_at = stop_at

    @property
    def cancelled(self) -> bool:
        self.asked += self.counts
        return self.asked >= self._stop_at


LATE = (
    (synthesis, "generate"),
    (synthesis, "table_bytes"),
    (PackedTable, "of"),
    (archive, "pack"),
)
"""The steps of a run that come after its last measurement."""


def reaching(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, token: CountingToken) -> None:
    """Let the token count from the beginning of a step."""
    step = getattr(owner, name)

    def begun(*args: object, **options: object) -> object:
        token.counts = True
        return step(*args, **options)

    monkeypatch.setattr(owner, name, begun)


@pytest.mark.parametrize(("owner", "name"), LATE)
def test_a_cancel_in_a_late_step_makes_no_table(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch, owner: object, name: str
) -> None:
    token = CountingToken(stop_at=2)
    reaching(monkeypatch, owner, name, token)
    with pytest.raises(JobCancelled):
        synthesis.synthesise(workspace, ask(), control=RunControl(token))
    (spend,) = pools.spends(workspace)
    assert spend.state is SpendState.CANCELLED
    assert pools.pools(workspace)[0].spent == spend.granted
    assert releases.releases(workspace) == ()
    assert auditing.audit_entries(workspace)[-1].text.startswith("R-01: cancelled and stays spent")


def test_until_it_is_stored_a_cancel_is_heard_and_then_it_is_too_late(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, packed = CancelToken(), archive.pack

    def pack_and_cancel(model: GraphicalModel, codes: Sequence[CodeArray], *, control: RunControl) -> bytes:
        made = packed(model, codes, control=control)
        token.cancel()
        return made

    with monkeypatch.context() as patch:
        patch.setattr(archive, "pack", pack_and_cancel)
        with pytest.raises(JobCancelled):
            synthesis.synthesise(workspace, ask(), control=RunControl(token))
    assert releases.releases(workspace) == ()
    late, mark_released = CancelToken(), Ledger.mark_released

    def cancel_and_store(ledger: Ledger, spend: int, release: NewRelease) -> Spend:
        late.cancel()
        return mark_released(ledger, spend, release)

    monkeypatch.setattr(Ledger, "mark_released", cancel_and_store)
    made = synthesis.synthesise(workspace, ask(epsilon="0.3"), control=RunControl(late))
    assert made.spend.state is SpendState.RELEASED
    assert [one.id for one in releases.releases(workspace)] == [made.id]


@pytest.mark.parametrize(("owner", "name"), LATE)
def test_late_steps_ask_more_often_the_more_there_is_to_do(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch, owner: object, name: str
) -> None:
    """However many rows: so much at most is done between two looks at whether to stop."""
    monkeypatch.setattr(decoding, "BATCH_CELLS", 60)
    monkeypatch.setattr(archive, "_PART_BYTES", 50)
    monkeypatch.setattr(stored_releases, "_PART_BYTES", 200)
    token = CountingToken(stop_at=1_000_000)
    reaching(monkeypatch, owner, name, token)
    synthesis.synthesise(workspace, ask(rows=500, epsilon="0.3"), control=RunControl(token))
    assert token.asked > (5 if name == "generate" else 40)


def test_a_run_that_is_cancelled_before_it_starts_spends_nothing(workspace: Workspace) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        synthesis.synthesise(workspace, ask(), control=RunControl(token))
    assert pools.spends(workspace) == ()


@pytest.mark.parametrize(
    ("error", "shown", "reason"),
    [
        (EngineError("The fit failed."), EngineError, "the synthesis could not be carried out"),
        (MemoryError(), EngineError, "the memory of this computer did not suffice"),
        (StoreError("Disk full."), StoreError, "the release could not be stored"),
        (ValueError("cell 1217"), ValueError, "a fault of the program"),
    ],
)
def test_a_failed_run_stays_spent_and_quotes_nothing(
    workspace: Workspace, error: Exception, shown: type[Exception], reason: str
) -> None:
    with pytest.raises(shown) as caught:
        synthesis.synthesise(workspace, ask(), noise=Interrupting(1, error), control=RunControl())
    if not isinstance(error, ValueError):
        assert "R-01 stays spent." in str(caught.value)
    (spend,) = pools.spends(workspace)
    assert (spend.state, spend.reason) == (SpendState.FAILED, reason)
    assert pools.pools(workspace)[0].spent == spend.granted
    assert not mentions_rows(str(auditing.audit_entries(workspace)))


def test_rows_that_change_under_the_run_fail_it(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = workspace.path.parent / "table.csv"
    fewer = "\n".join(path.read_text(encoding="utf-8").splitlines()[:-1])

    def check_and_change(_dataset: object) -> None:
        path.write_text(fewer, encoding="utf-8")

    monkeypatch.setattr(synthesis, "check_file", check_and_change)
    with pytest.raises(InputError, match=r"changed while they were opened.*R-01 stays spent"):
        run(workspace)
    assert pools.spends(workspace)[0].reason == "the private file could not be read"


def test_the_same_token_is_spent_once(workspace: Workspace) -> None:
    first = synthesis.synthesise(workspace, ask(), token="click", control=RunControl())
    again = synthesis.synthesise(workspace, ask(), token="click", control=RunControl())
    assert first == again
    assert len(pools.spends(workspace)) == 1


def test_a_token_of_a_run_without_release_is_not_run_again(workspace: Workspace) -> None:
    failing = Interrupting(1, EngineError("The fit failed."))
    with pytest.raises(EngineError):
        synthesis.synthesise(workspace, ask(), token="click", noise=failing, control=RunControl())
    with pytest.raises(BudgetError, match="R-01 was this request, and it is failed"):
        synthesis.synthesise(workspace, ask(), token="click", control=RunControl())


def test_a_run_that_goes_on_elsewhere_is_not_started_twice(workspace: Workspace) -> None:
    with RunLock(workspace.path, "click"), pytest.raises(StoreError, match="another window"):
        synthesis.synthesise(workspace, ask(), token="click", control=RunControl())


def test_earlier_measurements_are_used_again(workspace: Workspace) -> None:
    first = run(workspace, queries=())
    second = run(workspace, reuse=Reuse.MINE, epsilon="0.3")
    detail = releases.release_detail(workspace, second.id)
    assert detail.reused == (first.id,)
    assert sum(table.share for table in detail.measured) <= 1
    assert {table.purpose.value for table in detail.measured} >= {"reused"}


def test_measurements_of_others_charge_the_users_pool(workspace: Workspace) -> None:
    other = run(workspace, user="Ben", epsilon="0.5", queries=())
    mine = run(workspace, reuse=Reuse.ALL, epsilon="0.3")
    assert mine.spend.exposure == other.spend.granted
    dataset, user = pools.pools(workspace)
    assert dataset.spent.pico_rho == other.spend.granted.pico_rho + mine.spend.granted.pico_rho
    assert user.spent.pico_rho == mine.spend.granted.pico_rho + mine.spend.exposure.pico_rho


def test_a_user_without_pool_is_bounded_by_the_dataset(workspace: Workspace) -> None:
    people.add_user(workspace, NewUser(name="Eve"))
    run(workspace, user="Eve", epsilon="1.4", queries=(), rows=10)
    assert [pool.name for pool in pools.pools(workspace) if pool.spent.pico_rho] == ["Survey"]
