"""The bundled typeface and the few styles of type that the window uses."""

from enum import Enum
from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

from cusyn_desktop.resources import resource

_FILES = ("fonts/Inter-Regular.otf", "fonts/Inter-Medium.otf", "fonts/Inter-SemiBold.otf")
_PROPORTIONAL = "Inter"
_MONOSPACED = ("DejaVu Sans Mono", "Menlo", "Consolas", "Liberation Mono")
_CHINESE = (
    "PingFang SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
)
"""Typefaces of systems with the characters as they are written in simplified Chinese, the best ones first."""


class TextStyle(Enum):
    """A style of type: size in pixels and weight. The name is part of the value, so that no two are one."""

    CAPTION = ("caption", 12, QFont.Weight.Normal)
    CAPTION_STRONG = ("caption_strong", 12, QFont.Weight.DemiBold)
    TABLE_HEAD = ("table_head", 12, QFont.Weight.Medium)
    MONOSPACED = ("monospaced", 12, QFont.Weight.Normal)
    BODY = ("body", 13, QFont.Weight.Normal)
    BODY_STRONG = ("body_strong", 13, QFont.Weight.DemiBold)
    BUTTON = ("button", 13, QFont.Weight.Medium)
    LEAD = ("lead", 14, QFont.Weight.Normal)
    CARD_TITLE = ("card_title", 14, QFont.Weight.DemiBold)
    BANNER_TITLE = ("banner_title", 16, QFont.Weight.DemiBold)
    FIGURE = ("figure", 18, QFont.Weight.DemiBold)
    PAGE_TITLE = ("page_title", 20, QFont.Weight.Medium)
    KEY_FIGURE = ("key_figure", 24, QFont.Weight.Medium)
    GRANT = ("grant", 32, QFont.Weight.Medium)

    @property
    def size_px(self) -> int:
        """Height of the type, in pixels."""
        return self.value[1]

    @property
    def weight(self) -> QFont.Weight:
        """Weight of the type."""
        return self.value[2]


def load_fonts() -> None:
    """Register the bundled typeface; needs a running `QGuiApplication`."""
    for name in _FILES:
        QFontDatabase.addApplicationFont(str(resource(name)))


def chinese_families() -> tuple[str, ...]:
    """Typefaces of this computer with Chinese characters, the best one first; the bundled one has none."""
    found = set(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))
    known = [name for name in _CHINESE if name in found]
    return (*known, *sorted(found.difference(known)))


def _families() -> list[str]:
    """The bundled typeface; behind it one for Chinese, or the system may pick one with Japanese forms."""
    chinese = QLocale().language() == QLocale.Language.Chinese
    return [_PROPORTIONAL, *(chinese_families()[:1] if chinese else ())]


def font(style: TextStyle) -> QFont:
    """A font of the given style, with figures of equal width so that columns line up."""
    return QFont(_made(style))


def paper_font(style: TextStyle) -> QFont:
    """The same for a PDF, whose text is searched and read aloud.

    A sign that a feature of the typeface puts in another's place has no text there: figures of equal
    width (tnum), and hyphens and colons that follow what stands beside them (calt).
    """
    made = font(style)
    made.setFeature(QFont.Tag("tnum"), 0)
    made.setFeature(QFont.Tag("calt"), 0)
    return made


@cache
def _made(style: TextStyle) -> QFont:
    if style is TextStyle.MONOSPACED:
        made = QFont([*_MONOSPACED])
        made.setStyleHint(QFont.StyleHint.Monospace)
    else:
        made = QFont(_families())
        made.setStyleHint(QFont.StyleHint.SansSerif)
        made.setFeature(QFont.Tag("tnum"), 1)
    made.setPixelSize(style.size_px)
    made.setWeight(style.weight)
    return made
