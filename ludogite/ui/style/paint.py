"""Paint what the whole house shares: shadows, paper, buttons' faces, focus rings, text, the ground of a page.

Every function takes the painter and the theme; nothing here keeps state beyond the theme's pictures.  In high contrast
(``theme.flat``) the geometry is the same, with flat fills, no soft shadow and thicker edges.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QRadialGradient,
)

from ludogite.ui.style.theme import LEAST_TEXT, Theme, fade, hold, narrow

# Layers of each shadow: px down, px of blur, alpha (the CSS sense: the blur reaches that far on both sides).
SHADOWS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "paper": ((2, 3, 0.14), (8, 20, 0.13)),
    "tray": ((3, 5, 0.25), (12, 26, 0.22)),
    "button": ((9, 14, 0.28),),
    "bar": ((1, 3, 0.30), (3, 10, 0.22)),
    "small": ((1, 2, 0.22), (3, 6, 0.14)),
}
REACHES = {
    kind: (
        max(blur for _down, blur, _alpha in layers),
        max(0, *(blur - down for down, blur, _alpha in layers)),
        max(blur + down for down, blur, _alpha in layers),
    )
    for kind, layers in SHADOWS.items()
}
"""How far each shadow goes: sides, above, below, px at 100 %."""
NO_PEN, NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush()
"""Made once: Qt's enums are asked for their value in Python, each time that one is handed over."""
NIGHT_SHADOW = 1.6  # soft shadows must be stronger to be seen on a dark ground
FLAT_EDGE = 1.5  # px of every edge in high contrast
FOCUS_WIDTH, FOCUS_GAP = 3, 3


