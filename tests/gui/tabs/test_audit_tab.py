"""The tab Audit, driven by clicks, with services that answer from example records."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cusyn_desktop.control import Progress
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.papers.receipts import ReceiptStanding
from cusyn_desktop.services.records import Check
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.words import verdict_text
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.accounts import NAMELESS
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.files.ledger_files import LedgerFileChooser
from cusyn_desktop.ui.dialogs.workspaces.accept_copy import AcceptCopyDialog
from cusyn_desktop.ui.dialogs.workspaces.receipt_checked import ReceiptCheckedDialog
from cusyn_desktop.ui.models.audit import AuditColumn, AuditModel, LogFilter, LogRow
from cusyn_desktop.ui.models.audit_words import actor_name, actor_text, details_text, event_words, fact_lines
from cusyn_desktop.ui.models.verdict_words import faults_of, verdict_of
from cusyn_desktop.ui.tabs.audit import AuditTab
from cusyn_desktop.ui.tabs.audit.filters import Since
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office import facts, ledger_facts, ledger_fakes
from tests.gui.office.eyes import cut_texts
from tests.gui.office.hands import click, focus_chain, nameless, texts, write


class Chooser(LedgerFileChooser):
    """Answers with the name that is proposed, in a folder of the test."""

    folder: Path | None = None

    def file_to_save(self, parent: QWidget, title: str, name: str, kinds: str) -> Path | None:  # noqa: ARG002
        return self.folder and self.folder / name

    def receipt_to_check(self, parent: QWidget) -> Path | None:  # noqa: ARG002
        return self.folder and self.folder / "kept.txt"

    def package_to_read(self, parent: QWidget) -> Path | None:  # noqa: ARG002
        return self.folder and self.folder / "R-07.zip"


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, ledger: ledger_fakes.Ledger) -> AuditTab:
    """The tab with eight entries."""
    made = AuditTab(shell, ledger_fakes.calls(ledger), Chooser(shell.settings))
    qtbot.addWidget(made)
    made.resize(1280, 694)
    made.show()
    shell.actions.verify.setEnabled(True)
    shell.actions.save_receipt.setEnabled(True)
    with qtbot.waitSignal(made.reading.succeeded):
        made.set_workspace(workspace)
    return made


def shown(tab: AuditTab) -> list[str]:
    """The numbers that are listed, in their order."""
    model = tab.table.model()
    return [str(model.index(row, AuditColumn.NUMBER).data()) for row in range(model.rowCount())]


# The verdict -------------------------------------------------------------------------------------


def test_a_whole_log_is_told_in_words(qtbot: QtBot, tab: AuditTab) -> None:
    assert "The log is being checked" in texts(tab.verdict)
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.show_item(ledger_facts.report())
    told = texts(tab.verdict)
    assert "The log is complete and unchanged" in told
    assert "All 8 entries were checked." in told
    assert "this is the newest copy that this computer has seen" in told
    assert "Checked" in told
    assert tab.verdict.tone is Tone.GOOD
    assert tab.verdict.report_button.isVisible()  # that all holds is worth keeping, too


def test_verifying_again_is_the_same_action_as_in_the_toolbar(
    qtbot: QtBot, shell: Shell, tab: AuditTab
) -> None:
    tab.show_item(ledger_facts.report())
    with qtbot.waitSignal(shell.actions.verify.triggered):
        click(tab.verdict.again_button)


def test_without_a_copy_outside_nothing_is_claimed_about_it() -> None:
    verdict = verdict_of(replace(ledger_facts.report(), has_mark=False))
    assert "nobody can tell here whether it is the newest copy" in verdict.text
    assert verdict.tone is Tone.WARN


@pytest.mark.parametrize("has_mark", [True, False])
def test_the_verdict_has_the_words_of_the_command(has_mark: bool) -> None:
    report = replace(ledger_facts.report(), has_mark=has_mark)
    verdict = verdict_of(report)
    assert verdict_text(report) in f"{verdict.title} {verdict.text}"


def test_an_entry_that_does_not_fit_is_named_and_shown(qtbot: QtBot, tab: AuditTab) -> None:
    bad = Check("chain", False, "Entry 4 does not fit the entries around it.")
    rows = Check("rows", False, "The rows that belong to entry 4 were changed, added or removed.")
    write(tab.filters.search, "exported")
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.show_item(ledger_facts.report(bad, rows, first_bad=4))
    told = texts(tab.verdict)
    assert "Entry 4 does not fit the entries around it" in told
    assert "The rows that belong to entry 4 were changed" in told
    assert "nothing can be spent until this is settled" in told
    assert tab.verdict.tone is Tone.BAD
    click(tab.verdict.show_button)
    assert tab.filters.search.text() == ""
    assert tab.table.current is not None
    assert tab.table.current.entry.number == 4
    assert "Entry 4" in texts(tab.entry)


def test_an_older_copy_is_told_apart(qtbot: QtBot, tab: AuditTab) -> None:
    old = Check("anchor", False, "This is an older copy: it ends at entry 8, the last receipt says 12.")
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.show_item(ledger_facts.report(old, first_bad=8))
    told = texts(tab.verdict)
    assert "This is not the newest copy of the workspace" in told
    assert "it ends at entry 8, the last receipt says 12" in told


def test_damage_without_an_entry_is_told() -> None:
    broken = ledger_facts.report(Check("pages", False, "The file is damaged."))
    verdict = verdict_of(broken)
    assert verdict.title == "The workspace was changed from outside"
    assert verdict.text.startswith("The file is damaged.")


# The log -----------------------------------------------------------------------------------------


def test_the_newest_entry_stands_first_and_is_shown(tab: AuditTab) -> None:
    assert shown(tab) == ["8", "7", "6", "5", "4", "3", "2", "1"]
    assert "8 entries" in texts(tab.filters)
    assert "Entry 8" in texts(tab.entry)


def test_who_looks_at_the_newest_entry_goes_on_doing_so(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    for chosen, then in ((8, 9), (3, 3)):
        tab.show_item(chosen)
        ledger.entries = [*ledger_facts.entries(), replace(ledger_facts.entries()[-1], number=9)]
        with qtbot.waitSignal(tab.reading.succeeded):
            tab.refresh()
        assert tab.table.current is not None
        assert tab.table.current.entry.number == then


def test_entries_are_found_by_text(tab: AuditTab) -> None:
    write(tab.filters.search, "R-12 for")
    assert shown(tab) == ["7", "6", "4"]
    assert "3 of 8 entries" in texts(tab.filters)
    write(tab.filters.search, ledger_facts.fingerprint(2)[:12])
    assert shown(tab) == ["2"]


def test_entries_are_found_by_event(tab: AuditTab) -> None:
    combo = tab.filters.event_combo
    combo.setCurrentText("Spend reserved")
    assert shown(tab) == ["4"]
    combo.setCurrentText("All events")
    assert len(shown(tab)) == 8


def test_entries_are_found_by_user_those_about_their_pool_included(tab: AuditTab) -> None:
    tab.filters.user.setCurrentText("Chen Li")
    assert shown(tab) == ["7", "6", "5", "4", "3", "2"]
    tab.filters.user.setCurrentText("Ben Okafor")
    assert shown(tab) == []
    assert "No entry chosen" in texts(tab.entry)


def test_entries_are_found_by_date(tab: AuditTab) -> None:
    tab.filters.since.setCurrentText("Today")
    assert shown(tab) == ["8", "7"]
    tab.filters.since.setCurrentText("Last 7 days")
    assert shown(tab) == ["8", "7"]
    tab.filters.since.setCurrentText("Any date")
    assert len(shown(tab)) == 8


def test_the_chosen_entry_stays_through_filters_and_reading(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    tab.show_item(4)
    write(tab.filters.search, "R-12")
    ledger.entries.append(ledger_facts.entry(9, Event.CHAIN_VERIFIED, by="system"))
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    assert tab.table.current is not None
    assert tab.table.current.entry.number == 4
    assert tab.filters.search.text() == "R-12"


def test_entries_after_the_check_are_counted(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    tones = [tab.verdict.tone]
    tab.show_item(ledger_facts.report())
    tones.append(tab.verdict.tone)
    for number, title in ((9, "1 entry since the last check"), (10, "2 entries since the last check")):
        ledger.entries.append(ledger_facts.entry(number, Event.PACKAGE_EXPORTED, release_id="R-12"))
        with qtbot.waitSignals([tab.reading.succeeded, tab.chain_told]):
            tab.refresh()
        assert tab.verdict.accessibleName() == title
    tones.append(tab.verdict.tone)
    assert "Up to entry 8 the log was complete and unchanged. Verify again" in texts(tab.verdict)
    tab.show_item(replace(ledger_facts.report(), n_entries=10))
    tones.append(tab.verdict.tone)
    assert tones[1:] == [Tone.GOOD, Tone.PLAIN, Tone.GOOD]


def test_details_tell_facts_and_both_fingerprints(qtbot: QtBot, tab: AuditTab) -> None:
    tab.show_item(4)
    qtbot.waitUntil(lambda: "R-12" in texts(tab.entry))
    told = texts(tab.entry)
    for wanted in ("Spend reserved", "R-12", "Chen Li", "ε 0.50 at δ 10⁻⁹", "3,953,191,141 pico-ρ", "58.3%"):
        assert wanted in told
    assert "Fingerprint of entry 3" in told
    assert ledger_facts.fingerprint(3) in told.replace("\n", "")
    assert ledger_facts.fingerprint(4) in told.replace("\n", "")
    assert "09:47:03.218" in told


def test_the_first_entry_has_none_before_it(tab: AuditTab) -> None:
    tab.show_item(1)
    assert "The first entry begins with zeros" in texts(tab.entry)


def test_words_of_events(tab: AuditTab) -> None:
    details = {row.entry.number: row.details for row in tab.model.rows}
    plain = {number: text.replace("\N{NO-BREAK SPACE}", " ") for number, text in details.items()}
    assert plain[3] == "Chen Li: ε 1.50 to ε 1.40"
    assert plain[4] == "R-12 for Chen Li"
    assert plain[8] == "event 8 in the words of the services"


def test_every_event_has_words_and_an_icon() -> None:
    words = event_words()
    assert set(Event) <= set(words)
    assert len({word.text for word in words.values()}) == len(words)


def test_an_event_of_a_newer_version_is_shown_as_it_is(tab: AuditTab) -> None:
    assert tab.table.model().index(0, AuditColumn.EVENT).data() == "something new"


def test_who_acted_is_told_by_role_and_name() -> None:
    assert actor_text("system") == "System"
    assert actor_text("custodian") == "Custodian"
    assert actor_text("auditor Eva Lind") == "Auditor Eva Lind"
    assert actor_name("auditor Eva Lind") == "Eva Lind"
    assert actor_name("system") == "System"


def test_an_entry_says_who_acted_and_in_which_role(qtbot: QtBot, tab: AuditTab) -> None:
    by = ledger_facts.entries()[3].by
    tab.show_item(4)
    qtbot.waitUntil(lambda: "Entry 4" in texts(tab.entry))
    assert f"By\n{actor_text(by)}" in texts(tab.entry)


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_roles_and_nameless_people_are_told_in_the_language_of_the_window(spoken: Language) -> None:
    """The log itself keeps English words, whichever language the window is in."""
    assert spoken
    assert actor_text("auditor Eva Lind") == "Eva Lind (Prüfung)"
    one = ledger_facts.entries()[0]
    added = replace(one, event=Event.ACCOUNT_ADDED, facts=(("account", '"Eva"'), ("role", '"auditor"')))
    assert details_text(added) == "Eva: Prüfung"
    moved = (("account", '"Eva"'), ("before", '"analyst"'), ("role", '"custodian"'))
    changed = details_text(replace(one, event=Event.ROLE_CHANGED, facts=moved))
    assert "Analyse" in changed
    assert "Datentreuhand" in changed
    refused = replace(one, event=Event.SIGN_IN_REFUSED, facts=(("account", f'"{NAMELESS}"'),))
    assert details_text(refused) == "ein unbekannter Name"


def test_a_changed_role_is_told_from_what_to_what() -> None:
    changed = ledger_facts.entry(1, Event.ROLE_CHANGED, account='"Eva"', before='"analyst"', role='"auditor"')
    assert details_text(changed) == "Eva: Analyst to Auditor"


def test_facts_that_are_missing_leave_no_gap() -> None:
    bare = ledger_facts.entry(1, Event.WORKSPACE_CREATED)
    assert fact_lines(bare) == (("What happened", "A new file"),)


@pytest.mark.parametrize("event", list(Event))
def test_every_event_is_told_in_words_of_the_window(event: Event) -> None:
    """What the services say of an entry is English, and the window may be in another language."""
    assert details_text(ledger_facts.entry(1, event)) != ledger_facts.entry(1, event).text


def test_an_entry_without_facts_says_in_full_what_happened(qtbot: QtBot, tab: AuditTab) -> None:
    tab.entry.show_entry(ledger_facts.entry(9, Event.FILE_ENCRYPTED))
    told = "What happened\nInto an encrypted file; the file before is an older copy"
    qtbot.waitUntil(lambda: told in texts(tab.entry))
    qtbot.waitUntil(lambda: cut_texts(tab.entry) == [])  # the badge has its width once it was laid out


@pytest.mark.parametrize(
    ("fact", "pool"),
    [
        ("same_rows_as", "That of Survey: the same rows"),
        ("same_people_as", "That of Survey: the same people"),
    ],
)
def test_whose_pool_and_limit_count_is_told_of_a_registration(fact: str, pool: str) -> None:
    """The budget that was typed is not shown as if it were a pool of its own."""
    typed = ledger_facts.entry(1, Event.DATASET_ADDED, amount=facts.amount(3.0))
    told = {"dataset": '"Ward 2"', fact: '"Survey"', "limit_as_in": '"Survey"'}
    told |= {"per_synthesis": "18000000000", "delta": "1e-9"}
    made = replace(typed, facts=tuple(told.items()))
    lines = dict(fact_lines(made))
    assert lines["Pool"] == pool
    assert "pico-ρ" not in str(lines)
    assert lines["One synthesis"].endswith(", as of Survey")
    assert details_text(made) == "Ward 2, with the pool of Survey"


def test_a_filter_lets_everything_through_that_is_not_asked_for() -> None:
    rows = [LogRow.of(entry) for entry in ledger_facts.entries()]
    assert all(LogFilter().lets_through(row) for row in rows)


def test_entries_are_found_between_two_days(tab: AuditTab) -> None:
    filters = tab.filters
    assert not filters.first.isVisible()
    filters.since.setCurrentIndex(filters.since.findData(Since.BETWEEN))
    assert filters.first.isVisible()
    filters.first.setDate(QDate(2026, 2, 1))
    filters.last.setDate(QDate(2026, 2, 3))
    assert shown(tab) == ["6", "5", "4", "3", "2", "1"]
    filters.last.setDate(QDate(2026, 2, 2))
    assert shown(tab) == []
    filters.first.setDate(QDate(2026, 5, 1))
    assert filters.last.date() >= filters.first.date()
    filters.clear()
    assert not filters.first.isVisible()
    assert len(shown(tab)) == 8


def test_an_entry_leads_to_its_release_and_its_pool(qtbot: QtBot, tab: AuditTab) -> None:
    tab.show_item(4)
    qtbot.waitUntil(tab.entry.release_button.isVisible)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.entry.release_button)
    assert asked.args == [TabKey.RELEASES.value, "R-12"]
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.entry.pool_button)
    assert asked.args == [TabKey.POOLS.value, facts.SURVEY]
    tab.show_item(1)
    assert not tab.entry.release_button.isVisible()
    assert not tab.entry.pool_button.isVisible()


def test_a_spend_without_a_release_leads_to_its_pool_alone(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    ledger.entries.append(ledger_facts.entry(9, Event.RUN_FAILED, user="Chen Li", release_id="R-13"))
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    tab.show_item(9)
    qtbot.waitUntil(tab.entry.pool_button.isVisible)
    assert not tab.entry.release_button.isVisible()


# Verifying ---------------------------------------------------------------------------------------


def test_a_check_tells_how_far_it_is_and_can_be_stopped(qtbot: QtBot, shell: Shell, tab: AuditTab) -> None:
    assert not tab.verdict.again_button.isVisible()
    tab.show_item(Progress(0.4, "chain"))
    assert "How each entry follows from the one before." in texts(tab.verdict)
    assert tab.verdict._progress.value() == 400
    with qtbot.waitSignal(shell.actions.stop_verifying.triggered):
        click(tab.verdict.stop_button)
    tab.show_item(None)
    assert "The check was stopped" in texts(tab.verdict)
    assert tab.verdict.again_button.isVisible()
    assert not tab.verdict.stop_button.isVisible()


# Copies ------------------------------------------------------------------------------------------


@pytest.fixture
def copy(qtbot: QtBot, tab: AuditTab, workspace: Workspace) -> AcceptCopyDialog:
    """The dialog of an older copy."""
    old = Check("anchor", False, "This is an older copy: it ends at entry 8, the last receipt says 12.")
    tab.set_workspace(replace(workspace, standing=Standing.OLDER_COPY))
    tab.show_item(ledger_facts.report(old, first_bad=8))
    click(tab.verdict.accept_button)
    assert isinstance(tab.dialog, AcceptCopyDialog)
    qtbot.waitUntil(lambda: tab.dialog is not None and bool(tab.dialog.model.rows))  # type: ignore[union-attr]
    return tab.dialog


def test_what_accepting_a_copy_does_is_told_first(copy: AcceptCopyDialog) -> None:
    rows = copy.table.sheet().rows
    assert rows[0][0] == f"Dataset {facts.SURVEY}"
    assert rows[0][-1] == "Proven by a receipt or package"
    assert rows[1][-1] == "Nothing proves it: the rest is lost"
    assert rows[2][0] == "Dataset Census"
    assert rows[2][-1] == "Not in this copy: any new one may be it"
    assert rows[3][0] == "A dataset"
    assert rows[3][-1] == "Not in this copy: charged when it is added again"
    assert not copy.newest.isEnabled()
    assert "Accepting never lowers what is spent." in texts(copy)
    assert not copy.accept_button.isEnabled()
    assert nameless(copy) == []


def test_a_copy_is_accepted_with_a_reason_and_a_witness(
    qtbot: QtBot, tab: AuditTab, copy: AcceptCopyDialog, ledger: ledger_fakes.Ledger, folder: Path
) -> None:
    with qtbot.waitSignal(copy.foreseeing.succeeded):
        click(copy.witness_button)
    package = folder / "R-07.zip"
    assert ledger.witnesses == [(), (package,)]
    assert "R-07.zip" in texts(copy)
    assert copy.table.sheet().rows[1][-1] == "Nothing proves it: the rest is lost"
    with qtbot.waitSignal(copy.foreseeing.succeeded):
        click(copy.newest)
    assert copy.table.sheet().rows[1][-1] == "As this copy says"
    click(copy.understood)
    click(copy.accept_button)
    assert "Say why; the auditor will ask." in texts(copy)
    write(copy.reason, "The disk died")
    with qtbot.waitSignals([copy.completed, tab.reopening_wanted]):
        click(copy.accept_button)
    assert ledger.accepted == [("The disk died", (package,), True)]


def test_a_package_that_proves_nothing_is_put_aside(
    qtbot: QtBot, copy: AcceptCopyDialog, ledger: ledger_fakes.Ledger, folder: Path
) -> None:
    assert folder
    ledger.error = InputError("This is a package of another workspace.")
    click(copy.witness_button)
    qtbot.waitUntil(lambda: "another workspace" in texts(copy))
    assert "R-07.zip" not in texts(copy)
    assert len(copy.model.rows) == 4


def test_a_package_that_is_not_newer_is_named(
    qtbot: QtBot, copy: AcceptCopyDialog, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folder
    told = "The package R-07 is not newer than this copy, so it does not prove what was spent after it."
    assert told not in texts(copy)
    found = replace(ledger_facts.losses(is_proven=False), not_newer=("R-07",))
    monkeypatch.setattr(ledger_facts, "losses", lambda **_: found)
    with qtbot.waitSignal(copy.foreseeing.succeeded):
        click(copy.witness_button)
    assert told in texts(copy)


def test_accepting_a_copy_fits_a_small_screen(copy: AcceptCopyDialog) -> None:
    assert copy.isVisible()
    assert copy.height() <= 720


def test_only_the_custodian_may_accept_a_copy(tab: AuditTab, workspace: Workspace) -> None:
    auditor = Actor(Role.AUDITOR, "Otto")
    tab.set_workspace(replace(workspace, standing=Standing.OLDER_COPY, actor=auditor))
    tab.show_item(ledger_facts.report(Check("anchor", False, "This is an older copy.")))
    assert not tab.verdict.accept_button.isVisible()


def test_the_newest_copy_needs_no_accepting(tab: AuditTab) -> None:
    tab.show_item(ledger_facts.report())
    assert not tab.verdict.accept_button.isVisible()


# Receipts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standing", "told"),
    [
        (ReceiptStanding.FITS, "The workspace goes on from this receipt: entry 4"),
        (ReceiptStanding.OLDER_COPY, "it ends at entry 8, the receipt names 4"),
        (ReceiptStanding.OTHER_HISTORY, "Entry 4 is not the one"),
        (ReceiptStanding.LESS_SPENT, "Less is spent of the pool Chen Li"),
    ],
)
def test_a_receipt_is_checked(
    qtbot: QtBot,
    tab: AuditTab,
    ledger: ledger_fakes.Ledger,
    folder: Path,
    standing: ReceiptStanding,
    told: str,
) -> None:
    assert folder
    ledger.receipt = standing
    with qtbot.waitSignal(tab.checking.succeeded):
        click(tab.entry.check_button)
    assert isinstance(tab.dialog, ReceiptCheckedDialog)
    assert told in texts(tab.dialog)
    assert "Receipt kept.txt" in texts(tab.dialog)
    click(tab.dialog.close_button)


@pytest.mark.usefixtures("folder")
def test_what_is_no_receipt_is_told(qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger) -> None:
    ledger.error = InputError("kept.txt is no receipt.")
    with qtbot.waitSignal(tab.error_raised):
        click(tab.entry.check_button)


# Files -------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Chooser, "folder", tmp_path)
    return tmp_path


def test_the_log_is_written_as_csv_and_json(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger, folder: Path
) -> None:
    said: list[str] = []
    tab.done_told.connect(said.append)
    for button in (tab.filters.csv_button, tab.filters.json_button):
        with qtbot.waitSignal(tab.writing.succeeded):
            click(button)
    assert ledger.written == [folder / "health-2026-log.csv", folder / "health-2026-log.json"]
    assert said == ["Saved as health-2026-log.csv", "Saved as health-2026-log.json"]


@pytest.mark.parametrize(
    ("spoken", "head"),
    [
        (Language.ENGLISH, ("No.", "Time (UTC)", "By", "Event", "Details")),
        (Language.GERMAN, ("Nr.", "Zeit (UTC)", "Von", "Ereignis", "Einzelheiten")),
        (Language.CHINESE, ("编号", "时间（UTC）", "操作人", "事件", "详情")),
    ],
    indirect=["spoken"],
)
@pytest.mark.usefixtures("folder")
def test_the_csv_speaks_the_language_of_the_window(
    qtbot: QtBot, spoken: Language, head: tuple[str, ...], tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    assert spoken is not None
    ledger.entries[-1] = replace(ledger.entries[-1], facts=(("user", json.dumps("王芳")),))
    with qtbot.waitSignal(tab.writing.succeeded):
        click(tab.filters.csv_button)
    (sheet,) = ledger.sheets
    assert sheet[0][:5] == head
    assert [row[0] for row in sheet[1:]] == [str(entry.number) for entry in ledger.entries]
    assert [row[4] for row in sheet[1:]] == [details_text(entry) for entry in ledger.entries]
    assert sheet[-1][-1] == '{"user": "王芳"}'
    assert all(len(row) == len(sheet[0]) for row in sheet)


def test_a_receipt_is_saved(qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger, folder: Path) -> None:
    with qtbot.waitSignal(tab.writing.succeeded):
        click(tab.entry.save_button)
    assert ledger.written == [folder / "health-2026-receipt.txt"]
    assert ledger.languages == [PaperLanguage.ENGLISH]


def test_a_receipt_is_in_the_language_of_the_window(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger, folder: Path
) -> None:
    assert folder.is_dir()
    tab.shell.settings.language = Language.GERMAN
    with qtbot.waitSignal(tab.writing.succeeded):
        click(tab.entry.save_button)
    assert ledger.languages == [PaperLanguage.GERMAN]


def test_a_receipt_is_copied(qtbot: QtBot, tab: AuditTab) -> None:
    with qtbot.waitSignal(tab.done_told) as said:
        click(tab.entry.copy_button)
    assert QGuiApplication.clipboard().text() == "a receipt"
    assert said.args == ["A receipt is on the clipboard."]


def test_the_report_is_saved(qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger, folder: Path) -> None:
    tab.show_item(ledger_facts.report(Check("pages", False, "The file is damaged.")))
    with qtbot.waitSignal(tab.writing.succeeded):
        click(tab.verdict.report_button)
    assert ledger.written == [folder / "health-2026-verification.txt"]
    assert ledger.languages == [PaperLanguage.ENGLISH]


@pytest.mark.usefixtures("german")
def test_the_report_is_german_to_its_last_check(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger, folder: Path
) -> None:
    assert folder.is_dir()
    tab.shell.settings.language = Language.GERMAN
    sound = Check("chain", True, "All 8 entries follow from one another.")
    tab.show_item(ledger_facts.report(sound, Check("pages", False, "The file is damaged.")))
    with qtbot.waitSignal(tab.writing.succeeded):
        click(tab.verdict.report_button)
    assert ledger.languages == [PaperLanguage.GERMAN]
    told = [check.text for check in ledger.reports[0].checks]
    assert {"Alle 8 Einträge folgen aufeinander.", "Die Datei ist beschädigt."} <= {*told}


def test_leaving_the_dialog_writes_nothing(tab: AuditTab, ledger: ledger_fakes.Ledger) -> None:
    for button in (tab.filters.csv_button, tab.entry.save_button):
        click(button)
    assert not tab.writing.pending
    assert ledger.written == []


@pytest.mark.usefixtures("folder")
def test_a_file_that_cannot_be_written_is_told(
    qtbot: QtBot, tab: AuditTab, ledger: ledger_fakes.Ledger
) -> None:
    ledger.error = InputError("It cannot be written.")
    with qtbot.waitSignal(tab.error_raised):
        click(tab.filters.csv_button)


# The tab as a whole ------------------------------------------------------------------------------


def test_closing_the_workspace_empties_the_page(tab: AuditTab) -> None:
    tab.set_workspace(None)
    assert shown(tab) == []
    assert not tab.verdict.isVisible()


def test_every_field_has_a_name(tab: AuditTab) -> None:
    assert nameless(tab) == []


def test_the_keyboard_goes_in_reading_order(qtbot: QtBot, tab: AuditTab) -> None:
    bad = Check("chain", False, "Entry 4 does not fit the entries around it.")
    tab.show_item(ledger_facts.report(bad, first_bad=4))
    verdict, filters, entry = tab.verdict, tab.filters, tab.entry
    wanted: list[QWidget] = [verdict.report_button, verdict.show_button, verdict.again_button]
    wanted += [filters.search, filters.event_combo, filters.user, filters.since]
    wanted += [filters.csv_button, filters.json_button, tab.table]
    wanted += [entry.save_button, entry.copy_button, entry.check_button]
    qtbot.waitUntil(lambda: focus_chain(tab) == wanted)


def test_it_fits_the_window(tab: AuditTab) -> None:
    assert tab.minimumSizeHint().height() <= 694


def test_the_model_keeps_the_rules_of_qt(qtmodeltester: ModelTester, look: Look) -> None:
    model = AuditModel(look)
    model.set_marks({"Chen Li": 2})
    model.set_rows([LogRow.of(entry) for entry in ledger_facts.entries()])
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    icons = [model.index(row, AuditColumn.DETAILS).data(Qt.ItemDataRole.DecorationRole) for row in range(8)]
    assert [icon is not None for icon in icons] == [False, False, False, True, False, False, False, False]
    assert model.index(3, AuditColumn.EPSILON).data() == "0.50"


def test_an_analyst_is_told_who_reads_the_log(tab: AuditTab, workspace: Workspace) -> None:
    tab.set_workspace(replace(workspace, actor=Actor(Role.ANALYST, "Ana", user="Ana Ruiz")))
    assert not tab.reading.pending
    assert "Only the custodian and the auditor read it" in texts(tab)


def test_one_entry_is_counted_as_one(tab: AuditTab) -> None:
    tab.filters.show_count(1, 1)
    assert "1 entry" in texts(tab.filters)
    assert "Its only entry was checked." in verdict_of(replace(ledger_facts.report(), n_entries=1)).text


def test_filters_that_let_nothing_through_say_so_and_can_be_left(tab: AuditTab) -> None:
    write(tab.filters.search, "nobody wrote this")
    assert not tab.table.isVisible()
    assert tab.show_all.isVisible()
    assert "No entry fits the search and the filters." in texts(tab)
    click(tab.show_all)
    assert tab.filters.search.text() == ""
    assert tab.table.isVisible()
    assert not tab.show_all.isVisible()


def test_filters_that_need_more_room_than_there_is_fold_and_are_not_cut(tab: AuditTab) -> None:
    filters = tab.filters
    assert filters.csv_button.mapTo(filters, QPoint()).y() < filters.search.height()
    filters.since.setCurrentIndex(filters.since.findData(Since.BETWEEN))
    tab.resize(900, 694)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert filters.csv_button.mapTo(filters, QPoint()).y() >= filters.search.height()
    assert filters.minimumSizeHint().width() < 800
    filters.clear()
    tab.resize(1280, 694)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    assert filters.csv_button.mapTo(filters, QPoint()).y() < filters.search.height()


@pytest.mark.parametrize("spoken", ["de"], indirect=True)
def test_what_is_wrong_is_told_in_the_language_of_the_window(spoken: Language) -> None:
    told = "This is an older copy: it ends at entry 19, the last receipt says 20."
    fault = Check("anchor", ok=False, text=told)
    verdict = verdict_of(ledger_facts.report(fault))
    assert "Sie endet mit Eintrag 19, die letzte Quittung nennt 20." in verdict.text, spoken
    assert faults_of(ledger_facts.report(fault)).startswith("Das ist eine ältere Kopie")
