"""More rows of the same release, for free."""

from pathlib import Path

import pandas as pd
import pytest

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.errors import InputError, JobCancelled, MissingRightError
from cusyn_desktop.services import pools
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.statement import PrivacyStatement
from cusyn_desktop.services.releases import exporting, redrawing, releases, synthesis
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from tests.unit.services.conftest import ask
from tests.unit.services.office import Office, office_in


@pytest.fixture
def released(workspace: Workspace) -> Workspace:
    synthesis.synthesise(workspace, ask(rows=400), control=RunControl())
    return workspace


def more(workspace: Workspace, folder: Path, rows: int, **form: bool) -> Path:
    return exporting.export_release(
        workspace, "R-01", folder, form=TableForm(rows=rows, **form), control=RunControl()
    )


def statement_of(package: Path) -> PrivacyStatement:
    return PrivacyStatement.from_json((package / "privacy.json").read_text(encoding="utf-8"))


def table_of(package: Path) -> pd.DataFrame:
    return pd.read_csv(package / "synthetic.csv", dtype=str, keep_default_na=False)


def test_other_rows_of_the_same_model_cost_nothing(released: Workspace, tmp_path: Path) -> None:
    before = pools.pools(released), pools.spends(released), releases.releases(released)
    package = more(released, tmp_path / "more", 5_000)
    assert (
        pools.pools(released),
        pools.spends(released),
        releases.releases(released),
    ) == before
    first = exporting.export_release(released, "R-01", tmp_path / "first", control=RunControl())
    few, many = table_of(first), table_of(package)
    assert (len(few), len(many)) == (400, 5_000)
    for column in ("sex", "smoker", "income"):
        shares = [table[column].value_counts(normalize=True) for table in (few, many)]
        assert float((shares[0] - shares[1]).abs().max()) < 0.01


def test_the_package_says_whose_model_it_is_and_that_it_was_paid_for(
    released: Workspace, tmp_path: Path
) -> None:
    first = statement_of(exporting.export_release(released, "R-01", tmp_path / "first", control=RunControl()))
    package = more(released, tmp_path / "more", 900)
    again = statement_of(package)
    assert (first.release.drawn_anew, again.release.drawn_anew) == (False, True)
    assert (again.release.id, again.release.rows) == ("R-01", 900)
    assert again.release.table_sha256 == first.release.table_sha256
    for part in ("guarantee", "mechanism", "measurements", "pools"):
        assert getattr(again, part) == getattr(first, part)
    report = (package / "report.html").read_text(encoding="utf-8")
    assert "drawn anew from the model of release R-01" in report
    assert "<dd>900</dd>" in report
    assert "of its 900 rows may be noise alone." in report


def test_the_log_tells_of_it_and_the_package_can_be_verified(released: Workspace, tmp_path: Path) -> None:
    package = more(released, tmp_path / "more", 321)
    newest = auditing.audit_entries(released)[-1]
    assert newest.text == "R-01: package exported with 321 rows drawn anew from its model, free"
    assert dict(newest.facts)["rows_drawn_anew"] == "321"
    report = auditing.verify(released.path, (package,))
    assert report.ok
    table = package / "synthetic.csv"
    table.write_text(table.read_text(encoding="utf-8").replace("\n", "\n\n", 1), encoding="utf-8")
    assert not auditing.verify(released.path, (package,)).ok


def test_the_rows_can_have_any_form(released: Workspace, tmp_path: Path) -> None:
    package = more(released, tmp_path / "more", 77, plain=True, parquet=True)
    assert len(pd.read_parquet(package / "synthetic.parquet")) == len(table_of(package)) == 77


@pytest.mark.parametrize("rows", [0, -5, 20_000_001, 10**15])
def test_a_number_of_rows_that_no_table_has_is_refused(
    released: Workspace, tmp_path: Path, rows: int
) -> None:
    before = auditing.audit_entries(released)
    with pytest.raises(InputError, match="1 to 20,000,000 rows"):
        more(released, tmp_path / "more", rows)
    assert auditing.audit_entries(released) == before
    assert not (tmp_path / "more").exists()


def test_rows_that_do_not_fit_into_memory_are_refused(
    released: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redrawing, "available_memory", lambda: 1_000_000)
    with pytest.raises(InputError, match="Nothing was spent"):
        more(released, tmp_path / "more", 100_000)


def test_an_unknown_release_is_told(released: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="R-09"):
        exporting.export_release(
            released, "R-09", tmp_path / "more", form=TableForm(rows=9), control=RunControl()
        )


@pytest.mark.parametrize("stop_at", ["generate", "write"])
def test_cancelling_leaves_nothing(released: Workspace, tmp_path: Path, stop_at: str) -> None:
    token = CancelToken()

    def stop(progress: Progress) -> None:
        if progress.step == stop_at:
            token.cancel()

    before = auditing.audit_entries(released)
    with pytest.raises(JobCancelled):
        exporting.export_release(
            released, "R-01", tmp_path / "more", form=TableForm(rows=900), control=RunControl(token, stop)
        )
    assert not any(path.name.startswith((".more", "more")) for path in tmp_path.iterdir())
    assert auditing.audit_entries(released) == before


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Office:
    with office_in(tmp_path_factory.mktemp("office")) as made:
        return made


@pytest.mark.parametrize(
    ("role", "release", "problem"),
    [
        (Role.CUSTODIAN, "R-02", None),
        (Role.ANALYST, "R-01", None),
        (Role.ANALYST, "R-02", InputError),
        (Role.AUDITOR, "R-01", MissingRightError),
    ],
)
def test_who_may_export_a_release_may_have_more_rows_of_it(
    office: Office,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    role: Role,
    release: str,
    problem: type[Exception] | None,
) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(office.folder / "anchors"))
    workspace, form = office.as_(role), TableForm(rows=33)
    if problem is None:
        package = exporting.export_release(
            workspace, release, tmp_path / "more", form=form, control=RunControl()
        )
        assert len(table_of(package)) == 33
    else:
        with pytest.raises(problem):
            exporting.export_release(workspace, release, tmp_path / "more", form=form, control=RunControl())
        assert not (tmp_path / "more").exists()
