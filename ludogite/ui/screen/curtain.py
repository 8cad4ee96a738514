"""The hand-over curtain: covers the whole window while the screen goes from one person to the next.

It is opaque in the very frame in which it is closed, and what it covers is hidden, so that no screen reader reaches it. It opens by
the PIN of the player's profile where there is one, else by "C'est moi" or the first letter of the name.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from ludogite.core.rules import Seat
from ludogite.services.sound import Sound, play_sound
from ludogite.ui import texts
from ludogite.ui.flow.press_guard import made_ms
from ludogite.ui.screen.curtain_paint import RAIL, paint_cloth, paint_rail
from ludogite.ui.style.paint import fill, focus_ring, key_face, outline, paper, ratio_of, shadow, text_in
from ludogite.ui.style.painted import Painted, be
from ludogite.ui.style.symbols import icon, portrait
from ludogite.ui.style.theme import Theme, narrow
from ludogite.ui.texts.french import elided
from ludogite.ui.widgets.buttons import PrimaryButton
from ludogite.ui.widgets.keys import KeyHint
from ludogite.ui.widgets.shake import shake

CARD_WIDE, CARD_HIGH = 560, 476
BADGE: Final = 116
BOX_WIDE, BOX_HIGH, BOX_GAP = 64, 72, 14
DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class NextPlayer:
    """Whom the screen is handed to: seat, name, ink, and why; ``opens`` tells whether a PIN is right, None asks for none."""

    seat: Seat
    name: str
    ink: int
    occasion: str
    opens: Callable[[str], bool] | None = None
    face: str = ""
    waits_s: Callable[[], int] | None = None
    """For how many seconds no PIN is taken, after several wrong ones."""


class PinBoxes(Painted, QWidget):
    """The boxes of the digits; what is typed is a dot."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._typed = 0
        self._boxes: list[QRectF] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_typed(self, typed: int) -> None:
        """Show how many digits have been typed."""
        self._typed = typed
        self.update()

    def lie(self, middle: QPointF, high: float) -> None:
        """Lie round a point of the parent, so high (px)."""
        wide, gap = self.theme.px(BOX_WIDE), self.theme.px(BOX_GAP)
        left = middle.x() - (DIGITS * wide + (DIGITS - 1) * gap) / 2
        boxes = [QRectF(left + number * (wide + gap), middle.y() - high / 2, wide, high) for number in range(DIGITS)]
        edge = self.theme.px(3)
        self.setGeometry(boxes[0].united(boxes[-1]).adjusted(-edge, -edge, edge, edge).toAlignedRect())
        self._boxes = [box.translated(-self.x(), -self.y()) for box in boxes]
        self.update()

    def paint(self, painter: QPainter) -> None:
        theme = self.theme
        for number, box in enumerate(self._boxes):
            is_next = number == self._typed
            fill(painter, box, theme.palette.surface, theme.px(12))
            line = theme.palette.focus if is_next else theme.palette.control_outline
            outline(painter, box, line, theme.pen(3 if is_next else 1.5), theme.px(12))
            if number < self._typed:
                dot = QPainterPath()
                dot.addEllipse(box.center(), theme.px(9), theme.px(9))
                fill(painter, dot, theme.palette.ink)
            elif is_next:
                middle, half = box.center(), box.height() * 0.24
                painter.fillRect(QRectF(middle.x() - theme.px(1.5), middle.y() - half, theme.px(3), 2 * half), line)