def ratio_of(painter: QPainter) -> float:
    """Return the device pixel ratio of what the painter paints on."""
    return painter.device().devicePixelRatioF()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def vertical(rect: QRectF, top: QColor, bottom: QColor) -> QBrush:
    """Return a brush that goes from ``top`` to ``bottom`` over the rectangle."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return QBrush(gradient)


def edge_width(theme: Theme) -> float:
    """Return the width of a hairline: 1 px, 1.5 in high contrast."""
    return theme.pen(FLAT_EDGE if theme.flat else 1.0)


def fill(painter: QPainter, shape: QPainterPath | QRectF, brush: QBrush | QColor, radius: float = 0) -> None:
    """Fill a path, or a rounded rectangle, without an outline."""
    path = shape if isinstance(shape, QPainterPath) else rounded(shape, radius)
    painter.fillPath(path, brush if isinstance(brush, QBrush) else QBrush(brush))


def outline(painter: QPainter, rect: QRectF, colour: QColor, width: float, radius: float) -> None:
    """Draw a rounded outline that lies wholly inside the rectangle."""
    half = width / 2
    painter.setPen(QPen(colour, width))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), max(radius - half, 0), max(radius - half, 0))


# ---- shadows -------------------------------------------------------------------------------------------------------


def shadow_reach(theme: Theme, kind: str) -> tuple[int, int, int]:
    """Return how far a shadow of that kind reaches: sides, above, below, in px; nothing in high contrast."""
    if theme.flat:
        return 0, 0, 0
    side, above, below = REACHES[kind]
    zoom = theme.zoom
    return round(side * zoom), round(above * zoom), round(below * zoom)


def shadow(painter: QPainter, theme: Theme, rect: QRectF, kind: str, radius: float) -> None:
    """Paint the soft shadow of a rounded rectangle from a nine-patch; nothing in high contrast."""
    if theme.flat:
        return
    reach = max(shadow_reach(theme, kind))
    corner = reach + math.ceil(radius) + 1
    side = 2 * corner + 2
    ratio = ratio_of(painter)
    patch = theme.picture(
        ("shadow", kind, radius), side, side, ratio, lambda into: _paint_shadow(into, theme, side, reach, kind, radius)
    )
    stretch(painter, patch, rect.adjusted(-reach, -reach, reach, reach), corner, ratio)


def _paint_shadow(painter: QPainter, theme: Theme, side: float, reach: float, kind: str, radius: float) -> None:
    """Paint every layer as concentric rounded rectangles whose alpha follows a blurred edge."""
    ratio = ratio_of(painter)
    strength = NIGHT_SHADOW if theme.dark else 1.0
    core = QRectF(reach, reach, side - 2 * reach, side - 2 * reach)
    for down, blur, alpha in SHADOWS[kind]:
        layer = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
        layer.setDevicePixelRatio(ratio)
        layer.fill(QColor(0, 0, 0, 0))
        spread, sigma = float(theme.px(blur)), theme.px(blur) / 2
        offset, step = spread, 1 / ratio
        moved = core.translated(0, theme.px(down))
        with QPainter(layer) as into:
            into.setRenderHint(QPainter.RenderHint.Antialiasing)
            into.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            while offset > -spread and moved.width() + 2 * offset > 0:
                share = 0.5 * math.erfc(offset / (sigma * math.sqrt(2)))
                ring = moved.adjusted(-offset, -offset, offset, offset)
                fill(into, ring, theme.faded("shadow", min(alpha * strength, 1.0) * share), max(radius + offset, 1))
                offset -= step
        painter.drawPixmap(QPointF(0, 0), layer)


def stretch(painter: QPainter, patch: QPixmap, rect: QRectF, corner: float, ratio: float) -> None:
    """Draw a nine-patch: corners as they are, sides stretched, nothing in the middle; corners shrink in a tiny rectangle."""
    side = patch.width() / ratio
    here = min(corner, rect.width() / 2, rect.height() / 2)
    columns = (rect.left(), rect.left() + here, rect.right() - here, rect.right())
    rows = (rect.top(), rect.top() + here, rect.bottom() - here, rect.bottom())
    cuts = (0.0, corner, side - corner, side)
    for i in range(3):
        for j in range(3):
            source = QRectF(cuts[i] * ratio, cuts[j] * ratio, (cuts[i + 1] - cuts[i]) * ratio, (cuts[j + 1] - cuts[j]) * ratio)
            target = QRectF(columns[i], rows[j], columns[i + 1] - columns[i], rows[j + 1] - rows[j])
            if target.width() > 0 and target.height() > 0 and not (i == 1 == j):
                painter.drawPixmap(target, patch, source)


# ---- surfaces ------------------------------------------------------------------------------------------------------


def ground(painter: QPainter, theme: Theme, rect: QRectF, *, kept: bool = True) -> None:
    """Fill the ground of a page: lit in the middle, darker at the edges.

    ``kept``: from a picture, ten times as quick where a large part is painted often, and 4 bytes a pixel.
    """
    if theme.flat:
        painter.fillRect(rect, theme.palette.ground)
        return

    def draw(into: QPainter, whole: QRectF) -> None:
        gradient = QRadialGradient(0.5, 0.4, 0.75)
        gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
        gradient.setColorAt(0, theme.palette.ground)
        gradient.setColorAt(0.55, theme.palette.ground)
        gradient.setColorAt(1, theme.palette.ground_edge)
        into.fillRect(whole, QBrush(gradient))

    if kept:
        size = QRectF(0, 0, rect.width(), rect.height())
        picture = theme.picture("ground", size.width(), size.height(), ratio_of(painter), lambda into: draw(into, size))
        painter.drawPixmap(rect.topLeft(), picture)
    else:
        draw(painter, rect)


def paper(painter: QPainter, theme: Theme, rect: QRectF, *, role: str = "surface", radius: float | None = None) -> None:
    """Paint a sheet of paper: fill and hairline; its shadow is :func:`shadow` "paper"."""
    corner = theme.radius("paper") if radius is None else radius
    fill(painter, rect, theme.palette.of(role), corner)
    outline(painter, rect, theme.palette.line, edge_width(theme), corner)


def sunk(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Paint a groove in paper: the hollow of a segmented control, of a switch, of a list."""
    fill(painter, rect, theme.palette.surface_soft, radius)
    outline(painter, rect, theme.palette.control_outline, theme.pen(1.5), radius)


