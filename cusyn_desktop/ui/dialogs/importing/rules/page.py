"""The rules of a table: what was declared so far, the builder, and whether all can hold at once."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget
from typing_extensions import override

from cusyn_desktop.data.domain.rules import Rule
from cusyn_desktop.errors import CuSynError, InputError
from cusyn_desktop.ui.appearance.icons import ICON_PX, Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.page import Page, PagePair
from cusyn_desktop.ui.dialogs.importing.rules.builder import RuleBuilder
from cusyn_desktop.ui.dialogs.importing.rules.words import rule_sentence
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Card, Note
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.told import told
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner


class RulesPage(Page):
    """The question that may be skipped: which combinations can never be?

    Attributes:
        list: The rules as sentences.
        builder: Where one is put together.
        checking: Whether some row can obey all rules.

    Signals:
        changed: Other rules, or another answer about them.
    """

    changed = Signal()

    def __init__(self, look: Look, runner: Runner, importing: Importing) -> None:
        super().__init__()
        self._look, self._importing = look, importing
        self._draft: ImportDraft | None = None
        self._changing: int | None = None
        self._conflict = ""
        self.checking = Inquiry(runner, self)
        self.list, self.builder = QListWidget(), RuleBuilder(look)
        self.edit_button = Button(self.tr("C&hange…"), look.icon(Icon.EDIT))
        self.remove_button = Button(self.tr("&Remove"), look.icon(Icon.REMOVE))
        self.undo_button = LinkButton(self.tr("&Undo"), look.icon(Icon.UNDO, Tint.ACCENT))
        self._problem = Note(look, Tone.BAD, Icon.MISTAKE)
        self._none = caption(wrap=True)
        self._build()
        self._connect()
        self.setFocusProxy(self.builder.kind)

    @property
    @override
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        if self._draft is not None and self._draft.rule_mistakes():
            return self.tr("Change or remove the marked rule to go on")
        if self.checking.pending:
            return self.tr("Checking whether all rules can hold at once")
        return self.tr("Change or remove a rule to go on") if self._conflict else ""

    @property
    def last_parts(self) -> tuple[QWidget, ...]:
        """What the Tab key reaches after the conditions of a rule, which come and go."""
        return (
            self.builder.accept_button,
            self.builder.leave_button,
            self.undo_button,
            self.list,
            self.edit_button,
            self.remove_button,
        )

    def show_draft(self, draft: ImportDraft) -> None:
        """Show the rules of a table, checked anew against its columns."""
        self._draft, self._changing = draft, None
        self.builder.show_draft(draft)
        self._show_rules()

    def _show_rules(self) -> None:
        draft = self._draft
        if draft is None:
            return
        mistakes = {number: told(mistake) for number, mistake in draft.rule_mistakes().items()}
        position = max(self.list.currentRow(), 0)
        self.list.clear()
        for number, one in enumerate(draft.rules):
            item = QListWidgetItem(rule_sentence(one))
            item.setToolTip(mistakes.get(number, rule_sentence(one)))
            broken = number in mistakes
            icon = (
                self._look.icon(Icon.MISTAKE, Tint.BAD) if broken else self._look.icon(Icon.DONE, Tint.GOOD)
            )
            item.setIcon(icon)
            self.list.addItem(item)
        self.list.setCurrentRow(min(position, len(draft.rules) - 1))
        self._none.setVisible(not draft.rules)
        self.list.setVisible(bool(draft.rules))
        self.undo_button.setEnabled(draft.undoes_rule)
        self._on_current_changed()
        self._check(draft, next(iter(mistakes.values()), ""))

    def _check(self, draft: ImportDraft, mistake: str) -> None:
        """Say what is wrong with one rule; else find out whether some row can obey all."""
        self._show_conflict(mistake)
        self.checking.cancel()
        if draft.rules and not mistake:
            try:
                self.checking.ask(partial(self._importing.check, draft.schema))
            except InputError as error:
                self._show_conflict(told(str(error)))
        self.changed.emit()

    def _show_conflict(self, sentence: str) -> None:
        self._conflict = sentence
        self._problem.set_text(sentence)
        self._problem.setVisible(bool(sentence))

    @Slot()
    def _on_checked(self) -> None:
        self.changed.emit()

    @Slot(object)
    def _on_check_failed(self, error: CuSynError) -> None:
        self._show_conflict(message_of(error).text)
        self.changed.emit()

    # Wishes --------------------------------------------------------------------------------------

    @Slot(object)
    def _on_rule_made(self, made: Rule) -> None:
        if self._draft is None:
            return
        rules = list(self._draft.rules)
        if self._changing is None:
            rules.append(made)
        else:
            rules[self._changing] = made
        self.list.setVisible(True)
        self.list.setFocus()  # now: the button pressed is about to be off, and Qt would choose for itself
        self._declare(rules, current=len(rules) - 1 if self._changing is None else self._changing)

    @Slot()
    def _on_edit_clicked(self) -> None:
        row = self.list.currentRow()
        if self._draft is not None and row >= 0:
            self._changing = row
            self.builder.change(self._draft.rules[row])

    @Slot()
    def _on_remove_clicked(self) -> None:
        row = self.list.currentRow()
        if self._draft is not None and row >= 0:
            rules = [one for number, one in enumerate(self._draft.rules) if number != row]
            self._declare(rules, current=min(row, len(rules) - 1))
            (self.list if rules else self.builder.kind).setFocus()

    @Slot()
    def undo(self) -> None:
        """Take the newest change of the rules back."""
        if self._draft is not None and self._draft.undoes_rule:
            self._draft.undo()
            self._begin_anew()
            self._show_rules()

    def _declare(self, rules: list[Rule], *, current: int) -> None:
        assert self._draft is not None
        self._draft.set_rules(rules)
        self._begin_anew()
        self._show_rules()
        self.list.setCurrentRow(current)

    @Slot()
    def _begin_anew(self) -> None:
        self._changing = None
        self.builder.begin()

    @Slot()
    def _on_left(self) -> None:
        self._changing = None

    @Slot()
    def _on_current_changed(self) -> None:
        chosen = self.list.currentRow() >= 0
        self.edit_button.setEnabled(chosen)
        self.remove_button.setEnabled(chosen)

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        text = self.tr(
            "Say which combinations can never be; synthetic rows always obey. Only what anyone knows without "
            "seeing the rows belongs here. Most tables need no rule: go on then."
        )
        self.add_title(self.tr("Rules"), text)
        self.column.addWidget(PagePair(self.builder, self._list_card()), 1)

    def _list_card(self) -> Card:
        card = Card(spacing=8)
        self.undo_button.set_flush()
        self._note = card.add_head(self.tr("Declared rules"), "", self.undo_button)
        self._none.setText(self.tr("No rule yet. A rule that you add appears here as a sentence."))
        card.content.addWidget(self._none)
        self.list.setAccessibleName(self.tr("Declared rules"))
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(ICON_PX, ICON_PX))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        card.content.addWidget(self.list, 1)
        self._problem.setVisible(False)
        card.content.addWidget(self._problem)
        card.content.addStretch(0)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.edit_button)
        buttons.addWidget(self.remove_button)
        buttons.addStretch(1)
        card.content.addLayout(buttons)
        return card

    def _connect(self) -> None:
        self.builder.rule_made.connect(self._on_rule_made)
        self.builder.left.connect(self._on_left)
        self.list.currentRowChanged.connect(self._on_current_changed)
        self.list.itemActivated.connect(self._on_edit_clicked)
        self.edit_button.clicked.connect(self._on_edit_clicked)
        self.remove_button.clicked.connect(self._on_remove_clicked)
        self.undo_button.clicked.connect(self.undo)
        self.checking.finished.connect(self._on_checked)
        self.checking.failed.connect(self._on_check_failed)
