"""The style sheet of the window, made from a theme. Sizes and weights of type come from `fonts`."""

from dataclasses import asdict
from string import Template

from cusyn_desktop.ui.appearance.theme import Theme

_GROUNDS = """
QMainWindow, QDialog, QWidget#page, QScrollArea#page, QStackedWidget { background: $window; }
QLabel, QCheckBox, QRadioButton { background: transparent; color: $text; }
QLabel[ink="muted"] { color: $muted; }
QLabel[ink="accent"] { color: $accent; }
QLabel[ink="good"] { color: $good_ink; }
QLabel[ink="warn"] { color: $warn_ink; }
QLabel[ink="bad"] { color: $bad_ink; }
QLabel:disabled { color: $muted; }
QToolTip { background: $surface; color: $text; border: 1px solid $edge; padding: 4px 6px; }
QFrame#card { background: $surface; border: 1px solid $line; border-radius: 8px; }
QFrame#plain { background: transparent; border: none; }
QFrame#bar_above { background: $surface; border: none; border-top: 1px solid $line; }
QFrame#side_bar { background: $surface; border: none; border-right: 1px solid $line; }
QFrame#rule { background: $line; border: none; max-height: 1px; min-height: 1px; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea > QWidget > QWidget#scrolled { background: transparent; }
"""

_BUTTONS = """
QPushButton {
    background: $surface; color: $text; border: 1px solid $edge; border-radius: 6px;
    min-height: 30px; padding: 0 14px; outline: none;
}
QPushButton:hover { background: $raised; }
QPushButton:pressed { background: $soft; }
QPushButton:focus { border: 2px solid $accent; padding: 0 13px; min-height: 28px; }
QPushButton:disabled { background: $raised; color: $muted; border: 1px solid $line; }
QPushButton::menu-indicator { image: none; width: 0; }
PrimaryButton { background: $accent; color: $on_accent; border: 1px solid $accent; }
PrimaryButton:hover, PrimaryButton:pressed { background: $accent_hover; border-color: $accent_hover; }
PrimaryButton:focus { border: 2px solid $text; }
DangerButton { color: $bad_ink; border: 1px solid $bad_ink; }
DangerButton:hover, DangerButton:pressed { background: $bad_ground; }
DangerButton:focus { border: 2px solid $bad_ink; }
LinkButton {
    background: transparent; color: $accent; border: 2px solid transparent; padding: 0 8px; min-height: 28px;
}
LinkButton[flush="true"], LinkButton[flush="true"]:focus { padding: 0 2px; min-height: 20px; }
LinkButton:hover { background: $soft; }
LinkButton:pressed { background: $soft; }
LinkButton:focus { border: 2px solid $accent; padding: 0 8px; }
LinkButton:disabled { background: transparent; border: 2px solid transparent; color: $muted; }
QPushButton[main="true"] { min-height: 38px; padding: 0 20px; }
QPushButton[main="true"]:focus { min-height: 36px; padding: 0 19px; }
QToolButton {
    background: transparent; color: $text; border: 2px solid transparent; border-radius: 6px;
    padding: 3px 6px;
}
QToolButton:hover { background: $soft; }
QToolButton:focus { border: 2px solid $accent; }
QToolButton:disabled { color: $muted; }
QToolButton::menu-indicator { image: none; width: 0; }
"""

_FIELDS = """
QLineEdit, QAbstractSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QDateEdit {
    background: $surface; color: $text; border: 1px solid $edge; border-radius: 6px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QAbstractSpinBox, QComboBox { min-height: 30px; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on,
QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $accent;
}
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on { min-height: 28px; }
QLineEdit[mistake="true"], QAbstractSpinBox[mistake="true"], QComboBox[mistake="true"] {
    border: 2px solid $bad_ink; min-height: 28px;
}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled,
QPlainTextEdit:disabled, QTextEdit:disabled {
    background: $raised; color: $muted; border: 1px solid $line;
}
QLineEdit#token { min-height: 26px; max-height: 26px; }
QLineEdit#token:focus { min-height: 24px; max-height: 24px; }
QLineEdit, QPlainTextEdit, QTextEdit { placeholder-text-color: $muted; }
QLineEdit { padding: 0 8px; }
QLineEdit:focus, QLineEdit[mistake="true"] { padding: 0 7px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    border: none; padding: 0; min-height: 0; background: transparent;
}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox { padding: 0 4px 0 10px; }
QComboBox:focus, QComboBox:on { padding: 0 3px 0 9px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: none; }
QListWidget#help_pages {
    background: $raised; border: none; border-right: 1px solid $line; padding: 12px 8px; outline: none;
}
QListWidget#help_pages::item {
    padding: 6px 10px; border: 2px solid transparent; border-radius: 6px; color: $text;
}
QListWidget#help_pages::item:hover, QListWidget#help_pages::item:selected { background: $soft; }
QListWidget#help_pages::item:selected:focus { border: 2px solid $accent; }
QTextBrowser#help_text { background: $surface; border: 2px solid transparent; border-radius: 0; }
QTextBrowser#help_text:focus { border: 2px solid $accent; }
QComboBox QAbstractItemView {
    background: $surface; color: $text; border: 1px solid $edge; outline: none; padding: 4px;
    selection-background-color: $soft; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: 28px; padding: 0 6px; }
QSlider { min-height: 24px; background: transparent; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $track; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal {
    width: 14px; height: 14px; margin: -7px 0; border-radius: 9px;
    background: $surface; border: 2px solid $accent;
}
QSlider::handle:horizontal:focus { background: $soft; border: 3px solid $accent; width: 12px; height: 12px; }
QSlider::sub-page:horizontal:disabled { background: $edge; }
QSlider::handle:horizontal:disabled { border-color: $edge; }
QCheckBox, QRadioButton { spacing: 8px; border: 2px solid transparent; border-radius: 4px; padding: 2px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; }
"""