def track(painter: QPainter, theme: Theme, rect: QRectF, share: float, colour: QColor) -> None:
    """Paint a bar that is full by a share (0…1): a groove whose edge can be seen on paper, and what is in it, whole from 0 up."""
    corner = rect.height() / 2
    fill(painter, rect, theme.palette.surface_soft, corner)
    if share > 0:
        done = QRectF(rect.left(), rect.top(), max(rect.width() * min(share, 1.0), rect.height()), rect.height())
        fill(painter, done, colour, corner)
    outline(painter, rect, theme.palette.control_outline, theme.pen(1), corner)


def enamel(painter: QPainter, theme: Theme, face: QRectF, *, edge: float, hover: bool = False) -> None:
    """Paint the enamel button's face: lit top, light line, and ``edge`` px of solid side below it."""
    corner = theme.radius("button")
    fill(painter, face.adjusted(0, corner, 0, edge), theme.palette.accent_edge, corner)
    top, bottom = theme.palette.accent_hi, theme.palette.accent
    if theme.flat:
        top = bottom
    if hover:
        top, bottom = top.lighter(106), bottom.lighter(106)
    fill(painter, face, vertical(face, top, bottom), corner)
    if theme.flat:
        return
    painter.save()
    painter.setClipPath(rounded(face, corner))
    painter.setPen(QPen(theme.faded("light", 0.28), theme.pen(1.5)))
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(face.adjusted(-2, theme.pen(0.75), 2, theme.px(8)), corner, corner)
    painter.restore()


def key_face(
    painter: QPainter, theme: Theme, face: QRectF, *, edge: float, radius: float, role: str = "surface", hover: bool = False
) -> None:
    """Paint a paper button or a key cap: outlined face on a thin solid side."""
    line, side = theme.palette.control_outline, fade(theme.palette.control_outline, 0.62)
    if edge > 0:
        fill(painter, face.adjusted(0, radius, 0, edge), theme.palette.ground, radius)
        fill(painter, face.adjusted(0, radius, 0, edge), side, radius)
    colour = theme.palette.of(role)
    fill(painter, face, colour.lighter(104) if hover and not theme.dark else colour.lighter(118) if hover else colour, radius)
    outline(painter, face, line, theme.pen(1.5), radius)


def focus_ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Draw the focus ring 3 px outside the rectangle, 3 px wide: it needs 6 px around; paper between makes it plain on felt too."""
    gap, width = theme.px(FOCUS_GAP), theme.px(FOCUS_WIDTH)
    outline(painter, rect.adjusted(-gap, -gap, gap, gap), theme.palette.surface, gap, radius + gap)
    grown = rect.adjusted(-gap - width, -gap - width, gap + width, gap + width)
    outline(painter, grown, theme.palette.focus, width, radius + gap + width)


def dashed(painter: QPainter, theme: Theme, rect: QRectF, colour: QColor, *, radius: float, width: float = 2) -> None:
    """Draw a dashed rounded frame: the place where something may go."""
    pen = QPen(colour, theme.pen(width))
    pen.setDashPattern([3, 2.4])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(NO_BRUSH)
    painter.drawRoundedRect(rect, radius, radius)


SHRINKS = 0.7
"""Down to what share of its size a text is set smaller before it is cut."""
LINE_ROOM = 1.35
"""How much higher than its place a line of text may be: what is above and below the letters."""
CLOSE_LINES = 1.12
"""From line to line where two stand on a button, in sizes of their font."""

# ---- text ----------------------------------------------------------------------------------------------------------


def text_at(painter: QPainter, x: float, baseline: float, text: str, colour: QColor) -> float:
    """Draw text from ``x`` on its baseline with the painter's font; return where it ends."""
    painter.setPen(colour)
    painter.drawText(QPointF(x, baseline), text)
    return x + QFontMetricsF(painter.font()).horizontalAdvance(text)


