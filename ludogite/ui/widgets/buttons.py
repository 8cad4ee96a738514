"""The buttons: enamel for the one thing to do, paper for the others, walnut on the bar, bare icons."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import enamel, fill, in_two, key_face, outline, text_in, two_lines_in
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import LEAST_TEXT, Theme
from ludogite.ui.widgets.base import BUTTON_SHRINKS, Control, Left, Shadow

ENAMEL_EDGE, ENAMEL_PRESSED = 5, 2  # px of solid side below the face, at rest and pressed
PAPER_EDGE = 3
ICON, ICON_SMALL = 22, 19  # px
GAP = 10
STRIP_ROOM, STRIP_STEP = 12, 16
"""Px: how much higher a strip is than its text, and by how much it fills at a time."""
LABEL_SHRINKS, WHOLE_SHRINKS = 0.8, 0.36
"""Down to what share of its size a label is set for the sake of what stands after it, and to be whole itself."""


def _lines(theme: Theme, font: QFont, text: str, room: float) -> tuple[str, str] | None:
    """Give the two lines of a label that large text sets too small in one line so wide (px); None where one line does."""
    least = theme.least_text() / font.pixelSize() * QFontMetricsF(font).horizontalAdvance(text)
    lines = in_two(text, font) if theme.text_scale > 1 and least > room + 0.5 else ("", "")
    return lines if lines[1] else None


class PrimaryButton(Control):
    """The one enamel button of a screen: icon, label, pips and a trailing note, centred.

    Its label says what will happen ("Lancer les 2 dés"), its note what remains ("reste 1").
    """

    def __init__(
        self, theme: Theme, text: str = "", parent: QWidget | None = None, *, mark: str | None = None, compact: bool = False
    ) -> None:
        super().__init__(theme, text, parent)
        self._mark = mark
        self._compact = compact
        self._pips: tuple[int, int] | None = None
        self._note = ""
        self._display = False
        self._filled: float | None = None
        """How much of the strip is filled that stands in its place while something happens; None is the button."""
        self.shade = Shadow(self, theme, "button", self.corner)

    def corner(self) -> float:
        """Round as a button."""
        return self.theme.radius("button")

    def set_mark(self, name: str | None) -> None:
        """Show an icon of ``resources/icons`` before the label."""
        if name != self._mark:
            self._mark = name
            self.apply_theme()

    def set_pips(self, filled: int, total: int) -> None:
        """Show ``total`` pips after the label, ``filled`` of them solid; no pips with a total of 0."""
        self._pips = (filled, total) if total else None
        self.apply_theme()

    @property
    def is_status(self) -> bool:
        """Whether it says what happens instead of what one may do."""
        return self._filled is not None

    def set_status(self, *, status: bool) -> None:
        """Be a thin strip that says what happens and fills, or the button again."""
        if status != self.is_status:
            self._filled = 0.0 if status else None
            self.shade.lies_flat = status
            self.shade.follow()
            self.update()

    def fill_to(self, share: float) -> None:
        """Fill the strip so far (0 to 1); a button takes no note of it."""
        if self._filled is not None and (abs(share - self._filled) * self.width() >= STRIP_STEP or share >= 1.0):
            self._filled = share
            self.update()

    def set_note(self, note: str) -> None:
        """Show a quieter text at the end."""
        if note != self._note:
            self._note = note
            self.apply_theme()

    def set_display(self, display: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Write the label in the display face: the great cries of a game."""
        if display != self._display:
            self._display = display
            self.apply_theme()

    def sizeHint(self) -> QSize:
        """Hold the content with 24 px on both sides: 58 px of face (52 small) and the edge."""
        least = self.theme.px(48) if self._compact else self.theme.size("button_primary")
        face = max(least, math.ceil(self.line_height("button_primary")) + self.theme.px(20))
        return QSize(math.ceil(self._content_width()) + 2 * self.theme.px(24), face + self.theme.px(ENAMEL_EDGE))

    def _label_role(self) -> str:
        if self._compact:
            return "name"
        return "section" if self._display else "button_primary"

    def _content_width(self) -> float:
        gap = self.theme.px(GAP)
        width = self.text_width(self._label_role())
        if self._mark:
            width += self.theme.text_px(ICON) + gap
        if self._pips:
            width += gap + self._pips_width()
        if self._note:
            width += gap + self.text_width("body", self._note)
        return width

    def _pips_width(self) -> float:
        return self._pips[1] * self.theme.px(16) - self.theme.px(5) if self._pips else 0

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        edge = theme.px(ENAMEL_EDGE)
        face = QRectF(0, 0, self.width(), self.height() - edge)
        if self._filled is not None:
            self._paint_strip(painter, face, self._filled)
            return
        if not self.isEnabled():
            fill(painter, face, theme.palette.surface_soft, self.corner())
            outline(painter, face, theme.palette.line, theme.pen(1.5), self.corner())
            self._paint_content(painter, face, theme.palette.muted)
            return
        drop = theme.px(ENAMEL_EDGE - ENAMEL_PRESSED) if self.isDown() else 0
        face.translate(0, drop)
        enamel(painter, theme, face, edge=edge - drop, hover=self.hot() and not self.isDown())
        self._paint_content(painter, face, theme.palette.on_accent)

    def _paint_strip(self, painter: QPainter, face: QRectF, filled: float) -> None:
        """Paint what happens on a flat strip of paper, and how far it is."""
        theme = self.theme
        painter.setFont(theme.font("body"))
        high = min(painter.fontMetrics().height() + theme.px(STRIP_ROOM), face.height())
        strip = QRectF(face.left(), face.center().y() - high / 2, face.width(), high)
        corner = high / 2
        fill(painter, strip, theme.palette.surface_soft, corner)
        if filled > 0:
            painter.save()
            painter.setClipRect(QRectF(strip.left(), strip.top(), strip.width() * filled, high))
            fill(painter, strip, theme.palette.turn_tint, corner)
            painter.restore()
        outline(painter, strip, theme.palette.line, theme.pen(1.5), corner)
        text_in(painter, strip.adjusted(corner, 0, -corner, 0), self.text(), theme.palette.ink)

    def _paint_content(self, painter: QPainter, face: QRectF, ink: QColor) -> None:
        theme, gap = self.theme, self.theme.px(GAP)
        room = face.width() - 2 * theme.px(12)
        x = face.center().x() - min(self._content_width(), room) / 2
        middle = face.center().y()
        side = theme.text_px(ICON)
        if self._mark and WHOLE_SHRINKS * self.text_width(self._label_role()) + side + gap <= room:
            icon(painter, theme, self._mark, QRectF(x, round(middle - side / 2), side, side), ink)
            x += side + gap
        painter.setFont(theme.font(self._label_role()))
        full, left = self.text_width(self._label_role()), face.right() - theme.px(12) - x
        pips = gap + self._pips_width() if self._pips else 0.0
        note = gap + self.text_width("body", self._note) if self._note else 0.0
        if LABEL_SHRINKS * full + pips + note > left:  # what the label says is worth more than what remains
            note = 0.0
        if LABEL_SHRINKS * full + pips + note > left:
            pips = 0.0
        label = min(full, left - pips - note)
        place = QRectF(x, face.top(), label, face.height())
        if lines := _lines(theme, painter.font(), self.text(), label):
            two_lines_in(painter, place, lines, ink)
        else:
            text_in(painter, place, self.text(), ink, Left, shrink=WHOLE_SHRINKS)
        x += label + gap
        if self._pips and pips:
            filled, total = self._pips
            radius = theme.px(5)
            painter.setPen(QPen(ink, theme.pen(1.8)))
            for n in range(total):
                painter.setBrush(ink if n < filled else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x + radius + n * theme.px(16), middle), radius, radius)
            x += self._pips_width() + gap
        if note:
            painter.setFont(theme.font("body"))
            rest = QRectF(x, face.top(), max(face.right() - theme.px(8) - x, 0), face.height())
            text_in(painter, rest, self._note, ink, Left)


