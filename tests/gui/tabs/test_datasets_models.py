"""The models of the tabs Datasets and Users."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.column_words import label_words
from cusyn_desktop.ui.models.datasets import (
    DatasetColumn,
    DatasetsModel,
    DomainColumn,
    DomainModel,
    labels_text,
)
from cusyn_desktop.ui.models.rows import SORT_ROLE, RowsModel
from cusyn_desktop.ui.models.users import QuerySetColumn, QuerySetsModel, UserColumn, UsersModel
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office import facts


def text(model: RowsModel, row: int, column: int) -> str:
    return str(model.index(row, column).data())


@pytest.fixture
def datasets(look: Look) -> DatasetsModel:
    model = DatasetsModel(look)
    model.set_rows([facts.survey()])
    return model


@pytest.fixture
def users(look: Look) -> UsersModel:
    model = UsersModel(look)
    model.set_rows(facts.users())
    return model


def test_models_keep_the_rules_of_qt(
    qtmodeltester: ModelTester, look: Look, datasets: DatasetsModel, users: UsersModel
) -> None:
    domain, sets = DomainModel(look), QuerySetsModel(look)
    domain.set_rows(facts.COLUMNS)
    sets.set_rows(facts.users()[0].query_sets)
    for model in (datasets, users, domain, sets):
        qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]


def test_a_dataset_shows_what_is_left_rounded_down(datasets: DatasetsModel) -> None:
    assert text(datasets, 0, DatasetColumn.NAME) == facts.SURVEY
    assert text(datasets, 0, DatasetColumn.LEFT) == "14.8%"
    assert text(datasets, 0, DatasetColumn.POOL) == "ε\N{NO-BREAK SPACE}3.00"
    assert text(datasets, 0, DatasetColumn.COLUMNS) == "14, 2 left out"


def test_native_values_are_what_is_sorted(datasets: DatasetsModel) -> None:
    left = datasets.index(0, DatasetColumn.LEFT).data(SORT_ROLE)
    assert left == pytest.approx(0.148)


def test_figures_and_their_heads_stand_right(datasets: DatasetsModel) -> None:
    role = Qt.ItemDataRole.TextAlignmentRole
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    assert datasets.headerData(DatasetColumn.LEFT, Qt.Orientation.Horizontal, role) == side
    assert datasets.index(0, DatasetColumn.LEFT).data(role) == side


def test_a_column_says_its_state_in_words_and_by_an_icon(look: Look) -> None:
    model = DomainModel(look)
    model.set_rows(facts.COLUMNS)
    household = [row.name for row in model.rows].index("household")
    assert text(model, household, DomainColumn.STATE) == "Inferred"
    assert not model.index(household, DomainColumn.STATE).data(Qt.ItemDataRole.DecorationRole).isNull()
    assert text(model, 0, DomainColumn.SIZE) == "–"


def test_a_long_domain_is_cut_and_says_so() -> None:
    shown = labels_text([str(number) for number in range(50)])
    assert shown.endswith("39 and 10 more")


def test_a_user_without_pool_or_limit_says_so(users: UsersModel) -> None:
    assert text(users, 2, UserColumn.POOL) == "none"
    assert text(users, 2, UserColumn.PER_REQUEST) == "no limit"
    assert text(users, 2, UserColumn.DATASETS) == "none yet"
    assert text(users, 0, UserColumn.DATASETS) == "all"


def test_a_saved_set_lists_its_queries(look: Look) -> None:
    model = QuerySetsModel(look)
    model.set_rows(facts.users()[0].query_sets)
    assert text(model, 0, QuerySetColumn.QUERIES).startswith("smoker × age, diabetes × bmi")


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_decimals_in_labels_are_written_as_the_person_is_used_to(spoken: Language) -> None:
    assert spoken is Language.GERMAN
    labels = ("13.0 to 18.4", "18.5", "missing")
    assert label_words(labels, kind="decimal", has_missing=True)[:2] == ("13,0 bis 18,4", "18,5")
    assert label_words(("2025-01-01 to 2025-01-31",), kind="date", has_missing=False)[0].startswith(
        "2025-01-01 "
    )
    assert label_words(("v1.0",), kind="category", has_missing=False) == ("v1.0",)
