"""Every service in the hands of every role: who is refused, and what an analyst never sees."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cusyn_desktop import services
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.errors import (
    CuSynError,
    EngineError,
    InputError,
    MissingRightError,
    StoreTamperedError,
)
from cusyn_desktop.services import accounts, people, pools, sealing
from cusyn_desktop.services.access.rights import OWNER, RULES, Actor, Right
from cusyn_desktop.services.ledger import auditing, marks, overview, recovering
from cusyn_desktop.services.measurements import known
from cusyn_desktop.services.papers import papers, pool_papers, receipts
from cusyn_desktop.services.records.requests import NewAccount, NewUser, QuerySet, WantedBounds
from cusyn_desktop.services.registering import bounds, earlier, importing, paid_bounds
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.tables import recognising
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.file.sealed import is_missing
from cusyn_desktop.store.roles import Role
from cusyn_desktop.store.workspace import Store
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.office import PHRASES, Office
from tests.unit.services.small import mentions_rows, schema

ALL, NO_AUDITOR, NO_ANALYST, CUSTODIAN = tuple(Role), (Role.CUSTODIAN, Role.ANALYST), (
    Role.CUSTODIAN, Role.AUDITOR), (Role.CUSTODIAN,)  # fmt: skip

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Service:
    """A service, how it is called on behalf of Ana, and who may."""

    function: Callable[..., object]
    call: Callable[[Workspace, Path], object]
    allowed: tuple[Role, ...]

    @property
    def name(self) -> str:
        return f"{self.function.__module__.rpartition('.')[2]}.{self.function.__name__}"


def control() -> RunControl:
    return RunControl()


def kept_receipt(folder: Path) -> Path:
    """A receipt of the first entry of some other workspace."""
    path = folder / "kept.txt"
    path.write_text(f"Newest entry of the log: 1\nIts fingerprint: {'0' * 64}\n", encoding="utf-8")
    return path


SERVICES = tuple(
    Service(*one)
    for one in (
        (importing.add_dataset, lambda w, f: importing.add_dataset(
            w, new_dataset(f, name="Again"), control=control()), CUSTODIAN),
        (importing.datasets, lambda w, _: importing.datasets(w), ALL),
        (importing.dataset, lambda w, _: importing.dataset(w, "Survey"), ALL),
        (importing.schema_of, lambda w, _: importing.schema_of(w, "Survey"), ALL),
        (importing.move_dataset, lambda w, f: importing.move_dataset(
            w, name="Survey", path=f / "table.csv", control=control()), CUSTODIAN),
        (recognising.known_rows, lambda w, f: recognising.known_rows(
            w, path=f / "table.csv", schema=schema(), control=control()), CUSTODIAN),
        (earlier.earlier_domains, lambda w, f: earlier.earlier_domains(
            w, "Survey", inspect_file(f / "table.csv").columns, Reading(), control()), CUSTODIAN),
        (bounds.choose_bounds, lambda w, _: bounds.choose_bounds(
            w, dataset="Survey", wanted=(WantedBounds("age"),), user="Ana", epsilon="0.2",
            control=control()), CUSTODIAN),
        (bounds.price, lambda w, _: bounds.price(w, dataset="Survey", user="Ana", epsilon="0.2"), CUSTODIAN),
        (bounds.register_anew, lambda w, _: bounds.register_anew(
            w, dataset="Survey", schema=schema(), name="Again", control=control()), CUSTODIAN),
        (bounds.paid_columns, lambda w, _: bounds.paid_columns(w, dataset="Survey"), CUSTODIAN),
        (importing.lower_limit, lambda w, _: importing.lower_limit(
            w, name="Survey", per_synthesis="0.5"), CUSTODIAN),
        (people.add_user, lambda w, _: people.add_user(w, NewUser(name="Cleo")), CUSTODIAN),
        (people.users, lambda w, _: people.users(w), ALL),
        (people.user, lambda w, _: people.user(w, "Ana"), ALL),
        (people.grant_dataset, lambda w, _: people.grant_dataset(
            w, user="Ana", dataset="Payroll"), CUSTODIAN),
        (people.lower_limit, lambda w, _: people.lower_limit(w, user="Ana", per_request="0.5"), CUSTODIAN),
        (people.save_queries, lambda w, _: people.save_queries(
            w, user="Ana", queries=QuerySet("more", "Survey", (("sex",),))), NO_AUDITOR),
        (pools.pools, lambda w, _: pools.pools(w), ALL),
        (pools.spends, lambda w, _: pools.spends(w), ALL),
        (pools.spends_since, lambda w, _: pools.spends_since(w, LONG_AGO), ALL),
        (pools.spend, lambda w, _: pools.spend(w, "R-01"), ALL),
        (pools.close_pool, lambda w, _: pools.close_pool(
            w, kind=PoolKind.DATASET, name="Payroll", reason="over"), CUSTODIAN),
        (pools.lower_pool, lambda w, _: pools.lower_pool(
            w, kind=PoolKind.USER, name="Ana", epsilon="1.5", reason="less"), CUSTODIAN),
        (pools.void_spend, lambda w, _: pools.void_spend(w, spend_id="R-01", reason="no"), CUSTODIAN),
        (receipts.check_receipt, lambda w, f: receipts.check_receipt(w, kept_receipt(f)), NO_ANALYST),
        (pool_papers.pool_paper, lambda w, _: pool_papers.pool_paper(w, control=control()), ALL),
        (overview.overview, lambda w, _: overview.overview(
            w, dataset="Survey", plan=overview.Plan(user="Ana", epsilon="0.1")), ALL),
        (deciding.evaluate, lambda w, _: deciding.evaluate(w, ask(epsilon="0.1")), NO_AUDITOR),
        (synthesis.synthesise, lambda w, _: synthesis.synthesise(
            w, ask(epsilon="0.1", rows=20), control=control()), NO_AUDITOR),
        (releases.releases, lambda w, _: releases.releases(w), ALL),
        (releases.release_detail, lambda w, _: releases.release_detail(w, "R-01"), ALL),
        (releases.pair_table, lambda w, _: releases.pair_table(w, "R-01", ("sex", "age")), ALL),
        (paid_bounds.bounds_found, lambda w, _: paid_bounds.bounds_found(w, "R-01"), ALL),
        (known.known_tables, lambda w, _: known.known_tables(w, dataset="Survey", user="Ana"), ALL),
        (releases.true_errors, lambda w, _: releases.true_errors(w, "R-01", control=control()), CUSTODIAN),
        (exporting.export_release, lambda w, f: exported(w, f / "package"), NO_AUDITOR),
        (auditing.audit_entries, lambda w, _: auditing.audit_entries(w), NO_ANALYST),
        (auditing.receipt, lambda w, _: auditing.receipt(w), NO_ANALYST),
        (auditing.export_log, lambda w, f: auditing.export_log(w, f / "log.csv"), NO_ANALYST),
        (auditing.export_tables, lambda w, f: auditing.export_tables(w, f / "package"), NO_ANALYST),
        (auditing.verify_open, lambda w, _: auditing.verify_open(w), NO_ANALYST),
        (marks.mark_of, lambda w, _: marks.mark_of(w), NO_ANALYST),
        (papers.receipt_text, lambda w, _: papers.receipt_text(w), NO_ANALYST),
        (papers.save_receipt, lambda w, f: papers.save_receipt(w, f / "receipt.txt"), NO_ANALYST),
        (recovering.accept_copy, lambda w, _: recovering.accept_copy(w, reason="a new disk"), CUSTODIAN),
        (recovering.foresee, lambda w, _: recovering.foresee(w), CUSTODIAN),
        (sealing.encrypt, lambda w, f: sealing.encrypt(
            w, f / "hidden.cusyn", passphrase="twelve or more"), CUSTODIAN),
        (sealing.decrypt, lambda w, f: sealing.decrypt(w, f / "plain.cusyn"), CUSTODIAN),
        (accounts.accounts, lambda w, _: accounts.accounts(w), NO_ANALYST),
        (accounts.add_account, lambda w, _: accounts.add_account(
            w, NewAccount(name="Rita", role=Role.AUDITOR, passphrase="twelve or more")), CUSTODIAN),
        (accounts.change_role, lambda w, _: accounts.change_role(
            w, name="Paul", role=Role.AUDITOR), CUSTODIAN),
        (accounts.close_account, lambda w, _: accounts.close_account(w, name="Paul"), CUSTODIAN),
        (accounts.set_passphrase, lambda w, _: accounts.set_passphrase(
            w, name="Paul", passphrase="another one altogether"), CUSTODIAN),
    )
)  # fmt: skip
SETTLED = (
    "recovering.accept_copy",
    "recovering.foresee",
    "pools.void_spend",
    "paid_bounds.bounds_found",
)
"""What even a custodian cannot do here: this copy is the newest, R-01 opened the rows and found no bounds."""
NEED_SQLCIPHER = ("sealing.encrypt", "sealing.decrypt")
FOR_READERS = [
    service for service in SERVICES if Role.AUDITOR in service.allowed and service.name not in SETTLED
]


def exported(workspace: Workspace, folder: Path) -> str:
    """Everything that a package says."""
    package = exporting.export_release(workspace, "R-01", folder, control=control())
    return "\n".join(file.read_text(encoding="utf-8") for file in package.iterdir())


def state_of(office: Office) -> str:
    """The fingerprint of everything that was ever written."""
    with Store.open(office.path) as store:
        return store.audit.head().hash


def error_of(service: Service, office: Office, role: Role) -> CuSynError | None:
    try:
        service.call(office.as_(role), office.folder)
    except CuSynError as error:
        return error
    return None


# -- who may


@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("service", SERVICES, ids=lambda service: service.name)
def test_who_is_refused(office: Office, service: Service, role: Role) -> None:
    before = state_of(office)
    if role in service.allowed:
        if service.name in NEED_SQLCIPHER and is_missing():
            pytest.skip("SQLCipher is not installed")
        error = error_of(service, office, role)
        assert (error is None) is (service.name not in SETTLED), error
        assert not isinstance(error, MissingRightError)
    else:
        with pytest.raises(MissingRightError):
            service.call(office.as_(role), office.folder)
        assert state_of(office) == before
        assert not (office.folder / "package").exists()


def test_no_service_is_left_out() -> None:
    """Every function of the services that takes a workspace stands in the list above."""
    found = set()
    for module in pkgutil.walk_packages(services.__path__, f"{services.__name__}."):
        loaded = importlib.import_module(module.name)
        for name, one in inspect.getmembers(loaded, inspect.isfunction):
            own = one.__module__ == loaded.__name__ and not name.startswith("_")
            if own and "workspace" in inspect.signature(one).parameters:
                found.add(f"{module.name.rpartition('.')[2]}.{name}")
    assert found - {"words.workspace_notes"} == {service.name for service in SERVICES}


def test_only_two_places_open_the_store() -> None:
    """Services get at the store through a right; signing in and the independent reader do without."""
    (folder,) = services.__path__
    openers = {file.stem for file in Path(folder).rglob("*.py") if "Store.open(" in file.read_text("utf-8")}
    assert openers == {"workspace", "auditing"}


@pytest.mark.parametrize("service", FOR_READERS, ids=lambda service: service.name)
def test_an_auditor_changes_nothing(office: Office, service: Service) -> None:
    before = office.path.read_bytes()
    service.call(office.as_(Role.AUDITOR), office.folder)
    assert office.path.read_bytes() == before


def test_every_right_has_its_rule() -> None:
    assert set(RULES) == set(Right)
    assert all(Role.CUSTODIAN in rule.roles for rule in RULES.values())
    for right in (Right.IMPORT, Right.SEE_TRUE_ERRORS, Right.MANAGE_ACCOUNTS, Right.RECOVER):
        assert RULES[right].roles == {Role.CUSTODIAN}


def test_a_refusal_names_role_and_right() -> None:
    with pytest.raises(MissingRightError, match="An auditor may not register data") as refused:
        Actor(Role.AUDITOR, "Otto").require(Right.IMPORT)
    assert refused.value.details == {"right": "import", "role": "auditor"}
    OWNER.require(Right.IMPORT)
    assert (OWNER.label, Actor(Role.AUDITOR, "Otto").label) == ("custodian", "auditor Otto")


# -- what an analyst sees


def everything_seen(office: Office, role: Role) -> str:
    """What all services that a role has tell, progress included."""
    told: list[object] = []
    report: list[Progress] = []
    workspace = office.as_(role)
    for service in SERVICES:
        if role in service.allowed and service.name not in ("synthesis.synthesise",):
            try:
                told.append(service.call(workspace, office.folder))
            except CuSynError as error:
                told.append(error)
    watch = RunControl(report=report.append)
    told += [synthesis.synthesise(workspace, ask(epsilon="0.2", rows=20), control=watch), report]
    return "\n".join(map(str, told))


def test_an_analyst_sees_their_own_alone(office: Office) -> None:
    seen = everything_seen(office, Role.ANALYST)
    assert "Ana" in seen
    for other in ("Benedikt", "R-02", "Payroll", str(office.folder), "table.csv", "Maria", "Otto"):
        assert other not in seen.replace(str(office.folder / "package"), ""), other
    assert not mentions_rows(seen)


def test_the_same_words_are_found_where_they_may_be_read(office: Office) -> None:
    """The test above can fail: an auditor sees everybody, a custodian the files too."""
    seen = everything_seen_by_auditor(office)
    assert all(word in seen for word in ("Benedikt", "R-02", "Payroll", "Maria", "Otto"))
    assert str(office.folder) not in str(importing.datasets(office.as_(Role.AUDITOR)))
    assert "table.csv" in str(importing.datasets(office.as_(Role.CUSTODIAN)))


def everything_seen_by_auditor(office: Office) -> str:
    return "\n".join(str(one.call(office.as_(Role.AUDITOR), office.folder)) for one in FOR_READERS)


@pytest.mark.parametrize(
    "call",
    [
        lambda w: people.user(w, "Benedikt"),
        lambda w: people.user(w, "Nobody"),
        lambda w: deciding.evaluate(w, ask(user="Benedikt")),
        lambda w: synthesis.synthesise(w, ask(user="Benedikt"), control=control()),
        lambda w: people.save_queries(w, user="Benedikt", queries=QuerySet("x", "Survey", (("sex",),))),
        lambda w: overview.overview(w, plan=overview.Plan(user="Benedikt", epsilon="0.1")),
        lambda w: known.known_tables(w, dataset="Survey", user="Benedikt"),
    ],
)
def test_an_analyst_acts_for_their_own_user_alone(
    office: Office, call: Callable[[Workspace], object]
) -> None:
    before = state_of(office)
    with pytest.raises(MissingRightError, match="You act for Ana alone"):
        call(office.as_(Role.ANALYST))
    assert state_of(office) == before


@pytest.mark.parametrize(
    "call",
    [
        lambda w, name: pools.spend(w, name),
        lambda w, name: releases.release_detail(w, name),
        lambda w, name: releases.pair_table(w, name, ("sex", "age")),
        lambda w, name: exporting.export_release(w, name, w.path.parent / "p", control=control()),
    ],
)
def test_a_release_of_somebody_else_is_not_there(
    office: Office, call: Callable[[Workspace, str], object]
) -> None:
    words = []
    for name in ("R-02", "R-77"):
        with pytest.raises(InputError) as refused:
            call(office.as_(Role.ANALYST), name)
        words.append(str(refused.value).replace(name, "*"))
    assert words[0] == words[1]
    assert "There is: R-01." in words[0]


def test_a_dataset_that_was_not_granted_is_not_there(office: Office) -> None:
    words = []
    for name in ("Payroll", "Nothing"):
        with pytest.raises(InputError) as refused:
            deciding.evaluate(office.as_(Role.ANALYST), ask(dataset=name))
        words.append(str(refused.value).replace(name, "*"))
    assert words == ["There is no dataset *. There is: Survey."] * 2
    assert "Payroll" in str(importing.datasets(office.as_(Role.AUDITOR)))


def test_a_token_of_somebody_else_brings_nothing(office: Office) -> None:
    made = synthesis.synthesise(
        office.as_(Role.CUSTODIAN), ask(user="Benedikt", epsilon="0.1"), token="shared", control=control()
    )
    with pytest.raises(InputError, match="There is no run"):
        synthesis.synthesise(office.as_(Role.ANALYST), ask(), token="shared", control=control())
    assert made.spend.user == "Benedikt"


def test_numbers_count_an_analysts_own(office: Office) -> None:
    counted = {role: importing.dataset(office.as_(role), "Survey").n_releases for role in Role}
    assert counted == {Role.CUSTODIAN: 2, Role.ANALYST: 1, Role.AUDITOR: 2}
    seen = overview.overview(office.as_(Role.ANALYST))
    assert seen is not None
    assert [spend.id for spend in seen.spends] == ["R-01"]
    assert [one.user.name for one in seen.users] == ["Ana"]
    assert seen.names == ("Survey",)


def test_an_analyst_without_a_dataset_has_no_overview(office: Office) -> None:
    people.add_user(office.as_(Role.CUSTODIAN), NewUser(name="Cleo", datasets=()))
    cleo = NewAccount(name="Cleo", role=Role.ANALYST, passphrase="a very long phrase", user="Cleo")
    accounts.add_account(office.as_(Role.CUSTODIAN), cleo)
    signed_in = office.sign_in("Cleo", "a very long phrase")
    assert overview.overview(signed_in) is None
    assert [pool.name for pool in pools.pools(signed_in)] == []


def test_what_is_wrong_with_the_file_is_told_to_the_custodian_alone(
    office: Office, office_template: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise InputError(f"The file is not at {office_template.table}.")

    monkeypatch.setattr(synthesis, "check_file", missing)
    told = {}
    for role in NO_AUDITOR:
        with pytest.raises(InputError) as refused:
            synthesis.synthesise(office.as_(role), ask(epsilon="0.1"), control=control())
        told[role] = str(refused.value)
    assert str(office_template.table) in told[Role.CUSTODIAN]
    assert told[Role.ANALYST] == (
        "The file of Survey cannot be used as it is. Tell the custodian. Nothing was spent."
    )


def test_a_failed_run_is_a_number_and_a_fixed_sentence(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise InputError("Line 17 of table.csv holds 4711.")

    monkeypatch.setattr(synthesis, "open_rows", broken)
    with pytest.raises(EngineError) as failed:
        synthesis.synthesise(office.as_(Role.ANALYST), ask(epsilon="0.1"), control=control())
    assert str(failed.value) == (
        "R-03 failed: the private file could not be read. R-03 stays spent. Tell the custodian."
    )
    with pytest.raises(InputError, match="Line 17"):
        synthesis.synthesise(office.as_(Role.CUSTODIAN), ask(epsilon="0.1"), control=control())


def test_what_was_changed_from_outside_is_told_without_names(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tampered(_: Store) -> None:
        raise StoreTamperedError("The pool of the user Benedikt spends more than it holds.")

    monkeypatch.setattr(Store, "check", tampered)
    with pytest.raises(StoreTamperedError, match="Tell the custodian") as told:
        office.sign_in("Ana")
    assert "Benedikt" not in str(told.value)
    with pytest.raises(StoreTamperedError, match="Benedikt"):
        office.sign_in("Maria")


def test_the_phrases_are_nowhere(office: Office) -> None:
    for name in PHRASES:
        office.sign_in(name)
    content = b"".join(file.read_bytes() for file in office.folder.rglob("*") if file.is_file())
    assert not any(phrase.encode() in content for phrase in PHRASES.values())