class Curtain(Painted, QWidget):
    """A child of the window over everything in it."""

    opened = Signal(int)
    """The person of this seat has opened it."""
    left = Signal()
    """Somebody pressed Escape: the table is wanted, without anybody's secrets."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._for: NextPlayer | None = None
        self._covered: QWidget | None = None
        self._pin = ""
        self._wrong = self._is_ringed = False
        self._apart = 0.0
        self._colour = theme.palette.walnut_top
        self.setObjectName("curtain")
        be(self, QAccessible.Role.Heading)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.go = PrimaryButton(theme, "", self)
        self.go.clicked.connect(self._on_go)
        self.hint = KeyHint(theme, (), "", self)
        self.boxes = PinBoxes(theme, self)
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._on_slide)
        self._slide.finished.connect(self._gone)
        self.hide()

    # ---- closing and opening ----------------------------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        """Whether it hides the table now."""
        return self._for is not None

    @property
    def typed(self) -> int:
        """How many digits of the PIN have been typed."""
        return len(self._pin)

    def close_for(self, whom: NextPlayer, page: QWidget) -> None:
        """Cover the window of a page, at once, and hide the page; for the same person again only the occasion changes."""
        again = self._for is not None and self._for.seat == whom.seat
        self._for = whom
        self._slide.stop()
        self._apart = 0.0
        if not again:
            self.go.debounce()  # a press that was still meant for the table opens nobody's hand
            self._pin, self._wrong = "", False
            play_sound(self, Sound.CURTAIN)
        window = page.window()
        if self.parentWidget() is not window:
            if self._covered is not None:
                self._covered.window().removeEventFilter(self)
            self.setParent(window)
            window.installEventFilter(self)
        self._covered = page
        self.setGeometry(window.rect())
        self.retranslate()
        self.show()
        self.raise_()
        page.setVisible(False)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_away(self) -> None:
        """Show the page again, without anybody having opened the curtain."""
        if self._for is not None:
            self.drop()
            self._uncover()

    def drop(self) -> None:
        """Be gone: another page stands there now."""
        self._for = None
        self._slide.stop()
        self.hide()

    def _open(self) -> None:
        """Let the person see: the page appears, and the two halves slide off it."""
        whom, self._for = self._for, None
        if whom is None:
            return
        play_sound(self, Sound.CURTAIN)
        self._uncover()
        self.opened.emit(whom.seat)
        duration = self.theme.ms("curtain_open")
        if duration <= 0 or not self.isVisible():
            self.hide()
            return
        self.go.hide()
        self.hint.hide()
        self.boxes.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.raise_()
        self._slide.setDuration(duration)
        self._slide.start()

    def _uncover(self) -> None:
        if self._covered is not None:
            self._covered.setVisible(True)
            self._covered.setFocus(Qt.FocusReason.OtherFocusReason)

    def _gone(self) -> None:
        if self._for is None:
            self.hide()

    def _on_slide(self, apart: float) -> None:
        self._apart = apart
        self.update()

    # ---- the key ----------------------------------------------------------------------------------------------------------

    def _try(self) -> None:
        """Open with the digits typed, or say that they are wrong."""
        if self._for is None or self._for.opens is None:
            return
        if self._for.opens(self._pin):
            self._open()
            return
        self._pin, self._wrong = "", True
        self.retranslate()
        shake(self.boxes, self.theme)

    def _on_go(self) -> None:
        if self._for is not None and self._for.opens is None:
            self._open()
        elif len(self._pin) == DIGITS:
            self._try()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ring the sheet for whoever comes by Tab."""
        super().focusInEvent(event)
        self._is_ringed = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        """Ring the sheet where Tab leads nowhere else, too."""
        self._is_ringed = True
        self.update()
        return super().focusNextPrevChild(forward)

    def event(self, event: QEvent) -> bool:
        """Take every shortcut of the window but full screen: nobody goes behind the curtain by F1."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() != Qt.Key.Key_F11:
                event.accept()
                return True
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the digits of the PIN, or the first letter of the name; Enter opens, Escape leads to the open table."""
        whom, key = self._for, event.key()
        if whom is None:
            event.ignore()
        elif key == Qt.Key.Key_Escape:
            self.take_away()
            self.left.emit()
        elif event.isAutoRepeat() or not self.go.takes(made_ms(event)):
            event.accept()
        elif whom.opens is not None:
            self._take(event)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or (event.text() and event.text().casefold() == whom.name[:1].casefold()):
            self._open()

    def type_digits(self, digits: str) -> None:
        """Type digits of the PIN; the fourth one tries it."""
        if digits:
            self._pin, self._wrong = (self._pin + digits)[:DIGITS], False
        if len(self._pin) == DIGITS:
            self._try()
        else:
            self.retranslate()

    def _take(self, event: QKeyEvent) -> None:
        """Take a digit, or take the last one back."""
        text = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            self._pin = self._pin[:-1]
            self.retranslate()
        elif len(text) == 1 and text in "0123456789":
            self.type_digits(text)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.type_digits("")

    # ---- words and places -------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        whom = self._for
        if whom is None:
            return
        self.setAccessibleName(self.title())
        self.setAccessibleDescription(self.question())
        self.go.setText(self.tr("C’est moi, ouvre le rideau"))
        key = self.tr("Entrée") if whom.opens is not None else whom.name[:1].upper()
        self.hint.set_hint((key,), self.tr("ouvrir"))
        self.go.setEnabled(whom.opens is None or len(self._pin) == DIGITS)
        self.go.show()
        self.hint.setVisible(True)
        self.boxes.setVisible(whom.opens is not None)
        self.boxes.show_typed(len(self._pin))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.apply_theme()

    def title(self) -> str:
        """Say whom the screen goes to."""
        return "" if self._for is None else self.tr("Passe l’écran à {name}").format(name=self._for.name)

    def question(self) -> str:
        """Say what opens the curtain."""
        whom = self._for
        if whom is None:
            return ""
        if whom.opens is None:
            told = self.tr("{name}, appuie sur {letter} ou sur le bouton pour voir ta main.")
            return told.format(name=whom.name, letter=whom.name[:1].upper())
        if whom.waits_s is not None and (seconds := whom.waits_s()):
            return texts.wrong_codes(seconds)
        if self._wrong:
            return self.tr("Ce n’est pas le bon code. Essaie encore, {name}.").format(name=whom.name)
        return self.tr("{name}, tape ton code pour voir ta main.").format(name=whom.name)

    def _paper(self) -> QRectF:
        theme = self.theme
        scale = min(1.0, (self.height() - theme.px(RAIL + 80)) / theme.px(CARD_HIGH + BADGE // 2))
        wide = min(theme.px(CARD_WIDE), self.width() - theme.px(32))
        high = theme.px(CARD_HIGH) * scale
        centre = (
            self.height() / 2 + theme.px(4) + theme.px(22) * min(1.0, max(0.0, (theme.px(760) - self.height()) / theme.px(120)))
        )
        return QRectF((self.width() - wide) / 2, centre - high / 2, wide, high)

    def apply_theme(self) -> None:
        theme, sheet = self.theme, self._paper()
        margin = theme.px(49)
        high = self.go.sizeHint().height()
        bottom = sheet.bottom() - sheet.height() * 0.165
        self.go.setGeometry(round(sheet.left() + margin), round(bottom - high), round(sheet.width() - 2 * margin), high)
        hint = self.hint.sizeHint()
        wide = hint.width() + theme.px(26) + self._eye_width()
        self.hint.setGeometry(round(sheet.center().x() - wide / 2), round(bottom + theme.px(12)), hint.width(), hint.height())
        self.boxes.lie(QPointF(sheet.center().x(), sheet.top() + sheet.height() * 0.572), self._box_high(sheet))
        self.update()

    def _box_high(self, sheet: QRectF) -> float:
        return min(self.theme.px(BOX_HIGH), math.floor(sheet.height() * 0.16))

    def _eye_text(self) -> str:
        return self.tr("rien n’est visible derrière")

    def _eye_width(self) -> float:
        return self.theme.px(26) + QFontMetricsF(self.theme.font("body")).horizontalAdvance(self._eye_text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever its size."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize and self._for is not None:
            self.setGeometry(self.window().rect())
            self.apply_theme()
        return False

    # ---- painting ---------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        theme, width, height = self.theme, self.width(), self.height()
        ink = self._ink()
        cloth = theme.picture(
            ("curtain", ink.rgb()),
            width,
            height,
            ratio_of(painter),
            lambda into: paint_cloth(into, theme, QRectF(0, 0, width, height), ink),
        )
        half, shift = width / 2, self._apart * width / 2
        ratio = cloth.devicePixelRatio()
        for side in (0, 1):
            source = QRectF(side * half * ratio, 0, half * ratio, height * ratio)
            painter.drawPixmap(QRectF(side * half + (shift if side else -shift), 0, half, height), cloth, source)
        if self._apart < 1 and self._apart > 0:
            painter.setOpacity(1 - self._apart)
        paint_rail(painter, theme, width)
        if self._for is not None:
            self._paint_paper(painter, self._for)

    def _ink(self) -> QColor:
        """Give the colour of the cloth: the player's, dark enough in every theme for what is written on it."""
        if self._for is not None:
            self._colour = self.theme.player(self._for.ink).colour
        colour = self._colour
        if colour.lightnessF() > 0.42:
            colour = QColor.fromHslF(max(colour.hslHueF(), 0), min(colour.hslSaturationF(), 0.55), 0.32)
        return colour

    def _paint_paper(self, painter: QPainter, whom: NextPlayer) -> None:
        """Paint the sheet: badge, occasion, name, question, boxes for the PIN; and below it that the game waits."""
        theme, sheet = self.theme, self._paper()
        corner = theme.px(28)
        shadow(painter, theme, sheet, "paper", corner)
        paper(painter, theme, sheet, radius=corner)
        if self._is_ringed and self.hasFocus():
            focus_ring(painter, theme, sheet, corner)
        side = min(theme.px(BADGE), sheet.height() * 0.25)
        badge = QRectF(sheet.center().x() - side / 2, sheet.top() - side / 2, side, side)
        rim = theme.px(10)
        disc = QPainterPath()
        disc.addEllipse(badge.adjusted(-rim, -rim, rim, rim))
        shadow(painter, theme, badge.adjusted(-rim, -rim, rim, rim), "small", side / 2 + rim)
        fill(painter, disc, theme.palette.surface)
        portrait(painter, theme, badge, whom.face, theme.player(whom.ink))
        inner = sheet.adjusted(theme.px(24), 0, -theme.px(24), 0)

        def line(share: float, role: str, text: str, colour: str) -> None:
            font = theme.font(role)
            if role == "body":
                font.setPixelSize(theme.font("name").pixelSize())
            painter.setFont(narrow(font, text, inner.width()))
            high = font.pixelSize() * 1.35
            text_in(
                painter,
                QRectF(inner.left(), sheet.top() + sheet.height() * share - high / 2, inner.width(), high),
                text,
                theme.palette.of(colour),
            )

        line(0.218, "body", whom.occasion, "muted")
        line(0.315, "curtain", self.title(), "ink")
        line(0.436, "body", self.question(), "danger" if self._wrong else "muted")
        if whom.opens is None:
            self._paint_key(painter, sheet, whom.name[:1].upper())
        x = self.hint.geometry().right() + theme.px(26)
        eye = theme.px(18)
        middle = self.hint.geometry().center().y() + 1
        icon(painter, theme, "eye-off", QRectF(x, middle - eye / 2, eye, eye), theme.palette.muted)
        painter.setFont(theme.font("body"))
        text_in(painter, QRectF(x + theme.px(26), middle - theme.px(14), sheet.right() - x, theme.px(28)), self._eye_text(),
                theme.palette.muted, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)  # fmt: skip
        self._paint_waiting(painter, sheet, whom)

    def _paint_waiting(self, painter: QPainter, sheet: QRectF, whom: NextPlayer) -> None:
        theme = self.theme
        text = elided(self.tr("La partie attend. Le temps de {name} ne court pas encore."), name=whom.name)
        painter.setFont(theme.font("body"))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        y = (
            (sheet.bottom() + self.height()) / 2
            + theme.px(32) * min(1.0, (self.height() - sheet.bottom()) / theme.px(157))
            - theme.px(2)
        )
        y = min(y, self.height() - theme.px(32))
        side = theme.px(18)
        x = self.width() / 2 - (wide + side + theme.px(10)) / 2
        colour = theme.palette.card_white
        icon(painter, theme, "clock", QRectF(round(x), round(y - side / 2), side, side), colour)
        text_in(painter, QRectF(x + side + theme.px(10), y - theme.px(14), wide + 2, theme.px(28)), text, colour)

    def _paint_key(self, painter: QPainter, sheet: QRectF, letter: str) -> None:
        """Paint the key that opens the curtain, as large as a box of the PIN."""
        theme = self.theme
        high = self._box_high(sheet)
        face = QRectF(sheet.center().x() - high / 2, sheet.top() + sheet.height() * 0.572 - high / 2, high, high - theme.px(4))
        key_face(painter, theme, face, edge=theme.px(4), radius=theme.px(12))
        painter.setFont(theme.letter_font(high * 0.5))
        text_in(painter, face, letter, theme.palette.ink)
