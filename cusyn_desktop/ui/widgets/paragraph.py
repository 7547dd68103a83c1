"""Running text for a column of known width, so that a page knows how high it will be."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.widgets.labels import Ink, Label

_LEAST_WIDTH_PX = 80


class Paragraph(Label):
    """A label that wraps; it asks for the height that its text has at the width it was made for.

    Where it is given less, as on a small screen, it asks for the height that it has there.
    """

    def __init__(
        self,
        width_px: int,
        style: TextStyle = TextStyle.BODY,
        *,
        ink: Ink = Ink.TEXT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", style, ink=ink, wrap=True, parent=parent)
        self._width_px = width_px

    @override
    def sizeHint(self) -> QSize:
        width = min(self._width_px, self._given_px or self._width_px)
        return QSize(self._width_px, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH_PX, self.sizeHint().height())
