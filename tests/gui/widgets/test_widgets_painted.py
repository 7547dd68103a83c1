"""The painted widgets: right in both themes, and told in words."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.widgets.belief_bar import BeliefBar
from cusyn_desktop.ui.widgets.domain_ruler import DomainRuler
from cusyn_desktop.ui.widgets.heat_map import HeatMap
from cusyn_desktop.ui.widgets.legend import Legend, LegendEntry, Sample
from cusyn_desktop.ui.widgets.limit_bars import LimitBars, LimitPicture, LimitRow, tick_step
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.widgets.stages import Stages
from tests.gui.office.paint import BOTH, colours_in, in_theme, painted, share_of

ROWS = (
    LimitRow("One synthesis, any user", 1.5, binding=False),
    LimitRow("One request of Ana Ruiz", 0.8, binding=True),
    LimitRow("Left in the dataset’s pool", None, binding=False),
)
STAGES = ("Reserve ε 0.80", "Open the data", "Select and measure", "Make rows")
TABLE = np.array([[0.1, 0.2], [0.3, 0.4]])


def pool_bar(look: Look) -> PoolBar:
    made = PoolBar(look)
    spent = (PoolPart("Ana", 0, 0.35), PoolPart("Ben", 1, 0.39))
    made.set_parts("Survey", spent, PoolPart("Ana", 0, 0.08))
    return made


def limit_bars(look: Look, *, asked: float = 1.2, granted: float | None = 0.8) -> LimitBars:
    made = LimitBars(look)
    made.set_picture(LimitPicture(ROWS, asked=asked, granted=granted, needed=1.0, delta=1e-9))
    return made


def refused_bars(look: Look) -> LimitBars:
    return limit_bars(look, granted=None)


def stages(look: Look) -> Stages:
    made = Stages(look)
    made.set_stages(STAGES)
    made.set_current(2)
    return made


def belief_bar(look: Look) -> BeliefBar:
    made = BeliefBar(look)
    made.set_belief(before=0.1, after=0.64)
    return made


def heat_map(look: Look) -> HeatMap:
    made = HeatMap(look)
    made.set_table(
        "bmi", TABLE, axes=("bmi", "pressure"), rows=["under", "over"], columns=["low", "high"], largest=0.4
    )
    return made


def ruler(look: Look) -> DomainRuler:
    made = DomainRuler(look)
    made.set_groups([0, 18, 30, 111], [("0", "17"), ("18", "29"), ("30", "110")])
    return made


def legend(look: Look) -> Legend:
    return Legend(look, [LegendEntry(sample, sample.value) for sample in Sample])


MAKERS = (pool_bar, limit_bars, refused_bars, stages, belief_bar, heat_map, ruler, legend)


@pytest.mark.parametrize("mode", BOTH)
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_painted_in_both_themes(look: Look, make: object, mode: ThemeMode) -> None:
    assert callable(make)
    widget = make(look)
    assert isinstance(widget, QWidget)
    with in_theme(look, mode):
        assert len(colours_in(painted(widget))) > 3


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_named_and_described(look: Look, make: object) -> None:
    assert callable(make)
    widget = make(look)
    assert widget.accessibleName()
    assert widget.accessibleDescription()


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_repainted_when_the_theme_changes(look: Look, make: object) -> None:
    assert callable(make)
    widget = make(look)
    light = painted(widget)
    with in_theme(look, ThemeMode.DARK):
        assert painted(widget) != light
    assert painted(widget) == light


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_painted_where_there_is_hardly_room(look: Look, make: object) -> None:
    assert callable(make)
    widget = make(look)
    assert not painted(widget, 40, 20).isNull()


def test_the_gauge_is_filled_by_users_and_says_what_is_left(look: Look) -> None:
    bar = pool_bar(look)
    image = painted(bar, 1000, 12)
    assert share_of(image, look.theme.users[0]) == pytest.approx(0.35, abs=0.04)
    assert share_of(image, look.theme.users[1]) == pytest.approx(0.39, abs=0.02)
    assert bar.accessibleDescription() == "Ana 35.0%, Ben 39.0%, 26.0% left, planned 8.0%"


def test_a_used_up_pool_is_full(look: Look) -> None:
    bar = PoolBar(look)
    bar.set_parts("Ben", [PoolPart("Ben", 1, 1.0)])
    assert share_of(painted(bar, 400, 12), look.theme.users[1]) > 0.98
    assert "0.0% left" in bar.accessibleDescription()


def test_the_gauge_tells_whose_part_lies_below_the_pointer(look: Look, qapp: QApplication) -> None:
    bar = pool_bar(look)
    bar.resize(1000, 12)
    for x, told in ((100, "Ana: 35.0%"), (500, "Ben: 39.0%"), (990, "26.0% left")):
        event = QHelpEvent(QEvent.Type.ToolTip, QPoint(x, 5), QPoint(x, 5))
        qapp.sendEvent(bar, event)
        assert told in QToolTip.text()
    QToolTip.hideText()


def test_the_deciding_limit_has_band_accent_and_words(look: Look) -> None:
    bars = limit_bars(look)
    told = bars.accessibleDescription()
    assert "One request of Ana Ruiz: ε\N{NO-BREAK SPACE}0.80, lowest: decides" in told
    assert "Left in the dataset’s pool: no limit" in told
    assert "Asked 1.20; Granted 0.80" in told
    assert "δ\N{NO-BREAK SPACE}10⁻⁹" in told
    colours = colours_in(painted(bars, 600, 160))
    assert {look.theme.soft, look.theme.accent, look.theme.neutral} <= colours


@pytest.mark.parametrize(("asked", "granted"), [(0.8, 0.8), (1.2, None), (1.2, 0.8), (30.0, 0.8)])
def test_limits_are_painted_for_every_outcome(look: Look, asked: float, granted: float | None) -> None:
    bars = limit_bars(look, asked=asked, granted=granted)
    assert look.theme.text in colours_in(painted(bars, 600, 160))
    assert ("Granted" in bars.accessibleDescription()) == (granted is not None)


@pytest.mark.parametrize(
    ("largest", "step"), [(1.5, 0.5), (1.0, 0.2), (0.05, 0.01), (7.0, 2.0), (300.0, 100.0)]
)
def test_ticks_are_round_and_few(largest: float, step: float) -> None:
    assert tick_step(largest) == pytest.approx(step)


def test_stages_tell_what_runs_and_what_is_over(look: Look) -> None:
    shown = stages(look)
    assert shown.accessibleDescription() == "Select and measure; 2 of 4 stages are over"
    shown.set_current(4)
    assert shown.accessibleDescription() == "All stages are over; 4 of 4 stages are over"
    assert look.theme.accent in colours_in(painted(shown))


def test_stages_of_a_run_that_broke_off_show_where(look: Look) -> None:
    shown = stages(look)
    running = painted(shown)
    shown.stop()
    assert painted(shown) != running
    assert shown.accessibleDescription() == "it ended in the stage “Select and measure”"
    shown.set_stages(STAGES)
    shown.set_current(2)
    assert painted(shown) == running, "the next run goes on as any other"


def test_a_refusal_marks_what_was_needed_and_says_so(look: Look) -> None:
    told = refused_bars(look).accessibleDescription()
    assert told.startswith("Asked 1.20; Needed 1.00; ")
    assert "One request of Ana Ruiz: ε\N{NO-BREAK SPACE}0.80, less than needed" in told
    assert "lowest" not in told
    assert "Needed" not in limit_bars(look).accessibleDescription()
    asked = limit_bars(look, asked=1.0, granted=None)
    assert painted(asked) != painted(refused_bars(look))


@pytest.mark.parametrize(
    ("decides", "asked"), [(0.1, 1.5), (0.8, 0.9), (1.45, 1.5)], ids=["short bar", "left line", "long bar"]
)
def test_what_decides_says_so_in_words_wherever_there_is_room(
    look: Look, decides: float, asked: float
) -> None:
    """Words in the accent's colour beside the bar, or in the other one on it."""
    made = LimitBars(look)
    rows = (LimitRow("One synthesis", 1.5, binding=False), LimitRow("One request", decides, binding=True))
    made.set_picture(LimitPicture(rows, asked=asked, granted=None, needed=asked, delta=1e-9))
    band = painted(made, 560).copy(24, 34 + 26, 560 - 88, 26)
    rows = (rows[0], LimitRow("One request", decides, binding=False))
    made.set_picture(LimitPicture(rows, asked=asked, granted=None, needed=asked, delta=1e-9))
    plain = painted(made, 560).copy(24, 34 + 26, 560 - 88, 26)
    words = colours_in(band) - colours_in(plain)
    assert len(words) > 10, "letters have soft edges"


