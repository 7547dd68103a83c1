"""The plots: drawn in both themes from the theme's colours, told in words, and readable as tables."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import LIGHT, ThemeMode
from cusyn_desktop.ui.plots.agreement import Agreement, CellDot
from cusyn_desktop.ui.plots.column_bars import ColumnBars
from cusyn_desktop.ui.plots.error_curve import CurvePoint, ErrorCurve
from cusyn_desktop.ui.plots.live_errors import ErrorTrace, LiveErrors
from cusyn_desktop.ui.plots.query_errors import QueryDot, QueryErrors
from cusyn_desktop.ui.plots.scales import (
    day_ticks,
    halving_ticks,
    linear_ticks,
    month_ticks,
    percent_ticks,
    time_ticks,
)
from cusyn_desktop.ui.plots.themed import Plot
from cusyn_desktop.ui.plots.timeline import Plan, Step, Timeline
from cusyn_desktop.ui.plots.value_labels import spread
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office.paint import BOTH, colours_in, in_theme, painted, show_unseen

START = datetime(2026, 1, 1, tzinfo=UTC)
NOW = datetime(2026, 11, 30, tzinfo=UTC)
STEPS = (
    Step(datetime(2026, 2, 3, tzinfo=UTC), 0.8, 0, "Ana Ruiz", "R-01"),
    Step(datetime(2026, 6, 3, tzinfo=UTC), 0.5, 1, "Ben Okafor", "R-02"),
    Step(datetime(2026, 9, 3, tzinfo=UTC), 0.148, 2, "Chen Li", "R-03"),
)
CURVE = [CurvePoint(float(e), 0.0033 / float(e)) for e in np.linspace(0.1, 2.0, 40)]
TRACES = (
    ErrorTrace("visits", (0.04, 0.01, 0.003), measured_at=1),
    ErrorTrace("smoker × age", (0.05, 0.03, 0.007)),
)
DOTS = (
    QueryDot("age × employment", is_interest=False, expected=0.013, measured=0.0146),
    QueryDot("visits", is_interest=True, expected=0.003, measured=None),
    QueryDot("sex", is_interest=True, expected=None, measured=0.002),
)

CELLS = (
    CellDot("never × 18 to 29", measured=0.31, synthetic=0.30),
    CellDot("daily × 18 to 29", measured=-0.002, synthetic=0.0),
    CellDot("former × 18 to 29", measured=0.12, synthetic=0.14),
)


def timeline(look: Look) -> Timeline:
    made = Timeline(look)
    made.set_steps(STEPS, first=START, now=NOW, plan=Plan(0, 0.067))
    return made


def curve(look: Look) -> ErrorCurve:
    made = ErrorCurve(look)
    made.set_curve(CURVE, granted=CurvePoint(0.8, 0.0041), asked=CurvePoint(1.2, 0.0028))
    return made


def live(look: Look) -> LiveErrors:
    made = LiveErrors(look)
    made.set_traces(TRACES, rounds_expected=36, forecast=0.004)
    return made


def dots(look: Look) -> QueryErrors:
    made = QueryErrors(look)
    made.set_dots(DOTS)
    return made


def bars(look: Look) -> ColumnBars:
    made = ColumnBars(look)
    made.set_bars("age", ["0", "18"], measured=np.array([0.6, 0.4]), synthetic=np.array([0.55, 0.45]))
    return made


def agreement(look: Look) -> Agreement:
    made = Agreement(look)
    made.set_dots("smoker × age", CELLS)
    return made


Make = Callable[[Look], Plot]
MAKERS = pytest.mark.parametrize(
    "make", [timeline, curve, live, dots, bars, agreement], ids=lambda make: make.__name__
)


@pytest.mark.parametrize("mode", BOTH)
@MAKERS
def test_drawn_in_both_themes(look: Look, qtbot: QtBot, make: Make, mode: ThemeMode) -> None:
    plot = make(look)
    qtbot.addWidget(plot)
    with in_theme(look, mode):
        colours = colours_in(painted(plot, 500, 240))
        assert look.theme.surface in colours
        assert len(colours) > 8


@MAKERS
def test_recoloured_when_the_theme_changes(look: Look, qtbot: QtBot, make: Make) -> None:
    plot = make(look)
    qtbot.addWidget(plot)
    with in_theme(look, ThemeMode.DARK):
        dark = look.theme.surface
        assert dark in colours_in(painted(plot, 500, 240))
    assert dark not in colours_in(painted(plot, 500, 240))


@MAKERS
def test_told_in_words_and_as_a_table(look: Look, qtbot: QtBot, make: Make) -> None:
    plot = make(look)
    qtbot.addWidget(plot)
    assert plot.accessibleName()
    assert plot.accessibleDescription()
    table = plot.table()
    assert table.rows
    assert all(len(row) == len(table.head) for row in table.rows)


@pytest.mark.parametrize("kind", [Timeline, ErrorCurve, LiveErrors, QueryErrors, ColumnBars, Agreement])
def test_a_plot_without_data_is_empty_and_does_not_fail(
    look: Look, qtbot: QtBot, kind: Callable[[Look], Plot]
) -> None:
    plot = kind(look)
    qtbot.addWidget(plot)
    assert not painted(plot, 300, 160).isNull()
    assert plot.table().rows == ()


def test_the_timeline_shows_users_and_what_is_left(look: Look, qtbot: QtBot) -> None:
    plot = timeline(look)
    qtbot.addWidget(plot)
    assert plot.accessibleDescription() == "3 spends, 14.8% left today, 6.7% after the plan"
    colours = colours_in(painted(plot, 700, 260))
    assert {look.theme.users[0], look.theme.users[1], look.theme.users[2]} <= colours
    assert plot.table().rows[0] == ("R-01", "3 Feb 2026", "Ana Ruiz", "", "80.0%")


def test_a_pool_without_spends_is_whole(look: Look, qtbot: QtBot) -> None:
    plot = Timeline(look)
    qtbot.addWidget(plot)
    plot.set_steps((), first=NOW, now=NOW)
    assert plot.accessibleDescription() == "0 spends, 100.0% left today"
    assert look.theme.accent_wash in colours_in(painted(plot, 500, 200))


def test_the_worst_query_comes_first(look: Look, qtbot: QtBot) -> None:
    plot = live(look)
    qtbot.addWidget(plot)
    assert plot.table().head == ("Round", "smoker × age", "visits")
    assert plot.table().rows[-1] == ("2", "0.70", "0.30")
    assert look.theme.accent in colours_in(painted(plot, 600, 240))


def test_fast_rounds_are_drawn_now_and_then_and_the_last_one_always(look: Look, qtbot: QtBot) -> None:
    drawn: list[int] = []

    class Counting(LiveErrors):
        def draw(self) -> None:
            drawn.append(len(self.table().rows))
            super().draw()

    plot = Counting(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    drawn.clear()
    for n_rounds in range(1, 31):
        plot.set_traces([ErrorTrace("visits", (0.01,) * n_rounds)], rounds_expected=30)
    assert drawn == [1]
    qtbot.waitUntil(lambda: drawn == [1, 30], timeout=2000)
    qtbot.wait(250)
    assert drawn == [1, 30]


def test_a_plot_on_a_hidden_page_is_drawn_once_it_is_shown(look: Look, qtbot: QtBot) -> None:
    plot = curve(look)
    qtbot.addWidget(plot)
    plot.setEnabled(False)
    plot.redraw()
    assert plot.canvas.getPlotItem().items == []
    show_unseen(plot)
    assert len(plot.canvas.getPlotItem().items) > 3
    plot.setVisible(False)
    plot.set_curve(())
    assert len(plot.canvas.getPlotItem().items) > 3
    plot.setVisible(True)
    assert plot.canvas.getPlotItem().items == []


def test_a_picture_of_a_hidden_plot_shows_what_it_was_given_last(look: Look, qtbot: QtBot) -> None:
    plot = timeline(look)
    qtbot.addWidget(plot)
    plot.resize(500, 260)
    assert set(LIGHT.users[:3]) <= colours_in(plot.as_image(1.0))


def test_thousands_of_spends_are_a_few_items(look: Look, qtbot: QtBot) -> None:
    plot = Timeline(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    steps = [
        Step(START + timedelta(hours=index), 1.0 - index / 6000, index % 9, "Ana", f"R-{index}")
        for index in range(5000)
    ]
    asked: list[int] = []

    def told(place: int) -> str:
        asked.append(place)
        return ""

    plot.set_steps(steps, first=START, now=NOW, what_of=told)
    items = plot.canvas.getPlotItem().items
    assert len(items) < 20
    marked = next(item for item in items if isinstance(item, pg.ScatterPlotItem)).getData()
    assert 50 < len(marked[0]) < 1000, "marks that cover each other are one"
    assert marked[1][-1] == pytest.approx(100.0 * steps[-1].left), "and the newest is always there"
    assert not asked, "words are made for the step that is pointed at"


def test_a_step_is_told_when_it_is_pointed_at(look: Look, qtbot: QtBot) -> None:
    plot = timeline(look)
    qtbot.addWidget(plot)
    plot.set_steps(STEPS, first=START, now=NOW, what_of=("ε 0.60", "ε 1.00", "ε 0.50").__getitem__)
    painted(plot, 700, 260)
    box = plot.canvas.getPlotItem().getViewBox()
    place = box.mapViewToDevice(QPointF(STEPS[1].at.timestamp(), 50.0))
    assert place is not None
    told = "R-02, Ben Okafor, 3 Jun 2026: ε 1.00, 50.0% left after it"
    assert plot.told_at(place + QPointF(3.0, 3.0)) == told
    assert plot.told_at(place + QPointF(30.0, 30.0)) == ""
    assert plot.table().rows[1][3] == "ε 1.00"


def test_close_budgets_have_labels_that_do_not_touch(look: Look, qtbot: QtBot) -> None:
    plot = ErrorCurve(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    plot.resize(300, 160)
    for asked, touching in ((0.9, True), (1.9, False)):
        plot.set_curve(CURVE, granted=CurvePoint(0.8, 0.0041), asked=CurvePoint(asked, 0.0033 / asked))
        right, top = plot._range[0][1], plot._range[1][1]
        assert plot._labels_touch(right) is touching
        above_px = (1.0 - 0.41 / top) * (plot.height() - 30)
        assert above_px >= (40 if touching else 20)


def test_many_rounds_and_long_names_leave_room_for_the_list(look: Look, qtbot: QtBot) -> None:
    plot = LiveErrors(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    plot.resize(500, 220)
    errors = tuple(0.05 / (1 + i) for i in range(60))
    plot.set_traces([ErrorTrace("a very long name of columns", errors)], rounds_expected=60)
    left, right = plot.canvas.getPlotItem().getViewBox().viewRange()[0]
    assert left < 0
    assert right > 75


@pytest.mark.parametrize(("height", "listed"), [(230, 8), (160, 4), (100, 3)])
def test_more_queries_than_have_room_are_counted(look: Look, qtbot: QtBot, height: int, listed: int) -> None:
    plot = LiveErrors(look)
    qtbot.addWidget(plot)
    plot.setMinimumHeight(0)
    plot.resize(600, height)
    plot.set_traces([ErrorTrace(f"pair {i}", (0.05 - 0.001 * i,)) for i in range(20)], rounds_expected=60)
    lines = [words.text for words in plot._list()]
    assert lines[0] == "Now"
    assert lines[-1] == f"and {20 - listed} closer"
    assert len(lines) == listed + 2
    plot.set_traces([ErrorTrace(f"pair {i}", (0.05 - 0.001 * i,)) for i in range(3)], rounds_expected=60)
    plot.redraw()
    assert [words.text.split("   ")[-1] for words in plot._list()] == ["Now", "pair 0", "pair 1", "pair 2"]


def test_interest_queries_have_a_star(look: Look, qtbot: QtBot) -> None:
    plot = dots(look)
    qtbot.addWidget(plot)
    told = "★ visits: expected error 0.30, distance to the noisy measurement –"
    assert told in plot.accessibleDescription()
    assert plot.table().rows[0] == ("age × employment", "", "1.30", "1.46")
    assert plot.minimumHeight() >= 3 * 22


def test_an_asked_budget_that_was_granted_is_drawn_once(look: Look, qtbot: QtBot) -> None:
    plot = ErrorCurve(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    point = CurvePoint(0.8, 0.0041)
    plot.set_curve(CURVE, granted=point, asked=point)
    assert plot.accessibleDescription().count("0.80") == 2
    assert look.theme.accent in colours_in(painted(plot, 400, 200))


def test_a_curve_asks_for_no_more_height_where_it_once_had_more(look: Look, qtbot: QtBot) -> None:
    """Else a page that scrolls as a whole keeps a gap of that height below it."""
    plot = curve(look)
    qtbot.addWidget(plot)
    plot.resize(640, 480)
    show_unseen(plot)
    assert plot.sizeHint().height() == plot.minimumHeight()


def test_a_column_that_was_never_measured_has_one_bar(look: Look, qtbot: QtBot) -> None:
    plot = ColumnBars(look)
    qtbot.addWidget(plot)
    plot.set_bars("age", ["0", "18"], measured=None, synthetic=np.array([0.5, 0.5]))
    assert plot.table().rows == (("0", "–", "50.0%"), ("18", "–", "50.0%"))


def test_agreement_is_told_as_a_correlation(look: Look, qtbot: QtBot) -> None:
    plot = agreement(look)
    qtbot.addWidget(plot)
    assert plot.correlation is not None
    assert plot.accessibleDescription() == "Correlation 0.996"
    assert plot.table().rows[1] == ("daily × 18 to 29", "-0.20%", "0.00%")


@pytest.mark.parametrize("cells", [CELLS[:2], [CellDot(str(i), 0.25, i / 6) for i in range(4)]])
def test_where_nothing_differs_there_is_no_correlation(
    look: Look, qtbot: QtBot, cells: Sequence[CellDot]
) -> None:
    plot = agreement(look)
    qtbot.addWidget(plot)
    plot.set_dots("any", cells)
    assert plot.correlation is None
    assert "Too few" in plot.accessibleDescription()


def test_labels_of_many_values_are_thinned_out(look: Look, qtbot: QtBot) -> None:
    plot = ColumnBars(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    plot.resize(300, 200)
    labels = [f"value {i}" for i in range(40)]
    plot.set_bars("code", labels, measured=None, synthetic=np.full(40, 0.025))
    ticks = plot.canvas.getPlotItem().getAxis("bottom")._tickLevels[0]
    assert 3 <= len(ticks) <= 12
    assert (ticks[0], ticks[-1]) == ((0.0, "value 0"), (39.0, "value 39"))
    long = [f"{low}.00 to {low}.99" for low in range(21)]
    plot.resize(640, 200)
    plot.set_bars("code", [*long, "(missing)"], measured=None, synthetic=np.full(22, 0.04))
    texts = [text for _, text in plot.canvas.getPlotItem().getAxis("bottom")._tickLevels[0]]
    assert texts[-1] == "(missing)"
    (left, right), _ = plot._range
    half_px = Words("(missing)", TextStyle.CAPTION, "").width / 2.0
    assert (right - 21.0) / (right - left) * (plot.width() - 56.0) > half_px
    assert "…" not in "".join(texts)


def test_a_long_label_ends_in_dots_and_is_told_in_full_when_pointed_at(look: Look, qtbot: QtBot) -> None:
    plot = ColumnBars(look)
    qtbot.addWidget(plot)
    plot.resize(300, 200)
    labels = ["Ohne allgemeinen Schulabschluss", *(f"Stufe {n}" for n in range(10)), "Keine Angabe"]
    plot.set_bars("degree", labels, measured=None, synthetic=np.full(12, 1 / 12))
    painted(plot, 300, 200)
    texts = [text for _, text in plot.canvas.getPlotItem().getAxis("bottom")._tickLevels[0]]
    assert texts[0].startswith("Ohne")
    assert texts[0].endswith("…")
    box = plot.canvas.getPlotItem().getViewBox()
    first = box.mapViewToDevice(QPointF(0.2, 1.0))
    assert first is not None
    assert plot.told_at(first) == f"{labels[0]}: measured –, synthetic 8.4%"
    assert plot.told_at(QPointF(-500.0, 0.0)) == ""


@pytest.mark.parametrize("n_values", [1, 2, 3, 12, 50, 120])
@pytest.mark.parametrize("stride", [1, 2, 5, 40])
def test_labels_are_spread_from_the_first_to_the_last(n_values: int, stride: int) -> None:
    places = spread(n_values, stride=stride)
    assert (places[0], places[-1]) == (0, n_values - 1)
    steps = np.diff(places)
    assert np.all(steps >= min(stride, n_values - 1))
    assert n_values == 1 or steps.max() - steps.min() <= 1


def test_linear_ticks_are_round_and_start_at_nothing() -> None:
    assert [tick.text for tick in linear_ticks(1.4, n_ticks=3)] == ["0", "0.5", "1.0", "1.5"]
    assert [tick.text for tick in percent_ticks(17.0)] == ["0%", "5%", "10%", "15%", "20%"]
    assert linear_ticks(0.0)[0].value == 0.0


def test_halving_ticks_lie_at_powers_of_two() -> None:
    ticks = halving_ticks(0.3, 3.0)
    assert [tick.text for tick in ticks] == ["0.25", "0.5", "1", "2", "4"]
    assert [tick.value for tick in ticks] == [-2.0, -1.0, 0.0, 1.0, 2.0]


def test_months_are_named_with_the_year_when_it_changes() -> None:
    texts = [tick.text for tick in month_ticks(START, datetime(2027, 2, 10, tzinfo=UTC))]
    assert texts == ["Jan", "Apr", "Jul", "Oct", "Jan 2027"]


@pytest.mark.parametrize(
    ("span", "texts"),
    [
        (timedelta(seconds=50), ["00", "10", "20", "30", "40", "50"]),
        (timedelta(hours=2), ["00", "30", "00", "30", "00"]),
    ],
)
def test_short_spans_have_the_time_of_day(span: timedelta, texts: list[str]) -> None:
    assert [tick.text[-2:] for tick in time_ticks(START, START + span)] == texts


def test_every_span_has_the_ticks_that_suit_it() -> None:
    assert time_ticks(START, START + timedelta(days=20)) == day_ticks(START, START + timedelta(days=20))
    assert time_ticks(START, NOW) == month_ticks(START, NOW)


def test_days_are_named_in_short_spans() -> None:
    texts = [tick.text for tick in day_ticks(START, START + timedelta(days=20))]
    assert texts == ["5 Jan", "9 Jan", "13 Jan", "17 Jan", "21 Jan"]


@pytest.mark.parametrize("spoken", [Language.GERMAN], indirect=True)
def test_percents_on_axes_are_written_as_elsewhere(spoken: Language) -> None:
    assert spoken is Language.GERMAN
    assert [tick.text for tick in percent_ticks(17.0)][-1] == formats.percent(0.2, places=0) != "20%"


def test_the_names_of_queries_have_their_room_before_anything_is_painted(qtbot: QtBot, look: Look) -> None:
    plot = QueryErrors(look)
    qtbot.addWidget(plot)
    show_unseen(plot)
    plot.set_dots([QueryDot("a rather long name × another", True, 0.02, 0.01)])
    axis = plot.canvas.getPlotItem().getAxis("left")
    assert axis.maximumWidth() >= 150
