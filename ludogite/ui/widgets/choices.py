"""Controls that choose: radio cards, segments in a groove, a switch, a stepper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSpinBox, QWidget

from ludogite.ui.style.paint import fill, outline, sunk, text_in
from ludogite.ui.style.painted import Painted
from ludogite.ui.style.plain import set_tip
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme, tint
from ludogite.ui.widgets.base import BUTTON_SHRINKS, Centre, Control, FocusRing, Left


class OptionCard(Control):
    """One of several cards to choose from: a dot, a title, two lines that explain.

    Cards with the same parent exclude each other and the arrow keys go round them.
    """

    def __init__(self, theme: Theme, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, parent)
        self._explain = text
        self.setAccessibleDescription(text)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def set_texts(self, title: str, text: str) -> None:
        """Change both texts."""
        self.setText(title)
        self._explain = text
        self.setAccessibleDescription(text)
        self.apply_theme()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that title and explanation need (px), 104 at least, 76 in a small window."""
        theme = self.theme
        text = self._layout(width - 2 * theme.px(14))[1]
        needed = theme.px(12) + self.line_height("name") + theme.px(4) + text + theme.px(14)
        return max(theme.px(76 if theme.small else 104), math.ceil(needed))

    def sizeHint(self) -> QSize:
        width = max(self.theme.px(222), math.ceil(self.text_width("name")) + self.theme.px(62))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = math.ceil(self.text_width("name")) + self.theme.px(62)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def _layout(self, width: float) -> tuple[QTextLayout, float]:
        """Break the explanation into lines; return them and their height (px)."""
        layout = QTextLayout(self._explain, self.theme.font("note"))
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF(0, y))
            y += line.height() * 1.08
        layout.endLayout()
        return layout, y

    def paint(self, painter: QPainter) -> None:
        """Paint the card; the chosen one has the accent's line, its tint and the dot."""
        theme = self.theme
        rect, chosen = QRectF(self.rect()), self.isChecked()
        role = "accent_tint" if chosen else "surface_soft" if self.hot() else "surface"
        fill(painter, rect, theme.palette.of(role), self.corner())
        if chosen:
            outline(painter, rect, theme.palette.accent, theme.pen(2.5), self.corner())
        else:
            outline(painter, rect, theme.palette.control_outline, theme.pen(1.5), self.corner())
        line = self.line_height("name")
        middle = QPointF(theme.px(24), theme.px(12) + line / 2)
        radius = theme.px(9)
        paint_dot(painter, theme, middle, radius, chosen=chosen)
        painter.setFont(theme.font("name"))
        title = QRectF(theme.px(43), theme.px(12), rect.width() - theme.px(51), line)
        text_in(painter, title, self.text(), theme.palette.of("ink" if self.isEnabled() else "muted"), Left)
        painter.setPen(theme.palette.of("ink" if chosen else "muted"))
        layout, _height = self._layout(rect.width() - 2 * theme.px(14))
        layout.draw(painter, QPointF(theme.px(14), theme.px(16) + line))


def paint_dot(painter: QPainter, theme: Theme, middle: QPointF, radius: float, *, chosen: bool) -> None:
    """Paint the dot of a radio choice."""
    painter.setBrush(theme.palette.surface)
    painter.setPen(QPen(theme.palette.of("accent" if chosen else "control_outline"), theme.px(2)))
    painter.drawEllipse(middle, radius, radius)
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.palette.accent)
        painter.drawEllipse(middle, radius * 0.56, radius * 0.56)


class Segment(Control):
    """One choice of a :class:`Segmented`."""

    def __init__(self, theme: Theme, key: str, text: str, mark: str, parent: QWidget) -> None:
        super().__init__(theme, text, parent)
        self.key = key
        self._mark = mark
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def corner(self) -> float:
        """Round as a control."""
        return self.theme.radius("control") - self.theme.px(1)

    def sizeHint(self) -> QSize:
        """Hold the label, 40 px high."""
        height = max(self.theme.size("touch_min"), math.ceil(self.line_height("body")) + self.theme.px(14))
        mark = self.theme.text_px(20) if self._mark else 0
        gap = self.theme.px(6) if self._mark and self.text() else 0
        text = self.text_width("body", strong=True) if self.text() else 0
        return QSize(math.ceil(text + mark + gap) + 2 * self.theme.px(14), height)

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect, chosen = QRectF(self.rect()), self.isChecked()
        if chosen:
            inner = rect.adjusted(theme.px(1), theme.px(1), -theme.px(1), -theme.px(1))
            fill(painter, inner, theme.palette.surface, self.corner())
            outline(painter, inner, theme.palette.accent, theme.px(2), self.corner())
        ink = theme.palette.of("ink" if chosen or self.hot() else "muted")
        font = theme.font("body", strong=chosen)
        painter.setFont(font)
        side = theme.text_px(20)
        gap = theme.px(6) if self._mark and self.text() else 0
        room = rect.width() - 2 * theme.px(4) - gap - (side if self._mark else 0)
        text = min(QFontMetricsF(font).horizontalAdvance(self.text()), room) if self.text() else 0
        x = rect.center().x() - ((side if self._mark else 0) + gap + text) / 2
        if self._mark:
            icon(painter, theme, self._mark, QRectF(round(x), round(rect.center().y() - side / 2), side, side), ink)
            x += side + gap
        if self.text():
            text_in(painter, QRectF(x, 0, text + 1, rect.height()), self.text(), ink, Left, shrink=BUTTON_SHRINKS)


