"""An older copy is accepted, with packages as witnesses: what was spent never becomes less."""

import json
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.ledger import auditing, recovering
from cusyn_desktop.services.records import PoolStatus
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import write_table


def spend(workspace: Workspace, epsilon: str, *, user: str = "Ana") -> None:
    synthesis.synthesise(workspace, ask(user=user, epsilon=epsilon), control=RunControl())


def export(workspace: Workspace, release: str, target: Path) -> Path:
    return exporting.export_release(workspace, release, target, form=TableForm(), control=RunControl())


def pools_of_ana(workspace: Workspace) -> list[PoolStatus]:
    """The pools that a package of Ana names."""
    return [one for one in pools.pools(workspace) if one.name in ("Survey", "Ana")]


def without_new_facts(package: Path) -> Path:
    """A package as it was before packages told of rows and of what the user had spent."""
    statement = json.loads((package / "privacy.json").read_text("utf-8"))
    del statement["chain"]["dataset_rows"], statement["chain"]["user_spent_pico_rho"]
    (package / "privacy.json").write_text(json.dumps(statement), "utf-8")
    return package


class TestForgottenDataset:
    """A package names a dataset that the copy does not know, and the file comes back under another name."""

    @pytest.fixture
    def copied(self, empty: Workspace, tmp_path: Path) -> Workspace:
        write_table(tmp_path)
        people.add_user(empty, NewUser(name="Ben"))
        return empty

    @pytest.fixture
    def package(self, copied: Workspace, tmp_path: Path) -> Path:
        """From the newer file, which is then replaced by the copy."""
        old = copied.path.read_bytes()
        importing.add_dataset(copied, new_dataset(tmp_path, name="Survey"), control=RunControl())
        spend(copied, "1.5", user="Ben")
        package = export(copied, "R-01", tmp_path / "out")
        assert auditing.verify(copied.path, [package]).ok
        copied.path.write_bytes(old)
        return package

    def again(self, workspace: Workspace, tmp_path: Path) -> tuple[float, tuple[str, ...]]:
        made = importing.add_dataset(workspace, new_dataset(tmp_path, name="B again"), control=RunControl())
        return round(made.pool.spent.epsilon, 6), made.pool_notes

    @pytest.mark.parametrize("has_mark", [True, False])
    @pytest.mark.parametrize("is_old", [True, False])
    def test_is_charged_and_told_before_and_then(
        self,
        copied: Workspace,
        package: Path,
        tmp_path: Path,
        has_mark: bool,
        is_old: bool,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        if is_old:
            without_new_facts(package)
        if not has_mark:
            monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "another computer"))
        told = recovering.foresee(copied, packages=[package]).sentences
        assert any("The dataset Survey is not in this copy: ε\N{NO-BREAK SPACE}1.50" in one for one in told)
        assert any("any new dataset may be it" in one for one in told) == is_old
        recovering.accept_copy(copied, reason="disk failed", packages=[package])
        spent, notes = self.again(copied, tmp_path)
        assert spent == 1.5
        assert any("counts as spent already" in note for note in notes)
        assert auditing.verify(copied.path).ok


class TestNoMark:
    """Nothing outside the file knows it: a package proves the least that was spent."""

    def rest(self, workspace: Workspace, *packages: Path, are_newest: bool) -> list[tuple[str, bool, int]]:
        foreseen = recovering.foresee(workspace, packages=packages, are_newest=are_newest)
        return [(one.after.name, one.is_proven, one.after.remaining.pico_rho) for one in foreseen.pools]

    @pytest.fixture
    def packages(self, workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
        """One from before the copy, one from after it; more was spent between them."""
        spend(workspace, "0.2")
        packages = [export(workspace, "R-01", tmp_path / "before")]
        old = workspace.path.read_bytes()
        spend(workspace, "0.3")
        spend(workspace, "0.4")
        packages.append(export(workspace, "R-02", tmp_path / "after"))
        self.true = pools_of_ana(workspace)
        workspace.path.write_bytes(old)
        monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "another computer"))
        return packages

    @pytest.mark.parametrize("are_newest", [True, False])
    def test_a_package_older_than_the_copy_saves_nothing(
        self, workspace: Workspace, packages: list[Path], are_newest: bool
    ) -> None:
        rest = self.rest(workspace, packages[0], are_newest=are_newest)
        assert {(is_proven, left) for _, is_proven, left in rest} == {(False, 0)}

    def test_a_package_that_is_not_newer_is_named(self, workspace: Workspace, packages: list[Path]) -> None:
        foreseen = recovering.foresee(workspace, packages=packages, are_newest=True)
        assert foreseen.not_newer == ("R-01",)
        assert "The package R-01 is not newer than this copy" in foreseen.sentences[-1]
        assert recovering.foresee(workspace, packages=packages).not_newer == ()

    def test_a_newer_one_saves_nothing_unless_it_is_said_to_be_the_newest(
        self, workspace: Workspace, packages: list[Path]
    ) -> None:
        rest = self.rest(workspace, *packages, are_newest=False)
        assert {(is_proven, left) for _, is_proven, left in rest} == {(False, 0)}

    def test_the_newest_one_proves_all_that_was_spent_until_it_was_exported(
        self, workspace: Workspace, packages: list[Path]
    ) -> None:
        """Of the user, too: not only until the table was released."""
        foreseen = recovering.foresee(workspace, packages=packages, are_newest=True)
        named = [one for one in foreseen.pools if one.is_proven]
        assert [one.after for one in named] == self.true
        accepted = recovering.accept_copy(workspace, reason="disk failed", packages=packages, are_newest=True)
        assert list(accepted) == [one.after for one in foreseen.pools]
        facts = dict(auditing.audit_entries(workspace)[-1].facts)
        assert json.loads(facts["said_to_be_newest"]) == ["package R-01", "package R-02"]

    def test_an_older_kind_of_package_does_not_speak_for_the_user(
        self, workspace: Workspace, packages: list[Path]
    ) -> None:
        rest = self.rest(workspace, without_new_facts(packages[1]), are_newest=True)
        assert {name for name, is_proven, _ in rest if is_proven} == {"Survey"}
