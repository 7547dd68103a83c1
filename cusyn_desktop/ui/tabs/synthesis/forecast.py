"""What a request would bring: errors, time, memory, what is left, and the error against the budget."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.records import DatasetSummary, ErrorPoint, Evaluation, ForecastSummary
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.plots.error_curve import CurvePoint, ErrorCurve
from cusyn_desktop.ui.tabs.synthesis.words import dataset_left_share
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, caption, figure, strong
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.error_words import misplaced

_FIGURES_PX = 264
_PLOT_PX = 100


class _Figure(QVBoxLayout):
    """A caption, the figure, and below it the same for what was asked."""

    def __init__(self, title: str, about: str = "") -> None:
        super().__init__()
        self.setSpacing(1)
        self._title, self._figure, self._below = caption(title), figure("–"), caption()
        self._figure.setToolTip(about)
        for label in (self._title, self._figure, self._below):
            self.addWidget(label)

    def show_values(self, value: str, below: str = "") -> None:
        """Show another figure; the line below keeps its height when it is empty."""
        self._figure.setText(value)
        self._below.setText(below)
        self._figure.setAccessibleName(f"{self._title.text()}: {value} {below}".strip())


class ForecastPanel(QWidget):
    """Four figures at the left, the curve at the right.

    Attributes:
        by_error: The button that asks for a budget by the error that it brings.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Forecast"))
        point = self.tr("A point is one person in a hundred.")
        size = self.tr("The more cells its table has, the larger the error of a query, whoever chose it.")
        self._queries = _Figure(self.tr("Error, your queries"), joined((point, size)))
        self._others = _Figure(self.tr("Error, other pairs"), point)
        self._time = _Figure(self.tr("Time and memory"))
        self._left = _Figure(self.tr("Left afterwards"))
        self._curve = ErrorCurve(look)
        self.by_error = LinkButton(self.tr("By Error…"))
        self._no_curve = caption("", wrap=True)
        self._meaning = ElidedLabel(self._unit(), TextStyle.CAPTION, ink=Ink.MUTED)
        self._plot = QStackedLayout()
        self._build()

    def show_evaluation(self, evaluation: Evaluation, dataset: DatasetSummary) -> None:
        """Show the forecast of an answer that has one."""
        self._show_errors(evaluation)
        share = dataset_left_share(evaluation, dataset)
        is_granted = evaluation.granted is not None
        self._left.show_values(share, self.tr("of the dataset’s pool") if is_granted else "")
        forecast = evaluation.forecast
        if forecast is not None:
            about = "{time}" if forecast.seconds < 1.0 else self.tr("about {time}")
            about = about.format(time=formats.duration(forecast.seconds))
            self._time.show_values(about, formats.memory(forecast.memory_bytes))
        else:
            self._time.show_values("–")
        self._show_curve(evaluation)

    def _show_errors(self, evaluation: Evaluation) -> None:
        now, asked = evaluation.forecast, evaluation.forecast_asked
        wish = formats.epsilon_left(evaluation.asked.epsilon)
        for shown, read in ((self._queries, _query_error), (self._others, _workload_error)):
            error, other = read(now), read(asked)
            below = (
                ""
                if other is None
                else self.tr("{error} at {asked}").format(
                    error=formats.plus_minus(formats.points(other)), asked=wish
                )
            )
            shown.show_values(self._points(error), below)
        known = [error for error in (_query_error(now), _workload_error(now)) if error is not None]
        self._meaning.setText(misplaced(known[0]) if known else self._unit())

    def _points(self, error: float | None) -> str:
        if error is None:
            return "–"
        return self.tr("{error} points").format(error=formats.plus_minus(formats.points(error)))

    def _show_curve(self, evaluation: Evaluation) -> None:
        self.by_error.setVisible(bool(evaluation.curve))
        if not evaluation.curve:
            self._no_curve.setText(self._why_no_curve(evaluation))
            self._plot.setCurrentIndex(1)
            return
        granted = _point_at(evaluation.forecast, evaluation.granted.epsilon if evaluation.granted else None)
        asked = _point_at(evaluation.forecast_asked, evaluation.asked.epsilon)
        self._curve.set_curve([_curve_point(p) for p in evaluation.curve], granted=granted, asked=asked)
        self._plot.setCurrentIndex(0)

    def _why_no_curve(self, evaluation: Evaluation) -> str:
        if evaluation.granted is None:
            return self.tr("A refused request makes no table.")
        if not evaluation.request.queries:
            return self.tr("Choose interest queries to see how their error falls with the budget.")
        return self.tr("No public number of rows is known, so the error cannot be told beforehand.")

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._head())
        left = QWidget()
        left.setFixedWidth(_FIGURES_PX)
        figures = QVBoxLayout(left)
        figures.setContentsMargins(0, 0, 0, 0)
        figures.addLayout(self._figures())
        figures.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(left)
        row.addLayout(self._plot_column(), 1)
        column.addLayout(row)
        self._plot.addWidget(self._curve)
        self._plot.addWidget(self._no_curve)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(strong(self.tr("Forecast")))
        row.addWidget(self._meaning, 1)
        return row

    def _unit(self) -> str:
        """What the figures are, where none is known that could be told in people."""
        return self.tr("Error in percentage points of people; 9 times in 10 it is below twice this")

    def _figures(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        for place, shown in enumerate((self._queries, self._others, self._time, self._left)):
            grid.addLayout(shown, *divmod(place, 2))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _plot_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        head = QHBoxLayout()
        title = self.tr("Error in points, against ε")
        head.addWidget(ElidedLabel(title, TextStyle.CAPTION, ink=Ink.MUTED), 1)
        head.addWidget(self.by_error)
        column.addLayout(head)
        self._curve.setFixedHeight(_PLOT_PX)
        column.addLayout(self._plot)
        return column


def _query_error(forecast: ForecastSummary | None) -> float | None:
    return forecast.query_error if forecast else None


def _workload_error(forecast: ForecastSummary | None) -> float | None:
    return forecast.workload_error if forecast else None


def _point_at(forecast: ForecastSummary | None, epsilon: float | None) -> CurvePoint | None:
    error = _query_error(forecast)
    return None if error is None or epsilon is None else CurvePoint(epsilon, error)


def _curve_point(point: ErrorPoint) -> CurvePoint:
    return CurvePoint(point.amount.epsilon, point.query_error)