class PaperButton(Control):
    """A secondary button of paper: "plain" on a page, "soft" inside a panel, "danger" for what cannot be undone."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        parent: QWidget | None = None,
        *,
        mark: str | None = None,
        tone: str = "plain",
        compact: bool = False,
        drops: bool = False,
    ) -> None:
        super().__init__(theme, text, parent)
        self._mark, self._tone, self._compact, self._drops = mark, tone, compact, drops
        self._bare: str | None = None
        self.picture: str | None = mark
        """What it shows where there is no room for words; None: words, however small."""
        self._instead: tuple[str, ...] = ()

    def corner(self) -> float:
        """Round as a button; compact ones as a control."""
        return self.theme.radius("control" if self._compact else "button")

    def set_mark(self, name: str | None) -> None:
        """Show an icon before the label."""
        self._mark = name
        self.apply_theme()

    def set_bare(self, mark: str | None) -> None:
        """Show only an icon, with the label as a tool tip (there is no room for words), or (None) the label again."""
        if mark != self._bare:
            self._bare = mark
            set_tip(self, self.text() if mark else "")
            self.apply_theme()

    def keep_room(self, *labels: str) -> None:
        """Be wide enough for these labels too, which it may have instead of its own."""
        if labels != self._instead:
            self._instead = labels
            self.updateGeometry()

    def _label(self) -> str:
        return "" if self._bare else self.text()

    def _label_font(self) -> QFont:
        return self.theme.font("body", strong=True) if self._compact else self.theme.font("name")

    def _label_width(self) -> float:
        return QFontMetricsF(self._label_font()).horizontalAdvance(self._label())

    def sizeHint(self) -> QSize:
        """Hold icon, label and the mark of a menu: 58 px high (52 small), 40 when compact."""
        theme = self.theme
        least = theme.size("touch_min") if self._compact else theme.size("button_primary")
        height = max(least, math.ceil(self.line_height("name")) + theme.px(14))
        width = self._longest() + 2 * theme.px(14 if self._compact else 21) + self._marks_width()
        return QSize(max(math.ceil(width), height), height)

    def least_width(self) -> int:
        """Give the width, in px, in which its labels are still whole, set as small as they may be: large text in two lines."""
        font, least = self._label_font(), self.theme.least_text() if self.theme.text_scale > 1 else LEAST_TEXT
        longest = self._longest()
        if self.theme.text_scale > 1 and not self._bare:
            labels = [in_two(label, font) for label in (self._label(), *self._instead)]
            longest = max(QFontMetricsF(font).horizontalAdvance(line) for lines in labels for line in lines)
        shrunk = max(BUTTON_SHRINKS, least / font.pixelSize())
        return math.ceil(longest * min(shrunk, 1.0) + self._marks_width() + self.theme.px(12)) + 2

    def height_at(self, width: int, most: int) -> int:
        """Give the height, in px, beside a primary action ``most`` px high: all of it where its label takes two lines."""
        room = width - self._marks_width() - self.theme.px(12)
        two = not self._bare and _lines(self.theme, self._label_font(), self._label(), room)
        return most if two else min(self.sizeHint().height() + self.theme.px(2), most)

    def _longest(self) -> float:
        metrics = QFontMetricsF(self._label_font())
        return max(map(metrics.horizontalAdvance, (self._label(), *(() if self._bare else self._instead))))

    def _marks_width(self) -> int:
        theme = self.theme
        before = (theme.text_px(ICON_SMALL) + theme.px(GAP)) if self._bare or self._mark else 0
        return before + ((theme.text_px(16) + theme.px(GAP)) if self._drops else 0)

    def paint(self, painter: QPainter) -> None:
        """Paint the face and its thin side; pressed it sits down on the page."""
        theme = self.theme
        edge = theme.px(PAPER_EDGE)
        face = QRectF(0, 0, self.width(), self.height() - edge)
        ink = theme.palette.of("danger" if self._tone == "danger" else "ink")
        if not self.isEnabled():
            outline(painter, face, theme.palette.line, theme.pen(1.5), self.corner())
            ink = theme.palette.muted
        else:
            drop = theme.px(PAPER_EDGE - 1) if self.isDown() else 0
            face.translate(0, drop)
            role = "surface_soft" if self._tone == "soft" else "surface"
            if self.isChecked():
                role = "accent_tint"
            key_face(painter, theme, face, edge=edge - drop, radius=self.corner(), role=role, hover=self.hot())
        self._paint_content(painter, face, ink)

    def _paint_content(self, painter: QPainter, face: QRectF, ink: QColor) -> None:
        theme, gap, side = self.theme, self.theme.px(GAP), self.theme.text_px(ICON_SMALL)
        mark, text = self._bare or self._mark, self._label()
        lead = (side + gap if text else side) if mark else 0
        tail = (theme.text_px(16) + gap) if self._drops else 0
        label = min(self._label_width(), face.width() - lead - tail - theme.px(12))
        x = face.center().x() - (lead + label + tail) / 2
        if mark:
            icon(painter, theme, mark, QRectF(round(x), round(face.center().y() - side / 2), side, side), ink)
        painter.setFont(self._label_font())
        place = QRectF(x + lead, face.top(), label, face.height())
        if lines := _lines(theme, painter.font(), text, label):
            two_lines_in(painter, place, lines, ink)
        else:
            text_in(painter, place, text, ink, Left, shrink=BUTTON_SHRINKS)
        if self._drops:
            small = theme.text_px(16)
            place = QRectF(x + lead + label + gap, round(face.center().y() - small / 2), small, small)
            icon(painter, theme, "down", place, ink)


def shared_widths(buttons: Sequence[PaperButton], room: float) -> list[int]:
    """Share a width (px) among buttons: each what it likes, or nearer to what it must have, or less where even that is too much."""
    wished, least = [button.sizeHint().width() for button in buttons], [button.least_width() for button in buttons]
    spare = sum(wished) - sum(least)
    given = min(max((room - sum(least)) / spare, 0.0), 1.0) if spare > 0 else 1.0
    scale = min(1.0, max(room, 0.0) / max(sum(least), 1)) if given == 0 else 1.0
    return [int((must + (like - must) * given) * scale) for like, must in zip(wished, least, strict=True)]


class WoodButton(Control):
    """A button on the walnut bar: icon and label, or the icon alone; checkable ones stay lit while on."""

    def __init__(self, theme: Theme, mark: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self._mark = mark
        self._bare = False

    def set_mark(self, name: str) -> None:
        """Change the icon."""
        self._mark = name
        self.update()

    def set_bare(self, bare: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Show the icon alone, with the label as a tool tip: the bar is too narrow for words."""
        if bare != self._bare:
            self._bare = bare
            set_tip(self, self.text() if bare else "")
            self.apply_theme()

    def full_width(self) -> int:
        """Return the width with the label (px)."""
        theme = self.theme
        if not self.text():
            return theme.size("touch_min")
        return math.ceil(theme.text_px(ICON_SMALL + 2) + theme.px(9 + 22) + self.text_width("body", strong=True))

    def sizeHint(self) -> QSize:
        """Take 40 px of height, and the width of icon and label."""
        height = max(self.theme.size("touch_min"), math.ceil(self.line_height("body")) + self.theme.px(12))
        return QSize(self.theme.size("touch_min") if self._bare else self.full_width(), height)

    def minimumSizeHint(self) -> QSize:
        """Let the bar shrink: it then asks for the icon alone."""
        return QSize(self.theme.size("touch_min"), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        plate = 0.20 if self.isChecked() else 0.10 if self.hot() or self.isDown() else 0.0
        if plate:
            fill(painter, rect, theme.faded("light", plate), self.corner())
        if self.isChecked():
            outline(painter, rect, theme.faded("on_wood", 0.55), theme.pen(1.5), self.corner())
        ink = theme.palette.on_wood if self.isEnabled() else theme.faded("on_wood", 0.45)
        side = theme.text_px(ICON_SMALL + 2)
        wordless = self._bare or not self.text()
        x = rect.center().x() - side / 2 if wordless else theme.px(11)
        icon(painter, theme, self._mark, QRectF(round(x), round(rect.center().y() - side / 2), side, side), ink)
        if not wordless:
            painter.setFont(theme.font("body", strong=True))
            start = x + side + theme.px(9)
            text_in(painter, QRectF(start, 0, rect.width() - start, rect.height()), self.text(), ink, Left)


class IconButton(Control):
    """A bare icon on paper, 40 px, named for screen readers and by its tool tip: close, remove, turn."""

    def __init__(self, theme: Theme, mark: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._mark = mark
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Change what it is called."""
        self.setAccessibleName(name)
        set_tip(self, name)

    def set_mark(self, mark: str) -> None:
        """Change the icon."""
        self._mark = mark
        self.update()

    def sizeHint(self) -> QSize:
        """Take a square of 40 px."""
        side = max(self.theme.size("touch_min"), self.theme.text_px(ICON_SMALL) + self.theme.px(16))
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        if self.hot() or self.isChecked():
            fill(painter, rect, theme.palette.surface_soft, self.corner())
        side = theme.text_px(ICON_SMALL)
        place = QRectF(round(rect.center().x() - side / 2), round(rect.center().y() - side / 2), side, side)
        icon(painter, theme, self._mark, place, theme.palette.of("ink" if self.isEnabled() else "line"))


class LinkButton(Control):
    """A quiet text with an icon that acts: "Lire la règle", "Revoir"."""

    def __init__(
        self, theme: Theme, text: str, parent: QWidget | None = None, *, mark: str | None = None, colour: str = "muted"
    ) -> None:
        super().__init__(theme, text, parent)
        self._mark, self._colour = mark, colour
        self.is_here = False

    def set_here(self, here: bool) -> None:  # noqa: FBT001 (a setter of one thing)
        """Show that what it leads to is in sight already."""
        if here != self.is_here:
            self.is_here = here
            self.setAccessibleDescription(self.tr("en ce moment") if here else "")
            self.update()

    def sizeHint(self) -> QSize:
        """Hold icon and text, 40 px high."""
        width = (
            self.text_width("body") + (self.theme.text_px(ICON_SMALL) + self.theme.px(8) if self._mark else 0) + self.theme.px(12)
        )
        height = max(self.theme.size("touch_min"), math.ceil(self.line_height("body")))
        return QSize(math.ceil(width), height)

    def blank(self) -> int:
        return 0 if self.is_here else max(int((self.height() - self.line_height("body")) / 2), 0)

    def paint(self, painter: QPainter) -> None:
        """Paint icon and text, underlined under the pointer; on a plate with a bar where one is."""
        theme = self.theme
        if self.is_here:
            fill(painter, QRectF(self.rect()), theme.palette.accent_tint, theme.radius("key"))
            painter.fillRect(QRectF(0, 0, theme.pen(3), self.height()), theme.palette.accent)
        ink = theme.palette.of("ink" if self.hot() else self._colour)
        x, middle = float(theme.px(6)), self.height() / 2
        if self._mark:
            side = theme.text_px(ICON_SMALL)
            icon(painter, theme, self._mark, QRectF(x, round(middle - side / 2), side, side), ink)
            x += side + theme.px(8)
        font = theme.font("body", strong=self.is_here)
        font.setUnderline(self.hot())
        painter.setFont(font)
        text_in(painter, QRectF(x, 0, self.width() - x, self.height()), self.text(), ink, Left, shrink=BUTTON_SHRINKS)