def text_block(painter: QPainter, rect: QRectF, text: str, colour: QColor, align: Qt.AlignmentFlag) -> None:
    """Draw a text that wraps in a rectangle with the painter's font, set smaller where it is too long."""
    flags = int(align | Qt.TextFlag.TextWordWrap)
    least = max(painter.font().pixelSize() * SHRINKS, LEAST_TEXT)
    while painter.boundingRect(rect, flags, text).height() > rect.height() and painter.font().pixelSize() > least:
        font = painter.font()
        font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, flags, text)


_CENTRED = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine)
"""To join two flags takes Python longer than to draw a word."""


def text_in(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    *,
    shrink: float = SHRINKS,
) -> None:
    """Draw one line of text in a rectangle with the painter's font, cut with … when it is too long.

    It is first set smaller, down to a share ``shrink`` of the font's size.
    """
    metrics = QFontMetricsF(painter.font())
    wide, high = metrics.horizontalAdvance(text), metrics.height()
    share = min(rect.width() / wide if wide > max(rect.width(), 0) + 0.5 else 1, LINE_ROOM * rect.height() / high)
    if share < 1:
        font = painter.font()
        hold(font, math.floor(font.pixelSize() * max(share, shrink)))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
    shown = text
    if metrics.horizontalAdvance(text) > rect.width() + 0.5:
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.setPen(colour)
    flags = _CENTRED if align is Qt.AlignmentFlag.AlignCenter else int(align | Qt.TextFlag.TextSingleLine)
    painter.drawText(rect, flags, shown)


def in_two(text: str, font: QFont) -> tuple[str, str]:
    """Break a text where its longer line is shortest; the second line is empty where it has no space."""
    words, advance = text.split(" "), QFontMetricsF(font).horizontalAdvance
    breaks = [(" ".join(words[:number]), " ".join(words[number:])) for number in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(advance, lines)), default=(text, ""))


def two_lines_in(
    painter: QPainter, rect: QRectF, lines: tuple[str, str], colour: QColor, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter
) -> None:
    """Draw two lines in a rectangle, set smaller where that is needed, down to 13 px; one alone (the other is "") in its middle."""
    font = hold(painter.font(), rect.height() / (2 * CLOSE_LINES))
    for line in lines:
        narrow(font, line, rect.width())
    painter.setFont(font)
    painter.setPen(colour)
    metrics = QFontMetricsF(font)
    high, middle = metrics.height(), rect.center().y()
    for line, way in zip(lines, (-0.5, 0.5) if all(lines) else (0, 0), strict=True):
        top = middle + way * CLOSE_LINES * font.pixelSize() - high / 2
        shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        painter.drawText(QRectF(rect.left(), top, rect.width(), high), int(align | Qt.TextFlag.TextSingleLine), shown)


def palette(theme: Theme) -> QPalette:
    """Return the palette for what Qt draws itself: menus, tool tips, selections, placeholders."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: "surface",
        QPalette.ColorRole.WindowText: "ink",
        QPalette.ColorRole.Base: "surface",
        QPalette.ColorRole.AlternateBase: "surface_soft",
        QPalette.ColorRole.Text: "ink",
        QPalette.ColorRole.Button: "surface_soft",
        QPalette.ColorRole.ButtonText: "ink",
        QPalette.ColorRole.ToolTipBase: "surface",
        QPalette.ColorRole.ToolTipText: "ink",
        QPalette.ColorRole.PlaceholderText: "muted",
        QPalette.ColorRole.Highlight: "accent",
        QPalette.ColorRole.HighlightedText: "on_accent",
        QPalette.ColorRole.Link: "accent",
        QPalette.ColorRole.Mid: "line",
        QPalette.ColorRole.Dark: "control_outline",
    }
    for role, token in roles.items():
        made.setColor(role, theme.palette.of(token))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.palette.muted)
    return made


def broken(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """Break a text at its spaces into lines of a width (px), as few as possible."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
