"""Watch a finished game again: the game's own table, and under it the line of time with its buttons."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QStyle, QVBoxLayout, QWidget

from ludogite.ui.paint import fill, outline, rounded
from ludogite.ui.table import ReplayTable
from ludogite.ui.theme import Look
from ludogite.ui.widgets import FocusRing, HeaderBar, IconButton, Label, Page, Paper, PaperButton, Segmented

STEP_MS = 1200
"""How long a step is shown at speed 1."""
SPEEDS = (1, 2, 4)


class TimeLine(QSlider):
    """The line of time: each stretch in the colour of who played it; arrows, Home, End, a click anywhere."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look = look
        self._inks: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPageStep(10)
        self.ring = FocusRing(self, look, lambda: look.radius("control"))
        look.changed.connect(self.updateGeometry)

    def set_inks(self, inks: tuple[int, ...]) -> None:
        """Colour each step with the ink of who played it, 0 for nobody."""
        self._inks = inks
        self.update()

    def sizeHint(self) -> QSize:
        """Be 40 px high."""
        return QSize(self.look.px(200), self.look.size("touch_min"))

    def minimumSizeHint(self) -> QSize:
        """Stay usable."""
        return QSize(self.look.px(120), self.look.size("touch_min"))

    def _x(self, value: float) -> float:
        edge = self.look.px(11)
        return edge + (self.width() - 2 * edge) * value / max(self.maximum(), 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where one presses, and follow from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following."""
        self.setSliderDown(False)

    def _follow(self, event: QMouseEvent) -> None:
        edge = self.look.px(11)
        span = max(self.width() - 2 * edge, 1)
        self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), round(event.position().x()) - edge, span))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, what has been played, and the handle."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, middle = look.px(8), self.height() / 2
        left, right = self._x(0), self._x(self.maximum())
        groove = QRectF(left, middle - high / 2, right - left, high)
        fill(painter, groove, look.colour("surface_soft"), high / 2)
        painter.save()
        painter.setClipPath(rounded(groove, high / 2))
        self._paint_stretches(painter, groove)
        painter.restore()
        outline(painter, groove, look.colour("control_outline"), look.pen(1), high / 2)
        radius = look.px(11)
        here = QRectF(self._x(self.value()) - radius, middle - radius, 2 * radius, 2 * radius)
        fill(painter, here, look.colour("accent"), radius)
        outline(painter, here, look.colour("surface"), look.pen(2.5), radius)
        painter.end()

    def _paint_stretches(self, painter: QPainter, groove: QRectF) -> None:
        """Paint one rectangle per run of steps with the same ink: full up to the handle, faint after it."""
        start = 0
        for n in range(1, len(self._inks) + 1):
            edges = {len(self._inks), self.value()}
            if n not in edges and self._inks[n] == self._inks[start]:
                continue
            if self._inks[start]:
                colour = self.look.player(self._inks[start]).colour
                colour.setAlphaF(1.0 if n <= self.value() else 0.28)
                painter.fillRect(QRectF(self._x(start), groove.y(), self._x(n) - self._x(start), groove.height()), colour)
            start = n


class ReplayPage(Page):
    """The page of a replay; the screen is the game's own, its table a ``ReplayTable`` that this page moves."""

    back = Signal()
    carry = Signal()
    """The game is to be taken along in a file; offered by ``offer_carry``."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._table: ReplayTable | None = None
        self._screen: QWidget | None = None
        self.header = HeaderBar(look)
        self.header.back.connect(self.back)
        self.carry_button = self.header.add_action("export", "")
        self.carry_button.clicked.connect(self.carry)
        self.carry_button.hide()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._play_on)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.header)
        self._make_bar()
        self.retranslate()
        self.relook()

    def _make_bar(self) -> None:
        look = self.look
        self.bar = Paper(look)
        self.first, self.before = IconButton(look, "first", ""), IconButton(look, "back", "")
        self.play = PaperButton(look, mark="play", tone="soft", compact=True)
        self.after, self.last = IconButton(look, "next", ""), IconButton(look, "last", "")
        self.line = TimeLine(look)
        self.caption = Label(look, "body", "muted", tabular=True)
        self.speed = Segmented(look, [(str(speed), f"×{speed}") for speed in SPEEDS], str(SPEEDS[0]))
        self.speed.chosen.connect(self._set_pace)
        self.first.clicked.connect(self.go_first)
        self.before.clicked.connect(self.go_back)
        self.play.clicked.connect(self.toggle_play)
        self.after.clicked.connect(self.go_on)
        self.last.clicked.connect(self.go_last)
        self.line.valueChanged.connect(self._line_moved)
        self._row = QHBoxLayout(self.bar)
        for widget in (self.first, self.before, self.play, self.after, self.last):
            self._row.addWidget(widget)
        self._row.addWidget(self.line, 1)
        self._row.addWidget(self.caption)
        self._row.addWidget(self.speed)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.bar)
        self._whole.addLayout(self._foot)

    # ---- what is shown ---------------------------------------------------------------------------------------------

    def show_replay(self, table: ReplayTable, screen: QWidget, title: str, subtitle: str) -> None:
        """Show a replay at its present step; the screen of the one before is let go."""
        self.stop()
        if self._table is not None:
            self._table.moved.disconnect(self._moved)
        if self._screen is not None:
            self._whole.removeWidget(self._screen)
            self._screen.hide()
            self._screen.deleteLater()
        self._table, self._screen = table, screen
        self._whole.insertWidget(1, screen, 1)
        screen.show()
        self.header.set_title(title, subtitle)
        self.setAccessibleName(title)
        table.moved.connect(self._moved)
        self.line.blockSignals(True)
        self.line.setRange(0, table.last)
        self.line.blockSignals(False)
        self.line.set_inks(_inks(table))
        self._moved(table.step)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_carry(self) -> None:
        """Offer to take the game along."""
        self.carry_button.show()

    @property
    def is_playing(self) -> bool:
        """Whether the replay runs by itself."""
        return self._timer.isActive()

    def retranslate(self) -> None:
        """Read every text of the page again."""
        self.carry_button.setText(self.tr("Emporter cette partie…"))
        for button, name in (
            (self.first, self.tr("Au début")),
            (self.before, self.tr("Un pas en arrière")),
            (self.after, self.tr("Un pas en avant")),
            (self.last, self.tr("À la fin")),
        ):
            button.set_name(name)
        self.line.setAccessibleName(self.tr("Ligne du temps"))
        for segment, speed in zip(self.speed.segments, SPEEDS, strict=True):
            segment.setAccessibleName(self.tr("vitesse {n}").format(n=speed))
            segment.setToolTip(segment.accessibleName())
        self._show_play()
        self._show_caption()

    def relook(self) -> None:
        """Take new sizes: in a small window, or with big text, the caption leaves the line its room."""
        super().relook()
        if not hasattr(self, "_foot"):
            return
        px, gutter = self.look.px, self.look.size("gutter")
        self._row.setContentsMargins(px(10), px(6), px(14), px(6))
        self._row.setSpacing(px(8))
        self._foot.setContentsMargins(gutter, px(4), gutter, px(12))
        tight = self.look.small and self.look.text_scale > 1.25
        self.speed.setVisible(not tight)
        self._show_play()

    def _show_play(self) -> None:
        text = self.tr("Pause") if self.is_playing else self.tr("Lecture")
        self.play.set_mark("pause" if self.is_playing else "play")
        self.play.setText("" if self.look.small and self.look.text_scale > 1.25 else text)
        self.play.setAccessibleName(text)
        self.play.relook()

    def _show_caption(self) -> None:
        table = self._table
        if table is None:
            self.caption.setText("")
            return
        said = self.tr("commande {n} sur {last}").format(n=table.step, last=table.last)
        longest = self.tr("commande {n} sur {last}").format(n=table.last, last=table.last)
        self.caption.setText(said)
        self.caption.setMinimumWidth(math.ceil(self.caption.fontMetrics().horizontalAdvance(longest)) + 2)
        who = _who(table, table.step)
        self.line.setAccessibleDescription(f"{said}, {who}" if who else said)
        self.caption.setToolTip(who)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard to what it is for here; a focus proxy would take the buttons out of the Tab order."""
        self.line.setFocus(event.reason())

    # ---- moving ----------------------------------------------------------------------------------------------------

    def go_first(self) -> None:
        """Go to the start."""
        self._go(0)

    def go_last(self) -> None:
        """Go to the end."""
        self._go(self._table.last if self._table is not None else 0)

    def go_back(self) -> None:
        """Go one step back."""
        self._go(self.line.value() - 1)

    def go_on(self) -> None:
        """Go one step on."""
        self._go(self.line.value() + 1)

    def toggle_play(self) -> None:
        """Let the replay run, from the start again if it is at its end, or stop it."""
        if self.is_playing:
            self.stop()
            return
        table = self._table
        if table is None or table.last == 0:
            return
        if table.step == table.last:
            table.show_step(0)
        self._timer.start(STEP_MS // int(self.speed.current))
        self._show_play()

    def stop(self) -> None:
        """Let the replay rest."""
        self._timer.stop()
        self._show_play()

    def _go(self, step: int) -> None:
        self.stop()
        if self._table is not None:
            self._table.show_step(step)

    def _play_on(self) -> None:
        table = self._table
        if table is None or table.step >= table.last:
            self.stop()
            return
        table.show_step(table.step + 1)
        if table.step == table.last:
            self.stop()

    def _set_pace(self, key: str) -> None:
        if self.is_playing:
            self._timer.start(STEP_MS // int(key))

    def _line_moved(self, step: int) -> None:
        if self._table is not None and step != self._table.step:
            self._go(step)

    def _moved(self, step: int) -> None:
        """Follow the table, whoever moved it."""
        self.line.blockSignals(True)
        self.line.setValue(step)
        self.line.blockSignals(False)
        self.line.update()
        table = self._table
        last = table.last if table is not None else 0
        for button, on in ((self.first, step > 0), (self.before, step > 0), (self.after, step < last), (self.last, step < last)):
            button.setEnabled(on)
        self._show_caption()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows, Home and End, play and pause with Space, leave with Escape."""
        match event.key():
            case Qt.Key.Key_Left:
                self.go_back()
            case Qt.Key.Key_Right:
                self.go_on()
            case Qt.Key.Key_Home:
                self.go_first()
            case Qt.Key.Key_End:
                self.go_last()
            case Qt.Key.Key_Space:
                self.toggle_play()
            case Qt.Key.Key_Escape:
                self.back.emit()
            case _:
                super().keyPressEvent(event)


def _inks(table: ReplayTable) -> tuple[int, ...]:
    """Return per step the ink of the seat that acted last: what chance answers belongs to who asked."""
    inks, ink = [], 0
    for entry in table.entries:
        if entry.seat >= 0:
            ink = table.seats[entry.seat].ink
        inks.append(ink)
    return tuple(inks)


def _who(table: ReplayTable, step: int) -> str:
    """Name who gave the command of a step; "" for chance and the clock."""
    seat = table.entries[step - 1].seat if step else -1
    return table.seats[seat].name if seat >= 0 else ""
