"""The help window: its pages at the left, the chosen one at the right. It stays open beside the work."""

import re
from collections.abc import Iterable, Iterator
from typing import cast

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QFont, QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.help_pages import HelpPage, help_text, page_of_link, title_of
from cusyn_desktop.ui.widgets.screen_room import fit_to_screen
from cusyn_desktop.ui.words.languages import Language

_SIZE = QSize(860, 640)
_LIST_PX = 272
_LINE_PERCENT = 140.0
_MARGIN_PX = 28.0
_INDENT_PX = 22.0
_HEADINGS = {1: TextStyle.PAGE_TITLE, 2: TextStyle.BANNER_TITLE}
_ABOVE_PX = {0: 4.0, 1: 0.0, 2: 18.0}
_BELOW_PX = 6.0
_ITALIC = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
_PAGE_ROLE = Qt.ItemDataRole.UserRole


class HelpWindow(QDialog):
    """Pages of help, offline.

    Attributes:
        pages: The list of pages.
        text: The page that is shown.
    """

    def __init__(self, look: Look, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.setWindowTitle(self.tr("Help"))
        fit_to_screen(self, _SIZE)
        self.pages = QListWidget()
        self.pages.setObjectName("help_pages")
        self.pages.setFixedWidth(_LIST_PX)
        self.pages.setFont(font(TextStyle.BODY))
        self.pages.setAccessibleName(self.tr("Pages of the help"))
        self.text = QTextBrowser()
        self.text.setObjectName("help_text")
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Page"))
        self.text.anchorClicked.connect(self._on_anchor_clicked)
        for page in HelpPage:
            item = QListWidgetItem(title_of(help_text(page, language)))
            item.setData(_PAGE_ROLE, page.value)
            self.pages.addItem(item)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.pages)
        row.addWidget(self.text, 1)
        self.pages.currentRowChanged.connect(self._on_page_chosen)
        look.changed.connect(self._on_page_chosen)  # links are coloured when the page is read
        self.show_page(HelpPage.FIRST_STEPS)

    @property
    def page(self) -> HelpPage:
        """The page that is shown."""
        return tuple(HelpPage)[self.pages.currentRow()]

    def show_page(self, page: HelpPage) -> None:
        """Show a page."""
        self.pages.setCurrentRow(tuple(HelpPage).index(page))

    @Slot()
    def _on_page_chosen(self) -> None:
        text = help_text(self.page, self._language)
        self.text.setMarkdown(_quoted(text) if self._language is Language.CHINESE else text)
        set_in_type(self.text.document())
        self.text.setAccessibleName(title_of(text))
        self.text.moveCursor(QTextCursor.MoveOperation.Start)

    @Slot(QUrl)
    def _on_anchor_clicked(self, link: QUrl) -> None:
        page = page_of_link(link.toString())
        if page is not None:
            self.show_page(page)


def _quoted(text: str) -> str:
    """The same with quotes around what is italic: Chinese characters are not slanted."""
    return _ITALIC.sub("“\\1”", text)


def set_in_type(document: QTextDocument) -> None:
    """Give a page the window's styles of type; Markdown alone has those of a browser."""
    document.setDefaultFont(font(TextStyle.BODY))
    document.setDocumentMargin(_MARGIN_PX)
    document.setIndentWidth(_INDENT_PX)
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        spacing = QTextBlockFormat()
        spacing.setTopMargin(_ABOVE_PX.get(level, _ABOVE_PX[0]))
        spacing.setBottomMargin(_BELOW_PX)
        if level == 0:
            kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight
            spacing.setLineHeight(_LINE_PERCENT, kind.value)
        QTextCursor(block).mergeBlockFormat(spacing)
        for piece in tuple(_strong_pieces(block)):
            _set_piece(QTextCursor(block), piece, _HEADINGS.get(level, TextStyle.BODY_STRONG))
        block = block.next()


def _strong_pieces(block: QTextBlock) -> Iterator[tuple[int, int]]:
    """Where what is bold begins and ends; headings are."""
    for place in cast("Iterable[QTextBlock.iterator]", block):
        piece = place.fragment()
        if piece.charFormat().fontWeight() >= QFont.Weight.Bold:
            yield piece.position(), piece.position() + piece.length()


def _set_piece(cursor: QTextCursor, piece: tuple[int, int], style: TextStyle) -> None:
    cursor.setPosition(piece[0])
    cursor.setPosition(piece[1], QTextCursor.MoveMode.KeepAnchor)
    shown = cursor.charFormat()
    shown.clearProperty(QTextFormat.Property.FontSizeAdjustment)  # it would win over the font
    shown.setFont(font(style))
    cursor.setCharFormat(shown)
