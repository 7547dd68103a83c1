"""What is said of a release package that was compared with the workspace."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.records import Check, PackageReport
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.workspaces.package_checked import PackageCheckedDialog

HOLDS = Check("files", ok=True, text="")


@pytest.mark.parametrize(
    ("checks", "tone", "told"),
    [
        ((HOLDS,), Tone.GOOD, "as it was exported from this workspace"),
        ((HOLDS, Check("spent", ok=False, text="", is_open=True)), Tone.WARN, "Nothing speaks against"),
        ((Check("files", ok=False, text="cell 4417"),), Tone.BAD, "A file of the package was changed"),
        (
            (Check("entry", ok=False, text=""), Check("spent", ok=False, text="", is_open=True)),
            Tone.BAD,
            "The pools had spent another amount",
        ),
    ],
)
def test_the_verdict_on_a_package(
    look: Look, qtbot: QtBot, checks: tuple[Check, ...], tone: Tone, told: str
) -> None:
    report = PackageReport(Path("R-01"), ok=all(check.ok for check in checks), checks=checks)
    dialog = PackageCheckedDialog(look, report)
    qtbot.addWidget(dialog)
    assert dialog.note.tone is tone
    assert told in dialog.note.text
    assert "4417" not in dialog.note.text
    assert ("Do not use this package" in dialog.note.text) is (tone is Tone.BAD)