class Segmented(Painted, QWidget):
    """A few choices side by side in a groove, or on several lines; one is chosen.  The arrows go round them."""

    chosen = Signal(str)

    def __init__(
        self, theme: Theme, items: Sequence[tuple[str, str]] = (), current: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.segments: list[Segment] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_items(items, current)
        self.apply_theme()

    def set_items(
        self, items: Sequence[tuple[str, str]], current: str = "", *, marks: Sequence[str] = (), names: Sequence[str] = ()
    ) -> None:
        """Change the choices, (key, label) each, with icons and accessible names where labels are empty."""
        for segment in self.segments:
            self._grid.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self.segments = []
        for n, (key, text) in enumerate(items):
            segment = Segment(self.theme, key, text, marks[n] if n < len(marks) else "", self)
            segment.setAccessibleName(names[n] if n < len(names) else text)
            set_tip(segment, segment.accessibleName() if not text else "")
            segment.toggled.connect(self._toggled)
            self._grid.addWidget(segment, 0, n)
            self.segments.append(segment)
        for before, after in pairwise((*self._stop_before(), *self.segments)):
            QWidget.setTabOrder(before, after)
        self._columns = len(items)
        self.set_current(current or (items[0][0] if items else ""))

    def _stop_before(self) -> tuple[QWidget, ...]:
        """Find what Tab stops at before these choices: they may have come long after what stands behind them."""
        before = self.previousInFocusChain()
        while before not in {None, self} and (before.focusPolicy() == Qt.FocusPolicy.NoFocus or self.isAncestorOf(before)):
            before = before.previousInFocusChain()
        return () if before is None or before is self else (before,)

    def line_width(self) -> int:
        """Give the width of all choices side by side, in px."""
        return sum(segment.sizeHint().width() for segment in self.segments if not segment.isHidden())

    def fit(self, width: int) -> None:
        """Stand on as few lines as this width (px) allows."""
        shown = [segment.sizeHint().width() for segment in self.segments if not segment.isHidden()]
        evenly = (-(-len(shown) // lines) for lines in range(1, len(shown) + 1))
        columns = next((each for each in evenly if sum(max(shown[place::each]) for place in range(each)) <= width), 1)
        if columns != self._columns:
            self._columns = columns
            for place, segment in enumerate(self.segments):
                self._grid.removeWidget(segment)
                self._grid.addWidget(segment, place // columns, place % columns)

    def offer(self, items: Sequence[tuple[str, str]], current: str = "") -> None:
        """Offer choices, (key, label) each; those that are offered already only take their labels."""
        if [one.key for one in self.segments] == [key for key, _label in items]:
            self.set_labels([label for _key, label in items])
        else:
            self.set_items(items, current)

    def set_labels(self, labels: Sequence[str]) -> None:
        """Change the labels only: the language changed."""
        for segment, label in zip(self.segments, labels, strict=True):
            segment.setText(label)
            segment.setAccessibleName(label)

    @property
    def current(self) -> str:
        """Return the key of the choice, "" when there is none."""
        return next((segment.key for segment in self.segments if segment.isChecked()), "")

    def set_current(self, key: str) -> None:
        """Choose without saying so."""
        for segment in self.segments:
            if segment.key == key:
                segment.show_checked(on=True)
        self.update()

    def _toggled(self, on: bool) -> None:  # noqa: FBT001 (slot)
        segment = self.sender()
        if on and isinstance(segment, Segment):
            self.chosen.emit(segment.key)

    def apply_theme(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)

    def paint(self, painter: QPainter) -> None:
        sunk(painter, self.theme, QRectF(self.rect()), self.theme.radius("control"))


class Switch(Control):
    """Something that is on or off; give it an accessible name, the label stands beside it."""

    def __init__(self, theme: Theme, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def corner(self) -> float:
        """Round as a pill."""
        return self.theme.px(20)

    def sizeHint(self) -> QSize:
        """Be 52 px wide in a target 40 px high."""
        return QSize(self.theme.px(52), self.theme.size("touch_min"))

    def paint(self, painter: QPainter) -> None:
        """Paint the groove and the knob: right, with a tick, when on."""
        theme = self.theme
        track = QRectF(0, 0, theme.px(52), theme.px(30))
        track.moveCenter(QRectF(self.rect()).center())
        on = self.isChecked()
        colour = theme.palette.of(("accent" if on else "control_outline") if self.isEnabled() else "line")
        if theme.flat and not on:
            fill(painter, track, theme.palette.surface, track.height() / 2)
            outline(painter, track, colour, theme.px(2), track.height() / 2)
        else:
            fill(painter, track, colour, track.height() / 2)
        radius = theme.px(12) - (theme.px(1) if not self.hot() else 0)
        x = track.right() - theme.px(15) if on else track.left() + theme.px(15)
        knob = theme.palette.of("on_accent" if on else "ink" if theme.flat else "surface")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(knob)
        painter.drawEllipse(QPointF(x, track.center().y()), radius, radius)
        if on:
            side = theme.px(14)
            place = QRectF(x - side / 2, track.center().y() - side / 2, side, side)
            icon(painter, theme, "check", place, theme.palette.accent)


class Stepper(Painted, QSpinBox):
    """A number between − and +; typing, arrows and the wheel work as in any number field, the wheel only where one writes."""

    def __init__(
        self, theme: Theme, minimum: int, maximum: int, value: int, *, step: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._wanted: int | None = None
        self.setRange(minimum, maximum)
        self.setSingleStep(step)
        self.setValue(value)
        self.setFrame(False)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Centre)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setFrame(False)
        self.editingFinished.connect(self._settle)
        self.ring = FocusRing(self, theme, self.corner)
        self.valueChanged.connect(self.update)
        self.apply_theme()

    def show_value(self, value: int) -> None:
        """Show a number without saying so; while somebody types another one, it waits until that is done."""
        self._wanted = value
        if not (self.hasFocus() and self.lineEdit().isModified()):
            self.blockSignals(True)
            self.setValue(value)
            self.blockSignals(False)
            self.update()

    def _settle(self) -> None:
        """Show what has become of the number that was typed."""
        if self._wanted is not None:
            self.lineEdit().setModified(False)
            self.show_value(self._wanted)

    def corner(self) -> float:
        """Round as a control."""
        return self.theme.radius("control")

    def apply_theme(self) -> None:
        self.setFont(self.theme.font("name", tabular=True))
        roles = {
            QPalette.ColorRole.Text: self.theme.palette.ink,
            QPalette.ColorRole.Base: self.theme.faded("surface", 0),
            QPalette.ColorRole.Highlight: self.theme.palette.accent,
            QPalette.ColorRole.HighlightedText: self.theme.palette.on_accent,
        }
        tint(self, roles)
        self.lineEdit().setPalette(self.palette())
        self._place_field()

    def sizeHint(self) -> QSize:
        theme = self.theme
        digits = QFontMetricsF(self.font()).horizontalAdvance(self.textFromValue(self.maximum()) + self.suffix() + "0")
        height = max(theme.size("touch_min"), math.ceil(QFontMetricsF(self.font()).height()) + theme.px(14))
        return QSize(max(theme.px(132), math.ceil(digits) + 2 * theme.px(40) + theme.px(12)), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _part(self, sign: int) -> QRect:
        """Return the target of − (sign −1) or + (sign 1)."""
        width = self.theme.px(40)
        return QRect(0 if sign < 0 else self.width() - width, 0, width, self.height())

    def _place_field(self) -> None:
        side = self.theme.px(40)
        self.lineEdit().setGeometry(side, 0, max(self.width() - 2 * side, 1), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_field()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._place_field()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step when a sign is pressed."""
        for sign in (-1, 1):
            if event.button() == Qt.MouseButton.LeftButton and self._part(sign).contains(event.position().toPoint()):
                self.stepBy(sign)
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                return
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page unless somebody writes here: who scrolls changes nothing."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        rect = QRectF(self.rect())
        fill(painter, rect, theme.palette.surface, self.corner())
        outline(painter, rect, theme.palette.control_outline, theme.pen(1.5), self.corner())
        side = theme.px(18)
        for sign, name, still in ((-1, "minus", self.minimum()), (1, "plus", self.maximum())):
            place = QRectF(0, 0, side, side)
            place.moveCenter(QRectF(self._part(sign)).center())
            place.moveTopLeft(QPointF(round(place.x()), round(place.y())))
            icon(painter, theme, name, place, theme.palette.of("line" if self.value() == still else "ink"))
