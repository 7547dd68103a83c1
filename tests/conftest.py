"""What all tests share: marks of workspaces stay out of the real user's folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE


@pytest.fixture(autouse=True, scope="session")
def _marks_in_a_folder_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("marks")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(folder))
        yield folder