_TABLES = """
QTableView, QTreeView, QListView {
    background: $surface; color: $text; border: none; outline: none; gridline-color: transparent;
    selection-background-color: $soft; selection-color: $text;
}
QTableView::item { padding: 0 5px; border: none; border-bottom: 1px solid $line; }
QTableView::item:selected { background: $soft; color: $text; border-bottom: 1px solid $line; }
QListView#boxed { border: 1px solid $edge; border-radius: 6px; padding: 2px; }
QListView#boxed:focus { border: 2px solid $accent; padding: 1px; }
QListView#boxed::indicator { width: 16px; height: 16px; }
QListView::item { border-bottom: 1px solid $line; padding: 3px 0; }
QListView#boxed::item { padding: 3px 4px; }
QListView::item:selected { background: $soft; color: $text; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section {
    background: $surface; color: $muted; border: none; border-bottom: 1px solid $edge;
    padding: 0 8px; min-height: 31px;
}
QTableView[kept="true"] QHeaderView::section:last { padding-right: 26px; }
QTableCornerButton::section { background: $surface; border: none; border-bottom: 1px solid $edge; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $track; border-radius: 4px; margin: 1px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QProgressBar {
    background: $track; border: none; border-radius: 4px; color: transparent;
    min-height: 8px; max-height: 8px;
}
QProgressBar::chunk { background: $accent; border-radius: 4px; }
"""

_BARS = """
QMenuBar { background: $surface; color: $text; border: none; padding: 0 14px; spacing: 0; }
QMenuBar::item { background: transparent; padding: 5px 10px; margin: 2px 3px; border-radius: 4px; }
QMenuBar::item:selected { background: $soft; }
QMenu { background: $surface; color: $text; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 10px; border-radius: 4px; min-height: 18px; }
QMenu::item:selected { background: $soft; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 6px; }
QFrame#tab_row { background: $surface; border: none; border-bottom: 1px solid $line; }
QTabBar { background: transparent; border: none; }
QTabBar::tab {
    background: transparent; color: $muted; border: none; border-bottom: 2px solid transparent;
    min-height: 45px; padding: 0 16px; margin: 0;
}
QTabBar[tight="true"]::tab { padding: 0 7px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $accent; }
QTabBar::tab:disabled { color: $muted; }
QTabBar[keyboard="true"]::tab:selected { background: $soft; }
QStatusBar {
    background: $surface; border: none; border-top: 1px solid $line; min-height: 27px; color: $muted;
}
QStatusBar::item { border: none; }
QStatusBar QPushButton { min-height: 20px; padding: 0 10px; border-radius: 4px; }
QStatusBar QPushButton:focus { min-height: 18px; padding: 0 9px; }
"""


def style_sheet(theme: Theme) -> str:
    """The style sheet of the whole application."""
    sheet = Template(_GROUNDS + _BUTTONS + _FIELDS + _TABLES + _BARS)
    return sheet.substitute(_named_colours(theme))


def _named_colours(theme: Theme) -> dict[str, str]:
    """Every colour by the name that stands for it in the style sheet."""
    names = {"accent_hover": theme.accent_hover, "accent_fill": theme.accent_fill, "neutral": theme.neutral}
    for key, value in asdict(theme).items():
        if isinstance(value, str):
            names[key] = value
        elif isinstance(value, dict):
            names |= {f"{key}_{part}": colour for part, colour in value.items()}
    return names
