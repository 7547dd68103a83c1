"""The head of a release: for whom, from what, at what cost, and what can be done with it."""

from datetime import timedelta

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.access.times import EXACT
from cusyn_desktop.services.records import ReleaseSummary, RunFigures
from cusyn_desktop.services.releases.fitness import Judgement
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.releases import dataset_text, engine_text
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import Button, PrimaryButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, Label, body, caption
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.fitness_words import reason_text, use_text

_MARK_PX = 16
_NARROW_PX = 760
_GAPS_PX = 88


class ReleaseHead(QWidget):
    """Name and number as the title, with buttons at the right; facts below it, on as many lines as they need.

    Where the page is narrow, what is done less often goes into a menu.
    """

    def __init__(self, look: Look, actions: Actions) -> None:
        super().__init__()
        self._look = look
        self._mark = IconLabel(look.mark_icon(0), _MARK_PX)
        self._name = ElidedLabel("", TextStyle.PAGE_TITLE)
        self._number = Label("", TextStyle.PAGE_TITLE, ink=Ink.MUTED)
        self._facts, self._foreseen = caption(wrap=True), caption(wrap=True)
        self._fitness = body(wrap=True)
        self._fitness.setToolTip(
            self.tr(
                "The largest error that the noise lets expect; it looks at no row. No share of a table is "
                "further off than its error, and on real tables the true error was below twice the expected "
                "one 9 times in 10. A group with fewer rows than that may be noise alone."
            )
        )
        self._foreseen.setToolTip(
            self.tr(
                "Before a run only a rough figure can be told; a run may pass it. Afterwards the error is "
                "estimated from the noisy answers. Neither of them is the true error."
            )
        )
        self._again = actions.ask_again
        self.ask_again = Button.for_action(self._again)
        self.more_rows = Button(self.tr("More Rows…"))
        self.more_rows.setToolTip(self.tr("Other rows of the same release, at no cost"))
        self.export = PrimaryButton.for_action(actions.export_release)
        self.export.use_icon(look.icon(Icon.EXPORT, Tint.ON_ACCENT))
        self._may_more = self._is_table = True
        self._reuse = Badge(look)
        self._asides = QWidget()
        self.more = Button(self.tr("More"), look.icon(Icon.MORE))
        self.more.setToolTip(self.tr("More to do with this release"))
        self._menu = QMenu(self)
        self._menu.addAction(actions.ask_again)
        self._rows_action = QAction(self.more_rows.text(), self)  # PySide loses one that a menu makes
        self._rows_action.triggered.connect(self.more_rows.click)
        self._menu.addAction(self._rows_action)
        self.more.setMenu(self._menu)
        self._build()

    def allow_more_rows(self, *, allowed: bool) -> None:
        """Offer other rows of a release, or not: it takes the right to export."""
        self._may_more = allowed
        self._offer(is_table=self._is_table)

    def _offer(self, *, is_table: bool) -> None:
        """Offer to ask again and to draw more rows, where the release is a table."""
        self._is_table = is_table
        self.ask_again.setVisible(is_table and self._again.isVisible())
        self.more.setEnabled(is_table)
        for offer in (self.more_rows, self._rows_action):
            offer.setVisible(is_table and self._may_more)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(narrow=self._is_narrow)
        self._fit_lines()

    @property
    def _lines(self) -> tuple[Label, ...]:
        """What only a table has, below the facts."""
        return self._fitness, self._foreseen

    @property
    def _is_narrow(self) -> bool:
        """Whether the name would end in dots beside all the buttons."""
        parts = (self._mark, self._name, self._number, self._reuse, self._asides, self.export)
        whole_px = sum(
            part.sizeHint().width() for part in parts if part is self._asides or not part.isHidden()
        )
        return self.width() < max(_NARROW_PX, whole_px + _GAPS_PX)

    def _fold(self, *, narrow: bool) -> None:
        """Put what is done less often into the menu, or beside the button that exports."""
        if narrow == self.more.isHidden():
            self._asides.setVisible(not narrow)
            self.more.setVisible(narrow)
            self._column.activate()  # else a gap stays until the next event, where the page is just shown

    @override
    def hasHeightForWidth(self) -> bool:
        """No, though its texts wrap: the page would then ask for what its plots would like."""
        return False

    def _fit_lines(self) -> None:
        """Give the facts as many lines as they need at this width."""
        for label in (self._facts, *self._lines):
            label.setMinimumHeight(0)  # a label never asks for less than that
            label.setFixedHeight(max(0, label.heightForWidth(self.width())))

    def _build(self) -> None:
        asides = QHBoxLayout(self._asides)
        asides.setContentsMargins(0, 0, 0, 0)
        asides.setSpacing(8)
        asides.addWidget(self.ask_again)
        asides.addWidget(self.more_rows)
        title = QHBoxLayout()
        title.setSpacing(6)
        title.addWidget(self._mark)
        title.addWidget(self._name)
        title.addSpacing(4)
        title.addWidget(self._number)
        title.addSpacing(8)
        title.addWidget(self._reuse)
        title.addStretch(1)
        title.addWidget(self._asides)
        title.addWidget(self.more)
        title.addWidget(self.export)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(title)
        for line in (self._fitness, self._facts, self._foreseen):
            column.addWidget(line)
        self._fold(narrow=False)

    def show_release(self, release: ReleaseSummary, position: int, reused: tuple[str, ...]) -> None:
        """Show a release; `position` gives the user's mark."""
        spend, search = release.spend, release.search
        self._offer(is_table=search is None)
        self._mark.set_icon(self._look.mark_icon(position))
        self._name.setText(spend.user)
        self._number.setText(release.id)
        cost = self.tr("{epsilon} at {delta}").format(
            epsilon=formats.epsilon(spend.granted.epsilon), delta=formats.delta(spend.granted.delta)
        )
        if search is None:
            made = self.tr("%Ln rows made", "", release.n_rows)
            parts = [spend.dataset, made, cost, engine_text(release.engine)]
        else:
            parts = [dataset_text(release), cost]
        parts.insert(0, formats.day(spend.reserved_at))
        for line in self._lines:
            line.setVisible(False)
        self._facts.setText(" · ".join(parts))
        self._fit_lines()
        self._show_reuse(reused)
        self._fold(narrow=self._is_narrow)

    def show_fitness(self, judgement: Judgement, *, n_rows: int) -> None:
        """Answer whether the table is good: what for, and the expected error that this rests on."""
        use, reason = use_text(judgement), reason_text(judgement, n_rows=n_rows)
        self._fitness.set_rich('<span style="font-weight: 600">{use}</span> {reason}', use=use, reason=reason)
        self._fitness.setVisible(True)
        self._fit_lines()

    def show_figures(self, figures: RunFigures, took: timedelta | None, *, step: timedelta) -> None:
        """Show what was foreseen of the run beside what came; nothing where an old release does not tell.

        Args:
            figures: Of the run.
            took: How long it took, as exactly as who looks may know.
            step: In which steps they see times.
        """
        foreseen, came = _times(figures, took)
        if came and step != EXACT:
            came = self.tr("less than {time}").format(time=came)
        told = ""
        if foreseen and came:
            told = self.tr("time foreseen {foreseen}, taken {came}").format(foreseen=foreseen, came=came)
        lines = [line for line in (self._errors_told(figures), told) if line]
        self._foreseen.setText(" · ".join(lines))
        self._foreseen.setVisible(bool(lines))
        self._fit_lines()

    def _errors_told(self, figures: RunFigures) -> str:
        """Both estimates of the interest queries' error: neither knows the true one."""
        foreseen, after, worst = (
            "" if error is None else formats.plus_minus(formats.points(error))
            for error in (figures.query_error_foreseen, figures.query_error, figures.worst_error)
        )
        if not after:
            return ""
        parts = [self.tr("estimated afterwards {mean} points").format(mean=after)]
        if foreseen:
            parts.insert(0, self.tr("foreseen {mean}").format(mean=foreseen))
        if figures.worst_query and worst != after:
            name = formats.clique(figures.worst_query)
            parts.append(self.tr("worst {error} ({name})").format(error=worst, name=name))
        return self.tr("Mean error of the interest queries: {parts}").format(parts=" · ".join(parts))

    def _show_reuse(self, reused: tuple[str, ...]) -> None:
        """Whose measurements were used again, at no cost."""
        self._reuse.setVisible(bool(reused))
        told = self.tr("Uses {names}") if len(reused) == 1 else self.tr("Uses {count} earlier releases")
        names = ", ".join(reused)
        text = told.format(names=names, count=formats.count(len(reused)))
        self._reuse.set_state(text, Tone.PLAIN, Icon.REUSED)
        self._reuse.setToolTip(self.tr("Their measurements entered at no cost: {names}").format(names=names))


def _times(figures: RunFigures, took: timedelta | None) -> tuple[str, str]:
    foreseen = "" if figures.seconds_foreseen is None else formats.duration(figures.seconds_foreseen)
    return foreseen, "" if took is None else formats.duration(took.total_seconds())
