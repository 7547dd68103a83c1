"""What is said of a workspace that cannot be meant."""

import pytest

from tests.unit.cli.conftest import Cusyn


def test_the_schema_format_is_explained(cusyn: Cusyn) -> None:
    answer = cusyn("schema", "--format")
    assert answer.code == 0
    assert answer.out.startswith("# The schema of a table")
    assert "--format" in cusyn("schema", "--help").out


@pytest.mark.parametrize("command", ["init", "pools", "verify"])
def test_an_empty_name_and_a_folder(cusyn: Cusyn, command: str) -> None:
    for name, sentence in (("", "The name of the workspace is empty."), (".", "is a folder")):
        answer = cusyn(command, name)
        assert answer.code == 3
        assert sentence in answer.err
