"""The demo, as people see it."""

from tests.unit.cli.conftest import Cusyn


def test_the_demo_prints_errors_and_the_place_of_the_package(cusyn: Cusyn) -> None:
    answer = cusyn("demo")
    assert answer.code == 0, answer
    assert "Reduced: ε" in answer.out
    assert "smoker × age" in answer.out
    assert "Verified: everything holds." in answer.out
    assert (cusyn.folder / "cusyn-demo" / "R-01-package" / "report.html").exists()
    again = cusyn("demo")
    assert again.code == 3
    assert "already" in again.err


def test_a_folder_that_cannot_be_made_is_told(cusyn: Cusyn) -> None:
    (cusyn.folder / "file").write_text("x", encoding="utf-8")
    answer = cusyn("demo", "file")
    assert answer.code == 3
    assert "cannot be made" in answer.err
