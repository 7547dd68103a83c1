"""Everything that is read or told apart stands out from what is below it, in both themes.

Text needs 4.5 : 1; lines, borders and marks that carry meaning 3 : 1 (WCAG 2.1, 1.4.3 and 1.4.11). Hairlines,
the grid of plots and the empty part of bars only order a page, and what is disabled is exempt.
"""

import re
from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.look import Look, palette
from cusyn_desktop.ui.appearance.stylesheet import style_sheet
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, Theme, ThemeMode, Tone, contrast
from cusyn_desktop.ui.widgets.figure_bar import FigureBar
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from tests.gui.office.paint import BOTH, colours_in, in_theme, painted
from tests.gui.widgets import test_plots

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
TEXT, MARK = 4.5, 3.0
N_OTHERS = 7
"""The seventh user and all later ones share a mark."""


def weakest(inks: list[str], grounds: list[str]) -> float:
    return min(contrast(ink, ground) for ink, ground in product(inks, grounds))


@THEMES
def test_text_on_pages_cards_fields_and_what_is_chosen(theme: Theme) -> None:
    grounds = [theme.window, theme.surface, theme.raised, theme.soft, theme.accent_wash]
    assert weakest([theme.text, theme.muted], grounds) >= TEXT
    assert weakest([theme.accent], [theme.window, theme.surface, theme.soft]) >= TEXT
    for tone in (Tone.GOOD, Tone.WARN, Tone.BAD):
        colours = theme.tone(tone)
        assert weakest([colours.ink], [colours.ground, theme.surface, theme.window]) >= TEXT
        assert weakest([theme.text], [colours.ground]) >= TEXT


@THEMES
def test_text_on_buttons_and_selected_text(theme: Theme) -> None:
    assert weakest([theme.on_accent], [theme.accent, theme.accent_hover]) >= TEXT
    assert contrast(theme.bad.ink, theme.bad.ground) >= TEXT


@THEMES
def test_figures_on_heat_maps(theme: Theme) -> None:
    assert weakest([theme.text], [theme.heat(share / 10) for share in range(11)]) >= TEXT


@THEMES
def test_borders_of_controls_and_axes(theme: Theme) -> None:
    assert weakest([theme.edge], [theme.surface, theme.window, theme.raised]) >= MARK
    assert weakest([theme.accent], [theme.surface, theme.window, theme.soft, theme.track]) >= MARK
    assert weakest([theme.bad.ink], [theme.surface]) >= MARK


@THEMES
def test_marks_of_users_on_cards_bars_plots_and_selected_rows(theme: Theme) -> None:
    marks = [theme.user_mark(position).colour for position in range(N_OTHERS)]
    grounds = [theme.surface, theme.window, theme.track, theme.soft, theme.accent_wash]
    assert weakest(marks, grounds) >= MARK


@THEMES
def test_bars_that_are_compared(theme: Theme) -> None:
    assert weakest([theme.neutral, theme.accent_fill], [theme.surface]) >= MARK


@THEMES
def test_lines_of_plots(theme: Theme) -> None:
    """Levels on their wash, traces, forecasts, and the rings around marks."""
    assert (
        weakest([theme.edge, theme.accent, theme.text, theme.muted], [theme.surface, theme.accent_wash])
        >= MARK
    )


@THEMES
def test_the_palette_of_what_the_style_paints(theme: Theme) -> None:
    made, role = palette(theme), QPalette.ColorRole
    pairs = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    )
    for ink, ground in pairs:
        assert contrast(made.color(ink).name(), made.color(ground).name()) >= TEXT, (ink, ground)


@THEMES
def test_every_rule_of_the_style_sheet_that_names_ink_and_ground(theme: Theme) -> None:
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", style_sheet(theme))
    found = 0
    for selector, body in rules:
        ink = re.search(r"(?<![-\w])color: (#\w{6})", body)
        ground = re.search(r"(?<![-\w])background(?:-color)?: (#\w{6})", body)
        if ink and ground and ":disabled" not in selector:
            found += 1
            assert contrast(ink[1], ground[1]) >= TEXT, selector.strip()
    assert found > 8


# As it is painted --------------------------------------------------------------------------------


def strongest(image: QImage, ground: str) -> float:
    """The contrast of whatever stands out most from its ground."""
    return max(contrast(colour, ground) for colour in colours_in(image))


@pytest.mark.parametrize("mode", BOTH)
@pytest.mark.parametrize("kind", ["placeholder", "label", "link", "off"])
def test_text_as_it_is_painted(look: Look, qtbot: QtBot, mode: ThemeMode, kind: str) -> None:
    widget: QWidget
    if kind == "placeholder":
        edit = QLineEdit()
        edit.setPlaceholderText("Find in the log")
        widget = edit
    elif kind == "off":
        widget = QPushButton("Not now")
        widget.setEnabled(False)
    else:
        card, label = Card(margin=4), QLabel("Every entry")
        label.setProperty("ink", "muted" if kind == "label" else "accent")
        card.content.addWidget(label)
        widget = card
    qtbot.addWidget(widget)
    with in_theme(look, mode):
        widget.resize(240, 32)
        inner = widget.grab().toImage().copy(6, 4, 220, 22)
        ground = inner.pixelColor(inner.width() - 2, inner.height() - 2).name()
        assert strongest(inner, ground) >= TEXT


@pytest.mark.parametrize("mode", BOTH)
def test_the_full_part_of_bars_against_the_empty_part(look: Look, qtbot: QtBot, mode: ThemeMode) -> None:
    bar, progress = PoolBar(look), QProgressBar()
    qtbot.addWidget(bar)
    qtbot.addWidget(progress)
    with in_theme(look, mode):
        for position in range(N_OTHERS):
            bar.set_parts("survey", [PoolPart("Ana", position, 0.5)])
            image = painted(bar, 200, 12)
            full, empty = (QColor(image.pixelColor(x, 6)).name() for x in (40, 160))
            assert contrast(full, empty) >= MARK
        progress.setTextVisible(False)
        progress.setValue(50)
        image = painted(progress, 200, 8)
        assert contrast(image.pixelColor(40, 4).name(), image.pixelColor(160, 4).name()) >= MARK


@pytest.mark.parametrize("mode", BOTH)
@pytest.mark.parametrize("counts", [True, False])
def test_bars_as_they_are_painted(look: Look, qtbot: QtBot, mode: ThemeMode, counts: bool) -> None:
    bar = FigureBar(look, counts=counts)
    qtbot.addWidget(bar)
    with in_theme(look, mode):
        bar.set_value("zCDP", share=1.0, figure="2.76", widest="2.76")
        image = painted(bar, 200, 20)
        assert contrast(image.pixelColor(30, 10).name(), look.theme.surface) >= MARK


@pytest.mark.parametrize("mode", BOTH)
@test_plots.MAKERS
def test_words_and_marks_of_every_plot(
    look: Look, qtbot: QtBot, mode: ThemeMode, make: test_plots.Make
) -> None:
    """The colours that a plot uses most, beside grounds and grid, are those of the pairs above."""
    plot = make(look)
    qtbot.addWidget(plot)
    with in_theme(look, mode):
        image = painted(plot, 520, 260)
        axis = image.copy(0, image.height() - 24, image.width(), 24)
        assert strongest(axis, look.theme.surface) >= TEXT
        assert strongest(image, look.theme.surface) >= TEXT
