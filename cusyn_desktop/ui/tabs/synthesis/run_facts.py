"""The left side of a run: what was asked, what is spent and since when, what the pools have left."""

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.engine.plan import EngineName, Reuse
from cusyn_desktop.services.records import DatasetSummary, Evaluation, PoolStatus, SpendSummary, UserSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.tabs.shares import shares_by_user
from cusyn_desktop.ui.widgets.labels import (
    ElidedLabel,
    IconLabel,
    Ink,
    Label,
    body,
    caption,
    card_title,
)
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.pool_bar import PoolBar, PoolPart
from cusyn_desktop.ui.widgets.pool_figures import left_text, spent_text
from cusyn_desktop.ui.words import formats

SIDE_PX = 304


@dataclass(frozen=True, slots=True)
class PoolsNow:
    """What the store says while the run goes on.

    Attributes:
        dataset: The dataset with its pool.
        user: The user with their pool.
        users: Everybody, for colours.
        spends: The ledger.
    """

    dataset: DatasetSummary
    user: UserSummary
    users: tuple[UserSummary, ...]
    spends: tuple[SpendSummary, ...]


class RequestFacts(Card):
    """The request, line by line."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=6)
        self._look = look
        self._title, self._dataset = card_title(), ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._mark = IconLabel(look.mark_icon(0))
        names = {
            "user": self.tr("User"),
            "asked": self.tr("Asked"),
            "spent": self.tr("Granted and spent"),
            "method": self.tr("Method"),
            "reuse": self.tr("Earlier measurements"),
            "rows": self.tr("Rows to make"),
            "memory": self.tr("Memory, at most"),
        }
        self._values = {key: ElidedLabel("", TextStyle.BUTTON) for key in names}
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for row, (key, name) in enumerate(names.items()):
            grid.addWidget(caption(name), row, 0)
            value = QHBoxLayout()
            value.setSpacing(6)
            value.addStretch(1)
            if key == "user":
                value.addWidget(self._mark)
            value.addWidget(self._values[key])
            grid.addLayout(value, row, 1)
        self.content.addWidget(self._title)
        self.content.addWidget(self._dataset)
        self.content.addSpacing(4)
        self.content.addLayout(grid)

    def show_request(self, evaluation: Evaluation, user: UserSummary) -> None:
        """Show what was agreed to; the number of the run is not known yet."""
        request = evaluation.request
        self._title.setText(self.tr("Request"))
        self._dataset.setText(request.dataset)
        self._mark.set_icon(self._look.mark_icon(mark_position(user)))
        granted = evaluation.granted or evaluation.asked
        spent = self.tr("{granted} at {delta}").format(
            granted=formats.epsilon(granted.epsilon), delta=formats.delta(granted.delta)
        )
        texts = {
            "user": request.user,
            "asked": formats.epsilon_left(evaluation.asked.epsilon),
            "spent": spent,
            "method": self._method(request.engine),
            "reuse": self._reuse(request.reuse),
            "rows": self.tr("automatic") if evaluation.rows is None else formats.count(evaluation.rows),
            "memory": formats.memory(evaluation.forecast.memory_bytes) if evaluation.forecast else "–",
        }
        for key, text in texts.items():
            self._values[key].setText(text)

    def show_number(self, spend_id: str) -> None:
        """Show the number that the ledger gave."""
        self._title.setText(self.tr("Request {number}").format(number=spend_id))

    def show_nothing_spent(self) -> None:
        """What was granted was not taken."""
        self._values["spent"].setText(self.tr("nothing"))

    def _method(self, engine: EngineName) -> str:
        return {
            EngineName.CUSYN_AIM: self.tr("AIM, customised"),
            EngineName.CUSYN_MWEM: self.tr("MWEM-PGM, customised"),
            EngineName.AIM: self.tr("AIM"),
            EngineName.MWEM_PGM: self.tr("MWEM-PGM"),
        }[engine]

    def _reuse(self, reuse: Reuse) -> str:
        return {
            Reuse.NONE: self.tr("not used"),
            Reuse.MINE: self.tr("own releases, free"),
            Reuse.ALL: self.tr("all releases"),
        }[reuse]


class SpentFacts(Card):
    """That the budget is spent, as a fact with times."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=6)
        self._look = look
        self._title, self._text = card_title(), body(wrap=True)
        self.content.addWidget(self._title)
        self.content.addWidget(self._text)
        self._icons: list[IconLabel] = []
        self._times: list[QLabel] = []
        self._names: list[QLabel] = []
        grid = QGridLayout()
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, name in enumerate((self.tr("Reserved"), self.tr("Data opened"), self.tr("Released"))):
            parts = (IconLabel(look.icon(Icon.OPEN_STATE, Tint.MUTED)), body(name), caption())
            parts[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, part in enumerate(parts):
                grid.addWidget(part, row, column)
            self._icons.append(parts[0])
            self._names.append(parts[1])
            self._times.append(parts[2])
        self.content.addSpacing(4)
        self.content.addLayout(grid)

    def show_waiting(self, granted: str) -> None:
        """Nothing is written yet."""
        self._title.setText(self.tr("{granted} will be spent").format(granted=granted))
        self._text.setText(self.tr("It is written to the ledger before the data is opened."))
        self._names[2].setText(self.tr("Released"))
        for row in range(3):
            self._show_line(row, None, Icon.OPEN_STATE, Tint.MUTED)

    def show_spent(self, granted: str, *, reserved_at: datetime, opened_at: datetime | None) -> None:
        """The ledger has it."""
        self._title.setText(self.tr("{granted} is spent").format(granted=granted))
        self._text.setText(
            self.tr(
                "It was written to the ledger before the data was opened, "
                "and stays spent whatever happens now."
            )
        )
        self._show_line(0, reserved_at, Icon.DONE, Tint.GOOD)
        if opened_at is not None:
            self._show_line(1, opened_at, Icon.DONE, Tint.GOOD)

    def show_nothing(self, granted: str) -> None:
        """The run ended before anything was written."""
        self._title.setText(self.tr("Nothing was spent"))
        self._text.setText(self.tr("{granted} was not written to the ledger.").format(granted=granted))

    def show_end(self, state: SpendState, at: datetime | None) -> None:
        """How the run ended, and when, once the ledger has told."""
        self._text.setText(
            self.tr("It was written to the ledger before the data was opened, and stays spent.")
        )
        if state is SpendState.RELEASED:
            self._show_line(2, at, Icon.DONE, Tint.GOOD)
            return
        words = {
            SpendState.CANCELLED: self.tr("Cancelled, spent"),
            SpendState.FAILED: self.tr("Failed, spent"),
        }
        self._names[2].setText(words.get(state, self.tr("Not released")))
        self._show_line(2, at, Icon.FAILED, Tint.MUTED)
        if at is None:
            self._times[2].clear()

    def _show_line(self, row: int, at: datetime | None, icon: Icon, tint: Tint) -> None:
        self._icons[row].set_icon(self._look.icon(icon, tint))
        self._times[row].setText(self.tr("open") if at is None else formats.instant(at))


class PoolFacts(Card):
    """What the two pools have left after this spend."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=6)
        self._title = card_title(self.tr("Pools after this spend"))
        self.content.addWidget(self._title)
        self._bars = (PoolBar(look, height_px=8), PoolBar(look, height_px=8))
        self._names = (ElidedLabel(self.tr("Dataset")), ElidedLabel())
        self._lefts = (Label("", TextStyle.CAPTION_STRONG), Label("", TextStyle.CAPTION_STRONG))
        self._parts = tuple(self._add_pool(index) for index in range(2))
        self.setVisible(False)

    def show_pools(self, now: PoolsNow) -> None:
        """Show what the store says."""
        self.setVisible(True)
        self._lefts[0].setText(_shares(now.dataset.pool))
        self._bars[0].set_parts(now.dataset.name, shares_by_user(now.dataset, now.users, now.spends))
        pool = now.user.pool
        self._parts[1].setVisible(pool is not None)
        if pool is not None:
            self._names[1].setText(now.user.name)
            self._lefts[1].setText(_shares(pool))
            part = PoolPart(now.user.name, mark_position(now.user), pool.spent_share)
            self._bars[1].set_parts(now.user.name, (part,))

    def _add_pool(self, index: int) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self._names[index], 1)
        row.addWidget(self._lefts[index])
        column.addLayout(row)
        column.addWidget(self._bars[index])
        self.content.addWidget(holder)
        return holder


def _shares(pool: PoolStatus) -> str:
    """What the bar shows, then what the person asks for."""
    return f"{spent_text(pool)} · {left_text(pool)}"
