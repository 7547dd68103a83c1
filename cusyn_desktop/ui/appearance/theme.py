"""Every colour of the window, in one frozen record with two instances; nothing else names a colour."""

from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtGui import QColor

N_USER_MARKS = 6
"""Users with a colour of their own; all later ones share a grey mark."""


class ThemeMode(StrEnum):
    """Which theme a person wants."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Tone(StrEnum):
    """What a badge, banner or icon says by its colour; words or a sign always say it too."""

    PLAIN = "plain"
    ACCENT = "accent"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


class MarkShape(StrEnum):
    """The shape that goes with a user's colour, so that colour is never the only sign."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"
    RING = "ring"


@dataclass(frozen=True, slots=True)
class UserMark:
    """How a user is drawn in gauges, timelines and lists.

    Attributes:
        colour: Hexadecimal colour of marks and bars; never of text.
        shape: Shape of the mark.
    """

    colour: str
    shape: MarkShape


@dataclass(frozen=True, slots=True)
class ToneColours:
    """The three colours of a tone: text and icons, the ground below them, the line around it."""

    ink: str
    ground: str
    line: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of the visual language, as hexadecimal colours.

    Attributes:
        name: `light` or `dark`.
        window: Ground of a page.
        surface: Cards, bars, fields.
        raised: What is left out or disabled.
        line: Hairlines and borders of cards.
        edge: Borders of controls and axes.
        text: Body text.
        muted: Captions and labels of axes.
        accent: Primary button, selection, the deciding limit.
        on_accent: Text on the accent.
        soft: Ground of what is selected.
        track: Empty part of bars.
        grid: Grid of plots.
        warn: Inferred, reduced.
        bad: Refused, tampered, mistakes, Cancel.
        good: Verified, approved.
        heat_low: Low end of heat maps.
        heat_high: High end of heat maps; cell text stays readable on it.
        users: Colours of the first six users.
    """

    name: str
    window: str
    surface: str
    raised: str
    line: str
    edge: str
    text: str
    muted: str
    accent: str
    on_accent: str
    soft: str
    track: str
    grid: str
    warn: ToneColours
    bad: ToneColours
    good: ToneColours
    heat_low: str
    heat_high: str
    users: tuple[str, str, str, str, str, str]

    @property
    def neutral(self) -> str:
        """Bars that are compared with the accent: the control border, softened while it is still seen."""
        return blend(self.edge, self.surface, 0.92)

    @property
    def accent_fill(self) -> str:
        """Bars below an accent mark."""
        return blend(self.accent, self.surface, 0.68)

    @property
    def accent_wash(self) -> str:
        """Area under a curve."""
        return blend(self.soft, self.surface, 0.6)

    @property
    def accent_hover(self) -> str:
        """A primary button below the pointer."""
        return blend(self.accent, self.text, 0.86)

    @property
    def faded(self) -> "Theme":
        """The same for what is shown, but does not hold now: neither accent nor strong text."""
        return replace(self, text=self.muted, accent=self.muted, soft=self.raised)

    def tone(self, tone: Tone) -> ToneColours:
        """The colours of a tone."""
        named = {
            Tone.PLAIN: ToneColours(self.text, self.raised, self.line),
            Tone.ACCENT: ToneColours(self.accent, self.soft, self.accent),
            Tone.GOOD: self.good,
            Tone.WARN: self.warn,
            Tone.BAD: self.bad,
        }
        return named[tone]

    def user_mark(self, position: int) -> UserMark:
        """Colour and shape of the user at `position` (from 0, in order of registration)."""
        if 0 <= position < N_USER_MARKS:
            return UserMark(self.users[position], tuple(MarkShape)[position])
        return UserMark(self.muted, MarkShape.RING)

    def heat(self, share: float) -> str:
        """The colour of a heat map's cell, for a share between 0 (low) and 1 (high)."""
        return blend(self.heat_high, self.heat_low, min(max(share, 0.0), 1.0))


def blend(over: str, under: str, weight: float) -> str:
    """The colour that `over` shows on `under` at opacity `weight`."""
    top, bottom = QColor(over), QColor(under)
    mixed = (
        round(weight * a + (1 - weight) * b)
        for a, b in (
            (top.red(), bottom.red()),
            (top.green(), bottom.green()),
            (top.blue(), bottom.blue()),
        )
    )
    return QColor(*mixed).name().upper()


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours, 1 to 21.

    Source:
        WCAG 2.1, definitions of relative luminance and contrast ratio.
    """
    lighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    mixed = QColor(colour)
    red, green, blue = (_linear(part) for part in (mixed.redF(), mixed.greenF(), mixed.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    if channel <= 0.03928:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)


LIGHT = Theme(
    name="light",
    window="#F3F5F8",
    surface="#FFFFFF",
    raised="#F7F9FB",
    line="#DCE1E8",
    edge="#7E8A99",
    text="#18212C",
    muted="#55616F",
    accent="#1F5FA6",
    on_accent="#FFFFFF",
    soft="#E4EDF8",
    track="#E6EAF0",
    grid="#E6EAF0",
    warn=ToneColours("#7A4B00", "#FFF4DE", "#DDB264"),
    bad=ToneColours("#A3201A", "#FDEDEB", "#E0A19C"),
    good=ToneColours("#1A6A43", "#E6F4EC", "#9CCFB4"),
    heat_low="#F1F5FB",
    heat_high="#7EA9DB",
    users=("#C06A00", "#00806B", "#9A3F88", "#7B5238", "#5D6875", "#C2476B"),
)

DARK = Theme(
    name="dark",
    window="#13171D",
    surface="#1B2128",
    raised="#222932",
    line="#323B46",
    edge="#75828F",
    text="#E7ECF2",
    muted="#A6B2BF",
    accent="#85B6F2",
    on_accent="#0D1926",
    soft="#23364D",
    track="#2C3540",
    grid="#2A323C",
    warn=ToneColours("#F3C76F", "#352B17", "#7A6129"),
    bad=ToneColours("#FF9F97", "#3D2221", "#8A4A45"),
    good=ToneColours("#7FD3A5", "#1A3226", "#356B4F"),
    heat_low="#222B36",
    heat_high="#3B6CA6",
    users=("#F0A63A", "#3DC6A6", "#DD8FCB", "#C49A7C", "#AEB8C4", "#F08AA8"),
)