def test_belief_is_told_in_percent(look: Look) -> None:
    assert belief_bar(look).accessibleDescription() == "A guess held 10% can become at most 64% likely"


def test_heat_map_tells_the_largest_cells_first(look: Look) -> None:
    shown = heat_map(look)
    assert shown.accessibleDescription().startswith("over × high: 40.0%; over × low: 30.0%")
    image: QImage = painted(shown, 300, 110)
    assert look.theme.heat_high in colours_in(image)
    shown.set_rows_labelled(labelled=False)
    assert painted(shown, 300, 110) != image


def test_an_empty_heat_map_and_ruler_paint_nothing_and_do_not_fail(look: Look) -> None:
    assert len(colours_in(painted(HeatMap(look), 50, 50))) == 1
    empty = DomainRuler(look)
    empty.set_groups([], [])
    assert len(colours_in(painted(empty, 50, 30))) == 1


def test_ruler_tells_its_groups(look: Look) -> None:
    assert ruler(look).accessibleDescription() == "3 groups, from 0 to 110"


def test_ruler_names_a_group_of_one_value_in_its_middle_and_others_where_they_start(look: Look) -> None:
    made = DomainRuler(look)
    made.resize(324, 38)
    made.set_groups([1, 2, 3, 4], [("1", "1"), ("2", "2"), ("3", "3")])
    assert [(round(middle), text) for middle, text in made.labels] == [(62, "1"), (162, "2"), (262, "3")]
    made.set_groups([0, 5_000, 10_000, 10_001], [("0", "4.999"), ("5", "9.999"), ("10", "10")])
    (_, zero), (_, five), (middle, ten) = made.labels
    assert (zero, five, ten) == ("0", "5", "10")
    assert 300 <= middle <= 306  # the sliver of the last value is wide enough to be seen
    made.set_groups([0, 18, 111], [("0", "17"), ("18", "110")])
    assert [text for _, text in made.labels] == ["0", "18", "110"]
