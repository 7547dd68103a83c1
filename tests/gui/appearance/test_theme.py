"""Every colour reads on every ground, every icon exists, and all of it follows the theme."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import Icon, glyph
from cusyn_desktop.ui.appearance.look import Look, Tint, tint_colour
from cusyn_desktop.ui.appearance.marks import mark_path
from cusyn_desktop.ui.appearance.stylesheet import style_sheet
from cusyn_desktop.ui.appearance.theme import DARK, LIGHT, MarkShape, Theme, ThemeMode, Tone, blend, contrast

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


@pytest.fixture
def switched(look: Look) -> Iterator[Look]:
    """The look, put back to light after the test."""
    yield look
    look.set_mode(ThemeMode.LIGHT)


def picture_of(
    icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off
) -> QImage:
    return icon.pixmap(QSize(32, 32), mode, state).toImage()


def strongest_colour(image: QImage) -> str:
    """The colour of the most opaque pixel."""
    pixels = (image.pixelColor(x, y) for x, y in product(range(image.width()), range(image.height())))
    return max(pixels, key=QColor.alpha).name().upper()


@THEMES
def test_text_reads_on_every_ground(theme: Theme) -> None:
    for ground in (theme.window, theme.surface, theme.raised, theme.soft):
        assert contrast(theme.text, ground) >= 4.5
        assert contrast(theme.muted, ground) >= 4.5
    for ground in (theme.surface, theme.window, theme.soft):
        assert contrast(theme.accent, ground) >= 4.5


@THEMES
def test_buttons_tones_and_heat_maps_read(theme: Theme) -> None:
    assert contrast(theme.on_accent, theme.accent) >= 4.5
    assert contrast(theme.on_accent, theme.accent_hover) >= 4.5
    for tone in Tone:
        colours = theme.tone(tone)
        assert contrast(colours.ink, colours.ground) >= 4.5
        assert contrast(theme.text, colours.ground) >= 4.5
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        assert contrast(theme.text, theme.heat(share)) >= 4.5


@THEMES
def test_borders_and_marks_are_seen(theme: Theme) -> None:
    assert contrast(theme.edge, theme.surface) >= 3.0
    assert all(contrast(colour, theme.surface) >= 3.0 for colour in theme.users)


@THEMES
def test_each_of_six_users_has_colour_and_shape_of_its_own(theme: Theme) -> None:
    marks = [theme.user_mark(position) for position in range(6)]
    assert len({mark.colour for mark in marks}) == 6
    assert [mark.shape for mark in marks] == list(MarkShape)[:6]
    assert theme.user_mark(6) == theme.user_mark(40)
    assert theme.user_mark(6).shape is MarkShape.RING
    assert theme.user_mark(-1).shape is MarkShape.RING


@THEMES
def test_the_style_sheet_uses_tokens_only(theme: Theme) -> None:
    sheet = style_sheet(theme)
    assert "$" not in sheet
    assert theme.accent in sheet
    other = replace(theme, accent="#010203")
    assert "#010203" in style_sheet(other)


def test_colours_blend() -> None:
    assert blend("#FFFFFF", "#000000", 0.5) == "#808080"
    assert blend("#123456", "#FFFFFF", 1.0) == "#123456"


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)


def test_figures_have_equal_width_in_the_bundled_face(look: Look) -> None:
    assert look.theme is LIGHT
    body = font(TextStyle.BODY)
    assert QFontInfo(body).family() == "Inter"
    metrics = QFontMetrics(body)
    assert metrics.horizontalAdvance("1111") == metrics.horizontalAdvance("0000")


def test_weights_are_real_and_nothing_is_smaller_than_12(look: Look) -> None:
    assert look.theme is LIGHT
    plain, strong = font(TextStyle.BODY), font(TextStyle.BODY_STRONG)
    word = "Remaining budget"
    assert QFontMetrics(plain).horizontalAdvance(word) < QFontMetrics(strong).horizontalAdvance(word)
    assert min(style.size_px for style in TextStyle) == 12
    assert font(TextStyle.GRANT).weight() == QFont.Weight.Medium


@pytest.mark.parametrize("icon", list(Icon), ids=lambda icon: icon.name)
def test_every_icon_is_drawn(look: Look, icon: Icon) -> None:
    assert look.theme is LIGHT
    image = picture_of(glyph(icon.value, LIGHT.text))
    assert QColor(strongest_colour(image)) == QColor(LIGHT.text)


def test_an_icon_follows_the_theme_and_its_state(switched: Look) -> None:
    icon = switched.icon(Icon.POOLS, Tint.MUTED, selected=Tint.ACCENT)
    for mode, theme in ((ThemeMode.LIGHT, LIGHT), (ThemeMode.DARK, DARK)):
        switched.set_mode(mode)
        assert strongest_colour(picture_of(icon)) == theme.muted
        assert strongest_colour(picture_of(icon, state=QIcon.State.On)) == theme.accent
        assert strongest_colour(picture_of(icon, QIcon.Mode.Disabled)) == theme.edge
        assert strongest_colour(picture_of(icon, QIcon.Mode.Selected)) == theme.muted


def test_a_users_mark_keeps_its_colour_when_selected(switched: Look) -> None:
    icon = switched.mark_icon(1)
    assert strongest_colour(picture_of(icon, QIcon.Mode.Selected)) == LIGHT.users[1]
    switched.set_mode(ThemeMode.DARK)
    assert strongest_colour(picture_of(icon)) == DARK.users[1]


@pytest.mark.parametrize("shape", list(MarkShape))
def test_every_shape_has_an_outline_of_about_one(shape: MarkShape) -> None:
    outline = mark_path(shape).boundingRect()
    assert 0.8 <= outline.width() <= 1.2
    assert 0.8 <= outline.height() <= 1.2
    assert abs(outline.center().x()) < 0.1
    assert abs(outline.center().y()) < 0.1


def test_shapes_differ() -> None:
    assert len({mark_path(shape).elementCount() for shape in list(MarkShape)[:6]}) >= 5


def test_icons_can_be_copied_and_painted(look: Look) -> None:
    target = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    for icon in (look.icon(Icon.ADD), look.mark_icon(7)):
        target.fill(0)
        painter = QPainter(target)
        QIcon(icon).paint(painter, QRect(0, 0, 32, 32))
        painter.end()
        assert QColor(strongest_colour(target)).isValid()
        assert any(target.pixelColor(x, y).alpha() for x, y in product(range(32), range(32)))


def test_the_look_sets_palette_and_sheet_and_tells(qapp: QApplication, switched: Look) -> None:
    told: list[str] = []
    switched.changed.connect(lambda: told.append(switched.theme.name))
    switched.set_mode(ThemeMode.DARK)
    assert switched.theme is DARK
    assert switched.mode is ThemeMode.DARK
    assert told[-1] == "dark"
    assert qapp.palette().window().color().name().upper() == DARK.surface
    switched.set_mode(ThemeMode.SYSTEM)
    assert switched.theme in (LIGHT, DARK)


def test_labels_take_their_ink_from_the_theme(switched: Look, qapp: QApplication) -> None:
    label = QLabel("muted")
    label.setProperty("ink", "muted")
    label.ensurePolished()
    assert label.palette().windowText().color().name().upper() == LIGHT.muted
    switched.set_mode(ThemeMode.DARK)
    qapp.processEvents()
    label.ensurePolished()
    assert label.palette().windowText().color().name().upper() == DARK.muted


class Restyled(QObject):
    """Counts how often widgets are given another style."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.times.append(watched.objectName())
        return super().eventFilter(watched, event)


