"""Fields, buttons, badges and banners."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode, Tone
from cusyn_desktop.ui.widgets.badges import Badge, Chip
from cusyn_desktop.ui.widgets.budget_field import BudgetField, EpsilonEdit, typed_text
from cusyn_desktop.ui.widgets.buttons import Button, DangerButton, IconButton, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, CountField, Field, SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, Label, monospaced
from cusyn_desktop.ui.widgets.panels import Banner, Card, EmptyState, EmptyStep, Note
from cusyn_desktop.ui.widgets.wheel import DateField, Slider
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office.paint import BOTH, colours_in, in_theme, painted
from tests.gui.office.wheel import NOTCH, turn, turned_unasked


@pytest.fixture
def budget(look: Look, qtbot: QtBot) -> BudgetField:
    made = BudgetField(look, "Budget asked")
    qtbot.addWidget(made)
    made.slider.set_largest(2.0)
    made.set_epsilon(0.8)
    return made


def test_what_is_typed_is_the_truth_and_the_slider_follows(budget: BudgetField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(budget.epsilon_changed) as caught:
        budget.edit.setText("1.2345")
    assert caught.args == [1.2345]
    assert budget.epsilon == 1.2345
    assert budget.text == "1.2345"
    assert budget.slider._slider.value() == 617


def test_a_slider_that_follows_does_not_write_back(budget: BudgetField) -> None:
    budget.edit.setText("0.123456")
    assert budget.text == "0.123456"


def test_moving_the_slider_writes_into_the_field(budget: BudgetField, qtbot: QtBot) -> None:
    with qtbot.waitSignal(budget.epsilon_changed):
        QTest.keyClick(budget.slider._slider, Qt.Key.Key_Right)
    assert budget.text == "0.82"


@pytest.mark.parametrize("text", ["-0,5", "0", "-1", "nan", "inf", "lots", "", "1e-9", "0,8", "1 000"])
def test_a_mistake_is_told_and_its_text_stays(budget: BudgetField, qtbot: QtBot, text: str) -> None:
    with qtbot.waitSignal(budget.mistake_changed) as caught:
        budget.edit.setText(text)
    assert caught.args is not None
    assert caught.args[0]
    assert budget.epsilon is None
    assert budget.text == text
    assert budget.edit.property("mistake")
    assert budget.edit.accessibleDescription() == caught.args[0]
    budget.edit.setText("0.5")
    assert budget.epsilon == 0.5
    assert not budget.edit.property("mistake")


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (Qt.Key.Key_Up, "0.85"),
        (Qt.Key.Key_Down, "0.75"),
        (Qt.Key.Key_PageUp, "1.30"),
        (Qt.Key.Key_PageDown, "0.30"),
    ],
)
def test_arrow_keys_step(budget: BudgetField, key: Qt.Key, text: str) -> None:
    QTest.keyClick(budget.edit, key)
    assert budget.text == text


def test_steps_stay_above_nothing_and_leave_mistakes_alone(budget: BudgetField) -> None:
    budget.edit.setText("0.05")
    QTest.keyClick(budget.edit, Qt.Key.Key_PageDown)
    assert budget.text == "0.05"
    budget.edit.setText("oops")
    QTest.keyClick(budget.edit, Qt.Key.Key_Up)
    assert budget.text == "oops"


def test_the_wheel_steps_only_the_field_that_has_the_focus(budget: BudgetField, qtbot: QtBot) -> None:
    assert not turn(budget.edit, NOTCH)
    assert budget.text == "0.80"
    budget.show()
    budget.edit.setFocus()
    qtbot.waitUntil(budget.edit.hasFocus)
    assert turn(budget.edit, NOTCH)
    assert budget.text == "0.85"


@pytest.mark.parametrize("kind", [CountField, Slider, DateField])
def test_the_wheel_turns_what_was_clicked(kind: type[QWidget], qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    made = kind(page)
    page.show()
    page.setFocus()
    assert turned_unasked(page) == []
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    assert turn(made, NOTCH)


def test_a_rule_of_ones_own_can_be_handed_in() -> None:
    edit = EpsilonEdit(check=lambda text: float(len(text)))
    edit.setText("abc")
    assert edit.epsilon == 3.0
    assert edit.mistake == ""


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_decimals_are_shown_as_in_the_figures_around(spoken: Language, qtbot: QtBot) -> None:
    assert spoken is Language.GERMAN
    edit = EpsilonEdit()
    qtbot.addWidget(edit)
    edit.set_epsilon(0.5)
    assert (edit.displayText(), edit.text(), edit.epsilon) == ("0,50", "0.50", 0.5)
    for typed, shown in (("1,25", "1,25"), ("1.25", "1.25")):
        edit.clear()
        QTest.keyClicks(edit, typed)
        assert (edit.displayText(), edit.text(), edit.epsilon) == (shown, "1.25", 1.25)
    QTest.keyClicks(edit, ",0")
    assert edit.epsilon is None
    assert edit.mistake


@pytest.mark.parametrize("spoken", [Language.ENGLISH], indirect=True)
def test_a_comma_is_no_decimal_mark_where_it_groups_thousands(spoken: Language, qtbot: QtBot) -> None:
    assert spoken is Language.ENGLISH
    edit = EpsilonEdit()
    qtbot.addWidget(edit)
    QTest.keyClicks(edit, "1,250")
    assert edit.epsilon is None
    assert edit.mistake


@pytest.mark.parametrize(
    ("value", "text"), [(0.8, "0.80"), (1.0, "1.00"), (0.125, "0.125"), (0.0005, "0.0005"), (12.0, "12.00")]
)
def test_numbers_are_written_as_typed(value: float, text: str) -> None:
    assert typed_text(value) == text


@pytest.mark.parametrize("mode", BOTH)
def test_the_budget_field_is_painted_with_what_is_possible(
    budget: BudgetField, look: Look, mode: ThemeMode
) -> None:
    with in_theme(look, mode):
        plain = painted(budget, 460, 60)
        budget.slider.set_possible(1.1)
        assert painted(budget, 460, 60) != plain
        assert look.theme.accent in colours_in(painted(budget, 460, 60))


def test_a_field_names_its_input_and_tells_mistakes(look: Look, qtbot: QtBot) -> None:
    edit = QLineEdit()
    field = Field(look, "&Name", edit, hint="Shown everywhere")
    qtbot.addWidget(field)
    assert edit.accessibleName() == "Name"
    field.set_mistake("Type a name.")
    assert field.mistake == "Type a name."
    assert edit.property("mistake")
    field.set_mistake("")
    assert field.mistake == ""


def test_buttons_follow_their_action(qtbot: QtBot, look: Look) -> None:
    action = QAction(look.icon(Icon.ADD), "New &Request")
    action.setToolTip("Ask")
    button = Button.for_action(action)
    qtbot.addWidget(button)
    assert button.accessibleName() == "New Request"
    action.setEnabled(False)
    assert not button.isEnabled()
    action.setEnabled(True)
    with qtbot.waitSignal(action.triggered):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("mode", BOTH)
@pytest.mark.parametrize("kind", [Button, PrimaryButton, DangerButton, LinkButton])
def test_each_kind_of_button_has_its_colours(
    look: Look, qtbot: QtBot, kind: type[Button], mode: ThemeMode
) -> None:
    with in_theme(look, mode):
        button = kind("Save")
        qtbot.addWidget(button)
        theme = look.theme
        expected = {
            Button: theme.edge,
            PrimaryButton: theme.accent,
            DangerButton: theme.bad.ink,
            LinkButton: theme.accent,
        }
        assert expected[kind] in colours_in(painted(button, 120, 32))
        assert button.sizeHint().height() == 32


def test_the_main_button_is_higher(qtbot: QtBot, look: Look) -> None:
    assert look.theme
    button = PrimaryButton("Spend ε 0.80 and Synthesise")
    qtbot.addWidget(button)
    button.set_main()
    assert button.sizeHint().height() == 40


def test_an_icon_button_has_a_name(look: Look, qtbot: QtBot) -> None:
    button = IconButton(look.icon(Icon.CLOSE), "Close this message")
    qtbot.addWidget(button)
    assert button.accessibleName() == "Close this message"


def test_a_badge_says_its_state(look: Look, qtbot: QtBot) -> None:
    badge = Badge(look, "Reduced", Tone.WARN, Icon.LOWERED)
    qtbot.addWidget(badge)
    assert badge.accessibleName() == "Reduced"
    assert look.theme.warn.ground in colours_in(painted(badge))
    badge.set_state("Approved", Tone.GOOD, Icon.CHECK)
    badge.set_pen_style(Qt.PenStyle.DashLine)
    assert badge.accessibleName() == "Approved"
    assert look.theme.good.ground in colours_in(painted(badge))


def test_a_chip_can_be_taken_out_by_its_named_button(look: Look, qtbot: QtBot) -> None:
    chip = Chip(look, "smoker × age")
    qtbot.addWidget(chip)
    close = chip.findChild(IconButton)
    assert isinstance(close, IconButton)
    assert close.accessibleName() == "Remove smoker × age"
    with qtbot.waitSignal(chip.removed):
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not painted(chip).isNull()


@pytest.mark.parametrize("tone", list(Tone))
def test_banners_and_notes_speak(look: Look, qtbot: QtBot, tone: Tone) -> None:
    banner = Banner(look, tone, Icon.INFO)
    qtbot.addWidget(banner)
    banner.show_message("The log is complete", "All entries follow from one another.")
    assert banner.accessibleName() == "The log is complete"
    assert look.theme.tone(tone).ground in colours_in(painted(banner, 500, 70))
    banner.set_verdict(Tone.BAD, Icon.TAMPERED)
    assert banner.tone is Tone.BAD
    note = Note(look, tone, Icon.INFO, "first")
    qtbot.addWidget(note)
    note.set_text("second")
    assert not painted(note, 300, 60).isNull()


def test_text_of_people_is_never_markup(qtbot: QtBot, look: Look) -> None:
    assert look.theme
    label = Label("<b>1 < 2</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    label.set_rich("<b>{name}</b> may ask", name="<img src=x>")
    assert "&lt;img" in label.text()


def test_ink_can_change(look: Look, qtbot: QtBot) -> None:
    label = Label("spent", ink=Ink.MUTED)
    qtbot.addWidget(label)
    label.ensurePolished()
    label.set_ink(Ink.BAD)
    label.ensurePolished()
    assert label.palette().windowText().color().name().upper() == look.theme.bad.ink


def test_long_text_ends_in_dots_with_a_tooltip(qtbot: QtBot, look: Look) -> None:
    assert look.theme
    label = ElidedLabel("A very long name of a dataset that will not fit")
    qtbot.addWidget(label)
    label.resize(80, 20)
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(2000, 20)
    label.grab()
    assert label.toolTip() == ""


def test_a_fingerprint_can_be_selected(qtbot: QtBot, look: Look) -> None:
    assert look.theme
    label = monospaced("7a3e9620")
    qtbot.addWidget(label)
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_combo_check_box_count_and_search_are_painted(look: Look, qtbot: QtBot) -> None:
    combo = Combo(look)
    combo.addItem(look.mark_icon(0), "Ana Ruiz")
    box = CheckBox(look, "Safe for spreadsheets")
    count = CountField()
    search = SearchField(look, "Find a release")
    for widget in (combo, box, count, search):
        qtbot.addWidget(widget)
        assert len(colours_in(painted(widget, 160, 32))) > 3
    before = painted(box)
    box.setChecked(True)
    assert painted(box) != before
    assert look.theme.accent in colours_in(painted(box))
    count.setMaximum(10**7)
    count.setValue(10_000)
    assert count.text() == "10000"
    assert search.accessibleName() == "Find a release"


def test_an_empty_page_says_what_to_do_next(look: Look, qtbot: QtBot) -> None:
    steps = [EmptyStep(Icon.IMPORT, "Import a table", "CSV, TSV, Parquet or Excel. " * 6)]
    page = EmptyState(look, title="No dataset yet", text="Start with one table.", steps=steps, note="A note.")
    qtbot.addWidget(page)
    page.add_button(PrimaryButton("Import Data…"))
    page.resize(1000, 700)
    page.show()
    wrapped = [label for label in page.findChildren(Label) if label.wordWrap()]
    qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in wrapped))


def test_a_card_has_a_head_with_what_belongs_to_it(look: Look, qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    button = LinkButton("Show All")
    note = card.add_head("Spends", "12 in all", button)
    note.setText("13 in all")
    assert card.accessibleName() == "Spends"
    assert look.theme.surface in colours_in(painted(card, 300, 80))


def test_an_icon_label_can_change(look: Look, qtbot: QtBot) -> None:
    shown = IconLabel(look.icon(Icon.ADD))
    qtbot.addWidget(shown)
    before = painted(shown)
    shown.set_icon(look.icon(Icon.CLOSE))
    assert painted(shown) != before


def test_a_text_that_wraps_asks_for_no_more_height_than_it_takes(qtbot: QtBot, look: Look) -> None:  # noqa: ARG001 - the style
    """Qt's own guess is for a narrow one, and makes pages scroll that fit."""
    label = Label("Words that go on for a while, and then for a while more. " * 4, wrap=True)
    qtbot.addWidget(label)
    guessed = label.sizeHint().height()
    label.resize(900, 100)
    label.show()
    assert label.sizeHint().height() == label.heightForWidth(900) < guessed
    assert label.minimumSizeHint().height() == label.sizeHint().height()