def test_a_window_with_many_parts_is_restyled_in_few_steps(qtbot: QtBot, switched: Look) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    switched.dress(window)
    deepest, counted = window, Restyled()
    for depth in range(12):
        deepest = QWidget(deepest)
        deepest.setObjectName(f"part {depth}")
    deepest.installEventFilter(counted)
    window.show()
    for mode in (ThemeMode.DARK, ThemeMode.LIGHT, ThemeMode.DARK):
        counted.times.clear()
        switched.set_mode(mode)
        assert 1 <= len(counted.times) <= 3, "and not once for each part around it"


def test_what_is_put_together_for_a_window_is_styled_once(qtbot: QtBot, switched: Look) -> None:
    window, counted = QWidget(), Restyled()
    qtbot.addWidget(window)
    switched.dress(window)
    deepest = QLabel("inside")
    deepest.installEventFilter(counted)
    page: QWidget = deepest
    for _ in range(12):
        around = QWidget()
        page.setParent(around)
        page = around
    assert counted.times == []
    page.setParent(window)
    window.show()
    assert len(counted.times) == 1
    assert deepest.palette().windowText().color().name().upper() == LIGHT.text


def test_a_main_window_that_is_made_after_a_switch_is_in_the_theme_too(qtbot: QtBot, switched: Look) -> None:
    """Dialogs have the sheet of their window, and the application has none."""
    first, second = QWidget(), QWidget()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    switched.dress(first)
    switched.set_mode(ThemeMode.DARK)
    switched.dress(second)
    for label in (QLabel("inside", first), QLabel("inside", second)):
        label.ensurePolished()
        assert label.palette().windowText().color().name().upper() == DARK.text


def test_a_window_that_is_gone_is_no_longer_dressed(qapp: QApplication, switched: Look) -> None:
    window = QWidget()
    switched.dress(window)
    delete(window)
    switched.set_mode(ThemeMode.DARK)
    assert qapp.styleSheet() == style_sheet(DARK)


def test_a_window_that_is_made_after_a_switch_is_in_the_theme_too(qtbot: QtBot, switched: Look) -> None:
    before, after = QLabel("before"), QLabel("after")
    qtbot.addWidget(before)
    qtbot.addWidget(after)
    for mode, theme in ((ThemeMode.DARK, DARK), (ThemeMode.LIGHT, LIGHT), (ThemeMode.DARK, DARK)):
        switched.set_mode(mode)
        later = QLabel("later")
        qtbot.addWidget(later)
        inner = QLabel("inside", later)
        for label in (before, after, later, inner):
            label.ensurePolished()
            assert label.palette().windowText().color().name().upper() == theme.text


@pytest.mark.parametrize("tint", list(Tint))
def test_every_tint_is_a_token(tint: Tint) -> None:
    assert QColor(tint_colour(LIGHT, tint)).isValid()
    assert tint_colour(LIGHT, tint) != tint_colour(DARK, tint)
